"""A position: the whole truth of a table as plain JSON that a person can read and write by hand."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.positions import ChancePosition
from antechamber.games.queen_marie_antoinette.cards import (
    FIRST_POINTS,
    Column,
)


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; a court left out is dealt as a starting set, Plots left out are drawn."""

    points: int = FIRST_POINTS
    court: tuple[str, ...] | None = None
    plots: tuple[str, ...] | None = None
    validated: tuple[str, ...] = ()


class GuardPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The guard: where it is, and who owns it."""

    column: Column
    seat: Seat


class UnderPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A Plot under the deck, and the seat that put it there and knows it; if left out, it is drawn."""

    seat: Seat
    plot: str | None = None


class KnownPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A Plot in a seat's hand that a second player knows, who put it under the deck and saw it drawn (Q43)."""

    plot: str
    seat: Seat
    by: Seat


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole table. What is left out is filled in: see `load`."""

    game: str
    players: int
    rules: int = 0
    options: dict[str, Any] = {}
    step: str | None = None
    first: Seat | None = None
    player: Seat | None = None
    requirement: str | None = None
    conditions: tuple[str, ...] | None = None
    token: str | None = None
    sets: tuple[tuple[str, ...], ...] | None = None
    columns: tuple[tuple[str, ...], ...] | None = None
    guard: GuardPosition | None = None
    last_round: bool = False
    emptied: bool = False
    played: str | None = None
    column: Column | None = None
    given: str | None = None
    changed: int = 0
    seats: tuple[SeatPosition, ...] = ()
    removed: tuple[str, ...] | None = None
    """The Plots taken out at set-up; they follow from the Conditions (Q25)."""
    under: tuple[UnderPosition, ...] = ()
    known: tuple[KnownPosition, ...] = ()
    chance: ChancePosition = msgspec.field(default_factory=ChancePosition)
