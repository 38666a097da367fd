"""The SQLite file that holds the log: created, checked and brought up to date."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from antechamber.server.storage.contract import StorageError
from antechamber.server.storage.schema import MARK, due, statements

_BUSY_SECONDS: Final = 10
"""How long to wait for another writer: a second server, by mistake, or an operator's tools."""

_CHECKPOINT_PAGES: Final = 8000
"""How much is written ahead (32 MB) before it is moved into the file; SQLite's own 1000 costs a fifth more CPU."""


def open_file(path: Path) -> sqlite3.Connection:
    """A connection for writing; a missing file or folder is created, and the tables are brought up to date."""
    with refusing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # The log holds the secrets of the tables.
        connection = connect(path, "rw")
        try:
            due(version(connection, path), str(path))  # Before anything is changed: it may not be our file.
            _write_ahead(connection)
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
            _migrate(connection, path)
        except BaseException:
            connection.close()
            raise
        return connection


def copy_file(source: Path, target: Path) -> int:
    """Copy a log into a new file, as it is now, while others write; gives the number of rows."""
    if not source.is_file():
        raise StorageError("", "storage-nothing-there", {"place": str(source)})
    with closing(connect(source, "ro")) as log, closing(connect(target, "rwc")) as copy:
        with refusing(source):
            done = version(log, source)
        if not done:
            raise StorageError("", "storage-nothing-there", {"place": str(source)})
        due(done, str(source))
        log.backup(copy)  # All pages in one step: one snapshot, and no writer waits.
        rows: int = copy.execute("SELECT count(*) FROM antechamber_log").fetchone()[0]
        return rows


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection that several threads may use, one at a time; each statement commits by itself."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(
        address, uri=True, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=32
    )


def version(connection: sqlite3.Connection, path: Path) -> int:
    """The number of a file's last migration, 0 if it is empty; another program's file is refused."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not tables:
        return 0
    if MARK not in tables:
        raise StorageError("", "storage-foreign", {"place": str(path)})
    number: int = connection.execute("SELECT max(number) FROM antechamber_migrations").fetchone()[0]
    return number


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turn a fault of a file into a StorageError that names the file."""
    try:
        yield
    except (OSError, sqlite3.Error) as fault:
        if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise StorageError("", "storage-foreign", {"place": str(path)}) from fault
        reason = getattr(fault, "strerror", None) or str(fault)
        raise StorageError("", "storage-not-usable", {"place": str(path), "fault": reason}) from fault


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Let readers and the writer not wait for each other; if two servers do this at once, SQLite refuses one."""
    deadline = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    with connection:  # Commits, or rolls back.
        connection.execute("BEGIN IMMEDIATE")
        for number, script in due(version(connection, path), str(path)).items():
            for statement in statements(script):
                connection.execute(statement)
            connection.execute("INSERT INTO antechamber_migrations VALUES (?)", (number,))
