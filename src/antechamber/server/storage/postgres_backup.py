"""A copy of a PostgreSQL log as an SQLite file, which can be served itself."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing, closing
from pathlib import Path
from typing import Final

from antechamber.server.storage.address import without_password
from antechamber.server.storage.contract import StorageError
from antechamber.server.storage.postgres_connection import FAULTS, connect, unreachable, version
from antechamber.server.storage.schema import due
from antechamber.server.storage.sqlite_file import open_file

_SELECT: Final = "SELECT table_id, n, seat, message, at, body FROM antechamber_log ORDER BY table_id, n"
_INSERT: Final = "INSERT INTO antechamber_log (table_id, n, seat, message, at, body) VALUES (?, ?, ?, ?, ?, ?)"
_AT_ONCE: Final = 1000


async def copy_server(address: str, target: Path) -> int:
    """Copy a log into a new file, as it is now, while others write; gives the number of rows."""
    count = 0
    with closing(await asyncio.to_thread(open_file, target)) as copy:
        async with aclosing(_snapshot(address)) as pages:
            async for rows in pages:
                await asyncio.to_thread(_store, copy, rows)
                count += len(rows)
    return count


async def _snapshot(address: str) -> AsyncGenerator[list[tuple[object, ...]]]:
    """All rows on a server as they are now, some at a time."""
    place = without_password(address)
    connection = await connect(address)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            done = await version(connection)
            if not done:
                raise StorageError("", "storage-nothing-there", {"place": place})
            due(done, place)
            cursor = await connection.cursor(_SELECT)
            while records := await cursor.fetch(_AT_ONCE):
                yield [tuple(record) for record in records]
    except FAULTS as fault:
        raise unreachable(address, fault) from fault
    finally:
        await connection.close()


def _store(copy: sqlite3.Connection, rows: Sequence[tuple[object, ...]]) -> None:
    with copy:
        copy.execute("BEGIN")
        copy.executemany(_INSERT, rows)
