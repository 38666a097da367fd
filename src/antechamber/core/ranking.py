"""From scores to ranks and utilities."""

from antechamber.core.result import Result


def rank(scores: list[int]) -> list[int]:
    """Ranks by score, highest first: equal scores share a rank and the next one is skipped (1-1-3)."""
    ranks: list[int] = []
    for score in scores:
        better = 0
        for other in scores:
            if other > score:
                better += 1
        ranks.append(1 + better)
    return ranks


def share_one(ranks: list[int]) -> list[float]:
    """The winners share 1; scaled so that all utilities add up to zero and a sole winner gets 1."""
    players = len(ranks)
    won = (1 / ranks.count(1) - 1 / players) * players / (players - 1)
    lost = -1 / (players - 1)
    return [won if rank == 1 else lost for rank in ranks]


def result_of(scores: list[int]) -> Result:
    """The result of a game in which the highest score wins."""
    ranks = rank(scores)
    return Result(tuple(ranks), tuple(scores), tuple(share_one(ranks)))
