"""A fair re-deal of all that a seat has not seen."""

from mypy_extensions import i64

from antechamber.core.chance import Dice
from antechamber.core.vectors import total

from .cards import KINDS
from .state import At, Table


def redeal(table: Table, reader: i64, dice: Dice) -> None:
    """Put all that the reader has not seen back into the bag, and only then deal from it."""
    held = total(table.hands) // table.players
    for seat in range(table.players):
        if seat != reader:
            for kind in range(KINDS):
                table.bag[kind] += table.hands[seat * KINDS + kind]
                table.hands[seat * KINDS + kind] = 0
    for seat in range(table.players):
        if seat != reader:
            deal_unseen(table, seat, held, dice)


def deal_unseen(table: Table, seat: i64, held: i64, dice: Dice) -> None:
    """Deal a rival's pearls; under a closed cup lies any of them, so the last one dealt is as good as another."""
    for n in range(held):
        pearl = dice.pick(table.bag, total(table.bag))
        table.bag[pearl] -= 1
        table.hands[seat * KINDS + pearl] += 1
        if table.step == At.POINTING:
            table.cup[seat] = pearl
