"""How a golden record is made and read: a whole game by random play, written once and never again.

    python -m tests.games.golden GAME NAME PLAYERS SEED [OPTIONS]

SEED is a number, or the 64 hexadecimal digits of a secret; OPTIONS is JSON. A file that exists is not overwritten.

A change after which one of them replays otherwise is a change of the rules: it raises the version of the rules
(`RULES`) and names the release that plays the old one (`releases`); new records then stand beside the old, which are
refused with that release.
"""

import json
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import msgspec

import antechamber
from antechamber import Game, Record
from antechamber.core.chance import Dice

Kept = Mapping[str, tuple[tuple[int, ...], str]]
"""For each golden record its scores, and the fingerprint of its final position."""


def folder_of(game: Game) -> Path:
    """Where the golden records of a game are kept."""
    return Path(__file__).parent / game.folder.name / "golden"


def text_of(game: Game, name: str) -> str:
    """A golden record as it was written."""
    return (folder_of(game) / f"{name}.json").read_text("utf-8")


def names_of(game: Game) -> list[str]:
    """The golden records that there are."""
    return sorted(file.stem for file in folder_of(game).glob("*.json"))


def random_game(game: Game, players: int, seed: int | bytes, options: dict[str, object]) -> Record:
    """Of all who are asked any one acts, and takes any of his choices."""
    record, dice = Record.start(game, players, seed, options), Dice(1789)
    while not record.state.is_over:
        actors = record.state.actors
        seat = actors[dice.below(len(actors))]
        choices = record.state.choices(seat)
        record.play(seat, choices[dice.below(len(choices))])
    return record


def fingerprint(record: Record) -> str:
    """The SHA-256 of the final position as text."""
    return sha256(json.dumps(record.state.dump()).encode()).hexdigest()


def check_replay(game: Game, name: str, kept: Kept) -> None:
    """It replays to the same scores, and to the same final position to the byte."""
    scores, position = kept[name]
    record = Record.from_json(text_of(game, name))
    assert record.state.result is not None
    assert record.state.result.scores == scores
    assert fingerprint(record) == position
    assert fingerprint(record.replay()) == position


def check_writing(game: Game, name: str) -> None:
    """It is written as it was read, and with its result, which the first ones do not claim yet."""
    text = text_of(game, name)
    record = Record.from_json(text)
    result = msgspec.json.encode(record.state.result).decode()
    assert record.to_json() == (text if '"result":' in text else text.removesuffix("}\n") + f',"result":{result}}}\n')


def kinds_of_moves(game: Game) -> set[type]:
    """The kinds of moves that the golden records of a game hold together."""
    return {type(move) for name in names_of(game) for _, move in Record.from_json(text_of(game, name)).moves}


def main(game_id: str, name: str, players: str, seed: str, options: str = "{}") -> None:
    """Write a new golden record, and say what the test has to keep of it."""
    game = antechamber.game(game_id)
    key = bytes.fromhex(seed) if len(seed) == 64 else int(seed)
    record = random_game(game, int(players), key, json.loads(options))
    with (folder_of(game) / f"{name}.json").open("x", encoding="utf-8") as file:
        file.write(record.to_json())
    print(name, record.state.result and record.state.result.scores, fingerprint(record))


if __name__ == "__main__":
    main(*sys.argv[1:])
