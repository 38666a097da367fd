"""A moment of the game in writing: the whole truth as a position."""

from collections import Counter

import msgspec

from antechamber.core.positions import save_chance
from antechamber.games.queen_marie_antoinette.cards import (
    BACKS,
    CARDS,
    COLUMN_COUNT,
    COLUMNS,
    FACTION_COUNT,
    FACTIONS,
    GAME_ID,
    MOST_SEATS,
    RULES,
    VALUES,
    Card,
)
from antechamber.games.queen_marie_antoinette.columns import column_cards
from antechamber.games.queen_marie_antoinette.plots import KNOWERS
from antechamber.games.queen_marie_antoinette.positions.shapes import (
    GuardPosition,
    KnownPosition,
    Position,
    SeatPosition,
    UnderPosition,
)
from antechamber.games.queen_marie_antoinette.setup import set_cards
from antechamber.games.queen_marie_antoinette.state import At, Box, Table, court_cards
from antechamber.games.queen_marie_antoinette.views.from_state import hand_of, known_in, removed_from, validated_of


def dump(table: Table) -> dict[str, object]:
    """The whole truth of a table."""
    box = table.box
    is_draft = table.step == At.DRAFT
    position = Position(
        game=GAME_ID,
        players=int(table.players),
        rules=RULES,
        options=dict(box.options),
        step=table.now.name,
        first=int(table.first),
        player=int(table.player),
        requirement=box.requirement_ids[table.requirement],
        conditions=tuple([BACKS[table.condition[faction]] for faction in table.line]),
        token=FACTIONS[table.line[table.token]],
        sets=tuple([set_cards(table, number) for number in range(table.players)]) if is_draft else None,
        columns=tuple([column_cards(table, column) for column in range(COLUMN_COUNT)]),
        guard=GuardPosition(COLUMNS[table.guard], int(table.guard_by)) if table.guard >= 0 else None,
        last_round=table.last_round,
        emptied=table.emptied,
        played=CARDS[table.played] if table.played >= 0 else None,
        column=COLUMNS[table.column] if table.column >= 0 else None,
        given=CARDS[table.given] if table.given >= 0 else None,
        changed=int(table.changed),
        seats=tuple([_seat(table, seat) for seat in range(table.players)]),
        removed=removed_from(table),
        under=tuple([_under(table, entry) for entry in table.under]),
        known=tuple([KnownPosition(known.plot, int(known.seat), int(known.by)) for known in known_in(table)]),
        chance=save_chance(table.chance, piles(box)),
    )
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(position))
    return plain


def _seat(table: Table, seat: int) -> SeatPosition:
    return SeatPosition(
        points=int(table.points[seat]),
        court=court_cards(table.court, seat),
        plots=hand_of(table, seat),
        validated=validated_of(table, seat),
    )


def _under(table: Table, entry: int) -> UnderPosition:
    return UnderPosition(int(entry % KNOWERS), table.box.plot_ids[entry // KNOWERS])


def piles(box: Box) -> dict[str, tuple[str, ...]]:
    """What each stream of luck draws from, by number; the position itself fixes the setup."""
    return {"plots": box.plot_ids, "picks": box.plot_ids}


def inventory(table: Table) -> dict[str, int]:
    """How many there are of each card, wherever it is; a Condition in use counts as the Character on its front."""
    things: Counter[str] = Counter(CARDS[table.condition[faction]] for faction in range(FACTION_COUNT))
    for number in range(table.players):
        things.update(set_cards(table, number))
    for column in range(COLUMN_COUNT):
        things.update(column_cards(table, column))
    if table.step == At.PLACING:
        things[CARDS[table.played]] += 1
    for seat in range(table.players):
        things.update(court_cards(table.court, seat))
        things.update(hand_of(table, seat))
        things.update(validated_of(table, seat))
    things.update(table.box.plot_ids[plot] for plot in range(table.box.plots) if table.deck[plot])
    things.update(table.box.plot_ids[entry // KNOWERS] for entry in table.under)
    things.update(removed_from(table))
    return dict(things)


def characters(players: int) -> tuple[Card, ...]:
    """The Characters used with this many players: the 0s are for four (Q2)."""
    least = 0 if players == MOST_SEATS else 1
    return tuple([card for number, card in enumerate(CARDS) if number % VALUES >= least])
