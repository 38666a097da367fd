"""What the bench of the server prints."""

import json
import platform
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from antechamber.core.build import COMPILED
from bench.clock import Spread, spread
from bench.report import fine, processor
from bench.server import ours, theirs
from bench.server.commits import IN_MEMORY, file_system
from bench.server.goals import GOALS, Figures, ratio
from bench.server.measuring import FEW, RATE, Plan
from bench.server.processes import ALL_CORES


@dataclass(frozen=True, slots=True)
class Line:
    """A figure of both servers, and by how much it is multiplied to be read."""

    text: str
    figure: str
    scale: float


CLOSED = (
    Line("moves/s", "moves/s", 1),
    Line("the server's CPU per move, microseconds", "cpu per move", 1e6),
    Line("the server's core in use, %", "server busy", 100),
    Line("the load's core in use, %", "load busy", 100),
)
STEADY = (
    Line("p50, milliseconds", "p50", 1e3),
    Line("p99, milliseconds", "p99", 1e3),
)
MEMORY = (
    Line(f"a match after {FEW} moves in all", "per match", 1 / 1024),
    Line("  with its garbage, as it runs", "per match, running", 1 / 1024),
    Line(f"a match after {FEW} moves by each seat", "per long match", 1 / 1024),
    Line("  with its garbage, as it runs", "per long match, running", 1 / 1024),
    Line("one of the four sockets", "per socket", 1 / 1024),
    Line("  with its garbage, as it runs", "per socket, running", 1 / 1024),
)


def print_header(plan: Plan, folder: Path) -> None:
    """When, on what and with what it was measured."""
    build = "compiled" if COMPILED else "pure Python"
    cores = "the servers on one core and the load on another" if len(ALL_CORES) > 1 else "all on one core"
    print(f"{datetime.now(UTC).date()}, Python {platform.python_version()}, {processor()}, {cores}")
    print(f"{ours.NAME} {version('antechamber')} ({build}): full Royal Secrets, every move committed to {disk(folder)}")
    print(f"{theirs.NAME} {peer_version()} on Node {node_version()}: adding one to a number, in memory")
    print(f"{plan.rounds} rounds in turn: median (the middle half of the rounds)")


def disk(folder: Path) -> str:
    """Where the log is kept, and a warning where that is no disk."""
    kind = file_system(folder)
    return f"{kind}, which is memory: NOT DURABLE" if kind in IN_MEMORY else f"a disk ({kind})"


def peer_version() -> str:
    """The version that is installed."""
    package = json.loads((theirs.MODULES / theirs.NAME / "package.json").read_text())
    return str(package["version"])


def node_version() -> str:
    """The version of Node."""
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()  # noqa: S607


def print_figures(plan: Plan, mine: Figures, peers: Figures) -> None:
    """Everything that was measured."""
    print_lines(f"Closed loop: {plan.tables} tables of four, each as fast as it goes", CLOSED, mine, peers)
    print_lines(f"{RATE} moves/s over {plan.tables} tables, from submit to everybody's frame", STEADY, mine, peers)
    for line in (Line("  one durable commit, p50", "commit p50", 1e3), Line("  and p99", "commit p99", 1e3)):
        print(f"  {line.text:42}{shown(mine, line)}")
    title = f"Growth of memory, kB each, with {plan.matches} matches of four open sockets ({plan.memory_rounds} rounds)"
    print_lines(title, MEMORY, mine, peers)


def print_lines(title: str, lines: Sequence[Line], mine: Figures, peers: Figures) -> None:
    """A table: ours, theirs, and how many times theirs ours is."""
    print(f"\n{title}")
    print(f"  {'':42}{ours.NAME:28}{theirs.NAME:28}so many times theirs")
    for line in lines:
        times = fine(ratio(mine[line.figure], peers[line.figure]))
        print(f"  {line.text:42}{shown(mine, line):28}{shown(peers, line):28}{times}")


def shown(figures: Figures, line: Line) -> str:
    """A figure with its spread, in as many digits as say something."""
    figure = spread(value * line.scale for value in figures[line.figure])
    return (
        f"{figure.middle:,.{places(figure)}f} ({figure.low:,.{places(figure)}f} to {figure.high:,.{places(figure)}f})"
    )


def places(figure: Spread) -> int:
    """How many decimals to print."""
    return 0 if figure.middle >= 100 else 1 if figure.middle >= 10 else 2


def print_goals(mine: Figures, peers: Figures) -> None:
    """Each goal beside its figure."""
    print("\nGoals")
    for goal in GOALS:
        verdict = "met" if goal.is_met(mine, peers) else "missed"
        print(f"  {goal.text:58}{goal.wanted:14}{fine(goal.ratio(mine, peers)):24}{verdict}")
