"""How the load plays its matches: each as fast as it goes, or all together at a steady rate."""

import asyncio
from collections import deque
from collections.abc import Sequence
from itertools import cycle
from math import inf
from time import perf_counter
from typing import Final

from bench.server.match import Match

PATIENCE: Final = 60.0
"""Seconds after which something that should have come is given up."""
TICK: Final = 0.001
"""How often the steady rate looks at the clock; the event loop can do no finer."""


class Countdown:
    """Waits until something has happened so many times."""

    def __init__(self, count: int) -> None:
        self._left = count
        self._is_over = asyncio.Event()

    def step(self) -> None:
        """It has happened once more."""
        self._left -= 1
        if not self._left:
            self._is_over.set()

    async def wait(self) -> None:
        """Wait for the last time."""
        async with asyncio.timeout(PATIENCE):
            await self._is_over.wait()


class Beginning:
    """Waits until a match can begin, and makes no move."""

    def __init__(self) -> None:
        self.begun = Countdown(1)

    def done(self, match: Match) -> None:
        """Nothing to note: nobody moves yet."""

    def ready(self, match: Match) -> None:
        """It can begin."""
        self.begun.step()


class ClosedLoop:
    """Each match makes its next move as soon as everybody has the frame of the last."""

    def __init__(self, matches: Sequence[Match], moves: float = inf) -> None:
        """Of each match so many moves, or as many as there is time for."""
        self.moves = 0
        self._left = dict.fromkeys(matches, moves)
        self._resting = Countdown(len(matches))
        for match in matches:
            match.driver = self
            self.ready(match)

    def done(self, match: Match) -> None:
        """Count the move."""
        self.moves += 1

    def ready(self, match: Match) -> None:
        """Go on, until it has moved often enough."""
        if self._left[match] > 0:
            self._left[match] -= 1
            match.move()
        else:
            self._resting.step()

    async def rest(self) -> None:
        """Wait until every match has made all its moves."""
        await self._resting.wait()

    async def stop(self) -> None:
        """Let every match finish the move it is at."""
        self._left = dict.fromkeys(self._left, 0)
        await self.rest()


class SteadyRate:
    """So many moves per second over all matches in turn, whether the server keeps up or not."""

    def __init__(self, matches: Sequence[Match], rate: float, seconds: float) -> None:
        """The matches are at rest."""
        self.rate = rate
        self.count = round(rate * seconds)
        self.seconds: list[float] = []
        """From the moment when a move was due to the frame at the last of the four, for each move."""
        self._resting = set(matches)
        self._due: dict[Match, deque[float]] = {match: deque() for match in matches}
        self._moving: dict[Match, float] = {}
        self._left = Countdown(self.count)
        for match in matches:
            match.driver = self

    async def run(self) -> None:
        """Play, and wait for the last frames."""
        turns = cycle(self._due)
        begun, ordered = perf_counter(), 0
        while ordered < self.count:
            now = perf_counter()
            while ordered < min(self.count, (now - begun) * self.rate):
                self._order(next(turns), now)
                ordered += 1
            await asyncio.sleep(TICK)
        await self._left.wait()

    def done(self, match: Match) -> None:
        """Note how long it took."""
        self.seconds.append(perf_counter() - self._moving.pop(match))
        self._left.step()

    def ready(self, match: Match) -> None:
        """Make the move that has become due meanwhile, or rest."""
        self._resting.add(match)
        if self._due[match]:
            self._move(match)

    def _order(self, match: Match, now: float) -> None:
        """A move of this match is due; if its last one still runs, the waiting counts."""
        self._due[match].append(now)
        if match in self._resting:
            self._move(match)

    def _move(self, match: Match) -> None:
        self._resting.discard(match)
        self._moving[match] = self._due[match].popleft()
        match.move()
