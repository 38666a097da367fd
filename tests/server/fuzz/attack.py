"""Clients that attack a server over real sockets, and notice everything that is not answered as it should be."""

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import websockets
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from tests.server.fuzz.hostile import NASTY, Hostile
from tests.server.serving import WAIT, Client, Socket

AT_ONCE: Final = 12
"""Frames that are sent before the answers are read."""
ANSWERS: Final = ("Done", "Answer", "Refusal")
TOO_LARGE: Final = 1009
SAID_GOODBYE: Final = 1008
GAMES: Final = ("royal-secrets", "royal-gambit", "queen-marie-antoinette")


class Attacker:
    """Somebody with a seat, or without one, who sends anything but what he should."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.hostile = Hostile(seed)
        self.dice = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self._client: Client | None = None

    async def raid(self, frames: int) -> None:
        """Send so many frames, over as many sockets as that takes."""
        sent = 0
        while sent < frames:
            client = await self._seat()
            with suppress(websockets.InvalidStatus):
                async with client.socket(self.dice.choice(("", "en", "fr"))) as socket:
                    sent += await self._stay(socket, min(frames - sent, self.dice.randrange(1, 80)))
            await self._knock(client)

    async def _seat(self) -> Client:
        """A seat of his own, a new one now and then; or only a place to watch."""
        if self._client is None or self.dice.random() < 0.1:
            somebody = Client(self.address)
            self._client = await somebody.open(self.dice.choice(GAMES), "Somebody")
            with suppress(AssertionError):  # Nasty names may be refused.
                await somebody.join(self._client.table, self.dice.choice(NASTY)[:80])
        return self._client.watching() if self.dice.random() < 0.3 else self._client

    async def _stay(self, socket: Socket, frames: int) -> int:
        """Send some at once, then wait for as many answers; a socket may end with a farewell, and not otherwise."""
        for sent in range(0, frames, AT_ONCE):
            batch = [self.hostile.frame() for _ in range(min(AT_ONCE, frames - sent))]
            try:
                for frame in batch:
                    await socket.websocket.send(frame)
                for _ in batch:
                    answer = await socket.next(*ANSWERS, "Bye")
                    self._note(answer)
                    if answer["type"] == "Bye":
                        return sent + len(batch)
            except ConnectionClosed:
                await self._check_end(socket, batch)
                return sent + len(batch)
            except TimeoutError:
                self.faults.append(f"no answer to one of {batch!r}")
                return sent + len(batch)
        return frames

    def _note(self, answer: dict[str, Any]) -> None:
        self.answers[answer["type"]] += 1
        if answer["type"] == "Refusal":
            self.answers[answer["problem"]["reason"]] += 1
            if not answer["problem"]["text"]:
                self.faults.append(f"a refusal without words: {answer}")

    async def _check_end(self, socket: Socket, batch: list[str | bytes]) -> None:
        """A socket ends after a farewell; whatever else ends it is a fault of the server."""
        with suppress(ConnectionClosed):
            while True:
                await socket.next()
        last = json.loads(socket.received[-1])["type"] if socket.received else "nothing"
        if socket.websocket.close_code != SAID_GOODBYE or last != "Bye":
            self.faults.append(f"closed with {socket.websocket.close_code} after {last}, one of {batch!r}")

    async def _knock(self, client: Client) -> None:
        """Something hostile at a door over HTTP, too."""
        method, path, body = self.dice.choice(
            (
                (
                    "GET",
                    f"/api/tables/{client.table}/history?after={self.dice.choice(('-1', 'x', '9' * 50, '0'))}",
                    None,
                ),
                ("GET", f"/api/tables/{client.table}/record?game={self.dice.choice(('0', '7', 'x', '9' * 30))}", None),
                ("POST", "/api/tables", self.hostile.value(3)),
                ("POST", "/api/tables", {"game": self.dice.choice(NASTY), "name": "x"}),
                ("POST", "/api/tables", {"game": "royal-gambit", "name": self.dice.choice(NASTY)[:80]}),
                ("POST", "/api/tables", {"game": "royal-gambit", "name": "x", "options": self.hostile.value(3)}),
                ("POST", f"/api/tables/{client.table}/seats", {"name": self.dice.choice(NASTY), "seat": 99}),
                ("POST", f"/api/tables/{self.dice.choice(NASTY)[:40].encode().hex()}/tickets", None),
                ("GET", f"/api/tables/{client.table}/socket?ticket=forged", None),
                ("DELETE", "/api/tables", None),
            )
        )
        answer = await client.ask(method, path, body)
        self.answers[f"status {answer.status_code}"] += 1
        if answer.status_code >= 500:
            self.faults.append(f"{answer.status_code} from {method} {path} {body!r}")


async def too_large(client: Client) -> int | None:
    """The code with which a socket is closed that is sent more than the server reads."""
    async with client.socket() as socket:
        with suppress(ConnectionClosedError):
            await socket.websocket.send("x" * 5000)
            while True:
                await socket.next()
        return socket.websocket.close_code


async def send_garbage(client: Client, garbage: bytes) -> bytes:
    """What a server sends before it hangs up on somebody who, after the handshake, speaks no WebSocket at all."""
    host, port = client.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    request = (
        f"GET /api/tables/{client.table}/socket?ticket={await client.ticket()} HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    writer.write(request.encode())
    try:
        async with asyncio.timeout(WAIT):
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            writer.write(garbage)
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()
