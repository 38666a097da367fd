"""The log in an SQLite file, by the standard library: one thread writes and another reads."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Self

from antechamber.server.storage.contract import Row, StorageError
from antechamber.server.storage.sqlite_file import connect, open_file, refusing
from antechamber.server.storage.sqlite_writer import SqliteWriter

_SELECT: Final = "SELECT table_id, n, seat, message, at, body FROM antechamber_log "
_READ: Final = _SELECT + "WHERE table_id = ? AND n > ? ORDER BY n"
_FIND: Final = _SELECT + "WHERE table_id = ? AND coalesce(seat, -1) = coalesce(?, -1) AND message = ?"


class SqliteLog:
    """A log in a file."""

    def __init__(self, path: Path, writer: sqlite3.Connection, reader: sqlite3.Connection) -> None:
        self._path = path
        self._writer = SqliteWriter(writer)
        self._reader = reader
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="antechamber-read")
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, and create it if it is missing."""
        return cls(path, *await asyncio.to_thread(_connections, path))

    def append(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store rows, all or none; once the future is done they survive a crash."""
        self._check_open()
        return self._writer.put(tuple(rows))

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table with numbers above `after`, in order."""
        return await self._select(_READ, (table, after))

    async def find(self, table: str, seat: int | None, message: str) -> Row | None:
        """The row that a seat's message led to, if any."""
        found = await self._select(_FIND, (table, seat, message))
        return found[0] if found else None

    async def ping(self) -> None:
        """Check that both threads and the file work."""
        await self.append(())
        await self.find("", None, "")

    async def close(self) -> None:
        """Store what is queued, then let go of the file."""
        self._is_closed = True
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        self._reading.shutdown()
        self._reader.close()
        self._writer.stop()  # Last, because the last connection to close tidies up the file.

    def _check_open(self) -> None:
        if self._is_closed:
            raise StorageError("", "storage-closed")

    async def _select(self, query: str, values: tuple[object, ...]) -> list[Row]:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._rows, query, values)

    def _rows(self, query: str, values: tuple[object, ...]) -> list[Row]:
        with refusing(self._path):
            return [Row(*found) for found in self._reader.execute(query, values)]


def _connections(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """One for the writer and one for the reader."""
    writer = open_file(path)
    with refusing(path):
        return writer, connect(path, "ro")
