"""Coins: from the treasury, and from one player to another (RG 1.4)."""

from mypy_extensions import i64

from antechamber.games.royal_gambit.events import CoinsGained, CoinsStolen
from antechamber.games.royal_gambit.state import GAINED_BY, STOLEN_BY, Table


def gain_coins(table: Table, seat: i64, amount: i64, why: i64) -> None:
    """Take coins from the treasury."""
    table.coins[seat] += amount
    if table.events is not None:
        table.tell(CoinsGained(seat=seat, amount=amount, why=GAINED_BY[why]))


def steal_coins(table: Table, seat: i64, victim: i64, amount: i64, why: i64) -> None:
    """Move coins from one player to another."""
    table.coins[victim] -= amount
    table.coins[seat] += amount
    if table.events is not None:
        table.tell(CoinsStolen(seat=seat, player=victim, amount=amount, why=STOLEN_BY[why]))
