"""What each door does; `routes` lists the doors."""

import asyncio
import io

import segno

import antechamber
from antechamber import bots
from antechamber.core import registry, telling
from antechamber.core.build import COMPILED
from antechamber.core.options import DeckChoice, Number, OneOf, Option
from antechamber.core.refused import Refused
from antechamber.core.rulebook import chapters
from antechamber.core.text import names
from antechamber.server.doors import tickets
from antechamber.server.doors.request import DoorRequest
from antechamber.server.messages import (
    Claim,
    GameSeen,
    Health,
    History,
    Opening,
    OptionSeen,
    Rulebook,
    SeatGiven,
    Step,
    TableSeen,
    TicketGiven,
)
from antechamber.server.tables.house import Seated
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.export import record_of
from antechamber.table.table import begun


async def games(_request: DoorRequest) -> list[GameSeen]:
    """Every game with its options and bots."""
    return [
        GameSeen(
            game.preset or game.id,
            game.names,
            game.least_players,
            game.most_players,
            game.rules,
            [_option_seen(option, game.settle_at_a_table({})[option.id]) for option in game.options],
            bots.names(game),
        )
        for game in registry.games()
    ]


def _option_seen(option: Option, default: object) -> OptionSeen:
    if isinstance(option, Number):
        return OptionSeen(option.id, option.names, default, option.least, option.most)
    if isinstance(option, OneOf):
        return OptionSeen(option.id, option.names, default, values=option.values)
    if isinstance(option, DeckChoice):
        return OptionSeen(option.id, option.names, default, values={name: {} for name in option.built_in})
    return OptionSeen(option.id, option.names, default)


async def book(request: DoorRequest) -> Rulebook:
    """The complete rules of a game and the names of its parts, in one language."""
    game = registry.game(request.http.path_params["game"])
    lang = request.lang() or "en"
    words = names(game.words, game.prefix.lower(), lang)
    return Rulebook(game.preset or game.id, game.prefix, game.names[lang], words, chapters(game.folder, lang))


async def open_table(request: DoorRequest) -> SeatGiven:
    """Open a table and sit down as its host."""
    body = request.body(Opening)
    game = registry.game(body.game)
    usual = max(game.least_players, min(4, game.most_players))
    players = usual if body.players is None else body.players
    opened = acts.open_table(game, players, body.options, body.bot, body.deadline)
    request.pay_for_opening()
    room, seated = await request.house.open(opened, body.name)
    return _given(request, room.name, seated)


async def claim(request: DoorRequest) -> SeatGiven:
    """Sit down at a table."""
    body = request.body(Claim)
    room = await request.room()
    request.pay_for_opening()
    return _given(request, room.name, await request.house.claim(room, body.seat, body.name))


def _given(request: DoorRequest, table: str, seated: Seated) -> SeatGiven:
    return SeatGiven(table, request.link(f"/t/{table}"), seated.seat, seated.secret)


async def table(request: DoorRequest) -> TableSeen:
    """The table and its people, as a seat or a spectator sees them."""
    room = await request.room()
    return room.readers.table_for(room.readers.who(request.key))


async def give_ticket(request: DoorRequest) -> TicketGiven:
    """A ticket for a socket: as the seat whose secret is shown, or as a spectator without one."""
    room = await request.room()
    room.readers.who(request.key)
    now = request.house.clock.now()
    return TicketGiven(request.keeper.tickets.give(room.name, request.key, now), tickets.SECONDS)


async def history(request: DoorRequest) -> History:
    """What a reader has seen happen, replayed from the log."""
    room = await request.room()
    reader = room.readers.who(request.key).seat
    after, lang = request.number("after", 0), request.lang()
    entries = await _entries(request, room.name)
    return await asyncio.to_thread(_history, entries, reader, after, lang)


def _history(entries: list[log.Entry], reader: int | None, after: int, lang: str | None) -> History:
    table = begun(entries[0])
    steps: list[Step] = []
    for entry in entries[1:]:
        news = table.apply(entry, 0.0)
        if isinstance(entry, log.Started):
            steps.clear()
        number = table.number(reader)
        if news.reaches(reader) and number > after:
            events = news.told(reader)
            words = [telling.tell(table.game, event, reader, table.names, lang) for event in events] if lang else ()
            steps.append(Step(number, events, words))
    return History(table.number(reader), steps)


async def record(request: DoorRequest) -> str:
    """The record of a game that is over: header, moves and result, for `antechamber verify`."""
    room = await request.room()
    room.readers.who(request.key)
    number = request.number("game", room.table.games)
    entries = await _entries(request, room.name)
    return (await asyncio.to_thread(record_of, entries, number)).to_json()


async def _entries(request: DoorRequest, name: str) -> list[log.Entry]:
    return [log.read(row.body) for row in await request.house.storage.read(name)]


async def qr(request: DoorRequest) -> bytes:
    """The table's link as a QR code."""
    room = await request.room()
    drawing = io.BytesIO()
    segno.make(request.link(f"/t/{room.name}")).save(drawing, kind="svg", scale=6, border=2)
    return drawing.getvalue()


async def health(request: DoorRequest) -> Health:
    """Whether the server and its storage answer."""
    await request.house.storage.ping()
    return Health(antechamber.__version__, COMPILED, len(request.house.rooms), request.house.sockets)


async def metrics(request: DoorRequest) -> bytes:
    """Figures for Prometheus, for programs on this machine only."""
    if not request.is_local:
        raise Refused("", "server-only-here")
    return request.keeper.measures.text()
