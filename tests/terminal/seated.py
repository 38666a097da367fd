"""A table in a terminal with scripted people: what they type, and what they are shown before each answer."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import antechamber
from antechamber import Record, State
from antechamber.commands.files import write_text
from antechamber.core.chance import Dice
from antechamber.terminal.play import Evening
from antechamber.terminal.screen import PROMPT, Screen
from antechamber.terminal.sitting import Sitting, seats_of

GAME = antechamber.game("royal-secrets")
Typist = Callable[[str, str], str]
"""Types an answer to a prompt, knowing what was printed since the last one; EOFError to stop."""


def any_number(seed: int, most: int = 9) -> Typist:
    """Somebody who types numbers as they come."""
    dice = Dice(seed)
    return lambda prompt, page: str(1 + dice.below(most)) if prompt == PROMPT else ""


def script(*lines: str) -> Typist:
    """Somebody who types these lines, then nothing more."""
    left = list(lines)

    def typist(prompt: str, page: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return typist


def place(sitting: Sitting, state: State) -> None:
    """Let the game at a table stand as a test wants it."""
    sitting.playing._state = state
    sitting.playing._look_for_window(0.0)


class Seated:
    """An evening with everything that was shown."""

    def __init__(self, capsys: pytest.CaptureFixture[str], typist: Typist, record: Record, lang: str = "en") -> None:
        self.capsys = capsys
        self.typist = typist
        self.pages: list[str] = []
        self.sitting = Sitting(record)
        self.screen = Screen(lang, read=self.read)
        self.evening = Evening(self.sitting, self.screen, write_text)

    def read(self, prompt: str) -> str:
        sys.stdout.write(prompt)
        self.pages.append(self.capsys.readouterr().out)
        return self.typist(prompt, self.pages[-1])

    def play(self, file: Path | None = None) -> str:
        """Play until the end or until the typist stops; gives all that was shown."""
        self.evening.file = str(file) if file else ""
        self.evening.play()
        self.pages.append(self.capsys.readouterr().out)
        return "".join(self.pages)


def new_record(players: int = 4, people: int = 1, seed: int = 3, bot: str = "random", **options: object) -> Record:
    return Record.start(GAME, players, seed, options, seats_of(players, people, bot))


def unwrapped(page: str) -> str:
    """A page as one line, however it was wrapped."""
    return re.sub(r"\s+", " ", page)
