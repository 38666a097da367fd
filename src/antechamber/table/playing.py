"""A game in play at a table: the moves, the sealed windows, and what each reader is shown of it."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from antechamber.core.events import Event
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.records import Header, Record
from antechamber.core.refused import Refused
from antechamber.core.result import Result
from antechamber.table.news import News
from antechamber.table.sight import Sight
from antechamber.table.window import Pace, Window


@cache
def _decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    """Reads the moves of a game; made once, for making it costs more than reading several moves."""
    return msgspec.json.Decoder(shape)


class Playing:
    """One game at a table. Nothing hidden leaves it but through `sights` and the News of a move."""

    def __init__(self, game: Game, header: Header, now: float) -> None:
        self.game = game
        self.header = header
        self._moves = _decoder(game.move_type)
        self._state = Record(game, header, bytes.fromhex(header.secret or "")).state
        self._window: Window | None = None
        self._open_window(now)

    @property
    def is_over(self) -> bool:
        """True when nobody will be asked any more."""
        return self._state.is_over

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self._state.result

    def check(self, seat: int, raw: msgspec.Raw) -> Move:
        """The move that a seat sends, if it may make it now; whoever has answered in a window is done with it."""
        move = self.read(raw)
        if self._window is not None and seat in self._window.answers:
            raise Refused("", "table-answered")
        refused = self._state.why_not(seat, move)
        if refused is not None:
            raise refused
        return move

    def read(self, raw: msgspec.Raw) -> Move:
        """A move as it came over the wire."""
        try:
            move: Move = self._moves.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("", "table-no-move", {"fault": str(error)[:200]}) from None
        return move

    @property
    def is_window(self) -> bool:
        """True while several seats are asked at once."""
        return self._window is not None

    def closes(self, pace: Pace) -> float | None:
        """When the open window is to be closed, as things stand."""
        return None if self._window is None else self._window.closes(pace)

    def closes_in(self, pace: Pace, now: float) -> float | None:
        """Seconds until an open window closes at the latest: the same whoever has answered, so it may be told."""
        if self._window is None or not pace.most:
            return None
        return max(0.0, round(self._window.opened + max(pace.most, pace.least) - now, 1))

    def play(self, seat: int, move: Move, now: float) -> News:
        """Make a move that was checked."""
        events = self._state.narrate(seat, move)
        self._open_window(now)
        return News(events, seat)

    def seal(self, seat: int, move: Move) -> None:
        """Keep an answer that was checked until the window closes."""
        if self._window is None:
            raise Refused("", "table-no-window")
        self._window.answers[seat] = move

    def silence(self) -> tuple[tuple[int, Move], ...]:
        """What the house answers for those who have let the time pass."""
        if self._window is None:
            raise Refused("", "table-no-window")
        absent = self._window.absent
        return tuple((seat, self.game.silent(self._state.view(seat), self._state.choices(seat))) for seat in absent)

    def close_window(self, absent: Sequence[tuple[int, Move]], now: float) -> News:
        """Open all answers together, in the order of the seats."""
        if self._window is None:
            raise Refused("", "table-no-window")
        answers = {**self._window.answers, **dict(absent)}
        events: list[Event] = []
        for seat in self._window.seats:
            events += self._state.narrate(seat, answers[seat])
        self._open_window(now)
        return News(events, is_for_all=True)

    def _open_window(self, now: float) -> None:
        actors = self._state.actors
        self._window = Window(actors, now) if len(actors) > 1 else None

    def sights(self, readers: Sequence[int | None]) -> list[Sight]:
        """What each reader is shown now."""
        views = self._state.views(readers)
        return [self._sight(reader, view) for reader, view in zip(readers, views, strict=True)]

    def _sight(self, reader: int | None, view: object) -> Sight:
        if reader is None:
            return Sight(view, (), None)
        answer = self._window.answers.get(reader) if self._window is not None else None
        return Sight(view, [] if answer is not None else self._state.choices(reader), answer)
