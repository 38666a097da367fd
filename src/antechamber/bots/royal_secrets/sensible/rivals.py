"""What rivals may bet: a guess from the cards each is known to hold, and from how freely they have spent so far."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import exp
from typing import Final

from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import CARDINAL, CARDINALS, CARDS, Card
from antechamber.games.royal_secrets.views.shapes import BetView, View
from antechamber.games.royal_secrets.views.to_state import bets_of, known_cards, unplaced_valets

TENS: Final[dict[Card, int]] = {card: 0 if card == "excuse" else int(card.split()[1]) // 10 for card in CARDS}
"""Influence in tens: every card is a multiple of ten, so small numbers are enough."""
USUAL_BET: Final = 0.9
"""What a bet is worth, in tens, before a rival has shown how they play."""
USUAL_BETS: Final = 6
"""How many bets it takes until what a rival has shown counts as much as the usual."""
LIKELY: Final = 2.5
"""The limit on how far a rival's habits shift the chances: beyond it one card would be almost certain."""

Weights = dict[Card, tuple[float, float]]
"""For each kind of card, how many there are, and how likely one of them is to be bet compared with others."""


@dataclass
class Guess:
    """What a player's two bets may add up to: influence if they stay, whether they leave, and their Valets' rumors."""

    sums: dict[int, float] = field(default_factory=dict)
    """How likely each sum is, in tens; with `leaves` they add up to 1."""
    leaves: float = 0.0
    rumor: float = 0.0

    @property
    def stays(self) -> float:
        """How likely the player is not to withdraw."""
        return 1.0 - self.leaves

    def add(self, tens: int, chance: float) -> None:
        """Add the chance of a sum."""
        self.sums[tens] = self.sums.get(tens, 0.0) + chance


def guess_seat(view: View, seat: Seat, rumors: Mapping[Card, int]) -> Guess:
    """What a rival may bet in all: face-up bets are certain, the rest is any of their cards, by weight."""
    bets = [bet for bet in bets_of(view, seat) if not bet.stabbed]
    shown = [bet for bet in bets if bet.card is not None]
    hidden = [bet for bet in bets if bet.card is None]
    drawn = len(hidden) + 2 - len(bets_of(view, seat))
    medal = any(bet.medal for bet in hidden)
    certain = sum(influence(bet) for bet in shown)
    rumor = sum(rumors.get(bet.card, 0) for bet in shown if bet.card is not None)
    guess = Guess()
    if any(bet.card == "excuse" for bet in shown):
        guess.leaves = 1.0
        return guess
    for cards, chance in draws(likely_cards(view, seat), drawn):
        if "excuse" in cards:
            guess.leaves += chance
            continue
        tens = certain + sum(TENS[card] for card in cards) + (TENS[cards[0]] if medal else 0)
        guess.add(tens, chance)
        guess.rumor += chance * (rumor + sum(rumors.get(card, 0) for card in cards))
    return guess


def guess_cardinal(view: View) -> Guess:
    """What the Cardinal's two cards may add up to."""
    bets = [bet for bet in view.bets if bet.owner is None]
    pool: Counter[Card] = Counter(dict(zip(CARDS[CARDINAL:], CARDINALS, strict=True)))
    pool -= Counter(view.cardinals_played) + Counter(bet.card for bet in bets if bet.card is not None)
    counted = [bet for bet in bets if not bet.stabbed]
    hidden = [bet for bet in counted if bet.card is None]
    guess = Guess()
    for cards, chance in draws(
        {card: (float(count), 1.0) for card, count in pool.items()}, len(hidden) + 2 - len(bets)
    ):
        medal = TENS[cards[0]] if any(bet.medal for bet in hidden) else 0
        guess.add(sum(influence(bet) for bet in counted) + sum(TENS[card] for card in cards) + medal, chance)
    return guess


def influence(bet: BetView) -> int:
    """The tens of a known bet, doubled by a Medal (RS 12.8); zero for an unknown one."""
    tens = TENS[bet.card] if bet.card is not None and not bet.stabbed else 0
    return 2 * tens if bet.medal else tens


def draws(weights: Weights, number: int) -> Iterator[tuple[tuple[Card, ...], float]]:
    """Every way to draw none, one or two of these cards, with its chance."""
    total = sum(count * each for count, each in weights.values())
    if number == 0 or total <= 0.0:
        yield (), 1.0
        return
    for card, (count, each) in weights.items():
        chance = count * each / total
        rest = total - min(1.0, count) * each
        if number == 1 or rest <= 0.0:
            yield (card,), chance
            continue
        for other, (others, weight) in weights.items():
            left = others - 1.0 if other == card else others
            if left > 0.0:
                yield (card, other), chance * left * weight / rest


def likely_cards(view: View, seat: Seat) -> Weights:
    """A rival's cards, each weighed by how likely they are to bet it rather than another."""
    held = held_cards(view, seat)
    size = sum(held.values())
    if size <= 0.0:
        return {}
    mean = sum(TENS[card] * count for card, count in held.items()) / size
    spread = sum((TENS[card] - mean) ** 2 * count for card, count in held.items()) / size
    bend = (generosity(view, seat) - mean) / spread if spread else 0.0
    return {card: (count, habit(bend, TENS[card] - mean)) for card, count in held.items()}


def habit(bend: float, above: float) -> float:
    """How much likelier than others a card is that is `above` the mean of its hand."""
    return min(LIKELY, max(1.0 / LIKELY, exp(bend * above)))


def held_cards(view: View, seat: Seat) -> dict[Card, float]:
    """The cards a rival has in hand or face down, with their unseen Valets spread over all that may be theirs."""
    known, unseen = known_cards(view, seat)
    held: dict[Card, float] = {card: float(count) for card, count in known.items() if count > 0}
    if unseen > 0:
        valets = unplaced_valets(view)
        for card in valets:
            held[card] = held.get(card, 0.0) + unseen / len(valets)
    return held


def generosity(view: View, seat: Seat) -> float:
    """What a rival's bets are worth on average, in tens: judged by what they have spent, at first by the usual."""
    spent = sum(TENS[card] for card in view.seats[seat].spent)
    return (USUAL_BET * USUAL_BETS + spent) / (USUAL_BETS + 2 * (view.round - 1))
