"""A position: the whole truth of a table as plain JSON that a person can read and write by hand.

Cards are plain text here, so that a misspelt one is refused with the form it should have (`load.card_named`).
"""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.positions import ChancePosition
from antechamber.games.royal_secrets.cards import FIRST_POINTS, Side
from antechamber.games.royal_secrets.events import DueView
from antechamber.games.royal_secrets.state import ACTIONS, OUTCOMES


class BetPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A bet card, which way it faces, and who besides its owner has seen it face down."""

    card: str
    up: bool
    medal: bool = False
    stabbed: bool = False
    seen_by: tuple[Seat, ...] = ()
    claimed_by: Seat | None = None


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; if left out, its hand is the starting hand minus cards spent and bet, with a Valet drawn at random."""

    hand: tuple[str, ...] | None = None
    spent: tuple[str, ...] | None = None
    known_valets: tuple[str, ...] = ()
    points: int = FIRST_POINTS
    favors: tuple[str, ...] = ()
    bets: tuple[BetPosition, ...] = ()
    third: str | None = None
    withdrawn: bool = False
    gains: int = 0
    losses: int = 0
    rumors: int = 0
    stroked: bool = False
    pardoned: bool = False


class SidePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An audience of this round."""

    audience: str | None = None
    present: tuple[Seat, ...] = ()
    outcome: str = OUTCOMES[0]
    leaders: tuple[Seat, ...] = ()
    winner: Seat | None = None


class CardinalPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The Cardinal's bets this round and the cards he played before; the rest is his pile."""

    side: Side | None = None
    bets: tuple[BetPosition, ...] = ()
    played: tuple[str, ...] = ()


class PlanningPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The highest Planning announced this round."""

    seat: Seat
    influence: int


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole table. What is left out is filled in: see `load`."""

    game: str
    players: int
    rules: int = 0
    options: dict[str, Any] = {}
    round: int = 1
    step: str | None = None
    action: str = ACTIONS[0]
    first: Seat | None = None
    parley: Seat | None = None
    acted: tuple[Seat, ...] = ()
    asking: int = 0
    planning: PlanningPosition | None = None
    king: SidePosition = msgspec.field(default_factory=SidePosition)
    queen: SidePosition = msgspec.field(default_factory=SidePosition)
    tie: Side | None = None
    cardinal: CardinalPosition = msgspec.field(default_factory=CardinalPosition)
    seats: tuple[SeatPosition, ...] = ()
    discarded: tuple[str, ...] = ()
    ledger: tuple[DueView, ...] = ()
    chance: ChancePosition = msgspec.field(default_factory=ChancePosition)
