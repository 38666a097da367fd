"""Giving up: when one may, and what becomes of the question that was asked (RG 9.3, RG 10.5)."""

from mypy_extensions import i64

from antechamber.games.royal_gambit import accusing, countering, falling, passing
from antechamber.games.royal_gambit.state import ANY_TIME, NEVER, QUIT, RESIGNED, Step, Table


def may_resign(table: Table) -> bool:
    """Resigning is among the answers: on one's own turn, or wherever one is asked (RG 9.3, RG 10.5, G107)."""
    match table.step:
        case Step.REDISTRIBUTING | Step.DECLARING:
            return table.box.resigning != NEVER
        case Step.SHARING | Step.AIMING | Step.DETAILING:
            return False
    return table.box.resigning == ANY_TIME


def resign(table: Table, seat: i64) -> None:
    """Give up: at once where one is asked alone, when the window closes where several are (RG 9.3, G66)."""
    match table.step:
        case Step.ACCUSING:
            accusing.answer(table, seat, QUIT)
        case Step.COUNTERING:
            countering.answer(table, seat, QUIT)
        case Step.PASSING:
            passing.pick(table, seat, QUIT)
        case Step.PROVING:
            accusing.give_up_proof(table)
        case Step.LOSING:
            accusing.give_up_paying(table, seat)
        case _:
            falling.fall(table, seat, RESIGNED)
            if table.step == Step.EXCHANGING:
                countering.lapse_if_needed(table)
            elif table.step != Step.OVER:
                table.step = Step.SETTLING
