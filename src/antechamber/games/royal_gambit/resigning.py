"""Resigning: a question that can be answered by giving up, if the table allows it (RG 9.3, RG 10.5, G107)."""

from typing import Final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.steps import Step
from antechamber.games.royal_gambit.codes import Code
from antechamber.games.royal_gambit.falling import fall
from antechamber.games.royal_gambit.state import ANY_TIME, RESIGNED, At, Table

NOT_HERE: Final[i64] = ANY_TIME + 1
"""No table allows resigning in the middle of an answer given in parts."""


class Question(Step[Table]):
    """A question that can be answered by resigning, if the table's option is at least `resigning`."""

    def __init__(
        self,
        at: i64,
        name: str,
        rule: str,
        *,
        is_sealed: bool = False,
        silence: Move | None = None,
        resigning: i64 = ANY_TIME,
    ) -> None:
        super().__init__(at, name, rule, is_sealed=is_sealed, silence=silence)
        self.resigning: i64 = resigning

    def offer_resigning(self, table: Table, into: Codes) -> None:
        """List resigning, after everything else."""
        if table.box.resigning >= self.resigning:
            into.add(Code.RESIGN)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse to resign where it is not allowed, or an invalid answer."""
        if code != Code.RESIGN:
            self.refuse_answer(table, seat, code)
        elif table.box.resigning < self.resigning:
            raise Refused("RG 9.3", "rg-no-resigning")

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse an answer that the seat may not give."""
        raise self.not_now(table)


class OwnTurn(Question):
    """A question to the player whose turn it is."""

    def __init__(self, at: i64, name: str, rule: str, *, part_of: int = -1, resigning: i64 = ANY_TIME) -> None:
        super().__init__(at, name, rule, resigning=resigning)
        self.part_of = part_of
        self.is_turn = True


def resign_turn(table: Table, seat: i64) -> None:
    """Resign on your own turn: what is owed is still paid, and the next player goes on (RG 9.3, G66)."""
    fall(table, seat, RESIGNED)
    if table.step != At.OVER:
        table.go_to(At.SETTLING)
