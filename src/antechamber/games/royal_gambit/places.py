"""What is at a place: cards drawn, laid, replaced and turned up, and the tokens on them (RG 1.2, RG 1.5)."""

from mypy_extensions import i64

from antechamber.core.vectors import total
from antechamber.games.royal_gambit.cards import MOST_FALLEN, SPOTS
from antechamber.games.royal_gambit.memory import remember
from antechamber.games.royal_gambit.state import DECK, EVERYBODY, Table, owner_of


def put_hp(table: Table, place: i64, hp: i64) -> None:
    """Put HP on a place that has none."""
    table.hp[place] = hp
    table.alive |= 1 << place


def draw_card(table: Table) -> i64:
    """Take a card from the deck, which is shuffled: every card is equally likely."""
    card = table.chance.draw(DECK, table.deck, total(table.deck))
    table.deck[card] -= 1
    return card


def lay_card(table: Table, place: i64, card: i64) -> None:
    """Lay a card into a position, known only to its owner."""
    table.card[place] = card
    table.seen[place] = 0
    release(table, place)
    mark_arrival(table, place)


def release(table: Table, place: i64) -> None:
    """Forget which seat a card came from, if any (RG 7.14)."""
    table.origin[place] = -1
    table.bound &= ~(1 << place)


def mark_arrival(table: Table, place: i64) -> None:
    """Note that the card at a place is the latest to arrive."""
    table.arrivals += 1
    table.arrival[place] = table.arrivals


def replace_card(table: Table, place: i64) -> i64:
    """Put a card that all have seen back, shuffle, and draw another into its position; HP and poison stay (G19)."""
    remember(table, table.card[place], table.arrival[place], EVERYBODY)
    table.deck[table.card[place]] += 1
    card = draw_card(table)
    lay_card(table, place, card)
    return card


def turn_up(table: Table, place: i64) -> i64:
    """Lay a position's card face up in front of its owner, and clear the position (RG 8.2, G60)."""
    card = table.card[place]
    fallen = MOST_FALLEN * owner_of(place)
    while table.fallen[fallen] >= 0:
        fallen += 1
    table.fallen[fallen] = card
    table.fallen_arrival[fallen] = table.arrival[place]
    clear_place(table, place)
    return card


def clear_place(table: Table, place: i64) -> None:
    """Clear a place."""
    table.card[place] = -1
    table.hp[place] = 0
    table.poison[place] = 0
    table.seen[place] = 0
    table.arrival[place] = 0
    release(table, place)
    table.alive &= ~(1 << place)
    table.poisoned &= ~(1 << place)


def first_empty(table: Table, seat: i64) -> i64:
    """The first position of a seat without a living character, or -1."""
    for place in range(SPOTS * seat + 1, SPOTS * seat + SPOTS):
        if (table.alive >> place) & 1 == 0:
            return place
    return -1
