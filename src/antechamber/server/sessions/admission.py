"""How a client gets a socket: by a ticket, from an allowed page, at a table that has space."""

import logging
from collections.abc import Collection
from typing import Final

import msgspec
from starlette.datastructures import QueryParams
from starlette.routing import compile_path

from antechamber.core.refused import Refused
from antechamber.server.doors.doorkeeper import Doorkeeper, checked_lang
from antechamber.server.doors.routes import SOCKET
from antechamber.server.faults import fault_of
from antechamber.server.refusals import problem, status
from antechamber.server.sessions.session import Session
from antechamber.server.sockets.handshake import Handshake
from antechamber.server.sockets.socket import Socket
from antechamber.server.tables.client import Client
from antechamber.server.tables.room import Room

logger = logging.getLogger(__name__)

PATH: Final = compile_path(SOCKET)[0]


async def admit(keeper: Doorkeeper, socket: Socket, handshake: Handshake) -> None:
    """Open a client's socket and begin the session, or say why not."""
    try:
        room, key, lang = await _checked(handshake, keeper)
        reader = room.readers.who(key).seat
    except Refused as refused:
        _refuse(keeper, socket, handshake, refused)
    except Exception as error:  # noqa: BLE001  Whatever it is, the client waits for an answer.
        logger.error("a socket could not be opened: %s", fault_of(error))  # noqa: TRY400  No values.
        _refuse(keeper, socket, handshake, Refused("", "server-fault"))
    else:
        if socket.is_open:
            bucket = key or keeper.address(socket.address, handshake.header("x-forwarded-for"))
            session = Session(room, Client(key, reader, lang, socket), keeper, bucket)
            socket.open(handshake, session)
            session.begin()


def _refuse(keeper: Doorkeeper, socket: Socket, handshake: Handshake, refused: Refused) -> None:
    keeper.measures.refusals.counts[refused.reason] += 1
    socket.refuse(handshake.refusal(status(refused), msgspec.json.encode(problem(refused))))


async def _checked(handshake: Handshake, keeper: Doorkeeper) -> tuple[Room, str | None, str | None]:
    """The table of a ticket, the key of its seat (None for a spectator), and the language asked for."""
    house, query = keeper.house, QueryParams(handshake.query)
    place = PATH.fullmatch(handshake.path)
    if place is None:
        raise Refused("", "server-no-such-page")
    check_origin(handshake, house.settings.origins.split())
    lang = checked_lang(query.get("lang"))
    ticket = keeper.tickets.use(query.get("ticket", ""), place["table"], house.clock.now())
    if ticket is None:
        raise Refused("", "server-bad-ticket")
    room = await house.room(ticket.table)
    if house.sockets >= house.settings.most_sockets:
        raise Refused("", "server-full")
    return room, ticket.key, lang


def check_origin(handshake: Handshake, allowed: Collection[str]) -> None:
    """Refuse pages of other origins; a client that is not a page sends no origin."""
    origin = handshake.header("origin")
    if origin is None or origin in allowed:
        return
    if origin.split("://", 1)[-1].lower() != (handshake.header("host") or "").lower():
        raise Refused("", "server-bad-origin")
