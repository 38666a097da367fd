"""Planted faults: a server that leaks is found out by the same searches that find nothing on the true one."""

import asyncio
from pathlib import Path

import pytest

from tests.server.secrecy import leaking
from tests.server.secrecy.test_two_worlds import searched
from tests.server.secrecy.window import ASKED, Windows
from tests.server.serving import serving

pytestmark = [pytest.mark.slow, pytest.mark.pure, pytest.mark.mutant]

DECISIONS = 20


@pytest.mark.parametrize("fault", leaking.IN_THE_GAME)
def test_a_leak_in_the_game_is_found(tmp_path: Path, fault: str) -> None:
    with serving(tmp_path / "house.db", leaking.program(fault), window_most="0", bot_workers="0") as server:
        search = asyncio.run(searched(server, tmp_path / "house.db", "royal-secrets", 3, 2, {}, DECISIONS))

    assert search.faults()


@pytest.mark.parametrize("fault", leaking.IN_A_WINDOW)
def test_a_leak_from_a_window_is_found(tmp_path: Path, fault: str) -> None:
    async def is_found() -> bool:
        windows = Windows(server, tmp_path / "house.db")
        await windows.open()
        before, after = await windows.spy(ASKED[:1])
        if after != {reader: before[reader] for reader in after}:
            return True
        return await windows.hear(ASKED) != await windows.hear(ASKED[::-1])

    with serving(tmp_path / "house.db", leaking.program(fault), window_most="0", window_least="0.2") as server:
        assert asyncio.run(is_found())
