"""What the bot reads from its view before it weighs anything; it knows nothing else about the table."""

from functools import cached_property
from math import sqrt
from typing import Final

from antechamber.bots.royal_gambit.sensible.counting import Count
from antechamber.bots.royal_gambit.sensible.memory import Memory
from antechamber.bots.royal_gambit.sensible.worth import Danger, Holding, worth
from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import ACTIONS, COSTS, Character, Spot
from antechamber.games.royal_gambit.views.shapes import SeatView, View

SPOT_OF: Final[dict[Spot, int]] = {"royal": 0, "first": 1, "second": 2}
EXECUTE_COST: Final = COSTS[ACTIONS.index("execute")]
ENMITY: Final = 1.05
"""What a single rival counts compared with the bot; several count more together, but less each."""

Changes = dict[Seat, Holding]
"""What some seats have after something has happened."""


class Sight:
    """A view, read once: who has what, in what danger, and what a change would be worth."""

    def __init__(self, view: View, said: Memory, fear: float = 0.0) -> None:
        if view.seat is None:
            raise ValueError("a spectator's view is nothing to play from")
        self.view = view
        self.me: Seat = view.seat
        self.said = said
        self.fear = fear
        """How much better than the truth a lie must be this time."""
        self.count = Count(view, said)
        self.living = [seat for seat, public in enumerate(view.seats) if not public.fell]
        self.rivals = [seat for seat in self.living if seat != view.seat]
        self.holdings = {seat: holding_of(view.seats[seat]) for seat in self.living}
        # Cached results: most of them serve every choice.
        self.by_holding: dict[tuple[Seat, Holding], float] = {}
        self.by_claim: dict[tuple[Character, float], dict[Seat, float]] = {}
        self.by_debtor: dict[Seat, float] = {}

    @cached_property
    def own_cards(self) -> list[Character]:
        """The bot's living characters."""
        return [one.card for one in self.view.seats[self.me].characters if one.card is not None]

    @cached_property
    def dangers(self) -> dict[Seat, Danger]:
        """The dangers to each seat before its next turn, once the actor's turn is over."""
        return {seat: self._danger(seat) for seat in self.living}

    def _danger(self, seat: Seat) -> Danger:
        actor = self.view.actor
        turns = (seat - actor) % self.view.players or self.view.players
        limit = self.view.options["turn_limit"]
        if limit:
            turns = min(turns, limit - self.view.turn + 1)
        before = [(actor + turn) % self.view.players for turn in range(1, turns)]
        armed = [one for one in before if one in self.holdings and self.is_armed(one)]
        knives = sum(self.holdings[one].coins >= EXECUTE_COST for one in armed)
        return Danger(len(armed), knives, len(self.living) - 1, is_settled=seat == actor)

    def is_armed(self, seat: Seat) -> bool:
        """True if the seat has a character to strike with, and a coin to pay for it."""
        holding = self.holdings[seat]
        return holding.hp[1] + holding.hp[2] > 0 and holding.coins >= 1

    def worth(self, seat: Seat, holding: Holding) -> float:
        """What a seat would be worth with these holdings."""
        key = (seat, holding)
        if key not in self.by_holding:
            self.by_holding[key] = worth(holding, self.dangers[seat])
        return self.by_holding[key]

    @cached_property
    def worths(self) -> dict[Seat, float]:
        """What each seat is worth now."""
        return {seat: self.worth(seat, holding) for seat, holding in self.holdings.items()}

    @cached_property
    def weights(self) -> dict[Seat, float]:
        """What a seat's worth counts for the bot: its own fully, rivals' against it, the strongest rival's most."""
        total = sum(self.worths[seat] for seat in self.rivals) or 1.0
        enmity = ENMITY * sqrt(sqrt(len(self.rivals)))
        weights = {seat: -enmity * self.worths[seat] / total for seat in self.rivals}
        weights[self.me] = 1.0
        return weights

    def value(self, changes: Changes) -> float:
        """What a change is worth to the bot."""
        gains = {seat: self.worth(seat, after) - self.worths[seat] for seat, after in changes.items()}
        return sum(self.weights[seat] * gain for seat, gain in gains.items())

    def penalty(self, seat: Seat) -> float:
        """What two HP cost a seat, at best."""
        if seat not in self.by_debtor:
            after = max((self.worth(seat, one) for one in self.holdings[seat].penalized()), default=0.0)
            self.by_debtor[seat] = self.worths[seat] - after
        return self.by_debtor[seat]


def holding_of(seat: SeatView) -> Holding:
    """What a seat has."""
    hp, poison = [seat.royal_hp, 0, 0], [seat.royal_poison, 0, 0]
    for character in seat.characters:
        spot = SPOT_OF[character.spot]
        hp[spot], poison[spot] = character.hp, character.poison
    return Holding((hp[0], hp[1], hp[2]), (poison[0], poison[1], poison[2]), seat.coins)
