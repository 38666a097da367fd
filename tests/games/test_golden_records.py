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
    "royal_gambit/two-players": ((1, 0), "42e724200b9b278183434d82dab880f6649c26e007ff385f177bd1f6455384bb"),
    "royal_gambit/three-players": ((2, 1, 0), "2a95f985876085f7c1e03e50b04710c2253ba35f42877fdce91e09d9078735c7"),
    "royal_gambit/four-players": ((2, 3, 1, 0), "457dfcf31a651d2a873160f692a147bcd2deefa327bb026448839038c6cd856f"),
    "royal_gambit/five-players": ((3, 4, 2, 0, 1), "2f17b67df7a92aa091a25384c7aa1b5705db2eed30703b25132e377203a8a2e4"),
    "royal_gambit/six-players": (
        (1, 2, 4, 0, 5, 3),
        "8891f17a95257f9cc9f6057a165a5c984c1f789ef04654b0c130951d7ffc5067",
    ),
    "royal_gambit/secret": ((1, 0, 2, 3), "851c3f793a0abbc42ecc787279872f64642f1bf84c5969427d12e0a22982f6e3"),
    "royal_gambit/options": ((1, 2, 3, 0), "7d33aee67d116ea288a462401f3af1672c4fa6978724a2efcf6729f3e488e80d"),
    "royal_gambit/mini": ((100, -100), "17086ff3955d12681262e8bd69c28d5b9fc6d4c7fa481428f5236427a50f5262"),
    "royal_secrets/three-players": ((5, 18, 4), "7cdf688e874808b99de2dbedc5a8aae66d3ff40257ef919c7b28cd7487c08049"),
    "royal_secrets/four-players": ((14, 25, 14, 2), "37eb1d485cb7af60a2600045afd7cae91d1f5c678af28bd6be46deb4cab86db5"),
    "royal_secrets/five-players": (
        (6, 0, 0, 0, 14),
        "e9a93b755c370d6e053828ed5f2fd44c21f5678ef477abf82f9b9d815c324b93",
    ),
    "royal_secrets/secret": ((14, 15, 1, 7), "cd8578ccd88eb925dcc9417053b41ddbdb8a70ebc7e09681c1486bd3625f0783"),
    "royal_secrets/options": ((11, 20, 1, 29), "1aba79344f764ef6f99a53bc963dd2727bbe55b7acf6c11dff7d941e1ea0857f"),
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
            "deck royal_hp coins first_player refund opportunist wrong_guess resigning turn_limit",
        ),
        ("royal_gambit/mini", "royal-gambit-mini", "turn_limit"),
        ("royal_secrets/options", "royal-secrets", "equal_stakes favor_windows"),
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
