"""One's own Plots, how far one's court fulfills them, and what is known of the Plot deck (QMA 5)."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from antechamber.games.queen_marie_antoinette.cards import Card
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.queen_marie_antoinette.cards import behind, flow, plot_of, text_of
from antechamber.terminal.queen_marie_antoinette.plots import drawn_pips, is_fulfilled, is_impossible
from antechamber.terminal.screen import Screen

GAP = 3
INDENT = "  "
NARROW = 30
"""In fewer columns than this a text would be torn to pieces."""


def draw_plots(screen: Screen, view: View, names: Sequence[str], is_low: bool) -> None:
    """The reader's unvalidated Plots, without their texts where lines are dear, and what is known of the others."""
    if view.removed and view.step == "draft":
        screen.say("qma-table-removed", "dim", plots=", ".join(view.removed))
    if view.under:
        screen.say("terminal-qma-under", "dim", plots=under(view, names))
    for entry in view.known:
        if entry.by == view.seat:
            screen.say("qma-table-known", "dim", plot=entry.plot, name=names[entry.seat])
    for line in in_short(screen, view) if is_low else at_length(screen, view):
        screen.draw(line)


def in_short(screen: Screen, view: View) -> list[Text]:
    """Plots with their points, side by side."""
    parts = []
    for name in view.plots:
        text = Text(f"{name} ", look(view, name)).append(state(screen, view, name))
        plot = plot_of(view, name)
        parts.append(text if is_impossible(view, plot) else text.append(f" {plot.points:+d}"))
    return flow(Text(INDENT), parts, screen.width, GAP)


def at_length(screen: Screen, view: View) -> list[Text]:
    """Plots below each other with their texts, which stand in lines of their own where it is narrow."""
    states = {name: state(screen, view, name) for name in view.plots}
    longest = max(map(len, view.plots), default=0)
    name_ends = len(INDENT) + longest + 2
    margin = name_ends + max((drawn.cell_len for drawn in states.values()), default=0) + GAP
    lines = []
    for name, drawn in states.items():
        head = Text(f"{INDENT}{name:<{longest}}  ", look(view, name)).append(drawn)
        if screen.width - margin < NARROW:
            lines += [head, *behind(Text(" " * name_ends), text_of(screen, view, name), screen.width)]
        else:
            lines += behind(head.append(" " * (margin - head.cell_len)), text_of(screen, view, name), screen.width)
    return lines


def own_court(view: View) -> tuple[Card, ...]:
    """The reader's court; a spectator has none."""
    return () if view.seat is None else view.seats[view.seat].court


def look(view: View, name: str) -> str:
    """The look of a Plot that can be validated, of one that never can be, and of all others."""
    plot = plot_of(view, name)
    return "dim" if is_impossible(view, plot) else "bold green" if is_fulfilled(plot, own_court(view)) else "bold"


def state(screen: Screen, view: View, name: str) -> Text:
    """How far a Plot is fulfilled, or that it never can be."""
    plot = plot_of(view, name)
    if is_impossible(view, plot):
        return Text(screen.words("terminal-qma-impossible"), "dim")
    return drawn_pips(screen, plot, own_court(view))


def under(view: View, names: Sequence[str]) -> str:
    """What was put under the deck, from the top: the reader's own by their references, others by who put them there."""
    known = [entry.plot or names[entry.seat] for entry in view.under]
    counted = [(name, len(list(same))) for name, same in groupby(known)]
    return ", ".join(f"{number} × {name}" if number > 1 else name for name, number in counted)
