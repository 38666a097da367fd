"""`python -m bench.server`: our server beside boardgame.io's, in one run, and each goal beside its figure."""

import argparse
import asyncio
import contextlib
import gc
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import uvloop

from bench.server import report, theirs
from bench.server.commits import commit_seconds
from bench.server.measuring import Figures, Plan, Server, grow, percentiles, play_a_round
from bench.server.ours import OurServer
from bench.server.processes import ROOT, on_core
from bench.server.theirs import TheirServer

FULL: Final = Plan(
    rounds=7, tables=100, warm_up=1.0, closed=3.0, steady=5.0, commits=500, memory_rounds=3, matches=300, settling=1.0
)
QUICK: Final = Plan(
    rounds=2, tables=10, warm_up=0.1, closed=0.3, steady=0.5, commits=100, memory_rounds=2, matches=20, settling=0.05
)


def main() -> int:
    """Measure everything in one run; 2 when there is nobody to measure against."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="some seconds only: shows that all runs, its figures mean little"
    )
    plan = QUICK if parser.parse_args().quick else FULL
    if lacking := what_is_lacking():
        print(f"The bench of the server {lacking}.", file=sys.stderr)
        return 2
    gc.disable()  # The load shall not pause.
    with folder_on_disk() as folder, on_core(first=False):
        report.print_header(plan, folder)
        mine, peers = uvloop.run(measure(plan, folder))
    report.print_figures(plan, mine, peers)
    report.print_goals(mine, peers)
    return 0


def what_is_lacking() -> str | None:
    """Why nothing can be measured here, if nothing can."""
    if not Path("/proc/self/statm").exists():
        return "reads processor time and memory from /proc, which this system does not have"
    if shutil.which("node") is None or not theirs.IS_INSTALLED:
        return "measures beside boardgame.io, which is not installed: run `make bench-server`, with Node on the PATH"
    return None


@contextlib.contextmanager
def folder_on_disk() -> Iterator[Path]:
    """A folder for databases where the project is, since a temporary folder of the system may be in memory."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="bench-server-") as name:
        yield Path(name)


async def measure(plan: Plan, folder: Path) -> tuple[Figures, Figures]:
    """All rounds of both servers, in turn."""
    end_at_faults()
    mine: Figures = {}
    peers: Figures = {}
    with running(lambda: OurServer(folder)) as server, running(TheirServer) as peer:
        for each in (server, peer) * 2:
            await play_a_round(each, plan)  # To warm up: the peer's compiler takes some thousand moves.
        for _ in range(plan.rounds):
            note(mine, await play_a_round(server, plan))
            note(peers, await play_a_round(peer, plan))
            commit = percentiles(commit_seconds(folder, plan.commits))
            note(mine, {f"commit {name}": seconds for name, seconds in commit.items()})
            note(peers, {"p99 and a commit's": peers["p99"][-1] + commit["p99"]})
    for _ in range(plan.memory_rounds):
        with running(lambda: OurServer(folder)) as server:
            note(mine, await grow(server, plan))
        with running(TheirServer) as peer:
            note(peers, await grow(peer, plan))
    return mine, peers


@contextlib.contextmanager
def running(start: Callable[[], Server]) -> Iterator[Server]:
    """A server for as long as it is measured."""
    server = start()
    try:
        yield server
    finally:
        server.process.stop()


def note(figures: Figures, new: dict[str, float]) -> None:
    """Add what a round gave."""
    for name, figure in new.items():
        figures.setdefault(name, []).append(figure)


def end_at_faults() -> None:
    """Let a fault in any callback end the bench, instead of leaving it to wait for a frame that will not come."""
    measuring = asyncio.current_task()

    def end(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        loop.set_exception_handler(lambda *_: None)  # One fault is enough to be told of.
        loop.default_exception_handler(context)
        if measuring is not None:
            measuring.cancel("the bench failed")

    asyncio.get_running_loop().set_exception_handler(end)


if __name__ == "__main__":
    sys.exit(main())
