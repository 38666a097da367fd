"""A client's socket, from the ticket to the farewell. It knows messages and connections, and no state of any game."""

import logging
from collections.abc import Callable, Collection
from typing import Final

import msgspec
from starlette.datastructures import QueryParams
from starlette.routing import compile_path

from antechamber.core.refused import Refused
from antechamber.server.asking import Doorkeeper, checked_lang
from antechamber.server.connection import Connection
from antechamber.server.faults import fault_of
from antechamber.server.frames import encoded
from antechamber.server.knock import Knock
from antechamber.server.messages import PlayText, Refusal
from antechamber.server.reading import id_of, read
from antechamber.server.refusals import problem, status
from antechamber.server.room import Room
from antechamber.server.routes import SOCKET
from antechamber.server.wire import Wire
from antechamber.server.wishes import grant

logger = logging.getLogger(__name__)

MOST_FAULTS: Final = 20
"""Messages that cannot be read, or that come too often, before a socket is closed."""
READING: Final = 4.0
"""What a move in words costs besides: all moves are put into words to find it."""
PATH: Final = compile_path(SOCKET)[0]


class Caller:
    """One client at its socket."""

    __slots__ = ("bucket", "connection", "faults", "keeper", "room")

    def __init__(self, room: Room, connection: Connection, keeper: Doorkeeper, bucket: str) -> None:
        self.room = room
        self.connection = connection
        self.keeper = keeper
        self.bucket = bucket
        """From which his messages are paid."""
        self.faults = 0

    def come(self) -> None:
        """Sit down among the readers, if there is room."""
        self.keeper.house.sockets += 1
        try:
            self.room.readers.join(self.connection)
        except Refused as refused:
            self.connection.close(refused)

    def go_on(self) -> None:
        """Have him told how things stand, if he has missed something."""
        self.room.readers.catch_up(self.connection)

    def leave(self) -> None:
        """Get up; what was begun for him is done to its end."""
        self.keeper.house.sockets -= 1
        self.room.last_used = self.keeper.house.clock.now()
        self.room.readers.part(self.connection)

    def take(self, text: str | bytes, done: Callable[[], None]) -> None:
        """Read a message, grant it or say why not; whoever sends too much nonsense is shown the door."""
        if self.connection.farewell is not None:
            done()
            return
        asked = Asked(self, text, done)
        try:
            self.keeper.messages.take(self.bucket, asked.at)
            message = read(text)
            asked.name = message.id
            if isinstance(message, PlayText):
                self.keeper.messages.take(self.bucket, asked.at, READING)
            self.keeper.measures.messages.counts[type(message).__name__] += 1
            grant(self.room, self.connection, message, asked.answered)
        except Exception as fault:  # noqa: BLE001  Whatever it is, somebody waits for an answer.
            asked.answered(fault)

    def refuse(self, name: str | None, fault: Exception) -> None:
        """Say why a message was not granted."""
        if isinstance(fault, Refused):
            self._refuse(name, fault)
        else:
            logger.error("a message could not be answered: %s", fault_of(fault))
            self.connection.close(Refused("", "server-fault"))

    def _refuse(self, name: str | None, refused: Refused) -> None:
        self.keeper.measures.refusals.counts[refused.reason] += 1
        number = self.room.table.number(self.connection.reader)
        lang = self.connection.lang or "en"
        self.connection.put(encoded(Refusal(name, problem(refused, lang), number)), is_answer=True)
        if refused.reason in {"server-malformed", "server-too-many"}:
            self.faults += 1
        if self.faults > MOST_FAULTS:
            self.connection.close(refused)


class Asked:
    """One message, until it is answered."""

    __slots__ = ("at", "caller", "done", "name", "text")

    def __init__(self, caller: Caller, text: str | bytes, done: Callable[[], None]) -> None:
        self.caller = caller
        self.text = text
        self.done = done
        self.name: str | None = None
        """The sender's id of it, once it is read."""
        self.at = caller.keeper.house.clock.now()

    def answered(self, fault: Exception | None) -> None:
        """It is granted, or there is a reason why not."""
        keeper = self.caller.keeper
        try:
            if fault is None:
                keeper.measures.granting.add(keeper.house.clock.now() - self.at)
            else:
                self.caller.refuse(self.name if self.name is not None else id_of(self.text), fault)
        finally:
            self.done()


async def attend(keeper: Doorkeeper, wire: Wire, knock: Knock) -> None:
    """Let a client in by its ticket, or say why not."""
    try:
        room, key, lang = await _admit(knock, keeper)
        reader = room.readers.who(key).seat
    except Refused as refused:
        _refuse(keeper, wire, knock, refused)
    except Exception as error:  # noqa: BLE001  Whatever it is, somebody waits for an answer.
        logger.error("a socket could not be opened: %s", fault_of(error))  # noqa: TRY400  No values.
        _refuse(keeper, wire, knock, Refused("", "server-fault"))
    else:
        if wire.is_open:
            bucket = key or keeper.address(wire.address, knock.header("x-forwarded-for"))
            caller = Caller(room, Connection(key, reader, lang, wire), keeper, bucket)
            wire.open(knock, caller)
            caller.come()


def _refuse(keeper: Doorkeeper, wire: Wire, knock: Knock, refused: Refused) -> None:
    keeper.measures.refusals.counts[refused.reason] += 1
    wire.refuse(knock.refusal(status(refused), msgspec.json.encode(problem(refused))))


async def _admit(knock: Knock, keeper: Doorkeeper) -> tuple[Room, str | None, str | None]:
    """The table that a ticket is for, whose ticket it is, and the language that he wants."""
    house, query = keeper.house, QueryParams(knock.query)
    place = PATH.fullmatch(knock.path)
    if place is None:
        raise Refused("", "server-no-such-page")
    check_origin(knock, house.settings.origins.split())
    lang = checked_lang(query.get("lang"))
    ticket = house.tickets.use(query.get("ticket", ""), place["table"], house.clock.now())
    if ticket is None:
        raise Refused("", "server-bad-ticket")
    room = await house.room(ticket.table)
    if house.sockets >= house.settings.most_sockets:
        raise Refused("", "server-full")
    return room, ticket.key, lang


def check_origin(knock: Knock, allowed: Collection[str]) -> None:
    """Refuse pages of other origins; a client that is no page has none."""
    origin = knock.header("origin")
    if origin is None or origin in allowed:
        return
    if origin.split("://", 1)[-1].lower() != (knock.header("host") or "").lower():
        raise Refused("", "server-bad-origin")
