"""Lies: how likely a claim is one, and how likely someone says so (RG 5)."""

from math import exp, log, prod, sqrt
from typing import Final, NamedTuple

from antechamber.bots.royal_gambit.sensible.effects import changes
from antechamber.bots.royal_gambit.sensible.plans import Plan
from antechamber.bots.royal_gambit.sensible.sight import Sight
from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import Action, Character

CANDOR: Final = 5.0
"""How many times likelier players are to claim a character they have than one they do not have."""
COUNTER_CANDOR: Final = 2.5
"""The same for counteractions."""
DESPAIR: Final = 1.0
"""The same for a Defend without which the Royal would fall."""
CAUTION: Final = 0.8
"""How much of what card counting says remains true of a claim: liars count cards too."""
SURE: Final = 1e-9
"""How close to 0 or 1 a chance must be to count as certain."""
MOST_SUSPECT: Final = 0.97
"""The highest chance of an accusation the bot assumes."""
TEMPER: Final = 0.2
"""How much gain, in HP, makes an accusation about three times as likely."""
SPOILED: Final = 0.5
"""What a counteraction costs the player it counters, in HP."""
TEMPTING: Final = {"heal", "poison", "migration"}
"""Actions that are just as good without the card: more claims of them are lies."""
TEMPTED: Final = 0.7
"""How honest these claims are compared with the others."""


def candor(sight: Sight, action: Action) -> float:
    """How many times likelier a claim of this action is true than card counting alone says."""
    usual = CANDOR * TEMPTED if action in TEMPTING else CANDOR
    return usual / crowd(sight)


def counter_candor(sight: Sight, deadly: bool) -> float:
    """The same for a counteraction."""
    return DESPAIR if deadly else COUNTER_CANDOR / crowd(sight)


def crowd(sight: Sight) -> float:
    """How much less each claim counts with many rivals."""
    return sqrt(len(sight.rivals))


class Suspicion(NamedTuple):
    """How rivals would take the bot's claim."""

    accused: float
    """How likely someone is to accuse."""
    reward: float
    """What the bot gains from a false accusation."""


def lie(holds: float, candor: float) -> float:
    """How likely a claim is a lie, if its player has the character with this chance."""
    if not SURE < holds < 1.0 - SURE:
        return float(holds < 0.5)
    return 1.0 / (1.0 + candor * exp(CAUTION * log(holds / (1.0 - holds))))


def suspicion(sight: Sight, character: Character, plan: Plan, candor: float) -> Suspicion:
    """How rivals will take the bot's claim of a character: the more they lose by it, the less they believe it."""
    chances = dict(usual_doubts(sight, character, candor))
    if plan.actor == sight.me:
        for seat, after in changes(sight, plan).items():
            harm = sight.worths[seat] - sight.worth(seat, after)
            if seat != sight.me and harm > 0.0:
                chances[seat] = doubts(sight, seat, character, candor, harm)
    else:
        chances[plan.actor] = doubts(sight, plan.actor, character, candor, SPOILED)
    total = sum(chances.values())
    reward = -sum(chance * sight.weights[seat] * sight.penalty(seat) for seat, chance in chances.items())
    accused = 1.0 - prod(1.0 - chance for chance in chances.values())
    if plan.actor == sight.me:
        accused *= sight.said.doubt
    return Suspicion(min(MOST_SUSPECT, accused), reward / total if total else 0.0)


def usual_doubts(sight: Sight, character: Character, candor: float) -> dict[Seat, float]:
    """How likely each rival is to accuse the bot of a claim that does not involve them."""
    key = (character, candor)
    if key not in sight.by_claim:
        sight.by_claim[key] = {seat: doubts(sight, seat, character, candor, 0.0) for seat in sight.rivals}
    return sight.by_claim[key]


def doubts(sight: Sight, seat: Seat, character: Character, candor: float, harm: float) -> float:
    """How likely a rival is to accuse the bot of a claim that harms them."""
    false = lie(sight.count.seems(sight.me, character, seat), candor)
    if false == 0.0:
        return 0.0
    gain = sight.penalty(sight.me) / len(sight.rivals) + harm
    return accuses(false * gain - (1.0 - false) * sight.penalty(seat))


def accuses(gain: float) -> float:
    """How likely a player is to accuse, given the average gain."""
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, gain / TEMPER))))
