"""A game's rules for reading: chapters of numbered paragraphs, from the rules.*.md file in its folder."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

HEADING: Final = re.compile(r"^##? (.*)$", re.MULTILINE)
NUMBER: Final = re.compile(r"\*\*([A-Z]+ ?[\d.]+)\*\*")
"""How a paragraph or a ruling begins, like `**RS 5.1**` and `**R39**`."""
BEGINNING: Final = re.compile(rf"^(?={NUMBER.pattern.replace('(', '(?:')}|### )", re.MULTILINE)


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph with its tables and examples."""

    id: str
    """Its number, as refusals cite it: `RS 5.1`, `R39`; empty if it has none, as in an introduction."""
    text: str
    """Markdown, without the number."""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter; the first one is the introduction, under the title of the game."""

    title: str
    paragraphs: tuple[Paragraph, ...]


def rules_text(folder: Path, lang: str) -> str:
    """The whole rules as written; in English if there are none in that language."""
    file = folder / f"rules.{lang}.md"
    return (file if file.is_file() else folder / "rules.en.md").read_text(encoding="utf-8")


@cache
def chapters(folder: Path, lang: str) -> tuple[Chapter, ...]:
    """The whole rules, from the introduction to the summary."""
    before, *parts = HEADING.split(rules_text(folder, lang))
    headed = zip(["", *parts[::2]], [before, *parts[1::2]], strict=True)
    return tuple(Chapter(title, _paragraphs(body)) for title, body in headed if title or body.strip())


def _paragraphs(body: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a chapter: each one, with its tables and examples, runs to the next number or heading."""
    return tuple(_paragraph(piece) for piece in BEGINNING.split(body) if piece.strip())


def _paragraph(piece: str) -> Paragraph:
    found = NUMBER.match(piece)
    return Paragraph(found[1], piece[found.end() :].strip()) if found else Paragraph("", piece.strip())


def paragraph(folder: Path, number: str, lang: str) -> str:
    """A numbered paragraph of a game's rules, without its number; in English if the language has none.

    The text is empty for a number that does not exist.
    """
    for tongue in (lang, "en"):
        text = _numbered(folder, tongue).get(number)
        if text is not None:
            return text
    return ""


def rule_numbers(folder: Path, lang: str = "en") -> set[str]:
    """The numbers of the paragraphs and rulings in a game's rules, like `RS 5.1` and `R39`."""
    return set(_numbered(folder, lang))


@cache
def _numbered(folder: Path, lang: str) -> dict[str, str]:
    return {each.id: each.text for chapter in chapters(folder, lang) for each in chapter.paragraphs if each.id}
