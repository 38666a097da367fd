"""`python -m bench.builds BEFORE AFTER`: times two builds of the engine in turn and prints what the later one keeps.

BEFORE and AFTER are interpreters, each with another build of Antechamber installed. Both do the same work on one core,
one after the other, several times; a ratio above 1 says that AFTER is faster.
"""

import argparse
import json
import subprocess
import sys
from statistics import median
from time import process_time
from typing import Final

from bench.clock import stay_on_one_core
from bench.ours import GAMES, tasks_of

ROUNDS: Final = 7
SECONDS: Final = 1.0
"""Processor time for each task in each round."""
KINDS: Final = ("loop", "playout", "copy")


def rates(seconds: float) -> dict[str, float]:
    """How often each task was done in a second of processor time, by the build that runs this."""
    stay_on_one_core()
    found: dict[str, float] = {}
    for name, players in GAMES.items():
        for task in tasks_of(name, players, 20):
            if task.name.split()[-1] in KINDS:
                task.run(3)
                times, start = 0, process_time()
                while process_time() - start < seconds:
                    task.run(10)
                    times += 10
                found[task.name] = times / (process_time() - start)
    return found


def measured(python: str, seconds: float) -> dict[str, float]:
    """The rates of another interpreter's build."""
    command = [python, "-m", "bench.builds", "--rates", str(seconds)]
    found: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603
    return found


def main() -> int:
    """Print the median ratio of every task."""
    parser = argparse.ArgumentParser(prog="python -m bench.builds", description=__doc__)
    parser.add_argument("before", nargs="?", help="an interpreter with the earlier build")
    parser.add_argument("after", nargs="?", help="an interpreter with the later build")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="processor time for each task in each round")
    parser.add_argument("--rates", type=float, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.rates is not None:
        print(json.dumps(rates(arguments.rates)))
        return 0
    if arguments.after is None:
        parser.error("give two interpreters, one for each build")
    ratios: dict[str, list[float]] = {}
    for _ in range(arguments.rounds):
        before, after = measured(arguments.before, arguments.seconds), measured(arguments.after, arguments.seconds)
        for name in before:
            ratios.setdefault(name, []).append(after[name] / before[name])
    for name, found in ratios.items():
        print(f"{name:<32} {median(found):.3f}   ({min(found):.3f} to {max(found):.3f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
