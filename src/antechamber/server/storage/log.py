"""The way into the storage: open a log by its address, and use it the same way on every kind of storage."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from antechamber.server.storage.address import is_postgres, path_of
from antechamber.server.storage.contract import Log, Row, StorageError, Taken, Unsure
from antechamber.server.storage.sqlite import SqliteLog
from antechamber.server.storage.sqlite_file import copy_file, refusing

__all__ = ["Log", "Row", "StorageError", "Taken", "Unsure", "backup", "open_log"]


async def open_log(address: str) -> Log:
    """Open the log at an address, and create it if it is missing.

    An address is the path of a file, plain or as `sqlite:///games.db` (`sqlite:////var/games.db` for an absolute path),
    or a database of a PostgreSQL server, as `postgresql://user:password@host/database`.
    """
    if not is_postgres(address):
        return await SqliteLog.open(path_of(address))
    with _needing_asyncpg():
        from antechamber.server.storage.postgres import PostgresLog  # noqa: PLC0415  asyncpg is an extra.
    return await PostgresLog.open(address)


async def backup(address: str, target: Path) -> int:
    """Copy the log at an address, as it is now, into a new file, and give the number of rows.

    A server may be using the log meanwhile; the copy can be served itself.
    """
    with _new_file(target) as file:
        if not is_postgres(address):
            return await asyncio.to_thread(copy_file, path_of(address), file)
        with _needing_asyncpg():
            from antechamber.server.storage.postgres_backup import copy_server  # noqa: PLC0415  asyncpg is an extra.
        return await copy_server(address, file)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file that gets the name `target` only once it is complete and durable."""
    if os.path.lexists(target):
        raise StorageError("", "storage-target-exists", {"place": str(target)})
    with refusing(target), TemporaryDirectory(prefix=".backup-", dir=target.parent) as folder:
        file = Path(folder) / target.name
        file.touch(mode=0o600)  # It holds the secrets of the tables.
        yield file
        file.rename(target)
        _make_durable(target.parent)


def _make_durable(folder: Path) -> None:
    """Make the names in a folder survive a crash, where the system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def _needing_asyncpg() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as fault:
        raise StorageError("", "storage-no-driver", {"command": "pip install 'antechamber[postgres]'"}) from fault
