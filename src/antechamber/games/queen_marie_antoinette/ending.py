"""The end of a turn and of the game (QMA 7)."""

from mypy_extensions import i64

from antechamber.core.ranking import rank, share_one
from antechamber.core.result import Line, Result
from antechamber.core.seats import clockwise
from antechamber.games.queen_marie_antoinette.cards import COLUMNS, PLOTS_EACH
from antechamber.games.queen_marie_antoinette.events import GameEnded, GuardLifted, PlotShown
from antechamber.games.queen_marie_antoinette.fulfilling import missing_for
from antechamber.games.queen_marie_antoinette.requirements import requirement_points
from antechamber.games.queen_marie_antoinette.state import HAND_ROOM, At, Table


def end_turn(table: Table) -> None:
    """Go on to the next player, unless a column was emptied or the last round is over (Q46)."""
    following = clockwise(table.player, 1, table.players)
    table.played = -1
    table.column = -1
    table.given = -1
    if table.emptied or (table.last_round and following == table.first):
        end_game(table)
    else:
        begin_turn(table, following)


def begin_turn(table: Table, seat: i64) -> None:
    """Ask a seat for its turn; its own guard is lifted (QMA 2.1, Q44)."""
    table.player = seat
    table.go_to(At.TURN)
    if table.guard_by == seat:
        if table.events is not None:
            table.tell(GuardLifted(seat=seat, column=COLUMNS[table.guard]))
        table.guard = -1
        table.guard_by = -1


def end_game(table: Table) -> None:
    """Count the Requirement, then show the unvalidated Plots (QMA 7.3, QMA 7.5)."""
    table.go_to(At.OVER)
    if table.events is not None:
        seats = range(table.players)
        table.tell(
            GameEnded(
                points=tuple([int(table.points[seat]) for seat in seats]),
                requirement=table.box.requirement_ids[table.requirement],
                counted=tuple([int(requirement_points(table, seat)) for seat in seats]),
                scores=tuple(final_scores(table)),
            )
        )
        for seat in seats:
            show_plots(table, seat)


def show_plots(table: Table, seat: i64) -> None:
    """Report the Plots that a seat has not validated, and what was missing for them (Q47)."""
    for place in range(seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]):
        plot = table.hand[place]
        missing = missing_for(table, seat, plot)
        name = table.box.plot_ids[plot]
        table.tell(PlotShown(seat=int(seat), plot=name, missing=missing, lacking=len(missing)))


def final_scores(table: Table) -> list[int]:
    """Points plus points from the Requirement."""
    return [int(table.points[seat] + requirement_points(table, seat)) for seat in range(table.players)]


def final_result(table: Table) -> Result:
    """Ranks by points, then by validated Plots; players equal in both share a rank (QMA 7.4, Q48)."""
    scores = final_scores(table)
    ranks = rank([scores[seat] * (PLOTS_EACH + 1) + table.proven[seat] for seat in range(table.players)])
    return Result(tuple(ranks), tuple(scores), tuple(share_one(ranks)))


def score_lines(table: Table) -> tuple[Line, ...]:
    """The two parts of each score (QMA 6.1, QMA 7.3)."""
    lines: list[Line] = []
    for seat in range(table.players):
        lines.append(Line(int(seat), int(table.points[seat]), "points", "QMA 6.1"))
        lines.append(Line(int(seat), int(requirement_points(table, seat)), "requirement", "QMA 7.3"))
    return tuple(lines)
