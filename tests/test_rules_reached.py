"""Every paragraph and ruling of the rules is shown by a test, and every number that is cited exists."""

import ast
import re
from pathlib import Path

import pytest

import antechamber
from antechamber import Game
from antechamber.core.rulebook import rule_numbers

TESTS = Path(__file__).parent
SOURCES = Path(antechamber.__file__).parent
GAMES = antechamber.games()


def marked(folder: Path) -> set[str]:
    """The numbers in the `rule` markers of the tests in a folder."""
    numbers: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                numbers |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}  # type: ignore[misc]
    return numbers


def in_order(numbers: list[str]) -> list[str]:
    return sorted(numbers, key=lambda number: [int(part) for part in re.findall(r"\d+", number)])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_the_rules_is_shown_by_a_test_and_no_other(game: Game) -> None:
    assert marked(TESTS / "games" / game.folder.name) == rule_numbers(game.folder)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_numbers_of_the_rules_are_in_order_and_unique(game: Game) -> None:
    text = (game.folder / "rules.en.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\*\*([A-Z]+ ?[\d.]+)\*\*", text, re.MULTILINE)
    paragraphs = [number for number in numbers if number.startswith(game.prefix + " ")]
    rulings = [number for number in numbers if " " not in number]
    assert paragraphs == in_order(paragraphs)
    assert rulings == in_order(rulings)
    assert len(set(numbers)) == len(numbers) == len(paragraphs) + len(rulings)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_that_is_cited_exists(game: Game) -> None:
    numbers = rule_numbers(game.folder)
    letters = "|".join({number.rstrip("0123456789") for number in numbers if " " not in number})
    cited: set[str] = set()
    for place in (SOURCES / "games" / game.folder.name, TESTS / "games" / game.folder.name):
        for file in place.rglob("*"):
            if file.suffix in {".py", ".toml", ".ftl", ".md"}:
                text = file.read_text(encoding="utf-8")
                cited |= set(re.findall(rf"\b{game.prefix} \d+\.\d+|\b(?:{letters})\d+\b(?!\.)", text))
    assert cited
    assert not cited - numbers
