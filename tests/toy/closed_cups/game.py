"""Closed Cups as a game of the house: what it is called, its options, its notation and its doors."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, cast

from antechamber.core.chance import make_chance
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.options import Names, Option
from antechamber.core.refused import Refused
from antechamber.core.state import State
from antechamber.core.steps import Order

from . import load
from .cards import GAME_ID, LEAST_SEATS, MOST_SEATS, OPTIONS, RULES
from .events import AnyEvent
from .moves import MOVES, AnyMove, Hide, Point
from .order import ORDER, start
from .state import STREAMS
from .view import View


class ClosedCupsGame(Game):
    """Closed Cups, for two or three players."""

    id: ClassVar[str] = GAME_ID
    names: ClassVar[Names] = {"en": "Closed Cups", "fr": "Gobelets clos"}
    prefix: ClassVar[str] = "CC"
    rules: ClassVar[int] = RULES
    releases: ClassVar[Mapping[int, str]] = {1: "0.1.0"}
    least_players: int = LEAST_SEATS
    most_players: int = MOST_SEATS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {"closed-cups-mini": {"rounds": 1}}
    move_type: ClassVar[Any] = AnyMove
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[Any] = View
    order: ClassVar[Order] = ORDER
    folder: ClassVar[Path] = Path(__file__).parent

    def prepare(self, options: Mapping[str, object]) -> int:
        """How many rounds these options stand for."""
        return cast(int, options["rounds"])

    def deal(self, players: int, prepared: int, seed: object) -> State:
        """Deal, and go on to the first question (CC 1.3)."""
        return start(players, prepared, make_chance(STREAMS, seed))

    def load(self, given: object) -> State:
        """The state of a position."""
        return load.load(given)

    def world(self, view: View) -> State:
        """Some state that would give its reader this view."""
        return load.state_of(view)

    def moves(self, options: Mapping[str, object]) -> list[Move]:
        """Every move that there is, whatever the options."""
        return MOVES

    def write(self, move: Move) -> str:
        """A move as `hide pink` or `point 2`."""
        match move:
            case Hide():
                return f"hide {move.pearl}"
            case Point():
                return f"point {move.cup}"
        raise Refused("CC 2.2", "core-no-such-move", {"move": type(move).__name__})

    def deck(self, options: Mapping[str, object]) -> Mapping[str, object]:
        """There is no other box to play with."""
        return {}
