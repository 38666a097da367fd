"""Phase 2: two bets each, one face up and one face down (RS 5), and the Cardinal's (RS 9)."""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import EVERYONE, NOBODY, only
from antechamber.core.refused import Refused
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.cards import CARDINAL, CARDS, KINDS, SIDES, VALET, VALUES
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, Code
from antechamber.games.royal_secrets.events import CardBet, CardinalBet, LaidCard
from antechamber.games.royal_secrets.moves import Slot
from antechamber.games.royal_secrets.state import (
    CARDINAL_PILE,
    FIRST_CARD,
    SECOND_CARD,
    Step,
    Table,
)


def may_lay(table: Table, seat: i64, face_up: bool) -> bool:
    """The second card lies the other way than the first, even if that was stabbed (RS 5.2, R64)."""
    if table.action == FIRST_CARD:
        return True
    first_was_up = (table.shown >> (2 * seat)) & 1 == 1
    return face_up != first_was_up


def list_bets(table: Table, seat: i64, into: Codes) -> None:
    """List every card in hand, with the faces it may show."""
    before = into.count
    into.add_held(Code.BET_DOWN if may_lay(table, seat, False) else Code.BET_UP, table.hands, seat * KINDS, KINDS)
    if table.action == FIRST_CARD:  # Either face is free.
        into.repeat(before, Code.BET_UP - Code.BET_DOWN)


def refuse_bet(table: Table, seat: i64, card: i64, face_up: bool) -> None:
    """Refuse a card that is not held or a face that is not left."""
    if table.hands[seat * KINDS + card] == 0:
        raise Refused("RS 5.3", "rs-card-not-held", {"card": CARDS[card]})
    if not may_lay(table, seat, face_up):
        raise Refused("RS 5.2", "rs-other-face", {"first": "up" if face_up else "down"})


def lay(table: Table, seat: i64, card: i64, face_up: bool) -> None:
    """Bet a card; whoever is alone then draws for the Cardinal (RS 5.1, RS 9.2)."""
    slot = table.action - FIRST_CARD
    place = 2 * seat + slot
    table.hands[seat * KINDS + card] -= 1
    table.bet[place] = card
    table.laid |= 1 << place
    if face_up:
        table.shown |= 1 << place
        expose(table, seat, card)
    if table.events is not None:
        readers = EVERYONE if face_up else only(seat)
        table.tell(CardBet(seat=seat, slot=2 if slot else 1, face_up=face_up, card=CARDS[card], readers=readers))
    if table.cardinal_side >= 0 and table.present[table.cardinal_side] == 1 << seat:
        lay_for_cardinal(table, slot)
    table.acted |= 1 << seat
    close_bet(table)


def lay_for_cardinal(table: Table, slot: i64) -> None:
    """Draw for the Cardinal: the first card face up, the second face down and seen by nobody (RS 9.2, R27, R28)."""
    value = table.chance.draw(CARDINAL_PILE, table.cardinals, total(table.cardinals))
    table.cardinals[value] -= 1
    place = CARDINAL_PLACE + slot
    table.bet[place] = CARDINAL + value
    table.laid |= 1 << place
    if slot == 0:
        table.shown |= 1 << place
    if table.events is not None:
        side, card = SIDES[table.cardinal_side], CARDS[CARDINAL + value]
        table.tell(CardinalBet(side=side, slot=2 if slot else 1, card=card, readers=EVERYONE if slot == 0 else NOBODY))


def close_bet(table: Table) -> None:
    """After a bet the favors of phase 2 have their window; on own turns only, they wait for the naming (R56, R70)."""
    table.asking = 0
    all_is_bet = table.action == SECOND_CARD and table.acted == table.everyone
    if table.box.own_turn and not all_is_bet:
        call_next_bettor(table)
    else:
        table.step = Step.FAVORS_WINDOW


def call_next_bettor(table: Table) -> None:
    """Go on to the next bet, to the second cards, or to the count (RS 5.1)."""
    table.step = Step.NAMING
    if table.acted == table.everyone:
        if table.action == SECOND_CARD:
            table.step = Step.RECRUITING
            table.asking = 0
            return
        table.action = SECOND_CARD
        table.acted = 0


def expose(table: Table, seat: i64, card: i64) -> None:
    """A seat's card is seen by all: of equal Valets, one that was known to be his counts as shown first (R103)."""
    if card >= VALET and table.known[seat * VALUES + card - VALET] > 0:
        table.known[seat * VALUES + card - VALET] -= 1


def face_down(table: Table) -> i64:
    """The places of the bets that not everybody has seen."""
    return table.laid & ~(table.shown | table.stabbed)


def is_face_down(table: Table, place: i64) -> bool:
    """A bet lies there that not everybody has seen."""
    return (face_down(table) >> place) & 1 == 1


def places_of(seat: i64) -> i64:
    """The two places of a seat's bets."""
    return 3 << (2 * seat)


def laid_card(table: Table, place: i64) -> LaidCard:
    """A bet with its card, for events."""
    return LaidCard(owner_at(place), slot_at(place), CARDS[table.bet[place]])


def owner_at(place: i64) -> int | None:
    """Whose bet lies at a place; None for the Cardinal's."""
    return int(place >> 1) if place < CARDINAL_PLACE else None


def slot_at(place: i64) -> Slot:
    """1 for a first card, 2 for a second."""
    return 2 if place & 1 else 1
