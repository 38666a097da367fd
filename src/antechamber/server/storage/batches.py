"""Requests to append rows, many of which are stored in one transaction."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

from antechamber.server.storage.contract import Row

Request = tuple[Sequence[Row], asyncio.Future[None]]
"""Rows to store, all or none, and the future that waits for them."""

Outcome = Exception | None
"""The fault of a request; None if it was stored."""


SIZES: Final = frozenset({0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 32, 48, 64, 96, 128})
"""How many rows may be stored together: for each size a prepared INSERT is kept; every size up to the largest would
take seven megabytes."""
MOST: Final = max(SIZES)


def fitting(waiting: Collection[Request]) -> int:
    """How many of the first requests are stored together; the others wait for the next batch."""
    count = rows = 0
    for place, (request, _) in enumerate(waiting, 1):
        rows += len(request)
        if rows > MOST:
            break
        if rows in SIZES:
            count = place
    return count or min(1, len(waiting))  # One request alone may have any size.


def settle(batch: Sequence[Request], outcomes: Sequence[Outcome]) -> None:
    """Wake all who wait for a batch, except those who have given up waiting."""
    for (_, waiter), outcome in zip(batch, outcomes, strict=True):
        if waiter.done():
            continue
        if outcome is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(outcome)
