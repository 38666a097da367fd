"""The log on a PostgreSQL server, by asyncpg: one connection writes, a few read."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, Self

import asyncpg  # type: ignore[import-untyped]

from antechamber.server.storage.address import without_password
from antechamber.server.storage.contract import Row, StorageError, Unsure
from antechamber.server.storage.postgres_connection import FAULTS, TIMES, connect, migrate, patiently, unreachable
from antechamber.server.storage.postgres_writer import PostgresWriter

_SELECT: Final = "SELECT table_id, n, seat, message, at, body FROM antechamber_log "
_READ: Final = _SELECT + "WHERE table_id = $1 AND n > $2 ORDER BY n"
_FIND: Final = _SELECT + "WHERE table_id = $1 AND coalesce(seat, -1) = coalesce($2, -1) AND message = $3"

_PING_SECONDS: Final = 5


class PostgresLog:
    """A log on a server; it reconnects by itself when the server was away."""

    def __init__(self, address: str, readers: Any) -> None:
        self._address = address
        self._readers = readers
        self._writer = PostgresWriter(address)
        self._is_closed = False

    @classmethod
    async def open(cls, address: str) -> Self:
        """Reach the server, and make its tables when they are missing."""
        connection = await connect(address)
        try:
            await migrate(connection, without_password(address))
        except asyncpg.DuplicateTableError as fault:
            raise StorageError("", "storage-foreign", {"place": without_password(address)}) from fault
        except FAULTS as fault:
            raise unreachable(address, fault) from fault
        finally:
            await connection.close()
        return cls(address, await asyncpg.create_pool(address, min_size=0, max_size=4, **TIMES))

    def append(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store rows, all or none; once the future is done they survive a crash."""
        self._check_open()
        return self._writer.put(tuple(rows))

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table with numbers above `after`, in order."""
        await self._settle()
        return await patiently(lambda: self._select(_READ, table, after))

    async def find(self, table: str, seat: int | None, message: str) -> Row | None:
        """The row that a seat's message led to, if any."""
        await self._settle()
        found = await patiently(lambda: self._select(_FIND, table, seat, message))
        return found[0] if found else None

    async def ping(self) -> None:
        """Check that the server answers."""
        self._check_open()
        try:
            async with asyncio.timeout(_PING_SECONDS):
                await self._select(_FIND, "", None, "")
        except TimeoutError as fault:
            raise unreachable(self._address, fault) from fault

    async def close(self) -> None:
        """Store what is queued, then let go of the server."""
        self._is_closed = True
        await self._writer.stop()
        await self._readers.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StorageError("", "storage-closed")

    async def _settle(self) -> None:
        """Before reading, make sure that no append we are unsure about can still be stored."""
        self._check_open()
        if self._writer.is_lost:
            try:
                await self._writer.put(())
            except Unsure as fault:
                raise unreachable(self._address, fault) from fault

    async def _select(self, query: str, *values: object) -> list[Row]:
        try:
            return [Row(*record) for record in await self._readers.fetch(query, *values)]
        except (asyncpg.DataError, ValueError):
            return []  # A value that cannot be stored, such as a text with a NUL, is not there.
        except FAULTS as fault:
            raise unreachable(self._address, fault) from fault
