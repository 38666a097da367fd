"""A process of bots: it is told seats and their secrets on its standard input, and plays them through the public door.

A line reads {"table": ..., "seat": ..., "game": ..., "bot": ..., "secret": ...}. The process ends with its input.
"""

import argparse
import asyncio
import contextlib
import logging
import secrets
import sys
import urllib.error
import urllib.request
from typing import Any, Final

import msgspec
import websockets

from antechamber import bots
from antechamber.core import registry
from antechamber.core.chance import LARGEST_SEED
from antechamber.core.moves import Move
from antechamber.server.staff import Hired

logger = logging.getLogger(__name__)

WAITS: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0, 8.0)
"""Seconds between attempts to connect; after the last the seat is given up."""
A_MOMENT: Final = 1.0


class Seen(msgspec.Struct):
    """What a bot needs of whatever it is sent; all but frames it passes over."""

    type: str
    number: int = 0
    view: msgspec.Raw = msgspec.Raw(b"null")
    choices: tuple[msgspec.Raw, ...] = ()
    come_back: bool = True


class Player:
    """A bot on its seat."""

    def __init__(self, hired: Hired, address: str, pause: float) -> None:
        self.hired = hired
        self.address = address
        self.pause = pause
        self.game = registry.game(hired.game)
        self.bot = bots.find(self.game, hired.bot)(secrets.randbelow(LARGEST_SEED))

    async def play(self) -> None:
        """Play until the seat is somebody else's; a lost line is taken up again."""
        for wait in WAITS:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                if not await self._stay():
                    return
            await asyncio.sleep(wait)

    async def _stay(self) -> bool:
        """Play over one line; False when there is nothing to come back to."""
        ticket = await asyncio.to_thread(self._ticket)
        if ticket is None:
            return False
        base = self.address.replace("http", "ws", 1)
        async with websockets.connect(
            f"{base}/api/tables/{self.hired.table}/socket?ticket={ticket}", compression=None, max_size=2**22, proxy=None
        ) as line:
            async for text in line:
                seen = msgspec.json.decode(text, type=Seen)
                if seen.type == "Bye" and not seen.come_back:
                    return False
                if seen.type == "Refusal":  # Too quick, or too late: look again, and choose anew.
                    await asyncio.sleep(A_MOMENT)
                    await line.send(msgspec.json.encode({"type": "Sync", "id": secrets.token_hex(8)}).decode())
                if seen.type == "Frame" and seen.choices:
                    await asyncio.sleep(self.pause)
                    await line.send(self._move(seen))
        return True

    def _move(self, seen: Seen) -> str:
        message = {"type": "Play", "id": secrets.token_hex(8), "number": seen.number, "move": self._choice(seen)}
        return msgspec.json.encode(message).decode()

    def _choice(self, seen: Seen) -> Move:
        """What the bot chooses; one that stumbles plays anything, for people wait for it."""
        view: Any = msgspec.json.decode(seen.view, type=self.game.view_type)
        choices: list[Move] = [msgspec.json.decode(raw, type=self.game.move_type) for raw in seen.choices]
        try:
            return self.bot.choose(view, choices)
        except Exception:
            logger.exception("the bot %s stumbled, and plays anything", self.hired.bot)
            return secrets.choice(choices)

    def _ticket(self) -> str | None:
        """A ticket for the seat; None when its secret opens it no more."""
        request = urllib.request.Request(  # noqa: S310  The address is our own server's.
            f"{self.address}/api/tables/{self.hired.table}/tickets",
            method="POST",
            headers={"authorization": f"Bearer {self.hired.secret}"},
        )
        try:
            with _opener.open(request, timeout=10) as answer:
                ticket: str = msgspec.json.decode(answer.read())["ticket"]
                return ticket
        except urllib.error.HTTPError as error:
            if error.code in {403, 404}:
                return None
            raise


_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""Asks our own server directly, whatever proxy the environment names."""


async def work(address: str, pause: float) -> None:
    """Take seats as they are told, until the input ends."""
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    playing: set[asyncio.Task[None]] = set()
    while line := await lines.readline():
        task = asyncio.create_task(Player(msgspec.json.decode(line, type=Hired), address, pause).play())
        playing.add(task)
        task.add_done_callback(playing.discard)


def main() -> None:
    """Run a process of bots."""
    parser = argparse.ArgumentParser(prog="python -m antechamber.server.bot_worker", description=__doc__)
    parser.add_argument("address", help="where the server is, as http://127.0.0.1:8000")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds to wait before each move")
    wishes = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(work(wishes.address, wishes.pause))


if __name__ == "__main__":
    main()
