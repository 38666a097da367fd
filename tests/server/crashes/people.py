"""People at a table over real sockets, who keep all that they sent and heard, whatever befalls the server."""

import random
from collections.abc import Callable
from typing import Any, Final

import httpx
import msgspec
import websockets

from tests.server.serving import Client, Socket

GONE: Final = (OSError, EOFError, httpx.TransportError, websockets.WebSocketException)
"""What a client sees of a server that has died."""

PARDONED: Final = {"table-stale", "table-bot-plays", "table-answered", "table-plays-himself", "server-storage"}
"""Refusals that lie in the nature of things: others were quicker, or the storage had trouble."""

UNSURE: Final = "server-unsure"
"""The refusal that asks for the same message again, since nobody knows whether it was stored."""
NO_CODE: Final = 1006
"""Of a socket that broke without a word."""


class Sent(msgspec.Struct, frozen=True):
    """A message as its sender remembers it."""

    seat: int
    kind: str
    content: dict[str, Any]


class Heard(msgspec.Struct, frozen=True):
    """What came over a socket; `life` counts the servers that its reader has seen before."""

    life: int
    message: dict[str, Any]


class Reader:
    """Somebody at the table, at first without a seat: he hears, and does nothing."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.secret: str | None = None
        self.seat: int | None = None
        self.heard: list[Heard] = []
        self.sent: dict[str, Sent] = {}
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.frame: dict[str, Any] = {"number": 0, "choices": []}
        self.table: dict[str, Any] = {}
        self.plays_again = True
        self.codes: list[int] = []
        """With which his sockets were closed."""
        self.notice: Callable[[], None] = lambda: None
        """Is called whenever something was heard."""
        self.chance = random.Random(f"{name} {seed}")

    @property
    def is_between_games(self) -> bool:
        """True when he has seen the end of a game, and the luck that it was played with."""
        return bool(self.table.get("phase") == "over" and self.table.get("revealed"))

    async def stay(self, address: str, table: str, life: int, *, for_one_game: bool) -> bool:
        """Be at the table until a game's end, or for ever; False when the server has gone before."""
        self.frame, self.table = {"number": 0, "choices": []}, {}
        self.plays_again = not for_one_game
        try:
            async with Client(address, table, self.secret, self.seat).socket() as socket:
                await self.come(socket)
                while not (for_one_game and self.is_between_games):
                    self.hear(life, await socket.next())
                    await self.act(socket)
        except TimeoutError:
            raise
        except GONE as gone:
            if isinstance(gone, websockets.ConnectionClosed):
                self.codes.append(gone.rcvd.code if gone.rcvd is not None else NO_CODE)
            return False
        return True

    async def come(self, socket: Socket) -> None:
        """What is to be said at once on a new socket."""

    async def act(self, socket: Socket) -> None:
        """What is to be said now that something was heard."""

    def hear(self, life: int, message: dict[str, Any]) -> None:
        """Keep what was heard."""
        self.heard.append(Heard(life, message))
        if message["type"] == "Frame":
            self.frame = message
        elif message["type"] == "Table":
            self.table = message
        elif message["type"] in {"Done", "Refusal"}:
            self.answers.setdefault(message["id"], []).append(message)
        self.notice()


class Person(Reader):
    """Somebody with a seat, who sends one message at a time, and again until it is answered."""

    def __init__(self, name: str, seed: int, habits: float = 0.1) -> None:
        super().__init__(name, seed)
        self.pending: str | None = None
        self.answered = 0
        """The number of the frame that he has answered in a window, so that nothing is left to do."""
        self.is_to_repeat = False
        self.habits = habits
        """How often he does something else than to make his move."""

    async def come(self, socket: Socket) -> None:
        """Say again what was not answered."""
        if self.pending is not None:
            sent = self.sent[self.pending]
            await socket.send(sent.kind, id=self.pending, **sent.content)

    async def act(self, socket: Socket) -> None:
        """Repeat what nobody knows the fate of, take the own seat back, do something else, or make a move."""
        if self.is_to_repeat:
            self.is_to_repeat = False
            await self.come(socket)
        if self.pending is not None or not self.table:
            return
        if self._is_due_to_start():
            await self.send(socket, "Start")
        elif self.table["phase"] == "playing" and self.table["chairs"][self.seat]["bot"] is not None:
            await self.send(socket, "TakeBack")
        elif self.frame["choices"] and self.frame["number"] != self.answered:
            if self.chance.random() < self.habits:
                await self._do_something_else(socket)
            else:
                move = self.chance.choice(self.frame["choices"])
                await self.send(socket, "Play", number=self.frame["number"], move=move)

    def _is_due_to_start(self) -> bool:
        """He is the host, and all are here: for the first game, or for a rematch."""
        is_wanted = self.table["phase"] == "open" or (self.is_between_games and self.plays_again)
        is_ready = all(chair["is_here"] for chair in self.table["chairs"] if chair["name"] is not None)
        return bool(is_wanted and is_ready and self.table["host"] == self.seat)

    async def _do_something_else(self, socket: Socket) -> None:
        said = [name for name, sent in self.sent.items() if name in self.answers and sent.kind in {"Say", "Play"}]
        if said and self.chance.random() < 0.4:
            self.pending = said[-1]
            await self.come(socket)
        elif self.chance.random() < 0.5:
            await self.send(socket, "HandOver")
        else:
            await self.send(socket, "Say", text=f"{self.name} says line {len(self.sent)}")

    async def send(self, socket: Socket, kind: str, **content: Any) -> str:
        """Send something new, and remember it before it leaves."""
        name = f"{self.chance.getrandbits(64):016x}"
        assert self.seat is not None
        self.sent[name] = Sent(self.seat, kind, content)
        self.pending = name
        await socket.send(kind, id=name, **content)
        return name

    def hear(self, life: int, message: dict[str, Any]) -> None:
        """Keep what was heard, and see whether it answers what was said."""
        super().hear(life, message)
        if message["type"] not in {"Done", "Refusal"} or message["id"] != self.pending:
            return
        sent = self.sent[message["id"]]
        reason = message["problem"]["reason"] if message["type"] == "Refusal" else ""
        if reason == UNSURE:
            self.is_to_repeat = True
            return
        self.pending = None
        if reason and reason not in PARDONED:
            raise AssertionError(f"{self.name} was refused {sent}: {message['problem']}")
        if sent.kind == "Play" and reason in {"", "table-answered"}:
            self.answered = max(self.answered, sent.content["number"])
