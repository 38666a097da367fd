"""Third cards (RS 6.5): how high to go for a prize when the card is passed on afterwards."""

from math import prod

from antechamber.bots.royal_secrets.sensible.rivals import TENS, held_cards
from antechamber.bots.royal_secrets.sensible.sight import EXCUSE, ZERO, Sight
from antechamber.bots.royal_secrets.sensible.worth import hand_worth, prize
from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import Card


def weigh_third(sight: Sight, card: Card) -> float:
    """What a third card is worth: the chance of the prize, minus the cost of giving the card away."""
    view = sight.view
    tied = [seat for seat in view.asked if seat != sight.me]
    audience = sight.audience("king" if view.tie_side == "king" else "queen")
    wins = prod(shows_less(sight, seat, card) for seat in tied)
    kept = list(view.hand)
    if card != ZERO:  # It goes back to its owner (RS 6.7).
        kept.remove(card)
    return wins * prize(sight, audience.card) + hand_worth(kept, sight.rounds_left)


def shows_less(sight: Sight, seat: Seat, card: Card) -> float:
    """How likely a rival is to show a lower card, if it may be any of theirs."""
    held = {other: count for other, count in held_cards(sight.view, seat).items() if other != EXCUSE}
    total = sum(held.values())
    return sum(count for other, count in held.items() if TENS[other] < TENS[card]) / total if total else 1.0
