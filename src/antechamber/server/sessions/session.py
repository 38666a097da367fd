"""One client at a table, message by message. It knows messages and readers, and no state of any game."""

import logging
from collections.abc import Callable
from typing import Final

from antechamber.core.refused import Refused
from antechamber.server.doors.doorkeeper import Doorkeeper
from antechamber.server.faults import fault_of
from antechamber.server.messages import PlayText, Refusal
from antechamber.server.refusals import problem
from antechamber.server.sessions.reading import id_of, read
from antechamber.server.tables.acting import carry_out
from antechamber.server.tables.client import Client
from antechamber.server.tables.frames import encoded
from antechamber.server.tables.room import Room

logger = logging.getLogger(__name__)

MOST_FAULTS: Final = 20
"""Messages that are unreadable, or one too many, before the socket is closed."""
COST_OF_WORDS: Final = 4.0
"""What a move in words costs on top: to find it, every move is put into words."""


class Session:
    """One client at a table, from the open socket to its end."""

    __slots__ = ("bucket", "client", "faults", "keeper", "room")

    def __init__(self, room: Room, client: Client, keeper: Doorkeeper, bucket: str) -> None:
        self.room = room
        self.client = client
        self.keeper = keeper
        self.bucket = bucket
        """The name of the bucket that pays for the client's messages."""
        self.faults = 0

    def begin(self) -> None:
        """Join the readers of the table, if there is space."""
        self.keeper.house.sockets += 1
        try:
            self.room.readers.join(self.client)
        except Refused as refused:
            self.client.close(refused)

    def catch_up(self) -> None:
        """Tell the client how things stand, if anything was missed."""
        self.room.readers.catch_up(self.client)

    def leave(self) -> None:
        """Leave the table; a change under way is still carried out."""
        self.keeper.house.sockets -= 1
        self.room.last_used = self.keeper.house.clock.now()
        self.room.readers.part(self.client)

    def receive(self, text: str | bytes, done: Callable[[], None]) -> None:
        """Read a message, carry it out or say why not; too many faults close the socket."""
        if self.client.farewell is not None:
            done()
            return
        pending = PendingMessage(self, text, done)
        try:
            self.keeper.messages.take(self.bucket, pending.at)
            message = read(text)
            pending.name = message.id
            if isinstance(message, PlayText):
                self.keeper.messages.take(self.bucket, pending.at, COST_OF_WORDS)
            self.keeper.measures.messages.counts[type(message).__name__] += 1
            carry_out(self.room, self.client, message, pending.answered)
        except Exception as fault:  # noqa: BLE001  Whatever it is, the client waits for an answer.
            pending.answered(fault)

    def refuse(self, name: str | None, fault: Exception) -> None:
        """Say why a message was not carried out."""
        if isinstance(fault, Refused):
            self._refuse(name, fault)
        else:
            logger.error("a message could not be answered: %s", fault_of(fault))
            self.client.close(Refused("", "server-fault"))

    def _refuse(self, name: str | None, refused: Refused) -> None:
        self.keeper.measures.refusals.counts[refused.reason] += 1
        number = self.room.table.number(self.client.reader)
        lang = self.client.lang or "en"
        self.client.put(encoded(Refusal(name, problem(refused, lang), number)), is_answer=True)
        if refused.reason in {"server-malformed", "server-too-many"}:
            self.faults += 1
        if self.faults > MOST_FAULTS:
            self.client.close(refused)


class PendingMessage:
    """One message, until it is answered."""

    __slots__ = ("at", "done", "name", "session", "text")

    def __init__(self, session: Session, text: str | bytes, done: Callable[[], None]) -> None:
        self.session = session
        self.text = text
        self.done = done
        self.name: str | None = None
        """The sender's id of it, once it is read."""
        self.at = session.keeper.house.clock.now()

    def answered(self, fault: Exception | None) -> None:
        """It was carried out, or the fault says why not."""
        keeper = self.session.keeper
        try:
            if fault is None:
                keeper.measures.answering.add(keeper.house.clock.now() - self.at)
            else:
                self.session.refuse(self.name if self.name is not None else id_of(self.text), fault)
        finally:
            self.done()
