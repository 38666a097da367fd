"""An evening at one table through the deaths of several servers, and all that an outsider knows of it."""

import asyncio
import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from antechamber.server.storage.log import Row
from tests.server.crashes.crashing import PROGRAM
from tests.server.crashes.people import GONE, Person, Reader
from tests.server.serving import WAIT, Client, Server, start

LONGEST_LIFE: Final = 6 * WAIT
"""Seconds in which the planned end of a server must come."""
KNOCKS: Final = 10
"""How often people try to see their table at a server that has just started."""
OPTIONS: Final[dict[str, dict[str, Any]]] = {"royal-gambit": {"resigning": "never"}}
"""So that a game is not over before it has begun."""


class Death(msgspec.Struct, frozen=True):
    """How a server ends: at a passage of a point, or by a signal when people have heard so many messages."""

    point: str = ""
    entry: str = ""
    at: int = 1
    after_heard: int = 0
    signal: int = signal.SIGKILL

    @property
    def exit_code(self) -> int:
        """What is left of the process: killed, or well ended."""
        return -signal.SIGKILL if self.signal == signal.SIGKILL else 0

    @property
    def settings(self) -> dict[str, str]:
        """The same for the program."""
        return {"crash_point": self.point, "crash_entry": self.entry, "crash_at": str(self.at)}


class Plan(msgspec.Struct, frozen=True):
    """A game, who plays it, and how the servers end, one after the other; then the game is finished."""

    game: str
    players: int
    seed: int
    deaths: tuple[Death, ...]
    bots: int = 0
    """Chairs that are left to bots."""
    settings: dict[str, str] = {}


class Evening:
    """One table, its people, and what they know."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.database = folder / "games.db"
        self.plan = plan
        self.people = [Person(f"person {number}", plan.seed) for number in range(plan.players - plan.bots)]
        self.spectator = Reader("spectator", plan.seed)
        self.table = ""
        self.is_seated = False
        self.life = 0
        self.kills = 0
        self.asked_names: set[str] = set()
        """Of all who have asked for a chair, whether they were answered or not."""
        self.logs: list[list[Row]] = []
        """The log as it was found after each death, and at the end."""
        self.record = ""
        self.refused_at_the_door: list[str] = []
        """Why a new server did not show the table at once."""

    @property
    def readers(self) -> list[Reader]:
        """All who hear."""
        return [*self.people, self.spectator]

    def run(self) -> None:
        """Go through all deaths, and then play to the end; the log is read when nobody can write to it."""
        self.die()
        self.finish()

    def finish(self) -> None:
        """Play to the end with a server that does not die."""
        self._live(None)

    def die(self) -> None:
        """Go through all deaths."""
        for death in self.plan.deaths:
            self._live(death)

    def _live(self, death: Death | None) -> None:
        settings = {
            "bot_workers": str(min(1, self.plan.bots)),
            **self.plan.settings,
            **(death.settings if death else {}),
        }
        server = start(self.database, PROGRAM, None, **settings)
        try:
            is_over = asyncio.run(self._one_life(server, death))
            if death is None:
                assert is_over, "the server ended by itself"
            else:
                assert server.process.wait(WAIT) == death.exit_code
                self.kills += 1
        finally:
            if server.process.poll() is None:
                server.kill()
            if server.process.stdout is not None:
                server.process.stdout.close()
        self.life += 1
        self.logs.append(stored(self.database, self.table) if self.table else [])

    async def _one_life(self, server: Server, death: Death | None) -> bool:
        """Sit down, and play on: game after game until the server dies, or one to its end, which gives True."""
        if not await self._knock(server.address) or not await self._sit_down(server.address):
            return False
        if death is not None and death.after_heard:
            self._arrange(server, death)
        stays = [self._stay(reader, server, for_one_game=death is None) for reader in self.readers]
        async with asyncio.timeout(LONGEST_LIFE):
            is_over = all(await asyncio.gather(*stays))
        if is_over:
            self.record = (await Client(server.address).ask("GET", f"/api/tables/{self.table}/record")).text
        return is_over

    async def _stay(self, reader: Reader, server: Server, *, for_one_game: bool) -> bool:
        return await reader.stay(server.address, self.table, self.life, for_one_game=for_one_game)

    def _arrange(self, server: Server, death: Death) -> None:
        """Have the server ended from outside when people have heard so many messages more."""
        last = self.heard + death.after_heard

        def notice() -> None:
            if self.heard == last:
                server.process.send_signal(death.signal)

        for reader in self.readers:
            reader.notice = notice

    async def _knock(self, address: str) -> bool:
        """See whether the table is open, a few times if its storage has trouble; False when the server has gone."""
        try:
            for _ in range(KNOCKS if self.table else 0):
                answer = await Client(address).ask("GET", f"/api/tables/{self.table}")
                if answer.status_code == 200:
                    return True
                self.refused_at_the_door.append(answer.json()["reason"])
        except GONE:
            return False
        return not self.table

    @property
    def heard(self) -> int:
        """How many messages have come over all sockets."""
        return sum(len(reader.heard) for reader in self.readers)

    @property
    def acknowledged(self) -> set[str]:
        """The ids of all messages that were answered by Done, each by a sender of its own."""
        return {
            name
            for person in self.people
            for name, answers in person.answers.items()
            if any(answer["type"] == "Done" for answer in answers)
        }

    async def _sit_down(self, address: str) -> bool:
        """See that everybody has his chair; False when the server has gone before."""
        try:
            for person in self.people:
                if person.secret is None:
                    await self._take_chair(person, address)
        except GONE:
            return False
        return True

    async def _take_chair(self, person: Person, address: str) -> None:
        """Open the table, or sit down at it; first empty a chair that an unanswered request has taken."""
        host = self.people[0]
        self.asked_names.add(person.name)
        if person is host:
            body: dict[str, Any] = {"game": self.plan.game, "name": host.name, "players": self.plan.players}
            body |= {"options": OPTIONS.get(self.plan.game, {}), "bot": "random"}
            answer = await Client(address).ask("POST", "/api/tables", body)
        else:
            await self._empty_lost_chairs(address)
            body = {"name": person.name}
            answer = await Client(address).ask("POST", f"/api/tables/{self.table}/seats", body)
        assert answer.status_code == 200, answer.text
        given = answer.json()
        self.table, person.secret, person.seat = given["table"], given["secret"], given["seat"]

    async def _empty_lost_chairs(self, address: str) -> None:
        host = self.people[0]
        seats = {person.seat for person in self.people}
        seen = (await Client(address).ask("GET", f"/api/tables/{self.table}")).json()
        lost = [seat for seat, chair in enumerate(seen["chairs"]) if chair["name"] and seat not in seats]
        async with Client(address, self.table, host.secret).socket() as socket:
            for seat in lost:
                name = await host.send(socket, "Kick", seat=seat)
                while name not in host.answers:
                    host.hear(self.life, await socket.next())


def stored(database: Path, table: str) -> list[Row]:
    """The log of a table, read from a copy of the files as a dead server has left them."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / database.name
        for end in ("", "-wal"):
            source = database.with_name(database.name + end)
            if source.exists():
                shutil.copy(source, copy.with_name(copy.name + end))
        with closing(sqlite3.connect(copy)) as connection:
            query = "SELECT table_id, n, seat, message, at, body FROM antechamber_log WHERE table_id = ? ORDER BY n"
            return [Row(*values) for values in connection.execute(query, (table,))]
