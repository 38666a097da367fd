"""Sets of seats as bit masks."""

from typing import Final

from mypy_extensions import i64


def bits(mask: i64) -> i64:
    """How many are in the set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The lowest member of a set that is not empty."""
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def members(mask: int) -> tuple[int, ...]:
    """The set as a tuple, in ascending order."""
    return tuple(i for i in range(30) if mask >> i & 1)


MEMBERS: Final[list[tuple[int, ...]]] = [members(mask) for mask in range(256)]
"""The seats of every mask of up to eight seats, made once."""
