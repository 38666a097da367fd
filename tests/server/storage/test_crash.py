"""What was acknowledged is there after a crash, and nothing is there by halves."""

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from antechamber.server.storage.log import Row, open_log
from tests.server.storage.appender import TABLES
from tests.server.storage.postgres_server import PostgresServer

ROOT = Path(__file__).parents[3]


def start(address: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.storage.appender", address]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def acknowledged_before_death(address: str, count: int) -> set[tuple[str, int]]:
    """Let a process append, kill it after some acknowledgements; gives the rows of all that came out of it."""
    with start(address) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(count)]
        process.kill()
        lines += process.stdout.readlines()
    assert process.returncode == -signal.SIGKILL
    requests = [line.split() for line in lines if line.endswith("\n")]
    return {(table, int(n) + place) for table, n, size in requests for place in range(int(size))}


def stored(address: str) -> dict[str, list[Row]]:
    async def run() -> dict[str, list[Row]]:
        log = await open_log(address)
        rows = {table: await log.read(table) for table in TABLES}
        await log.close()
        return rows

    return asyncio.run(run())


def check_whole(rows: list[Row]) -> None:
    """The numbers have no gap, and of each request all rows are there."""
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    bodies = [json.loads(row.body) for row in rows]
    while bodies:
        size = bodies[0]["size"]
        assert [(body["size"], body["place"]) for body in bodies[:size]] == [(size, place) for place in range(size)]
        bodies = bodies[size:]


@pytest.mark.slow
def test_what_was_acknowledged_outlasts_a_killed_process(address: str) -> None:
    acknowledged = set()
    for count in (1, 40, 700):
        acknowledged |= acknowledged_before_death(address, count)
        rows = stored(address)

        assert acknowledged <= {(table, row.n) for table in TABLES for row in rows[table]}
        for table in TABLES:
            check_whole(rows[table])


@pytest.mark.slow
def test_what_was_acknowledged_outlasts_a_crash_of_postgresql(postgres_server: PostgresServer) -> None:
    address = postgres_server.new_address()
    with start(address) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(500)]
        postgres_server.stop(signal.SIGQUIT)
        process.kill()
        lines += process.stdout.readlines()
    postgres_server.start()
    requests = [line.split() for line in lines if line.endswith("\n")]
    rows = stored(address)

    assert len(requests) >= 500
    for table, n, size in requests:
        assert len(rows[table]) >= int(n) + int(size) - 1
    for table in TABLES:
        check_whole(rows[table])
