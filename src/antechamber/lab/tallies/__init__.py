"""What is counted in simulated games; a game's own tally is found by the name of its folder."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from antechamber.core.events import Event
from antechamber.core.game import Game
from antechamber.core.result import Result
from antechamber.core.state import State
from antechamber.lab.tallies.sheets import Sheet


class Tally(Protocol):
    """Counts what happens in many games."""

    def begin(self, view: Any) -> None:
        """Note the start of a game, as a spectator sees it."""

    def note(self, event: Event, state: State) -> None:
        """Note an event; `state` is the game after the move that caused it."""

    def end(self, result: Result) -> None:
        """Note the end of a game."""

    def sheets(self) -> list[Sheet]:
        """What was counted."""


def tally_of(game: Game) -> Tally | None:
    """The game's own tally, if it has one."""
    name = f"{__name__}.{game.folder.name}"
    return None if find_spec(name) is None else import_module(name).make()
