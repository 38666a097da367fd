"""Golden records: whole games that replay to the same end for ever.

Neither the files nor what is kept of them here is ever rewritten. A change after which one of them replays otherwise is
a change of the rules: it raises the version of the rules (`RULES`) and names the release that plays the old one
(`releases`); new records, made by golden/recipe.py, then stand beside the old, which are refused with that release.
"""

from typing import get_args

import pytest

from antechamber import Record
from antechamber.games.royal_secrets.moves import AnyMove
from tests.games.royal_secrets.golden.recipe import FOLDER, fingerprint

KEPT = {
    "three-players": ((5, 18, 4), "7cdf688e874808b99de2dbedc5a8aae66d3ff40257ef919c7b28cd7487c08049"),
    "four-players": ((14, 25, 14, 2), "37eb1d485cb7af60a2600045afd7cae91d1f5c678af28bd6be46deb4cab86db5"),
    "five-players": ((6, 0, 0, 0, 14), "e9a93b755c370d6e053828ed5f2fd44c21f5678ef477abf82f9b9d815c324b93"),
    "secret": ((14, 15, 1, 7), "cd8578ccd88eb925dcc9417053b41ddbdb8a70ebc7e09681c1486bd3625f0783"),
    "options": ((11, 20, 1, 29), "1aba79344f764ef6f99a53bc963dd2727bbe55b7acf6c11dff7d941e1ea0857f"),
}


def golden(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text("utf-8")


@pytest.mark.parametrize("name", KEPT)
def test_a_golden_record_replays_to_its_end(name: str) -> None:
    """The same scores, and the same final position to the byte."""
    scores, position = KEPT[name]

    record = Record.from_json(golden(name))

    assert record.state.result is not None
    assert record.state.result.scores == scores
    assert fingerprint(record) == position
    assert fingerprint(record.replay()) == position


@pytest.mark.parametrize("name", KEPT)
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    assert Record.from_json(golden(name)).to_json() == golden(name)


def test_every_file_among_them_is_kept() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.json")) == sorted(KEPT)


def test_together_they_hold_every_kind_of_move() -> None:
    moves = {type(move) for name in KEPT for _, move in Record.from_json(golden(name)).moves}

    assert moves == set(get_args(AnyMove))


def test_one_is_keyed_by_a_secret_and_one_is_played_with_both_options() -> None:
    secret, options = (Record.from_json(golden(name)).header for name in ("secret", "options"))

    assert (secret.seed, len(secret.secret or ""), len(secret.commitment or "")) == (None, 64, 64)
    assert (options.options["equal_stakes"], options.options["favor_windows"]) == (True, "own turn")
