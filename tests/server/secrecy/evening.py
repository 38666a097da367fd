"""A whole game over real sockets, by people who keep everything that they are ever sent."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec

import antechamber
from tests.server.serving import WAIT, Client, Server, Socket

LOOKS: Final = 8
"""After so many decisions somebody looks at all doors."""
LANGUAGES: Final = ("", "en", "fr")
ASKED_OVER_HTTP: Final = ("", "/history", "/history?lang=fr", "/record", "/record?game=1", "/seats", "/nothing")


class Keeping(Client):
    """Somebody who keeps the tickets that he is given."""

    tickets: list[str]

    async def ticket(self) -> str:
        """A ticket for one socket."""
        given = await super().ticket()
        self.tickets = [*getattr(self, "tickets", ()), given]
        return given


class Guest:
    """Somebody at the table, with all that reached him: over his socket, and over HTTP as path and text."""

    def __init__(self, client: Keeping, socket: Socket, lang: str) -> None:
        self.client = client
        self.socket = socket
        self.lang = lang
        self.bodies: list[tuple[str, int, str]] = []
        self.asked: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
        """Questions: on which frame, what was asked, and the answer."""

    @property
    def reader(self) -> int | None:
        """His seat; None for a spectator."""
        return self.client.seat

    async def newest(self) -> dict[str, Any]:
        """His newest frame, after all that was on its way to him."""
        name = await self.socket.send("Sync")
        frame: dict[str, Any] = {}
        while (message := await self.socket.next("Frame", "Done"))["type"] == "Frame" or message["id"] != name:
            frame = message if message["type"] == "Frame" else frame
        return frame

    async def question(self, decided_on: int, kind: str, move: Any, **content: Any) -> None:
        """Ask something that changes nothing, and keep the answer."""
        answer = await self.socket.ask(kind, move=move, **content)
        self.asked.append((decided_on, {"type": kind, "move": move}, answer))

    async def look_round(self) -> None:
        """Ask over HTTP for everything that there is about the table."""
        for path in ASKED_OVER_HTTP:
            answer = await self.client.ask("GET", f"/api/tables/{self.client.table}{path}")
            self.bodies.append((path, answer.status_code, answer.text))


class Evening:
    """A table with all its seats taken, and a spectator."""

    def __init__(self, guests: list[Guest], game: str, seed: int) -> None:
        self.guests = guests
        self.game = antechamber.game(game)
        self.dice = random.Random(seed)
        self.decisions = 0
        self.rounds = 0

    @property
    def table(self) -> str:
        """The name of the table."""
        return self.guests[0].client.table

    async def play(self, most: int) -> None:
        """Play to the end, or so many decisions; now and then somebody asks what he should not."""
        assert (await self.guests[0].socket.ask("Start"))["type"] == "Done"
        async with asyncio.timeout(WAIT * 8):
            while self.decisions < most:
                frames = await self._calm()
                if frames[0]["view"]["step"] == "over":
                    return
                await self._pester(frames)
                await self._decide(frames)

    async def _calm(self) -> list[dict[str, Any]]:
        """Everybody's newest frame, once no answer is sealed any more and nothing happens by itself."""
        frames = await self._newest()
        if len(frames[0]["view"]["asked"]) > 1:
            while any("answer" in frame for frame in frames):
                frames = await self._newest()
            frames = await self._newest()  # Some may have looked before the window closed.
        return frames

    async def _newest(self) -> list[dict[str, Any]]:
        return await asyncio.gather(*(guest.newest() for guest in self.guests))

    async def _decide(self, frames: list[dict[str, Any]]) -> None:
        """Let everybody who is asked answer, in any order."""
        people = zip(self.guests, frames, strict=True)
        asked = [(guest, frame) for guest, frame in people if frame["choices"] and guest.reader is not None]
        self.dice.shuffle(asked)
        for guest, frame in asked:
            move = self.dice.choice(frame["choices"])
            answer = await guest.socket.ask("Play", number=frame["number"], move=move)
            assert answer["type"] == "Done", answer
            self.decisions += 1

    async def _pester(self, frames: list[dict[str, Any]]) -> None:
        """One guest asks about moves, plays out of turn, and looks at all doors."""
        place = self.dice.randrange(len(self.guests))
        guest, frame = self.guests[place], frames[place]
        number = frame["number"]
        every = [json.loads(msgspec.json.encode(move)) for move in self.dice.sample(self._moves(frame), 2)]
        for move in every + frame["choices"][:1]:
            await guest.question(number, "WhyNot", move)
            await guest.question(number, "Preview", move)
        if not frame["choices"]:
            await guest.question(number, "Play", every[0], number=number)
        self.rounds += 1
        if self.rounds % LOOKS == 0:
            await guest.look_round()

    def _moves(self, frame: dict[str, Any]) -> list[Any]:
        return self.game.moves(frame["view"]["options"])


@asynccontextmanager
async def evening(server: Server, game: str, players: int, seed: int, **options: Any) -> AsyncIterator[Evening]:
    """People at a table of their own, before the deal."""
    host = await Client(server.address).open(game, "Host", players=players, options=options)
    seats = [host, *[await Client(server.address).join(host.table, f"Guest {n}") for n in range(1, players)]]
    async with AsyncExitStack() as stack:
        guests = []
        for place, each in enumerate([*seats, host.watching()]):
            client = Keeping(each.address, each.table, each.secret, each.seat)
            lang = LANGUAGES[place % len(LANGUAGES)]
            guests.append(Guest(client, await stack.enter_async_context(client.socket(lang)), lang))
        yield Evening(guests, game, seed)
