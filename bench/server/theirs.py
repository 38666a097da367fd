"""boardgame.io's own server in memory, where four seats in turn add one to a number: see `peer/server.js`.

Its sockets speak socket.io inside WebSocket: a digit or two for the kind of message, then the game, then JSON.
"""

import asyncio
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.server import processes
from bench.server.drivers import Beginning
from bench.server.lobby import Lobby
from bench.server.match import SEATS, Driver, Match, Moves
from bench.server.processes import ROOT, Process
from bench.server.websocket import WebSocket

NAME: Final = "boardgame.io"
PEER: Final = Path(__file__).parent / "peer"
MODULES: Final = ROOT / "build" / "peer" / "node_modules"
"""Where `make bench-server` installs it."""
IS_INSTALLED: Final = (MODULES / NAME / "package.json").exists()
SOCKET: Final = "/socket.io/?EIO=4&transport=websocket"
HELLO, PING, PONG = b"0", b"2", b"3"
ENTER, EVENT = b"40/count,", b"42/count,"
REFUSED: Final = b"44/count,"


class TheirMatch(Match):
    """Four who add one in turn."""

    def __init__(self, driver: Driver, name: str, credentials: Sequence[str]) -> None:
        super().__init__(driver)
        self._name = name
        self._credentials = credentials
        self._moves = [self._move(seat, credential) for seat, credential in enumerate(credentials)]
        self._number = 0

    def hear(self, seat: int, text: bytes) -> None:
        """Enter the game once the socket is open, ask how things stand, then hear of moves."""
        if text.startswith((EVENT + b'["update"', EVENT + b'["sync"')):
            self.heard()
        elif text == PING:
            self.sockets[seat].send(PONG)
        elif text.startswith(HELLO):
            self.sockets[seat].send(ENTER)
        elif text.startswith(ENTER):
            sync = json.dumps(["sync", self._name, str(seat), self._credentials[seat], SEATS])
            self.sockets[seat].send(EVENT + sync.encode())
        elif text.startswith(REFUSED):
            raise RuntimeError(f"boardgame.io refused what the bench sent: {text.decode()}")

    def next_moves(self) -> Moves:
        """One more, by the next in turn; moves are numbered, and one with another number is dropped."""
        seat = self._number % SEATS
        text = self._moves[seat] % self._number
        self._number += 1
        return ((seat, text),)

    def _move(self, seat: int, credential: str) -> bytes:
        """The message by which a seat moves, but for the number of the move."""
        payload = {"type": "add", "args": [], "playerID": str(seat), "credentials": credential}
        action = json.dumps({"type": "MAKE_MOVE", "payload": payload}, separators=(",", ":")).replace("%", "%%")
        return EVENT + f'["update",{action},%d,"{self._name}","{seat}"]'.encode()


class TheirServer:
    """Their server, running."""

    name = NAME

    def __init__(self) -> None:
        environment = {"NODE_ENV": "production", "NODE_PATH": str(MODULES)}
        self.process: Process = processes.start(["node", "--expose-gc", str(PEER / "server.js")], environment)

    async def seat(self, count: int) -> Sequence[Any]:
        """Create matches that four have joined."""
        return await asyncio.to_thread(self._seat, count)

    def _seat(self, count: int) -> list[tuple[str, list[str]]]:
        lobby = Lobby(self.process.port)
        matches = [seated(lobby) for _ in range(count)]
        lobby.close()
        return matches

    async def join(self, seated: Sequence[Any]) -> list[Match]:
        """Connect all who have joined these matches."""
        return [await self._join(name, credentials) for name, credentials in seated]

    async def _join(self, name: str, credentials: Sequence[str]) -> Match:
        beginning = Beginning()
        match = TheirMatch(beginning, name, credentials)
        for seat in range(SEATS):
            match.sockets.append(WebSocket(self.process.port, SOCKET, partial(match.hear, seat)))
            await match.sockets[-1].open()
        await beginning.begun.wait()
        return match


def seated(lobby: Lobby) -> tuple[str, list[str]]:
    """A match and the credentials of the four who have joined it."""
    name = lobby.post("/games/count/create", {"numPlayers": SEATS})["matchID"]
    bodies = [{"playerID": str(seat), "playerName": f"Player {seat + 1}"} for seat in range(SEATS)]
    return name, [lobby.post(f"/games/count/{name}/join", body)["playerCredentials"] for body in bodies]
