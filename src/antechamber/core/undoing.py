"""Taking back a choice. What can be taken back follows from what has happened; no move is listed for it.

A seat can take back its last choice while nobody else has been asked since, nothing was drawn, and nothing was shown
to anyone else; never in a sealed window. A state keeps no history: whoever holds it keeps the copies.
"""

from antechamber.core.events import EVERYONE, Event, only
from antechamber.core.state import State


class WayBack:
    """The states before a seat's last choices, for as long as these can be taken back."""

    def __init__(self) -> None:
        self._seat = -1
        self._before: list[State] = []
        self._witnesses: list[int] = []

    def note(self, seat: int, before: State, after: State, events: list[Event]) -> None:
        """Remember the state before a choice; a choice that binds, or another seat's, ends the way back."""
        if seat != self._seat:
            self.forget()
        if not _can_return(seat, before, after, events):
            self.forget()
            return
        self._seat = seat
        self._before.append(before)
        self._witnesses.append(_witnesses(seat, events))

    def forget(self) -> None:
        """Nothing can be taken back any more."""
        self._seat = -1
        self._before = []
        self._witnesses = []

    def is_open_to(self, seat: int) -> bool:
        """True if the seat can take back its last choice."""
        return seat == self._seat

    def undo(self) -> tuple[State, int]:
        """The state before the last choice, and the mask of those who had been told of the choice."""
        state, witnesses = self._before.pop(), self._witnesses.pop()
        if not self._before:
            self.forget()
        return state, witnesses


def _can_return(seat: int, before: State, after: State, events: list[Event]) -> bool:
    """True if the choice left only its own seat asked, and neither drew nor showed anything."""
    if before.window or after.window or after.actors != (seat,):
        return False
    if list(before.chance.drawn) != list(after.chance.drawn):
        return False
    return not any(_binds(event, seat) for event in events)


def _binds(event: Event, seat: int) -> bool:
    """True if the event draws, turns up, or shows a secret to someone else."""
    return event.reveals or event.binds or bool(event.secrets and event.readers & ~only(seat))


def _witnesses(seat: int, events: list[Event]) -> int:
    """Everyone who was told something of a choice, its own seat included."""
    mask = only(seat)
    for event in events:
        mask |= event.readers if event.private else EVERYONE
    return mask
