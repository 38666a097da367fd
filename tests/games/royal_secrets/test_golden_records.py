"""Golden records: whole games that replay to the same end for ever.

Neither the files nor what is kept of them here is ever rewritten; tests/games/golden.py says how they are made, and
what a change of the rules means for them.
"""

from typing import get_args

import pytest

from antechamber import Record
from antechamber.games.royal_secrets.moves import AnyMove
from tests.games.golden import check_replay, check_writing, kinds_of_moves, names_of, text_of
from tests.games.royal_secrets.court import GAME

KEPT = {
    "three-players": ((5, 18, 4), "7cdf688e874808b99de2dbedc5a8aae66d3ff40257ef919c7b28cd7487c08049"),
    "four-players": ((14, 25, 14, 2), "37eb1d485cb7af60a2600045afd7cae91d1f5c678af28bd6be46deb4cab86db5"),
    "five-players": ((6, 0, 0, 0, 14), "e9a93b755c370d6e053828ed5f2fd44c21f5678ef477abf82f9b9d815c324b93"),
    "secret": ((14, 15, 1, 7), "cd8578ccd88eb925dcc9417053b41ddbdb8a70ebc7e09681c1486bd3625f0783"),
    "options": ((11, 20, 1, 29), "1aba79344f764ef6f99a53bc963dd2727bbe55b7acf6c11dff7d941e1ea0857f"),
}


@pytest.mark.parametrize("name", KEPT)
def test_a_golden_record_replays_to_its_end(name: str) -> None:
    check_replay(GAME, name, KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_a_golden_record_is_written_as_it_was_read_with_its_result(name: str) -> None:
    check_writing(GAME, name)


def test_every_file_among_them_is_kept() -> None:
    assert names_of(GAME) == sorted(KEPT)


def test_together_they_hold_every_kind_of_move() -> None:
    assert kinds_of_moves(GAME) == set(get_args(AnyMove))


def test_one_is_keyed_by_a_secret_and_one_is_played_with_both_options() -> None:
    secret, options = (Record.from_json(text_of(GAME, name)).header for name in ("secret", "options"))

    assert (secret.seed, len(secret.secret or ""), len(secret.commitment or "")) == (None, 64, 64)
    assert (options.options["equal_stakes"], options.options["favor_windows"]) == (True, "own turn")
