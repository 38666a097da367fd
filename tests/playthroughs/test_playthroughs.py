"""Whole games as text stay as they are; `make playthroughs` rewrites them, and the diff is reviewed like code."""

import pytest

from tests.playthroughs.recipe import FOLDER, GAMBIT, PLAYTHROUGHS, QUEEN, SECRETS, Playthrough, told


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=str)
def test_a_game_is_told_as_it_was(play: Playthrough) -> None:
    assert told(play) == play.file.read_text("utf-8")


@pytest.mark.parametrize(
    ("plays", "number", "sizes"), [(SECRETS, 10, {3, 4, 5}), (GAMBIT, 8, {2, 3, 4, 5, 6}), (QUEEN, 7, {2, 3, 4})]
)
def test_they_are_of_every_size_and_in_both_languages(plays: list[Playthrough], number: int, sizes: set[int]) -> None:
    assert len({play.file for play in plays}) == number
    assert {play.players for play in plays} == sizes
    assert {play.lang for play in plays} == {"en", "fr"}


def test_every_file_among_them_is_told() -> None:
    assert set(FOLDER.rglob("*.txt")) == {play.file for play in PLAYTHROUGHS}
