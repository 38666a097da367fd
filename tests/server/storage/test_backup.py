"""A backup is a whole log of one moment, taken while others write, in a file that can be served."""

import asyncio
import stat
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from antechamber.server.storage.log import Log, StorageError, Taken, backup, open_log
from tests.server.storage.postgres_server import PostgresServer
from tests.server.storage.rows import house, row
from tests.server.storage.waiting import until

TABLES = [f"table-{number}" for number in range(10)]


async def keep_appending(log: Log, table: str) -> None:
    for n in count(1, 2):
        await log.append([row(n, table), house(n + 1, table)])


async def everything(log: Log) -> dict[str, list[int]]:
    return {table: [found.n for found in await log.read(table)] for table in TABLES}


def test_a_backup_of_a_busy_log_is_a_beginning_of_every_table(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        log = await open_log(address)
        writers = [asyncio.create_task(keep_appending(log, table)) for table in TABLES]
        for table in TABLES:
            await until(partial(log.read, table))
        before = await everything(log)
        rows = await backup(address, tmp_path / "backup.db")
        after = await everything(log)
        for writer in writers:
            writer.cancel()
        await asyncio.gather(*writers, return_exceptions=True)
        await log.close()

        copy = await open_log(str(tmp_path / "backup.db"))
        copied = await everything(copy)
        assert sum(map(len, copied.values())) == rows
        for table in TABLES:
            assert copied[table] == list(range(1, len(copied[table]) + 1))
            assert len(before[table]) <= len(copied[table]) <= len(after[table])
            assert len(copied[table]) % 2 == 0
        await copy.close()

    asyncio.run(run())


def test_a_backup_can_be_served(address: str, tmp_path: Path) -> None:
    rows = [row(n, table) for table in TABLES for n in range(1, 301)]
    target = tmp_path / "backup.db"

    async def run() -> None:
        log = await open_log(address)
        await log.append(rows)
        await log.close()

        assert await backup(address, target) == len(rows)
        copy = await open_log(f"sqlite:///{target}")
        assert [found for table in TABLES for found in await copy.read(table)] == rows
        with pytest.raises(Taken):
            await copy.append([row(301, TABLES[0], message=rows[0].message)])
        await copy.append([row(301, TABLES[0])])
        await copy.close()

    asyncio.run(run())
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_an_existing_target_is_refused_and_left_alone(address: str, tmp_path: Path) -> None:
    target = tmp_path / "holiday.jpg"
    target.write_text("sun")

    async def run() -> None:
        await (await open_log(address)).close()
        with pytest.raises(StorageError, match=r"already something at .*holiday\.jpg.*Give another name"):
            await backup(address, target)

    asyncio.run(run())
    assert target.read_text() == "sun"


def test_a_failed_backup_leaves_nothing_behind(address: str, tmp_path: Path) -> None:
    (tmp_path / "safe").mkdir()

    with pytest.raises(StorageError, match="There is no log at"):
        asyncio.run(backup(address, tmp_path / "safe" / "backup.db"))

    assert list((tmp_path / "safe").iterdir()) == []


def test_an_empty_file_has_no_backup(tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()

    with pytest.raises(StorageError, match="There is no log at"):
        asyncio.run(backup(str(tmp_path / "games.db"), tmp_path / "backup.db"))


def test_a_backup_into_a_missing_folder_is_refused(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        await (await open_log(address)).close()
        with pytest.raises(StorageError, match=r"backup\.db” cannot be used: No such file or directory"):
            await backup(address, tmp_path / "nowhere" / "backup.db")

    asyncio.run(run())


def test_a_server_that_is_not_there_has_no_backup(postgres_server: PostgresServer, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="does not exist"):
        asyncio.run(backup(postgres_server.address("nowhere"), tmp_path / "backup.db"))

    assert list(tmp_path.iterdir()) == []
