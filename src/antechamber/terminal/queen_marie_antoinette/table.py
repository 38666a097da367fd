"""The whole table as one seat sees it."""

from collections.abc import Sequence

from rich.text import Text

from antechamber.games.queen_marie_antoinette.cards import GOALS
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.queen_marie_antoinette.cards import face, flow, mark
from antechamber.terminal.queen_marie_antoinette.columns import draw_columns
from antechamber.terminal.queen_marie_antoinette.conditions import draw_conditions, draw_effect
from antechamber.terminal.queen_marie_antoinette.own import draw_plots
from antechamber.terminal.queen_marie_antoinette.players import draw_players
from antechamber.terminal.screen import Screen

LOW = 34
"""With fewer lines than this, none is left blank, and texts that can be asked for are cut."""
RULE = 8
"""What a rule takes beside its words."""


def draw_table(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Whose turn it is, what the Queen wants, the royal court, everybody, one's own Plots, and the card in play."""
    is_low = screen.height < LOW
    draw_title(screen, view, names)
    draw_conditions(screen, view, is_low)
    space(screen, is_low)
    draw_columns(screen, view, names)
    draw_sets(screen, view)
    space(screen, is_low)
    draw_players(screen, view, names)
    space(screen, is_low)
    draw_plots(screen, view, names, is_low)
    if not is_low or view.step == "draft":
        screen.say("terminal-qma-legend", "dim", token=mark(screen, "◆"), there=mark(screen, "●"))
    draw_effect(screen, view)


def space(screen: Screen, is_low: bool) -> None:
    """A blank line, where there is room."""
    if not is_low:
        screen.line("")


def draw_title(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Whose turn it is, the points that bring about the end, and how many cards the Plot deck has."""
    left = title(screen, view, names)
    right = screen.words("terminal-qma-goal", goal=GOALS[view.players], deck=view.deck)
    if len(left) + len(right) + RULE <= screen.width:
        screen.rule(left, right)
    else:
        screen.rule(left)
        screen.line(right, "dim")


def title(screen: Screen, view: View, names: Sequence[str]) -> str:
    """Whose turn it is, and whether it is one of the last."""
    end = "turn" if view.emptied else "round" if view.last_round else "later"
    step = "draft" if view.step == "draft" else "play"
    whose = "me" if view.player == view.seat else "other"
    return screen.words("terminal-qma-turn", step=step, whose=whose, name=names[view.player], end=end)


def draw_sets(screen: Screen, view: View) -> None:
    """The starting sets; a taken one has no cards (QMA 1.9)."""
    parts = []
    for number, cards in enumerate(view.sets, 1):
        title = Text(screen.words("terminal-qma-set", number=number) + " ", "bold")
        taken = Text(screen.words("terminal-qma-taken"), "dim")
        parts.append(title.append(Text(" ").join(map(face, cards)) if cards else taken))
    if parts:
        for line in flow(Text(" "), parts, screen.width, 3):
            screen.draw(line)
