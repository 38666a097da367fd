"""Taking the two top cards, which ends a play (QMA 3.3, QMA 3.4)."""

from mypy_extensions import i64

from antechamber.games.queen_marie_antoinette.columns import take_top
from antechamber.games.queen_marie_antoinette.conditions import acts_after, effect_in_play
from antechamber.games.queen_marie_antoinette.effects import takes_instead
from antechamber.games.queen_marie_antoinette.ending import end_turn
from antechamber.games.queen_marie_antoinette.state import Table


def finish(table: Table, seat: i64) -> None:
    """Take the two top cards, unless already done or replaced, and end the turn (QMA 3.3, QMA 3.4)."""
    if not acts_after(table) and not takes_instead(effect_in_play(table)):
        take_top(table, seat, table.column, 2)
    end_turn(table)
