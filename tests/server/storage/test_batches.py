"""How many requests are stored together: all that fit one of the few sizes of an INSERT."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from antechamber.server.storage.batches import SIZES, fitting
from antechamber.server.storage.log import open_log
from tests.server.storage.rows import row


@pytest.mark.parametrize(
    ("requests", "together"),
    [
        ([], 0),
        ([1], 1),
        ([0], 1),
        ([6], 1),
        ([1] * 39, 32),
        ([5, 1, 3, 3, 1], 4),
        ([1] * 300, 128),
        ([9], 1),
        ([9, 1, 1], 1),
        ([9, 3, 1], 2),
        ([200, 1], 1),
    ],
)
def test_those_that_make_one_of_the_sizes_are_stored_together(requests: list[int], together: int) -> None:
    waiting = [(tuple(row(n) for n in range(1, rows + 1)), cast("Any", None)) for rows in requests]

    assert fitting(waiting) == together


def test_whatever_comes_at_once_is_stored(tmp_path: Path) -> None:
    """Requests of all sizes, many more than one INSERT takes, some of them none of the sizes."""
    sizes = [*range(12), *SIZES, *[1] * 77, 150]

    async def run() -> None:
        log = await open_log(str(tmp_path / "games.db"))
        asked = [[row(n, f"table {place}") for n in range(1, size + 1)] for place, size in enumerate(sizes)]
        await asyncio.gather(*(log.append(rows) for rows in asked))
        assert [await log.read(f"table {place}") for place in range(len(sizes))] == asked
        await log.close()

    asyncio.run(run())
