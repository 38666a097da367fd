"""Answers to others: accusing, proving, countering (RG 5, RG 6)."""

from typing import Final

from antechamber.bots.royal_gambit.sensible.counters import expected, is_deadly, meets, met
from antechamber.bots.royal_gambit.sensible.effects import effect
from antechamber.bots.royal_gambit.sensible.plans import declared
from antechamber.bots.royal_gambit.sensible.sight import Sight
from antechamber.bots.royal_gambit.sensible.suspicion import candor, counter_candor, lie, suspicion
from antechamber.core.moves import Move
from antechamber.games.royal_gambit.moves import Defend, Show

CERTAIN: Final = 1000.0
"""The weight of a certainty: no whim can outweigh it."""


def weigh_accusation(sight: Sight) -> float:
    """What accusing is worth compared with believing."""
    view, plan = sight.view, declared(sight)
    if view.claimant is None or view.claimed is None:
        raise ValueError("nobody claims anything")
    false = lie(sight.count.holds(view.claimant, view.claimed), candor_of(sight) * sight.said.trust(view.claimant))
    penalty = sight.penalty(sight.me)
    gain = -sight.weights[view.claimant] * sight.penalty(view.claimant)
    if view.claimant == view.actor:
        worth = false * gain + (1.0 - false) * (effect(sight, plan) - penalty) - expected(sight, plan)
    else:
        spot = next((one.spot for one in view.counters if one.seat == view.claimant), None)
        plain, stands = effect(sight, plan), met(sight, plan, view.claimant, spot)
        worth = false * (plain + gain - stands) - (1.0 - false) * penalty
    if false == 0.0:
        return -CERTAIN
    return CERTAIN if false == 1.0 and worth > 0.0 else worth


def weigh_proof(sight: Sight, move: Move) -> float:
    """A card that proves the claim is shown, the best known first; a lie can only be admitted."""
    if not isinstance(move, Show):
        return 0.0
    return 1.0 + sum(len(one.seen_by) for one in sight.view.seats[sight.me].characters if one.spot == move.spot)


def weigh_counter(sight: Sight, move: Move) -> float:
    """What countering is worth compared with allowing the action."""
    plan = declared(sight)
    character = meets(sight, plan)
    if character is None:
        return 0.0
    plain = effect(sight, plan)
    stands = met(sight, plan, sight.me, move.spot if isinstance(move, Defend) else None)
    if is_deadly(sight, plan) and character == "knight" and plan.names(sight.me):  # There is nothing left to lose.
        return CERTAIN + stands - plain
    if character in sight.own_cards:
        return stands - plain
    accused, _ = suspicion(sight, character, plan, counter_candor(sight, False))
    return (1.0 - accused) * (stands - plain) - accused * sight.penalty(sight.me) - sight.fear


def evidence(sight: Sight) -> float:
    """How many times likelier the open claim makes a hand with the character."""
    view = sight.view
    if view.claimant is None or view.claimed is None:
        return 1.0
    holds = sight.count.holds(view.claimant, view.claimed)
    false = lie(holds, candor_of(sight))
    return 1.0 if false in {0.0, 1.0} else (1.0 - false) / false * (1.0 - holds) / holds


def candor_of(sight: Sight) -> float:
    """How many times likelier the open claim is from a player who has the character."""
    view, plan = sight.view, declared(sight)
    if view.claimant == view.actor or view.claimed is None:
        return candor(sight, plan.action)
    return counter_candor(sight, view.claimed == "knight" and is_deadly(sight, plan))
