"""What each door over HTTP does; which doors there are stands in `routes`."""

import asyncio
import io
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
import segno

import antechamber
from antechamber import bots
from antechamber.core import registry, telling
from antechamber.core.build import COMPILED
from antechamber.core.options import DeckChoice, Number, OneOf, Option
from antechamber.core.refused import Refused
from antechamber.core.rulebook import Chapter, chapters
from antechamber.core.text import names
from antechamber.server import tickets
from antechamber.server.asking import Asking
from antechamber.server.house import Seated
from antechamber.server.messages import BotName, SeatNumber, TableSeen
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.export import record_of
from antechamber.table.table import begun

Name = Annotated[str, msgspec.Meta(max_length=80)]


class OptionSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game: what it is called, its default, and its bounds or values."""

    id: str
    names: Mapping[str, str]
    default: Any
    least: int | None = None
    most: int | None = None
    values: Mapping[str, Mapping[str, str]] | None = None


class GameSeen(msgspec.Struct, frozen=True):
    """A game, or a preset of one, that can be played here."""

    id: str
    names: Mapping[str, str]
    least_players: int
    most_players: int
    rules: int
    options: Sequence[OptionSeen]
    bots: Sequence[str]


class Book(msgspec.Struct, frozen=True):
    """What one needs to speak of a game in a language: its rules, and the names of all that its views show."""

    id: str
    prefix: str
    """How its rules are cited, as RS in `RS 5.1`."""
    title: str
    names: Mapping[str, str]
    """Of cards, sides, steps and so on, by the words that views, moves and events use: `courtier 20`."""
    chapters: Sequence[Chapter]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: you are its host, on the first chair."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    name: Name
    """Yours."""
    players: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    """How many chairs; four, or the game's most or fewest, when you do not say."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    """A deck is named, or given by its content; never a path."""
    bot: BotName | None = None
    """Who takes the chairs that are empty at the start."""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair to be taken: that one, or the first that is free."""

    name: Name
    seat: SeatNumber | None = None


class SeatGiven(msgspec.Struct, frozen=True):
    """Your chair; keep the secret, it alone opens your seat."""

    table: str
    link: str
    """What to send to your friends."""
    seat: int
    secret: str


class TicketGiven(msgspec.Struct, frozen=True):
    """Opens one socket, once, soon."""

    ticket: str
    seconds: float


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened between two frames of a reader."""

    number: int
    events: Sequence[Any]
    words: Sequence[str] = ()


class History(msgspec.Struct, frozen=True):
    """All that a reader has seen happen in the game in play, frame by frame."""

    number: int
    steps: Sequence[Step]


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    version: str
    is_compiled: bool
    tables: int
    sockets: int


async def games(_asking: Asking) -> list[GameSeen]:
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


async def book(asking: Asking) -> Book:
    """The complete rules of a game, and the names of its things, in a language."""
    game = registry.game(asking.request.path_params["game"])
    lang = asking.lang() or "en"
    words = names(game.folder, game.prefix.lower(), lang)
    return Book(game.preset or game.id, game.prefix, game.names[lang], words, chapters(game.folder, lang))


async def open_table(asking: Asking) -> SeatGiven:
    """Open a table and sit down as its host."""
    wish = asking.body(Opening)
    game = registry.game(wish.game)
    usual = max(game.least_players, min(4, game.most_players))
    players = usual if wish.players is None else wish.players
    opened = acts.open_table(game, players, wish.options, wish.bot)
    asking.pay_for_opening()
    room, seated = await asking.house.open(opened, wish.name)
    return _given(asking, room.name, seated)


async def claim(asking: Asking) -> SeatGiven:
    """Sit down at a table."""
    wish = asking.body(Claim)
    room = await asking.room()
    asking.pay_for_opening()
    return _given(asking, room.name, await asking.house.claim(room, wish.seat, wish.name))


def _given(asking: Asking, table: str, seated: Seated) -> SeatGiven:
    return SeatGiven(table, asking.link(f"/t/{table}"), seated.seat, seated.secret)


async def table(asking: Asking) -> TableSeen:
    """The table and its people, as a seat or a spectator sees them."""
    room = await asking.room()
    return room.readers.table_for(room.readers.who(asking.key))


async def give_ticket(asking: Asking) -> TicketGiven:
    """A ticket for a socket: as the seat whose secret is shown, or as a spectator without one."""
    room = await asking.room()
    room.readers.who(asking.key)
    now = asking.house.clock.now()
    return TicketGiven(asking.house.tickets.give(room.name, asking.key, now), tickets.SECONDS)


async def history(asking: Asking) -> History:
    """What a reader has seen happen, made anew from the log."""
    room = await asking.room()
    reader = room.readers.who(asking.key).seat
    after, lang = asking.number("after", 0), asking.lang()
    entries = await _entries(asking, room.name)
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


async def record(asking: Asking) -> str:
    """The record of a game that is over: header, moves and result, for `antechamber verify`."""
    room = await asking.room()
    room.readers.who(asking.key)
    number = asking.number("game", room.table.games)
    entries = await _entries(asking, room.name)
    return (await asyncio.to_thread(record_of, entries, number)).to_json()


async def _entries(asking: Asking, name: str) -> list[log.Entry]:
    return [log.read(row.body) for row in await asking.house.storage.read(name)]


async def qr(asking: Asking) -> bytes:
    """The table's link as a QR code."""
    room = await asking.room()
    drawing = io.BytesIO()
    segno.make(asking.link(f"/t/{room.name}")).save(drawing, kind="svg", scale=6, border=2)
    return drawing.getvalue()


async def health(asking: Asking) -> Health:
    """Whether the server and its storage answer."""
    await asking.house.storage.ping()
    return Health(antechamber.__version__, COMPILED, len(asking.house.rooms), asking.house.sockets)


async def metrics(asking: Asking) -> bytes:
    """Figures for Prometheus; for the machine itself, and for whoever the host lets through."""
    if not asking.is_local:
        raise Refused("", "server-only-here")
    return asking.measures.text()
