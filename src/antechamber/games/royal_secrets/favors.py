"""The nine favors: when each may be played, and what it does (RS 12).

Whether a favor could have an effect is judged on public facts alone, or the list of choices would betray a card (R58).
"""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.core.seats import MEMBERS
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.betting import expose
from antechamber.games.royal_secrets.cards import (
    ALL_AUDIENCES,
    CARDS,
    COPIES,
    CORRUPTION,
    COURTIER_0,
    ESPIONAGE,
    FAVORS,
    KING,
    MASTER_STROKE,
    MEDAL,
    PARDON,
    PLANNING,
    QUEEN,
    RECRUITMENT,
    ROYAL_DINNER,
    STABBING,
)
from antechamber.games.royal_secrets.choosing import guests_of_both
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, PLACES, Code
from antechamber.games.royal_secrets.events import (
    BetsSpied,
    CardClaimed,
    CardStabbed,
    DinnerTaken,
    LaidCard,
    MedalLaid,
    PlanningAnnounced,
    PlayersSplit,
)
from antechamber.games.royal_secrets.ledger import book_due, net
from antechamber.games.royal_secrets.moves import Slot
from antechamber.games.royal_secrets.setup import give_valet
from antechamber.games.royal_secrets.state import (
    BY_MASTER_STROKE,
    BY_PARDON,
    Step,
    Table,
    influence_of,
)


def copies_of(favor: i64) -> i64:
    """The two Audience cards of a favor, as a mask."""
    return 3 << (favor * COPIES)


def holds(table: Table, seat: i64, favor: i64) -> bool:
    """True when a copy of the favor lies before the seat."""
    return table.favors[seat] & copies_of(favor) != 0


def held_by_anyone(table: Table) -> i64:
    """The Audience cards that lie before players: all that are in no other place."""
    elsewhere = table.bag | table.discarded | (1 << table.audience[KING]) | (1 << table.audience[QUEEN])
    return ALL_AUDIENCES & ~elsewhere


def spend(table: Table, seat: i64, favor: i64) -> None:
    """Use up a copy of the favor; of two, the one that needs less influence."""
    card = favor * COPIES
    if (table.favors[seat] >> card) & 1 == 0:
        card += 1
    spend_card(table, seat, card)


def spend_card(table: Table, seat: i64, card: i64) -> None:
    """Discard the Audience card of a used favor."""
    table.favors[seat] &= ~(1 << card)
    table.discarded |= 1 << card


def refuse_unheld(table: Table, seat: i64, favor: i64) -> None:
    """Refuse a favor that does not lie before the seat."""
    if not holds(table, seat, favor):
        raise Refused("RS 12.1", "rs-favor-not-held", {"favor": FAVORS[favor]})


# Corruption (RS 12.3)


def can_corrupt(table: Table, seat: i64) -> bool:
    """Corruption needs a Valet in the pile (R13)."""
    return holds(table, seat, CORRUPTION) and total(table.valets) > 0


def refuse_corruption(table: Table, seat: i64) -> None:
    """Say why Corruption cannot be played."""
    refuse_unheld(table, seat, CORRUPTION)
    if not can_corrupt(table, seat):
        raise Refused("RS 12.3", "rs-no-valet-left")


def corrupt(table: Table, seat: i64) -> None:
    """Draw a Valet."""
    spend(table, seat, CORRUPTION)
    give_valet(table, seat, "corruption")


# Planning (RS 12.4)


def held_planning(table: Table, seat: i64, copy: i64) -> i64:
    """The Planning of that price which the seat holds, as an Audience card, or -1."""
    wanted = table.box.required[PLANNING * COPIES + copy]
    for card in range(PLANNING * COPIES, PLANNING * COPIES + COPIES):
        if (table.favors[seat] >> card) & 1 and table.box.required[card] == wanted:
            return card
    return -1


def is_dearest(table: Table, card: i64) -> bool:
    """Only a dearer Planning than the one announced so far would decide anything (R57)."""
    return table.planning < 0 or table.box.required[card] > table.box.required[table.planning]


def can_plan(table: Table, seat: i64, copy: i64) -> bool:
    """A Planning may be announced while it would be the dearest and its player has announced none (R57, R58)."""
    card = held_planning(table, seat, copy)
    return card >= 0 and seat != table.planner and is_dearest(table, card)


def refuse_planning(table: Table, seat: i64, copy: i64) -> None:
    """Say why a Planning cannot be announced."""
    refuse_unheld(table, seat, PLANNING)
    card = held_planning(table, seat, copy)
    wanted = table.box.required[PLANNING * COPIES + copy]
    if card < 0:
        raise Refused("RS 12.1", "rs-planning-not-held", {"influence": int(wanted)})
    if seat == table.planner:
        raise Refused("RS 12.2", "rs-second-copy", {"favor": FAVORS[PLANNING]})
    if not is_dearest(table, card):
        announced = table.box.required[table.planning]
        raise Refused("RS 12.4", "rs-dearer-planning", {"influence": int(wanted), "announced": int(announced)})


def list_plannings(table: Table, seat: i64, into: Codes) -> None:
    """List the Plannings that may be announced; two of one price are one choice."""
    for copy in range(COPIES):
        card = held_planning(table, seat, copy)
        twin = copy == 1 and card == held_planning(table, seat, 0)
        if can_plan(table, seat, copy) and not twin:
            into.add(Code.PLAN + copy)


def plan(table: Table, seat: i64, copy: i64) -> None:
    """Announce a Planning; it is spent even if a dearer one decides (R6)."""
    card = held_planning(table, seat, copy)
    spend_card(table, seat, card)
    table.planner = seat
    table.planning = card
    if table.events is not None:
        table.tell(PlanningAnnounced(seat=seat, influence=table.box.required[card]))


def refuse_split(table: Table, king: i64) -> None:
    """Refuse to send somebody who is not there."""
    if king > table.everyone:
        raise Refused("RS 12.4", "rs-no-such-player", {"most": int(table.players) - 1})


def split(table: Table, seat: i64, king: i64) -> None:
    """Send everyone to an audience; the holder of the Parley keeps it (R3, R7)."""
    table.present[KING] = king
    table.present[QUEEN] = table.everyone & ~king
    table.step = Step.DINNERS
    table.asking = 0
    if table.events is not None:
        queen = MEMBERS[table.present[QUEEN]]
        table.tell(PlayersSplit(seat=seat, king=MEMBERS[king], queen=queen))


# Royal Dinner (RS 12.5)


def can_dine(table: Table, seat: i64) -> bool:
    """Royal Dinner would do nothing for who is a guest of both already (R58)."""
    return holds(table, seat, ROYAL_DINNER) and (guests_of_both(table) >> seat) & 1 == 0


def refuse_dinner(table: Table, seat: i64) -> None:
    """Say why Royal Dinner cannot be played."""
    refuse_unheld(table, seat, ROYAL_DINNER)
    if not can_dine(table, seat):
        raise Refused("RS 12.2", "rs-second-copy", {"favor": FAVORS[ROYAL_DINNER]})


def dine(table: Table, seat: i64) -> None:
    """Attend both audiences."""
    spend(table, seat, ROYAL_DINNER)
    table.present[KING] |= 1 << seat
    table.present[QUEEN] |= 1 << seat
    if table.events is not None:
        table.tell(DinnerTaken(seat=seat))


# Espionage (RS 12.6)


def face_down(table: Table) -> i64:
    """The places of the bets that not everybody has seen."""
    return table.laid & ~(table.shown | table.stabbed)


def is_face_down(table: Table, place: i64) -> bool:
    """A bet lies there that not everybody has seen."""
    return (face_down(table) >> place) & 1 == 1


def places_of(seat: i64) -> i64:
    """The two places of a seat's bets."""
    return 3 << (2 * seat)


def can_spy(table: Table, seat: i64) -> bool:
    """Espionage needs a face-down bet of another that the seat has not looked at yet (R26, R102)."""
    unseen = face_down(table) & ~places_of(seat) & ~table.spied[seat]
    return unseen != 0 and holds(table, seat, ESPIONAGE)


def refuse_espionage(table: Table, seat: i64) -> None:
    """Say why Espionage cannot be played."""
    refuse_unheld(table, seat, ESPIONAGE)
    if not can_spy(table, seat):
        raise Refused("RS 12.6", "rs-nothing-to-spy")


def spy(table: Table, seat: i64) -> None:
    """Look at every face-down bet there is now; later ones stay unseen (R26)."""
    spend(table, seat, ESPIONAGE)
    table.spied[seat] |= face_down(table) & ~places_of(seat)
    if table.events is not None:
        cards = tuple([laid_card(table, place) for place in range(PLACES) if (table.spied[seat] >> place) & 1])
        table.tell(BetsSpied(seat=seat, cards=cards, readers=only(seat)))


def laid_card(table: Table, place: i64) -> LaidCard:
    """A bet with its card, for events."""
    return LaidCard(owner_at(place), slot_at(place), CARDS[table.bet[place]])


def owner_at(place: i64) -> int | None:
    """Whose bet lies at a place; None for the Cardinal's."""
    return int(place >> 1) if place < CARDINAL_PLACE else None


def slot_at(place: i64) -> Slot:
    """1 for a first card, 2 for a second."""
    return 2 if place & 1 else 1


def refuse_no_bet(table: Table, place: i64) -> None:
    """Refuse to do something to a card that is not there."""
    if (table.laid >> place) & 1 == 0:
        raise Refused("RS 5.1", "rs-no-bet-there")
    if (table.stabbed >> place) & 1:
        raise Refused("RS 12.7", "rs-bet-stabbed")


# Stabbing (RS 12.7)


def refuse_stabbing(table: Table, seat: i64, place: i64) -> None:
    """Say why this bet cannot be stabbed."""
    refuse_unheld(table, seat, STABBING)
    refuse_no_bet(table, place)
    if not is_face_down(table, place):
        raise Refused("RS 12.7", "rs-bet-face-up")


def stab(table: Table, seat: i64, place: i64) -> None:
    """Turn a face-down bet up and set it aside, with any Medal on it (R18, R22)."""
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
    """Say why this bet cannot bear the Medal."""
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


def list_betting_favors(table: Table, seat: i64, into: Codes) -> None:
    """List what phase 2 lets the seat play (R16, R58)."""
    if can_spy(table, seat):
        into.add(Code.SPY)
    if holds(table, seat, STABBING):
        into.add_members(Code.STAB, face_down(table), PLACES)
    if holds(table, seat, MEDAL):
        for place in range(PLACES):
            if can_honor(table, place):
                into.add(Code.HONOR + place)


# Recruitment (RS 12.9)


def shares_audience(table: Table, seat: i64, other: i64) -> bool:
    """Both are at the King's or both at the Queen's; a guest of both shares with everyone (R31)."""
    both = (1 << seat) | (1 << other)
    return table.present[KING] & both == both or table.present[QUEEN] & both == both


def can_recruit(table: Table, seat: i64, place: i64) -> bool:
    """Any bet of another guest of the same audience, but no stabbed card and no 0-Courtier in sight (R29, R30)."""
    owner = place >> 1
    if ((table.laid & ~table.stabbed) >> place) & 1 == 0 or owner == seat:
        return False
    if (table.shown >> place) & 1 and table.bet[place] == COURTIER_0:
        return False
    return shares_audience(table, seat, owner) and table.claimed_by[place] < 0


def refuse_recruitment(table: Table, seat: i64, place: i64) -> None:
    """Say why this card cannot be claimed; only holders of Recruitment are asked."""
    refuse_no_bet(table, place)
    if place >> 1 == seat:
        raise Refused("RS 12.9", "rs-recruit-own")
    if not shares_audience(table, seat, place >> 1):
        raise Refused("RS 12.9", "rs-recruit-elsewhere")
    if table.claimed_by[place] >= 0:
        raise Refused("R31", "rs-recruit-claimed")
    if not can_recruit(table, seat, place):
        raise Refused("R29", "rs-recruit-zero")


def list_recruits(table: Table, seat: i64, into: Codes) -> None:
    """List the cards that the seat may claim."""
    if holds(table, seat, RECRUITMENT):
        for place in range(2 * table.players):
            if can_recruit(table, seat, place):
                into.add(Code.RECRUIT + place)


def recruit(table: Table, seat: i64, place: i64) -> None:
    """Claim a card: it counts now and changes hands when the table is cleared (R67)."""
    spend(table, seat, RECRUITMENT)
    table.claimed_by[place] = seat
    if table.events is not None:
        table.tell(CardClaimed(seat=seat, owner=place >> 1, slot=slot_at(place)))


# Royal Pardon and Master Stroke (RS 12.10, RS 12.11)


def can_stroke(table: Table, seat: i64) -> bool:
    """Master Stroke needs an audience loss, even one that a Pardon has covered already (R49, R58)."""
    return holds(table, seat, MASTER_STROKE) and table.losses[seat] > 0 and (table.stroked >> seat) & 1 == 0


def can_beg_pardon(table: Table, seat: i64) -> bool:
    """A Pardon needs a loss that is still due: a Valet's, or an audience's that was not turned (R49, R58)."""
    if not holds(table, seat, PARDON) or (table.pardoned >> seat) & 1:
        return False
    turned = (table.stroked >> seat) & 1 == 1
    return table.rumors[seat] > 0 or (table.losses[seat] > 0 and not turned)


def refuse_stroke(table: Table, seat: i64) -> None:
    """Say why Master Stroke cannot be played."""
    refuse_unheld(table, seat, MASTER_STROKE)
    if (table.stroked >> seat) & 1:
        raise Refused("RS 12.2", "rs-second-copy", {"favor": FAVORS[MASTER_STROKE]})
    if not can_stroke(table, seat):
        raise Refused("RS 12.11", "rs-no-audience-loss")


def refuse_pardon(table: Table, seat: i64) -> None:
    """Say why Royal Pardon cannot be played; whoever is asked in that window has a loss that it would cancel."""
    refuse_unheld(table, seat, PARDON)
    if (table.pardoned >> seat) & 1:
        raise Refused("RS 12.2", "rs-second-copy", {"favor": FAVORS[PARDON]})


def stroke(table: Table, seat: i64) -> None:
    """Turn the audience losses due into gains (R48)."""
    before = net(table, seat)
    spend(table, seat, MASTER_STROKE)
    table.stroked |= 1 << seat
    book_due(table, seat, net(table, seat) - before, BY_MASTER_STROKE, -1)


def beg_pardon(table: Table, seat: i64) -> None:
    """Cancel every loss due that no Master Stroke has turned (R49, R50)."""
    before = net(table, seat)
    spend(table, seat, PARDON)
    table.pardoned |= 1 << seat
    book_due(table, seat, net(table, seat) - before, BY_PARDON, -1)
