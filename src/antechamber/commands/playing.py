"""`antechamber play`: the table in the terminal."""

import argparse
import secrets
from pathlib import Path
from typing import Any

from antechamber import Record, Refused, bots, game
from antechamber.commands.command import add_command
from antechamber.commands.files import read_options, read_text, write_text
from antechamber.terminal.play import Evening
from antechamber.terminal.screen import Screen
from antechamber.terminal.sitting import Sitting, seats_of


def add_play(commands: Any) -> None:
    """`antechamber play`: the table in the terminal."""
    job = "play at a table in the terminal, against bots or in turn at one screen"
    command = add_command(commands, "play", job, run_play, "Try: antechamber play royal-secrets --players 4 --lang fr")
    command.add_argument("game", nargs="?", help="which game, as `antechamber games` lists them")
    command.add_argument("--players", type=int, metavar="N", help="how many players (default: 4, or the game's fewest)")
    command.add_argument("--people", type=int, default=1, metavar="N", help="how many of them are people (default 1)")
    command.add_argument("--lang", choices=("en", "fr"), default="en", help="the language at the table (default en)")
    command.add_argument("--bots", metavar="NAME", help="who plays the others (default: sensible, or else random)")
    command.add_argument("--seed", type=int, metavar="N", help="the luck of the game (default: new luck)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    command.add_argument("--deck", type=Path, metavar="FILE", help="another deck, as TOML or JSON")
    command.add_argument("--save", default="", metavar="FILE", help="keep the game in this file after every move")
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game, and keep it there")
    command.add_argument("--no-color", action="store_true", help="no color, no escape codes")


def run_play(arguments: argparse.Namespace) -> None:
    """Sit down, and play until the end or until somebody leaves."""
    record = Record.from_json(read_text(arguments.resume)) if arguments.resume else new_record(arguments)
    sitting = Sitting(record)
    file = arguments.save or (str(arguments.resume) if arguments.resume else "")
    Evening(sitting, Screen(arguments.lang, arguments.no_color), write_text, file).play()


def new_record(arguments: argparse.Namespace) -> Record:
    """A new game with people and bots round it."""
    if arguments.game is None:
        raise Refused("", "terminal-which-game")
    chosen = game(arguments.game)
    fewest = max(chosen.least_players, min(4, chosen.most_players), arguments.people)
    players = chosen.check_players(arguments.players if arguments.players is not None else fewest)
    if not 1 <= arguments.people <= players:
        facts = {"most": players, "players": players, "people": arguments.people}
        raise Refused("", "terminal-bad-people", facts)
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(10**9)
    seats = seats_of(players, arguments.people, arguments.bots or bots.usual(chosen))
    options = chosen.settle_at_a_table(read_options(chosen, arguments))
    return Record.start(chosen, players, seed, options, seats)
