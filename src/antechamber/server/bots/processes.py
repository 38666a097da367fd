"""The bot processes, as the server sees them: started with it, given seats to play, restarted when one ends."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Final

import msgspec

logger = logging.getLogger(__name__)

SECONDS_TO_RESTART: Final = 1.0
"""Between the end of a process and its restart."""


class BotSeat(msgspec.Struct, frozen=True):
    """A seat for a bot to play, and the secret that opens it."""

    table: str
    seat: int
    game: str
    bot: str
    secret: str


class BotProcess:
    """One process, in which many bots play."""

    def __init__(self, address: str, pause: float) -> None:
        self._command = [sys.executable, "-m", "antechamber.server.bots.worker", address, "--pause", str(pause)]
        self._seats: dict[tuple[str, int], BotSeat] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Run the process, and restart it whenever it ends."""
        self._task = asyncio.create_task(self._run())

    def give(self, seat: BotSeat) -> None:
        """Give it a seat to play."""
        self._seats[seat.table, seat.seat] = seat
        self._send(seat)

    def forget_table(self, table: str) -> None:
        """Forget a table's seats; the table itself closes their sockets."""
        self._seats = {place: seat for place, seat in self._seats.items() if seat.table != table}

    def _send(self, seat: BotSeat) -> None:
        if self._process is not None and self._process.stdin is not None and not self._process.stdin.is_closing():
            self._process.stdin.write(msgspec.json.encode(seat) + b"\n")

    async def _run(self) -> None:
        while True:
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=DEVNULL)
            for seat in self._seats.values():
                self._send(seat)
            code = await self._process.wait()
            logger.warning("a bot process ended with code %s and is restarted", code)
            await asyncio.sleep(SECONDS_TO_RESTART)

    async def stop(self) -> None:
        """End the process."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


class BotProcesses:
    """All bot processes; the bots of one table are all in the same one."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._processes: list[BotProcess] = []

    def start(self, address: str, pause: float) -> None:
        """Start them all, for the server at this address."""
        self._processes = [BotProcess(address, pause) for _ in range(self._count)]
        for process in self._processes:
            process.start()

    def start_bot(self, table: str, seat: int, game: str, bot: str, secret: str) -> None:
        """Have a bot play a seat."""
        if self._processes:
            self._of(table).give(BotSeat(table, seat, game, bot, secret))

    def forget_table(self, table: str) -> None:
        """Forget all the bots of a table."""
        if self._processes:
            self._of(table).forget_table(table)

    def _of(self, table: str) -> BotProcess:
        return self._processes[sum(table.encode()) % len(self._processes)]

    async def stop(self) -> None:
        """End them all."""
        for process in self._processes:
            await process.stop()
