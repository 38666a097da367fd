"""The bench of the server runs and prints every goal; its figures are for people to read, so no test asserts a time."""

import asyncio
import shutil
from pathlib import Path

import pytest

from bench.clock import Spread
from bench.server import theirs
from bench.server.commits import commit_seconds, file_system
from bench.server.drivers import ClosedLoop, SteadyRate
from bench.server.goals import GOALS, Goal
from bench.server.match import SEATS, Match, Moves
from bench.server.ours import read
from bench.server.websocket import WebSocket
from tests.bench.running import check_goals, check_lack

HAS_PEER = shutil.which("node") is not None and theirs.IS_INSTALLED
WITHOUT_PEER = """
import runpy
from bench.server import theirs
theirs.IS_INSTALLED = False
runpy.run_module("bench.server", run_name="__main__")
"""


@pytest.mark.slow
@pytest.mark.skipif(not HAS_PEER, reason="boardgame.io or Node is not installed; `make build/peer/.installed` helps")
def test_a_quick_run_prints_every_goal_with_its_verdict() -> None:
    check_goals("bench.server", GOALS)


@pytest.mark.slow
@pytest.mark.pure
def test_without_the_peer_it_says_so_in_one_sentence() -> None:
    check_lack(WITHOUT_PEER, "boardgame.io")


class Echo(Match):
    """A match without a server: all four hear of a move when the test says so."""

    def __init__(self) -> None:
        super().__init__(ClosedLoop([]))
        self.moves = 0

    def next_moves(self) -> Moves:
        self.moves += 1
        return ()

    def answer(self) -> None:
        for _ in range(SEATS):
            self.heard()


def test_a_move_is_done_when_the_last_of_the_four_has_heard() -> None:
    async def play() -> None:
        match = Echo()
        loop = ClosedLoop([match], moves=2)
        for _ in range(SEATS - 1):
            match.heard()
        assert (loop.moves, match.moves) == (0, 1)

        match.heard()
        assert (loop.moves, match.moves) == (1, 2)

        match.answer()
        await loop.rest()
        assert (loop.moves, match.moves) == (2, 2)

    asyncio.run(play())


def test_at_a_steady_rate_a_move_that_is_due_too_early_waits_and_the_waiting_counts() -> None:
    async def play() -> None:
        match = Echo()
        steady = SteadyRate([match], rate=1000, seconds=0.002)
        playing = asyncio.create_task(steady.run())
        await asyncio.sleep(0.02)
        assert match.moves == 1  # Both are due, and the first is not answered.

        match.answer()
        assert match.moves == 2
        match.answer()
        await playing
        assert len(steady.seconds) == 2

    asyncio.run(play())


@pytest.mark.parametrize(
    ("size", "piece"), [(0, 1), (125, 1), (126, 1), (300, 10), (65_535, 1000), (65_536, 1000), (65_536, 10**6)]
)
def test_the_socket_reads_frames_of_every_size_in_pieces_of_every_size(size: int, piece: int) -> None:
    heard: list[bytes] = []

    async def receive() -> None:
        socket = WebSocket(0, "/", heard.append)
        sent = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + framed(b"x" * size) + framed(b"end")
        for start in range(0, len(sent), piece):
            socket.data_received(sent[start : start + piece])

    asyncio.run(receive())

    assert heard == [b"x" * size, b"end"]


def framed(text: bytes) -> bytes:
    """A frame as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    return (
        bytes((0x81, 126)) + size.to_bytes(2) + text if size < 2**16 else bytes((0x81, 127)) + size.to_bytes(8) + text
    )


@pytest.mark.parametrize(
    ("end", "count"),
    [("[]}", 0), ('[],"closes_in":20.0}', 0), ('[{"type":"Pass"}]}', 1), ('[1,2],"closes_in":9.5}', 2)],
)
def test_whoever_has_choices_is_asked(end: str, count: int) -> None:
    frame = '{"type":"Frame","number":7,"events":[],"view":{"choices":[]},"choices":' + end

    asked = read(frame.encode())

    assert (len(asked.choices) if asked is not None else 0) == count
    assert asked is None or asked.number == 7


@pytest.mark.parametrize(("figure", "is_met"), [(2.4, False), (2.5, True), (2.6, True)])
def test_a_goal_at_least_is_met_from_its_bound_up(figure: float, is_met: bool) -> None:
    goal = Goal("moves", "moves", "moves", "at least", 2.5)
    mine, peers = {"moves": [figure, 2 * figure]}, {"moves": [1.0, 2.0]}

    assert goal.wanted == "at least 2.5"
    assert goal.ratio(mine, peers) == Spread(figure, figure, figure)
    assert goal.is_met(mine, peers) == is_met


@pytest.mark.parametrize(("figure", "is_met"), [(0.9, True), (1.0, True), (1.1, False)])
def test_a_goal_at_most_is_met_down_from_its_bound(figure: float, is_met: bool) -> None:
    goal = Goal("p99", "p99", "p99 and a commit's", "at most", 1)

    assert goal.is_met({"p99": [figure, figure]}, {"p99 and a commit's": [1.0, 1.0]}) == is_met


def test_every_commit_is_timed_for_itself_and_the_disk_is_named(tmp_path: Path) -> None:
    assert len(commit_seconds(tmp_path, 5)) == 5
    assert file_system(tmp_path)
