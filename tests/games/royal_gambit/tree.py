"""The whole tree of a small game: every choice, every card that could be drawn, and what each player has seen."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

import antechamber
from antechamber.core.events import seen
from antechamber.core.moves import Move
from antechamber.games.royal_gambit.cards import KINDS
from antechamber.games.royal_gambit.state import DECK, Table

MINI = antechamber.game("royal-gambit-mini")
Memory = int
"""All that a player has seen and done so far, as the number of a chain of events."""


@dataclass(frozen=True)
class Node:
    """A state, and what each of the two players remembers of the way there."""

    state: Table
    memories: tuple[Memory, ...]


class Tree:
    """All that can happen in the reduced game with so many turns."""

    def __init__(self, turns: int) -> None:
        self.options = MINI.settle({"turn_limit": turns})
        self.chains: dict[tuple[Memory, object], Memory] = {}
        self.nodes = 0
        self.ends = 0
        self.information_sets: set[tuple[int, Memory]] = set()
        waiting = list(self.deals())
        while waiting:
            waiting += self.visit(waiting.pop())

    def deals(self) -> Iterator[Node]:
        """Every first player with every pair of cards."""
        kinds = [character for character, copies in MINI.deck(self.options).items() if copies]
        for first in range(2):
            for mine in kinds:
                for theirs in kinds:
                    seats = [{"characters": [{"card": card}, None]} for card in (mine, theirs)]
                    position = {"game": MINI.id, "players": 2, "options": self.options, "first": first, "seats": seats}
                    state = MINI.load(position)
                    assert isinstance(state, Table)
                    yield Node(state, tuple(self.recall(0, (seat, repr(state.view(seat)))) for seat in range(2)))

    def recall(self, memory: Memory, news: object) -> Memory:
        """What a player remembers after something new."""
        return self.chains.setdefault((memory, news), len(self.chains) + 1)

    def visit(self, node: Node) -> list[Node]:
        """Count a node, and say what can follow."""
        if node.state.is_over:
            self.ends += 1
            return []
        self.nodes += 1
        (seat,) = node.state.actors  # Windows of two players ask one of them.
        self.information_sets.add((seat, node.memories[seat]))
        return [after for move in node.state.choices(seat) for after in self.follow(node, seat, move)]

    def follow(self, node: Node, seat: int, move: Move) -> Iterator[Node]:
        """The nodes after a move: one, or one for each card that could be drawn."""
        for kind in range(KINDS):
            state = node.state.copy()
            state.chance.fixed = [[], [kind]]
            events = state.narrate(seat, move)
            is_drawn = state.chance.drawn[DECK] > node.state.chance.drawn[DECK]
            state.chance.fixed = None
            if not is_drawn or state.deck[kind] >= 0:
                news = [msgspec.json.encode(seen(events, reader)) for reader in range(2)]
                own = [move if reader == seat else None for reader in range(2)]
                memories = zip(node.memories, own, news, strict=True)
                yield Node(state, tuple(self.recall(memory, (mine, told)) for memory, mine, told in memories))
            if not is_drawn:
                return
