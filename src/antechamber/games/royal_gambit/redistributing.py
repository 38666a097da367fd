"""Redistribution of HP at the start of a turn (RG 2.2, RG 2.3)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import bits
from antechamber.games.royal_gambit.cards import MOST_SHARE, SPOTS
from antechamber.games.royal_gambit.codes import Code
from antechamber.games.royal_gambit.events import HpKept, HpRedistributed
from antechamber.games.royal_gambit.health import die, total_hp
from antechamber.games.royal_gambit.resigning import NOT_HERE, OwnTurn, resign_turn
from antechamber.games.royal_gambit.state import CHARACTER_PLACES, OWN_TURN, At, Table, places_of, royal_of


def characters_of(table: Table, seat: i64) -> i64:
    """The places of a seat's living characters, as a mask."""
    return table.alive & places_of(seat) & CHARACTER_PLACES


@final
class Redistributing(OwnTurn):
    """The actor may redistribute the HP between Royal and characters (RG 2.2)."""

    def __init__(self) -> None:
        super().__init__(At.REDISTRIBUTING, "redistributing", "RG 2.2", resigning=OWN_TURN)

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """What the Royal can have: 1 or more; the same as before only if the characters can still differ (G1, G102)."""
        royal = royal_of(seat)
        into.add(Code.KEEP)
        is_settled = bits(characters_of(table, seat)) == 1
        for hp in range(1, min(total_hp(table, seat), MOST_SHARE) + 1):
            if not (is_settled and hp == table.hp[royal]):
                into.add(Code.ROYAL + hp - 1)
        self.offer_resigning(table, into)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse HP that are not there, and a redistribution that moves none."""
        if code == Code.KEEP:
            return
        if not Code.ROYAL <= code < Code.FIRST:
            raise self.not_now(table)
        hp = code - Code.ROYAL + 1
        whole = total_hp(table, seat)
        if hp > whole:
            raise Refused("RG 2.2", "rg-too-many-hp", {"hp": int(hp), "total": int(whole)})
        if hp == table.hp[royal_of(seat)] and bits(characters_of(table, seat)) == 1:
            raise Refused("RG 2.3", "rg-nothing-moved")

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Set the Royal's HP, leave all HP where they are, or resign."""
        if code >= Code.ROYAL:
            give_royal(table, code - Code.ROYAL + 1)
        elif code == Code.RESIGN:
            resign_turn(table, seat)
        else:
            if table.events is not None:
                table.tell(HpKept(seat=seat))
            table.go_to(At.DECLARING)


def give_royal(table: Table, hp: i64) -> None:
    """Set the Royal's HP; if two characters share the rest, ask how (G102)."""
    royal = royal_of(table.player)
    rest = total_hp(table, table.player) - hp
    if rest > 0 and bits(characters_of(table, table.player)) > 1:
        table.share = hp
        table.go_to(At.SHARING)
    elif (table.alive >> (royal + 1)) & 1:
        redistribute(table, hp, rest, 0)
    else:
        redistribute(table, hp, 0, rest)


@final
class Sharing(OwnTurn):
    """With two characters, the actor also chooses how much of the rest the first one gets (RG 2.3, G102)."""

    def __init__(self) -> None:
        super().__init__(At.SHARING, "sharing", "RG 2.3", part_of=At.REDISTRIBUTING, resigning=NOT_HERE)

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Anything from 0 to the whole rest, except what it was before."""
        royal = royal_of(seat)
        for hp in range(min(total_hp(table, seat) - table.share, MOST_SHARE) + 1):
            if table.share != table.hp[royal] or hp != table.hp[royal + 1]:
                into.add(Code.FIRST + hp)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse HP that are not there, and a redistribution that moves none."""
        if not Code.FIRST <= code < Code.EXCHANGE:
            raise self.not_now(table)
        hp = code - Code.FIRST
        royal = royal_of(seat)
        rest = total_hp(table, seat) - table.share
        if hp > rest:
            raise Refused("RG 2.2", "rg-too-many-hp", {"hp": int(hp), "total": int(rest)})
        if table.share == table.hp[royal] and hp == table.hp[royal + 1]:
            raise Refused("RG 2.3", "rg-nothing-moved")

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Set the first character's HP; the second gets the rest."""
        hp = code - Code.FIRST
        share = table.share
        redistribute(table, share, hp, total_hp(table, seat) - share - hp)


def redistribute(table: Table, royal: i64, first: i64, second: i64) -> None:
    """Move the HP; characters left without any are sacrificed (RG 2.2, G2)."""
    place = royal_of(table.player)
    table.share = -1
    table.hp[place] = royal
    table.hp[place + 1] = first
    table.hp[place + 2] = second
    if table.events is not None:
        table.tell(HpRedistributed(seat=table.player, royal=royal, first=first, second=second))
    for spot in range(1, SPOTS):
        if (table.alive >> (place + spot)) & 1 and table.hp[place + spot] == 0:
            die(table, place + spot)
    table.go_to(At.DECLARING)
