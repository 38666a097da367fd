"""A real server in a process of its own, and people who play at it over real sockets."""

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import httpx
import websockets

QUICK = {
    "port": "0",
    "bot_pause": "0",
    "window_least": "0.02",
    "window_most": "20",
    "message_burst": "100000",
    "message_rate": "100000",
    "request_burst": "100000",
    "request_rate": "100000",
    "opening_burst": "100000",
    "opening_rate": "100000",
}
"""Settings for tests: no pauses, and limits that only a test of limits feels."""
COMMAND = ("-m", "antechamber", "serve")
WAIT = 30.0
"""Seconds after which a test gives up waiting for something that should come at once."""


class Server:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def kill(self) -> None:
        """End it as a power failure would; its bots end with it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(WAIT)

    def stop(self) -> int:
        """Ask it to end, and give its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(WAIT)


def start(
    database: Path | str, program: tuple[str, ...] = COMMAND, errors: Path | None = None, **settings: str
) -> Server:
    """Start a server, by the command or by a test's own program in its place, and wait until it says where it is.

    What it writes to its standard error is kept in `errors`, if that is given.
    """
    values = {**QUICK, "database": str(database), **settings}
    environment = {**os.environ, **{f"ANTECHAMBER_{name.upper()}": value for name, value in values.items()}}
    with Path(errors).open("wb") if errors else nullcontext() as kept:
        process = subprocess.Popen(
            [sys.executable, *program], env=environment, stdout=subprocess.PIPE, stderr=kept, text=True
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http" not in line:
        process.kill()
        raise AssertionError(f"the server did not start: {line!r}")
    return Server(process, line.split()[-1].rstrip("/"))


@contextmanager
def serving(
    database: Path | str, program: tuple[str, ...] = COMMAND, errors: Path | None = None, **settings: str
) -> Iterator[Server]:
    """A server for as long as a test needs it."""
    server = start(database, program, errors, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        if server.process.stdout is not None:
            server.process.stdout.close()


class Client:
    """Somebody at a table over HTTP: with a seat's secret, or without one."""

    def __init__(self, address: str, table: str = "", secret: str | None = None, seat: int | None = None) -> None:
        self.address = address
        self.table = table
        self.secret = secret
        self.seat = seat

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secret}"} if self.secret else {}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request as this person."""
        async with httpx.AsyncClient(base_url=self.address, trust_env=False, verify=False, timeout=WAIT) as http:
            return await http.request(method, path, json=body, headers=self.headers)

    async def open(self, game: str, name: str, **body: Any) -> "Client":
        """Open a table, and be its host."""
        return self._seated(await self.ask("POST", "/api/tables", {"game": game, "name": name, **body}))

    async def join(self, table: str, name: str, **body: Any) -> "Client":
        """Sit down at a table."""
        return self._seated(await self.ask("POST", f"/api/tables/{table}/seats", {"name": name, **body}))

    def _seated(self, answer: httpx.Response) -> "Client":
        assert answer.status_code == 200, answer.text
        given = answer.json()
        return Client(self.address, given["table"], given["secret"], given["seat"])

    def watching(self) -> "Client":
        """Somebody without a seat at the same table."""
        return Client(self.address, self.table)

    async def ticket(self) -> str:
        """A ticket for one socket."""
        answer = await self.ask("POST", f"/api/tables/{self.table}/tickets")
        assert answer.status_code == 200, answer.text
        ticket: str = answer.json()["ticket"]
        return ticket

    @asynccontextmanager
    async def socket(self, lang: str = "") -> AsyncIterator["Socket"]:
        """A socket, open for as long as it is needed."""
        address = self.address.replace("http", "ws", 1)
        path = f"{address}/api/tables/{self.table}/socket?ticket={await self.ticket()}&lang={lang}"
        async with websockets.connect(path, compression=None, max_size=None, proxy=None) as websocket:
            yield Socket(websocket)


class Socket:
    """A client's socket and all that was received over it, as text, in order."""

    def __init__(self, websocket: websockets.ClientConnection) -> None:
        self.websocket = websocket
        self.received: list[str] = []

    async def send(self, kind: str, **content: Any) -> str:
        """Send a message, and give its id."""
        name: str = content.pop("id", None) or secrets.token_hex(8)
        await self.websocket.send(json.dumps({"type": kind, "id": name, **content}))
        return name

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds, or of any; others are passed over, and kept in `received`."""
        async with asyncio.timeout(WAIT):
            while True:
                text = str(await self.websocket.recv())
                self.received.append(text)
                message: dict[str, Any] = json.loads(text)
                if not kinds or message["type"] in kinds:
                    return message

    async def answer_to(self, name: str) -> dict[str, Any]:
        """What the server answers to the message of this id."""
        while True:
            message = await self.next("Done", "Answer", "Refusal", "Bye")
            if message["type"] == "Bye" or message["id"] == name:
                return message

    async def ask(self, kind: str, **content: Any) -> dict[str, Any]:
        """Send a message and give the answer."""
        return await self.answer_to(await self.send(kind, **content))

    async def now(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """How things stand: the table, and the newest frame if a game was dealt."""
        name = await self.send("Sync")
        seen: dict[str, dict[str, Any]] = {"Table": {}, "Frame": {}}
        while (message := await self.next()).get("id") != name:
            seen[message["type"]] = message
        return seen["Table"], seen["Frame"]

    async def frame(self) -> dict[str, Any]:
        """The next frame."""
        return await self.next("Frame")

    async def table(self, phase: str) -> dict[str, Any]:
        """The next message about the table that says it is in this phase."""
        while (seen := await self.next("Table"))["phase"] != phase:
            pass
        return seen
