"""Whole games as text stay as they are; `make playthroughs` rewrites them, and the diff is reviewed like code."""

import pytest

from tests.playthroughs.recipe import FOLDER, PLAYTHROUGHS, Playthrough, told


@pytest.mark.parametrize("wish", PLAYTHROUGHS, ids=lambda wish: wish.name)
def test_a_game_is_told_as_it_was(wish: Playthrough) -> None:
    assert told(wish) == wish.file.read_text("utf-8")


def test_there_are_ten_of_every_size_and_in_both_languages() -> None:
    assert len({wish.name for wish in PLAYTHROUGHS}) == 10
    assert {wish.players for wish in PLAYTHROUGHS} == {3, 4, 5}
    assert {wish.lang for wish in PLAYTHROUGHS} == {"en", "fr"}
    assert {file.stem for file in FOLDER.glob("*.txt")} == {wish.name for wish in PLAYTHROUGHS}
