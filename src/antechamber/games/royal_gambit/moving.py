"""Cards that move between players: Foolery, and which moves are barred right after (RG 7.11, RG 7.14)."""

from mypy_extensions import i64

from antechamber.core.refused import Refused
from antechamber.core.seats import bits, lowest
from antechamber.games.royal_gambit.cards import CHARACTER_SPOTS, CHARACTERS, SPOT_NAMES, SPOTS
from antechamber.games.royal_gambit.events import CardReceived, CardsSwapped, Place
from antechamber.games.royal_gambit.places import release
from antechamber.games.royal_gambit.state import CHARACTER_PLACES, Table, owner_of, places_of

# Who can have what.


def is_bound(table: Table, place: i64, seat: i64) -> bool:
    """True if the last action brought the card there from this seat: it may not go back now (RG 7.14, G43)."""
    return table.origin[place] == seat


def partners_of(table: Table, place: i64) -> i64:
    """The characters that the one at a place can be swapped with, as a mask (RG 7.11)."""
    owner = owner_of(place)
    partners = table.alive & CHARACTER_PLACES & ~places_of(owner)
    for seat in range(table.players):
        if is_bound(table, place, seat):
            partners &= ~places_of(seat)
    for partner in range(table.players * SPOTS):
        if is_bound(table, partner, owner):
            partners &= ~(1 << partner)
    return partners


def swappable(table: Table) -> i64:
    """The characters that Foolery can name first, as a mask."""
    characters = table.alive & CHARACTER_PLACES
    if table.bound == 0:
        return characters if bits(holders(table)) > 1 else 0
    found: i64 = 0
    for place in range(table.players * SPOTS):
        if (characters >> place) & 1 and partners_of(table, place) != 0:
            found |= 1 << place
    return found


def holders(table: Table) -> i64:
    """The seats with a living character, as a mask."""
    found: i64 = 0
    for seat in range(table.players):
        if table.alive & places_of(seat) & CHARACTER_PLACES:
            found |= 1 << seat
    return found


def refuse_partner(table: Table, place: i64) -> None:
    """Refuse a card that Foolery may not swap with the first one."""
    if owner_of(place) == owner_of(table.target):
        raise Refused("RG 7.11", "rg-same-player")
    if (partners_of(table, table.target) >> place) & 1 == 0:
        raise Refused("RG 7.14", "rg-card-would-return")


# What happens.


def swap(table: Table, one: i64, two: i64) -> None:
    """Swap two characters of different players; HP and poison stay (RG 7.11, G41)."""
    unbind(table)
    card, seen, arrival = table.card[one], table.seen[one], table.arrival[one]
    table.card[one] = table.card[two]
    table.seen[one] = table.seen[two] | (1 << owner_of(two))
    table.arrival[one] = table.arrival[two]
    table.card[two] = card
    table.seen[two] = seen | (1 << owner_of(one))
    table.arrival[two] = arrival
    if table.events is not None:
        table.tell(CardsSwapped(seat=table.player, target=place_of(one), other=place_of(two)))
    receive(table, one, owner_of(two))
    receive(table, two, owner_of(one))


def receive(table: Table, place: i64, giver: i64) -> None:
    """Mark a card as received from another player; its owner and all who know the card know where it is now."""
    owner = owner_of(place)
    table.seen[place] &= ~(1 << owner)
    table.origin[place] = giver
    table.bound |= 1 << place
    if table.events is not None:
        spot = CHARACTER_SPOTS[place - SPOTS * owner - 1]
        readers = table.seen[place] | (1 << owner)
        card = CHARACTERS[table.card[place]]
        table.tell(CardReceived(seat=owner, player=giver, spot=spot, card=card, readers=int(readers)))


def unbind(table: Table) -> None:
    """Forget which cards the last action moved."""
    while table.bound != 0:
        release(table, lowest(table.bound))


def place_of(place: i64) -> Place:
    """A place in the form that events and views use."""
    owner = owner_of(place)
    return Place(int(owner), SPOT_NAMES[place - SPOTS * owner])
