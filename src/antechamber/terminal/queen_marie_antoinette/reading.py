"""What a Requirement, Condition or Plot says, read by `card M4`."""

from collections.abc import Sequence

from rich.text import Text

from antechamber.games.queen_marie_antoinette.cards import BACKS, Condition
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.queen_marie_antoinette.cards import (
    STYLES,
    condition_of,
    deck_of,
    faction_name,
    faction_named,
    name_of,
    plot_of,
    text_of,
)
from antechamber.terminal.queen_marie_antoinette.own import own_court
from antechamber.terminal.queen_marie_antoinette.plots import drawn_pips, is_impossible
from antechamber.terminal.screen import Screen, unbroken

INDENT = "  "
LONGEST = 20
"""So much of a reference that nobody knows is repeated."""


def read_card(screen: Screen, view: View, names: Sequence[str], typed: str) -> None:
    """A card of the deck in play by its reference; without one, all that the reader has to do with."""
    deck = deck_of(view)
    references = [*(card.id for card in deck.requirements), *(card.id for card in deck.conditions)]
    references += [card.id for card in deck.plots]
    known = {each.casefold(): each for each in references}
    name = typed.casefold().replace(" ", "")
    if not name:
        for each in (view.requirement, *view.conditions, *view.plots):
            show(screen, view, each, names)
    elif name in known:
        show(screen, view, known[name], names)
    elif name.upper() in BACKS:
        screen.say("terminal-qma-zero", card=name.upper(), condition=condition_of(view, faction_named(name[0].upper())))
    else:
        screen.say("terminal-qma-no-card", card=typed[:LONGEST], example=view.conditions[0])


def show(screen: Screen, view: View, name: str, names: Sequence[str]) -> None:
    """A card: what it is, what it says, and what it has to do with this game."""
    deck = deck_of(view)
    condition = next((card for card in deck.conditions if card.id == name), None)
    if condition is not None:
        show_condition(screen, view, condition)
    elif any(plot.id == name for plot in deck.plots):
        show_plot(screen, view, name, names)
    else:
        show_requirement(screen, view, name)


def show_requirement(screen: Screen, view: View, name: str) -> None:
    """A Requirement, and whether it is this game's (QMA 7.3)."""
    used = str(name == view.requirement)
    screen.say("terminal-qma-read-requirement", "bold", card=name, rule=unbroken("QMA 7.3"))
    screen.line(text_of(screen, view, name), indent=INDENT)
    screen.line(screen.words("terminal-qma-used", used=used, card=view.requirement), "dim", INDENT)


def show_condition(screen: Screen, view: View, condition: Condition) -> None:
    """A Condition with its moment, and whether it is the one of its faction in this game (QMA 3.4)."""
    faction = faction_named(condition.id[0])
    own = faction_name(screen, faction)
    moment = condition.timing.replace(" ", "-")
    rule = unbroken("QMA 3.4")
    head = screen.words("terminal-qma-read-condition", card=condition.id, faction=own, moment=moment, rule=rule)
    screen.line(head, STYLES[faction])
    screen.line(text_of(screen, view, condition.id), indent=INDENT)
    if condition.first is not None:
        first = faction_name(screen, condition.first)
        screen.line(screen.words("terminal-qma-token-start", faction=first), "", INDENT)
    acting = condition_of(view, faction)
    used = str(acting == condition.id)
    screen.line(screen.words("terminal-qma-acts", used=used, card=acting), "dim", INDENT)


def show_plot(screen: Screen, view: View, name: str, names: Sequence[str]) -> None:
    """A Plot with its points, and what the reader knows of it (QMA 5.2)."""
    plot = plot_of(view, name)
    rule = unbroken("QMA 5.2")
    screen.say("terminal-qma-read-plot", "bold", card=name, points=plot.points, rule=rule)
    screen.line(text_of(screen, view, name), indent=INDENT)
    if is_impossible(view, plot):
        screen.line(screen.words("terminal-qma-impossible"), "dim", INDENT)
    elif view.seat is not None:
        screen.draw(Text(INDENT).append(drawn_pips(screen, plot, own_court(view))))
    screen.line(whereabouts(screen, view, name, names), "dim", INDENT)


def whereabouts(screen: Screen, view: View, name: str, names: Sequence[str]) -> str:
    """Where a Plot is, as far as the reader knows."""
    owner = next((seat for seat, public in enumerate(view.seats) if name in public.validated), None)
    if owner is not None:
        where = "own" if owner == view.seat else "validated"
        return screen.words("terminal-qma-where", where=where, name=name_of(screen, view, owner, names))
    if name in view.removed:
        return screen.words("qma-table-removed", plots=name)
    holder = next((known.seat for known in view.known if known.plot == name and known.by == view.seat), None)
    if holder is not None:
        return screen.words("qma-table-known", plot=name, name=name_of(screen, view, holder, names))
    where = "held" if name in view.plots else "under" if name in [entry.plot for entry in view.under] else "unknown"
    return screen.words("terminal-qma-where", where=where, name="")
