"""The moves as small ints: one block of codes for each kind of move."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.codes import Book
from antechamber.core.moves import Move
from antechamber.core.vectors import vector
from antechamber.games.royal_gambit.cards import (
    ABILITIES,
    CHARACTER_SPOTS,
    CHARACTERS,
    DIRECTIONS,
    MOST_SEATS,
    MOST_SHARE,
    POWERS,
    SPOT_NAMES,
)
from antechamber.games.royal_gambit.events import Answer
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Admit,
    Allow,
    Believe,
    Claim,
    Counter,
    Defend,
    Exchange,
    GiveFirst,
    GiveRoyal,
    Guess,
    KeepHp,
    Lose,
    PassOn,
    Resign,
    Rob,
    Send,
    Show,
    Target,
    Use,
)


class Code:
    """The first code of each block; the offset is the number, place, seat, character or position."""

    DONATE: Final[i64] = 0  # ... and all other actions in their order
    TARGET: Final[i64] = 18
    ROB: Final[i64] = 36
    GUESS: Final[i64] = 42
    SEND: Final[i64] = 50
    ACCUSE: Final[i64] = 52
    BELIEVE: Final[i64] = 53
    SHOW: Final[i64] = 54
    ADMIT: Final[i64] = 56
    COUNTER: Final[i64] = 57
    DEFEND: Final[i64] = 58
    ALLOW: Final[i64] = 60
    PASS_ON: Final[i64] = 61
    LOSE: Final[i64] = 63
    RESIGN: Final[i64] = 69
    KEEP: Final[i64] = 70
    ROYAL: Final[i64] = 71  # ROYAL + hp - 1: never 0 (G1)
    FIRST: Final[i64] = 121
    EXCHANGE: Final[i64] = 172  # EXCHANGE + 9 * first + second: 0 keeps the card, 1 + character takes that one


ANSWERS: Final[dict[int, Answer]] = {
    Code.ACCUSE: "accuse",
    Code.BELIEVE: "believe",
    Code.COUNTER: "counter",
    Code.DEFEND: "defend first",
    Code.DEFEND + 1: "defend second",
    Code.ALLOW: "allow",
    Code.PASS_ON: "first",
    Code.PASS_ON + 1: "second",
    Code.RESIGN: "resign",
}
"""The name of each sealed answer (RG 5.1, RG 6.2, RG 7.13)."""

EXCHANGES: Final[i64] = 9
SPLITS: Final = ((2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1))
"""The ways to lose two HP: by the Royal, the first and the second character."""
SPLIT_COUNT: Final[i64] = 6
LOSSES: Final[vec[i64]] = vector([hp for split in SPLITS for hp in split])
"""The same in one row, three numbers per split."""


def make_book() -> Book:
    """The Move for every code."""
    kept_or_new = (None, *CHARACTERS)
    moves: list[Move] = [Use(power) for power in POWERS]
    moves += [Claim(ability) for ability in ABILITIES]
    moves += [Target(seat, spot) for seat in range(MOST_SEATS) for spot in SPOT_NAMES]
    moves += [Rob(seat) for seat in range(MOST_SEATS)]
    moves += [Guess(character) for character in CHARACTERS]
    moves += [Send(direction) for direction in DIRECTIONS]
    moves += [Accuse(), Believe()]
    moves += [Show(spot) for spot in CHARACTER_SPOTS]
    moves += [Admit(), Counter()]
    moves += [Defend(spot) for spot in CHARACTER_SPOTS]
    moves += [Allow()]
    moves += [PassOn(spot) for spot in CHARACTER_SPOTS]
    moves += [Lose(royal, first, second) for royal, first, second in SPLITS]
    moves += [Resign(), KeepHp()]
    moves += [GiveRoyal(hp) for hp in range(1, MOST_SHARE + 1)]
    moves += [GiveFirst(hp) for hp in range(MOST_SHARE + 1)]
    moves += [Exchange(first, second) for first in kept_or_new for second in kept_or_new]
    return Book(moves, "RG 2.6")


BOOK: Final[Book] = make_book()
"""Shared by all tables: no option changes which moves exist."""
