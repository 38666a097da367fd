"""A sealed window: several seats are asked at once, and nobody learns who has answered until it closes."""

from typing import Final

import msgspec

from antechamber.core.moves import Move


class Pace(msgspec.Struct, frozen=True):
    """How long a window stays open, in seconds: at least so long, however soon all answer, and at most so long.

    With nothing for the most it waits for everybody.
    """

    least: float = 1.5
    most: float = 90.0


FOREVER: Final = float("inf")


class Window:
    """The answers that have come in, kept apart from the game until they are opened together."""

    def __init__(self, seats: tuple[int, ...], opened: float) -> None:
        self.seats = seats
        self.opened = opened
        self.answers: dict[int, Move] = {}

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return tuple(seat for seat in self.seats if seat not in self.answers)

    def closes(self, pace: Pace) -> float:
        """When it is to be closed, as things stand: at the least time once all have answered, else at its deadline."""
        if not self.absent:
            return self.opened + pace.least
        return self.opened + max(pace.most, pace.least) if pace.most else FOREVER
