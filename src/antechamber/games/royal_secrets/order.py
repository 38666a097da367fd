"""The order of play: every step of a round, in the rulebook's order (RS 2.3, RS 12.12)."""

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from antechamber.core.chance import Chance, Dice
from antechamber.core.moves import Move
from antechamber.core.result import Line, Result
from antechamber.core.seats import MEMBERS
from antechamber.core.steps import Order, Over
from antechamber.games.royal_secrets import ending, setup
from antechamber.games.royal_secrets.betting import Betting, Favors
from antechamber.games.royal_secrets.choosing import Choosing, Dinners, Naming, Plans, Splitting
from antechamber.games.royal_secrets.counting import Dues, Losses, Recruiting, Revealing
from antechamber.games.royal_secrets.ending import Clearing
from antechamber.games.royal_secrets.setup import Opening
from antechamber.games.royal_secrets.state import STREAMS, At, Box, Table
from antechamber.games.royal_secrets.ties import Tie
from antechamber.games.royal_secrets.views import imagine

ORDER: Final = Order(
    [
        Opening(),
        Plans(),
        Splitting(),
        Dinners(),
        Choosing(),
        Naming(),
        Betting(),
        Favors(),
        Recruiting(),
        Revealing(),
        Tie(),
        Dues(),
        Losses(),
        Clearing(),
        Over(At.OVER, "RS 11.3"),
    ]
)


@final
class RoyalSecrets(Table):
    """A game of Royal Secrets."""

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

    def copy(self) -> "RoyalSecrets":
        """The same game, to be played on independently."""
        other = RoyalSecrets(self.players, self.box, self.chance.copy())
        self.duplicate(other)
        return other

    def redeal(self, reader: i64, dice: Dice) -> None:
        """Re-deal everything the reader has not seen."""
        imagine.redeal(self, reader, dice)

    def view(self, seat: object) -> object:
        """What a seat, or a spectator (None), knows."""
        from antechamber.games.royal_secrets.views.from_state import view_of  # Views import the table.

        return view_of(self, self.reader(seat))

    def views(self, readers: Sequence[object]) -> list[Any]:
        """What each of these readers knows; the public part is built once."""
        from antechamber.games.royal_secrets.views.from_state import views_of

        return views_of(self, [self.reader(seat) for seat in readers])

    def dump(self) -> dict[str, object]:
        """The whole truth as a position."""
        from antechamber.games.royal_secrets.positions.dump import dump

        return dump(self)

    def outcome(self) -> Result:
        """Who won."""
        return ending.final_result(self)

    def explain(self) -> tuple[Line, ...]:
        """The parts of every score."""
        return ending.score_lines(self)

    def inventory(self) -> dict[str, int]:
        """How many there are of each card, wherever it is."""
        from antechamber.games.royal_secrets.positions.dump import inventory

        return inventory(self)


def start(players: i64, box: Box, chance: Chance) -> RoyalSecrets:
    """Deal a game and go on to its first question (RS 1)."""
    table = blank(players, box)
    table.chance = chance
    setup.deal(table)
    table.go_on()
    return table


def blank(players: i64, box: Box) -> RoyalSecrets:
    """A table where nothing has happened yet."""
    blank = box.blanks.get(players)
    if blank is None:
        blank = RoyalSecrets(players, box, Chance(STREAMS, 0, None))
        box.blanks[players] = blank
    table = RoyalSecrets(players, box, blank.chance)
    blank.duplicate(table)
    return table
