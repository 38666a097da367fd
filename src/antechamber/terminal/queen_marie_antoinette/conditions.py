"""The Requirement, the line of Conditions with the Order token, and the one that acts now."""

from rich.text import Text

from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.queen_marie_antoinette.cards import (
    STYLES,
    behind,
    faction_name,
    faction_named,
    mark,
    short,
    text_of,
)
from antechamber.terminal.screen import Screen

WIDE = 92
"""With so many columns there is room for the names of the factions."""
BAR = "│ "


def draw_conditions(screen: Screen, view: View, is_low: bool) -> None:
    """The Requirement and the five Conditions: what lies from left to right stands from top to bottom here."""
    title = screen.words("terminal-qma-requirement")
    draw_wish(screen, Text("  "), view.requirement, title, "bold", text_of(screen, view, view.requirement), is_low)
    for name in view.conditions:
        faction = faction_named(name[0])
        token = Text(f"{mark(screen, '◆')} " if faction == view.token else "  ", "bold")
        words = text_of(screen, view, name)
        draw_wish(screen, token, name, faction_name(screen, faction), STYLES[faction], words, is_low)


def draw_wish(screen: Screen, head: Text, name: str, title: str, style: str, words: str, is_low: bool) -> None:
    """A card of the Queen's with its text; where lines are dear it has one line."""
    head.append(f"{name:<3} ", style)
    if screen.width >= WIDE:
        head.append(f"{title:<12}", style)
    lines = behind(head, words, screen.width)
    if is_low and len(lines) > 1:
        end = mark(screen, "…")
        room = screen.width - head.cell_len - len(end)
        lines = [head.copy().append(words[:room].rstrip() + end)]
    for line in lines:
        screen.draw(line)


def draw_effect(screen: Screen, view: View) -> None:
    """The Condition of the card that is played, in full, and the card that is offered for an exchange."""
    if view.effect is None:
        return
    words = text_of(screen, view, view.effect)
    if view.given is not None:
        words += " " + screen.words("terminal-qma-offered", card=short(view.given))
    head = Text(BAR, "green").append(f"{view.effect}  ", STYLES[faction_named(view.effect[0])])
    first, *others = behind(head, words, screen.width)
    screen.draw(first)
    for line in others:
        screen.draw(Text(BAR, "green").append(line[len(BAR) :]))
