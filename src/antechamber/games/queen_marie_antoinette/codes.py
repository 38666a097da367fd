"""The moves as small ints: one block of codes for each kind of move."""

from typing import Final

from mypy_extensions import i64

from antechamber.core.codes import Book
from antechamber.core.moves import Move
from antechamber.games.queen_marie_antoinette.cards import CARDS, COLUMNS, MOST_SEATS, SET_NUMBERS, Deck
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    KeepPlots,
    MoveTop,
    Pass,
    Place,
    Play,
    PutUnder,
    SwapTops,
    Take,
    TakeSet,
    Target,
    Validate,
)


class Code:
    """The first code of each block; the offset is the set, card, column, seat, pair of columns or Plot.

    VALIDATE is followed by one code for each Plot, and then by one for each Plot put under the deck.
    """

    PLAY: Final[i64] = 0
    PLACE: Final[i64] = 55
    GIVE: Final[i64] = 58
    TAKE: Final[i64] = 113
    COLUMN: Final[i64] = 168
    SWAP: Final[i64] = 171
    MOVE: Final[i64] = 174
    TARGET: Final[i64] = 180
    SET: Final[i64] = 184
    KEEP: Final[i64] = 188
    PASS: Final[i64] = 189
    VALIDATE: Final[i64] = 190


FIRSTS: Final = (0, 0, 1)
SECONDS: Final = (1, 2, 2)
"""The columns of each swap: 1 and 2, 1 and 3, 2 and 3."""
SOURCES: Final = (0, 0, 1, 1, 2, 2)
DESTINATIONS: Final = (1, 2, 0, 2, 0, 1)
"""Where each move of a top card starts and ends."""


def make_book(deck: Deck) -> Book:
    """The Move for every code, with the Plots of this deck."""
    moves: list[Move] = [Play(card) for card in CARDS]
    moves += [Place(column) for column in COLUMNS]
    moves += [Give(card) for card in CARDS]
    moves += [Take(card) for card in CARDS]
    moves += [ChooseColumn(column) for column in COLUMNS]
    moves += [SwapTops(COLUMNS[FIRSTS[pair]], COLUMNS[SECONDS[pair]]) for pair in range(len(FIRSTS))]
    moves += [MoveTop(COLUMNS[SOURCES[pair]], COLUMNS[DESTINATIONS[pair]]) for pair in range(len(SOURCES))]
    moves += [Target(seat) for seat in range(MOST_SEATS)]
    moves += [TakeSet(number) for number in SET_NUMBERS]
    moves += [KeepPlots(), Pass()]
    moves += [Validate(plot.id) for plot in deck.plots]
    moves += [PutUnder(plot.id) for plot in deck.plots]
    return Book(moves, "QMA 2.2")
