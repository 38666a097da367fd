"""From scores to ranks and utilities."""

from fractions import Fraction
from itertools import product

import pytest

from antechamber.core.ranking import rank, result_of, share_one
from antechamber.core.result import Line, Result


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([10, 8, 6], [1, 2, 3]),
        ([6, 8, 10], [3, 2, 1]),
        ([9, 9, 4], [1, 1, 3]),
        ([4, 9, 9, 9], [4, 1, 1, 1]),
        ([9, 4, 4, 2], [1, 2, 2, 4]),
        ([0, 0, 0], [1, 1, 1]),
        ([-3, -5], [1, 2]),
    ],
)
def test_equal_scores_share_a_rank_and_the_next_is_skipped(scores: list[int], ranks: list[int]) -> None:
    assert rank(scores) == ranks


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_sole_winner_has_utility_1(players: int) -> None:
    utility = share_one([1, *range(2, players + 1)])

    assert utility[0] == pytest.approx(1)
    assert utility[1:] == pytest.approx([-1 / (players - 1)] * (players - 1))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_utilities_add_up_to_zero_and_follow_the_formula(players: int) -> None:
    """The winners share 1; a share becomes (share - 1/n) * n/(n-1)."""
    for scores in product(range(3), repeat=players):
        result = result_of(list(scores))
        share = Fraction(1, len(result.winners))
        shares = [share if seat in result.winners else Fraction(0) for seat in range(players)]
        expected = [float((part - Fraction(1, players)) * players / (players - 1)) for part in shares]
        assert result.utility == pytest.approx(expected)
        assert sum(result.utility) == pytest.approx(0, abs=1e-12)


def test_a_shared_win_of_all_is_worth_nothing_to_anybody() -> None:
    assert result_of([7, 7, 7, 7]).utility == pytest.approx((0, 0, 0, 0))


def test_a_result_tells_ranks_scores_and_winners() -> None:
    result = result_of([12, 20, 20])

    assert (result.ranks, result.scores, result.winners) == ((3, 1, 1), (12, 20, 20), (1, 2))
    assert result.utility == pytest.approx((-0.5, 0.25, 0.25))


def test_a_result_is_given_its_reasons() -> None:
    why = (Line(0, 7, "points", "RS 11.1"), Line(1, 3, "points", "RS 11.1"))
    result = result_of([7, 3])

    assert result.why == ()
    assert result.because(why) == Result((1, 2), (7, 3), (1.0, -1.0), why)
