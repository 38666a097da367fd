"""What an entry brings about, sorted by who may hear of it: the only way from a table's events to its readers."""

from collections.abc import Sequence

from antechamber.core.events import EVERYONE, NOBODY, SPECTATOR, Event, only, seen


class News:
    """What followed from one entry. Raw events stay inside; readers get what they may see."""

    def __init__(self, events: Sequence[Event] = (), actor: int | None = None, *, is_for_all: bool = False) -> None:
        self._events = list(events)
        self._readers = [event.readers for event in self._events]
        self._actor = actor
        self._is_for_all = is_for_all
        self._witnesses = NOBODY
        """The mask of all who see something of it."""
        for event in self._events:
            self._witnesses |= event.readers if event.private else EVERYONE
        self._told: dict[int, list[Event]] = {}
        """What was told already, by the mask of the events whose secrets are read."""

    def reaches(self, reader: int | None) -> bool:
        """True when the reader is owed a frame: they acted, it concerns all, or they see what happened."""
        if self._is_for_all or (reader is not None and reader == self._actor):
            return True
        return self._witnesses & _bit(reader) != 0

    def told(self, reader: int | None) -> list[Event]:
        """The events as the reader may see them; those who may see the same are given the same list."""
        bit, reads = _bit(reader), 0
        for place, readers in enumerate(self._readers):
            if readers & bit:
                reads |= 1 << place
        if reads not in self._told:
            self._told[reads] = seen(self._events, reader)
        return self._told[reads]


def _bit(reader: int | None) -> int:
    return SPECTATOR if reader is None else only(reader)


NOTHING = News()
"""Whatever happened is nobody's business yet, or changes only who sits where."""
