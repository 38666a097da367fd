"""What a player may choose."""

from typing import Final

from antechamber.core.moves import Move, Seat

from .cards import MOST_SEATS, PEARLS, Pearl


class Hide(Move, frozen=True):
    """Hide a pearl from your hand under your cup (CC 2.1)."""

    pearl: Pearl


class Point(Move, frozen=True):
    """Point at a cup, be it your own (CC 3.1)."""

    cup: Seat


AnyMove = Hide | Point
MOVES: Final[list[Move]] = [*(Hide(pearl) for pearl in PEARLS), *(Point(cup) for cup in range(MOST_SEATS))]
"""A move's place in this list is its code."""
