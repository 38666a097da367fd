"""The comparison of two builds: it runs, and says what it lacks."""

import re
import sys

import pytest

from tests.bench.running import run

LINE = re.compile(r"^(\S+) (loop|playout|copy) +\d+\.\d{3}   \(\d+\.\d{3} to \d+\.\d{3}\)$")


@pytest.mark.slow
def test_every_game_is_timed_in_the_loop_by_playouts_and_by_copies() -> None:
    done = run("-m", "bench.builds", sys.executable, sys.executable, "--rounds", "1", "--seconds", "0.01")

    found = [LINE.match(line) for line in done.stdout.splitlines()]
    assert all(found), done.stderr
    assert {match.group(1) for match in found if match} == {"royal-secrets", "royal-gambit", "queen-marie-antoinette"}
    assert len(found) == 9


def test_one_interpreter_is_not_enough() -> None:
    done = run("-m", "bench.builds", "python")

    assert done.returncode == 2
    assert "give two interpreters" in done.stderr
