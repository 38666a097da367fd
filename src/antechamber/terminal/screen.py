"""Lines out and lines in: as wide as the terminal, with color where there is any, readable without."""

import io
import os
import sys
import textwrap
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from antechamber.core import text

WIDEST = 110
"""Beyond this many columns the eye no longer finds the next line."""
NARROWEST = 40
ENDLESS = 10_000
"""The height of what has no last line, as a file."""
PROMPT = "> "
PAGE = 60
"""Blank lines that push a hand out of sight where the screen cannot be cleared."""


class Left(Exception):
    """The person has nothing more to say: the input has ended, or was interrupted."""


class Screen:
    """Where one language is spoken: prints, asks, and hides what the next person must not see."""

    def __init__(self, lang: str, no_color: bool = False, read: Callable[[str], str] = input) -> None:
        plain = no_color or bool(os.environ.get("NO_COLOR"))
        self.lang = lang
        self.console = Console(color_system=None if plain else "auto", highlight=False, markup=False, emoji=False)
        self.width = max(NARROWEST, min(self.console.width, WIDEST))
        self.height = self.console.height if self.console.is_terminal else ENDLESS
        self._read = read
        self._make_ready()

    def _make_ready(self) -> None:
        """Let no odd character end the game, and let the line be edited where it can be."""
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if self.is_live and sys.stdin.isatty() and find_spec("readline"):
            import_module("readline")

    @property
    def is_live(self) -> bool:
        """True for a terminal that understands more than lines."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def can_show(self, characters: str) -> bool:
        """True when the screen has these characters; where it has not, words must do."""
        try:
            characters.encode(self.console.encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    def words(self, message: str, /, **facts: object) -> str:
        """A message of the words files."""
        return text.put(message, facts, self.lang)

    def say(self, message: str, style: str = "", /, **facts: object) -> None:
        """Print a message of the words files."""
        self.line(self.words(message, **facts), style)

    def line(self, words: str, style: str = "", indent: str = "", hang: str = "") -> None:
        """Print text, wrapped; non-breaking spaces hold."""
        for paragraph in words.splitlines() or [""]:
            lines = textwrap.wrap(
                paragraph,
                self.width,
                initial_indent=indent,
                subsequent_indent=hang or indent,
                break_on_hyphens=False,
                break_long_words=False,
            )
            for part in lines or [""]:
                self.draw(Text(part, style))

    def draw(self, thing: RenderableType) -> None:
        """Print anything that rich can draw."""
        self.console.print(thing, width=self.width, no_wrap=isinstance(thing, Text), crop=False, overflow="ignore")

    def rule(self, left: str, right: str = "", style: str = "bold") -> None:
        """A line across the table with words on it."""
        room = max(1, self.width - len(left) - len(right) - 6)
        self.draw(Text(f"── {left} {'─' * room} {right}".rstrip()[: self.width], style))

    def side_by_side(self, left: RenderableType, right: RenderableType) -> None:
        """Two things in two columns of equal width."""
        table = Table(box=box.SQUARE, show_header=False, width=self.width, padding=(0, 1))
        table.add_column(ratio=1)
        table.add_column(ratio=1)
        table.add_row(left, right)
        self.draw(table)

    def ask(self, prompt: str) -> str:
        """A line that the person types; Left when there is none."""
        sys.stdout.flush()
        try:
            answer = self._read(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():  # What is not typed is not echoed either.
            self.line(answer, "dim")
        return " ".join(answer.split())

    def is_yes(self, answer: str) -> bool:
        """True for a yes, long or short, in the reader's language or in English."""
        return answer.casefold() in {"y", "yes", "o", self.words("terminal-word-yes")}

    def hide(self) -> None:
        """Put out of sight what has been printed."""
        if self.is_live:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
        else:
            self.console.print("\n" * PAGE)


def unbroken(rule: str) -> str:
    """A rule's number, not to be torn apart at the end of a line."""
    return rule.replace(" ", "\u00a0")
