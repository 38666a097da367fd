"""Between the opening and the closing of a window nobody learns that somebody else has answered."""

import asyncio
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from tests.server.secrecy.window import ASKED, CLAIMANT, Transcript, Windows
from tests.server.serving import serving

pytestmark = pytest.mark.slow

ORDERS = list(permutations(ASKED))


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    database = tmp_path_factory.mktemp("windows") / "house.db"
    with serving(database, window_most="0", window_least="0.2", bot_workers="0") as server:
        windows = Windows(server, database)
        asyncio.run(windows.open())
        yield windows


def test_what_everybody_hears_is_the_same_whatever_the_order_and_pace_of_the_answers(windows: Windows) -> None:
    heard = [asyncio.run(windows.hear(order)) for order in ORDERS]
    heard += [asyncio.run(windows.hear(order, pause=0.1)) for order in ORDERS[:2]]

    assert all(each == heard[0] for each in heard)


def test_a_window_is_silent_until_it_closes(windows: Windows) -> None:
    """A seat hears what it has sealed, that it is stored, and the frame that opens all; others only the last."""
    heard = asyncio.run(windows.hear(ASKED))

    assert [len(heard[reader]) for reader in (CLAIMANT, None)] == [1, 1]
    for seat in ASKED:
        sealed, done, opened = heard[seat]
        assert ['"Frame"' in sealed, '"Done"' in done, '"Frame"' in opened] == [True] * 3
        assert ['"AnswerSealed"' in sealed, '"AnswerSealed"' in opened] == [True, False]


def test_nobody_can_find_out_by_asking_whether_others_have_answered(windows: Windows) -> None:
    """Not by a refusal and its number, nor by the frame, the table, the history or the record."""
    for answers in ((1, 2), (3, 1), (2,)):
        first, *later = asyncio.run(windows.spy(answers))

        for found in later:
            assert found == {reader: first[reader] for reader in found}


def test_a_deadline_passes_alike_whether_all_were_silent_or_only_one(tmp_path: Path) -> None:
    """To those who are not asked; the house answers for the silent as the others have answered."""
    database = tmp_path / "house.db"
    with serving(database, window_most="0", bot_workers="0") as server:
        windows = Windows(server, database)
        asyncio.run(windows.open())

    async def closings() -> list[Transcript]:
        return await asyncio.gather(*(windows.hear(answers) for answers in ((), (1,), (3, 2))))

    with serving(database, window_most="4", window_least="0", bot_workers="0") as windows.server:
        nobody, one, two = asyncio.run(closings())

    for reader in (CLAIMANT, None):
        assert nobody[reader] == one[reader] == two[reader]
