"""Things that take a while: whoever asks for one says whom to tell when it is done."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

Then = Callable[[Exception | None], None]
"""Hears that something is done, or why it could not be done. It raises nothing itself."""

_UNDER_WAY: Final[set[asyncio.Task[None]]] = set()
"""A task of which nobody else knows would be collected while it waits."""


async def done(begin: Callable[[Then], None]) -> None:
    """Begin something, and wait until it is done; it goes on though the one who waits may give up."""
    waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(fault: Exception | None) -> None:
        if waiter.done():
            return
        if fault is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(fault)

    begin(then)
    await waiter


def run(work: Coroutine[Any, Any, None], then: Then) -> None:
    """Have something done by a task, and say how it went."""
    task = asyncio.get_running_loop().create_task(work)
    _UNDER_WAY.add(task)

    def ended(_task: asyncio.Task[None]) -> None:
        _UNDER_WAY.discard(task)
        if not task.cancelled():  # As when the server is stopped, and nobody listens any more.
            fault = task.exception()
            then(fault if fault is None or isinstance(fault, Exception) else RuntimeError(str(fault)))

    task.add_done_callback(ended)
