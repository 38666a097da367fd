"""Golden records: whole games that replay to the same end for ever.

Neither the files nor what is kept of them here is ever rewritten; tests/games/golden.py says how they are made, and
what a change of the rules means for them.
"""

from typing import get_args

import pytest

from antechamber import Record
from antechamber.games.queen_marie_antoinette.moves import AnyMove, Pass
from antechamber.games.queen_marie_antoinette.views.shapes import View
from tests.games.golden import check_replay, check_writing, kinds_of_moves, names_of, text_of
from tests.games.queen_marie_antoinette.court import GAME

KEPT = {
    "two-players": ((30, 25), "7b7d755816e4461ead4c3642d26168e43eb919ddff62da822225136131bd1436"),
    "three-players": ((19, 27, 28), "b3e80b295ca9011e9083ee8f4847d6026624a9ca89a48dc42d2ed3b26dcc7012"),
    "four-players": ((39, 48, 36, 42), "8edd602d5baa4e725c237dc5adcd3151368e8e60e0032460002f0ec05a49dbaf"),
    "secret": ((16, 19, 17, 18), "ca3cd851f20c19fe240ba70968d2a01bf6ed332f262a388d8014dc3ee92fe35d"),
    "options": ((29, 25, 33), "76879f76527b30c15987390bbfb41b255edd82aa20537d45ceeba56cefe8962a"),
    "intro": ((22, 40, 39), "75889bb70c23ed11b3b2671c66bac8551e0df8b5a1f223d61a494b7d6997c4a8"),
}


def final(name: str) -> View:
    """How a golden record ends, as everybody sees it."""
    view = Record.from_json(text_of(GAME, name)).state.view(None)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("name", KEPT)
def test_a_golden_record_replays_to_its_end(name: str) -> None:
    check_replay(GAME, name, KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_a_golden_record_is_written_as_it_was_read_with_its_result(name: str) -> None:
    check_writing(GAME, name)


def test_every_file_among_them_is_kept() -> None:
    assert names_of(GAME) == sorted(KEPT)


def test_together_they_hold_every_kind_of_move_but_passing() -> None:
    """Nobody has to pass with our deck (Q12)."""
    assert kinds_of_moves(GAME) == set(get_args(AnyMove)) - {Pass}


def test_they_are_of_every_size_and_end_in_both_ways() -> None:
    ends = [final(name) for name in KEPT]

    assert {end.players for end in ends} == {2, 3, 4}
    assert {(end.last_round, end.emptied) for end in ends} == {(True, False), (False, True)}


def test_one_is_keyed_by_a_secret_one_names_its_first_player_and_one_is_a_first_game() -> None:
    secret, options, intro = (Record.from_json(text_of(GAME, name)).header for name in ("secret", "options", "intro"))

    assert (secret.seed, len(secret.secret or ""), len(secret.commitment or "")) == (None, 64, 64)
    assert (options.options["first_player"], final("options").first) == ("seat 2", 2)
    assert intro.game == "queen-marie-antoinette-intro"
    assert (final("intro").requirement, final("intro").conditions) == ("E1", ("M1", "A1", "N1", "C1", "F1"))
