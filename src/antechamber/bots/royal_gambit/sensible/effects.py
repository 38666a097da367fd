"""What an action would be worth to the bot, once it takes effect (RG 3, RG 7)."""

from typing import Final

from antechamber.bots.royal_gambit.sensible.hands import hand_worth, usual, worth_giving
from antechamber.bots.royal_gambit.sensible.plans import Plan, chance_at
from antechamber.bots.royal_gambit.sensible.sight import SPOT_OF, Changes, Sight
from antechamber.bots.royal_gambit.sensible.worth import Holding
from antechamber.games.royal_gambit.cards import (
    ATTACK_DAMAGE,
    DONATION,
    GAMBIT_DAMAGE,
    INSIGHT,
    LOOT,
    TAX,
    WEDDED_HP,
    Action,
)
from antechamber.games.royal_gambit.events import Place

DAMAGE: Final[dict[Action, int]] = {
    "royal gambit": int(GAMBIT_DAMAGE),
    "barbarian attack": int(ATTACK_DAMAGE),
    "executioner attack": int(ATTACK_DAMAGE),
    "knight attack": int(ATTACK_DAMAGE),
}
CARDS: Final = 0.6
"""What a better hand is worth in HP."""
FRESH_CARDS: Final = 1.7
"""What a hand is worth after a choice among two new cards, on average."""
LOOK: Final = 0.3
"""What knowing a rival's card is worth."""


def changes(sight: Sight, plan: Plan) -> Changes:
    """What the seats involved have after the action, if nothing prevents it; for Telepathy, after a correct guess."""
    actor = sight.holdings[plan.actor].with_coins(-plan.cost)
    if plan.target is None:
        return {plan.actor: paid_out(plan, actor)}
    seat, spot = plan.target.seat, SPOT_OF[plan.target.spot]
    target = actor if seat == plan.actor else sight.holdings[seat]
    match plan.action:
        case "heal":
            return {seat: target.with_hp(spot, 1).with_coins(1)}
        case "poison":
            return {plan.actor: actor, seat: target.with_poison(spot, 1)}
        case "raid":
            loot = min(int(LOOT), int(target.coins))
            return {plan.actor: actor.with_coins(loot), seat: target.with_coins(-loot)}
        case "telepathy":
            return {plan.actor: actor.with_coins(int(INSIGHT)), seat: target.with_hp(spot, -1)}
        case "migration":
            return migrated(sight, plan, actor)
        case "foolery" | "spy":
            return {plan.actor: actor}
    if plan.action == "execute" or (plan.action == "royal gambit" and spot):
        return {plan.actor: actor, seat: target.killed(spot)}
    return {plan.actor: actor, seat: target.with_hp(spot, -DAMAGE[plan.action])}


def paid_out(plan: Plan, actor: Holding) -> Holding:
    """What the actor has after an action that involves nobody else."""
    match plan.action:
        case "donation":
            return actor.with_coins(int(DONATION))
        case "tax":
            return actor.with_coins(int(TAX))
        case "wedding":
            return actor.with_hp(2 if actor.hp[1] else 1, int(WEDDED_HP))
    return actor


def migrated(sight: Sight, plan: Plan, actor: Holding) -> Changes:
    """What the seats involved have after a token was moved (RG 7.7)."""
    after: Changes = {plan.actor: actor.with_coins(1)}
    for place, more in ((plan.target, -1), (plan.other, 1)):
        if place is not None:
            holding = after.get(place.seat, sight.holdings[place.seat])
            after[place.seat] = holding.with_poison(SPOT_OF[place.spot], more)
    return after


def effect(sight: Sight, plan: Plan) -> float:
    """What the action is worth to the bot if nothing prevents it."""
    value = sight.value(changes(sight, plan))
    if plan.action == "telepathy" and plan.target is not None and plan.guess is not None:
        right = chance_at(sight, plan.target, plan.guess)
        value = right * value + (1.0 - right) * void(sight, plan)
    return value + (insight(sight, plan) if plan.actor == sight.me else 0.0)


def void(sight: Sight, plan: Plan) -> float:
    """What it is worth if the action is paid for and does nothing."""
    return sight.value({plan.actor: sight.holdings[plan.actor].with_coins(-plan.cost)}) if plan.cost else 0.0


def insight(sight: Sight, plan: Plan) -> float:
    """What the action is worth to the bot for the cards it brings or shows."""
    match plan.action:
        case "reinforcements" | "shapeshift":
            seen = sum(len(one.seen_by) for one in sight.view.seats[sight.me].characters)
            choice = 1.0 if plan.action == "reinforcements" else 0.8
            return CARDS * choice * max(0.0, FRESH_CARDS - hand_worth(sight.own_cards, seen))
        case "devious":
            return CARDS * (0.7 + max(worth_giving(sight, one) for one in sight.view.seats[sight.me].characters))
        case "foolery" if plan.target is not None and plan.other is not None:
            return CARDS * swapped(sight, plan.target, plan.other)
        case "spy" if plan.target is not None:
            unknown = max(chance_at(sight, plan.target, card) for card in sight.count.copies) < 1.0
            return -LOOK * sight.weights[plan.target.seat] * unknown
    return 0.0


def swapped(sight: Sight, one: Place, two: Place) -> float:
    """How much better the bot's hand becomes by a swap."""
    if sight.me not in {one.seat, two.seat}:
        return 0.0
    own, rival = (one, two) if one.seat == sight.me else (two, one)
    given = next(each for each in sight.view.seats[sight.me].characters if each.spot == own.spot)
    return usual(sight, rival) + worth_giving(sight, given)
