"""The final page: how everybody stands, and where each score comes from."""

from collections.abc import Sequence

from antechamber.games.royal_gambit.views.shapes import View
from antechamber.terminal.royal_gambit.cards import name_of
from antechamber.terminal.royal_gambit.players import draw_players
from antechamber.terminal.screen import Screen, unbroken


def draw_end(screen: Screen, view: View, names: Sequence[str]) -> None:
    """The table as it was left, and the parts of every score with their rule."""
    draw_players(screen, view, names)
    if view.final is None:
        return
    screen.line("")
    for seat in range(view.players):
        parts = [line for line in view.final.result.why if line.seat == seat]
        reasons = ", ".join(f"{name_of(screen, line.why)} {line.amount:+d}" for line in parts)
        screen.say("terminal-rg-account", name=names[seat], reasons=reasons, rule=unbroken(parts[0].rule))
