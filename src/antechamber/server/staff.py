"""The bots' processes: started with the server, handed seats and secrets, and started again should one die."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Final

import msgspec

logger = logging.getLogger(__name__)

BREATH: Final = 1.0
"""Seconds before a process that has ended is started again."""


class Hired(msgspec.Struct, frozen=True):
    """A seat that a bot plays, and the secret by which the bot is known."""

    table: str
    seat: int
    game: str
    bot: str
    secret: str


class Worker:
    """One process of bots."""

    def __init__(self, address: str, pause: float) -> None:
        self._command = [sys.executable, "-m", "antechamber.server.bot_worker", address, "--pause", str(pause)]
        self._hired: dict[tuple[str, int], Hired] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to run the process, and go on whatever befalls it."""
        self._task = asyncio.create_task(self._run())

    def hire(self, hired: Hired) -> None:
        """Hand it a seat."""
        self._hired[hired.table, hired.seat] = hired
        self._tell(hired)

    def dismiss(self, table: str) -> None:
        """Forget a table's seats; their sockets are closed by the table itself."""
        self._hired = {place: hired for place, hired in self._hired.items() if hired.table != table}

    def _tell(self, hired: Hired) -> None:
        if self._process is not None and self._process.stdin is not None and not self._process.stdin.is_closing():
            self._process.stdin.write(msgspec.json.encode(hired) + b"\n")

    async def _run(self) -> None:
        while True:
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=DEVNULL)
            for hired in self._hired.values():
                self._tell(hired)
            code = await self._process.wait()
            logger.warning("a process of bots ended with code %s and is started again", code)
            await asyncio.sleep(BREATH)

    async def stop(self) -> None:
        """End the process."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


class Bots:
    """All processes of bots; a table's bots are all in one."""

    def __init__(self, workers: int) -> None:
        self._count = workers
        self._workers: list[Worker] = []

    def start(self, address: str, pause: float) -> None:
        """Start them, for the server at this address."""
        self._workers = [Worker(address, pause) for _ in range(self._count)]
        for worker in self._workers:
            worker.start()

    def hire(self, table: str, seat: int, game: str, bot: str, secret: str) -> None:
        """Have a bot play a seat."""
        if self._workers:
            self._of(table).hire(Hired(table, seat, game, bot, secret))

    def dismiss(self, table: str) -> None:
        """Let go of all the bots of a table."""
        if self._workers:
            self._of(table).dismiss(table)

    def _of(self, table: str) -> Worker:
        return self._workers[sum(table.encode()) % len(self._workers)]

    async def stop(self) -> None:
        """End them."""
        for worker in self._workers:
            await worker.stop()
