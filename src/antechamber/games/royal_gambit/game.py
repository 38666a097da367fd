"""Royal Gambit as a Game: its options, its notation and its entry points."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, ClassVar

from antechamber.core.ahead import Ahead, Conditions, Spans
from antechamber.core.chance import make_chance
from antechamber.core.game import Game
from antechamber.core.moves import Move, Seat
from antechamber.core.options import Names, Option
from antechamber.core.state import State
from antechamber.core.steps import Order
from antechamber.games.royal_gambit.cards import GAME_ID, LEAST_SEATS, MOST_SEATS, RULES
from antechamber.games.royal_gambit.codes import BOOK
from antechamber.games.royal_gambit.events import AnyEvent
from antechamber.games.royal_gambit.moves import Accuse, Allow, AnyMove, Believe
from antechamber.games.royal_gambit.options import (
    AT_A_TABLE,
    DECK,
    FIRST,
    MINI,
    OPTIONS,
    PRESETS,
    box_of,
    check_table,
)
from antechamber.games.royal_gambit.order import ORDER, start
from antechamber.games.royal_gambit.positions.load import load
from antechamber.games.royal_gambit.state import STREAMS, Box
from antechamber.games.royal_gambit.views.shapes import View
from antechamber.games.royal_gambit.views.to_state import state_of
from antechamber.games.royal_gambit.words import notation


def holds_two(view: View) -> bool:
    """Both characters of the reader are of the kind that is claimed, so that the claim is likely a lie."""
    own = view.seats[view.seat].characters if view.seat is not None else ()
    return len([character for character in own if character.card == view.claimed]) == 2


class RoyalGambitGame(Game):
    """Royal Gambit, for two to six players, and its reduced form for two."""

    id: ClassVar[str] = GAME_ID
    names: ClassVar[Names] = {"en": "Royal Gambit", "fr": "Royal Gambit"}
    prefix: ClassVar[str] = "RG"
    rules: ClassVar[int] = RULES
    releases: ClassVar[Mapping[int, str]] = {1: "0.1.0.dev0", 2: "0.1.0"}
    least_players: int = LEAST_SEATS
    most_players: int = MOST_SEATS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = PRESETS
    preset_players: ClassVar[Mapping[str, tuple[int, int]]] = {MINI: (LEAST_SEATS, LEAST_SEATS)}
    at_a_table: ClassVar[Mapping[str, object]] = AT_A_TABLE
    move_type: ClassVar[Any] = AnyMove
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[Any] = View
    order: ClassVar[Order] = ORDER
    ahead: ClassVar[tuple[Ahead, ...]] = (
        Ahead("accuse-two", ("accusing",), Accuse(), ("turn",), "holds two"),
        Ahead("believe", ("accusing",), Believe(), ("turn",)),
        Ahead("allow", ("countering",), Allow(), ("turn",)),
    )
    spans: ClassVar[Spans] = {"turn": lambda view: view.actor == view.seat}
    conditions: ClassVar[Conditions] = {"holds two": holds_two}
    folder: ClassVar[Path] = Path(__file__).parent

    def prepare(self, options: Mapping[str, object]) -> Box:
        """The box for these options."""
        return box_of(options)

    def deal(self, players: int, prepared: Box, seed: object) -> State:
        """Deal a game and go on to its first question (RG 1)."""
        check_table(prepared, players)
        return start(players, prepared, make_chance(STREAMS, seed))

    def load(self, position: object) -> State:
        """The state of a position."""
        return load(position)

    def world(self, view: View) -> State:
        """Some state that would give its reader this view."""
        return state_of(view)

    def moves(self, options: Mapping[str, object]) -> list[Move]:
        """Every move that exists."""
        return BOOK.moves

    def write(self, move: Move) -> str:
        """A move in our notation."""
        return notation.write(move)

    def deck(self, options: Mapping[str, object]) -> Mapping[str, object]:
        """The contents of the deck in play."""
        return DECK.content(options["deck"])

    def rematch(self, options: Mapping[str, object], view: View, absent: Collection[Seat]) -> Mapping[str, object]:
        """Let the player who fell first begin, unless the table has named somebody (RG 1.6, G72)."""
        if options[FIRST.id] != FIRST.default:
            return options
        for seat, shown in enumerate(view.seats):
            if shown.fell == 1 and seat not in absent:
                return {**options, FIRST.id: str(seat)}
        return options
