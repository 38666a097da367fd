"""The favors of phase 2: Espionage, Stabbing, Medal of Merit (RS 12.6 to RS 12.8)."""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.games.royal_secrets.bets import (
    expose,
    face_down,
    is_face_down,
    laid_card,
    owner_at,
    places_of,
    slot_at,
)
from antechamber.games.royal_secrets.cards import CARDS, ESPIONAGE, MEDAL, STABBING
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, PLACES, Code
from antechamber.games.royal_secrets.events import BetsSpied, CardStabbed, MedalLaid
from antechamber.games.royal_secrets.favors import holds, refuse_no_bet, refuse_unheld, spend
from antechamber.games.royal_secrets.state import Table, influence_of

# Espionage (RS 12.6)


def can_spy(table: Table, seat: i64) -> bool:
    """Espionage needs another player's face-down bet that the seat has not looked at yet (R26, R102)."""
    unseen = face_down(table) & ~places_of(seat) & ~table.spied[seat]
    return unseen != 0 and holds(table, seat, ESPIONAGE)


def refuse_espionage(table: Table, seat: i64) -> None:
    """Refuse Espionage if it cannot be played."""
    refuse_unheld(table, seat, ESPIONAGE)
    if not can_spy(table, seat):
        raise Refused("RS 12.6", "rs-nothing-to-spy")


def spy(table: Table, seat: i64) -> None:
    """Look at every face-down bet on the table; later ones stay unseen (R26)."""
    spend(table, seat, ESPIONAGE)
    table.spied[seat] |= face_down(table) & ~places_of(seat)
    if table.events is not None:
        cards = tuple([laid_card(table, place) for place in range(PLACES) if (table.spied[seat] >> place) & 1])
        table.tell(BetsSpied(seat=seat, cards=cards, readers=only(seat)))


# Stabbing (RS 12.7)


def refuse_stabbing(table: Table, seat: i64, place: i64) -> None:
    """Refuse to stab this bet if it cannot be stabbed."""
    refuse_unheld(table, seat, STABBING)
    refuse_no_bet(table, place)
    if not is_face_down(table, place):
        raise Refused("RS 12.7", "rs-bet-face-up")


def stab(table: Table, seat: i64, place: i64) -> None:
    """Turn up a face-down bet and set it aside, with any Medal on it (R18, R22)."""
    spend(table, seat, STABBING)
    table.stabbed |= 1 << place
    table.medals &= ~(1 << place)
    for other in range(table.players):
        table.spied[other] &= ~(1 << place)
    if place < CARDINAL_PLACE:
        expose(table, place >> 1, table.bet[place])
    if table.events is not None:
        owner, slot, card = owner_at(place), slot_at(place), CARDS[table.bet[place]]
        table.tell(CardStabbed(seat=seat, owner=owner, slot=slot, card=card))


# Medal of Merit (RS 12.8)


def can_honor(table: Table, place: i64) -> bool:
    """A Medal goes on a card without one that is face down or shows influence other than 0 (R58)."""
    if ((table.laid & ~table.stabbed & ~table.medals) >> place) & 1 == 0:
        return False
    return is_face_down(table, place) or influence_of(table.bet[place]) != 0


def refuse_medal(table: Table, seat: i64, place: i64) -> None:
    """Refuse a Medal on this bet if it cannot have one."""
    refuse_unheld(table, seat, MEDAL)
    refuse_no_bet(table, place)
    if (table.medals >> place) & 1:
        raise Refused("RS 12.8", "rs-has-medal")
    if not can_honor(table, place):
        raise Refused("RS 12.2", "rs-medal-on-nothing", {"card": CARDS[table.bet[place]]})


def honor(table: Table, seat: i64, place: i64) -> None:
    """Double a bet card's influence, for better or worse (R24)."""
    spend(table, seat, MEDAL)
    table.medals |= 1 << place
    if table.events is not None:
        table.tell(MedalLaid(seat=seat, owner=owner_at(place), slot=slot_at(place)))


# All three


def is_betting_favor(code: i64) -> bool:
    """True if the move plays a favor of phase 2 (R16)."""
    return code == Code.SPY or Code.STAB <= code < Code.RECRUIT


def list_betting_favors(table: Table, seat: i64, into: Codes) -> None:
    """List the favors the seat can play in phase 2 (R16, R58)."""
    if can_spy(table, seat):
        into.add(Code.SPY)
    if holds(table, seat, STABBING):
        into.add_members(Code.STAB, face_down(table), PLACES)
    if holds(table, seat, MEDAL):
        for place in range(PLACES):
            if can_honor(table, place):
                into.add(Code.HONOR + place)


def refuse_betting_favor(table: Table, seat: i64, code: i64) -> None:
    """Refuse a favor of phase 2 if it cannot be played."""
    if code == Code.SPY:
        refuse_espionage(table, seat)
    elif code < Code.HONOR:
        refuse_stabbing(table, seat, code - Code.STAB)
    else:
        refuse_medal(table, seat, code - Code.HONOR)


def use_betting_favor(table: Table, seat: i64, code: i64) -> None:
    """Play a favor of phase 2."""
    if code == Code.SPY:
        spy(table, seat)
    elif code < Code.HONOR:
        stab(table, seat, code - Code.STAB)
    else:
        honor(table, seat, code - Code.HONOR)
