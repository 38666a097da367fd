"""From a view back to a table that would show its reader the same; Plots the reader cannot see are drawn."""

from antechamber.games.queen_marie_antoinette.positions.load import load_position
from antechamber.games.queen_marie_antoinette.positions.shapes import (
    GuardPosition,
    KnownPosition,
    Position,
    SeatPosition,
    UnderPosition,
)
from antechamber.games.queen_marie_antoinette.state import Table
from antechamber.games.queen_marie_antoinette.views.shapes import View


def state_of(view: View) -> Table:
    """A table that would give its reader this view; Plots of other players, and theirs under the deck, are drawn."""
    position = Position(
        game=view.game,
        players=view.players,
        rules=view.rules,
        options=view.options,
        step=view.step,
        first=view.first,
        player=view.player,
        requirement=view.requirement,
        conditions=view.conditions,
        token=view.token,
        sets=view.sets or None,
        columns=view.columns,
        guard=GuardPosition(view.guard.column, view.guard.seat) if view.guard is not None else None,
        last_round=view.last_round,
        emptied=view.emptied,
        played=view.played,
        column=view.column,
        given=view.given,
        changed=view.changed,
        seats=tuple(seat_of(view, seat) for seat in range(view.players)),
        removed=view.removed,
        under=tuple(UnderPosition(entry.seat, entry.plot) for entry in view.under),
        known=tuple(KnownPosition(entry.plot, entry.seat, entry.by) for entry in view.known),
    )
    return load_position(position)


def seat_of(view: View, seat: int) -> SeatPosition:
    """A seat; only the reader's own Plots are known, and at the end everybody's."""
    public = view.seats[seat]
    if view.final is not None:
        plots: tuple[str, ...] | None = tuple(left.plot for left in view.final.left[seat])
    else:
        plots = view.plots if seat == view.seat else None
    return SeatPosition(
        points=public.points,
        court=public.court,
        plots=plots,
        validated=public.validated,
    )
