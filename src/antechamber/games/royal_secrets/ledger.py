"""The public ledger: every gain and loss as the amount due, and the points that follow from it (R40, R62)."""

from mypy_extensions import i64

from antechamber.games.royal_secrets.events import PointsDue
from antechamber.games.royal_secrets.state import WHYS, Due, Table


def book_due(table: Table, seat: i64, amount: i64, why: i64, sender: i64) -> None:
    """Write a line; the points themselves move once a round, in `settle`."""
    table.ledger = Due(table.round, seat, amount, why, sender, table.ledger)
    if table.events is not None:
        by = int(sender) if sender >= 0 else None
        table.tell(PointsDue(seat=seat, amount=amount, why=WHYS[why], sender=by))


def net(table: Table, seat: i64) -> i64:
    """What a seat is due this round, Master Stroke and Pardon considered (R48, R49)."""
    amount = table.gains[seat]
    if (table.stroked >> seat) & 1:
        amount += table.losses[seat]
    elif (table.pardoned >> seat) & 1 == 0:
        amount -= table.losses[seat]
    if (table.pardoned >> seat) & 1 == 0:
        amount -= table.rumors[seat]
    return amount


def settle(table: Table) -> None:
    """Move the points, once a round: nobody pays more than he has (RS 6.10)."""
    for seat in range(table.players):
        points = table.points[seat] + net(table, seat)
        table.points[seat] = max(0, points)
        table.gains[seat] = 0
        table.losses[seat] = 0
        table.rumors[seat] = 0
