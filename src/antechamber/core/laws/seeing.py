"""What a reader cannot see never changes what they are sent, and neither does who else is sent something."""

from dataclasses import dataclass
from typing import Final

import msgspec

from antechamber.core.events import Event, seen
from antechamber.core.laws.tables import Broken, Moment, Table, hold, random_play, random_states
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.state import State

MOST_CANDIDATES: Final = 6
"""How many of another seat's hidden choices the two-worlds law tries at each step."""


@dataclass(frozen=True)
class Sent:
    """Everything that can reach a reader now, as text."""

    view: str
    choices: str
    refusals: str


def _sent(state: State, reader: int | None, every: list[Move]) -> Sent:
    view = state.view(reader)
    if reader is None:
        return Sent(repr(view), "", "")
    refusals = [_refusal(state.why_not(reader, move)) for move in every]
    return Sent(f"{view!r} {msgspec.json.encode(view)!r}", repr(state.choices(reader)), repr(refusals))


def _refusal(refused: Refused | None) -> object:
    return refused and (refused.rule, refused.reason, refused.facts)  # A refusal's words are made from these alone.


def two_worlds(table: Table) -> None:
    """What a reader cannot see does not change what they are sent, now or after the next move."""
    every = table.game.moves(table.game.settle(table.options))
    record = table.start()
    for moment in random_play(table):
        record = moment.record
        for reader in table.readers():
            world = record.state.imagine(reader, moment.dice.below(1 << 30))
            _compare_now(table, moment.number, reader, record.state, world, every)
            _compare_next(table, moment, reader, world)
    for reader in table.readers():
        _compare_now(table, len(record.moves), reader, record.state, record.state.imagine(reader, table.seed), every)


def _compare_now(table: Table, number: int, reader: int | None, state: State, world: State, every: list[Move]) -> None:
    """Nothing that can reach the reader differs between the two worlds."""
    here, there = _sent(state, reader, every), _sent(world, reader, every)
    for part in ("view", "choices", "refusals"):
        same = getattr(here, part) == getattr(there, part)
        hold(same, table, number, f"the {part} of {reader} depend on what he cannot see")


def _compare_next(table: Table, moment: Moment, reader: int | None, world: State) -> None:
    """Play on in both worlds: the reader is told the same if, and only if, they then know the same.

    A different move can lead to the same knowledge another way if things are turned up in between, as at the end of a
    round. So for a different move the reverse is checked only if nothing was turned up.
    """
    told, known = _after(moment.state, moment.seat, moment.move, reader)
    if told and known == _known(moment.state, reader):
        raise Broken(f"{table}, move {moment.number}: {reader} was told something, and knows nothing new")
    for move in _candidates(moment, reader, world):
        told_there, known_there = _after(world, moment.seat, move, reader)
        if told == told_there and known != known_there:
            raise Broken(f"{table}, move {moment.number}: {reader} was told the same and knows something else")
        surprised = any(event.reveals for event in (*told, *told_there))
        if known == known_there and told != told_there and (move == moment.move or not surprised):
            raise Broken(f"{table}, move {moment.number}: {reader} was told something that his view does not show")


def _candidates(moment: Moment, reader: int | None, world: State) -> list[Move]:
    """The moves to try for the acting seat in the other world; the reader makes the same move in both."""
    if moment.seat == reader:
        return [moment.move]
    others = [move for move in world.choices(moment.seat) if move != moment.move]
    chosen = [others[moment.dice.below(len(others))] for _ in range(MOST_CANDIDATES) if others]
    return [moment.move, *chosen] if world.why_not(moment.seat, moment.move) is None else chosen


def _after(state: State, seat: int, move: Move, reader: int | None) -> tuple[list[Event], str]:
    world = state.copy()
    told = seen(world.narrate(seat, move), reader)
    return told, _known(world, reader)


def _known(state: State, reader: int | None) -> str:
    return f"{state.view(reader)!r} {state.choices(reader)!r}"


def views(table: Table) -> None:
    """Views made for several readers at once equal the views made one by one, and each belongs to its reader."""
    readers = table.readers()
    for number, state, _ in random_states(table):
        together = state.views(readers)
        for reader, view in zip(readers, together, strict=True):
            alone = state.view(reader)
            same = view == alone and repr(view) == repr(alone)
            hold(same, table, number, f"{reader} sees something else among others than alone")
        kept = {id(view.options) for view in together}
        hold(len(kept) == len(readers), table, number, "two readers have their options in common")
