"""What we promise: every line is a task, the task beside which it stands, and how they must compare."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bench.clock import Spread, Timing


@dataclass(frozen=True, slots=True)
class Goal:
    """A promise: so many times the peer's speed at least, or so many times its time at most."""

    text: str
    task: str
    peer: str
    measure: Literal["speed", "time"]
    bound: float

    def figure(self, timings: Mapping[str, Timing]) -> Spread:
        """What was measured, as a multiple of the peer."""
        task, peer = timings[self.task], timings[self.peer]
        return task.faster_than(peer) if self.measure == "speed" else peer.faster_than(task)

    def is_met(self, timings: Mapping[str, Timing]) -> bool:
        """True when the median keeps the promise."""
        figure = self.figure(timings).middle
        return figure >= self.bound if self.measure == "speed" else figure <= self.bound

    @property
    def wanted(self) -> str:
        """The bound in words."""
        return f"{'at least' if self.measure == 'speed' else 'at most'} {self.bound:g}"


GOALS = (
    Goal("(a) a Python loop, times hearts", "royal-secrets loop", "hearts loop", "speed", 6),
    Goal("(a') the same, times hearts drawn kindly", "royal-secrets loop", "hearts kind loop", "speed", 3),
    Goal("(b) playout, times hearts' C++ rollout", "royal-secrets playout", "hearts rollout", "speed", 4),
    Goal("Royal Gambit: a Python loop, times hearts", "royal-gambit loop", "hearts loop", "speed", 5),
    Goal("Royal Gambit: playout, times hearts' C++ rollout", "royal-gambit playout", "hearts rollout", "speed", 2),
    Goal(
        "Queen Marie-Antoinette: a Python loop, times hearts", "queen-marie-antoinette loop", "hearts loop", "speed", 4
    ),
    Goal(
        "Queen Marie-Antoinette: playout, times hearts' C++ rollout",
        "queen-marie-antoinette playout",
        "hearts rollout",
        "speed",
        1.5,
    ),
    Goal("a copy, in clones of hearts", "royal-secrets copy", "hearts clone", "time", 1),
    Goal("imagine, in copies", "royal-secrets imagine", "royal-secrets copy", "time", 3),
)
