"""Thousands of hostile messages over real sockets: all are answered, nothing breaks, and others play on undisturbed."""

import asyncio
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import pytest

from antechamber.server.messages import AnyMessage
from tests.server.fuzz import sweeping
from tests.server.fuzz.attack import TOO_LARGE, Attacker, send_garbage, too_large
from tests.server.fuzz.hostile import KINDS
from tests.server.secrecy.evening import evening
from tests.server.serving import WAIT, Client, Server, serving

ATTACKERS = 8
WHOLE = 100_000
CLOSING = b"\x88"
"""How the frame begins by which a server closes a socket."""
MOST_GROWTH = 48 * 2**20
"""Bytes by which a server may grow under attack once it is warm: room for what the allocator keeps."""


def test_every_kind_of_message_is_made_hostile() -> None:
    assert {*KINDS, "Leave"} == {message.__struct_config__.tag for message in get_args(AnyMessage)}


@pytest.mark.slow
def test_ten_thousand_hostile_messages_do_no_harm(tmp_path: Path) -> None:
    attack(tmp_path, 10_000, seed=1)


@pytest.mark.proof
def test_a_hundred_thousand_hostile_messages_do_no_harm(tmp_path: Path) -> None:
    attack(tmp_path, 100_000, seed=2)


def attack(folder: Path, frames: int, seed: int) -> None:
    """Warm up, attack while others play, and see that all is as it was before."""
    with under_attack(folder) as server:
        asyncio.run(_raid(server, frames // 5, seed))
        warm, before = memory_of(server), asyncio.run(_health(server))
        answers = asyncio.run(_raid_beside_a_game(server, frames, seed + 1))
        asyncio.run(_wait_for(server, before))
        grown = memory_of(server) - warm

    assert answers["Refusal"] > frames / 3
    assert answers["Done"] + answers["Answer"] > frames / 50
    assert not [reason for reason in answers if reason.startswith("status 5")]
    assert grown < MOST_GROWTH


@contextmanager
def under_attack(folder: Path) -> Iterator[Server]:
    """A server whose limits are out of the way, and which ends well, having complained of nothing."""
    errors = folder / "errors.txt"
    program = (str(sweeping.__file__), "20")
    with serving(folder / "house.db", program, errors, idle="0.5", window_most="0", bot_workers="0") as server:
        yield server
        assert server.process.poll() is None
        assert server.stop() == 0
    complaints = [line for line in errors.read_text("utf-8").splitlines() if "Traceback" in line or "ERROR" in line]
    assert complaints == []


async def _raid(server: Server, frames: int, seed: int) -> Counter[str]:
    attackers = [Attacker(server.address, 1000 * seed + n) for n in range(ATTACKERS)]
    await asyncio.gather(*(attacker.raid(frames // ATTACKERS) for attacker in attackers))
    assert [fault for attacker in attackers for fault in attacker.faults] == []
    return sum((attacker.answers for attacker in attackers), Counter())


async def _raid_beside_a_game(server: Server, frames: int, seed: int) -> Counter[str]:
    """Attack while others play a whole game at another table."""
    async with evening(server, "royal-secrets", 3, seed) as people:
        answers, _ = await asyncio.gather(_raid(server, frames, seed), people.play(WHOLE))
        assert (await people.guests[0].newest())["view"]["step"] == "over"
    return answers


async def _health(server: Server) -> dict[str, int]:
    """How many tables and sockets there are, once all have gone to sleep."""
    async with asyncio.timeout(WAIT):
        while True:
            health = (await Client(server.address).ask("GET", "/api/health")).json()
            if health["sockets"] == 0 and health["tables"] == 0:
                return {name: health[name] for name in ("tables", "sockets")}
            await asyncio.sleep(0.1)


async def _wait_for(server: Server, before: dict[str, int]) -> None:
    assert await _health(server) == before


def memory_of(server: Server) -> int:
    """The memory that a server holds, in bytes."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the memory of another process is read from /proc")
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.slow
def test_garbage_on_a_socket_closes_it(tmp_path: Path) -> None:
    """Too large frames, frames without a mask, frames of no kind, and plain noise."""
    dice = random.Random(3)
    unmasked, no_kind, endless = b"\x81\x02{}", b"\x83\x80\0\0\0\0", b"\x81\xff" + b"\xff" * 8
    pieces = [unmasked, no_kind, endless, b"\x00", *(dice.randbytes(50) for _ in range(30))]

    async def break_all(server: Server) -> None:
        client = await Client(server.address).open("royal-gambit", "Somebody")
        assert await too_large(client) == TOO_LARGE
        for garbage in pieces[:3]:
            assert CLOSING in await send_garbage(client, garbage)
        await asyncio.gather(*(_hang_up(client, garbage) for garbage in pieces[3:]))
        async with client.socket() as socket:
            assert (await socket.ask("Sync"))["type"] == "Done"

    with under_attack(tmp_path) as server:
        asyncio.run(break_all(server))


async def _hang_up(client: Client, garbage: bytes) -> None:
    """Noise may be the beginning of a frame: then the server waits, and it is the client who hangs up."""
    watching = client.watching()
    task = asyncio.create_task(send_garbage(watching, garbage))
    await asyncio.wait({task}, timeout=0.5)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
