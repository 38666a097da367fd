"""The command: `antechamber games | simulate | replay`. The one place where the parts are joined."""

import argparse
import json
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from antechamber import Game, Record, Refused, __version__, game, games
from antechamber.core.build import COMPILED
from antechamber.core.options import Toggle
from antechamber.lab.simulate import Simulation, sheets, simulate

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> None:
    """Run the command; bad input ends with one clear sentence and exit code 2."""
    wishes = parser().parse_args(arguments)
    try:
        wishes.run(wishes)
    except Refused as refused:
        sys.stderr.write(f"antechamber: {refused}\n")
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.stderr.write("antechamber: interrupted\n")
        sys.exit(INTERRUPTED)


def parser() -> argparse.ArgumentParser:
    """What can be asked of the command."""
    build = "compiled" if COMPILED else "pure Python"
    top = argparse.ArgumentParser(
        prog="antechamber",
        description="Court-intrigue board games, complete and exact, on one rules engine.",
        epilog="Try: antechamber simulate royal-secrets --games 10000",
    )
    top.add_argument("--version", action="version", version=f"antechamber {__version__} ({build})")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    add_games(commands)
    add_simulate(commands)
    add_replay(commands)
    return top


def add_command(commands: Any, name: str, job: str, run: Callable[[Any], None], hint: str) -> argparse.ArgumentParser:
    """A command with its help."""
    description = job[0].upper() + job[1:] + "."
    command: argparse.ArgumentParser = commands.add_parser(name, help=job, description=description, epilog=hint)
    command.set_defaults(run=run)
    return command


# games


def add_games(commands: Any) -> None:
    """`antechamber games`: what there is to play."""
    add_command(commands, "games", "list the games and their options", run_games, "Try: antechamber games")


def run_games(_wishes: argparse.Namespace) -> None:
    """Print every game with its players and options."""
    console = Console()
    for found in games():
        players = f"{found.least_players}-{found.most_players} players"
        console.print(f"[bold]{found.preset or found.id}[/bold]  {found.names['en']}, {players}")
        for option in found.options:
            console.print(f"    {option.id} = {option.default}    {option.names['en']}", style="dim", highlight=False)


# simulate


def add_simulate(commands: Any) -> None:
    """`antechamber simulate`: random games and their figures."""
    command = add_command(
        commands,
        "simulate",
        "play random games by the thousand and print what they show",
        run_simulate,
        "Try: antechamber simulate royal-secrets --players 5 --option favor_windows='own turn'",
    )
    command.add_argument("game", help="which game, as `antechamber games` lists them")
    command.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default 1000)")
    command.add_argument("--players", type=int, metavar="N", help="how many players (default: 4, or the game's fewest)")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="game n has the luck of seed + n (default 0)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    command.add_argument("--deck", type=Path, metavar="FILE", help="another deck, as TOML or JSON")
    command.add_argument("--position", type=Path, metavar="FILE", help="begin every game at this position (JSON)")


def run_simulate(wishes: argparse.Namespace) -> None:
    """Simulate with a progress bar, then print the sheets."""
    chosen = game(wishes.game)
    players = wishes.players if wishes.players is not None else max(chosen.least_players, min(4, chosen.most_players))
    position = read_file(wishes.position) if wishes.position else None
    if isinstance(position, dict):
        players = position.get("players", players)
    options = read_options(chosen, wishes)
    simulation = Simulation(chosen, players, wishes.games, wishes.seed, options, position)
    tallies = simulation.tallies()
    console = Console()
    with Progress(
        TextColumn(f"{chosen.names['en']}, {players} players"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        bar = progress.add_task("", total=wishes.games)
        for played in simulate(simulation, tallies):
            progress.update(bar, completed=played)
    console.print(
        f"{wishes.games} random games of {chosen.names['en']} with {players} players, from seed {wishes.seed}"
    )
    for sheet in sheets(tallies):
        console.print(drawn(sheet.title, sheet.columns, sheet.rows))


def drawn(title: str, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> Table:
    """A sheet as a table on the screen."""
    table = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right")
    for row in rows:
        table.add_row(*row)
    return table


def read_options(chosen: Game, wishes: argparse.Namespace) -> dict[str, object]:
    """The table options of the command line."""
    options: dict[str, object] = {}
    toggles = {option.id for option in chosen.options if isinstance(option, Toggle)}
    for text in wishes.option:
        name, separator, value = text.partition("=")
        if not separator:
            raise Refused("", "cli-bad-option", {"text": text})
        words: dict[str, object] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        options[name] = words.get(value, value) if name in toggles else int(value) if value.isdecimal() else value
    if wishes.deck:
        options["deck"] = read_file(wishes.deck)
    return options


def read_file(path: Path) -> Any:
    """A file's content, as JSON or, by its ending, TOML."""
    text = read_text(path)
    try:
        return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as error:
        raise Refused("", "cli-bad-file", {"file": str(path), "fault": str(error)}) from None


def read_text(path: Path) -> str:
    """A file's text."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        fault = error.strerror if isinstance(error, OSError) else "it is not text"
        raise Refused("", "cli-no-file", {"file": str(path), "fault": fault}) from None


# replay


def add_replay(commands: Any) -> None:
    """`antechamber replay`: what a record holds."""
    job = "replay a recorded game and print its moves and its end"
    command = add_command(commands, "replay", job, run_replay, "Try: antechamber replay game.json")
    command.add_argument("record", type=Path, help="the file of the record (JSON)")


def run_replay(wishes: argparse.Namespace) -> None:
    """Print a record's moves and result, or the first move that breaks a rule."""
    record = Record.from_json(read_text(wishes.record))
    header = record.header
    print(f"{record.game.names['en']}, {header.players} players, rules version {header.rules}")
    for number, (seat, move) in enumerate(record.moves, 1):
        print(f"{number:4}  seat {seat}  {record.game.format(move)}")
    if (result := record.state.result) is None:
        print(f"The game goes on: seats {', '.join(map(str, record.state.actors))} are asked.")
        return
    for seat, (rank, score) in enumerate(zip(result.ranks, result.scores, strict=True)):
        print(f"seat {seat}: rank {rank}, {score} points")
