"""The Cardinal: it pays for the state of the player's own court, without the card just played (QMA 4.5)."""

from mypy_extensions import i64

from antechamber.games.queen_marie_antoinette.cards import CARDINAL, FACTION_COUNT
from antechamber.games.queen_marie_antoinette.conditions import effect_of, lapse, points_of, score
from antechamber.games.queen_marie_antoinette.courts import (
    HIGHEST,
    NINE_OR_TEN,
    NUMBER,
    court_size,
    largest_faction,
    number_of,
    thrice_in,
    twice_in,
    values_in,
)
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.state import Table


def pay(table: Table, seat: i64) -> None:
    """Score if the Cardinal Condition holds."""
    if holds(table, seat):
        score(table, seat, CARDINAL, points_of(table, CARDINAL, 0))
    else:
        lapse(table, seat, CARDINAL)


def holds(table: Table, seat: i64) -> bool:
    """True if the court meets the Cardinal Condition."""
    match effect_of(table, CARDINAL):
        case Effect.FIVE_FACTIONS:
            return has_five_factions(table, seat)
        case Effect.THREE_OF_A_VALUE:
            return thrice_in(table, seat) != 0
        case Effect.THREE_IN_A_ROW:
            return has_three_in_a_row(table, seat)
        case Effect.FOUR_OF_A_FACTION:
            return largest_faction(table, seat) >= 4
        case Effect.MOST_CARDINALS:
            return has_most_cardinals(table, seat)
        case Effect.TWO_PAIRS:
            return NUMBER[twice_in(table, seat)] >= 2
        case Effect.NO_NINE_OR_TEN:
            return values_in(table, seat) & NINE_OR_TEN == 0 and court_size(table, seat) >= 4
        case Effect.SHARED_LARGEST:
            return shares_largest(table, seat)
        case Effect.HIGHEST_ALONE:
            return has_highest_alone(table, seat)
    return has_even_court(table, seat)


def has_five_factions(table: Table, seat: i64) -> bool:
    """True with a card of each faction (C1)."""
    for faction in range(FACTION_COUNT):
        if table.court[seat * FACTION_COUNT + faction] == 0:
            return False
    return True


def has_three_in_a_row(table: Table, seat: i64) -> bool:
    """True with three consecutive values, of any factions (C3)."""
    values = values_in(table, seat)
    return values & (values >> 1) & (values >> 2) != 0


def has_most_cardinals(table: Table, seat: i64) -> bool:
    """True with more Cardinals than each opponent (C5, Q45)."""
    own = number_of(table, seat, CARDINAL)
    for other in range(table.players):
        if other != seat and number_of(table, other, CARDINAL) >= own:
            return False
    return True


def shares_largest(table: Table, seat: i64) -> bool:
    """True if no single faction is the largest, in a court of at least four cards (C8)."""
    most = largest_faction(table, seat)
    sharing: i64 = 0
    for faction in range(FACTION_COUNT):
        if number_of(table, seat, faction) == most:
            sharing += 1
    return sharing >= 2 and court_size(table, seat) >= 4


def has_highest_alone(table: Table, seat: i64) -> bool:
    """True with the highest value of all courts, if no opponent has it too (C9, Q45)."""
    own = HIGHEST[values_in(table, seat)]
    for other in range(table.players):
        if other != seat and HIGHEST[values_in(table, other)] >= own:
            return False
    return own >= 0


def has_even_court(table: Table, seat: i64) -> bool:
    """True with an even number of cards, at least two (C10)."""
    size = court_size(table, seat)
    return size & 1 == 0 and size >= 2
