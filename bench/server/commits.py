"""What one durable commit costs on the disk on which our server keeps its log."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final

BODY: Final = "a move as our log keeps it, which is a little text in JSON of about this length, no longer than this"
IN_MEMORY: Final = frozenset({"tmpfs", "ramfs"})


def commit_seconds(folder: Path, count: int) -> list[float]:
    """How long each of so many commits takes: one row each, in a file of SQLite's with a write-ahead log."""
    with closing(sqlite3.connect(folder / "commits.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE IF NOT EXISTS log (n INTEGER PRIMARY KEY, body TEXT)")
        return [_seconds(connection) for _ in range(count)]


def _seconds(connection: sqlite3.Connection) -> float:
    begun = perf_counter()
    connection.execute("INSERT INTO log (body) VALUES (?)", (BODY,))
    return perf_counter() - begun


def file_system(folder: Path) -> str:
    """The kind of file system that a folder is on."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    over = {Path(place): kind for place, kind in mounts if folder.is_relative_to(place)}
    return over[max(over, key=lambda place: len(place.parts))]
