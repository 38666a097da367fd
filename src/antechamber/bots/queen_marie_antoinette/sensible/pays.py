"""What a card usually earns when played, by the Condition of its faction; used for cards not played yet."""

from collections.abc import Sequence
from typing import Final

from antechamber.games.queen_marie_antoinette.effects import Effect

PAYS: Final[dict[int, tuple[float, ...]]] = {
    Effect.STRIKE: (1.0,),
    Effect.STRIKE_ALL: (1.0,),
    Effect.STRIKE_LEADER: (1.0,),
    Effect.STRIKE_LARGER: (0.8,),
    Effect.STRIKE_BY_NUMBERS: (1.5, 0.0),
    Effect.STRIKE_DEFENCELESS: (0.4,),
    Effect.STEAL: (2.0,),
    Effect.PLAIN_FAVOR: (1.0,),
    Effect.FAVORITES_AT_BOTTOM: (1.0, 1.4),
    Effect.TOPS_LIKE_COVERED: (1.0, 1.0),
    Effect.DIFFERENCE_OF_TOPS: (0.9,),
    Effect.COVERED_UNLIKE_TOPS: (0.9, 0.1),
    Effect.COVERED_COMPARED: (0.3, 0.5, 0.2),
    Effect.SHORTER_COLUMNS: (1.0, 1.7),
    Effect.COVERED_LOWER: (0.8, 0.2),
    Effect.FACTIONS_ON_TOP: (2.4,),
    Effect.LONGEST_COLUMN: (1.0, 0.0),
}
"""How much of each of its numbers of points a Condition usually gives."""
SERVICES: Final[dict[int, float]] = {
    Effect.EXCHANGE_WITH_COURT: 2.0,
    Effect.UPSET_PLOT: 0.7,
    Effect.GUARD: 0.5,
    Effect.EXCHANGE_WITH_COLUMN: 1.2,
    Effect.TAKE_ELSEWHERE: 0.8,
    Effect.REVERSE_COLUMN: 0.4,
    Effect.SWAP_TOPS: 0.8,
    Effect.TAKE_FROM_TWO: 0.8,
    Effect.DRAW_PLOT: 1.2,
    Effect.CHANGE_PLOTS: 1.2,
    Effect.MOVE_TOP: 0.6,
    Effect.TAKE_FROM_ABOVE: 0.5,
    Effect.TAKE_THREE: 1.2,
}
"""What a Condition that gives no points is worth, in points."""


def pay(effect: int, numbers: Sequence[int]) -> float:
    """What a card usually earns: a Cardinal its points, if its Condition holds; Aristocrats give to everyone."""
    if effect in SERVICES:
        return SERVICES[effect]
    return sum(share * number for share, number in zip(PAYS.get(effect, (1.0,)), numbers, strict=False))
