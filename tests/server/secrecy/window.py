"""A table in a sealed window, copied for each way in which the answers may come, and what everybody hears of it."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from tests.server.permissions.cast import CLAIM, KEEP, Copies, newest_number
from tests.server.serving import Client, Server, Socket

CLAIMANT: Final = 0
ASKED: Final = (1, 2, 3)
BELIEVE: Final = {"type": "Believe"}
READERS: Final = (*range(4), None)

Transcript = dict[int | None, list[str]]
"""All that each reader was sent, in order."""


class Windows:
    """A table of Royal Gambit at which somebody has claimed a character, and three are asked in secret."""

    def __init__(self, server: Server, database: Path) -> None:
        self.server = server
        self.copies = Copies(database)
        self.table = ""
        self.secrets: list[str | None] = []

    async def open(self) -> None:
        """Play until the window is open."""
        host = await Client(self.server.address).open("royal-gambit", "Host", players=4, options={"first_player": "0"})
        seats = [host, *[await Client(self.server.address).join(host.table, f"Guest {n}") for n in ASKED]]
        async with host.socket() as socket:
            assert (await socket.ask("Start"))["type"] == "Done"
            for move in (KEEP, CLAIM, {"type": "Send", "direction": "left"}):
                number = await newest_number(socket)
                assert (await socket.ask("Play", number=number, move=move))["type"] == "Done"
        self.table, self.secrets = host.table, [seat.secret for seat in seats]

    async def hear(self, answers: Sequence[int], pause: float = 0.0) -> Transcript:
        """What all hear while these seats answer in this order: from the open window to the frame that closes it."""
        async with AsyncExitStack() as stack:
            people = await self._gather(stack)
            for seat in answers:
                await asyncio.sleep(pause)  # The pace of people; nothing is hoped to happen meanwhile.
                await people[seat].answer()
            for person in people.values():
                await person.socket.frame()
            return {reader: person.heard() for reader, person in people.items()}

    async def spy(self, answers: Sequence[int]) -> list[Transcript]:
        """What all who have not answered can find out, before the first answer and after each of these."""
        async with AsyncExitStack() as stack:
            people = await self._gather(stack)
            found = []
            for seat in (None, *answers):
                if seat is not None:
                    await people.pop(seat).answer()
                for person in people.values():
                    await person.probe()
                found.append({reader: person.heard() for reader, person in people.items()})
                for person in people.values():
                    person.socket.received.clear()
            return found

    async def _gather(self, stack: AsyncExitStack) -> dict[int | None, "Person"]:
        """Everybody at a copy of the table, with nothing on its way to anybody."""
        name = self.copies.copy(self.table)
        people: dict[int | None, Person] = {}
        for reader in READERS:
            client = Client(self.server.address, name, None if reader is None else self.secrets[reader], reader)
            people[reader] = Person(client, await stack.enter_async_context(client.socket()))
        for person in people.values():
            person.number = await newest_number(person.socket)
        for person in people.values():
            person.socket.received.clear()
        return people


class Person:
    """Somebody at the open window."""

    def __init__(self, client: Client, socket: Socket) -> None:
        self.client = client
        self.socket = socket
        self.number = 0

    async def answer(self) -> None:
        """Seal an answer, of which only this seat hears."""
        done = await self.socket.ask("Play", id=f"answer-{self.client.seat}", number=self.number, move=BELIEVE)
        assert done["type"] == "Done", done

    async def probe(self) -> None:
        """Ask everything that might betray whether others have answered; the answers are kept with all else."""
        await self.socket.ask("WhyNot", id="why", move=BELIEVE)
        await self.socket.ask("Preview", id="what", move=BELIEVE)
        await self.socket.ask("Play", id="too-early", number=999, move=BELIEVE)
        await self.socket.ask("Sync", id="look")
        for path in ("", "/history", "/record"):
            answer = await self.client.ask("GET", f"/api/tables/{self.client.table}{path}")
            self.socket.received.append(f"{answer.status_code} {answer.text}")

    def heard(self) -> list[str]:
        """What he was sent, without what differs from copy to copy."""
        return [_plain(text, self.client.table) for text in self.socket.received]


def _plain(text: str, name: str) -> str:
    """A text without what differs from copy to copy: the name of the table, and the clock of a deadline."""
    message: dict[str, Any] | str = json.loads(text) if text.startswith("{") else text
    if isinstance(message, dict):
        message.pop("closes_in", None)
    return json.dumps(message).replace(name, "TABLE")
