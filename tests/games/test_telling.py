"""What holds of the words of every game; what each tells and asks is shown beside it."""

import re
from typing import get_args

import pytest

import antechamber
from antechamber import Game, Refused
from antechamber.core.text import has_words, kebab

EVERY_GAME = pytest.mark.parametrize("game", antechamber.games(), ids=lambda game: game.preset or game.id)


@EVERY_GAME
def test_a_game_speaks_every_language_that_its_rules_are_written_in(game: Game) -> None:
    """Each of its moves is said in each of them, in words that mean no other move and are of no other language."""
    written = sorted(file.name.split(".")[1] for file in game.folder.glob("rules.*.md"))
    moves = game.moves(game.settle())
    said = [game.format(move, lang) for lang in game.languages for move in moves]

    assert list(game.languages) == written == ["en", "fr"]
    assert len(set(said)) == len(said) == 2 * len(moves) > 0
    with pytest.raises(Refused) as refused:
        game.format(moves[0], "de")
    assert refused.value.reason == "core-bad-language"


@EVERY_GAME
@pytest.mark.parametrize("lang", [None, "en", "fr"])
def test_every_move_is_written_so_that_it_means_itself_alone(game: Game, lang: str | None) -> None:
    """In our notation and in words: nothing of a template is left, and case, spaces and apostrophes do not matter."""
    moves = game.moves(game.settle())
    view = game.start(game.most_players, 1).view(0)
    written = {game.format(move, lang): move for move in moves}

    assert len(written) == len(moves)
    assert {type(move) for move in moves} == {*get_args(game.move_type)}
    for text, move in written.items():
        assert not re.search(rf"[{{}}$]|None|\b{game.prefix.lower()}-", text), text
        assert game.parse(f"  {text.upper()} ".replace("’", "'"), view, lang) == move


@EVERY_GAME
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_has_words(game: Game, lang: str) -> None:
    events = [f"{game.prefix.lower()}-{kebab(event.__name__)}" for event in get_args(game.event_type)]

    assert len(events) > 10
    assert [event for event in events if not has_words(event, lang)] == []
