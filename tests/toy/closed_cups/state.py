"""The table: plain data, and how a pearl is drawn."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.chance import Chance, Streams
from antechamber.core.codes import Book
from antechamber.core.events import only
from antechamber.core.state import State
from antechamber.core.steps import Order
from antechamber.core.vectors import filled, total, vector, zeros

from .cards import IN_THE_BAG, KINDS, PEARLS, Pearl
from .events import PearlDrawn
from .moves import MOVES

STREAMS: Final = Streams(["leader", "bag"])
LEADER: Final[i64] = 0
BAG: Final[i64] = 1

BOOK: Final = Book(MOVES, "CC 2.2")
POINT: Final[i64] = 3  # the first code that points; those before it hide


class At:
    """The steps by their places in the order of play."""

    HIDING: Final[i64] = 0
    POINTING: Final[i64] = 1
    OVER: Final[i64] = 2


@final
class Table(State):
    """Everything on the table. Pearls are counts by kind, those of all seats in one row: seat * KINDS + kind."""

    def __init__(self, players: i64, rounds: i64, chance: Chance, order: Order) -> None:
        super().__init__(players, BOOK, chance, order)
        self.rounds: i64 = rounds
        self.everyone: i64 = (1 << players) - 1
        self.round: i64 = 1
        self.bag: vec[i64] = vector(IN_THE_BAG)
        self.hands: vec[i64] = zeros(players * KINDS)
        self.won: vec[i64] = zeros(players * KINDS)
        self.aside: vec[i64] = zeros(KINDS)
        self.cup: vec[i64] = filled(players, -1)
        """The pearl under each closed cup, or -1; until it is lifted it counts with its owner's hand (C101)."""

    def copy(self) -> "Table":
        """The same game, to be played on independently, with vectors of its own."""
        other = Table(self.players, self.rounds, self.chance.copy(), self.order)
        self.copy_step(other)
        other.round = self.round
        other.bag = self.bag[:]
        other.hands = self.hands[:]
        other.won = self.won[:]
        other.aside = self.aside[:]
        other.cup = self.cup[:]
        return other


def draw(table: Table, seat: i64) -> None:
    """Draw a pearl from the bag (CC 1.3)."""
    pearl = table.chance.draw(BAG, table.bag, total(table.bag))
    table.bag[pearl] -= 1
    table.hands[seat * KINDS + pearl] += 1
    if table.events is not None:
        table.tell(PearlDrawn(seat=seat, pearl=PEARLS[pearl], readers=only(seat)))


def hidden_pearl(table: Table, seat: i64) -> i64:
    """The pearl that a seat has hidden: its sealed answer, or what lies under its closed cup; -1 for none."""
    return table.answers[seat] if table.step == At.HIDING else table.cup[seat]


def pearl_names(counts: vec[i64], seat: i64) -> tuple[Pearl, ...]:
    """A seat's pearls by name."""
    return tuple([PEARLS[kind] for kind in range(KINDS) for pearl in range(counts[seat * KINDS + kind])])
