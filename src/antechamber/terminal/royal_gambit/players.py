"""Everybody round the table, clockwise, the reader last: in columns, or one below the other where it is narrow."""

import textwrap
from collections.abc import Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import CHARACTER_SPOTS, CharacterSpot
from antechamber.games.royal_gambit.views.shapes import CharacterView, View
from antechamber.terminal.royal_gambit.cards import face, has_marks, name_of, tokens
from antechamber.terminal.screen import Screen

COLUMNS = ("name", "royal", *CHARACTER_SPOTS, "coins", "fallen")
GAP = 2
INDENT = "    "
REMARK = 18
"""So wide are remarks on a character at most, in columns."""


def draw_players(screen: Screen, view: View, names: Sequence[str]) -> None:
    """In columns, if they fit; what lies face up then stands in the last of them, or else in a line below."""
    rows = [heads(screen, view), *(row(screen, view, seat, names) for seat in around(view))]
    if columns_fit(screen, rows):
        draw_columns(screen, rows)
    elif columns_fit(screen, shorter := [cells[:-1] for cells in rows]):
        draw_columns(screen, shorter)
        draw_fallen(screen, view, names)
    else:
        for seat in around(view):
            for line in below(screen, view, seat, names):
                screen.draw(line)


def around(view: View) -> list[Seat]:
    """Clockwise from the reader's left-hand neighbor to the reader; for a spectator from the first seat on."""
    start = 0 if view.seat is None else view.seat + 1
    return [(start + steps) % view.players for steps in range(view.players)]


# In columns.


def heads(screen: Screen, view: View) -> list[Text]:
    """What the columns hold; where nothing lies face up, the last needs no title."""
    titles = [Text(screen.words("terminal-rg-head", column=column), "dim") for column in COLUMNS]
    return titles if any(public.fallen for public in view.seats) else [*titles[:-1], Text("")]


def row(screen: Screen, view: View, seat: Seat, names: Sequence[str]) -> list[Text]:
    """A player in as many cells as there are columns."""
    public = view.seats[seat]
    return [
        who(screen, view, seat, names),
        royal(screen, view, seat),
        *(character(screen, view, seat, spot, names) for spot in CHARACTER_SPOTS),
        Text("" if public.fell else str(public.coins), "yellow"),
        Text(fallen(screen, view, seat), "dim"),
    ]


def columns_fit(screen: Screen, rows: Sequence[Sequence[Text]]) -> bool:
    """True when the screen is wide enough, the last column wrapped if it must be."""
    return room_for_last(screen, rows) >= max(longest_word(cells[-1]) for cells in rows)


def room_for_last(screen: Screen, rows: Sequence[Sequence[Text]]) -> int:
    """What the other columns leave to the last."""
    widths = breadths(rows)
    return screen.width - sum(widths[:-1]) - GAP * (len(widths) - 1)


def draw_columns(screen: Screen, rows: Sequence[Sequence[Text]]) -> None:
    """Rows of cells, each column as wide as it must be."""
    table = Table(box=None, padding=(0, GAP, 0, 0), show_header=False, pad_edge=False)
    widths = breadths(rows)
    for column, width in zip(COLUMNS, [*widths[:-1], min(widths[-1], room_for_last(screen, rows))], strict=False):
        table.add_column(width=width, justify="right" if column == "coins" else "left")
    for cells in rows:
        table.add_row(*cells)
    screen.draw(table)


def breadths(rows: Sequence[Sequence[Text]]) -> list[int]:
    """The columns of the screen that each column of the table takes."""
    return [
        max(cell_len(line) for cell in column for line in cell.plain.split("\n")) for column in zip(*rows, strict=True)
    ]


def longest_word(cell: Text) -> int:
    """The columns that a cell needs at least, where it may be wrapped."""
    return max(map(cell_len, cell.plain.split()), default=0)


def draw_fallen(screen: Screen, view: View, names: Sequence[str]) -> None:
    """What lies face up before everybody, in a line."""
    lying = [
        screen.words("terminal-rg-fallen-of", name=name(screen, view, seat, names), cards=fallen(screen, view, seat))
        for seat in around(view)
        if view.seats[seat].fallen
    ]
    if lying:
        screen.say("terminal-rg-fallen", "dim", cards=", ".join(lying))


def fallen(screen: Screen, view: View, seat: Seat) -> str:
    """The cards that lie face up before a player (RG 8.2)."""
    return ", ".join(name_of(screen, card) for card in view.seats[seat].fallen)


def name(screen: Screen, view: View, seat: Seat, names: Sequence[str]) -> str:
    """What a player is called; the reader is always “You”."""
    return screen.words("terminal-you") if seat == view.seat else names[seat]


def who(screen: Screen, view: View, seat: Seat, names: Sequence[str]) -> Text:
    """The name, with a mark before it on whose turn it is."""
    mark = "▶" if has_marks(screen) else ">"
    look = "dim" if view.seats[seat].fell else "bold" if seat == view.seat else ""
    return Text(f"{mark if is_on_turn(view, seat) else ' '} {name(screen, view, seat, names)}", look)


def is_on_turn(view: View, seat: Seat) -> bool:
    """True for the active player, until the game is over."""
    return seat == view.actor and view.final is None


def royal(screen: Screen, view: View, seat: Seat) -> Text:
    """A Royal with its HP and poison, or that it has fallen."""
    public = view.seats[seat]
    if public.fell:
        return Text(screen.words("terminal-rg-out", fell=public.fell), "dim")
    text = Text(screen.words("terminal-rg-house", royal=public.royal)).append(" ")
    text.append(tokens(screen, public.royal_hp, public.royal_poison))
    if public.wedded:
        text.append("\n").append(screen.words("terminal-rg-wedded"), "dim")
    return text


def character(screen: Screen, view: View, seat: Seat, spot: CharacterSpot, names: Sequence[str]) -> Text:
    """What lies in a position, and below it who has seen it."""
    lying = next((lying for lying in view.seats[seat].characters if lying.spot == spot), None)
    if lying is None:
        return Text("" if view.seats[seat].fell else "-", "dim")
    text = living(screen, view, seat, lying)
    if remark := seen_by(screen, view, lying, names):
        text.append("\n").append("\n".join(textwrap.wrap(remark, REMARK)), "dim")
    return text


def living(screen: Screen, view: View, seat: Seat, lying: CharacterView) -> Text:
    """A character with its HP and poison."""
    return Text(" ").join([face(screen, lying, seat == view.seat), tokens(screen, lying.hp, lying.poison)])


def seen_by(screen: Screen, view: View, lying: CharacterView, names: Sequence[str]) -> str:
    """Who besides its owner knows the card; that the reader does, its name says already."""
    if lying.open:
        return screen.words("terminal-rg-open")
    others = [names[seat] for seat in lying.seen_by if seat != view.seat and not view.seats[seat].fell]
    return screen.words("terminal-rg-seen", names=", ".join(others)) if others else ""


# Below each other.


def below(screen: Screen, view: View, seat: Seat, names: Sequence[str]) -> list[Text]:
    """A player in a few short lines."""
    public = view.seats[seat]
    first = Text(", ").join([who(screen, view, seat, names), royal(screen, view, seat).split("\n")[0]])
    if not public.fell:
        first.append(", ").append(screen.words("terminal-rg-coins", coins=public.coins), "yellow")
    lines = [first, *characters_below(screen, view, seat)]
    for lying in public.characters:
        if remark := seen_by(screen, view, lying, names):
            position = screen.words("terminal-rg-position", spot=lying.spot)
            lines += dimmed(screen, screen.words("terminal-rg-seen-there", position=position, remark=remark))
    if public.fallen:
        lines += dimmed(screen, screen.words("terminal-rg-fallen", cards=fallen(screen, view, seat)))
    return lines


def characters_below(screen: Screen, view: View, seat: Seat) -> list[Text]:
    """A player's characters with their positions, in one line if there is room."""
    texts = [
        Text(screen.words("terminal-rg-position", spot=lying.spot))
        .append(" ")
        .append(living(screen, view, seat, lying))
        for lying in view.seats[seat].characters
    ]
    together = Text(INDENT).append(Text("  ").join(texts))
    if not texts or together.cell_len <= screen.width:
        return [together] if texts else []
    return [Text(INDENT).append(text) for text in texts]


def dimmed(screen: Screen, words: str) -> list[Text]:
    """A remark below a player."""
    return [Text(INDENT + part, "dim") for part in textwrap.wrap(words, screen.width - len(INDENT))]
