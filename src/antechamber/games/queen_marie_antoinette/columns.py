"""The royal court: three columns; cards are taken from the top and added at the bottom (QMA 1.6, QMA 3.2, QMA 3.3)."""

from mypy_extensions import i64

from antechamber.games.queen_marie_antoinette.cards import CARDS, COLUMNS, Card
from antechamber.games.queen_marie_antoinette.courts import add_card
from antechamber.games.queen_marie_antoinette.events import CardsTaken, ColumnEmptied
from antechamber.games.queen_marie_antoinette.state import LAST_PLACE, RING, Table


def place_in(table: Table, column: i64, depth: i64) -> i64:
    """The place in the rows of the card with `depth` cards above it in its column."""
    return column * RING + ((table.top[column] + depth) & LAST_PLACE)


def card_at(table: Table, column: i64, depth: i64) -> i64:
    """The card with `depth` cards above it in its column."""
    return table.columns[place_in(table, column, depth)]


def top_card(table: Table, column: i64) -> i64:
    """The top card of a non-empty column."""
    return card_at(table, column, 0)


def bottom_card(table: Table, column: i64) -> i64:
    """The bottom card of a non-empty column."""
    return card_at(table, column, table.size[column] - 1)


def put_at_bottom(table: Table, column: i64, card: i64) -> None:
    """Make a card the new bottom card of a column (Q35)."""
    size = table.size[column]
    table.columns[place_in(table, column, size)] = card
    table.size[column] = size + 1


def lift_top(table: Table, column: i64) -> i64:
    """Take away the top card of a column; if none is left, the game ends with the turn (Q40)."""
    card = top_card(table, column)
    table.top[column] = (table.top[column] + 1) & LAST_PLACE
    drop_one(table, column)
    return card


def drop_one(table: Table, column: i64) -> None:
    """Remove one card from a column's count, and note if it was the last (QMA 7.2)."""
    size = table.size[column] - 1
    table.size[column] = size
    if size == 0:
        table.emptied = True


def tell_emptied(table: Table, column: i64) -> None:
    """Report a column without cards."""
    if table.events is not None and table.size[column] == 0:
        table.tell(ColumnEmptied(column=COLUMNS[column]))


def take_top(table: Table, seat: i64, column: i64, number: i64) -> None:
    """Take up to `number` top cards into a court (QMA 3.3, Q11)."""
    number = min(number, table.size[column])
    if table.events is not None:
        cards: tuple[Card, ...] = tuple([CARDS[card_at(table, column, depth)] for depth in range(number)])
        table.tell(CardsTaken(seat=seat, column=COLUMNS[column], cards=cards))
    for card in range(number):
        add_card(table, seat, lift_top(table, column))
    tell_emptied(table, column)


def column_cards(table: Table, column: i64) -> tuple[Card, ...]:
    """A column as card names, from the top."""
    return tuple([CARDS[card_at(table, column, depth)] for depth in range(table.size[column])])
