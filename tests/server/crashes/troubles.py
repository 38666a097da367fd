"""Storage with trouble: for a while it does not know what it has stored, or it takes its time."""

import asyncio
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from antechamber.server.storage.batches import Outcome, Request
from antechamber.server.storage.log import Row, StorageError, Unsure
from antechamber.server.storage.sqlite import SqliteLog
from antechamber.server.storage.sqlite_writer import SqliteWriter
from antechamber.table import entries as log
from tests.server.crashes.mutants import put_in_place

LASTS: Final = 3
"""Appends in a row that fail."""


class Trouble:
    """It begins with the append that brings an entry of this kind for the so-manieth time."""

    def __init__(self, entry: str, at: int) -> None:
        self.entry = entry
        self.at = at
        self.left = 0
        self.is_on = False
        """True from a failed append to the next that does not fail."""

    def befalls(self, rows: Sequence[Row]) -> bool:
        """True for the appends that fail."""
        if not rows:
            return False
        if any(type(log.read(row.body)).__name__ == self.entry for row in rows):
            self.at -= 1
            if self.at == 0:
                self.left = LASTS
        self.is_on = self.left > 0
        self.left -= self.is_on
        return self.is_on


def plant_doubt(trouble: Trouble, *, is_stored: bool, is_silent: bool) -> None:
    """Have appends fail that are stored all the same, or are not; while all is silent nothing can be read either."""
    append, read = SqliteLog.append, SqliteLog.read

    async def in_doubt(self: SqliteLog, rows: Sequence[Row]) -> None:
        if is_stored:
            await append(self, rows)
        raise Unsure

    def appended(self: SqliteLog, rows: Sequence[Row]) -> asyncio.Future[None]:
        return asyncio.ensure_future(in_doubt(self, rows)) if trouble.befalls(rows) else append(self, rows)

    async def reading(self: SqliteLog, table: str, after: int = 0) -> list[Row]:
        if is_silent and trouble.is_on:
            raise StorageError("", "storage-not-usable", {"place": "nowhere", "fault": "it is away"})
        return await read(self, table, after)

    put_in_place(SqliteLog, "append", appended)
    put_in_place(SqliteLog, "read", reading)


def plant_delay(trouble: Trouble, gate: Path) -> None:
    """Have a commit wait until a file is there."""
    store = SqliteWriter._store

    def stored(writer: SqliteWriter, batch: Sequence[Request]) -> list[Outcome]:
        if trouble.befalls([row for rows, _ in batch for row in rows]):
            while not gate.exists():
                time.sleep(0.01)
        return store(writer, batch)

    put_in_place(SqliteWriter, "_store", stored)


def plant_what_is_asked() -> None:
    """Plant what ANTECHAMBER_TROUBLE says, as `all-stored Played 12`; a delay ends with the file ANTECHAMBER_GATE."""
    if asked := os.environ.get("ANTECHAMBER_TROUBLE"):
        kind, entry, at = asked.split()
        trouble = Trouble(entry, int(at))
        if kind == "slow":
            plant_delay(trouble, Path(os.environ["ANTECHAMBER_GATE"]))
        else:
            plant_doubt(trouble, is_stored=kind != "nothing-stored", is_silent=kind == "silent")
