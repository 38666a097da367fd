"""Where to put HP: redistribution at the start of a turn, and what to lose in a penalty (RG 2.2, RG 5.8)."""

from collections.abc import Iterator
from typing import Final

from antechamber.bots.royal_gambit.sensible.sight import Sight
from antechamber.bots.royal_gambit.sensible.worth import Holding, Spots
from antechamber.core.moves import Move
from antechamber.games.royal_gambit.moves import GiveFirst, GiveRoyal, KeepHp, Lose

MOST: Final = 6
"""The most HP to give a character: more are better on the Royal."""
TROUBLE: Final = 0.02
"""How much better than none a redistribution must be."""


def weigh_share(sight: Sight, move: Move) -> float:
    """What the HP are worth as placed by the answer, or by the best that can follow it."""
    own = sight.holdings[sight.me]
    total = sum(own.hp)
    match move:
        case KeepHp():
            return laid(sight, own.hp) + TROUBLE
        case GiveRoyal():
            return max((laid(sight, hp) for hp in rests(own, move.hp)), default=0.0)
        case GiveFirst():
            royal = sight.view.share or 0
            return laid(sight, (royal, move.hp, total - royal - move.hp))
    return 0.0


def rests(own: Holding, royal: int) -> Iterator[Spots]:
    """The ways to put the rest on living characters that are worth weighing."""
    rest = sum(own.hp) - royal
    if not own.hp[1] or not own.hp[2]:
        yield (royal, rest, 0) if own.hp[1] else (royal, 0, rest)
    elif rest <= 2 * MOST:
        yield from ((royal, first, rest - first) for first in range(max(0, rest - MOST), min(rest, MOST) + 1))


def laid(sight: Sight, hp: Spots) -> float:
    """What the bot is worth with its HP placed like this; a sacrificed character takes its poison along."""
    own = sight.holdings[sight.me]
    poison = own.poison[0], own.poison[1] if hp[1] else 0, own.poison[2] if hp[2] else 0
    return sight.worth(sight.me, Holding(hp, poison, own.coins))


def weigh_loss(sight: Sight, move: Lose) -> float:
    """What the bot is worth after a penalty split like this."""
    royal, first, second = sight.holdings[sight.me].hp
    return laid(sight, (royal - move.royal, first - move.first, second - move.second))
