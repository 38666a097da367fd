"""`antechamber replay` and `antechamber verify`: what a record holds, and whether it is true."""

import argparse
from pathlib import Path
from typing import Any

from antechamber import Record, game
from antechamber.commands.command import add_command
from antechamber.commands.files import read_text
from antechamber.core.records import Header, check_result, follow, open_luck, read_stored


def add_replay(commands: Any) -> None:
    """`antechamber replay`: what a record holds."""
    job = "replay a recorded game and print its moves and its end"
    command = add_command(commands, "replay", job, run_replay, "Try: antechamber replay game.json")
    command.add_argument("record", type=Path, help="the file of the record (JSON)")


def run_replay(arguments: argparse.Namespace) -> None:
    """Print a record's moves and result, or the first move that breaks a rule."""
    record = Record.from_json(read_text(arguments.record))
    header = record.header
    print(f"{record.game.names['en']}, {header.players} players, rules version {header.rules}")
    for number, (seat, move) in enumerate(record.moves, 1):
        print(f"{number:4}  seat {seat}  {record.game.format(move)}")
    if (result := record.state.result) is None:
        print(f"The game goes on: seats {', '.join(map(str, record.state.actors))} are asked.")
        return
    for seat, (rank, score) in enumerate(zip(result.ranks, result.scores, strict=True)):
        print(f"seat {seat}: rank {rank}, {score} points")


def add_verify(commands: Any) -> None:
    """`antechamber verify`: whether a record is what it says."""
    job = "check a record: its luck, every move and its result"
    hint = "Try: antechamber verify game.json. Exit code 0: all is right; 2: the sentence names the first fault."
    command = add_command(commands, "verify", job, run_verify, hint)
    command.add_argument("record", type=Path, help="the file of the record (JSON)")


def run_verify(arguments: argparse.Namespace) -> None:
    """Check a record step by step and print what is right; the first fault ends it."""
    stored = read_stored(read_text(arguments.record))
    header, moves = stored.header, len(stored.moves)
    named = game(header.game).names["en"]
    print(f"It can be read: {named}, {header.players} players, rules version {header.rules}, {moves} moves.")
    seed = open_luck(header)
    print(f"Its luck is open: {told_luck(header)}.")
    record = follow(stored, seed)
    print("Every move is legal.")
    check_result(record, stored.result)
    print(told_result(record, stored.result is not None))
    print("Verified.")


def told_luck(header: Header) -> str:
    """Where the luck of a record comes from, and how to check it."""
    if header.secret is None:
        return f"the seed {header.seed}, to which nobody was committed"
    if header.commitment is None:
        return "a secret, to which nobody was committed"
    return f"the secret fits the commitment {header.commitment}, which was to be published before the deal"


def told_result(record: Record, is_claimed: bool) -> str:
    """What the moves of a record lead to."""
    if (result := record.state.result) is None:
        return "It claims no result, and the game goes on."
    scores = ", ".join(map(str, result.scores))
    claim = "Its result is what the moves give" if is_claimed else "It claims no result; the moves give one"
    return f"{claim}: scores {scores}."
