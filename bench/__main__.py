"""`python -m bench`: times our games beside OpenSpiel's and prints each goal beside its figure."""

import argparse
import sys

from bench import openspiel, ours, report
from bench.clock import Task, measure, stay_on_one_core
from bench.goals import GOALS


def main() -> int:
    """Measure everything in one run; 2 when there is nobody to measure against."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="a moment only: shows that all runs, its figures mean little"
    )
    is_quick = parser.parse_args().quick
    if not openspiel.IS_INSTALLED:
        print("The bench measures beside OpenSpiel, which is not installed: run `make bench`.", file=sys.stderr)
        return 2
    rounds, seconds, sample = (2, 0.01, 20) if is_quick else (15, 0.1, 1000)
    report.print_header(rounds, seconds, stay_on_one_core())
    sizes = memory()
    timings = measure(tasks(sample), rounds, seconds)
    report.print_games(timings)
    report.print_costs(timings, sizes)
    report.print_goals(GOALS, timings)
    return 0


def memory() -> dict[str, float | None]:
    """Bytes for each state of our games and of the one that is cloned."""
    sizes = {name: ours.bytes_of(name, players) for name, players in ours.GAMES.items()}
    return {**sizes, openspiel.CLONED: openspiel.bytes_of(openspiel.CLONED)}


def tasks(sample: int) -> list[Task]:
    """All that is timed."""
    mine = [task for name, players in ours.GAMES.items() for task in ours.tasks_of(name, players, sample)]
    theirs = [task for name in openspiel.GAMES for task in openspiel.tasks_of(name, sample)]
    return [*mine, *theirs]


if __name__ == "__main__":
    sys.exit(main())
