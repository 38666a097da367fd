"""Appends to an SQLite log until the system lets its files grow no further, then makes room and goes on.

A process of its own, since such a limit holds for all of a process: `python -m tests.server.storage.full_disk FILE`.
"""

import asyncio
import resource
import sys

from antechamber.server.storage.log import Log, Row, Unsure, open_log
from tests.server.storage.rows import house, row

TABLES = [f"table-{number}" for number in range(10)]
ROOM = 200_000


async def is_stored(log: Log, rows: list[Row]) -> bool:
    try:
        await log.append(rows)
    except Unsure:
        return False
    return True


async def append_until_full(log: Log, stored: list[Row]) -> list[list[Row]]:
    """Append to all tables at once, again and again; gives the requests whose fate is not known."""
    n = 1
    while True:
        requests = [[row(n, table, told="x" * 500), house(n + 1, table)] for table in TABLES]
        outcomes = await asyncio.gather(*(is_stored(log, request) for request in requests))
        for request, came in zip(requests, outcomes, strict=True):
            stored += request if came else []
        if not all(outcomes):
            return [request for request, came in zip(requests, outcomes, strict=True) if not came]
        n += 2


async def main(path: str) -> None:
    log = await open_log(path)
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, most))
    stored: list[Row] = []
    unsure = await append_until_full(log, stored)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    for request in unsure:
        assert await log.read(request[0].table, after=request[0].n - 1) == []
        await log.append(request)
        stored += request
    await log.close()

    log = await open_log(path)
    rows = [found for table in TABLES for found in await log.read(table)]
    assert rows == sorted(stored, key=lambda row: (row.table, row.n))
    await log.close()
    print("unsure:", len(unsure), "stored:", len(rows))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
