"""A position: the whole truth of a table as plain JSON that a person can read and write by hand."""

from collections import Counter
from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.positions import ChancePosition, save_chance
from antechamber.core.seats import members
from antechamber.games.royal_secrets.cards import (
    CARDINAL,
    CARDINALS,
    CARDS,
    COURTIERS,
    FIRST_POINTS,
    GAME_ID,
    KINDS,
    RULES,
    SIDES,
    VALET,
    VALETS,
    VALUES,
    Card,
    Side,
)
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, PLACES
from antechamber.games.royal_secrets.ending import hand_of
from antechamber.games.royal_secrets.events import DueView
from antechamber.games.royal_secrets.ledger import read_lines
from antechamber.games.royal_secrets.state import ACTIONS, OUTCOMES, STEPS, Box, Step, Table, card_names


class BetPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A bet card, how it lies, and who besides its owner has seen it face down."""

    card: Card
    up: bool
    medal: bool = False
    stabbed: bool = False
    seen_by: tuple[Seat, ...] = ()
    claimed_by: Seat | None = None


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; a hand left out is the starting hand less what is spent and bet, its Valet drawn by chance."""

    hand: tuple[Card, ...] | None = None
    spent: tuple[Card, ...] | None = None
    known_valets: tuple[Card, ...] = ()
    points: int = FIRST_POINTS
    favors: tuple[str, ...] = ()
    bets: tuple[BetPosition, ...] = ()
    third: Card | None = None
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
    """The Cardinal's bets of this round and his cards played before; the rest is his pile."""

    side: Side | None = None
    bets: tuple[BetPosition, ...] = ()
    played: tuple[Card, ...] = ()


class PlanningPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The dearest Planning announced this round."""

    seat: Seat
    influence: int


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole table. What is left out is filled in: see `loading`."""

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


def dump(table: Table) -> dict[str, object]:
    """The whole truth of a table."""
    box = table.box
    is_planned = table.planning >= 0
    position = Position(
        game=GAME_ID,
        players=int(table.players),
        rules=RULES,
        options=dict(box.options),
        round=int(table.round),
        step=STEPS[table.step],
        action=ACTIONS[table.action],
        first=int(table.first),
        parley=int(table.parley),
        acted=members(table.acted),
        asking=int(table.asking),
        planning=PlanningPosition(int(table.planner), int(box.required[table.planning])) if is_planned else None,
        king=_side(table, 0),
        queen=_side(table, 1),
        tie=SIDES[table.tie_side] if table.step == Step.TIES else None,
        cardinal=_cardinal(table),
        seats=tuple(_seat(table, seat) for seat in range(table.players)),
        discarded=tuple(box.audiences[card].name for card in members(table.discarded)),
        ledger=tuple(read_lines(table)),
        chance=save_chance(table.chance, piles(box)),
    )
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(position))
    return plain


def piles(box: Box) -> dict[str, tuple[str, ...]]:
    """What each stream of luck draws from, by kind."""
    return {
        "audiences": tuple(card.name for card in box.audiences),
        "valets": CARDS[VALET:CARDINAL],
        "cardinals": CARDS[CARDINAL:],
    }


def inventory(table: Table) -> dict[str, int]:
    """How many there are of each card, wherever they lie."""
    things: Counter[str] = Counter()
    for seat in range(table.players):
        things.update(hand_of(table, seat))
        things.update(card_names(table.spent, seat * KINDS, 0, KINDS))
    things.update(CARDS[table.bet[place]] for place in range(PLACES) if table.laid >> place & 1)
    things.update(card_names(table.valets, 0, VALET, VALUES))
    things.update(card_names(table.cardinals, 0, CARDINAL, VALUES))
    things.update(card_names(table.cardinals_played, 0, CARDINAL, VALUES))
    lying = [*members(table.discarded), *(table.audience[side] for side in range(2) if table.audience[side] >= 0)]
    lying += [card for seat in range(table.players) for card in members(table.favors[seat])]
    lying += members(table.bag)
    things.update(table.box.audiences[card].name for card in lying)
    return dict(things)


def in_the_box(box: Box, players: int) -> Counter[str]:
    """How many there are of each card when a game starts (RS 1)."""
    things: Counter[str] = Counter(card.name for card in box.audiences)
    things.update({CARDS[kind]: count * players for kind, count in enumerate(COURTIERS[players])})
    things.update({CARDS[VALET + value]: count for value, count in enumerate(VALETS)})
    things.update({CARDS[CARDINAL + value]: count for value, count in enumerate(CARDINALS)})
    return things


def _side(table: Table, side: int) -> SidePosition:
    card = table.audience[side]
    return SidePosition(
        audience=table.box.audiences[card].name if card >= 0 else None,
        present=members(table.present[side]),
        outcome=OUTCOMES[table.outcome_of[side]],
        leaders=members(table.leaders[side]),
        winner=int(table.winner[side]) if table.winner[side] >= 0 else None,
    )


def _bets(table: Table, place: int) -> tuple[BetPosition, ...]:
    return tuple(_bet(table, place + slot) for slot in range(2) if table.laid >> place + slot & 1)


def _bet(table: Table, place: int) -> BetPosition:
    recruiter = table.claimed_by[place]
    return BetPosition(
        card=CARDS[table.bet[place]],
        up=bool(table.shown >> place & 1),
        medal=bool(table.medals >> place & 1),
        stabbed=bool(table.stabbed >> place & 1),
        seen_by=tuple(seat for seat in range(table.players) if table.spied[seat] >> place & 1),
        claimed_by=int(recruiter) if recruiter >= 0 else None,
    )


def _cardinal(table: Table) -> CardinalPosition:
    return CardinalPosition(
        side=SIDES[table.cardinal_side] if table.cardinal_side >= 0 else None,
        bets=_bets(table, CARDINAL_PLACE),
        played=card_names(table.cardinals_played, 0, CARDINAL, VALUES),
    )


def _seat(table: Table, seat: int) -> SeatPosition:
    return SeatPosition(
        hand=hand_of(table, seat),
        spent=card_names(table.spent, seat * KINDS, 0, KINDS),
        known_valets=card_names(table.known, seat * VALUES, VALET, VALUES),
        points=int(table.points[seat]),
        favors=tuple(table.box.audiences[card].name for card in members(table.favors[seat])),
        bets=_bets(table, 2 * seat),
        third=CARDS[table.third[seat]] if table.third[seat] >= 0 else None,
        withdrawn=bool(table.withdrawn >> seat & 1),
        gains=int(table.gains[seat]),
        losses=int(table.losses[seat]),
        rumors=int(table.rumors[seat]),
        stroked=bool(table.stroked >> seat & 1),
        pardoned=bool(table.pardoned >> seat & 1),
    )
