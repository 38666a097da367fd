"""Golden records: whole games that replay to the same end for ever.

Neither the files nor what is kept of them here is ever rewritten; tests/games/golden.py says how they are made, and
what a change of the rules means for them.
"""

from collections.abc import Iterable

import msgspec
import pytest

import antechamber
from antechamber import Game, Record
from tests.games.golden import fingerprint, name_of, records_of

GAMES = [game for game in antechamber.games() if game.preset is None]
FILES = {name_of(file): file for game in GAMES for file in records_of(game)}
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
EVERY_RECORD = pytest.mark.parametrize("name", FILES)

KEPT = {
    "queen_marie_antoinette/two-players": (
        (26, 22),
        "9c37f03e527257477f69d9a66dc30274cce8a79f03bbc71e2330e4961f01f64f",
    ),
    "queen_marie_antoinette/three-players": (
        (21, 33, 29),
        "6c09d8530ce4aedc6e7ae2732641e87479ac9aba5f3af4341a6fedb4b4d6a700",
    ),
    "queen_marie_antoinette/four-players": (
        (44, 52, 41, 47),
        "f3f3648aa9c37bcb68c420452a295b396926dab5baf3fbb51947e100411ba10e",
    ),
    "queen_marie_antoinette/secret": (
        (22, 24, 28, 20),
        "a4dcbd6c9bebad264bfcc5fe313cb503b310df33eee9a7e68e6222a2bfaac015",
    ),
    "queen_marie_antoinette/options": (
        (29, 25, 33),
        "6e13d6a9263fd7744a101a854c03322eae089faee28d9e793585040faf3fdf77",
    ),
    "queen_marie_antoinette/intro": (
        (28, 37, 35),
        "14695874d8641bc3b4990dd048b740ebcb4c2039657fec405d6af9d3c43412d5",
    ),
    "royal_gambit/two-players": ((1, 0), "0069811774fc7e961a507c572bb222165926ae8482c49d6f6e96a6c219a5c0cc"),
    "royal_gambit/three-players": ((2, 1, 0), "ed4d970d4fe8159d599514d9300c8b72576bf5b291e14079889cedeab3cf4c12"),
    "royal_gambit/four-players": ((2, 0, 3, 1), "6e914363e5d5b8ffdfb8b52e41d2bd1ab7916f0ae3e5f1cdf8c9a56b5f25886a"),
    "royal_gambit/five-players": ((3, 2, 4, 0, 1), "0d7c492de4960c11aba10b480cb1ebcc48d82cd68b9446b1a3d5b7afcdfb5f31"),
    "royal_gambit/six-players": (
        (0, 3, 4, 5, 2, 1),
        "ea698a710511f16047f75002dfbfe4518c6ae2cf843c4ea61ca5dd7e4ae0f799",
    ),
    "royal_gambit/secret": ((0, 3, 1, 2), "10adbdcacb83a0ff285a4cf0ff5113069a13cebf62ee4b80c6d5a69165128aef"),
    "royal_gambit/options": ((1, 2, 3, 0), "00e4f0b04f8cc69b96b01a72a1fda88387f0deb8b25f4305753db84167061988"),
    "royal_gambit/shields": ((0, 1, 2, 3), "139869c28cb911b7d4aef3b178a374d8e4dec4a98044324056e6f30b5296a4d0"),
    "royal_gambit/mini": ((100, -100), "f3fd9772a83219fe5c0a5fc5dcc991213d9a28bef4a09f287a997c6120a9545b"),
    "royal_secrets/three-players": ((5, 18, 4), "393d2c76c995372ca7c796c2bacfe04aa1db4595447b8949799f75c1f6869cc3"),
    "royal_secrets/four-players": ((14, 25, 14, 2), "fcd32ad6486928649722ae23d7616e544892743959c41bd7f3729776c9c339ee"),
    "royal_secrets/five-players": (
        (6, 0, 0, 0, 14),
        "53dba88f0d7e6f9fcc94947367c2340a6b24586da00170d3ad8e9f86c34a2ab3",
    ),
    "royal_secrets/secret": ((14, 15, 1, 7), "310e8a40991e331052ec43a0b0ba65f68d07dac8b07996bc0899757b325339de"),
    "royal_secrets/options": ((11, 20, 1, 29), "6e62bd2b9314eda0fd23714b588d61d891dd0d4c51c24dc4444040af62525011"),
}
"""For each golden record its scores, and the fingerprint of its final position."""


def text_of(name: str) -> str:
    """A golden record as it was written."""
    return FILES[name].read_text("utf-8")


def read(name: str) -> Record:
    return Record.from_json(text_of(name))


def all_of(game: Game) -> Iterable[Record]:
    """The golden records of a game."""
    return [read(name_of(file)) for file in records_of(game)]


def test_every_file_among_them_is_kept() -> None:
    assert sorted(FILES) == sorted(KEPT)


@EVERY_RECORD
def test_a_golden_record_replays_to_its_end(name: str) -> None:
    """It replays to the same scores, and to the same final position to the byte."""
    record = read(name)

    assert record.state.result is not None
    assert (record.state.result.scores, fingerprint(record)) == KEPT[name]
    assert fingerprint(record.replay()) == fingerprint(record)


@EVERY_RECORD
def test_a_golden_record_is_written_as_it_was_read_with_its_result(name: str) -> None:
    """The first ones do not claim their result yet."""
    record, text = read(name), text_of(name)
    result = msgspec.json.encode(record.state.result).decode()

    assert record.to_json() == (text if '"result":' in text else text.removesuffix("}\n") + f',"result":{result}}}\n')


@EVERY_GAME
def test_together_they_hold_every_kind_of_move(game: Game) -> None:
    """Only nobody ever has to pass with the deck of Queen Marie-Antoinette (Q12)."""
    kinds = {type(move).__name__ for move in game.moves(game.settle())}
    held = {type(move).__name__ for record in all_of(game) for _, move in record.moves}

    assert kinds - held == ({"Pass"} if game.id == "queen-marie-antoinette" else set())


@EVERY_GAME
def test_they_are_of_every_size_and_one_is_keyed_by_a_secret(game: Game) -> None:
    headers = [record.header for record in all_of(game)]
    keyed = [header for header in headers if header.seed is None]

    assert {header.players for header in headers} == {*range(game.least_players, game.most_players + 1)}
    assert [(len(header.secret or ""), len(header.commitment or "")) for header in keyed] == [(64, 64)]


@pytest.mark.parametrize(
    ("name", "game", "changed"),
    [
        (
            "royal_gambit/options",
            "royal-gambit",
            "deck royal_hp coins first_player refund opportunist wrong_guess accuser resigning turn_limit",
        ),
        ("royal_gambit/mini", "royal-gambit-mini", "turn_limit"),
        ("royal_secrets/options", "royal-secrets", "equal_stakes favor_windows lone_guest_paid"),
        ("queen_marie_antoinette/options", "queen-marie-antoinette", "first_player"),
        ("queen_marie_antoinette/intro", "queen-marie-antoinette-intro", ""),
    ],
)
def test_some_are_played_with_other_options_or_by_a_variant(name: str, game: str, changed: str) -> None:
    header = read(name).header
    settled = antechamber.game(game).settle()

    assert header.game == game
    assert [option for option, value in settled.items() if header.options[option] != value] == changed.split()


def test_those_of_queen_marie_antoinette_end_in_both_ways() -> None:
    """By the last round, and by an empty column."""
    ends = [record.state.dump() for record in all_of(antechamber.game("queen-marie-antoinette"))]

    assert {(bool(end.get("last_round")), bool(end.get("emptied"))) for end in ends} == {(True, False), (False, True)}
