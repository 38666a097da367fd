"""Work that takes a while, between callbacks and coroutines: who asks for it says what to call when it is done."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

Then = Callable[[Exception | None], None]
"""Called when something is done, or with the reason why it could not be done. It raises nothing itself."""

_UNDER_WAY: Final[set[asyncio.Task[None]]] = set()
"""Keeps a reference to each task: one that nobody refers to may be collected while it waits."""


async def wait_for(begin: Callable[[Then], None]) -> None:
    """Begin something and wait until it is done; it goes on even if the waiting coroutine is cancelled."""
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
    """Run a coroutine as a task, and call `then` when it ends."""
    task = asyncio.get_running_loop().create_task(work)
    _UNDER_WAY.add(task)

    def ended(_task: asyncio.Task[None]) -> None:
        _UNDER_WAY.discard(task)
        if not task.cancelled():  # When the server stops, tasks are cancelled and nobody listens any more.
            fault = task.exception()
            then(fault if fault is None or isinstance(fault, Exception) else RuntimeError(str(fault)))

    task.add_done_callback(ended)
