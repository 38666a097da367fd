"""The words of the terminal: none is missing, and none is left that nobody says."""

import re
from pathlib import Path

import pytest

import antechamber

SOURCES = Path(antechamber.__file__).parent


@pytest.mark.pure
def test_every_message_is_said_and_every_message_said_is_there() -> None:
    words = (SOURCES / "terminal" / "words.en.ftl").read_text("utf-8")
    files = [path for folder in ("commands", "terminal") for path in (SOURCES / folder).rglob("*.py")]
    code = "".join(file.read_text("utf-8") for file in files)

    there = set(re.findall(r"^(terminal-[a-z-]+) =", words, re.MULTILINE))

    assert there == set(re.findall(r"""["'](terminal-[a-z-]+)["']""", code))
