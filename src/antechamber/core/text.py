"""Words on the screen: messages by name, from the .ftl files next to the code."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_folders: list[Path] = [Path(__file__).parent]


def learn(folder: Path) -> None:
    """Add the words in a game's folder."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


@cache
def _bundle(lang: str) -> FluentBundle:
    functions: dict[str, Callable[[Any], Any]] = {"LOWER": _lower, "CAPITAL": _capital}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for folder in _folders:
        words = folder / f"words.{lang}.ftl"
        if words.is_file():
            bundle.add_resource(FluentResource(words.read_text(encoding="utf-8")))
    return bundle


def _lower(text: object) -> str:
    """For `{ LOWER($card) }`: a name in the middle of a sentence."""
    return str(text).lower()


def _capital(text: object) -> str:
    """For `{ CAPITAL($side) }`: a name that begins a sentence."""
    return str(text)[:1].upper() + str(text)[1:]


def say(message: str, facts: Mapping[str, object], lang: str = "en") -> str:
    """The message with that name, with the facts filled in; the bare name if the language has no such message.

    A text among the facts is shown by its name in the language: see `named`.
    """
    prefix = message.partition("-")[0]
    given: dict[str, object] = {}
    for fact, value in facts.items():
        given |= named(prefix, fact, value, lang)
    return put(message, given, lang)


def put(message: str, facts: Mapping[str, object], lang: str, voice: str | None = None) -> str:
    """The message with facts that are ready to show; `voice` is one of its attributes, used if it exists."""
    bundle = _bundle(lang)
    if not bundle.has_message(message):
        return message
    found = bundle.get_message(message)
    pattern = found.attributes.get(voice, found.value) if voice else found.value
    if pattern is None:
        return message
    text, _ = bundle.format_pattern(pattern, dict(facts))
    return str(text)


def named(prefix: str, fact: str, value: object, lang: str) -> dict[str, object]:
    """What a message can say about a fact, as variables.

    `$card` is the language's name for the value: in Royal Secrets, `courtier 20` is named by the message
    `rs-name-courtier-20`. A value without such a message is shown as it is. `$card-id` is `courtier-20`, the same in
    every language, to select by. Other forms of the name, like `.of = the King’s`, become variables like `$side-of`.
    """
    if isinstance(value, list | tuple):
        return {fact: ", ".join(str(named(prefix, fact, item, lang)[fact]) for item in value)}
    if isinstance(value, int | float) and not isinstance(value, bool):
        return {fact: value}
    text = str(value)
    facts: dict[str, object] = {fact: text, f"{fact}-id": slug(text)}
    name = f"{prefix}-name-{slug(text)}"
    if has_words(name, lang):
        facts[fact] = put(name, {}, lang)
        facts |= {f"{fact}-{form}": put(name, {}, lang, form) for form in _bundle(lang).get_message(name).attributes}
    return facts


def slug(text: str) -> str:
    """A value as part of a message's name: `valet -10` is `valet-minus-10`."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"(^| )-(?=\d)", " minus ", text.lower())).strip("-")


def kebab(name: str) -> str:
    """The name of a class as part of a message's name: `CardBet` is `card-bet`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def has_words(message: str, lang: str = "en") -> bool:
    """True if the language has a message with that name."""
    return bool(_bundle(lang).has_message(message))


def names(folder: Path, prefix: str, lang: str) -> dict[str, str]:
    """The names in a game's folder, by the values they name: `valet -10` for `rs-name-valet-minus-10`."""
    words = (folder / f"words.{lang}.ftl").read_text(encoding="utf-8")
    slugs = re.findall(rf"^{prefix}-name-(\S+) =", words, re.MULTILINE)
    return {_spelled(each): put(f"{prefix}-name-{each}", {}, lang) for each in slugs}


def _spelled(slugged: str) -> str:
    """The value that `slug` turns into this text."""
    return re.sub(r"(^| )minus (?=\d)", r"\1-", slugged.replace("-", " "))
