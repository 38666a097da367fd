"""Golden records: whole games that replay to the same end for ever.

Neither the files nor what is kept of them here is ever rewritten; tests/games/golden.py says how they are made, and
what a change of the rules means for them.
"""

from typing import get_args

import pytest

from antechamber import Record
from antechamber.games.royal_gambit.moves import AnyMove
from tests.games.golden import check_replay, check_writing, kinds_of_moves, names_of, text_of
from tests.games.royal_gambit.court import GAME

KEPT = {
    "two-players": ((1, 0), "42e724200b9b278183434d82dab880f6649c26e007ff385f177bd1f6455384bb"),
    "three-players": ((2, 1, 0), "2a95f985876085f7c1e03e50b04710c2253ba35f42877fdce91e09d9078735c7"),
    "four-players": ((2, 3, 1, 0), "457dfcf31a651d2a873160f692a147bcd2deefa327bb026448839038c6cd856f"),
    "five-players": ((3, 4, 2, 0, 1), "2f17b67df7a92aa091a25384c7aa1b5705db2eed30703b25132e377203a8a2e4"),
    "six-players": ((1, 2, 4, 0, 5, 3), "8891f17a95257f9cc9f6057a165a5c984c1f789ef04654b0c130951d7ffc5067"),
    "secret": ((1, 0, 2, 3), "851c3f793a0abbc42ecc787279872f64642f1bf84c5969427d12e0a22982f6e3"),
    "options": ((1, 2, 3, 0), "7d33aee67d116ea288a462401f3af1672c4fa6978724a2efcf6729f3e488e80d"),
    "mini": ((100, -100), "17086ff3955d12681262e8bd69c28d5b9fc6d4c7fa481428f5236427a50f5262"),
}


@pytest.mark.parametrize("name", KEPT)
def test_a_golden_record_replays_to_its_end(name: str) -> None:
    check_replay(GAME, name, KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_a_golden_record_is_written_as_it_was_read_with_its_result(name: str) -> None:
    check_writing(GAME, name)


def test_every_file_among_them_is_kept() -> None:
    assert names_of(GAME) == sorted(KEPT)


def test_together_they_hold_every_kind_of_move() -> None:
    assert kinds_of_moves(GAME) == set(get_args(AnyMove))


def test_they_are_of_every_size() -> None:
    assert {Record.from_json(text_of(GAME, name)).header.players for name in KEPT} == {2, 3, 4, 5, 6}


def test_one_is_keyed_by_a_secret_one_has_other_options_and_one_is_the_reduced_game() -> None:
    secret, options, mini = (Record.from_json(text_of(GAME, name)).header for name in ("secret", "options", "mini"))

    assert (secret.seed, len(secret.secret or ""), len(secret.commitment or "")) == (None, 64, 64)
    assert sum(options.options[name] != value for name, value in GAME.settle().items()) == 9
    assert options.deck["alchemist"] == 4
    assert (mini.game, mini.options["turn_limit"]) == ("royal-gambit-mini", 6)
