"""Appends to many tables at once, and prints each request that was acknowledged, until it is killed.

A process of its own: `python -m tests.server.storage.appender ADDRESS`.
"""

import asyncio
import sys

from antechamber.server.storage.log import Log, open_log
from tests.server.storage.rows import row

TABLES = [f"table-{number}" for number in range(20)]


async def append_to(log: Log, table: str) -> None:
    """Requests of one, two and three rows by turns; each row says how many belong together, and which it is."""
    n = len(await log.read(table)) + 1
    while True:
        size = n % 3 + 1
        await log.append([row(n + place, table, size=size, place=place) for place in range(size)])
        print(table, n, size, flush=True)
        n += size


async def main(address: str) -> None:
    log = await open_log(address)
    await asyncio.gather(*(append_to(log, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
