"""The order of play: the draft, a turn, and what Conditions can ask during it (QMA 2)."""

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from antechamber.core.chance import Chance, Dice
from antechamber.core.moves import Move
from antechamber.core.result import Line, Result
from antechamber.core.seats import MEMBERS
from antechamber.core.steps import Order, Over
from antechamber.games.queen_marie_antoinette import ending, setup
from antechamber.games.queen_marie_antoinette.merchant import Moving, Swapping
from antechamber.games.queen_marie_antoinette.military import Taking, Targeting
from antechamber.games.queen_marie_antoinette.playing import ChoosingColumn, Giving, Placing, Turn
from antechamber.games.queen_marie_antoinette.plots import ChangingPlots
from antechamber.games.queen_marie_antoinette.setup import Draft
from antechamber.games.queen_marie_antoinette.state import STREAMS, At, Box, Table
from antechamber.games.queen_marie_antoinette.views import imagine

ORDER: Final = Order(
    [
        Draft(),
        Turn(),
        Placing(),
        Targeting(),
        Giving(),
        Taking(),
        ChoosingColumn(),
        Swapping(),
        Moving(),
        ChangingPlots(),
        Over(At.OVER, "QMA 7.4"),
    ]
)


@final
class QueenMarieAntoinette(Table):
    """A game of Queen Marie-Antoinette."""

    def __init__(self, players: i64, box: Box, chance: Chance) -> None:
        super().__init__(players, box, chance, ORDER)

    # The methods of every playing loop, repeated here: calling them on the class itself is an eighth quicker (0009).

    @property
    def is_over(self) -> bool:
        """True if nobody will be asked anything more."""
        return self.asked == 0 and self.window == 0

    @property
    def actors(self) -> tuple[int, ...]:
        """Everyone who can decide now, in seat order."""
        return MEMBERS[self.asked]

    def choices(self, seat: object) -> list[Move]:
        """The moves a seat can make now."""
        return super().choices(seat)

    def play(self, seat: object, move: object) -> None:
        """Play a move in place, without telling events."""
        super().play(seat, move)

    def copy(self) -> "QueenMarieAntoinette":
        """The same game, to be played on independently."""
        other = QueenMarieAntoinette(self.players, self.box, self.chance.copy())
        self.duplicate(other)
        return other

    def redeal(self, reader: i64, dice: Dice) -> None:
        """Re-deal everything the reader has not seen."""
        imagine.redeal(self, reader, dice)

    def view(self, seat: object) -> object:
        """What a seat, or a spectator (None), knows."""
        from antechamber.games.queen_marie_antoinette.views.from_state import (
            view_of,  # Imported here because views import the table.
        )

        return view_of(self, self.reader(seat))

    def views(self, readers: Sequence[object]) -> list[Any]:
        """What each of these readers knows; the public part is built once."""
        from antechamber.games.queen_marie_antoinette.views.from_state import views_of

        return views_of(self, [self.reader(seat) for seat in readers])

    def dump(self) -> dict[str, object]:
        """The whole truth as a position."""
        from antechamber.games.queen_marie_antoinette.positions.dump import dump

        return dump(self)

    def outcome(self) -> Result:
        """Who won."""
        return ending.final_result(self)

    def explain(self) -> tuple[Line, ...]:
        """The parts of every score."""
        return ending.score_lines(self)

    def inventory(self) -> dict[str, int]:
        """How many there are of each card, wherever it is."""
        from antechamber.games.queen_marie_antoinette.positions.dump import inventory

        return inventory(self)


def start(players: i64, box: Box, chance: Chance) -> QueenMarieAntoinette:
    """Deal a game and go on to its first question (QMA 1)."""
    table = blank(players, box)
    table.chance = chance
    setup.deal(table)
    table.go_on()
    return table


def blank(players: i64, box: Box) -> QueenMarieAntoinette:
    """A table where nothing has happened yet."""
    blank = box.blanks.get(players)
    if blank is None:
        blank = QueenMarieAntoinette(players, box, Chance(STREAMS, 0, None))
        box.blanks[players] = blank
    table = QueenMarieAntoinette(players, box, blank.chance)
    blank.duplicate(table)
    return table
