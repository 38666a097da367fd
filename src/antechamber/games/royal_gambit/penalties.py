"""Penalties for lies and false accusations: owed while the action runs, paid when it is done (RG 5.8)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.steps import AtOnce
from antechamber.games.royal_gambit.cards import PENALTY, SPOTS
from antechamber.games.royal_gambit.codes import LOSSES, SPLIT_COUNT, Code
from antechamber.games.royal_gambit.falling import fall
from antechamber.games.royal_gambit.health import lose_hp, total_hp
from antechamber.games.royal_gambit.resigning import Question
from antechamber.games.royal_gambit.state import BY_PENALTY, RESIGNED, At, Table, royal_of


def owe(table: Table, seat: i64) -> None:
    """Note a penalty, to be paid when the action is done (RG 2.7, G58)."""
    table.owed[table.owing] = seat
    table.owing += 1


@final
class Settling(AtOnce[Table]):
    """Penalties are paid, one after the other, before poison takes effect (RG 2.7, G58)."""

    def __init__(self) -> None:
        super().__init__(At.SETTLING, "settling", "RG 5.8")

    def enter(self, table: Table) -> i64:
        """Let the next debtor choose what to lose, unless there is only one way or all is lost (G20, G59)."""
        if table.owing == 0:
            table.go_to(At.POISONING)
            return 0
        seat = table.owed[0]
        if (table.living >> seat) & 1 == 0:  # Eliminated players owe nothing.
            strike_off(table)
        elif total_hp(table, seat) <= PENALTY:
            strike_off(table)
            royal = royal_of(seat)
            lose_split(table, seat, table.hp[royal], table.hp[royal + 1], table.hp[royal + 2])
        elif has_royal_alone(table, seat):
            strike_off(table)
            lose_hp(table, royal_of(seat), PENALTY, BY_PENALTY)
        else:
            table.go_to(At.LOSING)
        return 0


def has_royal_alone(table: Table, seat: i64) -> bool:
    """True if no character is left to share a loss with."""
    return table.hp[royal_of(seat)] == total_hp(table, seat)


def strike_off(table: Table) -> None:
    """Remove the first penalty from the list: it is paid, or nobody owes it."""
    table.owing -= 1
    for debt in range(table.owing):
        table.owed[debt] = table.owed[debt + 1]
    table.owed[table.owing] = 0


@final
class Losing(Question):
    """The player who owes a penalty chooses where to lose two HP (RG 5.8, G59)."""

    def __init__(self) -> None:
        super().__init__(At.LOSING, "losing", "RG 5.8")

    def enter(self, table: Table) -> i64:
        """The first debtor."""
        return 1 << table.owed[0]

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The splits that the three places can pay."""
        for split in range(SPLIT_COUNT):
            if can_bear(table, seat, split):
                into.add(Code.LOSE + split)
        self.offer_resigning(table, into)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse to lose HP that are not there."""
        if not Code.LOSE <= code < Code.RESIGN:
            raise self.not_now(table)
        if not can_bear(table, seat, code - Code.LOSE):
            raise Refused("RG 5.8", "rg-hp-not-there")

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Lose two HP as chosen, or resign instead."""
        strike_off(table)
        table.go_to(At.SETTLING)
        if code == Code.RESIGN:
            fall(table, seat, RESIGNED)
            return
        losses = SPOTS * (code - Code.LOSE)
        lose_split(table, seat, LOSSES[losses], LOSSES[losses + 1], LOSSES[losses + 2])


def can_bear(table: Table, seat: i64, split: i64) -> bool:
    """True if each place has the HP it would lose."""
    place = royal_of(seat)
    for spot in range(SPOTS):
        if LOSSES[SPOTS * split + spot] > table.hp[place + spot]:
            return False
    return True


def lose_split(table: Table, seat: i64, royal: i64, first: i64, second: i64) -> None:
    """Lose HP in three places; the Royal comes last, so that characters are seen to die first."""
    place = royal_of(seat)
    lose_hp(table, place + 1, first, BY_PENALTY)
    lose_hp(table, place + 2, second, BY_PENALTY)
    lose_hp(table, place, royal, BY_PENALTY)
