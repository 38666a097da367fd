"""Files and game options on the command line."""

import argparse
import json
import tomllib
from pathlib import Path
from typing import Any

from antechamber import Game, Refused
from antechamber.core.options import Toggle


def read_options(chosen: Game, arguments: argparse.Namespace) -> dict[str, object]:
    """The game options on the command line."""
    options: dict[str, object] = {}
    toggles = {option.id for option in chosen.options if isinstance(option, Toggle)}
    for text in arguments.option:
        name, separator, value = text.partition("=")
        if not separator:
            raise Refused("", "cli-bad-option", {"text": text})
        words: dict[str, object] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        options[name] = words.get(value, value) if name in toggles else int(value) if value.isdecimal() else value
    if arguments.deck:
        options["deck"] = read_file(arguments.deck)
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


def write_text(name: str, text: str) -> None:
    """Write a text into a file, whole or not at all."""
    try:
        path = Path(name).expanduser()
        half = path.with_name(path.name + ".new")
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    except (OSError, ValueError, RuntimeError) as error:
        fault = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused("", "terminal-cannot-write", {"file": name, "fault": fault}) from None
