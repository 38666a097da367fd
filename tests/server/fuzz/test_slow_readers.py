"""A reader who does not read: he is caught up by the newest, or given up, and nobody waits for him."""

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.fuzz import sweeping
from tests.server.serving import WAIT, Client, Server, Socket, serving

pytestmark = pytest.mark.slow

LONG = "王" * 480
"""A line of talk that takes some room on the network."""
FORGOTTEN = 50
"""Lines of talk that a newcomer is told."""


@asynccontextmanager
async def hard_of_hearing(client: Client) -> AsyncIterator[Socket]:
    """A socket with the smallest of buffers, from which nothing is read unless it is asked for."""
    host, port = client.address.removeprefix("http://").split(":")
    transport = socket.socket()
    transport.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    transport.setblocking(False)
    await asyncio.get_running_loop().sock_connect(transport, (host, int(port)))
    path = f"ws://{host}:{port}/api/tables/{client.table}/socket?ticket={await client.ticket()}"
    async with websockets.connect(
        path, sock=transport, compression=None, max_queue=1, proxy=None, close_timeout=1
    ) as opened:
        yield Socket(opened)


async def _talk(talker: Socket, lines: int) -> None:
    """Say so much that no buffer holds it; every line is answered although somebody does not listen."""
    for n in range(lines):
        assert (await talker.ask("Say", text=f"{n} {LONG}"))["type"] == "Done"


def test_a_slow_reader_is_told_the_newest_in_one_go_and_delays_nobody(tmp_path: Path) -> None:
    lines = 2000

    async def talk_on(server: Server) -> list[dict[str, Any]]:
        host = await Client(server.address).open("royal-gambit", "Host")
        async with host.socket() as talker, hard_of_hearing(host.watching()) as slow:
            await _talk(talker, lines)
            name = await slow.send("Sync")
            while (message := await slow.next())["type"] != "Done" or message["id"] != name:
                pass
            return [json.loads(text) for text in slow.received]

    with serving(tmp_path / "house.db", (str(sweeping.__file__), "600"), bot_workers="0") as server:
        heard = asyncio.run(talk_on(server))

    talk = [message["lines"] for message in heard if message["type"] == "Talk"]
    assert len(talk) < lines
    assert max(map(len, talk)) == FORGOTTEN
    assert talk[-1][-1]["text"].startswith(f"{lines - 1} ")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what a process holds open is read from /proc")
def test_a_reader_who_takes_nothing_is_given_up_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def talk_on(server: Server) -> tuple[int, int]:
        host = await Client(server.address).open("royal-gambit", "Host")
        async with host.socket() as talker:
            before = _held(server)
            async with hard_of_hearing(host.watching()):
                await _talk(talker, 2000)
                async with asyncio.timeout(WAIT):
                    while await _sockets(server) > 1 or _held(server) > before:  # noqa: ASYNC110  Of another process.
                        await asyncio.sleep(0.1)
            return before, _held(server)

    with serving(tmp_path / "house.db", (str(sweeping.__file__), "0.5"), bot_workers="0") as server:
        before, after = asyncio.run(talk_on(server))

    assert after <= before


async def _sockets(server: Server) -> int:
    """How many sockets a server says that it has."""
    return int((await Client(server.address).ask("GET", "/api/health")).json()["sockets"])


def _held(server: Server) -> int:
    """How many files and sockets a server holds open."""
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
