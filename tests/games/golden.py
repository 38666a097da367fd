"""How a golden record is made and read: a whole game by random play, written once and never again.

    python -m tests.games.golden GAME NAME PLAYERS SEED [OPTIONS]

SEED is a number, or the 64 hexadecimal digits of a secret; OPTIONS is JSON. A file that exists is not overwritten.

A change after which one of them replays otherwise is a change of the rules: it raises the version of the rules
(`RULES`) and names the release that plays the old one (`releases`); new records then stand beside the old, which are
refused with that release.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

import antechamber
from antechamber import Game, Record
from antechamber.core.chance import Dice


def folder_of(game: Game) -> Path:
    """Where the golden records of a game are kept."""
    return Path(__file__).parent / game.folder.name / "golden"


def records_of(game: Game) -> list[Path]:
    """The golden records that there are of a game."""
    return sorted(folder_of(game).glob("*.json"))


def name_of(file: Path) -> str:
    """A golden record in short: `royal_secrets/three-players`."""
    return f"{file.parents[1].name}/{file.stem}"


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


def main(game_id: str, name: str, players: str, seed: str, options: str = "{}") -> None:
    """Write a new golden record, and say what the test has to keep of it."""
    game = antechamber.game(game_id)
    key = bytes.fromhex(seed) if len(seed) == 64 else int(seed)
    record = random_game(game, int(players), key, json.loads(options))
    file = folder_of(game) / f"{name}.json"
    with file.open("x", encoding="utf-8") as golden:
        golden.write(record.to_json())
    print(name_of(file), record.state.result and record.state.result.scores, fingerprint(record))


if __name__ == "__main__":
    main(*sys.argv[1:])
