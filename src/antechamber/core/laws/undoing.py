"""What can be taken back leaves nothing behind, and had shown nobody anything."""

from typing import Final

from antechamber.core.events import Event, seen
from antechamber.core.laws.tables import Moment, Table, hold, random_play, text_of
from antechamber.core.state import State
from antechamber.core.undoing import WayBack

WORLDS: Final = 2
"""In how many imagined worlds each choice is looked at."""


def undoing(table: Table) -> None:
    """After taking back all is as before; and no choice that can be taken back has shown anyone anything hidden."""
    for moment in random_play(table):
        before, after, back = moment.state.copy(), moment.state.copy(), WayBack()
        events = after.narrate(moment.seat, moment.move)
        back.note(moment.seat, before, after, events)
        if not back.is_open_to(moment.seat):
            continue
        state, witnesses = back.undo()
        same = text_of(state.dump()) == text_of(moment.state.dump())
        hold(same, table, moment.number, "taking back leaves another state")
        for reader in table.readers():
            is_told = bool(seen(events, reader)) or reader == moment.seat
            knows = bool(witnesses >> (8 if reader is None else reader) & 1)
            hold(is_told == knows, table, moment.number, f"{reader} is told of taking back, and was not of the choice")
            if reader != moment.seat:
                _shows_nothing(table, moment, reader, seen(events, reader))


def _shows_nothing(table: Table, moment: Moment, reader: int | None, told: list[Event]) -> None:
    """In every world the reader thinks possible, some choice of the seat would have been told to them alike."""
    for _ in range(WORLDS):
        world = moment.state.imagine(reader, moment.dice.below(1 << 30))
        alike = not told or _can_tell(world, moment.seat, reader, told)
        hold(alike, table, moment.number, f"{reader} has learnt something from a choice that can be taken back")


def _can_tell(world: State, seat: int, reader: int | None, told: list[Event]) -> bool:
    """True if a choice of the seat, given in one part or in several, is told to the reader like this."""
    for move in world.choices(seat):
        after = world.copy()
        events = seen(after.narrate(seat, move), reader)
        is_part = not events and after.actors == (seat,)
        if events == told or (is_part and _can_tell(after, seat, reader, told)):
            return True
    return False
