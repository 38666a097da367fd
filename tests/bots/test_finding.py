"""Bots are found by folder, beside the game's name."""

import pytest

import antechamber
from antechamber import Refused, bots

GAME = antechamber.game("royal-secrets")


def test_a_game_has_its_own_bots_and_those_for_every_game() -> None:
    assert bots.names(GAME) == ["sensible", "random"]


@pytest.mark.parametrize("name", ["genius", "", None, 3, []])
def test_an_unknown_bot_is_refused_with_those_there_are(name: object) -> None:
    with pytest.raises(Refused, match="There are: sensible, random") as refused:
        bots.find(GAME, name)
    assert "Il y a" in refused.value.say("fr")


@pytest.mark.parametrize("name", ["sensible", "random"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    def scores(seed: int) -> tuple[int, ...]:
        state = GAME.start(4, 11)
        players = [bots.find(GAME, name)(seed + seat) for seat in range(4)]
        while not state.is_over:
            seat = state.actors[0]
            state.play(seat, players[seat].choose(state.view(seat), state.choices(seat)))
        return state.outcome().scores

    assert scores(1) == scores(1)
    assert len({scores(seed) for seed in range(4)}) > 1
