"""The bets on the table: where they are, whose they are, and who has seen them (RS 5.2)."""

from mypy_extensions import i64

from antechamber.games.royal_secrets.cards import CARDS, VALET, VALUES
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE
from antechamber.games.royal_secrets.events import LaidCard
from antechamber.games.royal_secrets.moves import Slot
from antechamber.games.royal_secrets.state import Table


def expose(table: Table, seat: i64, card: i64) -> None:
    """Show a seat's card to all: of equal Valets, one already known to be theirs counts as shown first (R103)."""
    if card >= VALET and table.known[seat * VALUES + card - VALET] > 0:
        table.known[seat * VALUES + card - VALET] -= 1


def face_down(table: Table) -> i64:
    """The places of the bets that not everyone has seen."""
    return table.laid & ~(table.shown | table.stabbed)


def is_face_down(table: Table, place: i64) -> bool:
    """True if a bet is there that not everyone has seen."""
    return (face_down(table) >> place) & 1 == 1


def places_of(seat: i64) -> i64:
    """The two places of a seat's bets."""
    return 3 << (2 * seat)


def laid_card(table: Table, place: i64) -> LaidCard:
    """A bet with its card, for events."""
    return LaidCard(owner_at(place), slot_at(place), CARDS[table.bet[place]])


def owner_at(place: i64) -> int | None:
    """The owner of the bet at a place; None for the Cardinal's."""
    return int(place >> 1) if place < CARDINAL_PLACE else None


def slot_at(place: i64) -> Slot:
    """1 for a first card, 2 for a second."""
    return 2 if place & 1 else 1
