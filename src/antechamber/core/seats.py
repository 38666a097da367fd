"""Sets of seats, or of anything numbered up to thirty, as bit masks."""

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
    """The lowest member of a non-empty set."""
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def clockwise(seat: i64, steps: i64, players: i64) -> i64:
    """The seat `steps` places clockwise, at most once around."""
    reached = seat + steps
    return reached - players if reached >= players else reached


def members(mask: i64) -> tuple[int, ...]:
    """The set as a tuple, in ascending order."""
    found: list[int] = []
    member: i64 = 0
    while mask >> member != 0:
        if (mask >> member) & 1:
            found.append(member)
        member += 1
    return tuple(found)


MEMBERS: Final[list[tuple[int, ...]]] = [members(mask) for mask in range(256)]
"""The seats of every mask of up to eight seats, made once."""
