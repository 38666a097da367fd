"""What is encoded once for several readers is what would be encoded for each."""

import random
from typing import Any

import msgspec
import pytest

import antechamber
from antechamber.server.tables import frames

GAMES = [
    (game.id, players) for game in antechamber.games() for players in range(game.least_players, game.most_players + 1)
]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_views_that_share_their_text_say_what_each_says_alone(name: str, players: int) -> None:
    luck = random.Random(players)
    state = antechamber.game(name).start(players=players, seed=players)
    readers: list[int | None] = [*range(players), None]
    while not state.is_over:
        seat = luck.choice(state.actors)
        state.play(seat, luck.choice(state.choices(seat)))
        for shown in (readers, readers[:1], readers[-1:], luck.sample(readers, 2)):
            views: list[Any] = state.views(shown)
            assert [bytes(text) for text in frames.texts_of(views)] == [msgspec.json.encode(view) for view in views]
        assert state.views(readers) == [state.view(reader) for reader in readers]


class Seen(msgspec.Struct, frozen=True):
    """A view of no game."""

    public: tuple[int, ...]
    own: int


def test_views_that_do_not_differ_and_views_that_share_nothing() -> None:
    shared = (1000, 2000)
    alike = [Seen(shared, 5), Seen(shared, 5)]
    apart = [Seen((1, 2), 300), Seen((2, 1), 400)]
    for views in (alike, apart):
        assert [bytes(text) for text in frames.texts_of(views)] == [msgspec.json.encode(view) for view in views]
