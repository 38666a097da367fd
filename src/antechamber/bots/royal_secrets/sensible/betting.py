"""Phase 2: which card to bet, and with which face (RS 5)."""

from collections.abc import Mapping
from typing import Final

from antechamber.bots.royal_secrets.sensible.plans import Prospect
from antechamber.bots.royal_secrets.sensible.rivals import TENS
from antechamber.bots.royal_secrets.sensible.sight import Sight
from antechamber.games.royal_secrets.cards import Card
from antechamber.games.royal_secrets.moves import Bet

SHARES: Final = (0.6, 0.25, 0.15)
"""How much the best, second and third plan with a card count: a first card should leave a choice."""
SHOWN: Final = 0.05
"""What the right face counts: enough to decide between equal cards, no more."""


def weigh_bets(sight: Sight) -> Mapping[Card, float]:
    """What each card is worth as the next bet, judged by the best plans that use it."""
    by_card: dict[Card, list[float]] = {}
    for plan in Prospect(sight, sight.attendance).plans():
        for card in set(plan.cards):
            by_card.setdefault(card, []).append(plan.value)
    return {card: first_card_worth(values) for card, values in by_card.items()}


def first_card_worth(values: list[float]) -> float:
    """The best plans with a card, weighed together; if there are fewer, the last one stands for the rest."""
    best = sorted(values, reverse=True)[: len(SHARES)]
    best += best[-1:] * (len(SHARES) - len(best))
    return sum(share * value for share, value in zip(SHARES, best, strict=True))


def weigh_face(move: Bet) -> float:
    """Show a card that carries the bot's share, so that others join; hide a snub, a trick or an exit."""
    is_share = TENS[move.card] > 0 and move.card.startswith("courtier")
    return SHOWN if move.face_up == is_share else 0.0
