"""What is in the box, and what a table may choose before it starts (CC 1, CC 5)."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from antechamber.core.options import Number, Option

GAME_ID: Final = "closed-cups"
RULES: Final[i64] = 1
"""The version of the rules that this code plays."""

Pearl = Literal["white", "pink", "black"]
PEARLS: Final[tuple[Pearl, ...]] = get_args(Pearl)
KINDS: Final[i64] = 3
IN_THE_BAG: Final = (6, 4, 2)
"""Pearls of each kind; those of kind k are worth k + 1 (CC 1.2)."""

LEAST_SEATS: Final[i64] = 2
MOST_SEATS: Final[i64] = 3
HAND: Final[i64] = 2

ROUNDS: Final = Number("rounds", {"en": "Rounds", "fr": "Manches"}, least=1, most=3, default=2)
OPTIONS: Final[tuple[Option, ...]] = (ROUNDS,)
