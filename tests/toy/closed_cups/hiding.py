"""Hiding: everybody puts a pearl under a cup (CC 2)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.core.steps import Step

from .cards import KINDS, PEARLS
from .events import CupsClosed, PearlHidden
from .state import POINT, At, Table


@final
class Hiding(Step[Table]):
    """Everybody hides a pearl, at the same time and in secret (CC 2.1)."""

    def __init__(self) -> None:
        super().__init__(At.HIDING, "hiding", "CC 2.1", is_sealed=True)

    def enter(self, table: Table) -> i64:
        """Everybody."""
        return table.everyone

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The pearls in hand."""
        into.add_held(0, table.hands, seat * KINDS, KINDS)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a pearl that is not in hand."""
        if code >= POINT:
            raise self.not_now(table)
        if table.hands[seat * KINDS + code] == 0:
            raise Refused("CC 2.1", "cc-pearl-not-held", {"pearl": PEARLS[code]})

    def tell_sealed(self, table: Table, seat: i64, code: i64) -> None:
        """Only its owner knows the pearl."""
        table.tell(PearlHidden(seat=seat, pearl=PEARLS[code], readers=only(seat)))

    def open(self, table: Table) -> None:
        """The cups are closed: the leader is asked."""
        for seat in range(table.players):
            table.cup[seat] = table.answers[seat]
        if table.events is not None:
            table.tell(CupsClosed(leader=table.player))
        table.go_to(At.POINTING)
