"""What is stored, and what every store promises."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from antechamber.core.refused import Refused


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log, as it is stored."""

    table: str
    """The table's id, of at most 32 characters."""
    n: int
    """1, 2, 3 and so on without gaps, for each table."""
    seat: int | None
    """Whose message led to it; None for the house."""
    message: str | None
    """The client's id of that message, so that one sent again has no second effect; None where there was none."""
    at: int
    """When, in milliseconds since 1970."""
    body: str
    """The entry itself, as JSON."""


class Taken(Exception):
    """Another row has this number, or this seat's message: nothing was stored."""


class Unsure(Exception):
    """It is not known whether the rows were stored: read before answering."""


class StorageError(Refused):
    """The storage cannot be opened, or does not answer: the sentence says what to do."""


class Log(Protocol):
    """The logs of all tables: entries are added to their ends, and nothing is ever changed."""

    def append(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Have rows stored, all or none; when the future is done they outlast a crash.

        It fails by Taken or Unsure; a log that is closed refuses at once. After Unsure what one reads is
        final: the rows are there, or will never be.
        """

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table with greater numbers than `after`, in their order."""

    async def find(self, table: str, seat: int | None, message: str) -> Row | None:
        """The row that a message of a seat has led to, if it has."""

    async def ping(self) -> None:
        """Do nothing where the storage is well; raises StorageError where it does not answer."""

    async def close(self) -> None:
        """Store what is queued, then let go of the storage."""
