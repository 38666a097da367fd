"""The Merchant: it changes the columns, what is taken from them, or the player's Plots (QMA 4.4)."""

from typing import Final, final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.steps import TurnStep
from antechamber.games.queen_marie_antoinette.cards import CARDS, COLUMN_COUNT, COLUMNS, MERCHANT
from antechamber.games.queen_marie_antoinette.codes import DESTINATIONS, FIRSTS, SECONDS, SOURCES, Code
from antechamber.games.queen_marie_antoinette.columns import (
    card_at,
    drop_one,
    lift_top,
    place_in,
    put_at_bottom,
    take_top,
    tell_emptied,
    top_card,
)
from antechamber.games.queen_marie_antoinette.conditions import effect_in_play, effect_of, lapse
from antechamber.games.queen_marie_antoinette.courts import add_card, remove_card
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.events import (
    CardPutBack,
    CardsTaken,
    ColumnReversed,
    TopExchanged,
    TopMoved,
    TopsSwapped,
)
from antechamber.games.queen_marie_antoinette.plots import change_some, draw_one
from antechamber.games.queen_marie_antoinette.state import At, Table
from antechamber.games.queen_marie_antoinette.taking import finish

ALL_COLUMNS: Final[i64] = 0b111


def begin(table: Table, seat: i64) -> bool:
    """Carry out the Merchant Condition; False if it asks something."""
    match effect_of(table, MERCHANT):
        case Effect.TAKE_FROM_ABOVE:
            take_from_above(table, seat)
            return True
        case Effect.DRAW_PLOT:
            return draw_one(table, seat)
        case Effect.CHANGE_PLOTS:
            return change_some(table, seat)
        case Effect.EXCHANGE_WITH_COLUMN:
            table.go_to(At.GIVING)
        case Effect.TAKE_THREE:
            take_top(table, seat, table.column, 3)
            table.go_to(At.GIVING)
        case Effect.SWAP_TOPS:
            table.go_to(At.SWAPPING)
        case Effect.MOVE_TOP:
            table.go_to(At.MOVING)
        case _:
            table.go_to(At.COLUMN)
    return False


# Which column


def open_columns(table: Table) -> i64:
    """The columns the current effect can be used on, as a mask."""
    match effect_in_play(table):
        case Effect.TAKE_FROM_TWO:
            return ALL_COLUMNS & ~(1 << table.column)
        case Effect.EXCHANGE_WITH_COLUMN | Effect.REVERSE_COLUMN:
            return columns_with_cards(table)
    return ALL_COLUMNS


def columns_with_cards(table: Table) -> i64:
    """All columns except emptied ones."""
    found: i64 = 0
    for column in range(COLUMN_COUNT):
        if table.size[column] > 0:
            found |= 1 << column
    return found


def refuse_column(table: Table, column: i64) -> None:
    """Refuse a column that the effect cannot be used on."""
    if (open_columns(table) >> column) & 1:
        return
    if effect_in_play(table) == Effect.TAKE_FROM_TWO:
        raise Refused("QMA 4.4", "qma-another-column", {"column": COLUMNS[column]})
    raise Refused("QMA 4.4", "qma-column-empty", {"column": COLUMNS[column]})


def meet_column(table: Table, seat: i64, column: i64) -> None:
    """Apply the Condition to the chosen column."""
    match effect_of(table, MERCHANT):
        case Effect.EXCHANGE_WITH_COLUMN:
            exchange_with_column(table, seat, column)
        case Effect.TAKE_ELSEWHERE:
            take_top(table, seat, column, 2)
        case Effect.TAKE_FROM_TWO:
            take_from_two(table, seat, column)
        case Effect.REVERSE_COLUMN:
            reverse(table, seat, column)


# What it does


def exchange_with_column(table: Table, seat: i64, column: i64) -> None:
    """Exchange the offered card with the top card of a column (N1)."""
    given, taken = table.given, top_card(table, column)
    remove_card(table, seat, given)
    add_card(table, seat, taken)
    table.columns[place_in(table, column, 0)] = given
    if table.events is not None:
        table.tell(TopExchanged(seat=seat, column=COLUMNS[column], given=CARDS[given], taken=CARDS[taken]))


def take_from_two(table: Table, seat: i64, column: i64) -> None:
    """Take the top card of the player's column, and that of another (N5)."""
    take_top(table, seat, table.column, 1)
    take_top(table, seat, column, 1)


def reverse(table: Table, seat: i64, column: i64) -> None:
    """Turn a column upside down (N3)."""
    cards = table.columns
    above: i64 = 0
    below = table.size[column] - 1
    if below == 0:  # A single card has no order.
        lapse(table, seat, MERCHANT)
        return
    while above < below:
        upper, lower = place_in(table, column, above), place_in(table, column, below)
        card = cards[upper]
        cards[upper] = cards[lower]
        cards[lower] = card
        above += 1
        below -= 1
    if table.events is not None:
        table.tell(ColumnReversed(seat=seat, column=COLUMNS[column]))


@final
class Swapping(TurnStep[Table]):
    """The player swaps the top cards of two columns (N4)."""

    def __init__(self) -> None:
        super().__init__(At.SWAPPING, "swapping", "QMA 4.4")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Any two columns."""
        for pair in range(len(FIRSTS)):
            into.add(Code.SWAP + pair)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Any two columns are allowed."""
        if not Code.SWAP <= code < Code.MOVE:
            raise self.not_now(table)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Swap the two."""
        pair = code - Code.SWAP
        first: i64 = FIRSTS[pair]
        second: i64 = SECONDS[pair]
        one, other = place_in(table, first, 0), place_in(table, second, 0)
        card = table.columns[one]
        table.columns[one] = table.columns[other]
        table.columns[other] = card
        if table.events is not None:
            table.tell(TopsSwapped(seat=seat, first=COLUMNS[first], second=COLUMNS[second]))
        finish(table, seat)


@final
class Moving(TurnStep[Table]):
    """The player moves the top card of a column to the bottom of another (N8)."""

    def __init__(self) -> None:
        super().__init__(At.MOVING, "moving", "QMA 4.4")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """From any column to any other."""
        for pair in range(len(SOURCES)):
            into.add(Code.MOVE + pair)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Any two columns are allowed."""
        if not Code.MOVE <= code < Code.TARGET:
            raise self.not_now(table)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Move the card."""
        pair = code - Code.MOVE
        source: i64 = SOURCES[pair]
        to: i64 = DESTINATIONS[pair]
        card = lift_top(table, source)
        put_at_bottom(table, to, card)
        if table.events is not None:
            table.tell(TopMoved(seat=seat, card=CARDS[card], source=COLUMNS[source], to=COLUMNS[to]))
        tell_emptied(table, source)
        finish(table, seat)


def take_from_above(table: Table, seat: i64) -> None:
    """Take the two cards directly above the played card; if there is only one, take it and the played card (N9)."""
    column = table.column
    size = table.size[column]
    if size == 2:
        take_top(table, seat, column, 2)
        return
    upper, lower = card_at(table, column, size - 3), card_at(table, column, size - 2)
    table.columns[place_in(table, column, size - 3)] = table.played
    drop_one(table, column)
    drop_one(table, column)
    add_card(table, seat, upper)
    add_card(table, seat, lower)
    if table.events is not None:
        table.tell(CardsTaken(seat=seat, column=COLUMNS[column], cards=(CARDS[upper], CARDS[lower])))


def put_back(table: Table, seat: i64, card: i64) -> None:
    """Put a card from the player's court at the bottom of their column, where it does nothing (N10, Q39)."""
    remove_card(table, seat, card)
    put_at_bottom(table, table.column, card)
    if table.events is not None:
        table.tell(CardPutBack(seat=seat, card=CARDS[card], column=COLUMNS[table.column]))
