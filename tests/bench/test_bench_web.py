"""The bench of the browser client runs and prints its goal; its figures are for people, so no test asserts a time."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench.web.__main__ import at

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("chromium") is None, reason="no chromium was found")
def test_a_quick_run_prints_the_goal_for_every_screen() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.web", "--quick"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    verdicts = [line for line in done.stdout.splitlines() if line.strip().startswith("goal:")]
    assert len(verdicts) == 4
    assert all(verdict.endswith((": met", ": missed")) for verdict in verdicts)


def test_a_share_of_figures_does_not_exceed_the_figure_given() -> None:
    figures = [5.0, 1.0, 3.0, 2.0, 4.0]
    assert at(figures, 0.5) == 3.0
    assert at(figures, 0.95) == 5.0
    assert at([7.0], 0.95) == 7.0
