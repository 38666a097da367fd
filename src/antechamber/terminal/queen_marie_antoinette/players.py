"""Everybody round the table, clockwise, the reader last: in columns by faction, or in two lines where it is narrow."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from antechamber.core.moves import Seat
from antechamber.games.queen_marie_antoinette.cards import FACTIONS, LETTERS, Faction
from antechamber.games.queen_marie_antoinette.requirements import requirement_points
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.games.queen_marie_antoinette.views.to_state import state_of
from antechamber.terminal.queen_marie_antoinette.cards import STYLES, flow, mark, name_of, of_faction, value_of
from antechamber.terminal.screen import Screen

GAP = 2
INDENT = "    "
NUMBERS = (1, 2, 3)
"""The columns of points, of what the Requirement gives, and of cards."""


def draw_players(screen: Screen, view: View, names: Sequence[str]) -> None:
    """In columns, if they fit; else below each other."""
    worth = requirement_now(view)
    seats = around(view)
    rows = [heads(screen, view), *(row(screen, view, seat, names, worth) for seat in seats)]
    if sum(breadths(rows)) + GAP * (len(rows[0]) - 1) <= screen.width:
        draw_rows(screen, rows)
        return
    for seat in seats:
        for line in below(screen, view, seat, names, worth):
            screen.draw(line)


def around(view: View) -> list[Seat]:
    """Clockwise from the reader's left-hand neighbor to the reader; for a spectator from the first seat on."""
    start = 0 if view.seat is None else view.seat + 1
    return [(start + steps) % view.players for steps in range(view.players)]


def requirement_now(view: View) -> list[str]:
    """What the Requirement gives for each court as it lies now, or gave at the end; in the draft it says nothing."""
    if view.step == "draft":
        return [""] * view.players
    if view.final is not None:
        return [f"{counted:+d}" for counted in view.final.counted]
    table = state_of(view)
    return [f"{int(requirement_points(table, seat)):+d}" for seat in range(view.players)]


# In columns.


def heads(screen: Screen, view: View) -> list[Text]:
    """What the columns hold; those of a court are headed by the letters of the factions."""
    points, cards, plots = (screen.words("terminal-qma-head", column=column) for column in ("points", "cards", "plots"))
    titles = [Text(title, "dim") for title in ("", points, view.requirement, cards, plots)]
    return titles + [Text(letter, STYLES[faction]) for letter, faction in zip(LETTERS, FACTIONS, strict=True)]


def row(screen: Screen, view: View, seat: Seat, names: Sequence[str], worth: Sequence[str]) -> list[Text]:
    """A player in as many cells as there are columns."""
    public = view.seats[seat]
    return [
        who(screen, view, seat, names),
        Text(str(public.points), "bold"),
        Text(worth[seat], "dim"),
        Text(str(len(public.court))),
        plots(screen, view, seat),
        *(values(screen, view, seat, faction) for faction in FACTIONS),
    ]


def draw_rows(screen: Screen, rows: Sequence[Sequence[Text]]) -> None:
    """Rows of cells, each column as wide as it must be."""
    table = Table(box=None, padding=(0, GAP, 0, 0), show_header=False, pad_edge=False)
    for number, width in enumerate(breadths(rows)):
        table.add_column(width=width, justify="right" if number in NUMBERS else "left")
    for cells in rows:
        table.add_row(*cells)
    screen.draw(table)


def breadths(rows: Sequence[Sequence[Text]]) -> list[int]:
    """The columns of the screen that each column of the table takes."""
    return [max(cell_len(cell.plain) for cell in column) for column in zip(*rows, strict=True)]


def who(screen: Screen, view: View, seat: Seat, names: Sequence[str]) -> Text:
    """The name, with a mark on whose turn it is, and who was the first player."""
    is_on_turn = seat == view.player and view.final is None
    name = name_of(screen, view, seat, names)
    text = Text(f"{mark(screen, '▶') if is_on_turn else ' '} {name}", "bold" if seat == view.seat else "")
    if seat == view.first:
        text.append(" ").append(screen.words("terminal-qma-first"), "dim")
    return text


def plots(screen: Screen, view: View, seat: Seat) -> Text:
    """How many Plots somebody still hides, and which ones they have validated."""
    public = view.seats[seat]
    text = Text(str(public.plots))
    for name in public.validated:
        text.append(" ").append(mark(screen, "✓") + name, "green")
    return text


def values(screen: Screen, view: View, seat: Seat, faction: Faction) -> Text:
    """The values that a court has of one faction."""
    cards = of_faction(view.seats[seat].court, faction)
    if not cards:
        return Text(mark(screen, "·"), "dim")
    return Text(" ".join(str(value_of(card)) for card in cards), STYLES[faction])


# Below each other.


def below(screen: Screen, view: View, seat: Seat, names: Sequence[str], worth: Sequence[str]) -> list[Text]:
    """A player in two lines, or more: numbers and Plots, then the court by faction."""
    public = view.seats[seat]
    facts = {"points": public.points, "worth": worth[seat] or "none", "card": view.requirement}
    parts = [
        Text(screen.words("terminal-qma-points", **facts), "bold"),
        Text(screen.words("terminal-qma-cards", count=len(public.court))),
        Text(screen.words("terminal-qma-plots", count=public.plots)),
    ]
    parts += [Text(mark(screen, "✓") + name, "green") for name in public.validated]
    cells = [
        Text(LETTERS[number] + " ", STYLES[faction]).append(values(screen, view, seat, faction))
        for number, faction in enumerate(FACTIONS)
        if of_faction(public.court, faction)
    ]
    head = who(screen, view, seat, names).append(" " * GAP)
    lines = flow(head, parts, screen.width, GAP, len(INDENT))
    return lines + (flow(Text(INDENT), cells, screen.width, GAP) if cells else [])
