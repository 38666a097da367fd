"""The favors of phase 3: Recruitment, Royal Pardon, Master Stroke (RS 12.9 to RS 12.11)."""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.games.royal_secrets.bets import slot_at
from antechamber.games.royal_secrets.cards import COURTIER_0, FAVORS, KING, MASTER_STROKE, PARDON, QUEEN, RECRUITMENT
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.events import CardClaimed
from antechamber.games.royal_secrets.favors import holds, refuse_no_bet, refuse_unheld, spend
from antechamber.games.royal_secrets.ledger import book_due, net
from antechamber.games.royal_secrets.state import BY_MASTER_STROKE, BY_PARDON, Table

# Recruitment (RS 12.9)


def shares_audience(table: Table, seat: i64, other: i64) -> bool:
    """True if both are at the King's or both at the Queen's; a guest of both shares with everyone (R31)."""
    both = (1 << seat) | (1 << other)
    return table.present[KING] & both == both or table.present[QUEEN] & both == both


def can_recruit(table: Table, seat: i64, place: i64) -> bool:
    """Any bet of another guest of the same audience, except a stabbed card or a visible 0-Courtier (R29, R30)."""
    owner = place >> 1
    if ((table.laid & ~table.stabbed) >> place) & 1 == 0 or owner == seat:
        return False
    if (table.shown >> place) & 1 and table.bet[place] == COURTIER_0:
        return False
    return shares_audience(table, seat, owner) and table.claimed_by[place] < 0


def refuse_recruitment(table: Table, seat: i64, place: i64) -> None:
    """Refuse a card that cannot be claimed; only holders of Recruitment are asked."""
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
    """List the cards the seat may claim."""
    if holds(table, seat, RECRUITMENT):
        for place in range(2 * table.players):
            if can_recruit(table, seat, place):
                into.add(Code.RECRUIT + place)


def recruit(table: Table, seat: i64, place: i64) -> None:
    """Claim a card: it still counts now and changes hands when the table is cleared (R67)."""
    spend(table, seat, RECRUITMENT)
    table.claimed_by[place] = seat
    if table.events is not None:
        table.tell(CardClaimed(seat=seat, owner=place >> 1, slot=slot_at(place)))


# Royal Pardon and Master Stroke (RS 12.10, RS 12.11)


def can_stroke(table: Table, seat: i64) -> bool:
    """Master Stroke needs an audience loss, even one that a Pardon has already canceled (R49, R58)."""
    return holds(table, seat, MASTER_STROKE) and table.losses[seat] > 0 and (table.stroked >> seat) & 1 == 0


def can_beg_pardon(table: Table, seat: i64) -> bool:
    """A Pardon needs a loss that is still due: from a Valet, or from an audience and not yet turned (R49, R58)."""
    if not holds(table, seat, PARDON) or (table.pardoned >> seat) & 1:
        return False
    turned = (table.stroked >> seat) & 1 == 1
    return table.rumors[seat] > 0 or (table.losses[seat] > 0 and not turned)


def refuse_stroke(table: Table, seat: i64) -> None:
    """Refuse Master Stroke if it cannot be played."""
    refuse_unheld(table, seat, MASTER_STROKE)
    if (table.stroked >> seat) & 1:
        raise Refused("RS 12.2", "rs-second-copy", {"favor": FAVORS[MASTER_STROKE]})
    if not can_stroke(table, seat):
        raise Refused("RS 12.11", "rs-no-audience-loss")


def refuse_pardon(table: Table, seat: i64) -> None:
    """Refuse Royal Pardon if it cannot be played; everyone asked in that window has a loss that it would cancel."""
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
