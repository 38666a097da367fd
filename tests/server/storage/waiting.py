"""Waiting for something to come about, for a minute at most."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

SECONDS = 60
PAUSE = 0.01


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for a condition, and fail when it does not come about."""
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(PAUSE)


async def until(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the answer is true, or something; gives the answer."""
    async with asyncio.timeout(SECONDS):
        while True:
            answer = await ask()
            if answer:
                return answer
            await asyncio.sleep(PAUSE)
