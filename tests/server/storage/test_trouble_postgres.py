"""When a server is lost in mid-commit nobody is told a guess, what is read is final, and the log comes back."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from antechamber.server.storage import postgres_connection, postgres_writer
from antechamber.server.storage.log import Log, Row, StorageError, Unsure, open_log
from antechamber.server.storage.postgres import PostgresLog
from tests.server.storage.postgres_server import PostgresServer
from tests.server.storage.rows import house, row
from tests.server.storage.waiting import until

WAITING = "SELECT pid FROM pg_stat_activity WHERE query LIKE '%unnest%' AND wait_event_type = $1 AND state = 'active'"


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[tuple[Log, Any]]:
    """A log, and a connection to look at its server from outside."""
    log = await open_log(address)
    outside = await asyncpg.connect(address)
    try:
        yield log, outside
    finally:
        await outside.close()
        await log.close()


async def waiting_session(outside: Any, kind: str) -> int:
    """The process on the server that stores our rows, and waits."""
    pid: int = await until(lambda: outside.fetchval(WAITING, kind))
    return pid


@asynccontextmanager
async def about_to_store(address: str, row: Row) -> AsyncIterator[None]:
    """Somebody else is in the middle of storing the row, so that whoever wants its number waits; then he gives up."""
    other = await asyncpg.connect(address)
    transaction = other.transaction()
    await transaction.start()
    await other.execute("INSERT INTO antechamber_log VALUES ($1, $2, NULL, NULL, 0, '{}')", row.table, row.n)
    try:
        yield
    finally:
        await transaction.rollback()
        await other.close()


@asynccontextmanager
async def waiting_for_a_second_server(outside: Any) -> AsyncIterator[None]:
    """Every commit waits, when it is on the disk, for a second server to have it too; and there is none."""
    await outside.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
    await outside.execute("SELECT pg_reload_conf()")
    try:
        yield
    finally:
        await outside.execute("ALTER SYSTEM RESET synchronous_standby_names")
        await outside.execute("SELECT pg_reload_conf()")


def test_a_session_that_ends_before_it_has_stored_leaves_us_unsure(postgres_server: PostgresServer) -> None:
    address = postgres_server.new_address()

    async def run() -> None:
        async with opened(address) as (log, outside):
            await log.append([row(1)])
            async with about_to_store(address, row(2)):
                waiting = asyncio.ensure_future(log.append([row(2), house(3)]))
                await outside.execute("SELECT pg_terminate_backend($1)", await waiting_session(outside, "Lock"))
                with pytest.raises(Unsure):
                    await waiting

            assert await log.read("blue-salon") == [row(1)]
            await log.append([row(2), house(3)])
            assert await log.read("blue-salon") == [row(1), row(2), house(3)]

    asyncio.run(run())


def test_a_session_that_ends_after_it_has_stored_leaves_us_unsure(postgres_server: PostgresServer) -> None:
    address = postgres_server.new_address()

    async def run() -> None:
        async with opened(address) as (log, outside):
            rows: list[Row] = []

            async def append_until_it_waits() -> None:
                while True:
                    rows.append(row(len(rows) + 1))
                    await log.append(rows[-1:])

            async with waiting_for_a_second_server(outside):
                waiting = asyncio.create_task(append_until_it_waits())
                await outside.execute("SELECT pg_terminate_backend($1)", await waiting_session(outside, "IPC"))
                with pytest.raises(Unsure):
                    await waiting

            assert await log.read("blue-salon") == rows
            await log.append([row(len(rows) + 1)])

    asyncio.run(run())


def test_what_is_read_after_being_unsure_is_final(postgres_server: PostgresServer) -> None:
    """The way to the server is lost, and the server does not know: its session still waits to store the rows."""
    address = postgres_server.new_address()

    async def run() -> None:
        async with opened(address) as (log, outside):
            assert isinstance(log, PostgresLog)
            await log.append([row(1)])
            async with about_to_store(address, row(2)):
                waiting = asyncio.ensure_future(log.append([row(2)]))
                lost = await waiting_session(outside, "Lock")
                log._writer._connection._transport.abort()
                with pytest.raises(Unsure):
                    await waiting

                assert await outside.fetch("SELECT * FROM pg_locks WHERE pid = $1 AND NOT granted", lost) == []
                assert await log.read("blue-salon") == [row(1)]
            assert await log.read("blue-salon") == [row(1)]

    asyncio.run(run())


def test_what_is_read_is_final_also_when_the_way_to_the_server_was_long_closed(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connection, "_PAUSES", (0.01,))
    address = postgres_server.new_address()

    async def no_way(address: str) -> None:
        raise postgres_connection.unreachable(address, OSError("no way"))

    async def run() -> None:
        async with opened(address) as (log, outside):
            assert isinstance(log, PostgresLog)
            await log.append([row(1)])
            async with about_to_store(address, row(2)):
                waiting = asyncio.ensure_future(log.append([row(2)]))
                lost = await waiting_session(outside, "Lock")
                with monkeypatch.context() as away:
                    away.setattr(postgres_writer, "connect", no_way)
                    log._writer._connection._transport.abort()
                    with pytest.raises(Unsure):
                        await waiting
                    with pytest.raises(StorageError, match="no way"):
                        await log.read("blue-salon")

                assert await log.read("blue-salon") == [row(1)]
                assert await outside.fetch("SELECT * FROM pg_locks WHERE pid = $1 AND NOT granted", lost) == []
            assert await log.read("blue-salon") == [row(1)]

    asyncio.run(run())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["restart", "crash"])
@pytest.mark.slow
def test_a_restart_of_the_server_is_survived(postgres_server: PostgresServer, how: signal.Signals) -> None:
    tables = [f"table {number}" for number in range(20)]
    address = postgres_server.new_address()

    async def play(log: Log, table: str, is_enough: asyncio.Event) -> int:
        """Append as a table does: whoever is unsure reads, and appends again if it was not stored."""
        n = 0
        while not is_enough.is_set():
            try:
                await log.append([row(n + 1, table), house(n + 2, table)])
            except Unsure:
                if not await log.read(table, after=n):
                    continue
            n += 2
        return n

    async def run() -> None:
        log = await open_log(address)
        is_enough = asyncio.Event()
        players = [asyncio.create_task(play(log, table, is_enough)) for table in tables]
        await until(lambda: log.read(tables[-1], after=10))
        await asyncio.to_thread(postgres_server.stop, how)
        await asyncio.to_thread(postgres_server.start)
        last = (await log.read(tables[0]))[-1].n
        await until(lambda: log.read(tables[0], after=last + 10))
        is_enough.set()
        lengths = await asyncio.gather(*players)

        assert [len(await log.read(table)) for table in tables] == lengths
        await log.close()

    asyncio.run(run())


@pytest.mark.slow
def test_a_server_that_is_away_is_waited_for(postgres_server: PostgresServer) -> None:
    address = postgres_server.new_address()

    async def run() -> None:
        log = await open_log(address)
        await log.append([row(1)])
        await log.read("blue-salon")
        await asyncio.to_thread(postgres_server.stop)
        with pytest.raises(StorageError, match="does not answer"):
            await log.ping()
        waiting = asyncio.ensure_future(log.append([row(2)]))
        reading = asyncio.create_task(log.read("blue-salon"))
        await asyncio.sleep(0.05)
        await asyncio.to_thread(postgres_server.start)
        await waiting

        assert (await reading)[0] == row(1)
        assert await log.read("blue-salon") == [row(1), row(2)]
        await log.ping()
        await log.close()

    asyncio.run(run())


def test_a_server_that_stays_away_leaves_us_unsure(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connection, "_PAUSES", (0.01, 0.01))
    address = postgres_server.new_address()

    async def run() -> None:
        log = await open_log(address)
        await log.append([row(1)])
        await asyncio.to_thread(postgres_server.stop)
        try:
            with pytest.raises(Unsure):
                await log.append([row(2)])
            with pytest.raises(StorageError, match="See that it runs"):
                await log.read("blue-salon")
            with pytest.raises(StorageError, match="See that it runs"):
                await log.find("blue-salon", 0, "one")
        finally:
            await asyncio.to_thread(postgres_server.start)
        assert await log.read("blue-salon") == [row(1)]
        await log.append([row(2)])
        await log.close()

    asyncio.run(run())


def test_many_who_wait_for_a_server_that_stays_away_wait_together(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connection, "_PAUSES", (0.01, 0.01))
    address = postgres_server.new_address()
    attempts = []

    async def no_way(address: str) -> None:
        attempts.append(address)
        raise postgres_connection.unreachable(address, OSError("no way"))

    async def run() -> None:
        log = await open_log(address)
        monkeypatch.setattr(postgres_writer, "connect", no_way)
        outcomes = await asyncio.gather(*(log.append([row(n)]) for n in range(1, 31)), return_exceptions=True)
        await log.close()

        assert [type(came) for came in outcomes] == [Unsure] * 30
        assert len(attempts) == 3

    asyncio.run(run())


def test_a_log_is_closed_also_when_its_server_is_away(postgres_server: PostgresServer) -> None:
    address = postgres_server.new_address()

    async def run() -> None:
        log = await open_log(address)
        await log.append([row(1)])
        await asyncio.to_thread(postgres_server.stop)
        await log.close()

    try:
        asyncio.run(run())
    finally:
        postgres_server.start()


def test_a_server_that_would_rather_be_quick_than_sure_is_asked_to_be_sure(postgres_server: PostgresServer) -> None:
    address = postgres_server.new_address() + "&synchronous_commit=off"
    assert postgres_server.execute(address, "SHOW synchronous_commit")[0][0] == "off"

    async def run() -> None:
        log = await PostgresLog.open(address)
        await log.append([row(1)])
        assert await log._writer._connection.fetchval("SHOW synchronous_commit") == "on"
        await log.close()

    asyncio.run(run())


def test_what_cannot_be_stored_is_not_found(postgres_server: PostgresServer) -> None:
    address = postgres_server.new_address()

    async def run() -> None:
        async with opened(address) as (log, _):
            assert await log.find("blue-salon", 0, "a\0b") is None
            assert await log.find("blue-salon", 2**70, "one") is None
            with pytest.raises(Unsure):
                await log.append([row(1, message="a\0b")])
            assert await log.read("blue-salon") == []

    asyncio.run(run())
