"""The tables of the database: plain SQL in numbered files, the same for SQLite and PostgreSQL."""

from pathlib import Path
from typing import Final

from antechamber.server.storage.contract import StorageError

MIGRATIONS: Final = {
    int(file.name[:4]): file.read_text("utf-8")
    for file in sorted((Path(__file__).parent / "migrations").glob("[0-9]*.sql"))
}
"""The files by their numbers. One that was released is never changed: what is new gets the next number."""

MARK: Final = "antechamber_migrations"
"""The table by which a database of ours is known; it holds the numbers of the files that were applied."""


def due(done: int, place: str) -> dict[int, str]:
    """The migrations that a database still needs, of which the last so far was number `done`."""
    newest = max(MIGRATIONS)
    if done > newest:
        raise StorageError("", "storage-newer", {"place": place, "theirs": done, "ours": newest})
    return {number: script for number, script in MIGRATIONS.items() if number > done}


def statements(script: str) -> list[str]:
    """The statements of a migration; no semicolon stands in it but at their ends."""
    return [statement for statement in script.split(";") if statement.strip()]
