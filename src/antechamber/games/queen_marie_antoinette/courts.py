"""The courts: the cards in them, and what can be counted.

The cards of one faction in a court are a mask of their values; what is counted on such a mask is looked up in tables.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.seats import bits, members
from antechamber.core.vectors import vector
from antechamber.games.queen_marie_antoinette.cards import FACTION_COUNT, VALUES
from antechamber.games.queen_marie_antoinette.state import Table, faction_of, value_of

MASKS: Final[i64] = 1 << 11
"""How many sets of values there are."""
ODD: Final[i64] = 0b01010101010
EVEN: Final[i64] = 0b10101010101  # 0 is even.
HIGH: Final[i64] = 0b11111000000  # 6 or more
LOW: Final[i64] = 0b00000111111  # 5 or less
EIGHT_OR_MORE: Final[i64] = 0b11100000000
THREE_OR_LESS: Final[i64] = 0b00000001111
NINE_OR_TEN: Final[i64] = 0b11000000000


def longest_run(mask: int) -> int:
    """How many consecutive values are in a set."""
    length = 0
    while mask:
        mask &= mask >> 1
        length += 1
    return length


NUMBER: Final[vec[i64]] = vector([bits(mask) for mask in range(MASKS)])
"""How many values are in each set."""
SUM: Final[vec[i64]] = vector([sum(members(mask)) for mask in range(MASKS)])
HIGHEST: Final[vec[i64]] = vector([max(members(mask), default=-1) for mask in range(MASKS)])
LOWEST: Final[vec[i64]] = vector([min(members(mask), default=VALUES) for mask in range(MASKS)])
RUN: Final[vec[i64]] = vector([longest_run(mask) for mask in range(MASKS)])


def add_card(table: Table, seat: i64, card: i64) -> None:
    """Add a card to a court."""
    table.court[seat * FACTION_COUNT + faction_of(card)] |= 1 << value_of(card)


def remove_card(table: Table, seat: i64, card: i64) -> None:
    """Take a card out of a court."""
    table.court[seat * FACTION_COUNT + faction_of(card)] &= ~(1 << value_of(card))


def has_card(table: Table, seat: i64, card: i64) -> bool:
    """True if the card is in the court."""
    return (table.court[seat * FACTION_COUNT + faction_of(card)] >> value_of(card)) & 1 == 1


def owner_of(table: Table, card: i64) -> i64:
    """The seat whose court has a card, or -1."""
    for seat in range(table.players):
        if has_card(table, seat, card):
            return seat
    return -1


def court_size(table: Table, seat: i64) -> i64:
    """How many cards are in a court."""
    court = table.court
    size: i64 = 0
    for place in range(seat * FACTION_COUNT, seat * FACTION_COUNT + FACTION_COUNT):
        size += NUMBER[court[place]]
    return size


def number_of(table: Table, seat: i64, faction: i64) -> i64:
    """How many cards of a faction are in a court."""
    return NUMBER[table.court[seat * FACTION_COUNT + faction]]


def values_in(table: Table, seat: i64) -> i64:
    """The values in a court, of any faction, as a mask."""
    court = table.court
    place = seat * FACTION_COUNT
    return court[place] | court[place + 1] | court[place + 2] | court[place + 3] | court[place + 4]


def twice_in(table: Table, seat: i64) -> i64:
    """The values a court has at least twice."""
    court = table.court
    once: i64 = 0
    twice: i64 = 0
    for place in range(seat * FACTION_COUNT, seat * FACTION_COUNT + FACTION_COUNT):
        twice |= once & court[place]
        once |= court[place]
    return twice


def thrice_in(table: Table, seat: i64) -> i64:
    """The values a court has at least three times."""
    court = table.court
    once: i64 = 0
    twice: i64 = 0
    thrice: i64 = 0
    for place in range(seat * FACTION_COUNT, seat * FACTION_COUNT + FACTION_COUNT):
        thrice |= twice & court[place]
        twice |= once & court[place]
        once |= court[place]
    return thrice


def count_within(table: Table, seat: i64, values: i64) -> i64:
    """How many cards in a court have one of these values."""
    court = table.court
    number: i64 = 0
    for place in range(seat * FACTION_COUNT, seat * FACTION_COUNT + FACTION_COUNT):
        number += NUMBER[court[place] & values]
    return number


def largest_faction(table: Table, seat: i64) -> i64:
    """How many cards the largest faction has (C4, E2)."""
    most: i64 = 0
    for faction in range(FACTION_COUNT):
        number = number_of(table, seat, faction)
        most = max(most, number)
    return most
