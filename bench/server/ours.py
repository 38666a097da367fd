"""Our server, with full Royal Secrets, one view per seat and durable commits."""

import asyncio
import random
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import msgspec

from bench.server import processes
from bench.server.drivers import Beginning
from bench.server.lobby import Lobby
from bench.server.match import SEATS, Driver, Match, Moves
from bench.server.processes import Process
from bench.server.websocket import WebSocket

NAME: Final = "antechamber"
GAME: Final = "royal-secrets"
MUCH: Final = "1000000"
SETTINGS: Final = {
    "port": "0",
    "bot_workers": "0",
    "window_least": "0",
    **{f"{limit}_{part}": MUCH for limit in ("message", "request", "opening") for part in ("burst", "rate")},
    **{f"most_{thing}": MUCH for thing in ("tables", "sockets")},
}
"""No bots, no pauses, and no limits for the one address from which the whole load comes."""
START: Final = b'{"type":"Start","id":"start-%d"}'


class Asked(msgspec.Struct):
    """What a player must know of a frame to move."""

    number: int
    choices: list[msgspec.Raw]


_asked: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)


class OurMatch(Match):
    """Four who play at random; when a game is over they play another."""

    def __init__(self, driver: Driver, rng: random.Random) -> None:
        super().__init__(driver)
        self._rng = rng
        self._frames = [b""] * SEATS
        self._asked: list[tuple[int, Asked]] = []
        self._sent = 0
        self._is_over = False
        self._is_sealed = False

    def hear(self, seat: int, text: bytes) -> None:
        """Keep a frame; after the end wait until the luck of the next game is sealed."""
        if text.startswith(b'{"type":"Frame"'):
            self._frames[seat] = text
            self.heard()
        elif text.startswith((b'{"type":"Refusal"', b'{"type":"Bye"')):
            raise RuntimeError(f"our server refused what the bench sent: {text.decode()}")
        elif seat == 0 and text.startswith(b'{"type":"Table"') and b'"revealed":"' in text:
            self._is_sealed = True
            self._deal_again()

    def start(self) -> None:
        """Have the host deal."""
        self._sent += 1
        self.sockets[0].send(START % self._sent)

    def next_moves(self) -> Moves:
        """A random choice of whoever is asked."""
        return [(seat, self._choice(asked)) for seat, asked in self._asked]

    def go_on(self) -> None:
        """Play on, or wait for the next game."""
        self._asked = [(seat, asked) for seat, frame in enumerate(self._frames) if (asked := read(frame)) is not None]
        if self._asked:
            super().go_on()
        else:
            self._is_over = True
            self._deal_again()

    def _deal_again(self) -> None:
        """Deal once all have seen the end and the luck of the next game is sealed, whichever the host hears last."""
        if self._is_over and self._is_sealed:
            self._is_over = self._is_sealed = False
            self.start()

    def _choice(self, asked: Asked) -> bytes:
        self._sent += 1
        move = bytes(asked.choices[int(self._rng.random() * len(asked.choices))])
        return b'{"type":"Play","id":"%d","number":%d,"move":%b}' % (self._sent, asked.number, move)


def read(frame: bytes) -> Asked | None:
    """What a frame asks of its reader, if it asks anything; most ask nothing, which is seen at their end."""
    if frame.endswith(b'"choices":[]}'):
        return None
    asked = _asked.decode(frame)
    return asked if asked.choices else None


class OurServer:
    """A server of ours that runs."""

    name = NAME

    def __init__(self, folder: Path) -> None:
        settings = {**SETTINGS, "database": str(folder / f"{token_hex(4)}.db")}
        environment = {f"ANTECHAMBER_{name.upper()}": value for name, value in settings.items()}
        self.process: Process = processes.start([sys.executable, "-m", "bench.server.collecting"], environment)
        self._rng = random.Random(1)

    async def seat(self, count: int) -> Sequence[Any]:
        """Open tables at which four sit."""
        return await asyncio.to_thread(self._seat, count)

    def _seat(self, count: int) -> list[tuple[str, list[str]]]:
        lobby = Lobby(self.process.port)
        tables = [seated(lobby) for _ in range(count)]
        lobby.close()
        return tables

    async def join(self, seated: Sequence[Any]) -> list[Match]:
        """Connect all who sit at these tables, and have the hosts deal."""
        lobby = Lobby(self.process.port)
        matches = [await self._join(lobby, table, secrets) for table, secrets in seated]
        lobby.close()
        return matches

    async def _join(self, lobby: Lobby, table: str, secrets: Sequence[str]) -> Match:
        beginning = Beginning()
        match = OurMatch(beginning, self._rng)
        tickets = await asyncio.to_thread(lambda: [ticket(lobby, table, secret) for secret in secrets])
        for seat, each in enumerate(tickets):
            path = f"/api/tables/{table}/socket?ticket={each}"
            match.sockets.append(WebSocket(self.process.port, path, partial(match.hear, seat)))
            await match.sockets[-1].open()
        match.start()
        await beginning.begun.wait()
        return match


def seated(lobby: Lobby) -> tuple[str, list[str]]:
    """A table and the secrets of the four who sit at it."""
    host = lobby.post("/api/tables", {"game": GAME, "name": "Player 1", "players": SEATS})
    path = f"/api/tables/{host['table']}/seats"
    others = [lobby.post(path, {"name": f"Player {seat + 1}"})["secret"] for seat in range(1, SEATS)]
    return host["table"], [host["secret"], *others]


def ticket(lobby: Lobby, table: str, secret: str) -> str:
    """What opens one socket of a seat."""
    return str(lobby.post(f"/api/tables/{table}/tickets", secret=secret)["ticket"])
