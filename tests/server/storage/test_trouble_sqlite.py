"""When a file fails in mid-commit nobody is told a guess, and the log goes on."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from antechamber.server.storage import sqlite_file
from antechamber.server.storage.log import StorageError, Unsure, open_log
from antechamber.server.storage.sqlite import SqliteLog
from tests.server.storage.rows import house, row

ROOT = Path(__file__).parents[3]


def test_a_full_disk_leaves_everybody_unsure_and_the_log_whole(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.storage.full_disk", str(tmp_path / "games.db")]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)

    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"unsure: [1-9]\d* stored: [1-9]\d+\n", done.stdout)


def test_a_file_that_somebody_else_has_locked_leaves_us_unsure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "_BUSY_SECONDS", 0.05)

    async def run() -> None:
        log = await open_log(str(tmp_path / "games.db"))
        with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unsure, match="locked"):
                await log.append([row(1), house(2)])
            assert await log.read("blue-salon") == []
            other.execute("ROLLBACK")
        await log.append([row(1), house(2)])
        assert await log.read("blue-salon") == [row(1), house(2)]
        await log.close()

    asyncio.run(run())


def test_a_file_that_was_spoilt_is_said_to_be_so(tmp_path: Path) -> None:
    async def write() -> None:
        log = await open_log(str(tmp_path / "games.db"))
        await log.append([row(n, told="x" * 500) for n in range(1, 200)])
        await log.close()

    async def read() -> None:
        log = await open_log(str(tmp_path / "games.db"))
        for attempt in (log.read("blue-salon"), log.ping()):
            with pytest.raises(StorageError, match=r"games\.db” cannot be used: .*malformed"):
                await attempt
        with pytest.raises(Unsure, match="malformed"):
            await log.append([row(200)])
        await log.close()

    asyncio.run(write())
    whole = (tmp_path / "games.db").read_bytes()
    (tmp_path / "games.db").write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
    asyncio.run(read())


def test_what_is_queued_is_stored_also_when_the_loop_is_gone(tmp_path: Path) -> None:
    async def leave() -> SqliteLog:
        log = await SqliteLog.open(tmp_path / "games.db")
        for number in range(100):
            log._writer.put([row(1, f"table {number}")])
        return log

    async def read() -> None:
        log = await open_log(str(tmp_path / "games.db"))
        assert [len(await log.read(f"table {number}")) for number in range(100)] == [1] * 100
        await log.close()

    log = asyncio.run(leave())
    log._stop()
    asyncio.run(read())
