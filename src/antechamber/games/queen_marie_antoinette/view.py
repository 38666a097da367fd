"""What a seat may know: the only way out for anything hidden (Q43)."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.core.seats import members
from antechamber.games.queen_marie_antoinette.cards import (
    BACKS,
    CARDS,
    COLUMN_COUNT,
    COLUMNS,
    FACTIONS,
    GAME_ID,
    PLOTS_EACH,
    RULES,
    Card,
    Column,
    Faction,
)
from antechamber.games.queen_marie_antoinette.columns import column_cards
from antechamber.games.queen_marie_antoinette.ending import final_result, score_lines
from antechamber.games.queen_marie_antoinette.plots import KNOWERS
from antechamber.games.queen_marie_antoinette.requirements import requirement_points
from antechamber.games.queen_marie_antoinette.setup import set_cards
from antechamber.games.queen_marie_antoinette.state import (
    HAND_ROOM,
    STEPS,
    Step,
    Table,
    court_cards,
    faction_of,
)


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    points: int
    court: tuple[Card, ...]
    validated: tuple[str, ...]
    plots: int
    """How many unvalidated ones he has."""


class GuardView(msgspec.Struct, frozen=True):
    """The guard: where it stands, and whose it is."""

    column: Column
    seat: Seat


class UnderView(msgspec.Struct, frozen=True):
    """A Plot put under the deck: whose it was, and which one, if it was the reader's."""

    seat: Seat
    plot: str | None


class FinalView(msgspec.Struct, frozen=True):
    """What the end shows (QMA 7.3)."""

    counted: tuple[int, ...]
    """What the Requirement gives each seat."""
    result: Result


class View(msgspec.Struct, frozen=True):
    """Everything that a seat, or a spectator (seat None), knows of a game."""

    game: str
    rules: int
    options: dict[str, Any]
    seat: Seat | None
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
    """Above whose Condition the Order token lies."""
    sets: tuple[tuple[Card, ...], ...]
    """The starting sets by their numbers; a taken one has no cards, and after the draft there are none."""
    columns: tuple[tuple[Card, ...], ...]
    """Each from its top to its bottom."""
    guard: GuardView | None
    last_round: bool
    """Somebody has reached the goal."""
    emptied: bool
    """A column was emptied in this turn."""
    played: Card | None
    """The card that is played in this turn; until it is placed it lies nowhere."""
    column: Column | None
    """Where it was placed."""
    effect: str | None
    """The Condition that acts when a card is played."""
    given: Card | None
    """The card offered for an exchange."""
    changed: int
    """How many Plots were put under the deck so far, for which as many will be drawn."""
    seats: tuple[SeatView, ...]
    deck: int
    """How many cards the Plot deck has."""
    under: tuple[UnderView, ...]
    """Its lowest cards, which were put under it, from the top."""
    plots: tuple[str, ...]
    """The reader's own unvalidated Plots."""
    final: FinalView | None


def view_of(table: Table, reader: int) -> View:
    """The table as a seat, or a spectator (-1), may see it."""
    box = table.box
    is_draft = table.step == Step.DRAFT
    return View(
        game=GAME_ID,
        rules=RULES,
        options=dict(box.options),
        seat=reader if reader >= 0 else None,
        players=int(table.players),
        step=STEPS[table.step],
        first=int(table.first),
        player=int(table.player),
        asked=members(table.asked),
        requirement=box.requirement_ids[table.requirement],
        conditions=tuple([BACKS[table.condition[faction]] for faction in table.line]),
        token=FACTIONS[table.line[table.token]],
        sets=tuple([set_cards(table, number) for number in range(table.players)]) if is_draft else (),
        columns=tuple([column_cards(table, column) for column in range(COLUMN_COUNT)]),
        guard=GuardView(COLUMNS[table.guard], int(table.guard_by)) if table.guard >= 0 else None,
        last_round=table.last_round,
        emptied=table.emptied,
        played=CARDS[table.played] if table.played >= 0 else None,
        column=COLUMNS[table.column] if table.column >= 0 else None,
        effect=BACKS[table.condition[faction_of(table.played)]] if table.played >= 0 else None,
        given=CARDS[table.given] if table.given >= 0 else None,
        changed=int(table.changed),
        seats=tuple([_seat_view(table, seat) for seat in range(table.players)]),
        deck=int(table.unseen + len(table.under)),
        under=tuple([_under(table, entry, reader) for entry in table.under]),
        plots=hand_of(table, reader) if reader >= 0 else (),
        final=_final(table) if table.step == Step.OVER else None,
    )


def hand_of(table: Table, seat: int) -> tuple[str, ...]:
    """A seat's unvalidated Plots."""
    start = seat * HAND_ROOM
    return tuple([table.box.plot_ids[table.hand[place]] for place in range(start, start + table.held[seat])])


def validated_of(table: Table, seat: int) -> tuple[str, ...]:
    """A seat's validated Plots, in the order of their validation."""
    start = seat * PLOTS_EACH
    return tuple([table.box.plot_ids[table.validated[place]] for place in range(start, start + table.proven[seat])])


def _seat_view(table: Table, seat: int) -> SeatView:
    return SeatView(
        points=int(table.points[seat]),
        court=court_cards(table.court, seat),
        validated=validated_of(table, seat),
        plots=int(table.held[seat]),
    )


def _under(table: Table, entry: int, reader: int) -> UnderView:
    seat = entry % KNOWERS
    return UnderView(int(seat), table.box.plot_ids[entry // KNOWERS] if seat == reader else None)


def _final(table: Table) -> FinalView:
    counted = tuple([int(requirement_points(table, seat)) for seat in range(table.players)])
    return FinalView(counted, final_result(table).because(score_lines(table)))
