"""The table and its chapters: hiding, pointing, counting. A larger game gives each chapter a file of its own."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.chance import Chance, Dice, Streams
from antechamber.core.codes import Book, Codes
from antechamber.core.events import only
from antechamber.core.ranking import result_of
from antechamber.core.refused import Refused
from antechamber.core.result import Line, Result
from antechamber.core.seats import clockwise
from antechamber.core.state import State
from antechamber.core.vectors import filled, total, vector, zeros

from .cards import HAND, IN_THE_BAG, KINDS, PEARLS, Pearl
from .events import CupsClosed, CupsLifted, PearlDrawn, PearlHidden
from .moves import MOVES

STREAMS: Final = Streams(["leader", "bag"])
LEADER: Final[i64] = 0
BAG: Final[i64] = 1

BOOK: Final = Book(MOVES, "CC 2.2")
POINT: Final[i64] = 3  # the first code that points; those before it hide


class Step:
    """What is asked now."""

    HIDING: Final[i64] = 0
    POINTING: Final[i64] = 1
    OVER: Final[i64] = 2


STEPS: Final = ("hiding", "pointing", "over")


@final
class ClosedCups(State):
    """A game of Closed Cups. Pearls are counts by kind, those of all seats in one row: seat * KINDS + kind."""

    def __init__(self, players: i64, rounds: i64, chance: Chance) -> None:
        super().__init__(players, BOOK, chance)
        self.rounds: i64 = rounds
        self.everyone: i64 = (1 << players) - 1
        self.round: i64 = 1
        self.step: i64 = Step.HIDING
        self.leader: i64 = 0
        self.bag: vec[i64] = vector(IN_THE_BAG)
        self.hands: vec[i64] = zeros(players * KINDS)
        self.won: vec[i64] = zeros(players * KINDS)
        self.aside: vec[i64] = zeros(KINDS)
        self.cup: vec[i64] = filled(players, -1)
        """The pearl under each cup, or -1; until it is lifted it counts with its owner's hand (C101)."""

    def legal(self, seat: i64, into: Codes) -> None:
        """List the pearls that can be hidden, or the cups that can be pointed at."""
        if self.step == Step.HIDING:
            into.add_held(0, self.hands, seat * KINDS, KINDS)
        else:
            for cup in range(self.players):
                into.add(POINT + cup)

    def refuse(self, seat: i64, code: i64) -> None:
        """Say why the seat may not do this now, if so."""
        if (code < POINT) != (self.step == Step.HIDING):
            raise Refused("CC 2.2", "cc-not-now", {"step": STEPS[self.step]})
        if code >= POINT + self.players:
            raise Refused("CC 3.1", "cc-no-such-cup", {"most": int(self.players) - 1})
        if code < POINT and self.hands[seat * KINDS + code] == 0:
            raise Refused("CC 2.1", "cc-pearl-not-held", {"pearl": PEARLS[code]})

    def apply(self, seat: i64, code: i64) -> None:
        """Hide or point, and go on to the next question."""
        if code < POINT:
            self.hide(seat, code)
        else:
            self.lift(code - POINT)
            self.end_round()

    def draw(self, seat: i64) -> None:
        """Draw a pearl from the bag (CC 1.3)."""
        pearl = self.chance.draw(BAG, self.bag, total(self.bag))
        self.bag[pearl] -= 1
        self.hands[seat * KINDS + pearl] += 1
        if self.events is not None:
            self.tell(PearlDrawn(seat=seat, pearl=PEARLS[pearl], readers=only(seat)))

    def hide(self, seat: i64, pearl: i64) -> None:
        """Seal a pearl under a cup; with the last one the leader is asked (CC 2.1)."""
        self.cup[seat] = pearl
        self.asked &= ~(1 << seat)
        if self.events is not None:
            self.tell(PearlHidden(seat=seat, pearl=PEARLS[pearl], readers=only(seat)))
        if self.asked == 0:
            self.step = Step.POINTING
            self.asked = 1 << self.leader
            if self.events is not None:
                self.tell(CupsClosed(leader=self.leader))

    def lift(self, cup: i64) -> None:
        """Lift all cups and hand out what lay there (CC 3.1, CC 3.2)."""
        if self.events is not None:
            pearls = tuple([PEARLS[self.cup[seat]] for seat in range(self.players)])
            self.tell(CupsLifted(leader=self.leader, cup=cup, pearls=pearls))
        for seat in range(self.players):
            pearl = self.cup[seat]
            self.cup[seat] = -1
            self.hands[seat * KINDS + pearl] -= 1
            if seat == cup:
                self.won[self.leader * KINDS + pearl] += 1
            elif seat == self.leader:
                self.aside[pearl] += 1
            else:
                self.won[seat * KINDS + pearl] += 1

    def end_round(self) -> None:
        """Draw again for the next round, or end the game (CC 3.3)."""
        if self.round == self.rounds:
            self.step = Step.OVER
            self.asked = 0
            return
        self.round += 1
        self.leader = clockwise(self.leader, 1, self.players)
        for seat in range(self.players):
            self.draw(seat)
        self.step = Step.HIDING
        self.asked = self.everyone

    def copy(self) -> "ClosedCups":
        """The same game, to be played on independently."""
        other = ClosedCups(self.players, self.rounds, self.chance.copy())
        other.asked = self.asked
        other.round = self.round
        other.step = self.step
        other.leader = self.leader
        other.bag = self.bag[:]
        other.hands = self.hands[:]
        other.won = self.won[:]
        other.aside = self.aside[:]
        other.cup = self.cup[:]
        return other

    def redeal(self, reader: i64, dice: Dice) -> None:
        """Put all that the reader has not seen back into the bag, and only then deal from it."""
        held = total(self.hands) // self.players
        for seat in range(self.players):
            if seat != reader:
                for kind in range(KINDS):
                    self.bag[kind] += self.hands[seat * KINDS + kind]
                    self.hands[seat * KINDS + kind] = 0
        for seat in range(self.players):
            if seat != reader:
                self.deal_unseen(seat, held, dice)
        if self.step == Step.HIDING:
            has_hidden = reader >= 0 and self.cup[reader] >= 0
            self.asked = self.everyone & ~(1 << reader) if has_hidden else self.everyone

    def deal_unseen(self, seat: i64, held: i64, dice: Dice) -> None:
        """Deal a rival's pearls; under a closed cup lies any of them, so the last one dealt is as good as another."""
        self.cup[seat] = -1
        for n in range(held):
            pearl = dice.pick(self.bag, total(self.bag))
            self.bag[pearl] -= 1
            self.hands[seat * KINDS + pearl] += 1
            if self.step == Step.POINTING:
                self.cup[seat] = pearl

    def view(self, seat: object) -> object:
        """What a seat, or a spectator (None), knows."""
        from .view import view_of

        return view_of(self, self.reader(seat))

    def dump(self) -> dict[str, object]:
        """The whole truth as a position."""
        from .position import dump

        return dump(self)

    def outcome(self) -> Result:
        """Who won the most, by worth (CC 4.1)."""
        return result_of([self.score(seat) for seat in range(self.players)])

    def explain(self) -> tuple[Line, ...]:
        """The pearls that each seat won."""
        return tuple([Line(seat, self.score(seat), "pearls", "CC 4.1") for seat in range(self.players)])

    def score(self, seat: i64) -> int:
        """What the pearls that a seat has won are worth (CC 1.2)."""
        return sum([int(self.won[seat * KINDS + kind]) * (kind + 1) for kind in range(KINDS)])

    def inventory(self) -> dict[str, int]:
        """How many pearls there are of each kind, wherever they lie."""
        pearls = [0] * KINDS
        for row in (self.bag, self.hands, self.won, self.aside):
            for i in range(len(row)):
                pearls[i % KINDS] += row[i]
        return dict(zip(PEARLS, pearls, strict=True))


def start(players: i64, rounds: i64, chance: Chance) -> ClosedCups:
    """Deal, and go on to the first question (CC 1.3)."""
    table = ClosedCups(players, rounds, chance)
    table.leader = chance.below(LEADER, players)
    for seat in range(players):
        for pearl in range(HAND):
            table.draw(seat)
    table.asked = table.everyone
    return table


def pearl_names(counts: vec[i64], seat: i64) -> tuple[Pearl, ...]:
    """A seat's pearls by name."""
    return tuple([PEARLS[kind] for kind in range(KINDS) for pearl in range(counts[seat * KINDS + kind])])
