"""What the bot reads from its view before it weighs anything; it knows nothing else about the table."""

from collections.abc import Callable
from functools import cached_property
from math import exp
from typing import Any, Final, TypeVar

import msgspec

from antechamber.bots.royal_secrets.sensible.rivals import Guess, guess_cardinal, guess_seat
from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import CARDS, ROUNDS, SIDES, VALET, Card, Favor, Side
from antechamber.games.royal_secrets.options import DECK
from antechamber.games.royal_secrets.positions.load import points_of
from antechamber.games.royal_secrets.views.shapes import AudienceView, BetView, View

EXCUSE: Final[Card] = "excuse"
ZERO: Final[Card] = "courtier 0"
WARMTH: Final = 6.0
"""A lead of this many points makes a rival's points matter e times as much."""

T = TypeVar("T")

Attendance = dict[Side, dict[Seat, float]]
"""How likely each seat is at each audience."""


class Sight:
    """A view, read once: the seats, what is at stake, and what the rivals may have bet."""

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("a spectator's view is nothing to play from")
        self.view = view
        self.me: Seat = view.seat
        self.rivals = [seat for seat in range(view.players) if seat != view.seat]
        self.rounds_left = ROUNDS - view.round
        self.is_last_round = view.round == ROUNDS
        self.points = points_of(view.ledger, view.players, view.round)
        self.memory: dict[object, Any] = {}
        """Cached results: most of them serve every choice."""

    def remember(self, key: object, work_out: Callable[[], T]) -> T:
        """The value for this key, worked out only the first time."""
        if key not in self.memory:
            self.memory[key] = work_out()
        known: T = self.memory[key]
        return known

    def with_bets(self, bets: tuple[BetView, ...], owner: Seat | None) -> "Sight":
        """The same with other bets of one owner; what the other rivals may bet stays the same."""
        changed = Sight(msgspec.structs.replace(self.view, bets=bets))
        changed.guesses = dict(self.guesses)
        if owner in changed.guesses:
            changed.guesses[owner] = guess_seat(changed.view, owner, self.rumors)
        return changed

    @cached_property
    def weights(self) -> dict[Seat, float]:
        """What a rival's point counts compared with the bot's own: all rivals together as much, the leader the most."""
        warmth = {seat: exp(self.points[seat] / WARMTH) for seat in self.rivals}
        total = sum(warmth.values())
        return {seat: one / total for seat, one in warmth.items()}

    @cached_property
    def rumors(self) -> dict[Card, int]:
        """What each Valet costs those its rumor hurts (RS 7.2)."""
        numbers: dict[str, int] = DECK.content(self.view.options["deck"])["rumors"]  # type: ignore[assignment]
        return {card: numbers[card.removeprefix("valet ")] for card in CARDS[VALET : VALET + 4]}

    @cached_property
    def guesses(self) -> dict[Seat, Guess]:
        """What each rival may bet in this round in all."""
        return {seat: guess_seat(self.view, seat, self.rumors) for seat in self.rivals}

    @cached_property
    def cardinal(self) -> Guess:
        """What the Cardinal may bet, if he comes."""
        return guess_cardinal(self.view)

    @cached_property
    def own_bets(self) -> list[BetView]:
        """The bot's own bets that nobody has stabbed."""
        return [bet for bet in self.view.bets if bet.owner == self.me and not bet.stabbed]

    @cached_property
    def bets_made(self) -> int:
        """How many bets the bot has made, including stabbed ones."""
        return sum(bet.owner == self.me for bet in self.view.bets)

    @cached_property
    def attendance(self) -> Attendance:
        """Who is where; players who have not chosen yet may go to either side."""
        there: Attendance = {side: dict.fromkeys(self.audience(side).present, 1.0) for side in SIDES}
        decided = set(there["king"]) | set(there["queen"])
        for seat in self.rivals:
            if seat not in decided:
                there["king"][seat] = there["queen"][seat] = 0.5
        return there

    def audience(self, side: Side) -> AudienceView:
        """One of the round's audiences."""
        audience = self.view.king if side == "king" else self.view.queen
        if audience is None:
            raise ValueError("between rounds nobody is asked")
        return audience

    def holds(self, seat: Seat, favor: Favor) -> bool:
        """True if the seat has this favor."""
        return favor in self.favors[seat]

    @cached_property
    def favors(self) -> list[set[Favor]]:
        """The favors each seat has."""
        return [{card.favor for card in seat.favors} for seat in self.view.seats]
