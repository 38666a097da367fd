"""A court as five masks of values, one for each faction, which the bot counts over and over."""

from typing import Final

from antechamber.core.seats import bits
from antechamber.games.queen_marie_antoinette.cards import CARDS, FACTION_COUNT, VALUES, Card
from antechamber.games.queen_marie_antoinette.state import Table

Court = tuple[int, ...]
"""By faction; bit v is the card of value v."""

FACTIONS: Final = range(FACTION_COUNT)
NUMBERS: Final[list[int]] = [bits(mask) for mask in range(1 << VALUES)]
"""How many values are in each set of them."""
PLACES: Final[dict[Card, tuple[int, int]]] = {card: divmod(number, VALUES) for number, card in enumerate(CARDS)}
"""Faction and value of each card."""


def court_of(table: Table, seat: int) -> Court:
    """The court of a seat."""
    court, place = table.court, seat * FACTION_COUNT
    return court[place], court[place + 1], court[place + 2], court[place + 3], court[place + 4]


def with_card(court: Court, card: Card) -> Court:
    """The court with one more card."""
    faction, value = PLACES[card]
    return (*court[:faction], court[faction] | 1 << value, *court[faction + 1 :])


def without_card(court: Court, card: Card) -> Court:
    """The court without a card."""
    faction, value = PLACES[card]
    return (*court[:faction], court[faction] & ~(1 << value), *court[faction + 1 :])


def sizes(court: Court) -> list[int]:
    """How many cards of each faction there are."""
    return [NUMBERS[mask] for mask in court]


def by_value(court: Court) -> list[int]:
    """How many cards of each value there are."""
    a, b, c, d, e = court
    return [(a >> v & 1) + (b >> v & 1) + (c >> v & 1) + (d >> v & 1) + (e >> v & 1) for v in range(VALUES)]
