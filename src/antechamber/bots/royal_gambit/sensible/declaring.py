"""Which action to declare, true or not (RG 2.4, RG 4)."""

from typing import Final

from antechamber.bots.royal_gambit.sensible.counters import expected
from antechamber.bots.royal_gambit.sensible.effects import effect, void
from antechamber.bots.royal_gambit.sensible.plans import COST, Plan, completed, plans_of
from antechamber.bots.royal_gambit.sensible.sight import Sight
from antechamber.bots.royal_gambit.sensible.suspicion import candor, suspicion
from antechamber.core.moves import Move
from antechamber.games.royal_gambit.cards import Action
from antechamber.games.royal_gambit.events import Place
from antechamber.games.royal_gambit.moves import Claim, Guess, Rob, Send, Target, Use

SHOWN: Final = 0.1
"""What it costs to exchange a card that was shown for a random one."""


def weigh_action(sight: Sight, move: Use | Claim) -> float:
    """What an action is worth at its best use."""
    action: Action = move.power if isinstance(move, Use) else move.ability
    return max((weigh_plan(sight, plan) for plan in plans_of(sight, action)), default=0.0)


def weigh_part(sight: Sight, move: Move) -> float:
    """What a part of an action is worth with the best completion."""
    view = sight.view
    if view.action is None:
        raise ValueError("no action has been chosen")
    plan = Plan(sight.me, view.action, COST[view.action], view.target)
    match move:
        case Target() if view.target is not None:
            return weigh_plan(sight, plan._replace(other=Place(move.seat, move.spot)))
        case Target():
            aimed = plan._replace(target=Place(move.seat, move.spot))
            return max((weigh_plan(sight, one) for one in completed(sight, aimed)), default=0.0)
        case Rob():
            return weigh_plan(sight, plan._replace(target=Place(move.seat, "royal")))
        case Guess():
            return weigh_plan(sight, plan._replace(guess=move.character))
        case Send():
            return weigh_plan(sight, plan._replace(direction=move.direction))
    return 0.0


def weigh_plan(sight: Sight, plan: Plan) -> float:
    """What a whole action is worth: believed or accused, true or not."""
    calm = expected(sight, plan)
    if plan.character is None:
        return calm
    accused, reward = suspicion(sight, plan.character, plan, candor(sight, plan.action))
    if plan.character in sight.own_cards:
        return (1.0 - accused) * calm + accused * (effect(sight, plan) + reward - SHOWN)
    refunded = sight.view.options["refund"]
    caught = -sight.penalty(sight.me) + (0.0 if refunded else void(sight, plan))
    return (1.0 - accused) * calm + accused * caught - sight.fear
