"""The command: `antechamber play | games | simulate | match | replay`. The one place where the parts are joined."""

import argparse
import json
import secrets
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
from antechamber.lab.match import Match, Standing, play_match
from antechamber.lab.simulate import Simulation, sheets, simulate
from antechamber.terminal.play import Evening
from antechamber.terminal.screen import Screen
from antechamber.terminal.sitting import Sitting, seats_of, usual_bot

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
    add_match(commands)
    add_replay(commands)
    add_play(commands)
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
    with progress_bar(console, f"{chosen.names['en']}, {players} players") as progress:
        bar = progress.add_task("", total=wishes.games)
        for played in simulate(simulation, tallies):
            progress.update(bar, completed=played)
    console.print(
        f"{wishes.games} random games of {chosen.names['en']} with {players} players, from seed {wishes.seed}"
    )
    for sheet in sheets(tallies):
        console.print(drawn(sheet.title, sheet.columns, sheet.rows))


def progress_bar(console: Console, title: str) -> Progress:
    """A bar that shows how far a long job is, and is gone when it is done."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


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


# match


def add_match(commands: Any) -> None:
    """`antechamber match`: bots against bots, on the same deals."""
    job = "let bots play the same deals from every seat and print their win shares"
    hint = "Try: antechamber match royal-secrets --bots sensible,random,random,random --deals 250"
    command = add_command(commands, "match", job, run_match, hint)
    command.add_argument("game", help="which game, as `antechamber games` lists them")
    command.add_argument(
        "--bots", default="sensible,random,random,random", metavar="NAMES", help="who plays, by commas"
    )
    command.add_argument("--deals", type=int, default=100, metavar="N", help="how many deals (default 100)")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="deal n has the luck of seed + n (default 0)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    command.add_argument("--deck", type=Path, metavar="FILE", help="another deck, as TOML or JSON")


def run_match(wishes: argparse.Namespace) -> None:
    """Play the match with a progress bar, then print how each bot has fared."""
    chosen = game(wishes.game)
    players = tuple(name.strip() for name in wishes.bots.split(","))
    match = Match(chosen, players, wishes.deals, wishes.seed, read_options(chosen, wishes))
    standings = [Standing(bot) for bot in players]
    console = Console()
    with progress_bar(console, f"{chosen.names['en']}, {len(players)} bots") as progress:
        bar = progress.add_task("", total=wishes.deals)
        for played in play_match(match, standings, []):
            progress.update(bar, completed=played)
    games = wishes.deals * len(players)
    console.print(f"{games} games of {chosen.names['en']}: {wishes.deals} deals, each from every seat")
    rows: list[tuple[str, ...]] = [
        (each.bot, f"{each.share:.1%}", f"{each.error:.1%}", f"{match.fair_share:.1%}") for each in standings
    ]
    console.print(drawn("By bot", ("bot", "win share", "standard error", "fair share"), rows))


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


# play


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


def run_play(wishes: argparse.Namespace) -> None:
    """Sit down, and play until the end or until somebody leaves."""
    record = Record.from_json(read_text(wishes.resume)) if wishes.resume else new_record(wishes)
    sitting = Sitting(record)
    file = wishes.save or (str(wishes.resume) if wishes.resume else "")
    Evening(sitting, Screen(wishes.lang, wishes.no_color), write_text, file).play()


def new_record(wishes: argparse.Namespace) -> Record:
    """A new game with people and bots round it."""
    if wishes.game is None:
        raise Refused("", "terminal-which-game")
    chosen = game(wishes.game)
    fewest = max(chosen.least_players, min(4, chosen.most_players), wishes.people)
    players = chosen.check_players(wishes.players if wishes.players is not None else fewest)
    if not 1 <= wishes.people <= players:
        facts = {"most": players, "players": players, "people": wishes.people}
        raise Refused("", "terminal-bad-people", facts)
    seed = wishes.seed if wishes.seed is not None else secrets.randbelow(10**9)
    seats = seats_of(players, wishes.people, wishes.bots or usual_bot(chosen))
    options = chosen.settle_at_a_table(read_options(chosen, wishes))
    return Record.start(chosen, players, seed, options, seats)


def write_text(name: str, text: str) -> None:
    """Put a text into a file, whole or not at all."""
    try:
        path = Path(name).expanduser()
        half = path.with_name(path.name + ".new")
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    except (OSError, ValueError, RuntimeError) as error:
        fault = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused("", "terminal-cannot-write", {"file": name, "fault": fault}) from None
