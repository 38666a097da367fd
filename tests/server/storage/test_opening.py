"""Opening a log: it makes its own tables, also for servers that start together, and refuses in a clear sentence."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from antechamber.server.storage import schema
from antechamber.server.storage.address import without_password
from antechamber.server.storage.log import StorageError, backup, open_log
from tests.server.storage.postgres_server import PostgresServer, free_port
from tests.server.storage.rows import row

ROOT = Path(__file__).parents[3]
OPEN = """
import asyncio, sys
from antechamber.server.storage.log import open_log
from tests.server.storage.rows import row
async def run():
    sys.stdin.readline()
    log = await open_log(sys.argv[1])
    await log.append([row(1, sys.argv[2])])
    await log.close()
asyncio.run(run())
"""


def refusal(address: str) -> str:
    """The sentence with which an address is refused."""

    async def run() -> None:
        await (await open_log(address)).close()

    with pytest.raises(StorageError) as refused:
        asyncio.run(run())
    assert refused.value.say("fr") not in {refused.value.say("en"), refused.value.reason}
    return str(refused.value)


def test_a_file_and_its_folder_are_made_for_the_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "some where" / "50% ?#" / "games.db"

    async def run() -> None:
        log = await open_log(str(file))
        await log.append([row(1)])
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        await log.close()

    asyncio.run(run())
    assert [path.name for path in file.parent.iterdir()] == ["games.db"]  # Closed, it is one file.


def test_a_relative_address_begins_where_the_server_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def run() -> None:
        for address in ("sqlite:///one.db", "two.db", f"sqlite:///{tmp_path}/three.db"):
            await (await open_log(address)).close()

    asyncio.run(run())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.db", "three.db", "two.db"]


def test_an_sqlite_log_is_durable_by_its_settings(tmp_path: Path) -> None:
    async def run() -> None:
        log = await open_log(str(tmp_path / "games.db"))
        writer = log._writer._connection  # type: ignore[attr-defined]
        assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        await log.close()

    asyncio.run(run())


@pytest.mark.slow
def test_servers_that_start_together_do_not_get_in_each_others_way(address: str) -> None:
    processes = [
        subprocess.Popen([sys.executable, "-c", OPEN, address, f"table {n}"], cwd=ROOT, stdin=subprocess.PIPE)
        for n in range(6)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
        process.stdin.flush()
    for process in processes:
        process.communicate(timeout=60)
    assert [process.returncode for process in processes] == [0] * 6

    async def run() -> None:
        log = await open_log(address)
        assert [len(await log.read(f"table {n}")) for n in range(6)] == [1] * 6
        await log.close()

    asyncio.run(run())


def test_logs_that_are_opened_at_once_in_one_process_share_the_tables(address: str) -> None:
    async def run() -> None:
        logs = await asyncio.gather(*(open_log(address) for _ in range(8)))
        for number, log in enumerate(logs):
            await log.append([row(1, f"table {number}")])
        assert await logs[0].read("table 7") == [row(1, "table 7")]
        await asyncio.gather(*(log.close() for log in logs))

    asyncio.run(run())


@pytest.mark.parametrize(
    "address",
    ["", "  ", ":memory:", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite://games.db", "mysql://host/games"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    assert "is no place for a log. Give the path of a file" in refusal(address)


def test_a_malformed_server_address_is_refused_without_its_password() -> None:
    said = refusal("postgresql://tester:secret@127.0.0.1:port/games?password=secret")

    assert "“postgresql://tester:***@127.0.0.1:port/games” is no place for a log" in said


@pytest.mark.parametrize("password", ["secret", "se@cr/et?x", ":", "p%40ss"])
def test_an_address_is_shown_without_its_password(password: str) -> None:
    shown = without_password(f"postgresql://tester:{password}@[::1]:5432/games?password=secret")

    assert shown == "postgresql://tester:***@[::1]:5432/games"
    assert without_password("postgresql://tester@host/games") == "postgresql://tester@host/games"


def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("My dear Marquise, " * 100)

    assert "letter.txt” belongs to another program, and nothing was changed in it" in refusal(str(file))
    assert file.read_text() == "My dear Marquise, " * 100


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()

    assert "recipes.db” belongs to another program" in refusal(str(file))
    with pytest.raises(StorageError, match="belongs to another program"):
        asyncio.run(backup(str(file), tmp_path / "backup.db"))
    assert file.read_bytes() == before


def test_tables_of_another_program_on_a_server_are_refused_and_left_alone(postgres_server: PostgresServer) -> None:
    address = postgres_server.new_address()
    postgres_server.execute(address, "CREATE TABLE antechamber_log (recipe TEXT)")

    assert "belongs to another program" in refusal(address)
    tables = postgres_server.execute(address, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    assert [table["tablename"] for table in tables] == ["antechamber_log"]


def test_a_log_of_a_newer_release_is_refused(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        newer.setitem(schema.MIGRATIONS, 2, "CREATE TABLE antechamber_pledges (number INTEGER);")
        asyncio.run(close_again(address))

    assert "has version 2 of the tables, and this release knows version 1. Start the newer release." in refusal(address)
    with pytest.raises(StorageError, match="version 2"):
        asyncio.run(backup(address, tmp_path / "backup.db"))


def test_a_log_of_an_older_release_is_brought_up_to_date(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write() -> None:
        log = await open_log(address)
        await log.append([row(1)])
        await log.close()

    async def read() -> None:
        log = await open_log(address)
        assert await log.read("blue-salon") == [row(1)]
        await log.close()

    asyncio.run(write())
    monkeypatch.setitem(schema.MIGRATIONS, 2, "CREATE TABLE antechamber_pledges (number INTEGER);")
    asyncio.run(read())
    asyncio.run(read())
    monkeypatch.delitem(schema.MIGRATIONS, 2)
    assert "has version 2 of the tables" in refusal(address)


def test_a_migration_that_fails_leaves_the_log_as_it_was(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(close_again(address))
    with monkeypatch.context() as faulty:
        faulty.setitem(schema.MIGRATIONS, 2, "CREATE TABLE antechamber_pledges (number INTEGER); CREATE NONSENSE;")
        assert "syntax error" in refusal(address)

    asyncio.run(close_again(address))
    monkeypatch.setitem(schema.MIGRATIONS, 2, "CREATE TABLE antechamber_pledges (number INTEGER);")
    asyncio.run(close_again(address))


async def close_again(address: str) -> None:
    await (await open_log(address)).close()


@pytest.mark.parametrize(
    ("place", "fault"),
    [
        ("folder", "unable to open database file"),
        ("file/games.db", "File exists"),
        ("file/x/games.db", "Not a directory"),
    ],
)
def test_a_place_where_no_file_can_be_made_is_refused(tmp_path: Path, place: str, fault: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()

    said = refusal(str(tmp_path / place))

    assert f"{place}” cannot be used: {fault}. Give a file in a folder that Antechamber may write to." in said


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder in which nobody may write: /proc")
def test_a_folder_in_which_nobody_may_write_is_refused() -> None:
    assert "cannot be used" in refusal("/proc/antechamber/games.db")


def test_a_server_that_does_not_answer_is_refused() -> None:
    said = refusal(f"postgresql://tester:secret@127.0.0.1:{free_port()}/games")

    assert "does not answer, or does not let Antechamber in" in said
    assert "See that it runs" in said
    assert "secret" not in said


def test_a_database_that_does_not_exist_is_refused(postgres_server: PostgresServer) -> None:
    assert 'database "nowhere" does not exist' in refusal(postgres_server.address("nowhere"))


def test_a_missing_driver_is_refused_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("antechamber.server.storage.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)

    assert refusal("postgresql://127.0.0.1/games").endswith("pip install 'antechamber[postgres]'")
