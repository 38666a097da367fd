"""How a golden record is made: a whole game by random play, written once and never again.

    python -m tests.games.royal_secrets.golden.recipe NAME PLAYERS SEED [OPTIONS]

SEED is a number, or the 64 hexadecimal digits of a secret; OPTIONS is JSON. A file that exists is not overwritten.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

import antechamber
from antechamber import Record
from antechamber.core.chance import Dice

FOLDER = Path(__file__).parent


def random_game(players: int, seed: int | bytes, options: dict[str, object]) -> Record:
    """Of all who are asked any one acts, and takes any of his choices."""
    record, dice = Record.start(antechamber.game("royal-secrets"), players, seed, options), Dice(1789)
    while not record.state.is_over:
        actors = record.state.actors
        seat = actors[dice.below(len(actors))]
        choices = record.state.choices(seat)
        record.play(seat, choices[dice.below(len(choices))])
    return record


def fingerprint(record: Record) -> str:
    """The SHA-256 of the final position as text."""
    return sha256(json.dumps(record.state.dump()).encode()).hexdigest()


def main(name: str, players: str, seed: str, options: str = "{}") -> None:
    """Write a new golden record, and say what the test has to keep of it."""
    key = bytes.fromhex(seed) if len(seed) == 64 else int(seed)
    record = random_game(int(players), key, json.loads(options))
    with (FOLDER / f"{name}.json").open("x", encoding="utf-8") as file:
        file.write(record.to_json())
    print(name, record.state.result and record.state.result.scores, fingerprint(record))


if __name__ == "__main__":
    main(*sys.argv[1:])
