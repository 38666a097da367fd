"""Players made of code: a bot is given a seat's view and choices, and answers with a choice; it never sees the state.

Bots are found by folder, like games: `bots/<folder of the game>/<name>` holds a bot for that game and `bots/every_game`
those that can play any. A bot is a module, or a folder if it is larger, with a function `make`.
"""

import pkgutil
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from antechamber.core import text
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.refused import Refused

EVERY_GAME = "every_game"
SENSIBLE = "sensible"
ANYBODY = "random"
"""The bot that can play every game."""

text.learn(Path(__file__).parent)


class Bot(Protocol):
    """A player made of code."""

    def choose(self, view: Any, choices: Sequence[Move]) -> Move:
        """One of the choices, for the seat whose view this is."""


Make = Callable[[int], Bot]
"""Makes a bot from a seed; the same seed and the same questions give the same answers."""


def names(game: Game) -> list[str]:
    """The bots that can play a game."""
    return list(_found(game.folder.name))


def usual(game: Game) -> str:
    """The bot that plays against people unless they choose another: the sensible one, if the game has one."""
    return SENSIBLE if SENSIBLE in names(game) else ANYBODY


def find(game: Game, name: object) -> Make:
    """The function that makes a bot with that name for that game: `find(game, "sensible")(seed)`."""
    found = _found(game.folder.name)
    if not isinstance(name, str) or name not in found:
        facts = {"name": str(name)[:60], "title": game.names["en"], "bots": list(found)}
        raise Refused("", "bots-no-such-bot", facts)
    make: Make = import_module(found[name]).make
    return make


@cache
def _found(folder: str) -> dict[str, str]:
    """The modules of the game's own bots and of those for every game, by bot name; folders are read once."""
    homes = [f"{__name__}.{folder}", f"{__name__}.{EVERY_GAME}"]
    return {
        bot.name.replace("_", "-"): f"{home}.{bot.name}"
        for home in homes
        if find_spec(home) is not None
        for bot in pkgutil.iter_modules(import_module(home).__path__)
    }
