"""Positions of every game: what is written comes back as it was, and what cannot be is refused with what is wrong.

Each game's `positions.py` is the table: POSITIONS come back, REFUSED cannot be, NO_START would not start a game either.
"""

import json
import pickle
from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any

import pytest

from antechamber import Game, Refused, State
from tests.games.court import Table, play_out
from tests.games.positions import SECRET, comes_back, reloaded, text
from tests.games.queen_marie_antoinette import positions as queen_marie_antoinette
from tests.games.royal_gambit import positions as royal_gambit
from tests.games.royal_secrets import positions as royal_secrets

TABLES = (royal_secrets, royal_gambit, queen_marie_antoinette)
EVERY_GAME = pytest.mark.parametrize("game", [table.GAME for table in TABLES], ids=lambda game: game.id)

REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("unknown field `jester`", {"jester": 1}),
    ("unknown field `wig`", {"seats": [{"wig": 1}, {}, {}]}),
    ("Expected `int`, got `str`", {"players": "three"}),
    ("it is one of “chess”, not of ", {"game": "chess"}),
    ("it follows version 9 of the rules, and this release plays version ", {"rules": 9}),
    ("it has 3 players but 2 seats", {"seats": [{}, {}]}),
    ("it has 3 players but 4 seats", {"seats": [{}, {}, {}, {}]}),
    ("there is no seat 3", {"first": 3}),
    ("there is no seat -1", {"first": -1}),
    ("“dancing” is no step; there are: ", {"step": "dancing"}),
    ("-1 draws of “first player”", {"chance": {"drawn": {"first player": -1}}}),
    (f"{2**70} draws of “first player”", {"chance": {"drawn": {"first player": 2**70}}}),
    ("there is no stream of luck called “dice”; there are: first player, ", {"chance": {"drawn": {"dice": 2}}}),
    ("the secret of its chance is not hexadecimal", {"chance": {"secret": "xyz"}}),
]
"""What is wrong in any game, with the shortest position in which this is said."""
NO_START: list[tuple[str, dict[str, Any]]] = [
    ("core-bad-seed", {"chance": {"seed": -1}}),
    ("core-bad-seed", {"chance": {"secret": "00"}}),
    ("core-bad-option", {"options": {"wigs": True}}),
    ("core-bad-value", {"options": {"deck": "tarot"}}),
]
"""Why no game would start so either."""


def made(given: Any) -> Any:
    """A position as it stands in a table, or as the table says how it is made."""
    return given() if callable(given) else given


def reached(game: Game, given: Any) -> State:
    """The state of a position that is written, or of a table that was played so far."""
    table = made(given)
    return table.state if isinstance(table, Table) else game.load(table)


def refused(table: Any) -> list[tuple[str, Any]]:
    """All that is refused in a game: what is wrong, and a position."""
    least, most = table.GAME.least_players, table.GAME.most_players
    sizes = [(f"players, and {table.GAME.id} is for {least} to {most}", {"players": n}) for n in (least - 1, most + 1)]
    alike = [(fault, {"game": table.GAME.id, "players": 3, **said}) for fault, said in (*REFUSED, *sizes)]
    return [*alike, *((fault, given) for fault, positions in table.REFUSED.items() for given in positions)]


def no_start(table: Any) -> list[tuple[str, Any]]:
    """All with which no game would start: the reason, and a position."""
    alike = [(reason, {"game": table.GAME.id, "players": 3, **said}) for reason, said in NO_START]
    return [*alike, *table.NO_START]


def rows(*names: str, of: Callable[[Any], Iterable[tuple[str, Any]]]) -> pytest.MarkDecorator:
    """A test for each row of every game's table."""
    every = [(table.GAME, name, given) for table in TABLES for name, given in of(table)]
    return pytest.mark.parametrize(("game", *names), every, ids=[f"{game.prefix}: {name}" for game, name, _ in every])


EVERY_POSITION = rows("name", "given", of=lambda table: table.POSITIONS.items())


# There and back


@EVERY_POSITION
def test_a_position_is_written_as_it_was_read_and_everyone_sees_the_same(game: Game, name: str, given: Any) -> None:
    state = reached(game, given)
    readers = (None, *range(int(state.players)))
    again, pickled = reloaded(game, state), pickle.loads(pickle.dumps(state))

    assert text(again) == text(pickled) == text(state)
    assert type(pickled) is type(state)
    assert [repr(again.view(seat)) for seat in readers] == [repr(state.view(seat)) for seat in readers]


@EVERY_POSITION
def test_all_that_a_position_says_comes_back_in_a_dump_in_whatever_order(game: Game, name: str, given: Any) -> None:
    said = reached(game, given).dump() if callable(given) else given
    before = deepcopy(said)
    state = game.load(said)
    dumped = json.loads(text(state))

    assert said == before, "loading leaves what it is given as it was"
    for key in said.keys() - {"chance"}:
        assert comes_back(said[key], dumped.get(key)), f"{key}: {said[key]} became {dumped.get(key)}"
    assert text(game.load(dict(reversed(said.items())))) == text(state)


@EVERY_POSITION
def test_every_reader_imagines_the_same_from_his_view_as_from_the_table(game: Game, name: str, given: Any) -> None:
    state = reached(game, given)

    for seat in (None, *range(int(state.players))):
        world = state.imagine(seat, 3)
        assert text(world) == text(game.imagine(state.view(seat), 3))
        assert repr(world.view(seat)) == repr(state.view(seat))
        assert world.dump()["chance"] == {"seed": 3}, "no luck of the true table is left, nor draws that were fixed"


@EVERY_POSITION
def test_a_loaded_game_goes_on_alike(game: Game, name: str, given: Any) -> None:
    state = reached(game, given)
    again = reloaded(game, state)
    one, other = play_out(Table[Any](state), 3), play_out(Table[Any](again), 3)

    assert one.told == other.told
    assert text(one.state) == text(other.state)


@EVERY_GAME
def test_luck_may_be_keyed_by_a_secret(game: Game) -> None:
    state = game.load({"game": game.id, "players": 3, "chance": {"secret": SECRET.hex()}})
    chance: Any = reloaded(game, state).dump()["chance"]

    assert chance["secret"] == SECRET.hex()


@EVERY_GAME
@pytest.mark.parametrize("seed", [8, SECRET], ids=["seed", "secret"])
def test_a_game_that_is_pickled_at_its_start_goes_on_alike(game: Game, seed: int | bytes) -> None:
    state = game.start(3, seed)
    again = pickle.loads(pickle.dumps(state))

    assert text(play_out(Table[Any](again)).state) == text(play_out(Table[Any](state)).state)


# What is impossible is refused, each with a sentence that says why


@rows("fault", "given", of=refused)
def test_an_impossible_position_is_refused_with_what_is_wrong(game: Game, fault: str, given: Any) -> None:
    with pytest.raises(Refused) as refusal:
        game.load(made(given))

    assert refusal.value.reason == "core-bad-position"
    sentence = str(refusal.value)
    assert sentence.startswith("This position cannot be: ")
    assert fault in sentence
    assert "\n" not in sentence


@rows("reason", "given", of=no_start)
def test_bad_seeds_and_options_of_a_position_are_refused_as_at_the_start_of_a_game(
    game: Game, reason: str, given: Any
) -> None:
    with pytest.raises(Refused) as refusal:
        game.load(given)

    assert refusal.value.reason == reason


@EVERY_GAME
@pytest.mark.parametrize("given", [None, 0, "a position", (), [], object(), {1: 2}, {"game": ["royal-secrets"]}])
def test_whatever_is_loaded_is_answered_by_a_refusal(game: Game, given: object) -> None:
    with pytest.raises(Refused, match=r"^This position cannot be: .*\.$"):
        game.load(given)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.GAME.id)
def test_a_refused_position_leaves_the_box_as_it_was(table: Any) -> None:
    """Loading works on a table of its own: the next game is dealt as ever."""
    before = text(table.GAME.start(3, 4))
    for _, given in refused(table):
        with pytest.raises(Refused):
            table.GAME.load(made(given))

    assert text(table.GAME.start(3, 4)) == before
