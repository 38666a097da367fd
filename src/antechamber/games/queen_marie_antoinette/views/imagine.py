"""A fair re-deal of everything a seat has not seen: other players' unvalidated Plots and the Plot deck (Q43)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from antechamber.core.chance import Dice
from antechamber.games.queen_marie_antoinette.plots import KNOWERS, holds
from antechamber.games.queen_marie_antoinette.state import HAND_ROOM, At, Table


def redeal(table: Table, reader: i64, dice: Dice) -> None:
    """Shuffle all Plots the reader does not know, and deal them back to the same places."""
    forget_others(table, reader)
    pool = table.deck
    left = table.unseen + gather(table, reader, pool)
    for seat in range(table.players):
        if is_hidden(table, reader, seat):
            for place in range(table.held[seat]):
                if table.hand[seat * HAND_ROOM + place] < 0:
                    insert(table.hand, seat * HAND_ROOM, place, pick(pool, left, dice))
                    left -= 1
    for place in range(len(table.under)):
        knower = table.under[place] & (KNOWERS - 1)
        if knower != reader:
            table.under[place] = pick(pool, left, dice) * KNOWERS + knower
            left -= 1


def is_hidden(table: Table, reader: i64, seat: i64) -> bool:
    """True if the reader does not see a hand: at the end all are shown (Q47)."""
    return seat != reader and table.step != At.OVER


def forget_others(table: Table, reader: i64) -> None:
    """Keep what the reader knows of other hands and what others know of the reader's; the reader knows no more."""
    kept = table.known[:0]
    for entry in table.known:
        if entry & (KNOWERS - 1) == reader or (reader >= 0 and holds(table, reader, entry >> 3)):
            kept = append(kept, entry)
    table.known = kept


def gather(table: Table, reader: i64, pool: vec[i64]) -> i64:
    """Put every Plot the reader has not seen back among the unseen ones, and return how many there are."""
    gathered: i64 = 0
    for seat in range(table.players):
        if is_hidden(table, reader, seat):
            gathered += gather_hand(table, seat, pool)
    for place in range(len(table.under)):
        if table.under[place] & (KNOWERS - 1) != reader:
            pool[table.under[place] >> 3] = 1
            gathered += 1
    return gathered


def gather_hand(table: Table, seat: i64, pool: vec[i64]) -> i64:
    """Put the Plots of a hand among the unseen ones and leave their places empty; those the reader knows stay."""
    hand = table.hand
    start = seat * HAND_ROOM
    end = start + table.held[seat]
    kept = start
    for place in range(start, end):
        plot = hand[place]
        hand[place] = -1
        if is_known(table, plot):
            hand[kept] = plot
            kept += 1
        else:
            pool[plot] = 1
    return end - kept


def is_known(table: Table, plot: i64) -> bool:
    """True if the reader saw who drew this Plot; what only others know is forgotten by now."""
    for entry in table.known:
        if entry >> 3 == plot:
            return True
    return False


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
