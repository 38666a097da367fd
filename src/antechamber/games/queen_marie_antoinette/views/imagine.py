"""A fair re-deal of everything a seat has not seen: other players' unvalidated Plots and the Plot deck (Q43)."""

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.chance import Dice
from antechamber.games.queen_marie_antoinette.plots import KNOWERS
from antechamber.games.queen_marie_antoinette.state import HAND_ROOM, Table


def redeal(table: Table, reader: i64, dice: Dice) -> None:
    """Shuffle all Plots the reader does not know, and deal them back to the same places, even after the end (Q47)."""
    pool = table.deck
    left = table.unseen + gather(table, reader, pool)
    for seat in range(table.players):
        if seat != reader:
            for plot in range(table.held[seat]):
                insert(table.hand, seat * HAND_ROOM, plot, pick(pool, left, dice))
                left -= 1
    for place in range(len(table.under)):
        knower = table.under[place] & (KNOWERS - 1)
        if knower != reader:
            table.under[place] = pick(pool, left, dice) * KNOWERS + knower
            left -= 1


def gather(table: Table, reader: i64, pool: vec[i64]) -> i64:
    """Put every Plot the reader has not seen back among the unseen ones, and return how many there are."""
    gathered: i64 = 0
    for seat in range(table.players):
        if seat != reader:
            for place in range(seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]):
                pool[table.hand[place]] = 1
                gathered += 1
    for place in range(len(table.under)):
        if table.under[place] & (KNOWERS - 1) != reader:
            pool[table.under[place] >> 3] = 1
            gathered += 1
    return gathered


def pick(pool: vec[i64], left: i64, dice: Dice) -> i64:
    """Draw a Plot from the unseen ones."""
    plot = dice.pick(pool, left)
    pool[plot] = 0
    return plot


def insert(hand: vec[i64], start: i64, held: i64, plot: i64) -> None:
    """Add a Plot to the `held` ones, which are in ascending order from `start` on."""
    place = start + held
    while place > start and hand[place - 1] > plot:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = plot
