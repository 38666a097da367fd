"""Connections to a PostgreSQL server: opened, reopened, and the tables brought up to date."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]

from antechamber.server.storage.address import bad_address, without_password
from antechamber.server.storage.contract import StorageError
from antechamber.server.storage.schema import MARK, due

T = TypeVar("T")

TIMES: Final = {"timeout": 5, "command_timeout": 30}
"""Seconds to wait for a connection, and for the answer to a statement."""

_PAUSES: Final = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2)
"""Seconds between attempts to reach a server, which is usually back soon."""

FAULTS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""All that can go wrong between a server and us."""

_MIGRATING: Final = 0x616E7465
"""The lock that one server holds while it migrates, so that a second one waits."""


async def connect(address: str) -> Any:
    """A connection to the server at an address."""
    try:
        return await asyncpg.connect(address, **TIMES)
    except ValueError as fault:
        raise bad_address(address) from fault
    except FAULTS as fault:
        raise unreachable(address, fault) from fault


async def patiently(attempt: Callable[[], Awaitable[T]]) -> T:
    """The result of an attempt, which is repeated after a StorageError, with longer and longer pauses."""
    for pause in _PAUSES:
        try:
            return await attempt()
        except StorageError:
            await asyncio.sleep(pause)
    return await attempt()


async def migrate(connection: Any, place: str) -> None:
    """Bring the tables up to date; if several servers start together, one does it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        for number, script in due(await version(connection), place).items():
            await connection.execute(script)
            await connection.execute("INSERT INTO antechamber_migrations VALUES ($1)", number)


async def version(connection: Any) -> int:
    """The number of a database's last migration, 0 if it has none of our tables."""
    if await connection.fetchval("SELECT to_regclass($1)", MARK) is None:
        return 0
    number: int = await connection.fetchval("SELECT max(number) FROM antechamber_migrations")
    return number


def unreachable(address: str, fault: BaseException) -> StorageError:
    """The refusal for a server that does not answer, or does not let us in."""
    reason = str(fault).rstrip(".") or type(fault).__name__
    return StorageError("", "storage-unreachable", {"place": without_password(address), "fault": reason})
