"""What we promise: every line is a figure of ours, the figure of the peer beside which it stands, and the bound."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bench.clock import Spread, spread

Figures = Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True)
class Goal:
    """A promise: a figure of ours is at least, or at most, so many times the peer's."""

    text: str
    figure: str
    peer: str
    sense: Literal["at least", "at most"]
    bound: float

    def ratio(self, ours: Figures, theirs: Figures) -> Spread:
        """What was measured, as a multiple of the peer's, each round for itself."""
        return ratio(ours[self.figure], theirs[self.peer])

    def is_met(self, ours: Figures, theirs: Figures) -> bool:
        """True when the median keeps the promise."""
        figure = self.ratio(ours, theirs).middle
        return figure >= self.bound if self.sense == "at least" else figure <= self.bound

    @property
    def wanted(self) -> str:
        """The bound in words."""
        return f"{self.sense} {self.bound:g}"


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """How many times theirs ours is, each round for itself."""
    return spread(mine / peer for mine, peer in zip(ours, theirs, strict=True))


GOALS = (
    Goal("closed loop: moves/s, times boardgame.io's", "moves/s", "moves/s", "at least", 2.5),
    Goal("closed loop: CPU per move, times boardgame.io's", "cpu per move", "cpu per move", "at most", 0.4),
    Goal("500 moves/s: p99, times its own with a durable commit's", "p99", "p99 and a commit's", "at most", 1),
    Goal("memory per match after 8 moves by each, times its own", "per long match", "per long match", "at most", 0.5),
)
