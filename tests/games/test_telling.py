"""What holds of the words of every game; what each tells and asks is shown beside it."""

import re

import pytest

import antechamber
from antechamber import Game, Refused


@pytest.mark.parametrize("game", antechamber.games(), ids=lambda game: game.preset or game.id)
def test_a_game_speaks_every_language_that_its_rules_are_written_in(game: Game) -> None:
    """Each of its moves is said in each of them, in words that mean no other move and are of no other language."""
    written = sorted(file.name.split(".")[1] for file in game.folder.glob("rules.*.md"))
    moves = game.moves(game.settle())
    said = [game.format(move, lang) for lang in game.languages for move in moves]

    assert list(game.languages) == written == ["en", "fr"]
    assert len(set(said)) == len(said) == 2 * len(moves) > 0
    assert [words for words in said if re.search(rf"[{{}}$_]|None|\b{game.prefix.lower()}-", words)] == []
    with pytest.raises(Refused) as refused:
        game.format(moves[0], "de")
    assert refused.value.reason == "core-bad-language"
