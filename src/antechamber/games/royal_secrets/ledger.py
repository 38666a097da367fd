"""The public ledger: every gain and loss as the amount due, and the points that follow from it (R40, R62)."""

from functools import lru_cache
from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from antechamber.games.royal_secrets.events import DueView, PointsDue
from antechamber.games.royal_secrets.state import WHYS, Table

# A line is one number: round, seat, reason and sender with eight values each, and the amount.
EIGHT: Final[i64] = 8
AMOUNTS: Final[i64] = 1 << 16
NOTHING: Final[i64] = AMOUNTS // 2
"""What stands for an amount of 0, so that no part of a line is negative."""


def make_line(round: i64, seat: i64, amount: i64, why: i64, sender: i64) -> i64:
    """A line of the ledger; `sender` is -1 if no Valet was involved."""
    return (((round * EIGHT + seat) * EIGHT + why) * EIGHT + sender + 1) * AMOUNTS + amount + NOTHING


def read_lines(table: Table) -> tuple[DueView, ...]:
    """The public ledger, oldest line first."""
    return tuple([read_line(line) for line in table.ledger])


@lru_cache(maxsize=1024)
def read_line(line: i64) -> DueView:
    """A line as everyone may read it; cached, because few differ and every view shows all of them."""
    amount = line % AMOUNTS - NOTHING
    line //= AMOUNTS
    sender = line % EIGHT - 1
    line //= EIGHT
    why = WHYS[line % EIGHT]
    line //= EIGHT
    return DueView(line // EIGHT, line % EIGHT, amount, why, sender if sender >= 0 else None)


def book_due(table: Table, seat: i64, amount: i64, why: i64, sender: i64) -> None:
    """Write a line; the points themselves move once a round, in `settle`."""
    table.ledger = append(table.ledger, make_line(table.round, seat, amount, why, sender))
    if table.events is not None:
        by = int(sender) if sender >= 0 else None
        table.tell(PointsDue(seat=seat, amount=amount, why=WHYS[why], sender=by))


def net(table: Table, seat: i64) -> i64:
    """What a seat is due this round, after Master Stroke and Pardon (R48, R49)."""
    amount = table.gains[seat]
    if (table.stroked >> seat) & 1:
        amount += table.losses[seat]
    elif (table.pardoned >> seat) & 1 == 0:
        amount -= table.losses[seat]
    if (table.pardoned >> seat) & 1 == 0:
        amount -= table.rumors[seat]
    return amount


def settle(table: Table) -> None:
    """Move the points, once a round: nobody pays more than they have (RS 6.10)."""
    for seat in range(table.players):
        points = table.points[seat] + net(table, seat)
        table.points[seat] = max(0, points)
        table.gains[seat] = 0
        table.losses[seat] = 0
        table.rumors[seat] = 0
