"""The parts of a view: everything a seat, or a spectator, knows about a game (R61, R62)."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.games.royal_secrets.cards import Audience, Card, Favor, Side
from antechamber.games.royal_secrets.events import DueView, Outcome
from antechamber.games.royal_secrets.moves import Slot


class BetView(msgspec.Struct, frozen=True):
    """A bet; the card is None if the reader may not know it."""

    owner: Seat | None
    slot: Slot
    face_up: bool
    card: Card | None
    medal: bool
    stabbed: bool
    spied_by: tuple[Seat, ...]
    claimed_by: Seat | None


class AudienceView(msgspec.Struct, frozen=True):
    """An audience of this round; a player who dines with both sovereigns is present at both."""

    card: Audience
    present: tuple[Seat, ...]
    outcome: Outcome
    leaders: tuple[Seat, ...]
    winner: Seat | None


class SeatView(msgspec.Struct, frozen=True):
    """What everyone knows about a seat."""

    hand_size: int
    known: tuple[Card, ...]
    """Cards the seat is known to have, in hand or face down on the table."""
    unseen_valets: int
    """How many more Valets the seat has."""
    spent: tuple[Card, ...]
    favors: tuple[Audience, ...]
    withdrawn: bool
    gains: int
    losses: int
    rumors: int
    stroked: bool
    pardoned: bool


class FinalView(msgspec.Struct, frozen=True):
    """What the final count shows (RS 11.1)."""

    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    result: Result


class View(msgspec.Struct, frozen=True):
    """Everything a seat, or a spectator (seat None), knows about a game; what differs by reader comes last."""

    game: str
    rules: int
    players: int
    round: int
    step: str
    action: str
    first: Seat
    parley: Seat
    asked: tuple[Seat, ...]
    """Who is asked; in a tie, all tied players, answered or not."""
    usable: tuple[Favor, ...]
    """The favors that whoever is asked could use now; by public facts alone, so everyone may know (R58, R76)."""
    acted: tuple[Seat, ...]
    asking: int
    planner: Seat | None
    planning: int | None
    king: AudienceView | None
    queen: AudienceView | None
    cardinal_side: Side | None
    tie_side: Side | None
    seats: tuple[SeatView, ...]
    valet_pile: int
    cardinal_pile: int
    cardinals_played: tuple[Card, ...]
    audiences_unseen: tuple[Audience, ...]
    """Those that were never turned up: future ones and the four removed."""
    audiences_discarded: tuple[Audience, ...]
    ledger: tuple[DueView, ...]
    final: FinalView | None
    bets: tuple[BetView, ...]
    options: dict[str, Any]
    """Each reader gets a separate copy."""
    seat: Seat | None
    """From here on, the reader's own."""
    hand: tuple[Card, ...]
    third: Card | None
    points: int | None
