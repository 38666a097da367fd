"""Which Plots to put under the deck, and which to keep (N6, N7)."""

from collections.abc import Sequence
from statistics import fmean

from antechamber.bots.queen_marie_antoinette.sensible.courts import court_of
from antechamber.bots.queen_marie_antoinette.sensible.sight import Sight
from antechamber.bots.queen_marie_antoinette.sensible.worth import plot_worth
from antechamber.core.moves import Move
from antechamber.games.queen_marie_antoinette.moves import PutUnder


def weigh_plots(sight: Sight, choices: Sequence[Move]) -> dict[Move, float]:
    """What each answer is worth: a Plot that may come in place of the one given; keeping all changes nothing."""
    court = court_of(sight.table, sight.me)
    hope = fmean(plot_worth(sight.ambition(name), court) for name in unseen(sight))
    return {
        move: hope - plot_worth(sight.ambitions[move.plot], court) if isinstance(move, PutUnder) else 0.0
        for move in choices
    }


def unseen(sight: Sight) -> list[str]:
    """The Plots the bot may draw, if any are left: those it has not seen."""
    view = sight.view
    seen = {*view.plots, *view.removed, *(name for seat in view.seats for name in seat.validated)}
    seen.update(entry.plot for entry in view.under if entry.plot is not None)
    seen.update(entry.plot for entry in view.known)
    return [name for name in sight.table.box.plot_ids if name not in seen] or list(view.plots)
