"""A game's rules as documents: numbers, chapters, examples and tables, the same in both languages."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from antechamber import Game
from antechamber.core.rulebook import rule_numbers

LANGS = ("en", "fr")
BOTH = pytest.mark.parametrize("lang", LANGS)
EXAMPLE = {"en": "> *Example.* ", "fr": "> *Exemple.* "}


@dataclass(frozen=True)
class Rules:
    """The rules of a game; `ruling` is the letter before the numbers of its rulings."""

    game: Game
    ruling: str

    def text(self, lang: str) -> str:
        """All of them in a language."""
        return (self.game.folder / f"rules.{lang}.md").read_text(encoding="utf-8")

    def blocks(self, lang: str) -> list[str]:
        """Paragraphs, examples, tables and headings, one after the other."""
        return self.text(lang).strip().split("\n\n")

    def numbers(self, text: str) -> list[str]:
        """The paragraphs and rulings in the order in which they stand."""
        return re.findall(rf"^\*\*((?:{self.game.prefix} \d+\.\d+)|(?:{self.ruling}\d+))\*\* ", text, re.MULTILINE)

    def paragraph(self, lang: str, number: str) -> str:
        """The text of a paragraph or ruling."""
        return next(block for block in self.blocks(lang) if block.startswith(f"**{number}** "))

    def table(self, lang: str, number: str) -> list[list[str]]:
        """The rows, without the head, of the table between a paragraph and the next one."""
        _, below = self.text(lang).split(f"\n**{number}** ")
        section = re.split(r"^\*\*|^## ", below, maxsplit=1, flags=re.MULTILINE)[0]
        lines = [line for line in section.split("\n") if line[:1] == "|"]
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        assert set(rows[1]) == {"---"}, f"{number} has no table"
        return rows[2:]

    def illustrated(self, lang: str) -> list[str]:
        """The paragraphs that an example follows."""
        before = zip(self.blocks(lang), self.blocks(lang)[1:], strict=False)
        return [self.numbers(paragraph)[0] for paragraph, example in before if example.startswith(">")]

    # What holds of every game's rules.

    def check_numbers(self) -> None:
        """Both languages have the same numbers in the same order."""
        assert self.numbers(self.text("en")) == self.numbers(self.text("fr"))
        for lang in LANGS:
            assert set(self.numbers(self.text(lang))) == rule_numbers(self.game.folder, lang)

    def check_chapters(self, count: int) -> None:
        """Both languages have so many chapters, and each paragraph stands in its own."""
        for lang in LANGS:
            chapters = re.split(r"^## ", self.text(lang), flags=re.MULTILINE)
            numbered = [chapter for chapter in chapters if re.match(r"\d+ ", chapter)]
            assert [chapter.split(" ")[0] for chapter in numbered] == [str(number) for number in range(1, count + 1)]
            for chapter in numbered:
                here = chapter.split(" ")[0]
                assert {number.split(".")[0] for number in self.numbers(chapter)} == {f"{self.game.prefix} {here}"}

    def check_examples(self, lang: str) -> None:
        """Every example follows the paragraph that it illustrates."""
        previous = ""
        for block in self.blocks(lang):
            if block.startswith(">"):
                assert block.startswith(EXAMPLE[lang])
                assert "\n" not in block
                assert self.numbers(previous), block
            previous = block

    def check_french(self) -> None:
        """French has its own spaces and quotation marks."""
        text = self.text("fr")
        assert not re.findall(r"[^\u00a0][:;!?»]", text)
        assert not re.findall(r"«[^\u00a0]", text)
        assert not re.findall(r"['\"]", text)


def in_ints(rows: Sequence[Sequence[str]]) -> list[tuple[int, ...]]:
    """Rows of numbers."""
    return [tuple(map(int, row)) for row in rows]
