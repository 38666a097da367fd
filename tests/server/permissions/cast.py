"""The people of the authorisation table: real seats at tables of Royal Gambit, in every phase that matters."""

import asyncio
import json
import secrets
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, Final

import websockets

from antechamber.server.tables.house import LETTERS, LETTERS_IN_NAME
from tests.server.serving import Client, Server, Socket

SEATS: Final = {"host": 0, "eliminated": 1, "owner": 2, "other seat": 3, "left seat": 4}
FREE_CHAIR: Final = SEATS["left seat"]
RESIGN: Final = {"type": "Resign"}
KEEP: Final = {"type": "KeepHp"}
CLAIM: Final = {"type": "Claim", "ability": "devious"}


class Cast:
    """A table in one phase, and the secrets of all who might try something there."""

    def __init__(self, table: str, secrets_of: dict[str, str]) -> None:
        self.table = table
        self.secrets = secrets_of


class Stage:
    """Brings a table of five into a phase over real sockets."""

    def __init__(self, server: Server, stranger: str) -> None:
        self.server = server
        self.stranger = stranger
        self.seats: list[Client] = []
        self.sockets: list[Socket] = []

    async def bring_to(self, phase: str) -> Cast:
        """Play the one way to a phase."""
        async with AsyncExitStack() as stack:
            await self._sit_down(stack)
            if phase == "over":
                await self._play_to_the_end()
            elif phase != "open":
                await self._play_on(phase)
            await self._leave()
        known = {role: self.seats[seat].secret or "" for role, seat in SEATS.items()}
        return Cast(self.seats[0].table, {"stranger": self.stranger, **known})

    async def _sit_down(self, stack: AsyncExitStack) -> None:
        somebody = Client(self.server.address)
        options = {"first_player": str(SEATS["eliminated"])}
        host = await somebody.open("royal-gambit", "Host", players=len(SEATS), options=options)
        self.seats = [host, *[await somebody.join(host.table, f"Guest {n}") for n in range(1, len(SEATS))]]
        self.sockets = [await stack.enter_async_context(seat.socket()) for seat in self.seats]

    async def _play_on(self, phase: str) -> None:
        await self._do("host", "Start")
        await self._move("eliminated", RESIGN)
        if phase == "handed over":
            await self._do("owner", "HandOver")
        elif phase == "window":
            await self._move("owner", KEEP)
            await self._move("owner", {"type": "Use", "power": "donation"})
            await self._move("other seat", KEEP)
            await self._move("other seat", CLAIM)
            await self._move("other seat", {"type": "Send", "direction": "left"})

    async def _play_to_the_end(self) -> None:
        await self._do("host", "Start")
        for role in ("eliminated", "owner", "other seat", "left seat"):
            await self._move(role, RESIGN)
        while not (await self.sockets[0].table("over"))["revealed"]:
            pass

    async def _leave(self) -> None:
        await self._do("left seat", "Leave")

    async def _do(self, role: str, kind: str, **content: Any) -> None:
        answer = await self.sockets[SEATS[role]].ask(kind, **content)
        assert answer["type"] in {"Done", "Bye"}, answer

    async def _move(self, role: str, move: dict[str, Any]) -> None:
        socket = self.sockets[SEATS[role]]
        await self._do(role, "Play", number=await newest_number(socket), move=move)


async def newest_number(socket: Socket) -> int:
    """The number of a reader's newest frame; 0 before the deal."""
    name = await socket.send("Sync")
    number = 0
    while (message := await socket.next("Frame", "Done", "Refusal", "Bye"))["type"] == "Frame" or message["id"] != name:
        number = message.get("number", number)
    assert message["type"] == "Done", message
    return number


class Copies:
    """Tables that are copied in the database, so that every cell is tried on a table of its own."""

    def __init__(self, database: Path) -> None:
        self.database = database

    def copy(self, table: str) -> str:
        """The same table under a new name: the same people, the same secrets, the same game."""
        name = "".join(secrets.choice(LETTERS) for _ in range(LETTERS_IN_NAME))
        with closing(sqlite3.connect(self.database, timeout=30)) as connection, connection:
            connection.execute("PRAGMA synchronous = OFF")  # A copy need not outlast a crash.
            connection.execute(
                "INSERT INTO antechamber_log SELECT ?, n, seat, message, at, body FROM antechamber_log"
                " WHERE table_id = ?",
                (name, table),
            )
        return name

    def length(self, table: str) -> int:
        """How many entries the log of a table has."""
        with closing(sqlite3.connect(self.database, timeout=30)) as connection:
            (count,) = connection.execute(
                "SELECT count(*) FROM antechamber_log WHERE table_id = ?", (table,)
            ).fetchone()
            return int(count)


async def outcome_of_socket(client: Client, ticket: str) -> str:
    """`ok` when a ticket opens a socket, else the reason why it does not."""
    address = client.address.replace("http", "ws", 1)
    path = f"{address}/api/tables/{client.table}/socket?ticket={ticket}"
    try:
        async with websockets.connect(path, compression=None, proxy=None) as socket:
            first = json.loads(await asyncio.wait_for(socket.recv(), 30))
            return "ok" if first["type"] == "Table" else str(first["problem"]["reason"])
    except websockets.InvalidStatus as error:
        return str(json.loads(error.response.body or b"{}")["reason"])
