"""What a seat is shown: the only way out for anything hidden (R61, R62)."""

from collections.abc import Sequence

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.moves import Seat
from antechamber.core.seats import MEMBERS, members
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.bets import owner_at, slot_at
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
    Favor,
)
from antechamber.games.royal_secrets.ending import final_result, hand_of, score_lines
from antechamber.games.royal_secrets.ledger import read_lines
from antechamber.games.royal_secrets.moves import FAVOR_OF
from antechamber.games.royal_secrets.state import ACTIONS, OUTCOMES, At, Table, card_names
from antechamber.games.royal_secrets.ties import third_of
from antechamber.games.royal_secrets.views.imagine import face_down_place, is_hidden
from antechamber.games.royal_secrets.views.shapes import AudienceView, BetView, FinalView, SeatView, View

Hands = list[tuple[Card, ...]]
"""What each seat has in its hand."""
Places = list[tuple[int, int]]
"""Bets that not everyone knows: the index in the view, and the place."""


def views_of(table: Table, readers: Sequence[int]) -> list[View]:
    """The table as each of these readers may see it; the public part is built once."""
    hands = [hand_of(table, seat) for seat in range(table.players)]
    public = _public(table, hands)
    hidden = [(at, place) for at, place in enumerate(members(table.laid)) if public.bets[at].card is None]
    return [_own(table, reader, hands, public, hidden) for reader in readers]


def _public(table: Table, hands: Hands) -> View:
    """What everyone sees, and all a spectator sees; hands show only their size until the end."""
    is_tie = table.step == At.TIE
    return View(
        game=GAME_ID,
        rules=RULES,
        players=table.players,
        round=table.round,
        step=table.now.name,
        action=ACTIONS[table.action],
        first=table.first,
        parley=table.player,
        asked=table.seats_asked,
        usable=_usable(table),
        acted=MEMBERS[table.acted],
        asking=table.asking,
        planner=_seat(table.planner),
        planning=table.box.required[table.planning] if table.planning >= 0 else None,
        king=_audience(table, 0),
        queen=_audience(table, 1),
        cardinal_side=SIDES[table.cardinal_side] if table.cardinal_side >= 0 else None,
        tie_side=SIDES[table.tie_side] if is_tie else None,
        seats=tuple([_seat_view(table, seat, len(hands[seat])) for seat in range(table.players)]),
        valet_pile=total(table.valets),
        cardinal_pile=total(table.cardinals),
        cardinals_played=card_names(table.cardinals_played, 0, CARDINAL, VALUES),
        audiences_unseen=_audiences(table, table.bag),
        audiences_discarded=_audiences(table, table.discarded),
        ledger=read_lines(table),
        final=_final(table, hands) if table.step == At.OVER else None,
        bets=tuple([_bet(table, place, -1) for place in members(table.laid)]),
        options={},
        seat=None,
        hand=(),
        third=None,
        points=None,
    )


def _own(table: Table, reader: i64, hands: Hands, public: View, hidden: Places) -> View:
    """The same view with the reader's own cards and what else only the reader sees."""
    options = dict(table.box.options)
    if reader < 0:
        return replace(public, options=options)
    return replace(
        public,
        bets=_bets(table, reader, public.bets, hidden),
        options=options,
        seat=reader,
        hand=hands[reader],
        third=CARDS[third] if (third := third_of(table, reader)) >= 0 else None,
        points=table.points[reader],
    )


def _seat(seat: i64) -> Seat | None:
    return seat if seat >= 0 else None


def _usable(table: Table) -> tuple[Favor, ...]:
    holders = [seat for seat in table.actors if table.favors[seat] != 0]
    if not holders:
        return ()
    codes = Codes()  # Not `scratch`, which holds the choices that were offered last.
    for seat in holders:
        table.now.offer(table, seat, codes)
    kinds = {type(table.book.moves[codes.items[number]]) for number in range(codes.count)}
    return tuple([favor for kind, favor in FAVOR_OF.items() if kind in kinds])


def _audiences(table: Table, cards: i64) -> tuple[Audience, ...]:
    return tuple([table.box.audiences[card] for card in members(cards)])


def _audience(table: Table, side: i64) -> AudienceView | None:
    if table.audience[side] < 0:
        return None
    return AudienceView(
        card=table.box.audiences[table.audience[side]],
        present=MEMBERS[table.present[side]],
        outcome=OUTCOMES[table.outcome_of[side]],
        leaders=MEMBERS[table.leaders[side]],
        winner=_seat(table.winner[side]),
    )


def _bets(table: Table, reader: i64, public: tuple[BetView, ...], hidden: Places) -> tuple[BetView, ...]:
    """All bets: of the face-down ones a seat sees its own and those it has looked at."""
    known = [(at, place) for at, place in hidden if _is_known(table, place, reader)]
    if not known:
        return public
    bets = list(public)
    for at, place in known:
        bets[at] = _bet(table, place, reader)
    return tuple(bets)


def _is_known(table: Table, place: i64, reader: i64) -> bool:
    return place >> 1 == reader or not is_hidden(table, reader, place)


def _bet(table: Table, place: i64, reader: i64) -> BetView:
    """A bet as a seat, or a spectator (-1), sees it."""
    return BetView(
        owner=owner_at(place),
        slot=slot_at(place),
        face_up=(table.shown >> place) & 1 != 0,
        card=CARDS[table.bet[place]] if _is_known(table, place, reader) else None,
        medal=(table.medals >> place) & 1 != 0,
        stabbed=(table.stabbed >> place) & 1 != 0,
        spied_by=tuple([seat for seat, spied in enumerate(table.spied) if (spied >> place) & 1]),
        claimed_by=_seat(table.claimed_by[place]),
    )


def _seat_view(table: Table, seat: i64, hand_size: i64) -> SeatView:
    down = face_down_place(table, seat)
    # A face-down bet counts as in hand: everyone knows the player has the card, but not where.
    courtiers = _courtiers(table.hands, seat, table.bet[down] if down >= 0 else -1)
    valets = hand_size + (down >= 0) - len(courtiers)
    known_valets = card_names(table.known, seat * VALUES, VALET, VALUES)
    return SeatView(
        hand_size=hand_size,
        known=courtiers + known_valets,
        unseen_valets=valets - len(known_valets),
        spent=card_names(table.spent, seat * KINDS, 0, KINDS),
        favors=_audiences(table, table.favors[seat]),
        withdrawn=(table.withdrawn >> seat) & 1 != 0,
        gains=table.gains[seat],
        losses=table.losses[seat],
        rumors=table.rumors[seat],
        stroked=(table.stroked >> seat) & 1 != 0,
        pardoned=(table.pardoned >> seat) & 1 != 0,
    )


def _courtiers(hands: vec[i64], seat: i64, face_down: i64) -> tuple[Card, ...]:
    """A seat's Courtiers and Excuse in order, including one that is face down."""
    start = seat * KINDS
    if not 0 <= face_down < VALET:
        return card_names(hands, start, 0, VALET)
    upper = face_down + 1
    lower = card_names(hands, start, 0, upper)
    return (*lower, CARDS[face_down], *card_names(hands, start + upper, upper, VALET - upper))


def _final(table: Table, hands: Hands) -> FinalView:
    points = tuple(table.points)
    return FinalView(points, tuple(hands), final_result(table).because(score_lines(table)))
