"""How a game is drawn that has no drawing of its own here: its choices in words and its final ranks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from antechamber.core.events import Event
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.terminal.screen import Screen


@dataclass(frozen=True)
class Group:
    """Choices that belong together, each with its words."""

    title: str
    choices: tuple[tuple[str, Move], ...]
    is_row: bool = False
    """The choices are few and short, and stand in one row behind the title."""
    confirm: str = ""
    """What is asked once more before one of these is played, since no move is taken back; they stand apart."""


@dataclass(frozen=True)
class Command:
    """What can be typed at any question of one game, beside what can be typed in all."""

    word: str
    """The message that is its first word."""
    help: str
    """The message that is its line in the help."""
    run: Callable[[Screen, Any, Sequence[str], str], None]
    """Given the screen, the view, everybody's names and what was typed after the word, it prints its answer."""


class Drawing(Protocol):
    """What a module of a game's drawing gives; it is handed a seat's view and choices, never the state."""

    HEADINGS: tuple[type[Event], ...]
    """The events under which the log is divided."""
    COMMANDS: tuple[Command, ...]
    """What else can be typed in this game."""

    def draw_table(self, screen: Screen, view: Any, names: Sequence[str]) -> None:
        """Print the table as the view's reader sees it."""

    def group(
        self, game: Game, screen: Screen, view: Any, choices: Sequence[Move], names: Sequence[str]
    ) -> list[Group]:
        """The choices in words, in the order in which they are numbered."""

    def draw_end(self, screen: Screen, view: Any, names: Sequence[str]) -> None:
        """Print the final page: ranks, and where every point came from."""


class Plain:
    """The drawing of any game."""

    HEADINGS: tuple[type[Event], ...] = ()
    COMMANDS: tuple[Command, ...] = ()

    def draw_table(self, screen: Screen, view: Any, names: Sequence[str]) -> None:
        """Nothing: the log, the prompt and the choices must do."""

    def group(
        self, game: Game, screen: Screen, view: Any, choices: Sequence[Move], names: Sequence[str]
    ) -> list[Group]:
        """The choices as the game offers them."""
        return [Group("", tuple((game.format(move, screen.lang), move) for move in choices))]

    def draw_end(self, screen: Screen, view: Any, names: Sequence[str]) -> None:
        """Nothing beyond the ranks, which are always told."""
