"""A server that is asked to end sends its people away, and the next one goes on where it was."""

import signal
from pathlib import Path

import pytest

from tests.server.crashes.checking import check, check_end
from tests.server.crashes.evening import Death, Evening, Plan
from tests.server.crashes.people import Reader
from tests.server.crashes.plans import GAMBIT, SEATS, SECRETS

RESTARTED = 1012
"""The code with which a socket is closed for a restart."""


def was_asked_to_come_back(reader: Reader) -> bool:
    byes = [heard.message for heard in reader.heard if heard.message["type"] == "Bye"]
    return reader.codes == [RESTARTED] or [bye["come_back"] for bye in byes] == [True]


@pytest.mark.slow
@pytest.mark.parametrize("game", [SECRETS, GAMBIT])
def test_a_restart_in_mid_game_goes_unnoticed_but_for_a_new_line(game: str, tmp_path: Path) -> None:
    evening = Evening(tmp_path, Plan(game, SEATS, 1, (Death(after_heard=70, signal=signal.SIGTERM),), bots=1))

    evening.run()

    assert all(was_asked_to_come_back(reader) for reader in evening.readers)
    check(evening)
    check_end(evening)
