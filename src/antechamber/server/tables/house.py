"""All tables of a server: opened, loaded from the log when somebody comes, dropped from memory when nobody is there."""

import asyncio
import logging
import secrets
from typing import Final, Protocol

import msgspec

from antechamber.core.refused import Refused
from antechamber.server.clock import Clock
from antechamber.server.faults import fault_of
from antechamber.server.settings import Settings
from antechamber.server.storage.log import Log, StorageError
from antechamber.server.tables import callbacks
from antechamber.server.tables.journal import Journal
from antechamber.server.tables.room import Room
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import key_of
from antechamber.table.table import Table

logger = logging.getLogger(__name__)

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a table's name: none that looks like another."""
LETTERS_IN_NAME: Final = 12


class Bots(Protocol):
    """Starts and stops the bots of tables."""

    def start_bot(self, table: str, seat: int, game: str, bot: str, secret: str) -> None:
        """Have a bot play a seat; it shows the seat's secret, as a person would."""

    def forget_table(self, table: str) -> None:
        """Forget all the bots of a table."""


class Seated(msgspec.Struct, frozen=True):
    """A chair that was given to somebody, with the secret that opens it from now on."""

    seat: int
    secret: str


class House:
    """The rooms that are in memory, by the names of their tables."""

    def __init__(self, storage: Log, settings: Settings, clock: Clock, bots: Bots) -> None:
        self.storage = storage
        self.settings = settings
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self.sockets = 0
        self._bots = bots
        self._loading: dict[str, asyncio.Future[Room]] = {}

    async def open(self, opened: log.Opened, host: str) -> tuple[Room, Seated]:
        """Set up a table with its host on the first chair."""
        self._make_space()
        name = "".join(secrets.choice(LETTERS) for _ in range(LETTERS_IN_NAME))
        secret = secrets.token_urlsafe(32)
        claimed = acts.claim(Table(opened), 0, host, key_of(secret))
        journal = Journal(name, self.storage, self.clock)
        luck = log.LuckSealed(secrets.token_bytes(32).hex())
        await callbacks.wait_for(lambda then: journal.append([opened, luck, claimed], None, None, then))
        return await self.room(name), Seated(0, secret)

    async def claim(self, room: Room, seat: int | None, name: str) -> Seated:
        """Give somebody a chair."""
        secret = secrets.token_urlsafe(32)
        key = key_of(secret)
        await room.change(lambda table: [acts.claim(table, seat, name, key)])
        who = room.readers.who(key)
        return Seated(who.seat if who.seat is not None else -1, secret)

    async def room(self, name: str) -> Room:
        """The table of that name, loaded from its log if it is not in memory."""
        room = self.rooms.get(name)
        if room is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = asyncio.ensure_future(self._load(name))
                self._loading[name] = loading
                loading.add_done_callback(lambda _done: self._loading.pop(name, None))
            room = await asyncio.shield(loading)
        room.check_health()
        return room

    async def _load(self, name: str) -> Room:
        if not (len(name) == LETTERS_IN_NAME and set(name) <= set(LETTERS)):
            raise Refused("", "server-no-such-table")
        self._make_space()
        journal = Journal(name, self.storage, self.clock)
        try:
            table = await journal.replay()
        except Refused as refused:
            if refused.reason == "server-no-such-table" or isinstance(refused, StorageError):
                raise
            raise self._cannot_be_played(name, refused) from None
        except Exception as error:  # noqa: BLE001  Whatever it is, it harms no other table.
            raise self._cannot_be_played(name, error) from None
        room = Room(journal, table, self.settings, self.clock, self._bots.start_bot)
        try:
            await room.wake()
            self._make_space()  # Others may have come in meanwhile.
        except Refused as refused:
            room.close(refused)  # The next to come tries again, with a new room.
            raise
        self.rooms[name] = room
        return room

    def _cannot_be_played(self, name: str, error: Exception) -> Refused:
        logger.error("table %s is closed: its log cannot be played again: %s", name, fault_of(error))
        return Refused("", "server-quarantined", {"fault": fault_of(error)})

    def _make_space(self) -> None:
        if len(self.rooms) >= self.settings.most_tables:
            self.put_to_sleep(0.0)
        if len(self.rooms) >= self.settings.most_tables:
            raise Refused("", "server-full")

    def put_to_sleep(self, idle: float) -> None:
        """Drop the tables from memory at which nobody has been for so many seconds; their logs stay."""
        for name, room in list(self.rooms.items()):
            if room.readers.people == 0 and self.clock.now() - room.last_used >= idle:
                room.close(Refused("", "server-idle"))
                self._bots.forget_table(name)
                del self.rooms[name]

    def check_sockets(self) -> None:
        """Close sockets whose client has been silent, or accepted no data, for too long."""
        for room in self.rooms.values():
            for client in room.readers.clients:
                client.socket.check_alive()

    def close(self) -> None:
        """Disconnect everybody: the server stops."""
        for room in self.rooms.values():
            room.close(Refused("", "server-closing"))
