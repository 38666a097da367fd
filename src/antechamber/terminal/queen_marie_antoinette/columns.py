"""The royal court: three columns, each in a row from its top to its bottom (QMA 1.6)."""

from collections.abc import Sequence

from rich.text import Text

from antechamber.games.queen_marie_antoinette.cards import COLUMNS, Card, Column
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.queen_marie_antoinette.cards import face, flow
from antechamber.terminal.screen import Screen

TAKEN = 2
CARD = 3  # as wide as M10
TOPS = 2 * CARD + 3  # as wide as [M10 A10]


def draw_columns(screen: Screen, view: View, names: Sequence[str]) -> None:
    """The three columns with their number of cards, and the guard where it stands."""
    for column in COLUMNS:
        cards = view.columns[column - 1]
        head = Text(f" {column}  ", "bold")
        number = Text(screen.words("terminal-qma-cards", count=len(cards)), "dim")
        parts = [*faces(cards), number, *guard(screen, view, column, names)]
        for line in flow(head, parts, screen.width, 1):
            screen.draw(line)


def faces(cards: Sequence[Card]) -> list[Text]:
    """The cards from top to bottom: [those that are taken first] ... (the one that is covered next)."""
    texts = [Text("(").append(face(card)).append(")") if card == cards[-1] else face(card) for card in cards]
    if not texts:
        return []
    tops = Text("[").append(Text(" ").join(texts[:TAKEN])).append("]")
    *others, last = [padded(tops, TOPS), *(padded(text, CARD) for text in texts[TAKEN:])]
    return [*others, last.append(" ")]


def padded(text: Text, width: int) -> Text:
    """A text that stands above and below others."""
    text.append(" " * (width - text.cell_len))
    return text


def guard(screen: Screen, view: View, column: Column, names: Sequence[str]) -> list[Text]:
    """That a guard forbids a column, and whose it is (QMA 4.7)."""
    if view.guard is None or view.guard.column != column:
        return []
    whose = "me" if view.guard.seat == view.seat else "other"
    return [Text(screen.words("terminal-qma-guard", whose=whose, name=names[view.guard.seat]), "bold red")]
