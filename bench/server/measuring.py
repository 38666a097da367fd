"""What is measured of a server: a round of play, and the growth of its memory."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any, Final, Protocol

from bench.server.drivers import ClosedLoop, SteadyRate
from bench.server.match import SEATS, Match
from bench.server.processes import Process

RATE: Final = 500
"""Moves per second of the steady rate."""
FEW, MANY = 8, 8 * SEATS
"""Eight moves in each match, and eight by each seat."""
COLLECTIONS: Final = 4

Figures = dict[str, list[float]]
"""What was measured, by its name, round after round."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is done."""

    rounds: int
    tables: int
    warm_up: float
    closed: float
    """Seconds of the closed loop in each round."""
    steady: float
    """Seconds at the steady rate in each round."""
    commits: int
    memory_rounds: int
    matches: int
    """How many matches are held while memory is measured."""
    settling: float
    """Seconds to wait after each collection of garbage."""


class Server(Protocol):
    """A server that runs, ours or theirs."""

    name: str
    process: Process

    async def seat(self, count: int) -> Sequence[Any]:
        """So many matches at which four sit, who are not connected."""

    async def join(self, seated: Sequence[Any]) -> list[Match]:
        """Those matches with everybody connected."""


async def play_a_round(server: Server, plan: Plan) -> dict[str, float]:
    """New matches in a closed loop, then at the steady rate."""
    matches = await server.join(await server.seat(plan.tables))
    figures = await in_a_closed_loop(server, matches, plan) | await at_a_steady_rate(matches, plan)
    hang_up(matches)
    return figures


def hang_up(matches: Sequence[Match]) -> None:
    """Close all sockets."""
    for match in matches:
        match.close()


async def in_a_closed_loop(server: Server, matches: Sequence[Match], plan: Plan) -> dict[str, float]:
    """How many moves are made when all matches go as fast as they can, and what they cost."""
    loop = ClosedLoop(matches)
    await asyncio.sleep(plan.warm_up)
    moves, cpu, load, begun = loop.moves, server.process.cpu(), process_time(), perf_counter()
    await asyncio.sleep(plan.closed)
    made, seconds = loop.moves - moves, perf_counter() - begun
    cpu, load = server.process.cpu() - cpu, process_time() - load
    await loop.stop()
    return {
        "moves/s": made / seconds,
        "cpu per move": cpu / made,
        "server busy": cpu / seconds,
        "load busy": load / seconds,
    }


async def at_a_steady_rate(matches: Sequence[Match], plan: Plan) -> dict[str, float]:
    """How long it takes from a move to the frame at the last of the four."""
    steady = SteadyRate(matches, RATE, plan.steady)
    await steady.run()
    return percentiles(steady.seconds)


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """The middle, and what one in a hundred exceeds."""
    cuts = quantiles(seconds, n=100)
    return {"p50": cuts[49], "p99": cuts[98]}


async def grow(server: Server, plan: Plan) -> dict[str, float]:
    """By how many bytes a new server grows with each socket, and once it is warm with each match."""
    count = plan.matches
    seated = await server.seat(count)
    unconnected = await settled(server, plan)
    first = await server.join(seated)
    figures = await growth("per socket", server, plan, unconnected, count * SEATS)
    await ClosedLoop(first, FEW).rest()
    before = await settled(server, plan)
    matches = await server.join(await server.seat(count))
    await ClosedLoop(matches, FEW).rest()
    figures |= await growth("per match", server, plan, before, count)
    await ClosedLoop(matches, MANY - FEW).rest()
    figures |= await growth("per long match", server, plan, before, count)
    hang_up([*first, *matches])
    return figures


async def growth(name: str, server: Server, plan: Plan, before: int, count: int) -> dict[str, float]:
    """By how much it has grown for each of so many: as it runs, and when all garbage is gone."""
    running = server.process.resident()
    return {f"{name}, running": (running - before) / count, name: (await settled(server, plan) - before) / count}


async def settled(server: Server, plan: Plan) -> int:
    """The memory of a server without its garbage; it takes a while until what was given up is gone."""
    for _ in range(COLLECTIONS):
        server.process.collect()
        await asyncio.sleep(plan.settling)
    return server.process.resident()
