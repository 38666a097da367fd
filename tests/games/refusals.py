"""A move that is refused, and what a refusal of any game has to say."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from antechamber import Game, Move, Refused
from antechamber.core.text import named
from tests.games.court import Table

SENTENCE = re.compile(r"[A-ZÀÉ0-9][^{}$“”]+[a-zéà0-9)][.]")
IN_OTHER_WORDS = {"step", "first"}
"""Facts that a sentence tells, but not by their names."""


class Case(NamedTuple):
    """A move, and why it is refused."""

    reason: str
    rule: str
    facts: dict[str, object]
    table: Callable[[], Table[Any]]
    color: str
    move: Move


def check_sentence(refused: Refused, lang: str) -> None:
    """A capital, a full stop, nothing left of the template, and every fact in it, by its name."""
    prefix, text = refused.reason.split("-")[0], refused.say(lang)
    assert SENTENCE.fullmatch(text), text
    assert f"{prefix}-" not in text
    for name, fact in refused.facts.items():
        if not (isinstance(fact, str) and name in IN_OTHER_WORDS):
            assert str(named(prefix, "fact", fact, lang)["fact"]).casefold() in text.casefold(), text


def worded(game: Game, lang: str) -> set[str]:
    """The reasons for which a game has words."""
    words = (game.words / f"words.{lang}.ftl").read_text(encoding="utf-8")
    (refusals,) = re.findall(r"^## (?:Why not|Pourquoi non)$(.*?)^## ", words, re.MULTILINE | re.DOTALL)
    return set(re.findall(rf"^({game.prefix.lower()}-[a-z-]+) =", refusals, re.MULTILINE))
