"""The end: who has won the most (CC 4)."""

from mypy_extensions import i64

from antechamber.core.ranking import result_of
from antechamber.core.result import Line, Result

from .cards import KINDS
from .state import Table


def final_result(table: Table) -> Result:
    """Who won the most, by worth (CC 4.1)."""
    return result_of([score(table, seat) for seat in range(table.players)])


def score_lines(table: Table) -> tuple[Line, ...]:
    """The pearls that each seat won."""
    return tuple([Line(seat, score(table, seat), "pearls", "CC 4.1") for seat in range(table.players)])


def score(table: Table, seat: i64) -> int:
    """What the pearls that a seat has won are worth (CC 1.2)."""
    return sum([int(table.won[seat * KINDS + kind]) * (kind + 1) for kind in range(KINDS)])
