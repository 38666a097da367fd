"""The table itself: what the entries of its log have made of it."""

from collections import deque
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec

from antechamber.core import registry
from antechamber.core.chance import commitment
from antechamber.core.moves import Move
from antechamber.core.records import FORMAT, Header
from antechamber.core.refused import Refused
from antechamber.table import entries as log
from antechamber.table.chairs import Chair, Person, StandIn, Who
from antechamber.table.news import NOTHING, News
from antechamber.table.pace import Pace
from antechamber.table.playing import Playing
from antechamber.table.shown import Shown
from antechamber.table.talk import REMEMBERED, Spoken

Phase = Literal["open", "playing", "over"]
SHORTEST_DELAY: Final = 0.8
LONGEST_DELAY: Final = 2.5


class Table:
    """People round a game. Only `apply` changes it, so the log is all there is to know of it."""

    def __init__(self, opened: log.Opened) -> None:
        self.game = registry.game(opened.game)
        self.players = opened.players
        self.options: dict[str, Any] = opened.options
        self.usual_bot = opened.bot
        self.deadline = opened.deadline
        self.chairs = [Chair() for _ in range(opened.players)]
        self.host: int | None = None
        self.secret: bytes | None = None
        """The luck of the coming game, or of the one in play."""
        self.revealed: str | None = None
        """The luck of the game that is over."""
        self.games = 0
        """How many games were dealt here."""
        self.dealt_to: list[Person | None] = []
        """Who owned each chair when the last game was dealt."""
        self.playing: Playing | None = None
        self.numbers = [0] * (opened.players + 1)
        """How many frames each seat, and last the spectators, were owed so far."""
        self.talk: deque[Spoken] = deque(maxlen=REMEMBERED)

    # What can be asked of it.

    @property
    def phase(self) -> Phase:
        """Before the first deal, in play, or after an end."""
        if self.playing is None:
            return "open"
        return "over" if self.playing.is_over else "playing"

    @property
    def commitment(self) -> str | None:
        """What is published of the luck of the game in play, or of the coming one."""
        return commitment(self.secret) if self.secret is not None else None

    @property
    def lacks_luck(self) -> bool:
        """True when the luck of the coming game is still to be drawn: no game is dealt with the luck of another."""
        return self.secret is None or (self.phase == "over" and self.revealed is None)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, by the names that are shown."""
        return tuple(name_of(chair, seat) for seat, chair in enumerate(self.chairs))

    def who(self, key: str) -> Who | None:
        """Whose secret has this hash; None when nobody's has."""
        for seat, chair in enumerate(self.chairs):
            if chair.owner is not None and chair.owner.key == key:
                return Who(seat)
            if chair.bot is not None and chair.bot.key == key:
                return Who(seat, is_bot=True)
        return None

    def number(self, reader: int | None) -> int:
        """The number of the reader's newest frame."""
        return self.numbers[-1 if reader is None else reader]

    def readers(self) -> list[int | None]:
        """All who may be shown something: the seats, and spectators."""
        return [*range(self.players), None]

    def shown(self, readers: list[int | None]) -> list[Shown]:
        """What each reader is shown of the game in play."""
        return self.in_play().shown(readers)

    def in_play(self) -> Playing:
        """The game in play, or just over."""
        if self.playing is None:
            raise Refused("", "table-not-begun")
        return self.playing

    def next_options(self) -> dict[str, Any]:
        """The options of the coming game: those of the table, and what follows from a game that has just ended."""
        if self.playing is None or not self.playing.is_over:
            return self.options
        absent = [seat for seat, owner in enumerate(self.dealt_to) if self.chairs[seat].owner != owner]
        return dict(self.game.rematch(self.options, self.playing.shown([None])[0].view, absent))

    def pace(self, usual: Pace) -> Pace:
        """How long windows stay open here; nobody hurries somebody who plays alone with bots."""
        people = sum(chair.owner is not None and chair.bot is None for chair in self.chairs)
        most = usual.most if self.deadline is None else self.deadline
        return Pace(usual.least, most if people > 1 else 0.0)

    def closes(self, usual: Pace) -> float | None:
        """When the open window is to be closed, if there is one."""
        return self.playing.closes(self.pace(usual)) if self.playing is not None else None

    def closes_in(self, usual: Pace, now: float) -> float | None:
        """Seconds until the open window closes at the latest, if there is one and it does."""
        return self.in_play().closes_in(self.pace(usual), now)

    @property
    def due_ahead(self) -> list[tuple[int, Move]]:
        """The seats that are asked and have answered ahead, and what; a bot that plays a seat answers itself."""
        if self.phase != "playing":
            return []
        playing = self.in_play()
        due = [(seat, playing.due_ahead(seat)) for seat in playing.asked if self.chairs[seat].bot is None]
        return [(seat, move) for seat, move in due if move is not None]

    @property
    def ahead_delay(self) -> float:
        """Seconds until an open question is answered as it was ahead: drawn from what everybody may know."""
        public = f"{self.commitment} {self.number(None)}".encode()
        return SHORTEST_DELAY + int.from_bytes(sha256(public).digest()[:2]) / 2**16 * (LONGEST_DELAY - SHORTEST_DELAY)

    # What happens to it.

    def apply(self, entry: log.Entry, now: float) -> News:
        """Let an entry of the log take effect, and say what came of it."""
        news = _EFFECTS[type(entry)](self, entry, now)
        for place, reader in enumerate(self.readers()):
            self.numbers[place] += news.reaches(reader)
        return news


def begun(first: log.Entry) -> Table:
    """The table that the first entry of its log opens."""
    if not isinstance(first, log.Opened):
        raise Refused("", "table-not-begun")
    return Table(first)


def name_of(chair: Chair, seat: int) -> str:
    """The name by which a seat is called; a bot without an owner is called by its chair's number."""
    if chair.owner is not None:
        return chair.owner.name
    return f"Bot {seat + 1}" if chair.bot is not None else f"{seat + 1}"


def _seal_luck(table: Table, entry: log.LuckSealed, _now: float) -> News:
    if table.phase == "over" and table.secret is not None:
        table.revealed = table.secret.hex()
    table.secret = bytes.fromhex(entry.secret)
    return NOTHING


def _claim(table: Table, entry: log.Claimed, _now: float) -> News:
    table.chairs[entry.seat] = Chair(Person(entry.name, entry.key))
    if table.host is None:
        table.host = entry.seat
    return NOTHING


def _leave(table: Table, entry: log.Left, _now: float) -> News:
    """The chair is free; a bot that plays it plays on. If the host has left, the next person clockwise is host."""
    table.chairs[entry.seat] = msgspec.structs.replace(table.chairs[entry.seat], owner=None)
    if table.host == entry.seat:
        clockwise = [(entry.seat + step) % table.players for step in range(1, table.players)]
        table.host = next((seat for seat in clockwise if table.chairs[seat].owner is not None), None)
    return NOTHING


def _kick(table: Table, entry: log.Kicked, _now: float) -> News:
    table.chairs[entry.seat] = Chair()
    return NOTHING


def _seat_bot(table: Table, entry: log.BotSeated, _now: float) -> News:
    chair = table.chairs[entry.seat]
    table.chairs[entry.seat] = Chair(chair.owner, StandIn(entry.bot, entry.key))
    return NOTHING


def _take_back(table: Table, entry: log.TakenBack, _now: float) -> News:
    table.chairs[entry.seat] = Chair(table.chairs[entry.seat].owner)
    return NOTHING


def _start(table: Table, entry: log.Started, now: float) -> News:
    """Deal; a game that began by other rules than these cannot go on, and says which release plays it."""
    game = table.game
    if entry.rules != game.rules:
        release = game.releases.get(entry.rules, "of another date")
        facts = {"theirs": entry.rules, "ours": game.rules, "game": game.names["en"], "release": release}
        raise Refused("", "core-record-of-other-rules", facts)
    if table.secret is None:
        raise Refused("", "table-no-luck")
    identity = game.preset or game.id
    header = Header(
        FORMAT,
        identity,
        game.rules,
        table.players,
        table.next_options(),
        entry.deck,
        table.names,
        secret=table.secret.hex(),
        commitment=commitment(table.secret),
    )
    table.playing = Playing(game, header, now)
    table.games += 1
    table.dealt_to = [chair.owner for chair in table.chairs]
    table.revealed = None
    return News(is_for_all=True)


def _play(table: Table, entry: log.Played, now: float) -> News:
    playing = table.in_play()
    return playing.play(entry.seat, playing.read(entry.move), now)


def _answer(table: Table, entry: log.Answered, _now: float) -> News:
    playing = table.in_play()
    return playing.seal(entry.seat, playing.read(entry.move))


def _close_window(table: Table, entry: log.WindowClosed, now: float) -> News:
    playing = table.in_play()
    absent: list[tuple[int, Move]] = [(seat, playing.read(raw)) for seat, raw in entry.absent]
    return playing.close_window(absent, now)


def _undo(table: Table, entry: log.Undone, _now: float) -> News:
    return table.in_play().undo(entry.seat)


def _set_ahead(table: Table, entry: log.AheadSet, _now: float) -> News:
    return table.in_play().set_ahead(entry.seat, entry.ahead, entry.until)


def _clear_ahead(table: Table, entry: log.AheadCleared, _now: float) -> News:
    return table.in_play().clear_ahead(entry.seat, entry.ahead)


def _say(table: Table, entry: log.Said, _now: float) -> News:
    table.talk.append(Spoken(entry.seat, table.names[entry.seat], entry.text))
    return NOTHING


def _open_again(_table: Table, _entry: log.Opened, _now: float) -> News:
    raise Refused("", "table-opened-twice")


_EFFECTS: Mapping[type[log.Entry], Callable[[Table, Any, float], News]] = {
    log.Opened: _open_again,
    log.LuckSealed: _seal_luck,
    log.Claimed: _claim,
    log.Left: _leave,
    log.Kicked: _kick,
    log.BotSeated: _seat_bot,
    log.TakenBack: _take_back,
    log.Started: _start,
    log.Played: _play,
    log.Answered: _answer,
    log.WindowClosed: _close_window,
    log.Undone: _undo,
    log.AheadSet: _set_ahead,
    log.AheadCleared: _clear_ahead,
    log.Said: _say,
}
