"""What a seat is shown: the only way out for anything hidden (Q43)."""

from collections.abc import Sequence
from typing import Any

from antechamber.games.queen_marie_antoinette.cards import (
    BACKS,
    CARDS,
    COLUMN_COUNT,
    COLUMNS,
    FACTIONS,
    GAME_ID,
    PLOTS_EACH,
    RULES,
)
from antechamber.games.queen_marie_antoinette.columns import column_cards
from antechamber.games.queen_marie_antoinette.ending import final_result, score_lines
from antechamber.games.queen_marie_antoinette.fulfilling import missing_for
from antechamber.games.queen_marie_antoinette.plots import KNOWERS, holds
from antechamber.games.queen_marie_antoinette.requirements import requirement_points
from antechamber.games.queen_marie_antoinette.setup import set_cards
from antechamber.games.queen_marie_antoinette.state import (
    HAND_ROOM,
    At,
    Table,
    court_cards,
    faction_of,
)
from antechamber.games.queen_marie_antoinette.views.shapes import (
    FinalView,
    GuardView,
    KnownView,
    LeftView,
    SeatView,
    UnderView,
    View,
)


def views_of(table: Table, readers: Sequence[int]) -> list[View]:
    """The table as each of these readers may see it; the public part is built once."""
    public = _public(table)
    return [View(**public, **_own(table, reader)) for reader in readers]


def _public(table: Table) -> dict[str, Any]:
    """What everyone sees."""
    box = table.box
    is_draft, has_played = table.step == At.DRAFT, table.played >= 0
    return {
        "game": GAME_ID,
        "rules": RULES,
        "players": table.players,
        "step": table.now.name,
        "first": table.first,
        "player": table.player,
        "asked": table.seats_asked,
        "requirement": box.requirement_ids[table.requirement],
        "conditions": tuple([BACKS[table.condition[faction]] for faction in table.line]),
        "token": FACTIONS[table.line[table.token]],
        "sets": tuple([set_cards(table, number) for number in range(table.players)]) if is_draft else (),
        "columns": tuple([column_cards(table, column) for column in range(COLUMN_COUNT)]),
        "guard": GuardView(COLUMNS[table.guard], table.guard_by) if table.guard >= 0 else None,
        "last_round": table.last_round,
        "emptied": table.emptied,
        "played": CARDS[table.played] if has_played else None,
        "column": COLUMNS[table.column] if table.column >= 0 else None,
        "effect": BACKS[table.condition[faction_of(table.played)]] if has_played else None,
        "given": CARDS[table.given] if table.given >= 0 else None,
        "changed": table.changed,
        "seats": tuple([_seat_view(table, seat) for seat in range(table.players)]),
        "deck": table.unseen + len(table.under),
        "removed": removed_from(table),
        "final": _final(table) if table.step == At.OVER else None,
    }


def _own(table: Table, reader: int) -> dict[str, Any]:
    """The reader's own Plots, and everything else that differs by reader."""
    return {
        "options": dict(table.box.options),
        "seat": reader if reader >= 0 else None,
        "under": tuple([_under(table, entry, reader) for entry in table.under]),
        "known": tuple([known for known in known_in(table) if reader in (known.seat, known.by)]),
        "plots": hand_of(table, reader) if reader >= 0 else (),
    }


def hand_of(table: Table, seat: int) -> tuple[str, ...]:
    """A seat's unvalidated Plots."""
    start = seat * HAND_ROOM
    return tuple([table.box.plot_ids[table.hand[place]] for place in range(start, start + table.held[seat])])


def removed_from(table: Table) -> tuple[str, ...]:
    """The Plots taken out at set-up (Q25)."""
    return tuple([table.box.plot_ids[plot] for plot in range(table.box.plots) if table.removed[plot]])


def known_in(table: Table) -> list[KnownView]:
    """The Plots in hands that a second player knows, in ascending order (Q43)."""
    found: list[KnownView] = []
    for entry in sorted([int(entry) for entry in table.known]):
        plot, knower = entry // KNOWERS, entry % KNOWERS
        for seat in range(table.players):
            if holds(table, seat, plot):
                found.append(KnownView(table.box.plot_ids[plot], seat, knower))
    return found


def validated_of(table: Table, seat: int) -> tuple[str, ...]:
    """A seat's validated Plots, in the order of their validation."""
    start = seat * PLOTS_EACH
    return tuple([table.box.plot_ids[table.validated[place]] for place in range(start, start + table.proven[seat])])


def _seat_view(table: Table, seat: int) -> SeatView:
    return SeatView(
        points=table.points[seat],
        court=court_cards(table.court, seat),
        validated=validated_of(table, seat),
        plots=table.held[seat],
    )


def _under(table: Table, entry: int, reader: int) -> UnderView:
    seat = entry % KNOWERS
    return UnderView(seat, table.box.plot_ids[entry // KNOWERS] if seat == reader else None)


def _final(table: Table) -> FinalView:
    counted = tuple([requirement_points(table, seat) for seat in range(table.players)])
    left = tuple([_left(table, seat) for seat in range(table.players)])
    return FinalView(counted, left, final_result(table).because(score_lines(table)))


def _left(table: Table, seat: int) -> tuple[LeftView, ...]:
    start = seat * HAND_ROOM
    plots = [table.hand[place] for place in range(start, start + table.held[seat])]
    return tuple([LeftView(table.box.plot_ids[plot], missing_for(table, seat, plot)) for plot in plots])
