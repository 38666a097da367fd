"""Royal Secrets as a Game: its options, its notation and its entry points."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from antechamber.core.ahead import Ahead, Conditions, Spans
from antechamber.core.chance import make_chance
from antechamber.core.events import Event
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.options import Names, Option
from antechamber.core.state import State
from antechamber.core.steps import Order
from antechamber.games.royal_secrets.cards import GAME_ID, LEAST_SEATS, MOST_SEATS, RULES
from antechamber.games.royal_secrets.events import AnyEvent, AudienceCounted
from antechamber.games.royal_secrets.moves import AnyMove, Pass
from antechamber.games.royal_secrets.options import DECK, OPTIONS, box_of
from antechamber.games.royal_secrets.order import ORDER, start
from antechamber.games.royal_secrets.positions.load import load
from antechamber.games.royal_secrets.state import STREAMS, At, Box
from antechamber.games.royal_secrets.ties import lowest_third
from antechamber.games.royal_secrets.views.shapes import View
from antechamber.games.royal_secrets.views.to_state import state_of
from antechamber.games.royal_secrets.words import notation

COUNTING_SECONDS = 8.0
"""How long a counting may take on a screen."""
FAVOR_STEPS = ("plans", "dinners", "favors", "recruiting", "losses")
"""The questions that ask whether a favor is played (R76)."""


def own_bets(view: View) -> tuple[int, int]:
    """The round, and how many cards the reader has bet in it: it changes with the reader's next bet."""
    return view.round, sum(bet.owner == view.seat for bet in view.bets)


def has_nothing_hidden(view: View) -> bool:
    """No bet of somebody else lies face down that the reader has not seen."""
    return all(bet.owner == view.seat or bet.card is not None for bet in view.bets)


class RoyalSecretsGame(Game):
    """Royal Secrets, for three to five players."""

    id: ClassVar[str] = GAME_ID
    names: ClassVar[Names] = {"en": "Royal Secrets", "fr": "Royal Secrets"}
    prefix: ClassVar[str] = "RS"
    rules: ClassVar[int] = RULES
    releases: ClassVar[Mapping[int, str]] = {1: "0.1.0.dev0", 2: "0.1.0"}
    least_players: int = LEAST_SEATS
    most_players: int = MOST_SEATS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    move_type: ClassVar[Any] = AnyMove
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[Any] = View
    order: ClassVar[Order] = ORDER
    ahead: ClassVar[tuple[Ahead, ...]] = (
        Ahead("pass", FAVOR_STEPS, Pass(), ("round", "bet")),
        Ahead("pass-on-open", ("favors",), Pass(), ("round", "bet"), "nothing hidden"),
    )
    spans: ClassVar[Spans] = {"round": lambda view: view.round, "bet": own_bets}
    conditions: ClassVar[Conditions] = {"nothing hidden": has_nothing_hidden}
    folder: ClassVar[Path] = Path(__file__).parent

    def prepare(self, options: Mapping[str, object]) -> Box:
        """The box for these options."""
        return box_of(options)

    def deal(self, players: int, prepared: Box, seed: object) -> State:
        """Deal a game and go on to its first question (RS 1)."""
        return start(players, prepared, make_chance(STREAMS, seed))

    def load(self, position: object) -> State:
        """The state of a position."""
        return load(position)

    def world(self, view: View) -> State:
        """Some state that would give its reader this view."""
        return state_of(view)

    def scene_seconds(self, events: Sequence[Event]) -> float:
        """A counting is a scene."""
        return COUNTING_SECONDS if any(isinstance(event, AudienceCounted) for event in events) else 0.0

    def moves(self, options: Mapping[str, object]) -> list[Move]:
        """Every move that exists with this deck."""
        return box_of(options).book.moves

    def write(self, move: Move) -> str:
        """A move in our notation."""
        return notation.write(move)

    def silent(self, view: View, choices: Sequence[Move]) -> Move:
        """The answer for a seat that runs out of time: in a tie, their lowest third card (R77)."""
        if view.step == ORDER.names[At.TIE]:
            return lowest_third(choices)
        return super().silent(view, choices)

    def deck(self, options: Mapping[str, object]) -> Mapping[str, object]:
        """The contents of the deck in play."""
        return DECK.content(options["deck"])
