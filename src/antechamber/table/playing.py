"""A game in play at a table: its moves, the time of its windows, and what each reader is shown of it.

Answers are sealed in the game's state and nowhere else. The table keeps the time: the state opens a window when it is
told to, however long ago the last answer came.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from antechamber.core.ahead import UNTIL_CLEARED, Standing
from antechamber.core.events import ChoiceUndone, Event, TimeRanOut, only
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.records import Header, Record, open_luck
from antechamber.core.refused import Refused
from antechamber.core.result import Result
from antechamber.core.undoing import WayBack
from antechamber.table.news import News
from antechamber.table.pace import FOREVER, Pace
from antechamber.table.shown import Shown


@cache
def _decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    """Reads the moves of a game; made once, for making it costs more than reading several moves."""
    return msgspec.json.Decoder(shape)


class Playing:
    """One game at a table. Nothing hidden leaves it but through `shown` and the News of a move."""

    def __init__(self, game: Game, header: Header, now: float) -> None:
        self.game = game
        self.header = header
        self._moves = _decoder(game.move_type)
        self._state = Record(game, header, open_luck(header)).state
        self._back = WayBack()
        self._ahead: list[dict[str, Standing]] = [{} for _ in range(header.players)]
        """What each seat has answered ahead, by id."""
        self._opened: float | None = None
        """When the open window was opened; None while one seat is asked alone."""
        self._look_for_window(now)

    @property
    def is_over(self) -> bool:
        """True when nobody will be asked any more."""
        return self._state.is_over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may decide now; in a window, those that have not answered yet."""
        return self._state.actors

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self._state.result

    def check(self, seat: int, raw: msgspec.Raw) -> Move:
        """The move that a seat sends, if it may make it now; in a window it may answer once."""
        move = self.read(raw)
        refused = self.why_not(seat, move)
        if refused is not None:
            raise refused
        return move

    def why_not(self, seat: int, move: Move) -> Refused | None:
        """Why a seat may not make a move now; None if it may."""
        if self.is_window and self._state.answer(seat) is not None:
            return Refused("", "table-answered")
        return self._state.why_not(seat, move)

    def read(self, raw: msgspec.Raw) -> Move:
        """A move as it came over the wire."""
        try:
            move: Move = self._moves.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("", "table-no-move", {"fault": str(error)[:200]}) from None
        return move

    @property
    def is_window(self) -> bool:
        """True while several seats are asked at once, under seal."""
        return self._opened is not None

    def closes(self, pace: Pace) -> float | None:
        """When the open window is to be closed, as things stand: at the least time once all have answered."""
        if self._opened is None:
            return None
        return self._opened + (pace.deadline if self.asked else pace.least)

    def closes_in(self, pace: Pace, now: float) -> float | None:
        """Seconds until an open window closes at the latest, whoever has answered: so it may be told."""
        if self._opened is None or pace.deadline == FOREVER:
            return None
        return max(0.0, round(self._opened + pace.deadline - now, 1))

    def play(self, seat: int, move: Move, now: float) -> News:
        """Make a move that was checked."""
        before = self._state.copy()
        events = self._state.narrate(seat, move)
        self._back.note(seat, before, self._state, events)
        self._look_for_window(now + self.game.scene_seconds(events))
        return News(events, seat)

    def can_undo(self, seat: int) -> bool:
        """True if a seat can take back its last choice."""
        return self._back.is_open_to(seat)

    def undo(self, seat: int) -> News:
        """Take back a seat's last choice; those who had been told of it are told."""
        if not self.can_undo(seat):
            raise Refused("", "core-nothing-to-undo")
        self._state, witnesses = self._back.undo()
        return News([ChoiceUndone(seat=seat, readers=witnesses)], seat)

    def seal(self, seat: int, move: Move) -> News:
        """Seal an answer that was checked; only its seat is told."""
        self._must_be_window()
        return News(self._state.seal(seat, move), seat)

    def silence(self) -> tuple[tuple[int, Move], ...]:
        """What is answered for those who have let the time run out."""
        self._must_be_window()
        state = self._state
        return tuple((seat, self.game.silent(state.view(seat), state.choices(seat))) for seat in self.asked)

    def close_window(self, absent: Sequence[tuple[int, Move]], now: float) -> News:
        """Answer for the absent, and let the game open all answers together."""
        self._must_be_window()
        events: list[Event] = []
        for seat, move in absent:
            events += [TimeRanOut(seat=seat, readers=only(seat)), *self._state.seal(seat, move)]
        events += self._state.open()
        self._back.forget()
        self._look_for_window(now + self.game.scene_seconds(events))
        return News(events, is_for_all=True)

    # Answers given ahead.

    def set_ahead(self, seat: int, name: str, until: str) -> News:
        """Give an answer ahead; only its seat knows of it."""
        self._ahead[seat][name] = self.game.stand(name, until, self._state.view(seat))
        return News((), seat)

    def clear_ahead(self, seat: int, name: str) -> News:
        """Drop an answer given ahead, for all questions that are not answered yet."""
        if name not in self._ahead[seat]:
            raise Refused("", "table-nothing-ahead")
        del self._ahead[seat][name]
        return News((), seat)

    def due_ahead(self, seat: int) -> Move | None:
        """What a seat that is asked has answered ahead to this question."""
        if not self._ahead[seat] or seat not in self.asked:
            return None
        view, choices = self._state.view(seat), self._state.choices(seat)
        for ahead in self.game.ahead:
            standing = self._ahead[seat].get(ahead.id)
            move = self.game.answer_ahead(standing, view, choices) if standing is not None else None
            if move is not None:
                return move
        return None

    def _drop_outlived(self) -> None:
        """Answers given ahead end when what was to stay the same has changed."""
        for seat in range(len(self._ahead)):
            if self._ahead[seat]:
                view = self._state.view(seat)
                kept = {name: each for name, each in self._ahead[seat].items() if self.game.still_stands(each, view)}
                self._ahead[seat] = kept

    def _ahead_of(self, seat: int) -> tuple[tuple[str, str], ...]:
        return tuple([(each.id, each.until) for each in self._ahead[seat].values()])

    def _offers_ahead(self, view: Any, choices: Sequence[Move]) -> tuple[tuple[str, str], ...]:
        """What can be answered ahead to the question that is asked, and for how long."""
        offers: list[tuple[str, str]] = []
        for ahead in self.game.ahead if choices else ():
            if view.step in ahead.steps and ahead.move in choices:
                offers += [(ahead.id, until) for until in (*ahead.spans, UNTIL_CLEARED)]
        return tuple(offers)

    def _must_be_window(self) -> None:
        if not self.is_window:
            raise Refused("", "table-no-window")

    def _look_for_window(self, now: float) -> None:
        """Start the clock if several seats are asked; what was answered ahead for shorter ends."""
        self._drop_outlived()
        self._opened = now if len(self._state.actors) > 1 else None

    def shown(self, readers: Sequence[int | None]) -> list[Shown]:
        """What each reader is shown now."""
        views = self._state.views(readers)
        return [self._shown(reader, view) for reader, view in zip(readers, views, strict=True)]

    def _shown(self, reader: int | None, view: object) -> Shown:
        if reader is None:
            return Shown(view, (), None, can_undo=False, ahead=(), can_ahead=())
        choices = self._state.choices(reader)
        answer = self._state.answer(reader) if self.is_window else None
        offers = self._offers_ahead(view, choices)
        return Shown(view, choices, answer, self.can_undo(reader), self._ahead_of(reader), offers)
