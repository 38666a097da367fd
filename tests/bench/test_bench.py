"""The bench runs and prints every goal; its figures are for people to read, so no test asserts a time."""

from importlib.util import find_spec

import pytest

from bench.clock import Spread, Task, Timing, measure, spread
from bench.goals import GOALS, Goal
from tests.bench.running import check_goals, check_lack

WITHOUT_OPENSPIEL = "import runpy, sys; sys.modules['pyspiel'] = None; runpy.run_module('bench', run_name='__main__')"


@pytest.mark.slow
@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed; `make bench` installs it")
def test_a_quick_run_prints_every_goal_with_its_verdict() -> None:
    check_goals("bench", GOALS)


@pytest.mark.slow
@pytest.mark.pure
def test_without_openspiel_it_says_so_in_one_sentence() -> None:
    check_lack(WITHOUT_OPENSPIEL, "OpenSpiel")


def test_ratios_are_taken_round_by_round() -> None:
    """The machine was half as fast in the last two rounds: each alone slowed, their ratio stayed."""
    ours = Timing(operations=8, rates=[8, 8, 4, 4])
    theirs = Timing(operations=4, rates=[4, 4, 2, 2])

    assert ours.faster_than(theirs) == Spread(4, 4, 4)
    assert ours.speed == Spread(48, 32, 64)
    assert ours.cost == Spread(3 / 128, 1 / 64, 1 / 32)


def test_every_task_has_its_turn_in_every_round() -> None:
    turns: list[str] = []

    def slow(count: int) -> None:
        turns.append("slow")
        sum(range(20_000 * count))

    def quick(count: int) -> None:
        turns.append("quick")
        sum(range(10_000 * count))

    timings = measure([Task("slow", slow, 1), Task("quick", quick, 2)], rounds=3, seconds=0.001)

    assert turns[-6:] == ["slow", "quick"] * 3
    assert {name: len(timing.rates) for name, timing in timings.items()} == {"slow": 3, "quick": 3}
    assert timings["quick"].operations == 2


@pytest.mark.parametrize(("rate", "is_met"), [(59, False), (60, True), (61, True)])
def test_a_goal_of_speed_is_met_from_its_bound_up(rate: float, is_met: bool) -> None:
    goal = Goal("loop", "ours", "theirs", "speed", 6)
    timings = {"ours": Timing(1, [rate, rate]), "theirs": Timing(1, [10, 10])}

    assert goal.wanted == "at least 6"
    assert goal.is_met(timings) == is_met


@pytest.mark.parametrize(("rate", "is_met"), [(9, False), (10, True), (11, True)])
def test_a_goal_of_time_is_met_down_from_its_bound(rate: float, is_met: bool) -> None:
    goal = Goal("imagine", "ours", "theirs", "time", 3)
    timings = {"ours": Timing(1, [rate, rate]), "theirs": Timing(1, [30, 30])}

    assert goal.wanted == "at most 3"
    assert goal.is_met(timings) == is_met


def test_the_spread_leaves_out_what_a_busy_machine_did() -> None:
    assert spread([1, 10, 11, 12, 90]) == Spread(11, 10, 12)
