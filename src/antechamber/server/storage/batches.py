"""Requests to append, many of which are stored by one transaction."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

from antechamber.server.storage.contract import Row

Request = tuple[Sequence[Row], asyncio.Future[None]]
"""Rows to store, all or none, and who waits for it."""

Outcome = Exception | None
"""What befell a request: None when it was stored."""


SIZES: Final = frozenset({0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 32, 48, 64, 96, 128})
"""How many rows are stored together: each size is an INSERT that is kept prepared, and those of all sizes up to the
largest would take seven megabytes."""
MOST: Final = max(SIZES)


def fitting(waiting: Collection[Request]) -> int:
    """How many of these requests, from the first on, are stored together; those behind them wait for the next time."""
    count = rows = 0
    for place, (request, _) in enumerate(waiting, 1):
        rows += len(request)
        if rows > MOST:
            break
        if rows in SIZES:
            count = place
    return count or min(1, len(waiting))  # One request alone may have any size.


def settle(batch: Sequence[Request], outcomes: Sequence[Outcome]) -> None:
    """Wake all who wait for a batch; whoever has given up waiting is passed over."""
    for (_, waiter), outcome in zip(batch, outcomes, strict=True):
        if waiter.done():
            continue
        if outcome is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(outcome)
