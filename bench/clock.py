"""Timing that can be trusted on a noisy machine: one core, many short rounds in turn, ratios taken round by round."""

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import quantiles
from time import process_time


@dataclass(frozen=True, slots=True)
class Task:
    """Something to be timed: `run(n)` does it n times, each of so many operations (on average, where luck decides)."""

    name: str
    run: Callable[[int], None]
    operations: float


@dataclass(frozen=True, slots=True)
class Spread:
    """What the rounds gave: the median, and between what the middle half of them lies."""

    middle: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Timing:
    """How often a task was done per second, round by round."""

    operations: float
    rates: Sequence[float]

    @property
    def times(self) -> Spread:
        """How often per second."""
        return spread(self.rates)

    @property
    def speed(self) -> Spread:
        """Operations per second."""
        return spread(rate * self.operations for rate in self.rates)

    @property
    def cost(self) -> Spread:
        """Seconds per operation."""
        return spread(1 / (rate * self.operations) for rate in self.rates)

    def faster_than(self, other: "Timing") -> Spread:
        """How many times the other's operations per second, each round for itself."""
        both = zip(self.rates, other.rates, strict=True)
        return spread(rate * self.operations / (peer * other.operations) for rate, peer in both)


def spread(figures: Iterable[float]) -> Spread:
    """Sum up the figures of all rounds."""
    low, middle, high = quantiles(figures, n=4, method="inclusive")
    return Spread(middle, low, high)


def measure(tasks: Sequence[Task], rounds: int, seconds: float) -> dict[str, Timing]:
    """Time all tasks in turn, round after round, some `seconds` each."""
    counts = [fitting(task, seconds) for task in tasks]
    rates: list[list[float]] = [[] for _ in tasks]
    for _ in range(rounds):
        for task, count, known in zip(tasks, counts, rates, strict=True):
            known.append(count / elapsed(task, count))
    return {task.name: Timing(task.operations, known) for task, known in zip(tasks, rates, strict=True)}


def fitting(task: Task, seconds: float) -> int:
    """How often a task can be done in some seconds; finding that out warms it up."""
    count = 1
    while (spent := elapsed(task, count)) < seconds / 2:
        count *= 2
    return max(1, round(count * seconds / spent))


def elapsed(task: Task, count: int) -> float:
    """The seconds of processor time that a task takes when done so often; what else the machine does counts less so."""
    begun = process_time()
    task.run(count)
    return process_time() - begun


def stay_on_one_core() -> bool:
    """Keep this process on one core; False where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True
