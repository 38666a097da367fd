"""What things are worth in points at the end: cards kept, favors held, losses to come."""

from collections.abc import Iterable
from typing import Final

from antechamber.bots.royal_secrets.sensible.rivals import TENS
from antechamber.bots.royal_secrets.sensible.sight import EXCUSE, Sight
from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import MOST_UNPLAYED, Audience, Card, Favor

FAVORS: Final[dict[Favor, float]] = {
    "corruption": 1.0,
    "espionage": 1.0,
    "recruitment": 2.0,
    "medal of merit": 2.5,
    "stabbing": 2.5,
    "royal pardon": 3.5,
    "planning": 2.0,
    "master stroke": 6.0,
    "royal dinner": 4.0,
}
"""What a favor is worth with enough rounds to wait for its moment."""
PATIENCE: Final = 0.6
"""How much of that remains with one round to use it in; every further round adds the same part of the rest."""
KEPT: Final = 1.0
"""What ten influence is worth among the sixty that count at the end (RS 11.2), with rounds to come."""
SPARE: Final = 1.4
"""What the first ten influence beyond those sixty are worth; each further ten are worth less."""
SPARE_TENS: Final = 2.5
"""How many tens beyond the sixty a coming round can use."""
EXCUSE_KEPT: Final = 1.2
"""What the Excuse is worth while a room that may fail is still to come."""
VALET_KEPT: Final = 0.5
"""What a Valet is worth besides its influence, for the rumor it can spread."""
VALET_DRAWN: Final = 1.0
"""What a Valet from the pile is worth."""


def hand_worth(cards: Iterable[Card], rounds_left: int) -> float:
    """What these cards are worth after the round: one point for every ten, and what coming rounds can make of them."""
    tens, extras = 0, 0.0
    for card in cards:
        tens += max(0, TENS[card])
        if card == EXCUSE:
            extras += EXCUSE_KEPT
        elif card.startswith("valet"):
            extras += VALET_KEPT
    if rounds_left == 0:
        return float(min(tens, MOST_UNPLAYED))
    return KEPT * float(min(tens, MOST_UNPLAYED)) + spare_worth(tens - MOST_UNPLAYED, rounds_left) + extras


def spare_worth(tens: int, rounds_left: int) -> float:
    """What influence beyond the final sixty is worth: less and less, and nothing once it could not all be bet."""
    useful = SPARE_TENS * rounds_left
    spare = min(max(0.0, float(tens)), useful)
    return SPARE * (spare - spare * spare / (2.0 * useful))


def favor_worth(favor: Favor, rounds: int) -> float:
    """What a favor is worth with this many rounds to use it in."""
    return float(FAVORS[favor] * (1.0 - (1.0 - PATIENCE) ** rounds))


def prize(sight: Sight, card: Audience) -> float:
    """What the majority of a success is worth: the favor, or in the last round the gain (RS 6.4, RS 6.11)."""
    return float(card.gain) if sight.is_last_round else favor_worth(card.favor, sight.rounds_left)


def own_loss(sight: Sight, loss: int) -> float:
    """What a failure costs the bot, at best: nobody pays more than they have, and some favors turn a loss (RS 6.10)."""
    costs = [float(min(loss, sight.points[sight.me]))]
    if sight.holds(sight.me, "royal pardon"):
        costs.append(favor_worth("royal pardon", sight.rounds_left))
    if sight.holds(sight.me, "master stroke"):
        costs.append(favor_worth("master stroke", sight.rounds_left) - loss)
    return min(costs)


def rival_loss(sight: Sight, seat: Seat, loss: int) -> float:
    """What a failure costs a rival: nothing with a Pardon to use, and less than nothing with a Master Stroke."""
    if sight.holds(seat, "master stroke"):
        return float(-loss)
    return 0.0 if sight.holds(seat, "royal pardon") else float(min(loss, sight.points[seat]))
