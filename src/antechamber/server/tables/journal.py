"""The log of one table: what is appended is durable before anybody hears of it."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final, cast

from antechamber.core.refused import Refused
from antechamber.server.clock import Clock
from antechamber.server.storage.log import Log, Row, StorageError, Taken, Unsure
from antechamber.server.tables import callbacks
from antechamber.server.tables.callbacks import Then
from antechamber.table import entries as log
from antechamber.table.table import Table, begun

RECENT: Final = 32
"""How many message ids are remembered; an older one sent again comes with an old frame, and is refused for that."""


class Overtaken(Exception):
    """Another server has written to this log: our copy is out of date."""


class RowMissing(Exception):
    """The log has a gap: what comes after it cannot be trusted."""


class Journal:
    """The log of one table, and its only writer."""

    def __init__(self, name: str, storage: Log, clock: Clock) -> None:
        self.name = name
        self.storage = storage
        self.clock = clock
        self.length = 0
        self._recent: dict[tuple[int | None, str], None] = {}
        """The oldest first."""

    async def replay(self) -> Table:
        """Read the log, and rebuild the table from it."""
        rows = await self.storage.read(self.name)
        if not rows:
            raise Refused("", "server-no-such-table")
        table = replayed(rows, self.clock.now())
        self.length = len(rows)
        for row in rows[-RECENT:]:
            self._remember(row)
        return table

    def append(self, entries: Sequence[log.Entry], seat: int | None, message: str | None, then: Then) -> None:
        """Store entries, all or none; the first carries the id of the message. `then` may hear Overtaken."""
        rows = self._rows(entries, seat, message)
        try:
            stored = self.storage.append(rows)
        except StorageError as fault:
            then(fault)
        else:
            stored.add_done_callback(partial(self._answered, rows, then))

    def _answered(self, rows: list[Row], then: Then, stored: asyncio.Future[None]) -> None:
        """The storage says how it went."""
        fault = stored.exception()
        if isinstance(fault, Unsure):
            callbacks.run(self._settle(rows), partial(self._settled, rows, then))
        elif isinstance(fault, Taken):
            then(Overtaken())
        else:
            self._settled(rows, then, cast("Exception | None", fault))

    def _settled(self, rows: list[Row], then: Then, fault: Exception | None) -> None:
        """It is certain now whether the rows are stored."""
        if fault is None:
            self.length += len(rows)
            self._remember(rows[0])
        then(fault)

    def _remember(self, row: Row) -> None:
        if row.message is not None:
            self._recent[row.seat, row.message] = None
            if len(self._recent) > RECENT:
                del self._recent[next(iter(self._recent))]

    def is_repeated(self, seat: int | None, message: str) -> bool:
        """Whether this seat has lately sent a message with that id."""
        return (seat, message) in self._recent

    async def effect(self, seat: int | None, message: str) -> log.Entry | None:
        """The entry that a message led to, if any."""
        row = await self.storage.find(self.name, seat, message)
        return log.read(row.body) if row is not None else None

    async def is_withdrawn(self, seat: int | None, message: str) -> bool:
        """Whether the move that a message led to was taken back."""
        row = await self.storage.find(self.name, seat, message)
        later = await self.storage.read(self.name, row.n) if row is not None else []
        standing = 0
        for entry in [log.read(each.body) for each in later]:
            if isinstance(entry, log.Played) and entry.seat == seat:
                standing += 1
            elif isinstance(entry, log.Undone) and entry.seat == seat:
                if standing == 0:
                    return True
                standing -= 1
        return False

    def _rows(self, entries: Sequence[log.Entry], seat: int | None, message: str | None) -> list[Row]:
        at = self.clock.date()
        first = Row(self.name, self.length + 1, seat, message, at, log.write(entries[0]))
        more = enumerate(entries[1:], self.length + 2)
        return [first, *(Row(self.name, n, None, None, at, log.write(entry)) for n, entry in more)]

    async def _settle(self, rows: list[Row]) -> None:
        """Find out whether rows were stored that the storage was unsure about; raises if not.

        If the storage cannot be read either, the next append finds out: its number is taken, or it is not.
        """
        try:
            stored = await self.storage.read(self.name, self.length)
        except Exception as error:
            raise Refused("", "server-unsure") from error
        if not stored:
            raise Refused("", "server-storage")
        if stored != rows:
            raise Overtaken


def replayed(rows: Sequence[Row], now: float) -> Table:
    """The table that a log describes."""
    if rows[-1].n != len(rows):
        raise RowMissing
    table = begun(log.read(rows[0].body))
    for row in rows[1:]:
        table.apply(log.read(row.body), now)
    return table
