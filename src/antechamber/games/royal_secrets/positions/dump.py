"""A moment of the game in writing: the whole truth as a position."""

from collections import Counter

import msgspec

from antechamber.core.positions import save_chance
from antechamber.core.seats import members
from antechamber.games.royal_secrets.cards import (
    CARDINAL,
    CARDINALS,
    CARDS,
    COURTIERS,
    GAME_ID,
    KINDS,
    RULES,
    SIDES,
    VALET,
    VALETS,
    VALUES,
)
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, PLACES
from antechamber.games.royal_secrets.ending import hand_of
from antechamber.games.royal_secrets.ledger import read_lines
from antechamber.games.royal_secrets.positions.shapes import (
    BetPosition,
    CardinalPosition,
    PlanningPosition,
    Position,
    SeatPosition,
    SidePosition,
)
from antechamber.games.royal_secrets.state import ACTIONS, OUTCOMES, At, Box, Table, card_names
from antechamber.games.royal_secrets.ties import third_of


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
        step=table.now.name,
        action=ACTIONS[table.action],
        first=int(table.first),
        parley=int(table.player),
        acted=members(table.acted),
        asking=int(table.asking),
        planning=PlanningPosition(int(table.planner), int(box.required[table.planning])) if is_planned else None,
        king=_side(table, 0),
        queen=_side(table, 1),
        tie=SIDES[table.tie_side] if table.step == At.TIE else None,
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
    """How many there are of each card, wherever it is."""
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
        third=CARDS[third] if (third := third_of(table, seat)) >= 0 else None,
        withdrawn=bool(table.withdrawn >> seat & 1),
        gains=int(table.gains[seat]),
        losses=int(table.losses[seat]),
        rumors=int(table.rumors[seat]),
        stroked=bool(table.stroked >> seat & 1),
        pardoned=bool(table.pardoned >> seat & 1),
    )
