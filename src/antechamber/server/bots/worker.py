"""The program of a bot process: it reads seats from its standard input, and plays them as any other client would.

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
from antechamber.server.bots.processes import BotSeat

logger = logging.getLogger(__name__)

WAITS: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0, 8.0)
"""Seconds between attempts to connect; after the last we give up the seat."""
SECONDS_AFTER_REFUSAL: Final = 1.0


class Seen(msgspec.Struct):
    """What a bot needs of a message; it ignores most of them except frames."""

    type: str
    number: int = 0
    view: msgspec.Raw = msgspec.Raw(b"null")
    choices: tuple[msgspec.Raw, ...] = ()
    come_back: bool = True


class Player:
    """A bot on its seat."""

    def __init__(self, seat: BotSeat, address: str, pause: float) -> None:
        self.seat = seat
        self.address = address
        self.pause = pause
        self.game = registry.game(seat.game)
        self.bot = bots.find(self.game, seat.bot)(secrets.randbelow(LARGEST_SEED))

    async def play(self) -> None:
        """Play until the seat is somebody else's; if the socket is lost, connect again."""
        for wait in WAITS:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                if not await self._stay():
                    return
            await asyncio.sleep(wait)

    async def _stay(self) -> bool:
        """Play over one socket; False if there is no reason to connect again."""
        ticket = await asyncio.to_thread(self._ticket)
        if ticket is None:
            return False
        base = self.address.replace("http", "ws", 1)
        async with websockets.connect(
            f"{base}/api/tables/{self.seat.table}/socket?ticket={ticket}", compression=None, max_size=2**22, proxy=None
        ) as socket:
            async for text in socket:
                seen = msgspec.json.decode(text, type=Seen)
                if seen.type == "Bye" and not seen.come_back:
                    return False
                if seen.type == "Refusal":  # Too fast, or too late: look again, and choose again.
                    await asyncio.sleep(SECONDS_AFTER_REFUSAL)
                    await socket.send(msgspec.json.encode({"type": "Sync", "id": secrets.token_hex(8)}).decode())
                if seen.type == "Frame" and seen.choices:
                    await asyncio.sleep(self.pause)
                    await socket.send(self._move(seen))
        return True

    def _move(self, seen: Seen) -> str:
        message = {"type": "Play", "id": secrets.token_hex(8), "number": seen.number, "move": self._choice(seen)}
        return msgspec.json.encode(message).decode()

    def _choice(self, seen: Seen) -> Move:
        """What the bot chooses; if it fails, any choice, because people wait for it."""
        view: Any = msgspec.json.decode(seen.view, type=self.game.view_type)
        choices: list[Move] = [msgspec.json.decode(raw, type=self.game.move_type) for raw in seen.choices]
        try:
            return self.bot.choose(view, choices)
        except Exception:
            logger.exception("the bot %s failed, and plays any choice", self.seat.bot)
            return secrets.choice(choices)

    def _ticket(self) -> str | None:
        """A ticket for the seat; None if its secret no longer opens it."""
        request = urllib.request.Request(  # noqa: S310  The address is our own server's.
            f"{self.address}/api/tables/{self.seat.table}/tickets",
            method="POST",
            headers={"authorization": f"Bearer {self.seat.secret}"},
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
"""Goes to our own server directly, even if the environment names a proxy."""


async def work(address: str, pause: float) -> None:
    """Play every seat that the input names, until it ends."""
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    playing: set[asyncio.Task[None]] = set()
    while line := await lines.readline():
        task = asyncio.create_task(Player(msgspec.json.decode(line, type=BotSeat), address, pause).play())
        playing.add(task)
        task.add_done_callback(playing.discard)


def main() -> None:
    """Run a bot process."""
    parser = argparse.ArgumentParser(prog="python -m antechamber.server.bots.worker", description=__doc__)
    parser.add_argument("address", help="where the server is, as http://127.0.0.1:8000")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds to wait before each move")
    arguments = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(work(arguments.address, arguments.pause))


if __name__ == "__main__":
    main()
