"""A position: the whole truth of a table as plain JSON that a person can read and write by hand."""

from collections import Counter
from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.positions import ChancePosition, save_chance
from antechamber.games.queen_marie_antoinette.cards import (
    BACKS,
    CARDS,
    COLUMN_COUNT,
    COLUMNS,
    FACTION_COUNT,
    FACTIONS,
    FIRST_POINTS,
    GAME_ID,
    MOST_SEATS,
    RULES,
    VALUES,
    Card,
    Column,
    Faction,
)
from antechamber.games.queen_marie_antoinette.columns import column_cards
from antechamber.games.queen_marie_antoinette.plots import KNOWERS
from antechamber.games.queen_marie_antoinette.setup import set_cards
from antechamber.games.queen_marie_antoinette.showing import hand_of, validated_of
from antechamber.games.queen_marie_antoinette.state import STEPS, Box, Step, Table, court_cards


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; a court left out is dealt as a starting set, Plots left out are drawn."""

    points: int = FIRST_POINTS
    court: tuple[Card, ...] | None = None
    plots: tuple[str, ...] | None = None
    validated: tuple[str, ...] = ()


class GuardPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The guard: where it stands, and whose it is."""

    column: Column
    seat: Seat


class UnderPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A Plot under the deck, and the seat that put it there and knows it; one left out is drawn."""

    seat: Seat
    plot: str | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole table. What is left out is filled in: see `loading`."""

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


def dump(table: Table) -> dict[str, object]:
    """The whole truth of a table."""
    box = table.box
    is_draft = table.step == Step.DRAFT
    position = Position(
        game=GAME_ID,
        players=int(table.players),
        rules=RULES,
        options=dict(box.options),
        step=STEPS[table.step],
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
        under=tuple([_under(table, entry) for entry in table.under]),
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
    """What each stream of luck draws from, by number; the set-up is fixed by what the position says itself."""
    return {"plots": box.plot_ids, "picks": box.plot_ids}


def inventory(table: Table) -> dict[str, int]:
    """How many there are of each card, wherever they lie; a Condition in use is the Character on its front."""
    things: Counter[str] = Counter(CARDS[table.condition[faction]] for faction in range(FACTION_COUNT))
    for number in range(table.players):
        things.update(set_cards(table, number))
    for column in range(COLUMN_COUNT):
        things.update(column_cards(table, column))
    if table.step == Step.PLACING:
        things[CARDS[table.played]] += 1
    for seat in range(table.players):
        things.update(court_cards(table.court, seat))
        things.update(hand_of(table, seat))
        things.update(validated_of(table, seat))
    things.update(table.box.plot_ids[plot] for plot in range(table.box.plots) if table.deck[plot])
    things.update(table.box.plot_ids[entry // KNOWERS] for entry in table.under)
    return dict(things)


def characters(players: int) -> tuple[Card, ...]:
    """The Characters that so many players play with: the 0s are for four (Q2)."""
    least = 0 if players == MOST_SEATS else 1
    return tuple([card for number, card in enumerate(CARDS) if number % VALUES >= least])
