"""What the laws are tried on: tables, and random games at them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from antechamber.core.chance import Dice
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.options import DeckChoice, Number, OneOf, Option, Toggle
from antechamber.core.records import Record
from antechamber.core.refused import Refused
from antechamber.core.state import State

MOST_DECISIONS: Final = 20_000
"""A game longer than this counts as one that does not end."""


class Broken(AssertionError):
    """A law does not hold; the message says where."""


@dataclass(frozen=True)
class Table:
    """What a law is tried on."""

    game: Game
    players: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)

    def start(self) -> Record:
        """A new record of this table."""
        return Record.start(self.game, self.players, self.seed, self.options)

    def readers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.players), None]

    def __str__(self) -> str:
        """The table as the name of a test."""
        options = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.preset or self.game.id}-{self.players}p-{self.seed}{options}".replace(" ", "_")


def tables(games: list[Game], seeds: range) -> list[Table]:
    """Every game and preset with every number of players, and every game once with each value of each option."""
    return [table for game in games for table in _plain(game, seeds) + ([] if game.preset else _varied(game, seeds[0]))]


def _plain(game: Game, seeds: range) -> list[Table]:
    """Tables with the default options."""
    numbers = range(game.least_players, game.most_players + 1)
    return [Table(game, players, seed) for players in numbers for seed in seeds]


def _varied(game: Game, seed: int) -> list[Table]:
    """A table for each non-default option value; the numbers of players that it allows take turns."""
    numbers = list(range(game.least_players, game.most_players + 1))
    found: list[Table] = []
    for option in game.options:
        for value in _other_values(option):
            turn = len(found) % len(numbers)
            fitting = (Table(game, players, seed, {option.id: value}) for players in numbers[turn:] + numbers[:turn])
            found += [table for table in fitting if _can_start(table)][:1]
    return found


def _can_start(table: Table) -> bool:
    """True if the options allow this number of players."""
    try:
        table.start()
    except Refused:
        return False
    return True


def _other_values(option: Option) -> list[object]:
    match option:
        case Toggle():
            return [not option.default]
        case OneOf():
            return [value for value in option.values if value != option.default]
        case Number():
            return [value for value in (option.least, option.most) if value != option.default]
        case DeckChoice():
            return [name for name in option.built_in if name != option.default]


@dataclass(frozen=True)
class Moment:
    """A step of a random game: the state before it, who will act, and how."""

    record: Record
    number: int
    seat: int
    move: Move
    dice: Dice

    @property
    def state(self) -> State:
        """The state before the move."""
        return self.record.state


def random_play(table: Table) -> Iterator[Moment]:
    """Play a random game and stop before every move."""
    record = table.start()
    dice = Dice(table.seed + 1)
    number = 0
    while not record.state.is_over:
        hold(number < MOST_DECISIONS, table, number, "the game does not end")
        actors = record.state.actors
        seat = actors[dice.below(len(actors))]
        choices = record.state.choices(seat)
        hold(bool(choices), table, number, f"seat {seat} is asked and has no choice")
        move = choices[dice.below(len(choices))]
        yield Moment(record, number, seat, move, dice)
        record.play(seat, move)
        number += 1


def random_states(table: Table) -> Iterator[tuple[int, State, Dice]]:
    """The same games, stopping at every state including the last."""
    record, number, dice = table.start(), 0, Dice(table.seed + 1)
    for moment in random_play(table):
        record, number, dice = moment.record, moment.number, moment.dice
        yield number, record.state, dice
    yield number + 1, record.state, dice


def hold(holds: bool, table: Table, number: int, fault: str) -> None:
    """Raise Broken, saying where, unless `holds` is true."""
    if not holds:
        raise Broken(f"{table}, before move {number}: {fault}")


def text_of(position: object) -> str:
    """A position as text."""
    return json.dumps(position)


def over_the_wire(game: Game, view: object) -> Any:
    """The view as a bot in another process gets it."""
    return msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
