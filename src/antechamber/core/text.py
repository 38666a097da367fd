"""Words on the screen: messages by name, from the .ftl files beside the code."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_folders: list[Path] = [Path(__file__).parent]


def learn(folder: Path) -> None:
    """Add the words of a game's folder."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in _folders:
        words = folder / f"words.{lang}.ftl"
        if words.is_file():
            bundle.add_resource(FluentResource(words.read_text(encoding="utf-8")))
    return bundle


def say(message: str, facts: Mapping[str, object], lang: str = "en") -> str:
    """The message of that name, with the facts put in; the bare name where the language has no such message."""
    bundle = _bundle(lang)
    if not bundle.has_message(message):
        return message
    pattern = bundle.get_message(message).value
    if pattern is None:
        return message
    text, _ = bundle.format_pattern(pattern, {name: _plain(fact) for name, fact in facts.items()})
    return str(text)


def has_words(message: str, lang: str = "en") -> bool:
    """True when the language has a message of that name."""
    return bool(_bundle(lang).has_message(message))


def _plain(fact: object) -> object:
    if isinstance(fact, list | tuple):
        return ", ".join(str(item) for item in fact)
    return fact if isinstance(fact, int | float) and not isinstance(fact, bool) else str(fact)


def rule_numbers(folder: Path, lang: str = "en") -> set[str]:
    """The numbers of the paragraphs and rulings in a game's rules, as `RS 5.1` and `R39`."""
    rules = (folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*([A-Z]+ ?[\d.]+)\*\*", rules, re.MULTILINE))
