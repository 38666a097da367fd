"""What the Requirement promises for a court as it is (QMA 7.3); things half done count for something too."""

from collections.abc import Sequence
from typing import Final

from antechamber.bots.queen_marie_antoinette.sensible.courts import FACTIONS, NUMBERS, Court, by_value, sizes
from antechamber.games.queen_marie_antoinette.courts import EIGHT_OR_MORE, EVEN, THREE_OR_LESS
from antechamber.games.queen_marie_antoinette.effects import Effect

BEGUN: Final = 0.8
"""What a thing that is almost done counts, compared with one that is done."""
LEAD: Final = 0.25
"""How much surer each extra card makes it to have more than a rival at the end."""
COMPARED: Final = (Effect.LARGEST_COURT, Effect.LEADING_FACTIONS)
"""Requirements that compare the courts."""


def promise(effect: int, points: int, court: Court) -> float:
    """What a Requirement that looks at one court alone promises."""
    match effect:
        case Effect.HIGH_CARDS:
            return points * count_within(court, EIGHT_OR_MORE)
        case Effect.LOW_CARDS:
            return points * count_within(court, THREE_OR_LESS)
        case Effect.EVEN_PAIRS:
            return points * count_within(court, EVEN) / 2
        case Effect.PAIRS:
            return points * pairs(by_value(court))
        case Effect.RUNS_OF_THREE:
            return points * runs(by_value(court))
        case Effect.LARGEST_FACTION:
            return points * max(sizes(court))
        case Effect.STRONG_FACTIONS:
            return points * strong_factions(sizes(court))
    return points * full_sets(sizes(court))


def count_within(court: Court, values: int) -> int:
    """How many cards have one of these values."""
    return sum(NUMBERS[mask & values] for mask in court)


def pairs(numbers: Sequence[int]) -> float:
    """Pairs of equal values (E3)."""
    return sum((number >> 1) + BEGUN / 2 * (number & 1) for number in numbers)


def runs(numbers: Sequence[int]) -> float:
    """Runs of three values (E4), and a little for every value that may become part of one."""
    found = 0
    first, second = numbers[0], numbers[1]
    for third in numbers[2:]:
        run = min(first, second, third)
        found += run
        first, second = second - run, third - run
    return found + BEGUN / 10 * sum(number > 0 for number in numbers)


def strong_factions(numbers: Sequence[int]) -> float:
    """Factions with four or more cards (E9)."""
    return sum(1.0 if number >= 4 else BEGUN * number * number / 16 for number in numbers)


def full_sets(numbers: Sequence[int]) -> float:
    """Full sets of factions (E1)."""
    least = min(numbers)
    return least + BEGUN * sum(number > least for number in numbers) / len(FACTIONS)


def compare(effect: int, points: Sequence[int], own: Court, rival: Court) -> float:
    """How much more a Requirement that compares courts promises the bot's own than a rival's."""
    mine, theirs = sizes(own), sizes(rival)
    if effect == Effect.LARGEST_COURT:
        return (points[0] - points[1]) * lead(sum(mine) - sum(theirs))
    return points[0] * sum(lead(mine[faction] - theirs[faction]) for faction in FACTIONS)


def lead(more: int) -> float:
    """How sure the bot is, from -1 to 1, to have more at the end, with `more` extra cards now."""
    return max(-1.0, min(1.0, LEAD * more))
