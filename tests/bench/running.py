"""How a bench is run, and what each must print: every goal with its verdict, or one sentence on what is lacking."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).parents[2]


class Printed(Protocol):
    """A goal as a bench prints it."""

    @property
    def text(self) -> str: ...

    @property
    def wanted(self) -> str: ...


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


def check_goals(bench: str, goals: Iterable[Printed]) -> None:
    """Run the short form: each goal has a line of its own that ends with its verdict."""
    done = run("-m", bench, "--quick")

    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    for goal in goals:
        (line,) = (line for line in lines if line.strip().startswith(goal.text) and goal.wanted in line)
        assert line.endswith((" met", " missed"))


def check_lack(script: str, lacking: str) -> None:
    """Run a bench without what it measures against: it says so in one sentence."""
    done = run("-c", script)

    assert done.returncode == 2
    assert done.stdout == ""
    assert lacking in done.stderr
    assert len(done.stderr.splitlines()) == 1
