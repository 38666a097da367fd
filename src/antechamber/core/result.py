"""How a game ended."""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One part of a seat's score, with the rule that gives it."""

    seat: int
    amount: int
    why: str
    rule: str


class Result(msgspec.Struct, frozen=True):
    """Who won, and why: ranks (1 is best, ties share a rank), scores, utilities and the parts of each score."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    utility: tuple[float, ...]
    why: tuple[Line, ...] = ()

    def because(self, why: tuple[Line, ...]) -> "Result":
        """The same result with its reasons."""
        return Result(self.ranks, self.scores, self.utility, why)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the first rank."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
