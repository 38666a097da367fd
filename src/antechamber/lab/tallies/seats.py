"""What is counted in every game: who won, from which seat, with how much."""

from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any

from antechamber.core.events import Event
from antechamber.core.result import Result
from antechamber.core.state import State
from antechamber.lab.tallies.sheets import Sheet


@dataclass
class SeatTally:
    """Results by seat."""

    results: list[Result] = field(default_factory=list)

    def begin(self, view: Any) -> None:
        """Only the end matters here."""

    def note(self, event: Event, state: State) -> None:
        """Only the end matters here."""

    def end(self, result: Result) -> None:
        """Keep a result."""
        self.results.append(result)

    def sheets(self) -> list[Sheet]:
        """Win share, rank and score of every seat."""
        seats = range(len(self.results[0].ranks))
        columns = ("seat", "wins", "mean rank", "mean score", "spread", "lowest", "highest")
        return [Sheet("By seat", columns, [self._row(seat) for seat in seats])]

    def _row(self, seat: int) -> tuple[str, ...]:
        scores = [result.scores[seat] for result in self.results]
        shares = [(seat in result.winners) / len(result.winners) for result in self.results]
        ranks = [result.ranks[seat] for result in self.results]
        spread = stdev(scores) if len(scores) > 1 else 0.0
        figures = f"{fmean(shares):.1%} {fmean(ranks):.2f} {fmean(scores):.1f} {spread:.1f} {min(scores)} {max(scores)}"
        return (str(seat), *figures.split())
