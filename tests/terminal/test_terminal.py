"""The command in a real terminal and through pipes: color and none, dumb and not, odd bytes, the end of input."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from antechamber import Record
from antechamber.cli import main

COMMAND = [sys.executable, "-m", "antechamber", "play"]
ESCAPE = "\x1b"
COLOR = re.compile(r"\x1b\[[0-9;]*m")


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "TERM", "COLUMNS"}}
    return {**kept, "COLUMNS": "80", "PYTHONUTF8": "1", **more}


def piped(typed: bytes, *arguments: str, **more: str) -> tuple[int, str, str]:
    """The command with a pipe for a keyboard: exit code, what it printed, what it complained."""
    done = subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, env=environment(**more), check=False, timeout=60
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


class Terminal:
    """A terminal of the standard library, typed at as a person would."""

    def __init__(self, *arguments: str, **more: str) -> None:
        self.screen = ""
        self.at = 0
        self.pid, self.keyboard = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # A job in the background would hand on that it is ignored.
            os.execve(sys.executable, [*COMMAND, *arguments], environment(**more))

    def wait(self, words: str, seconds: float = 90) -> str:
        """Read until the words stand on the screen; gives all from where the last wait ended to their end."""
        end = time.monotonic() + seconds
        while words not in self.screen[self.at :]:
            assert time.monotonic() < end, self.screen
            if select.select([self.keyboard], [], [], 0.2)[0]:
                try:
                    self.screen += os.read(self.keyboard, 65536).decode("utf-8", "replace")
                except OSError:  # The other end is closed.
                    raise AssertionError(self.screen) from None
        start, self.at = self.at, self.screen.index(words, self.at) + len(words)
        return self.screen[start : self.at]

    def type(self, line: str) -> None:
        os.write(self.keyboard, line.encode() + b"\n")

    def close(self) -> int:
        """Wait for the end; gives the exit code."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                os.close(self.keyboard)
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.05)
        os.kill(self.pid, signal.SIGKILL)
        raise AssertionError("it does not end")


def test_a_whole_game_through_a_pipe_has_no_escape_codes() -> None:
    code, shown, complaint = piped(b"1\n" * 300, "royal-secrets", "--seed", "7")
    assert (code, complaint) == (0, "")
    assert "Final ranks" in shown
    assert ESCAPE not in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("more", [{"TERM": "dumb"}, {"TERM": "xterm-256color", "NO_COLOR": "1"}])
def test_a_dumb_or_colorless_terminal_gets_no_color(more: dict[str, str]) -> None:
    terminal = Terminal("royal-secrets", "--seed", "7", "--bots", "random", **more)
    terminal.wait("> ")
    terminal.type("1")
    terminal.wait("To whom do you give the Parley?")
    terminal.wait("> ")
    terminal.type("quit")
    terminal.wait("another name")
    terminal.type("no")
    terminal.wait("Good-bye!")

    assert terminal.close() == 0
    assert not COLOR.findall(terminal.screen)
    if more["TERM"] == "dumb":
        assert ESCAPE not in terminal.screen


def test_a_terminal_with_color_in_french() -> None:
    terminal = Terminal("royal-secrets", "--seed", "7", "--lang", "fr", TERM="xterm-256color")
    terminal.wait("> ")
    terminal.type("1")
    terminal.wait("À qui donnez-vous la Parole")
    terminal.wait("> ")
    terminal.type("quitter")
    terminal.wait("un autre nom")
    terminal.type("non")
    terminal.wait("Au revoir")

    assert terminal.close() == 0
    assert COLOR.findall(terminal.screen)


def test_a_hand_is_wiped_from_the_terminal_before_the_next_person_looks() -> None:
    terminal = Terminal("royal-secrets", "--people", "3", "--players", "3", "--seed", "1", TERM="xterm-256color")
    terminal.wait("press Enter")
    terminal.type("")
    terminal.wait("> ")
    terminal.type("1")
    terminal.wait("To whom")
    terminal.wait("> ")
    terminal.type("1")
    page = terminal.wait("press Enter")
    assert "\x1b[2J\x1b[3J" in page
    assert "hand:" not in page.rpartition("\x1b[3J")[2]
    terminal.type("")
    terminal.wait("> ")
    os.write(terminal.keyboard, b"\x04")  # The end of input.
    terminal.wait("Good-bye!")
    assert terminal.close() == 0


def test_an_interrupt_is_a_polite_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal("royal-secrets", "--seed", "7", "--save", str(file), TERM="dumb")
    terminal.wait("> ")
    time.sleep(0.5)  # Between the prompt and the reading, Python hears of no interrupt.
    os.write(terminal.keyboard, b"\x03")
    terminal.wait("Good-bye!")
    assert terminal.close() == 0
    assert "Traceback" not in terminal.screen
    assert Record.from_json(file.read_text()).header.seed == 7


def test_the_end_of_input_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, shown, complaint = piped(b"1\n1\n", "royal-secrets", "--seed", "7", "--save", str(file))
    assert (code, complaint) == (0, "")
    assert "Good-bye!" in shown

    kept = Record.from_json(file.read_text())
    code, shown, complaint = piped(b"", "--resume", str(file), "--lang", "fr")
    assert (code, complaint) == (0, "")
    assert "La partie reprend" in shown
    assert Record.from_json(file.read_text()).moves == kept.moves


@pytest.mark.parametrize("typed", [b"\xff\xfe\x00\n", b"\x1b[31m\n", b"1", b"\r\n\r\n", b"save \xff\x00/\n"])
def test_odd_bytes_end_nothing(typed: bytes) -> None:
    code, shown, complaint = piped(typed + b"\n?\n", "royal-secrets", "--seed", "7", "--bots", "random")
    assert (code, complaint) == (0, "")
    assert "Good-bye!" in shown


def test_a_screen_without_our_characters_shows_others() -> None:
    done = subprocess.run(
        [*COMMAND, "royal-secrets", "--lang", "fr", "--seed", "7", "--bots", "random"],
        input=b"1\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii", PYTHONUTF8="0"),
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"LE ROI" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Say which game to play"),
        (["royal-secret"], "There is no game called “royal-secret”"),
        (["royal-secrets", "--players", "9"], "for 3 to 5 players, not 9"),
        (["royal-secrets", "--people", "0"], "From 1 to 4 of the 4 players are people, not 0."),
        (["royal-secrets", "--people", "5", "--players", "3"], "From 1 to 3 of the 3 players are people, not 5."),
        (["royal-secrets", "--bots", "mighty"], "There is no bot called “mighty”"),
        (["royal-secrets", "--seed", "-1"], "A seed is a whole number"),
        (["--resume", "/no/such/file"], "cannot be read"),
    ],
)
def test_a_bad_wish_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", *arguments])
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err
