"""The effects that a deck's cards can have, by name: each is one small function in the chapter of its faction.

A new card with one of these effects is one entry in the deck file. A new effect is a number and a name here, a function
in its chapter, and a case there.
"""

from typing import Final

from mypy_extensions import i64


class Effect:
    """The number of each effect, to `match` on."""

    # Military (QMA 4.1)
    STRIKE: Final[i64] = 0
    STRIKE_ALL: Final[i64] = 1
    STRIKE_LEADER: Final[i64] = 2
    STRIKE_LARGER: Final[i64] = 3
    STRIKE_BY_NUMBERS: Final[i64] = 4
    STRIKE_DEFENCELESS: Final[i64] = 5
    STEAL: Final[i64] = 6
    EXCHANGE_WITH_COURT: Final[i64] = 7
    UPSET_PLOT: Final[i64] = 8
    GUARD: Final[i64] = 9
    # Aristocrat (QMA 4.2)
    MOST_CARDS: Final[i64] = 10
    HIGHEST_SUM: Final[i64] = 11
    HIGHEST_VALUE: Final[i64] = 12
    LOWEST_VALUE: Final[i64] = 13
    MOST_ODD: Final[i64] = 14
    MOST_EVEN: Final[i64] = 15
    MOST_HIGH: Final[i64] = 16
    MOST_LOW: Final[i64] = 17
    FEWEST_CARDS: Final[i64] = 18
    LONGEST_RUN: Final[i64] = 19
    # Merchant (QMA 4.4)
    EXCHANGE_WITH_COLUMN: Final[i64] = 20
    TAKE_ELSEWHERE: Final[i64] = 21
    REVERSE_COLUMN: Final[i64] = 22
    SWAP_TOPS: Final[i64] = 23
    TAKE_FROM_TWO: Final[i64] = 24
    DRAW_PLOT: Final[i64] = 25
    CHANGE_PLOTS: Final[i64] = 26
    MOVE_TOP: Final[i64] = 27
    TAKE_FROM_ABOVE: Final[i64] = 28
    TAKE_THREE: Final[i64] = 29
    # Cardinal (QMA 4.5)
    FIVE_FACTIONS: Final[i64] = 30
    THREE_OF_A_VALUE: Final[i64] = 31
    THREE_IN_A_ROW: Final[i64] = 32
    FOUR_OF_A_FACTION: Final[i64] = 33
    MOST_CARDINALS: Final[i64] = 34
    TWO_PAIRS: Final[i64] = 35
    NO_NINE_OR_TEN: Final[i64] = 36
    SHARED_LARGEST: Final[i64] = 37
    HIGHEST_ALONE: Final[i64] = 38
    EVEN_COURT: Final[i64] = 39
    # Favorite (QMA 4.6)
    PLAIN_FAVOR: Final[i64] = 40
    FAVORITES_AT_BOTTOM: Final[i64] = 41
    TOPS_LIKE_COVERED: Final[i64] = 42
    DIFFERENCE_OF_TOPS: Final[i64] = 43
    COVERED_UNLIKE_TOPS: Final[i64] = 44
    COVERED_COMPARED: Final[i64] = 45
    SHORTER_COLUMNS: Final[i64] = 46
    COVERED_LOWER: Final[i64] = 47
    FACTIONS_ON_TOP: Final[i64] = 48
    LONGEST_COLUMN: Final[i64] = 49
    # Requirement (QMA 7.3)
    FULL_SETS: Final[i64] = 50
    LARGEST_FACTION: Final[i64] = 51
    PAIRS: Final[i64] = 52
    RUNS_OF_THREE: Final[i64] = 53
    HIGH_CARDS: Final[i64] = 54
    LOW_CARDS: Final[i64] = 55
    LARGEST_COURT: Final[i64] = 56
    EVEN_PAIRS: Final[i64] = 57
    STRONG_FACTIONS: Final[i64] = 58
    LEADING_FACTIONS: Final[i64] = 59


PLACES: Final = -1
"""As many points as there are places to score, from one to four."""

BEFORE: Final = ("before", "at once")
AFTER: Final = ("after",)
ALWAYS: Final = ("before", "at once", "after")

Known = tuple[int, str, int, tuple[str, ...]]
"""An effect's number, the letter of its cards, how many points they have, and the timings they can have."""

EFFECTS: Final[dict[str, Known]] = {
    "strike": (Effect.STRIKE, "M", 1, ALWAYS),
    "strike all": (Effect.STRIKE_ALL, "M", 1, ALWAYS),
    "strike the leader": (Effect.STRIKE_LEADER, "M", 1, ALWAYS),
    "strike a larger court": (Effect.STRIKE_LARGER, "M", 1, ALWAYS),
    "strike by numbers": (Effect.STRIKE_BY_NUMBERS, "M", 2, ALWAYS),
    "strike the defenceless": (Effect.STRIKE_DEFENCELESS, "M", 1, ALWAYS),
    "steal": (Effect.STEAL, "M", 1, ALWAYS),
    "exchange with a court": (Effect.EXCHANGE_WITH_COURT, "M", 0, AFTER),
    "upset a Plot": (Effect.UPSET_PLOT, "M", 0, ALWAYS),
    "guard": (Effect.GUARD, "M", 0, ALWAYS),
    "most cards": (Effect.MOST_CARDS, "A", PLACES, AFTER),
    "highest sum": (Effect.HIGHEST_SUM, "A", PLACES, AFTER),
    "highest value": (Effect.HIGHEST_VALUE, "A", PLACES, AFTER),
    "lowest value": (Effect.LOWEST_VALUE, "A", PLACES, AFTER),
    "most odd cards": (Effect.MOST_ODD, "A", PLACES, AFTER),
    "most even cards": (Effect.MOST_EVEN, "A", PLACES, AFTER),
    "most high cards": (Effect.MOST_HIGH, "A", PLACES, AFTER),
    "most low cards": (Effect.MOST_LOW, "A", PLACES, AFTER),
    "fewest cards": (Effect.FEWEST_CARDS, "A", PLACES, AFTER),
    "longest run": (Effect.LONGEST_RUN, "A", PLACES, AFTER),
    "exchange with a column": (Effect.EXCHANGE_WITH_COLUMN, "N", 0, AFTER),
    "take elsewhere": (Effect.TAKE_ELSEWHERE, "N", 0, BEFORE),
    "reverse a column": (Effect.REVERSE_COLUMN, "N", 0, AFTER),
    "swap the tops": (Effect.SWAP_TOPS, "N", 0, BEFORE),
    "take from two columns": (Effect.TAKE_FROM_TWO, "N", 0, BEFORE),
    "draw a Plot": (Effect.DRAW_PLOT, "N", 0, AFTER),
    "change Plots": (Effect.CHANGE_PLOTS, "N", 0, AFTER),
    "move a top card": (Effect.MOVE_TOP, "N", 0, BEFORE),
    "take from above": (Effect.TAKE_FROM_ABOVE, "N", 0, BEFORE),
    "take three": (Effect.TAKE_THREE, "N", 0, BEFORE),
    "five factions": (Effect.FIVE_FACTIONS, "C", 1, BEFORE),
    "three of a value": (Effect.THREE_OF_A_VALUE, "C", 1, BEFORE),
    "three in a row": (Effect.THREE_IN_A_ROW, "C", 1, BEFORE),
    "four of a faction": (Effect.FOUR_OF_A_FACTION, "C", 1, BEFORE),
    "most Cardinals": (Effect.MOST_CARDINALS, "C", 1, BEFORE),
    "two pairs": (Effect.TWO_PAIRS, "C", 1, BEFORE),
    "no 9 or 10": (Effect.NO_NINE_OR_TEN, "C", 1, BEFORE),
    "shared largest faction": (Effect.SHARED_LARGEST, "C", 1, BEFORE),
    "highest alone": (Effect.HIGHEST_ALONE, "C", 1, BEFORE),
    "even court": (Effect.EVEN_COURT, "C", 1, BEFORE),
    "plain favor": (Effect.PLAIN_FAVOR, "F", 1, BEFORE),
    "Favorites at the bottom": (Effect.FAVORITES_AT_BOTTOM, "F", 2, BEFORE),
    "tops like the covered card": (Effect.TOPS_LIKE_COVERED, "F", 2, BEFORE),
    "difference of the tops": (Effect.DIFFERENCE_OF_TOPS, "F", 1, BEFORE),
    "covered unlike the tops": (Effect.COVERED_UNLIKE_TOPS, "F", 2, BEFORE),
    "covered compared": (Effect.COVERED_COMPARED, "F", 3, BEFORE),
    "shorter columns": (Effect.SHORTER_COLUMNS, "F", 2, BEFORE),
    "covered lower": (Effect.COVERED_LOWER, "F", 2, BEFORE),
    "factions on top": (Effect.FACTIONS_ON_TOP, "F", 1, BEFORE),
    "longest column": (Effect.LONGEST_COLUMN, "F", 2, BEFORE),
    "full sets": (Effect.FULL_SETS, "E", 1, ALWAYS),
    "largest faction": (Effect.LARGEST_FACTION, "E", 1, ALWAYS),
    "pairs": (Effect.PAIRS, "E", 1, ALWAYS),
    "runs of three": (Effect.RUNS_OF_THREE, "E", 1, ALWAYS),
    "high cards": (Effect.HIGH_CARDS, "E", 1, ALWAYS),
    "low cards": (Effect.LOW_CARDS, "E", 1, ALWAYS),
    "largest court": (Effect.LARGEST_COURT, "E", PLACES, ALWAYS),
    "even pairs": (Effect.EVEN_PAIRS, "E", 1, ALWAYS),
    "strong factions": (Effect.STRONG_FACTIONS, "E", 1, ALWAYS),
    "leading factions": (Effect.LEADING_FACTIONS, "E", 1, ALWAYS),
}


def takes_instead(effect: i64) -> bool:
    """True if the effect replaces taking cards (QMA 3.4)."""
    match effect:
        case Effect.TAKE_ELSEWHERE | Effect.TAKE_FROM_TWO | Effect.TAKE_FROM_ABOVE | Effect.TAKE_THREE:
            return True
    return False
