"""Redistribution of HP at the start of a turn (RG 2.2, RG 2.3)."""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import bits
from antechamber.games.royal_gambit.cards import MOST_SHARE, SPOTS
from antechamber.games.royal_gambit.codes import Code
from antechamber.games.royal_gambit.events import HpKept, HpRedistributed
from antechamber.games.royal_gambit.health import die, total_hp
from antechamber.games.royal_gambit.state import CHARACTER_PLACES, Step, Table, places_of, royal_of


def characters_of(table: Table, seat: i64) -> i64:
    """The places of a seat's living characters, as a mask."""
    return table.alive & places_of(seat) & CHARACTER_PLACES


def list_shares(table: Table, into: Codes) -> None:
    """What the Royal may have: anything from 1 on; as it was only if the characters can still differ (G1, G102)."""
    royal = royal_of(table.actor)
    into.add(Code.KEEP)
    is_settled = bits(characters_of(table, table.actor)) == 1
    for hp in range(1, min(total_hp(table, table.actor), MOST_SHARE) + 1):
        if not (is_settled and hp == table.hp[royal]):
            into.add(Code.ROYAL + hp - 1)


def refuse_share(table: Table, hp: i64) -> None:
    """Say why the Royal may not have so many HP."""
    whole = total_hp(table, table.actor)
    if hp > whole:
        raise Refused("RG 2.2", "rg-too-many-hp", {"hp": int(hp), "total": int(whole)})
    if hp == table.hp[royal_of(table.actor)] and bits(characters_of(table, table.actor)) == 1:
        raise Refused("RG 2.3", "rg-nothing-moved")


def list_rests(table: Table, into: Codes) -> None:
    """What the first of two characters may have of the rest."""
    royal = royal_of(table.actor)
    for hp in range(min(total_hp(table, table.actor) - table.share, MOST_SHARE) + 1):
        if table.share != table.hp[royal] or hp != table.hp[royal + 1]:
            into.add(Code.FIRST + hp)


def refuse_rest(table: Table, hp: i64) -> None:
    """Say why the first character may not have so many HP."""
    royal = royal_of(table.actor)
    rest = total_hp(table, table.actor) - table.share
    if hp > rest:
        raise Refused("RG 2.2", "rg-too-many-hp", {"hp": int(hp), "total": int(rest)})
    if table.share == table.hp[royal] and hp == table.hp[royal + 1]:
        raise Refused("RG 2.3", "rg-nothing-moved")


def keep(table: Table) -> None:
    """Go on to the action with all HP where they are."""
    table.step = Step.DECLARING
    if table.events is not None:
        table.tell(HpKept(seat=table.actor))


def give_royal(table: Table, hp: i64) -> None:
    """Settle the Royal's HP; where two characters share a rest, ask how (G102)."""
    royal = royal_of(table.actor)
    rest = total_hp(table, table.actor) - hp
    if rest > 0 and bits(characters_of(table, table.actor)) > 1:
        table.share = hp
        table.step = Step.SHARING
    elif (table.alive >> (royal + 1)) & 1:
        redistribute(table, hp, rest, 0)
    else:
        redistribute(table, hp, 0, rest)


def give_first(table: Table, hp: i64) -> None:
    """Settle the first character's HP; the second has the rest."""
    share = table.share
    redistribute(table, share, hp, total_hp(table, table.actor) - share - hp)


def redistribute(table: Table, royal: i64, first: i64, second: i64) -> None:
    """Move the HP; characters left without any are sacrificed (RG 2.2, G2)."""
    place = royal_of(table.actor)
    table.share = -1
    table.hp[place] = royal
    table.hp[place + 1] = first
    table.hp[place + 2] = second
    if table.events is not None:
        table.tell(HpRedistributed(seat=table.actor, royal=royal, first=first, second=second))
    for spot in range(1, SPOTS):
        if (table.alive >> (place + spot)) & 1 and table.hp[place + spot] == 0:
            die(table, place + spot)
    table.step = Step.DECLARING
