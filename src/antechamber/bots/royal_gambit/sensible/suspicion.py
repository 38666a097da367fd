"""Lies: how likely a claim is one, and how likely somebody says so (RG 5)."""

from math import exp, log, prod, sqrt
from typing import Final, NamedTuple

from antechamber.bots.royal_gambit.sensible.effects import changes
from antechamber.bots.royal_gambit.sensible.plans import Plan
from antechamber.bots.royal_gambit.sensible.sight import Sight
from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import Action, Character

CANDOR: Final = 5.0
"""How many times likelier a player is to claim a character that he has than one that he has not."""
COUNTER_CANDOR: Final = 2.5
"""The same of counteractions."""
DESPAIR: Final = 1.0
"""The same of a Defend without which the Royal would fall."""
CAUTION: Final = 0.8
"""How much of what the count of cards tells is left in a claim: liars count cards too."""
SURE: Final = 1e-9
"""How near to nothing or to all a chance must be to count as certain."""
MOST_SUSPECT: Final = 0.97
"""How likely somebody accuses at most, in the bot's eyes."""
TEMPER: Final = 0.2
"""How much, in HP, makes an accusation about three times as likely."""
SPOILED: Final = 0.5
"""What a counteraction costs the player whom it counters, in HP."""
TEMPTING: Final = {"heal", "poison", "migration"}
"""Actions that are as good for those who have no such card: more of their claims are lies."""
TEMPTED: Final = 0.7
"""How candid these claims are beside the others."""


def candor(sight: Sight, action: Action) -> float:
    """How many times likelier a claim of this action is true than the count of cards alone would have it."""
    usual = CANDOR * TEMPTED if action in TEMPTING else CANDOR
    return usual / crowd(sight)


def counter_candor(sight: Sight, deadly: bool) -> float:
    """The same of a counteraction."""
    return DESPAIR if deadly else COUNTER_CANDOR / crowd(sight)


def crowd(sight: Sight) -> float:
    """How much less each word counts where many speak."""
    return sqrt(len(sight.rivals))


class Suspicion(NamedTuple):
    """What the bot's claim would meet with."""

    accused: float
    """How likely somebody accuses."""
    reward: float
    """What the bot gains by an accusation that is wrong."""


def lie(holds: float, candor: float) -> float:
    """How likely a claim is a lie, of somebody who has the character with this chance."""
    if not SURE < holds < 1.0 - SURE:
        return float(holds < 0.5)
    return 1.0 / (1.0 + candor * exp(CAUTION * log(holds / (1.0 - holds))))


def suspicion(sight: Sight, character: Character, plan: Plan, candor: float) -> Suspicion:
    """How rivals will take the bot's claim of a character: the more they lose by it, the less they believe."""
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
    """How likely each rival accuses the bot of a claim that does not concern him."""
    key = (character, candor)
    if key not in sight.by_claim:
        sight.by_claim[key] = {seat: doubts(sight, seat, character, candor, 0.0) for seat in sight.rivals}
    return sight.by_claim[key]


def doubts(sight: Sight, seat: Seat, character: Character, candor: float, harm: float) -> float:
    """How likely a rival accuses the bot of a claim that does him harm."""
    false = lie(sight.count.seems(sight.me, character, seat), candor)
    if false == 0.0:
        return 0.0
    gain = sight.penalty(sight.me) / len(sight.rivals) + harm
    return accuses(false * gain - (1.0 - false) * sight.penalty(seat))


def accuses(gain: float) -> float:
    """How likely a player accuses who gains so much by it, on average."""
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, gain / TEMPER))))
