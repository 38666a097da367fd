"""Finds games by folder: every package under `antechamber.games` with a GAME is one, so there is no list to edit."""

import pkgutil
from importlib import import_module

from antechamber.core.game import Game
from antechamber.core.refused import Refused

HOME = "antechamber.games"


def games() -> list[Game]:
    """All games, each followed by its presets."""
    return list(_found().values())


def game(name: object) -> Game:
    """The game or preset with that id."""
    found = _found()
    if not isinstance(name, str) or name not in found:
        raise Refused("", "core-no-such-game", {"name": str(name)[:60], "games": list(found)})
    return found[name]


def _found() -> dict[str, Game]:
    """Look through the folders again, so that a newly added game is found; each module is imported only once."""
    found: dict[str, Game] = {}
    for folder in pkgutil.iter_modules(import_module(HOME).__path__):
        if folder.ispkg:
            base: Game = import_module(f"{HOME}.{folder.name}").GAME
            found[base.id] = base
            for preset in base.presets:
                found[preset] = type(base)(preset)
    return found
