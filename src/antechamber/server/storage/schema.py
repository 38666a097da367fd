"""The tables of the database: plain SQL in numbered files, the same for SQLite and PostgreSQL."""

from pathlib import Path
from typing import Final

from antechamber.server.storage.contract import StorageError

MIGRATIONS: Final = {
    int(file.name[:4]): file.read_text("utf-8")
    for file in sorted((Path(__file__).parent / "migrations").glob("[0-9]*.sql"))
}
"""The files by number. A released file never changes: a new migration gets the next number."""

MARK: Final = "antechamber_migrations"
"""The table that marks a database as ours; it holds the numbers of the applied files."""


def due(done: int, place: str) -> dict[int, str]:
    """The migrations that a database still needs after number `done`."""
    newest = max(MIGRATIONS)
    if done > newest:
        raise StorageError("", "storage-newer", {"place": place, "theirs": done, "ours": newest})
    return {number: script for number, script in MIGRATIONS.items() if number > done}


def statements(script: str) -> list[str]:
    """The statements of a migration; it may contain no other semicolons."""
    return [statement for statement in script.split(";") if statement.strip()]
