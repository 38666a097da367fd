"""Requests to append, many of which are stored by one transaction."""

import asyncio
from collections.abc import Sequence

from antechamber.server.storage.contract import Row

Request = tuple[Sequence[Row], asyncio.Future[None]]
"""Rows to store, all or none, and who waits for it."""

Outcome = Exception | None
"""What befell a request: None when it was stored."""


def settle(batch: Sequence[Request], outcomes: Sequence[Outcome]) -> None:
    """Wake all who wait for a batch; whoever has given up waiting is passed over."""
    for (_, waiter), outcome in zip(batch, outcomes, strict=True):
        if waiter.done():
            continue
        if outcome is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(outcome)
