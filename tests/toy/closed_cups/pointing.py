"""Pointing: the leader chooses a cup, and all are lifted (CC 3)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import clockwise
from antechamber.core.steps import TurnStep

from .cards import KINDS, PEARLS
from .events import CupsLifted
from .state import POINT, At, Table, draw


@final
class Pointing(TurnStep[Table]):
    """The leader points at a cup (CC 3.1)."""

    def __init__(self) -> None:
        super().__init__(At.POINTING, "pointing", "CC 3.1")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Every cup."""
        for cup in range(table.players):
            into.add(POINT + cup)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a cup that only a larger table has."""
        if code < POINT:
            raise self.not_now(table)
        if code >= POINT + table.players:
            raise Refused("CC 3.1", "cc-no-such-cup", {"most": int(table.players) - 1})

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Lift all cups; then comes the next round, or the end."""
        lift(table, code - POINT)
        end_round(table)


def lift(table: Table, cup: i64) -> None:
    """Lift all cups and hand out what lay there (CC 3.1, CC 3.2)."""
    leader = table.player
    if table.events is not None:
        pearls = tuple([PEARLS[table.cup[seat]] for seat in range(table.players)])
        table.tell(CupsLifted(leader=leader, cup=cup, pearls=pearls))
    for seat in range(table.players):
        pearl = table.cup[seat]
        table.cup[seat] = -1
        table.hands[seat * KINDS + pearl] -= 1
        if seat == cup:
            table.won[leader * KINDS + pearl] += 1
        elif seat == leader:
            table.aside[pearl] += 1
        else:
            table.won[seat * KINDS + pearl] += 1


def end_round(table: Table) -> None:
    """Draw again for the next round, or end the game (CC 3.3)."""
    if table.round == table.rounds:
        table.go_to(At.OVER)
        return
    table.round += 1
    table.player = clockwise(table.player, 1, table.players)
    for seat in range(table.players):
        draw(table, seat)
    table.go_to(At.HIDING)
