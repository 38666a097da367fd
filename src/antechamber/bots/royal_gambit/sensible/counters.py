"""Counteractions: what they change, how likely rivals are to claim one, and whether the bot does (RG 6)."""

from collections.abc import Iterator
from math import prod
from typing import Final

from antechamber.bots.royal_gambit.sensible.effects import DAMAGE, changes, effect, void
from antechamber.bots.royal_gambit.sensible.plans import Plan
from antechamber.bots.royal_gambit.sensible.sight import SPOT_OF, Sight
from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import Action, Character, CharacterSpot

COUNTERED_BY: Final[dict[Action, Character]] = {
    "tax": "trickster",
    "heal": "druid",
    "raid": "whisperer",
    "execute": "clairvoyant",
}
"""The character that counters each action; the Knight counters Attacks and the Royal Gambit against a Royal."""
FOR_OTHERS: Final = frozenset({"clairvoyant", "knight"})
"""Characters that are claimed to save somebody, who may be another player."""
EAGER: Final = 0.9
"""How likely rivals are to claim a counteraction if they have the card."""
HELPFUL: Final = 0.2
"""How likely they are to do so for another player."""
BLUFF: Final = 0.06
"""How likely they are to claim it without the card and get away with it."""
LAST_HOPE: Final = 0.5
"""The same if their Royal would fall otherwise."""


def meets(sight: Sight, plan: Plan) -> Character | None:
    """The character that can counter the action (RG 6.1)."""
    character = COUNTERED_BY.get(plan.action)
    if plan.action in DAMAGE and is_shielded(sight, plan):
        character = "knight"
    return character if character is not None and sight.count.copies[character] else None


def is_shielded(sight: Sight, plan: Plan) -> bool:
    """True if Defend can help the target: a Royal, or as an option a character that is attacked (RG 6.6, RG 10.9)."""
    if plan.target is None:
        return False
    return plan.target.spot == "royal" or (
        bool(sight.view.options["shield_characters"]) and plan.action != "royal gambit"
    )


def entitled(sight: Sight, plan: Plan) -> Iterator[Seat]:
    """The players who may claim it: all with a living character, or only the victim among them (RG 6.1, RG 6.2)."""
    options = sight.view.options
    strict = plan.action == "raid" and options["opportunist"] == "victim"
    if plan.action in DAMAGE:
        strict = not options["shield_others"]
    for seat in sight.holdings:
        is_victim = plan.target is not None and plan.target.seat == seat
        if seat != plan.actor and shields(sight, plan, seat) and (is_victim or not strict):
            yield seat


def shields(sight: Sight, plan: Plan, seat: Seat) -> list[int]:
    """The positions of a player's living characters, without the one that is attacked."""
    hp, target = sight.holdings[seat].hp, plan.target
    is_attacked = plan.action in DAMAGE and target is not None and target.seat == seat
    attacked = SPOT_OF[target.spot] if target is not None and is_attacked else 0
    return [spot for spot in (1, 2) if hp[spot] and spot != attacked]


def is_deadly(sight: Sight, plan: Plan) -> bool:
    """True if the action would bring a Royal down."""
    return plan.target is not None and changes(sight, plan)[plan.target.seat].hp[0] == 0


def expected(sight: Sight, plan: Plan) -> float:
    """What the action is worth to the bot, given the counteractions it will probably meet."""
    plain = effect(sight, plan)
    character = meets(sight, plan)
    if character is None:
        return plain
    chances = {seat: will_counter(sight, plan, character, seat) for seat in entitled(sight, plan)}
    if plan.action in {"tax", "raid"} or plan.action in DAMAGE:
        return plain + sum(chance * (met(sight, plan, seat) - plain) for seat, chance in chances.items())
    blocked = 1.0 - prod(1.0 - chance for chance in chances.values())
    return plain + blocked * (void(sight, plan) - plain)


def will_counter(sight: Sight, plan: Plan, character: Character, seat: Seat) -> float:
    """How likely a seat is to counter the action without being caught lying."""
    holds = sight.count.holds(seat, character)
    bluffs = LAST_HOPE if character == "knight" and is_deadly(sight, plan) else BLUFF
    if seat == sight.me:
        return holds or bluffs
    is_keen = character not in FOR_OTHERS or plan.names(seat)
    return holds * (EAGER if is_keen else HELPFUL) + (1.0 - holds) * bluffs * is_keen


def met(sight: Sight, plan: Plan, seat: Seat, spot: CharacterSpot | None = None) -> float:
    """What the action is worth if the seat's counteraction stands; a Defend uses the best spot or this one."""
    if plan.action in {"tax", "raid"}:
        after = changes(sight, plan)
        after[plan.actor] = after[plan.actor].with_coins(-1)
        after[seat] = after.get(seat, sight.holdings[seat]).with_coins(1)
        return sight.value(after)
    if plan.action in DAMAGE:
        return defended(sight, plan, seat, spot)
    return void(sight, plan)


def defended(sight: Sight, plan: Plan, seat: Seat, spot: CharacterSpot | None) -> float:
    """What the action is worth if a character takes the damage (RG 6.6)."""
    owner = sight.holdings[seat]
    spots = [SPOT_OF[spot]] if spot is not None else shields(sight, plan, seat)
    after = max((owner.with_hp(one, -DAMAGE[plan.action]) for one in spots), key=lambda one: sight.worth(seat, one))
    return sight.value({seat: after}) + void(sight, plan)
