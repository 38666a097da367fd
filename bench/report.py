"""What the bench prints."""

import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from antechamber.core.build import COMPILED
from bench import openspiel, ours
from bench.clock import Spread, Timing
from bench.goals import Goal


@dataclass(frozen=True, slots=True)
class Comparison:
    """One table: how we play whole games, beside how the peers do."""

    title: str
    ours: str
    theirs: str


COMPARISONS = (
    Comparison("(a) in a Python loop; the peer's chance is drawn from chance_outcomes()", "loop", "loop"),
    Comparison("(a') in a Python loop; the peer's chance is drawn from legal_actions()", "loop", "kind loop"),
    Comparison("(b) inside the engine: our playout, the peer's evaluate_bots", "playout", "rollout"),
)


def print_header(rounds: int, seconds: float, is_pinned: bool) -> None:
    """When, on what and with what it was measured."""
    build = "compiled" if COMPILED else "pure Python"
    core = "one core" if is_pinned else "not kept on one core"
    print(f"{datetime.now(UTC).date()}, Python {platform.python_version()}, {processor()}, {core}")
    print(f"antechamber {version('antechamber')} ({build}), open_spiel {version('open_spiel')}")
    print(f"{rounds} rounds of {seconds:g} s for each line, in turn: median (the middle half of the rounds)")


def print_games(timings: Mapping[str, Timing]) -> None:
    """Random games per second, and how many times the peer's decisions per second ours are."""
    for name, players in ours.GAMES.items():
        for comparison in COMPARISONS:
            print(f"\n{comparison.title}")
            print(f"  {'':34}{'games/s':>10}  {'decisions/s':<36}{name} is so many times faster")
            mine = timings[f"{name} {comparison.ours}"]
            print(f"  {f'{name}, {players} players':34}{mine.times.middle:>10,.0f}  {whole(mine.speed)}")
            for peer, title in openspiel.GAMES.items():
                theirs = timings[f"{peer} {comparison.theirs}"]
                ratio = fine(mine.faster_than(theirs))
                print(f"  {title:34}{theirs.times.middle:>10,.0f}  {whole(theirs.speed):36}{ratio}")


def print_costs(timings: Mapping[str, Timing], sizes: Mapping[str, float | None]) -> None:
    """What a state costs to copy, to imagine anew, to look at and to hold."""
    print("\nOne state, on average over the positions of a game, in microseconds")
    for name in ours.GAMES:
        copy = timings[f"{name} copy"]
        for deed in ("copy", "imagine", "view"):
            timing = timings[f"{name} {deed}"]
            in_copies = "" if deed == "copy" else f"{fine(copy.faster_than(timing))} copies"
            print(f"  {f'{name} {deed}':34}{micro(timing.cost):36}{in_copies}")
    clone = f"{openspiel.CLONED} clone"
    print(f"  {clone:34}{micro(timings[clone].cost)}")
    print("\nBytes of memory for each state held")
    for name, size in sizes.items():
        print(f"  {name:34}{'not known on this system' if size is None else f'{size:,.0f}'}")


def print_goals(goals: Sequence[Goal], timings: Mapping[str, Timing]) -> None:
    """Each goal beside its figure."""
    print("\nGoals")
    for goal in goals:
        verdict = "met" if goal.is_met(timings) else "missed"
        print(f"  {goal.text:60}{goal.wanted:14}{fine(goal.figure(timings)):24}{verdict}")


def whole(figure: Spread) -> str:
    """A figure in whole numbers, with its spread."""
    return f"{figure.middle:,.0f} ({figure.low:,.0f} to {figure.high:,.0f})"


def fine(figure: Spread) -> str:
    """A figure with two decimals, with its spread."""
    return f"{figure.middle:.2f} ({figure.low:.2f} to {figure.high:.2f})"


def micro(figure: Spread) -> str:
    """Seconds as microseconds."""
    return fine(Spread(figure.middle * 1e6, figure.low * 1e6, figure.high * 1e6))


def processor() -> str:
    """The model of the processor, as far as the system says."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, platform.processor() or platform.machine())
