"""The rules of every game as documents: the same numbers and chapters in both languages, examples in their places."""

import pytest

import antechamber
from tests.games.rules_documents import BOTH, Rules

pytestmark = pytest.mark.pure

EVERY_GAME = pytest.mark.parametrize(
    ("rules", "chapters"),
    [
        pytest.param(Rules(antechamber.game(game), ruling), chapters, id=game)
        for game, ruling, chapters in (
            ("royal-secrets", "R", 13),
            ("royal-gambit", "G", 10),
            ("queen-marie-antoinette", "Q", 8),
        )
    ],
)


@EVERY_GAME
def test_both_languages_have_the_same_numbers_and_chapters(rules: Rules, chapters: int) -> None:
    rules.check_numbers()
    rules.check_chapters(chapters)


@EVERY_GAME
def test_both_languages_illustrate_the_same_paragraphs(rules: Rules, chapters: int) -> None:
    assert rules.illustrated("en") == rules.illustrated("fr")
    assert len(rules.illustrated("en")) > 20


@BOTH
@EVERY_GAME
def test_every_example_follows_the_paragraph_that_it_illustrates(rules: Rules, chapters: int, lang: str) -> None:
    rules.check_examples(lang)


@EVERY_GAME
def test_french_has_its_own_spaces_and_quotation_marks(rules: Rules, chapters: int) -> None:
    rules.check_french()
