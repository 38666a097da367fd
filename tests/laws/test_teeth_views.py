"""The laws on what is sent prove their teeth in every game: faults in views for many readers, and on the wire."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import antechamber
from antechamber import Game
from antechamber.core.laws import LAWS, Table
from tests.laws.teeth import Patch, is_caught, rewrite_view

pytestmark = [pytest.mark.pure, pytest.mark.mutant]

GAMES = [game for game in antechamber.games() if game.preset is None]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def caught(law: str, game: Game) -> bool:
    return is_caught(LAWS[law], [Table(game, game.least_players, 0)])


def rewrite_views(patch: Patch, game: Game, change: Callable[[list[Any]], list[Any]]) -> None:
    """Change the views of several readers, but not those that are asked for alone."""
    honest = game.order.views

    def faulty(table: Any, readers: Sequence[int]) -> list[Any]:
        views = honest(table, readers)
        return change(views) if len(readers) > 1 else views

    patch.setattr(game.order, "views", faulty)


def first_for_all(views: list[Any]) -> list[Any]:
    """Everybody's view is made of what the first reader sees."""
    return [msgspec.structs.replace(views[0], seat=view.seat) for view in views]


def in_another_order(views: list[Any]) -> list[Any]:
    return views[::-1]


def options_in_common(views: list[Any]) -> list[Any]:
    return [msgspec.structs.replace(view, options=views[0].options) for view in views]


@every_game
@pytest.mark.parametrize("fault", [first_for_all, in_another_order, options_in_common])
def test_a_fault_in_the_views_of_several_readers_is_caught(
    game: Game, fault: Callable[[list[Any]], list[Any]], monkeypatch: Patch
) -> None:
    rewrite_views(monkeypatch, game, fault)

    assert caught("views", game)


@every_game
@pytest.mark.parametrize("thing", [(1, 2), {1: 2}, {3}], ids=["tuple", "number as key", "set"])
def test_a_view_with_what_the_wire_does_not_keep_is_caught(game: Game, thing: object, monkeypatch: Patch) -> None:
    rewrite_view(monkeypatch, game.order, lambda seen, table, reader: {"options": {**seen.options, "more": thing}})

    assert caught("wire", game)


@every_game
def test_a_move_that_comes_back_as_another_is_caught(game: Game, monkeypatch: Patch) -> None:
    """Its type is read as a namesake without fields."""
    kinds = {type(move) for move in game.moves(game.settle())}
    namesakes = [msgspec.defstruct(kind.__name__, [], tag=kind.__name__, frozen=True) for kind in kinds]
    union: Any = namesakes[0]
    for namesake in namesakes[1:]:
        union |= namesake
    monkeypatch.setattr(type(game), "move_type", union)

    assert caught("wire", game)


@every_game
@pytest.mark.parametrize("law", ["views", "wire"])
def test_without_a_fault_nothing_is_caught(law: str, game: Game) -> None:
    assert not caught(law, game)
