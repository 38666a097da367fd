"""A position: the whole truth of a table as plain JSON that a person can read and write by hand."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.positions import ChancePosition
from antechamber.games.queen_marie_antoinette.cards import (
    FIRST_POINTS,
    Card,
    Column,
    Faction,
)


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; a court left out is dealt as a starting set, Plots left out are drawn."""

    points: int = FIRST_POINTS
    court: tuple[Card, ...] | None = None
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
    token: Faction | None = None
    sets: tuple[tuple[Card, ...], ...] | None = None
    columns: tuple[tuple[Card, ...], ...] | None = None
    guard: GuardPosition | None = None
    last_round: bool = False
    emptied: bool = False
    played: Card | None = None
    column: Column | None = None
    given: Card | None = None
    changed: int = 0
    seats: tuple[SeatPosition, ...] = ()
    under: tuple[UnderPosition, ...] = ()
    chance: ChancePosition = msgspec.field(default_factory=ChancePosition)
