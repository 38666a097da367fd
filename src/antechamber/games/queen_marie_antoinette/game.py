"""Queen Marie-Antoinette as a Game: its options, its notation and its entry points."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from antechamber.core.chance import make_chance
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.options import Names, Option
from antechamber.core.state import State
from antechamber.core.steps import Order
from antechamber.games.queen_marie_antoinette.cards import GAME_ID, LEAST_SEATS, MOST_SEATS, RULES
from antechamber.games.queen_marie_antoinette.events import AnyEvent
from antechamber.games.queen_marie_antoinette.moves import AnyMove
from antechamber.games.queen_marie_antoinette.options import (
    CONDITIONS,
    DECK,
    INTRODUCTORY,
    OPTIONS,
    box_of,
    check_first,
)
from antechamber.games.queen_marie_antoinette.order import ORDER, start
from antechamber.games.queen_marie_antoinette.positions.load import load
from antechamber.games.queen_marie_antoinette.state import STREAMS, Box
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.games.queen_marie_antoinette.views.to_state import state_of
from antechamber.games.queen_marie_antoinette.words import notation


class QueenMarieAntoinetteGame(Game):
    """Queen Marie-Antoinette, for two to four players."""

    id: ClassVar[str] = GAME_ID
    names: ClassVar[Names] = {"en": "Queen Marie-Antoinette", "fr": "Queen Marie-Antoinette"}
    prefix: ClassVar[str] = "QMA"
    rules: ClassVar[int] = RULES
    releases: ClassVar[Mapping[int, str]] = {1: "0.1.0.dev0", 2: "0.1.0"}
    least_players: int = LEAST_SEATS
    most_players: int = MOST_SEATS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {f"{GAME_ID}-intro": {CONDITIONS.id: INTRODUCTORY}}
    move_type: ClassVar[Any] = AnyMove
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[Any] = View
    order: ClassVar[Order] = ORDER
    folder: ClassVar[Path] = Path(__file__).parent

    def prepare(self, options: Mapping[str, object]) -> Box:
        """The box for these options."""
        return box_of(options)

    def deal(self, players: int, prepared: Box, seed: object) -> State:
        """Deal a game and go on to its first question (QMA 1)."""
        check_first(prepared, players)
        return start(players, prepared, make_chance(STREAMS, seed))

    def load(self, position: object) -> State:
        """The state of a position."""
        return load(position)

    def world(self, view: View) -> State:
        """Some state that would give its reader this view."""
        return state_of(view)

    def moves(self, options: Mapping[str, object]) -> list[Move]:
        """Every move that exists with this deck."""
        return box_of(options).book.moves

    def write(self, move: Move) -> str:
        """A move in our notation."""
        return notation.write(move)

    def deck(self, options: Mapping[str, object]) -> Mapping[str, object]:
        """The contents of the deck in play."""
        return DECK.content(options["deck"])
