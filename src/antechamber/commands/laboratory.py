"""`antechamber simulate` and `antechamber match`: games by the thousand, and tables of the results."""

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from antechamber import game
from antechamber.commands.command import add_command
from antechamber.commands.files import read_file, read_options
from antechamber.lab.match import Match, Standing, play_match
from antechamber.lab.simulate import Simulation, sheets, simulate


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


def run_simulate(arguments: argparse.Namespace) -> None:
    """Simulate with a progress bar, then print the sheets."""
    chosen = game(arguments.game)
    players = (
        arguments.players if arguments.players is not None else max(chosen.least_players, min(4, chosen.most_players))
    )
    position = read_file(arguments.position) if arguments.position else None
    if isinstance(position, dict):
        players = position.get("players", players)
    options = read_options(chosen, arguments)
    simulation = Simulation(chosen, players, arguments.games, arguments.seed, options, position)
    tallies = simulation.tallies()
    console = Console()
    with progress_bar(console, f"{chosen.names['en']}, {players} players") as progress:
        bar = progress.add_task("", total=arguments.games)
        for played in simulate(simulation, tallies):
            progress.update(bar, completed=played)
    console.print(
        f"{arguments.games} random games of {chosen.names['en']} with {players} players, from seed {arguments.seed}"
    )
    for sheet in sheets(tallies):
        console.print(drawn(sheet.title, sheet.columns, sheet.rows))


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


def run_match(arguments: argparse.Namespace) -> None:
    """Play the match with a progress bar, then print how each bot did."""
    chosen = game(arguments.game)
    players = tuple(name.strip() for name in arguments.bots.split(","))
    match = Match(chosen, players, arguments.deals, arguments.seed, read_options(chosen, arguments))
    standings = [Standing(bot) for bot in players]
    console = Console()
    with progress_bar(console, f"{chosen.names['en']}, {len(players)} bots") as progress:
        bar = progress.add_task("", total=arguments.deals)
        for played in play_match(match, standings, []):
            progress.update(bar, completed=played)
    games = arguments.deals * len(players)
    console.print(f"{games} games of {chosen.names['en']}: {arguments.deals} deals, each from every seat")
    rows: list[tuple[str, ...]] = [
        (each.bot, f"{each.share:.1%}", f"{each.error:.1%}", f"{match.fair_share:.1%}") for each in standings
    ]
    console.print(drawn("By bot", ("bot", "win share", "standard error", "fair share"), rows))


def progress_bar(console: Console, title: str) -> Progress:
    """A bar that shows the progress of a long job, and disappears when it is done."""
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
