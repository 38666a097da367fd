"""Killed at named points and at random, a server loses nothing that it acknowledged, and invents nothing."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.server.crashes.checking import check, check_end
from tests.server.crashes.crashing import IN_STORAGE, POINTS
from tests.server.crashes.evening import Evening, Plan
from tests.server.crashes.plans import TWENTY, by_chance, from_outside


def run(folder: Path, plan: Plan) -> None:
    """Play through all deaths and to the end, and have the checker look at it."""
    evening = Evening(folder, plan)
    evening.run()

    check(evening)
    check_end(evening)
    assert evening.kills == len(plan.deaths)


def numbered(plans: Sequence[Plan]) -> list[ParameterSet]:
    """Plans by their numbers; a death in the midst of compiled code cannot be planted: those are for the pure build."""
    inside = [any(death.point and death.point not in IN_STORAGE for death in plan.deaths) for plan in plans]
    return [pytest.param(plan, id=str(n), marks=[pytest.mark.pure] * inside[n]) for n, plan in enumerate(plans)]


@pytest.mark.slow
@pytest.mark.parametrize("plan", numbered(TWENTY))
def test_nothing_acknowledged_is_lost(plan: Plan, tmp_path: Path) -> None:
    run(tmp_path, plan)


@pytest.mark.proof
@pytest.mark.parametrize("plan", numbered([by_chance(number) for number in range(200)]))
def test_nothing_acknowledged_is_lost_in_two_hundred_runs(plan: Plan, tmp_path: Path) -> None:
    run(tmp_path, plan)


@pytest.mark.proof
@pytest.mark.parametrize("plan", numbered([from_outside(number) for number in range(100)]))
def test_nothing_acknowledged_is_lost_when_it_is_killed_from_outside(plan: Plan, tmp_path: Path) -> None:
    """On the compiled build too."""
    run(tmp_path, plan)


def test_the_twenty_runs_pass_every_named_point() -> None:
    assert {death.point for plan in TWENTY for death in plan.deaths if death.point} == set(POINTS)
