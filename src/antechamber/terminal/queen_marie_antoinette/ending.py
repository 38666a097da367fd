"""The final page: how it came to an end, all courts, and where each score comes from."""

from collections.abc import Sequence

from rich.text import Text

from antechamber.core.moves import Seat
from antechamber.games.queen_marie_antoinette.cards import GOALS
from antechamber.games.queen_marie_antoinette.views.shapes import FinalView, View
from antechamber.terminal.queen_marie_antoinette.cards import name_of, plot_of, text_of
from antechamber.terminal.queen_marie_antoinette.players import draw_players
from antechamber.terminal.queen_marie_antoinette.plots import drawn_pips
from antechamber.terminal.screen import Screen, unbroken


def draw_end(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Why the game is over, the courts, the Requirement, and everybody's account, the last first."""
    if view.final is None:
        return
    why = "column" if view.emptied else "goal" if view.last_round else "passes"
    screen.say("terminal-qma-over", why=why, goal=GOALS[view.players])
    screen.line("")
    draw_players(screen, view, names)
    screen.line("")
    words = text_of(screen, view, view.requirement)
    screen.say("terminal-qma-judged", card=view.requirement, text=words, rule=unbroken("QMA 7.3"))
    ranks = view.final.result.ranks
    for seat in sorted(range(view.players), key=lambda seat: (-ranks[seat], seat)):
        account(screen, view, view.final, seat, names)
    if len(set(view.final.result.scores)) < view.players:
        screen.say("terminal-qma-tie", "dim", rule=unbroken("QMA 7.4"))


def account(screen: Screen, view: View, final: FinalView, seat: Seat, names: Sequence[str]) -> None:
    """One player's points, what the Requirement added, their validated Plots, and how far the others came (Q47)."""
    public = view.seats[seat]
    facts = {"points": public.points, "card": view.requirement, "counted": final.counted[seat]}
    screen.line("")
    screen.line(name_of(screen, view, seat, names), "bold")
    total = final.result.scores[seat]
    screen.line(screen.words("terminal-qma-account", total=total, **facts), indent="  ", hang="      ")
    screen.line(screen.words("terminal-qma-validated", count=len(public.validated)), indent="  ")
    for name in public.validated:
        screen.line(f"{name} {text_of(screen, view, name)}", indent="    ", hang="      ")
    if final.left[seat]:
        screen.line(screen.words("qma-table-left"), indent="  ")
    for left in final.left[seat]:
        screen.draw(Text(f"    {left.plot} ").append(drawn_pips(screen, plot_of(view, left.plot), public.court)))
