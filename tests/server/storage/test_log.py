"""What every store promises: rows come back in order, one at each number, one for each message, all or none."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from antechamber.server.storage.log import Log, Row, StorageError, Taken, Unsure, open_log
from tests.server.storage.rows import house, row

Deed = Callable[[Log], Awaitable[None]]


def with_log(address: str, deed: Deed) -> None:
    """Open the log, do something with it, and close it."""

    async def run() -> None:
        log = await open_log(address)
        try:
            await deed(log)
        finally:
            await log.close()

    asyncio.run(run())


async def outcome(log: Log, rows: Sequence[Row]) -> str:
    try:
        await log.append(rows)
    except (Taken, Unsure) as refusal:
        return type(refusal).__name__
    return "stored"


def test_rows_come_back_as_they_were_and_in_order(address: str) -> None:
    rows = [house(1), row(2, seat=3, told='«Oui» \\ " \u0001 ♛'), row(3, message="m" * 36), row(4, seat=7)]

    async def deed(log: Log) -> None:
        assert await log.read("blue-salon") == []
        await log.append([rows[2]])
        await log.append([rows[3], rows[0], rows[1]])
        await log.append([house(1, "red-salon")])

        assert await log.read("blue-salon") == rows
        assert await log.read("blue-salon", after=2) == rows[2:]
        assert await log.read("blue-salon", after=4) == []
        assert await log.read("red-salon") == [house(1, "red-salon")]

    with_log(address, deed)


def test_rows_are_there_when_the_log_is_opened_again(address: str) -> None:
    async def write(log: Log) -> None:
        await log.append([row(1), row(2)])

    async def read(log: Log) -> None:
        assert await log.read("blue-salon") == [row(1), row(2)]
        await log.append([row(3)])
        assert await log.read("blue-salon", after=2) == [row(3)]

    with_log(address, write)
    with_log(address, read)


def test_to_append_nothing_is_allowed(address: str) -> None:
    async def deed(log: Log) -> None:
        await log.append([])
        assert await log.read("blue-salon") == []

    with_log(address, deed)


def test_many_rows_can_be_appended_at_once(address: str) -> None:
    rows = [row(n) for n in range(1, 1001)]

    async def deed(log: Log) -> None:
        await log.append(rows)
        assert await log.read("blue-salon") == rows

    with_log(address, deed)


def test_a_message_is_found_by_table_seat_and_id(address: str) -> None:
    hers, his = row(1, seat=0, message="one"), row(2, seat=1, message="one")
    strangers, elsewhere = row(3, seat=None, message="two"), row(1, "red-salon", seat=0, message="two")

    async def deed(log: Log) -> None:
        await log.append([hers, his, strangers, house(4)])
        await log.append([elsewhere])

        assert await log.find("blue-salon", 0, "one") == hers
        assert await log.find("blue-salon", 1, "one") == his
        assert await log.find("blue-salon", None, "two") == strangers
        assert await log.find("red-salon", 0, "two") == elsewhere
        assert await log.find("blue-salon", 0, "two") is None
        assert await log.find("blue-salon", None, "one") is None
        assert await log.find("green-salon", 0, "one") is None

    with_log(address, deed)


def test_a_number_is_given_once(address: str) -> None:
    async def deed(log: Log) -> None:
        await log.append([row(1)])

        assert await outcome(log, [row(1, message="another")]) == "Taken"
        assert await outcome(log, [house(1)]) == "Taken"
        assert await outcome(log, [house(1, "red-salon")]) == "stored"
        assert await log.read("blue-salon") == [row(1)]

    with_log(address, deed)


@pytest.mark.parametrize("seat", [2, None])
def test_a_message_has_one_effect_also_after_a_restart(address: str, seat: int | None) -> None:
    first = row(1, seat=seat, message="mine")

    async def write(log: Log) -> None:
        await log.append([first])
        assert await outcome(log, [row(2, seat=seat, message="mine")]) == "Taken"

    async def write_again(log: Log) -> None:
        assert await outcome(log, [row(2, seat=seat, message="mine")]) == "Taken"
        assert await outcome(log, [row(2, seat=3, message="mine")]) == "stored"
        assert await outcome(log, [row(1, "red-salon", seat=seat, message="mine")]) == "stored"
        assert await log.read("blue-salon") == [first, row(2, seat=3, message="mine")]

    with_log(address, write)
    with_log(address, write_again)


def test_rows_without_a_message_do_not_get_in_each_others_way(address: str) -> None:
    async def deed(log: Log) -> None:
        await log.append([house(1), house(2)])
        await log.append([row(3, seat=1, message=None), row(4, seat=1, message=None)])
        assert len(await log.read("blue-salon")) == 4

    with_log(address, deed)


@pytest.mark.parametrize("bad", [0, 1, 2])
def test_of_several_rows_all_are_stored_or_none(address: str, bad: int) -> None:
    async def deed(log: Log) -> None:
        await log.append([row(1, message="first")])
        rows = [row(2), row(3), row(4)]
        rows[bad] = row(bad + 2, message="first")

        assert await outcome(log, rows) == "Taken"
        assert await log.read("blue-salon") == [row(1, message="first")]
        assert await outcome(log, [row(2), row(3), row(4)]) == "stored"

    with_log(address, deed)


def test_two_rows_of_one_request_with_the_same_number_are_refused(address: str) -> None:
    async def deed(log: Log) -> None:
        assert await outcome(log, [house(1), house(1)]) == "Taken"
        assert await log.read("blue-salon") == []

    with_log(address, deed)


def test_fifty_tables_at_once_lose_nothing(address: str) -> None:
    tables = [f"table {number}" for number in range(50)]

    async def play(log: Log, table: str) -> None:
        for n in range(1, 40, 2):
            await log.append([row(n, table), house(n + 1, table)])

    async def deed(log: Log) -> None:
        await asyncio.gather(*(play(log, table) for table in tables))
        for table in tables:
            assert [found.n for found in await log.read(table)] == list(range(1, 41))

    with_log(address, deed)


def test_of_fifty_who_want_the_same_number_one_gets_it(address: str) -> None:
    async def want(log: Log, writer: int) -> set[int]:
        """Play for the next number until the table has ten; gives the numbers that were won."""
        won = set()
        for n in range(1, 11):
            rows = [row(2 * n - 1, seat=writer, writer=writer), row(2 * n, seat=writer, writer=writer)]
            if await outcome(log, rows) == "stored":
                won |= {2 * n - 1, 2 * n}
        return won

    async def deed(log: Log) -> None:
        won = await asyncio.gather(*(want(log, writer) for writer in range(50)))
        winners = {n: writer for writer, numbers in enumerate(won) for n in numbers}
        stored = await log.read("blue-salon")

        assert sum(map(len, won)) == 20
        assert {found.n: found.seat for found in stored} == winners

    with_log(address, deed)


def test_two_servers_on_one_log_by_mistake_keep_it_whole(address: str) -> None:
    async def fill(log: Log, seat: int) -> list[int]:
        numbers = range(1, 41)
        return [n for n in numbers if await outcome(log, [row(n, seat=seat)]) == "stored"]

    async def run() -> None:
        one, other = await asyncio.gather(open_log(address), open_log(address))
        theirs = await asyncio.gather(fill(one, 0), fill(other, 1))
        stored = await one.read("blue-salon")
        assert stored == await other.read("blue-salon")
        await asyncio.gather(one.close(), other.close())

        assert sorted(theirs[0] + theirs[1]) == [found.n for found in stored] == list(range(1, 41))
        assert [found.n for found in stored if found.seat == 1] == theirs[1]

    asyncio.run(run())


def test_what_is_refused_or_cannot_be_stored_harms_nobody_who_is_stored_with_it(address: str) -> None:
    async def deed(log: Log) -> None:
        await log.append([row(1)])
        good = [[row(1, f"table {number}")] for number in range(20)]
        bad = [[row(1)], [row(1, "an id that is much too long for any table")], [row(1, "no seat", seat=2**70)]]
        wanted = [*good[:7], bad[0], *good[7:10], bad[1], bad[2], *good[10:]]

        outcomes = await asyncio.gather(*(outcome(log, rows) for rows in wanted))

        assert [came for rows, came in zip(wanted, outcomes, strict=True) if rows in good] == ["stored"] * 20
        assert [came for rows, came in zip(wanted, outcomes, strict=True) if rows in bad] == ["Taken"] + ["Unsure"] * 2
        assert [await log.read(rows[0].table) for rows in good] == good
        assert await log.read("no seat") == []

    with_log(address, deed)


def test_who_gives_up_waiting_disturbs_nobody(address: str) -> None:
    async def deed(log: Log) -> None:
        waiting = [asyncio.ensure_future(log.append([row(1, f"table {number}")])) for number in range(30)]
        await asyncio.sleep(0)
        for task in waiting[::3]:
            task.cancel()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)

        assert [isinstance(came, asyncio.CancelledError) for came in outcomes] == [n % 3 == 0 for n in range(30)]
        await log.append([row(2, "table 0")])
        assert await log.read("table 0") == [row(1, "table 0"), row(2, "table 0")]  # It was queued already.
        assert [len(await log.read(f"table {number}")) for number in range(1, 30)] == [1] * 29

    with_log(address, deed)


def test_closing_stores_what_is_queued(address: str) -> None:
    tables = [f"table {number}" for number in range(200)]

    async def run() -> None:
        log = await open_log(address)
        waiting = [asyncio.ensure_future(log.append([row(1, table), house(2, table)])) for table in tables]
        await asyncio.sleep(0)
        await log.close()
        await asyncio.gather(*waiting)

    async def read(log: Log) -> None:
        assert [await log.read(table) for table in tables] == [[row(1, table), house(2, table)] for table in tables]

    asyncio.run(run())
    with_log(address, read)


def test_a_closed_log_says_so_and_can_be_closed_again(address: str) -> None:
    async def run() -> None:
        log = await open_log(address)
        await log.close()
        await log.close()
        with pytest.raises(StorageError, match="The log is closed"):
            log.append([row(1)])
        for attempt in (log.read("blue-salon"), log.find("blue-salon", 0, "one"), log.ping()):
            with pytest.raises(StorageError, match="The log is closed"):
                await attempt

    asyncio.run(run())


def test_ping_is_answered(address: str) -> None:
    async def deed(log: Log) -> None:
        await log.ping()
        assert await log.read("") == []

    with_log(address, deed)
