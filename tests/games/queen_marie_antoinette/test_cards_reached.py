"""Every card of the deck is shown by a test, and every card that a test names is in the deck."""

import ast
from pathlib import Path

import pytest

from antechamber.games.queen_marie_antoinette.cards import reconstruction

TESTS = Path(__file__).parent


def is_mark(node: ast.AST) -> bool:
    """True for `mark.card` and `pytest.mark.card`."""
    if not isinstance(node, ast.Attribute) or node.attr != "card":
        return False
    return isinstance(node.value, ast.Attribute) and node.value.attr == "mark"


def shown(folder: Path) -> set[object]:
    """What the `card` markers of the tests in a folder name."""
    named: set[object] = set()
    for file in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and is_mark(node.func):
                named |= {argument.value if isinstance(argument, ast.Constant) else None for argument in node.args}
    return named


@pytest.mark.pure
def test_every_card_of_the_deck_is_shown_by_a_test_and_no_other() -> None:
    deck = reconstruction()
    cards = {requirement.id for requirement in deck.requirements}
    cards |= {condition.id for condition in deck.conditions}
    cards |= {plot.id for plot in deck.plots}

    assert shown(TESTS) == cards
