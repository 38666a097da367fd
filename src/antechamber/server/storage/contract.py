"""What is stored, and what every storage promises."""

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
    """Whose message led to it; None for the house itself."""
    message: str | None
    """The client's id of that message, so that a repeated one has no second effect; None if there was no message."""
    at: int
    """When, in milliseconds since 1970."""
    body: str
    """The entry itself, as JSON."""


class Taken(Exception):
    """Another row has this number, or this seat's message: nothing was stored."""


class Unsure(Exception):
    """The rows may or may not be stored: read before answering."""


class StorageError(Refused):
    """The storage cannot be opened, or does not answer; the sentence says what to do."""


class Log(Protocol):
    """The logs of all tables: rows are only ever added at the end."""

    def append(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store rows, all or none; once the future is done they survive a crash.

        The future may fail with Taken or Unsure; a closed log refuses at once. After Unsure, what you read is final:
        the rows are there, or never will be.
        """

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table with numbers above `after`, in order."""

    async def find(self, table: str, seat: int | None, message: str) -> Row | None:
        """The row that a seat's message led to, if any."""

    async def ping(self) -> None:
        """Check that the storage answers; StorageError if not."""

    async def close(self) -> None:
        """Store what is queued, then let go of the storage."""
