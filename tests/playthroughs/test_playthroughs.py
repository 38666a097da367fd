"""Whole games as text stay as they are; `make playthroughs` rewrites them, and the diff is reviewed like code."""

import pytest

from tests.playthroughs.recipe import FOLDER, GAMBIT, PLAYTHROUGHS, QUEEN, SECRETS, Playthrough, told


@pytest.mark.parametrize("wish", PLAYTHROUGHS, ids=str)
def test_a_game_is_told_as_it_was(wish: Playthrough) -> None:
    assert told(wish) == wish.file.read_text("utf-8")


@pytest.mark.parametrize(
    ("wishes", "number", "sizes"), [(SECRETS, 10, {3, 4, 5}), (GAMBIT, 8, {2, 3, 4, 5, 6}), (QUEEN, 7, {2, 3, 4})]
)
def test_they_are_of_every_size_and_in_both_languages(wishes: list[Playthrough], number: int, sizes: set[int]) -> None:
    assert len({wish.file for wish in wishes}) == number
    assert {wish.players for wish in wishes} == sizes
    assert {wish.lang for wish in wishes} == {"en", "fr"}


def test_every_file_among_them_is_told() -> None:
    assert set(FOLDER.rglob("*.txt")) == {wish.file for wish in PLAYTHROUGHS}
