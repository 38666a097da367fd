"""The Requirement: what a court is worth at the end of the game (QMA 7.3)."""

from mypy_extensions import i64

from antechamber.games.queen_marie_antoinette.cards import FACTION_COUNT, MOST_NUMBERS, VALUES
from antechamber.games.queen_marie_antoinette.courts import (
    EIGHT_OR_MORE,
    EVEN,
    THREE_OR_LESS,
    count_within,
    court_size,
    largest_faction,
    number_of,
)
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.state import Table


def requirement_points(table: Table, seat: i64) -> i64:
    """The points the Requirement gives for a seat's court."""
    box = table.box
    row = table.requirement * MOST_NUMBERS
    effect = box.counts[table.requirement]
    if effect == Effect.LARGEST_COURT:
        place = larger_courts(table, seat)
        return box.worth[row + place] if place < MOST_NUMBERS else 0
    return box.worth[row] * count_for(table, seat, effect)


def count_for(table: Table, seat: i64, effect: i64) -> i64:
    """How often a court has what the Requirement counts."""
    match effect:
        case Effect.FULL_SETS:
            return full_sets(table, seat)
        case Effect.LARGEST_FACTION:
            return largest_faction(table, seat)
        case Effect.PAIRS:
            return pairs(table, seat)
        case Effect.RUNS_OF_THREE:
            return runs_of_three(table, seat)
        case Effect.HIGH_CARDS:
            return count_within(table, seat, EIGHT_OR_MORE)
        case Effect.LOW_CARDS:
            return count_within(table, seat, THREE_OR_LESS)
        case Effect.EVEN_PAIRS:
            return count_within(table, seat, EVEN) >> 1
        case Effect.STRONG_FACTIONS:
            return strong_factions(table, seat)
    return leading_factions(table, seat)


def full_sets(table: Table, seat: i64) -> i64:
    """Sets of all five factions (E1)."""
    least = number_of(table, seat, 0)
    for faction in range(1, FACTION_COUNT):
        number = number_of(table, seat, faction)
        least = min(least, number)
    return least


def pairs(table: Table, seat: i64) -> i64:
    """Pairs of equal values (E3)."""
    found: i64 = 0
    for value in range(VALUES):
        found += cards_of_value(table, seat, value) >> 1
    return found


def cards_of_value(table: Table, seat: i64, value: i64) -> i64:
    """How many cards of a value are in a court."""
    number: i64 = 0
    for place in range(seat * FACTION_COUNT, seat * FACTION_COUNT + FACTION_COUNT):
        number += (table.court[place] >> value) & 1
    return number


def runs_of_three(table: Table, seat: i64) -> i64:
    """Runs of three consecutive values, no card in two; counting from the lowest value up gives the most (E4)."""
    runs: i64 = 0
    first = cards_of_value(table, seat, 0)
    second = cards_of_value(table, seat, 1)
    for value in range(2, VALUES):
        third = cards_of_value(table, seat, value)
        found = min(second, first)
        found = min(found, third)
        runs += found
        first = second - found
        second = third - found
    return runs


def larger_courts(table: Table, seat: i64) -> i64:
    """How many courts have more cards: the rank, counted from 0 (E7, Q17)."""
    size = court_size(table, seat)
    larger: i64 = 0
    for other in range(table.players):
        if court_size(table, other) > size:
            larger += 1
    return larger


def strong_factions(table: Table, seat: i64) -> i64:
    """Factions with four or more cards in the court (E9)."""
    found: i64 = 0
    for faction in range(FACTION_COUNT):
        if number_of(table, seat, faction) >= 4:
            found += 1
    return found


def leading_factions(table: Table, seat: i64) -> i64:
    """Factions in the court that no opponent has more cards of (E10)."""
    found: i64 = 0
    for faction in range(FACTION_COUNT):
        own = number_of(table, seat, faction)
        leads = own > 0
        for other in range(table.players):
            if number_of(table, other, faction) > own:
                leads = False
        if leads:
            found += 1
    return found
