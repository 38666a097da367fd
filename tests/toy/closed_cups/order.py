"""The order of play, and a game of Closed Cups."""

from typing import Final, final

from mypy_extensions import i64

from antechamber.core.chance import Chance, Dice
from antechamber.core.ranking import result_of
from antechamber.core.result import Line, Result
from antechamber.core.steps import Order, Over
from antechamber.core.vectors import total

from .cards import HAND, KINDS, PEARLS
from .hiding import Hiding
from .pointing import Pointing
from .state import LEADER, At, Table, draw

ORDER: Final = Order([Hiding(), Pointing(), Over(At.OVER, "CC 4.1")])


@final
class ClosedCups(Table):
    """A game of Closed Cups."""

    def __init__(self, players: i64, rounds: i64, chance: Chance) -> None:
        super().__init__(players, rounds, chance, ORDER)

    def copy(self) -> "ClosedCups":
        """The same game, to be played on independently."""
        other = ClosedCups(self.players, self.rounds, self.chance.copy())
        self.duplicate(other)
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

    def deal_unseen(self, seat: i64, held: i64, dice: Dice) -> None:
        """Deal a rival's pearls; under a closed cup lies any of them, so the last one dealt is as good as another."""
        for n in range(held):
            pearl = dice.pick(self.bag, total(self.bag))
            self.bag[pearl] -= 1
            self.hands[seat * KINDS + pearl] += 1
            if self.step == At.POINTING:
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
    table.player = chance.below(LEADER, players)
    for seat in range(players):
        for pearl in range(HAND):
            draw(table, seat)
    table.go_on()
    return table
