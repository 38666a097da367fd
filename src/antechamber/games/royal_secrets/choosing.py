"""Phase 1, choosing an audience, and the Parley that goes round in both phases (RS 3, RS 4)."""

from typing import Final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import bits, lowest
from antechamber.games.royal_secrets.cards import KING, QUEEN, SIDE_COUNT, SIDES
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.events import AudienceChosen, ParleyGiven
from antechamber.games.royal_secrets.state import (
    ACTIONS,
    CHOOSE,
    FIRST_CARD,
    Step,
    Table,
)

ALONE: Final[i64] = 1


def attend(table: Table, seat: i64, side: i64) -> None:
    """Go to a sovereign (RS 4.1)."""
    table.present[side] |= 1 << seat
    if table.events is not None:
        table.tell(AudienceChosen(seat=seat, side=SIDES[side]))
    mark_chosen(table, seat)


def mark_chosen(table: Table, seat: i64) -> None:
    """Note that a seat has chosen; when all have, the first bettor is named."""
    table.acted |= 1 << seat
    if table.acted == table.everyone:
        call_bets(table)
    table.step = Step.NAMING


def call_bets(table: Table) -> None:
    """Close phase 1: whether somebody is alone with a sovereign is judged now, once (R12)."""
    table.action = FIRST_CARD
    table.acted = 0
    table.step = Step.NAMING
    table.cardinal_side = -1
    for side in range(SIDE_COUNT):
        if bits(table.present[side]) == ALONE:  # A Royal Dinner guest counts at both sides (R11).
            table.cardinal_side = side


def nameable(table: Table) -> i64:
    """Who may be given the Parley: anyone but its holder who has not done the current action (RS 3.2, R2)."""
    return table.everyone & ~table.acted & ~(1 << table.parley)


def list_names(table: Table, into: Codes) -> None:
    """List everyone who may be given the Parley."""
    into.add_members(Code.GIVE, nameable(table), table.players)


def refuse_name(table: Table, to: i64) -> None:
    """Refuse to hand the Parley to oneself, to nobody or to whoever has acted."""
    if to >= table.players:
        raise Refused("RS 3.1", "rs-no-such-player", {"most": int(table.players) - 1})
    if to == table.parley:
        raise Refused("RS 3.1", "rs-parley-to-another")
    if (nameable(table) >> to) & 1 == 0:
        raise Refused("RS 3.2", "rs-has-acted", {"seat": int(to), "action": ACTIONS[table.action]})


def give_parley(table: Table, to: i64) -> None:
    """Hand the Parley on: its new holder acts (RS 3.1)."""
    if table.events is not None:
        table.tell(ParleyGiven(seat=table.parley, to=to))
    table.parley = to
    table.step = Step.CHOOSING if table.action == CHOOSE else Step.BETTING


def only_name(table: Table) -> i64:
    """The one seat that can be named, or -1 where there is a choice (R104)."""
    candidates = nameable(table)
    return lowest(candidates) if candidates & (candidates - 1) == 0 else -1


def guests_of_both(table: Table) -> i64:
    """Who dines with both sovereigns (RS 12.5)."""
    return table.present[KING] & table.present[QUEEN]
