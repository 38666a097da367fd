"""The parts of a view: everything a seat, or a spectator, knows about a game (Q43)."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.games.queen_marie_antoinette.cards import Card, Column, Faction, Lack


class SeatView(msgspec.Struct, frozen=True):
    """What everyone knows about a seat."""

    points: int
    court: tuple[Card, ...]
    validated: tuple[str, ...]
    plots: int
    """How many unvalidated ones the seat has."""


class GuardView(msgspec.Struct, frozen=True):
    """The guard: where it is, and who owns it."""

    column: Column
    seat: Seat


class UnderView(msgspec.Struct, frozen=True):
    """A Plot put under the deck: whose it was, and which one, if it was the reader's."""

    seat: Seat
    plot: str | None


class KnownView(msgspec.Struct, frozen=True):
    """A Plot in a hand that a second player knows, who put it under the deck and saw who drew it (Q43)."""

    plot: str
    seat: Seat
    """In whose hand it is."""
    by: Seat
    """Who put it under the deck."""


class LeftView(msgspec.Struct, frozen=True):
    """A Plot that was not validated, and the cards that were missing for it (Q47)."""

    plot: str
    missing: tuple[Lack, ...]


class FinalView(msgspec.Struct, frozen=True):
    """What the end shows (QMA 7.3, QMA 7.5)."""

    counted: tuple[int, ...]
    """The points the Requirement gives each seat."""
    left: tuple[tuple[LeftView, ...], ...]
    """The unvalidated Plots of each seat."""
    result: Result


class View(msgspec.Struct, frozen=True):
    """Everything a seat, or a spectator (seat None), knows about a game; what differs by reader comes last."""

    game: str
    rules: int
    players: int
    step: str
    first: Seat
    player: Seat
    """Whose turn it is, in the draft and afterwards."""
    asked: tuple[Seat, ...]
    requirement: str
    conditions: tuple[str, ...]
    """From left to right."""
    token: Faction
    """The faction whose Condition has the Order token above it."""
    sets: tuple[tuple[Card, ...], ...]
    """The starting sets by their numbers; a taken one has no cards, and after the draft there are none."""
    columns: tuple[tuple[Card, ...], ...]
    """Each from top to bottom."""
    guard: GuardView | None
    last_round: bool
    """True if a player has reached the goal."""
    emptied: bool
    """True if a column was emptied this turn."""
    played: Card | None
    """The card played this turn; until it is placed it is nowhere."""
    column: Column | None
    """Where it was placed."""
    effect: str | None
    """The Condition that acts when a card is played."""
    given: Card | None
    """The card offered for an exchange."""
    changed: int
    """How many Plots have been put under the deck so far; the same number will be drawn."""
    seats: tuple[SeatView, ...]
    deck: int
    """How many cards the Plot deck has."""
    removed: tuple[str, ...]
    """The Plots taken out at set-up, because nobody could fulfill them."""
    final: FinalView | None
    under: tuple[UnderView, ...]
    """The lowest cards of the Plot deck, which were put under it, from the top."""
    known: tuple[KnownView, ...]
    """Plots that the reader knows in another hand, or that another player knows in the reader's."""
    options: dict[str, Any]
    """Each reader gets a separate copy."""
    seat: Seat | None
    plots: tuple[str, ...]
    """The reader's own unvalidated Plots."""
