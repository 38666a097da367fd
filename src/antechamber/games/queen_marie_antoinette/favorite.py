"""The Favorite: it pays for the state of the royal court, including the card just placed (QMA 4.6)."""

from mypy_extensions import i64

from antechamber.games.queen_marie_antoinette.cards import COLUMN_COUNT, FAVORITE
from antechamber.games.queen_marie_antoinette.columns import bottom_card, card_at, top_card
from antechamber.games.queen_marie_antoinette.conditions import effect_of, lapse, points_of, score
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.state import Table, faction_of, value_of


def pay(table: Table, seat: i64) -> None:
    """Score from the Favorite Condition."""
    amount = worth(table)
    if amount == 0:
        lapse(table, seat, FAVORITE)
    score(table, seat, FAVORITE, amount)


def worth(table: Table) -> i64:
    """The points the royal court gives for the Favorite just placed."""
    match effect_of(table, FAVORITE):
        case Effect.FAVORITES_AT_BOTTOM:
            return one_and_each(table, favorites_at_bottom(table))
        case Effect.TOPS_LIKE_COVERED:
            return one_and_each(table, tops_like_covered(table))
        case Effect.DIFFERENCE_OF_TOPS:
            return difference_of_tops(table)
        case Effect.COVERED_UNLIKE_TOPS:
            return points_of(table, FAVORITE, 0 if is_covered_unlike_tops(table) else 1)
        case Effect.COVERED_COMPARED:
            return covered_compared(table)
        case Effect.SHORTER_COLUMNS:
            return one_and_each(table, shorter_columns(table))
        case Effect.COVERED_LOWER:
            return points_of(table, FAVORITE, 0 if value_of(covered(table)) < value_of(table.played) else 1)
        case Effect.FACTIONS_ON_TOP:
            return points_of(table, FAVORITE, 0) * factions_on_top(table)
        case Effect.LONGEST_COLUMN:
            return points_of(table, FAVORITE, 0 if is_longest(table) else 1)
    return points_of(table, FAVORITE, 0)  # F1


def one_and_each(table: Table, number: i64) -> i64:
    """The first number of points, plus the second for each thing counted."""
    return points_of(table, FAVORITE, 0) + points_of(table, FAVORITE, 1) * number


def covered(table: Table) -> i64:
    """The card the Favorite was placed on (Q35)."""
    return card_at(table, table.column, table.size[table.column] - 2)


def favorites_at_bottom(table: Table) -> i64:
    """How many columns have a Favorite at the bottom, including the player's own (F2)."""
    number: i64 = 0
    for column in range(COLUMN_COUNT):
        if faction_of(bottom_card(table, column)) == FAVORITE:
            number += 1
    return number


def tops_like_covered(table: Table) -> i64:
    """How many columns have a top card of the covered card's faction (F3)."""
    faction = faction_of(covered(table))
    number: i64 = 0
    for column in range(COLUMN_COUNT):
        if faction_of(top_card(table, column)) == faction:
            number += 1
    return number


def difference_of_tops(table: Table) -> i64:
    """The difference between the two top values of the player's column, up to a limit (F4)."""
    difference = value_of(top_card(table, table.column)) - value_of(card_at(table, table.column, 1))
    if difference < 0:
        difference = -difference
    most = points_of(table, FAVORITE, 0)
    return min(most, difference)


def is_covered_unlike_tops(table: Table) -> bool:
    """True if neither of the two top cards of the player's column has the covered card's faction (F5)."""
    faction = faction_of(covered(table))
    first = faction_of(top_card(table, table.column))
    return faction != first and faction != faction_of(card_at(table, table.column, 1))


def covered_compared(table: Table) -> i64:
    """Points by whether the covered value equals the Favorite's, is higher or is lower (F6)."""
    below, own = value_of(covered(table)), value_of(table.played)
    if below == own:
        return points_of(table, FAVORITE, 0)
    return points_of(table, FAVORITE, 1 if below > own else 2)


def shorter_columns(table: Table) -> i64:
    """How many columns have fewer cards than the player's own has now (F7)."""
    number: i64 = 0
    for column in range(COLUMN_COUNT):
        if table.size[column] < table.size[table.column]:
            number += 1
    return number


def factions_on_top(table: Table) -> i64:
    """How many factions the three top cards have (F9)."""
    first, second = faction_of(top_card(table, 0)), faction_of(top_card(table, 1))
    third = faction_of(top_card(table, 2))
    number: i64 = 1
    if second != first:
        number += 1
    if third != first and third != second:
        number += 1
    return number


def is_longest(table: Table) -> bool:
    """True if no column was longer than the player's own before the card was placed (F10)."""
    before = table.size[table.column] - 1
    for column in range(COLUMN_COUNT):
        if column != table.column and table.size[column] > before:
            return False
    return True
