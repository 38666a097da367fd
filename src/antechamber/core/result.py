"""How a game ended."""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One part of a seat's score, with the rule that gives it."""

    seat: int
    amount: int
    why: str
    rule: str


class Result(msgspec.Struct, frozen=True):
    """Who won, and why: ranks (1 is best, equal results share one), scores, utilities and the parts of each score."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    utility: tuple[float, ...]
    why: tuple[Line, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the first rank."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def rank(scores: list[int]) -> tuple[int, ...]:
    """Ranks by score, the highest first: equal scores share a rank and the next one is skipped (1-1-3)."""
    return tuple([1 + sum([other > score for other in scores]) for score in scores])


def share_one(ranks: tuple[int, ...]) -> tuple[float, ...]:
    """The winners share 1; scaled so that all utilities add up to zero and a sole winner has 1."""
    players = len(ranks)
    won = (1 / ranks.count(1) - 1 / players) * players / (players - 1)
    lost = -1 / (players - 1)
    return tuple([won if rank == 1 else lost for rank in ranks])


def result_of(scores: list[int], why: tuple[Line, ...] = ()) -> Result:
    """The result of a game in which the highest score wins."""
    ranks = rank(scores)
    return Result(ranks, tuple(scores), share_one(ranks), why)
