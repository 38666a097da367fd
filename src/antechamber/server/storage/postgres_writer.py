"""The one task that writes to a PostgreSQL server: all that is queued is stored in one commit."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from msgspec.structs import astuple

from antechamber.server.storage.batches import Outcome, Request, settle
from antechamber.server.storage.contract import Row, StorageError, Taken, Unsure
from antechamber.server.storage.postgres_connection import FAULTS, connect, patiently, unreachable

_INSERT: Final = """
    INSERT INTO antechamber_log (table_id, n, seat, message, at, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::smallint[], $4::text[], $5::bigint[], $6::text[])
"""
"""A single statement is a transaction by itself, all or nothing, and takes one round trip to the server."""

_BE_DURABLE: Final = """
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""

_FAULTS_OF_A_REQUEST: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError, TypeError)
"""Faults of a row, not of the server or the connection."""

_FENCE: Final = 0x6C6F6731
_END_THE_LOST: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND pid <> pg_backend_pid()
"""


class PostgresWriter:
    """A queue of requests, and the task that stores them over a connection of its own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._key = secrets.randbelow(2**31)
        self._waiting: list[Request] = []
        self._wake = asyncio.Event()
        self._is_stopped = False
        self.is_lost = False
        """True while a connection that we have lost may still store something."""
        self._connection: Any = None
        self._insert: Any = None
        self._task = asyncio.create_task(self._run())

    def put(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Queue rows; the future is done when they are stored."""
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, waiter))
        self._wake.set()
        return waiter

    async def stop(self) -> None:
        """Store all that is queued, and wait for the task to end."""
        self._is_stopped = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._is_stopped:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, []
                settle(batch, await self._store(batch))
        if self._connection is not None:
            with suppress(*FAULTS):
                await self._connection.close(timeout=5)

    async def _store(self, batch: Sequence[Request]) -> list[Outcome]:
        """Store what can be stored, and give the outcome of each request."""
        try:
            if self._connection is None or self._connection.is_closed():
                await patiently(self._connect)
            if columns := _columns(batch):
                await self._insert.fetch(*columns)
        except StorageError as fault:  # Nothing was sent.
            return [_outcome(fault) for _ in batch]
        except _FAULTS_OF_A_REQUEST as fault:
            if len(batch) == 1:
                return [_outcome(fault)]
            middle = len(batch) // 2  # Nothing was stored because of one request: try each half.
            return await self._store(batch[:middle]) + await self._store(batch[middle:])
        except Exception as fault:  # noqa: BLE001  Whatever it is, somebody waits for it, and the task goes on.
            self.is_lost = True
            with suppress(StorageError):
                await patiently(self._connect)
            return [_outcome(fault) for _ in batch]
        return [None] * len(batch)

    async def _connect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = await connect(self._address)
        try:
            await self._fence()
            await self._connection.execute(_BE_DURABLE)
            self._insert = await self._connection.prepare(_INSERT)
        except FAULTS as fault:
            self._connection.terminate()
            raise unreachable(self._address, fault) from fault
        self.is_lost = False

    async def _fence(self) -> None:
        """Make sure that no lost connection of ours can still store something, so that what we read is final.

        Each connection holds a lock as long as it lives, and the next one waits for that lock. By then the last commit
        of the one before has happened, or never will.
        """
        await self._connection.execute(_END_THE_LOST, _FENCE, self._key)
        await self._connection.execute("SELECT pg_advisory_lock($1, $2)", _FENCE, self._key)


def _columns(batch: Sequence[Request]) -> list[tuple[object, ...]]:
    return list(zip(*[astuple(row) for rows, _ in batch for row in rows], strict=True))


def _outcome(fault: Exception) -> Exception:
    if isinstance(fault, asyncpg.UniqueViolationError):
        return Taken()
    unsure = Unsure(str(fault))
    unsure.__cause__ = fault
    return unsure
