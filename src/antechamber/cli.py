"""The command: `antechamber serve | play | simulate | ...`. Only here do all parts come together."""

import argparse
import sys
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console

from antechamber import Refused, __version__, games
from antechamber.commands import laboratory, playing, recorded, serving
from antechamber.commands.command import add_command
from antechamber.core.build import COMPILED

BAD_INPUT = 2
INTERRUPTED = 130
ADDED: Final[tuple[Callable[[Any], None], ...]] = (
    serving.add_serve,
    serving.add_backup,
    playing.add_play,
    recorded.add_replay,
    recorded.add_verify,
    laboratory.add_simulate,
    laboratory.add_match,
)
"""All commands except `games`, in the order of the help."""


def main(argv: list[str] | None = None) -> None:
    """Run the command; bad input ends with one clear sentence and exit code 2."""
    arguments = parser().parse_args(argv)
    try:
        arguments.run(arguments)
    except Refused as refused:
        sys.stderr.write(f"antechamber: {refused}\n")
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.stderr.write("antechamber: interrupted\n")
        sys.exit(INTERRUPTED)


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    build = "compiled" if COMPILED else "pure Python"
    top = argparse.ArgumentParser(
        prog="antechamber",
        description="Court-intrigue board games, complete and exact, on one rules engine.",
        epilog="Try: antechamber simulate royal-secrets --games 10000",
    )
    top.add_argument("--version", action="version", version=f"antechamber {__version__} ({build})")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    add_games(commands)
    for add in ADDED:
        add(commands)
    return top


def add_games(commands: Any) -> None:
    """`antechamber games`: what there is to play."""
    add_command(commands, "games", "list the games and their options", run_games, "Try: antechamber games")


def run_games(_arguments: argparse.Namespace) -> None:
    """Print every game with its players and options."""
    console = Console()
    for found in games():
        players = f"{found.least_players}-{found.most_players} players"
        console.print(f"[bold]{found.preset or found.id}[/bold]  {found.names['en']}, {players}")
        for option in found.options:
            console.print(f"    {option.id} = {option.default}    {option.names['en']}", style="dim", highlight=False)
