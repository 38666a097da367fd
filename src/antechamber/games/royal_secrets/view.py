"""What a seat may know: the only way out for anything hidden (R61, R62)."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.core.seats import members
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.betting import is_face_down, owner_at, slot_at
from antechamber.games.royal_secrets.cards import (
    CARDINAL,
    CARDS,
    GAME_ID,
    KINDS,
    RULES,
    SIDES,
    VALET,
    VALUES,
    Audience,
    Card,
    Side,
)
from antechamber.games.royal_secrets.codes import PLACES
from antechamber.games.royal_secrets.ending import final_result, hand_of, score_lines
from antechamber.games.royal_secrets.events import DueView, Outcome
from antechamber.games.royal_secrets.imagining import is_hidden
from antechamber.games.royal_secrets.ledger import read_lines
from antechamber.games.royal_secrets.moves import Slot
from antechamber.games.royal_secrets.state import ACTIONS, OUTCOMES, STEPS, Step, Table, card_names


class BetView(msgspec.Struct, frozen=True):
    """A bet: the card is None while the reader may not know it."""

    owner: Seat | None
    slot: Slot
    face_up: bool
    card: Card | None
    medal: bool
    stabbed: bool
    spied_by: tuple[Seat, ...]
    claimed_by: Seat | None


class AudienceView(msgspec.Struct, frozen=True):
    """An audience of this round; who dines with both sovereigns is present at both."""

    card: Audience
    present: tuple[Seat, ...]
    outcome: Outcome
    leaders: tuple[Seat, ...]
    winner: Seat | None


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    hand_size: int
    known: tuple[Card, ...]
    """Cards that he is known to have, in hand or face down before him."""
    unseen_valets: int
    """How many Valets he has besides."""
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
    """Everything that a seat, or a spectator (seat None), knows of a game."""

    game: str
    rules: int
    options: dict[str, Any]
    seat: Seat | None
    players: int
    round: int
    step: str
    action: str
    first: Seat
    parley: Seat
    asked: tuple[Seat, ...]
    """Who is asked; in a tie all who are tied, whether they have answered or not."""
    acted: tuple[Seat, ...]
    asking: int
    planner: Seat | None
    planning: int | None
    king: AudienceView | None
    queen: AudienceView | None
    cardinal_side: Side | None
    tie_side: Side | None
    bets: tuple[BetView, ...]
    seats: tuple[SeatView, ...]
    valet_pile: int
    cardinal_pile: int
    cardinals_played: tuple[Card, ...]
    audiences_unseen: tuple[Audience, ...]
    """Those that were never turned up: the coming ones and the four removed."""
    audiences_discarded: tuple[Audience, ...]
    ledger: tuple[DueView, ...]
    hand: tuple[Card, ...]
    """The reader's own, as is all below."""
    third: Card | None
    points: int | None
    final: FinalView | None


def view_of(table: Table, reader: int) -> View:
    """The table as a seat, or a spectator (-1), may see it."""
    box = table.box
    is_tie = table.step == Step.TIES
    return View(
        game=GAME_ID,
        rules=RULES,
        options=dict(box.options),
        seat=reader if reader >= 0 else None,
        players=int(table.players),
        round=int(table.round),
        step=STEPS[table.step],
        action=ACTIONS[table.action],
        first=int(table.first),
        parley=int(table.parley),
        asked=members(table.leaders[table.tie_side] if is_tie else table.asked),
        acted=members(table.acted),
        asking=int(table.asking),
        planner=_seat(table.planner),
        planning=int(box.required[table.planning]) if table.planning >= 0 else None,
        king=_audience(table, 0),
        queen=_audience(table, 1),
        cardinal_side=SIDES[table.cardinal_side] if table.cardinal_side >= 0 else None,
        tie_side=SIDES[table.tie_side] if is_tie else None,
        bets=tuple(_bet(table, reader, place) for place in range(PLACES) if table.laid >> place & 1),
        seats=tuple([_seat_view(table, seat) for seat in range(table.players)]),
        valet_pile=int(total(table.valets)),
        cardinal_pile=int(total(table.cardinals)),
        cardinals_played=card_names(table.cardinals_played, 0, CARDINAL, VALUES),
        audiences_unseen=tuple(box.audiences[card] for card in members(table.bag)),
        audiences_discarded=tuple(box.audiences[card] for card in members(table.discarded)),
        ledger=tuple(read_lines(table)),
        hand=hand_of(table, reader) if reader >= 0 else (),
        third=CARDS[table.third[reader]] if reader >= 0 and table.third[reader] >= 0 else None,
        points=int(table.points[reader]) if reader >= 0 else None,
        final=_final(table) if table.step == Step.OVER else None,
    )


def _seat(seat: int) -> Seat | None:
    return int(seat) if seat >= 0 else None


def _audience(table: Table, side: int) -> AudienceView | None:
    if table.audience[side] < 0:
        return None
    return AudienceView(
        card=table.box.audiences[table.audience[side]],
        present=members(table.present[side]),
        outcome=OUTCOMES[table.outcome_of[side]],
        leaders=members(table.leaders[side]),
        winner=_seat(table.winner[side]),
    )


def _bet(table: Table, reader: int, place: int) -> BetView:
    is_own = place >> 1 == reader
    is_known = is_own or not is_hidden(table, reader, place)
    return BetView(
        owner=owner_at(place),
        slot=slot_at(place),
        face_up=bool(table.shown >> place & 1),
        card=CARDS[table.bet[place]] if is_known else None,
        medal=bool(table.medals >> place & 1),
        stabbed=bool(table.stabbed >> place & 1),
        spied_by=tuple(seat for seat in range(table.players) if table.spied[seat] >> place & 1),
        claimed_by=_seat(table.claimed_by[place]),
    )


def _seat_view(table: Table, seat: int) -> SeatView:
    down = next((place for place in (2 * seat, 2 * seat + 1) if is_face_down(table, place)), -1)
    face_down = table.bet[down] if down >= 0 else -1
    hand = hand_of(table, seat)
    courtiers = card_names(table.hands, seat * KINDS, 0, VALET)
    known_valets = card_names(table.known, seat * VALUES, VALET, VALUES)
    # What lies face down counts with the hand: that he has it is public, where it is is not.
    valets = len(hand) - len(courtiers) + (face_down >= VALET)
    if 0 <= face_down < VALET:
        courtiers = tuple(sorted((*courtiers, CARDS[face_down]), key=CARDS.index))
    return SeatView(
        hand_size=len(hand),
        known=courtiers + known_valets,
        unseen_valets=valets - len(known_valets),
        spent=card_names(table.spent, seat * KINDS, 0, KINDS),
        favors=tuple([table.box.audiences[card] for card in members(table.favors[seat])]),
        withdrawn=bool(table.withdrawn >> seat & 1),
        gains=table.gains[seat],
        losses=table.losses[seat],
        rumors=table.rumors[seat],
        stroked=bool(table.stroked >> seat & 1),
        pardoned=bool(table.pardoned >> seat & 1),
    )


def _final(table: Table) -> FinalView:
    seats = range(table.players)
    points = tuple(int(table.points[seat]) for seat in seats)
    return FinalView(
        points, tuple(hand_of(table, seat) for seat in seats), final_result(table).because(score_lines(table))
    )
