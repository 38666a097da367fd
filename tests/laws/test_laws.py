"""The laws of `antechamber.core.laws` on every game of the house."""

import pytest

import antechamber
from antechamber import Game
from antechamber.core.laws import LAWS, Table, tables

WRITTEN = ("replay", "positions", "imagination", "notation", "wire", "views")
"""The laws that meet the options themselves, wherever they are written or sent."""


def another_deck(game: Game) -> dict[str, object]:
    """A deck that does not come with the game, as an owner gives it: under its own name, or one card larger."""
    content: dict[str, object] = dict(game.deck(game.settle()))
    if "name" in content:
        return {**content, "name": "another"}
    kind, copies = next(iter(content.items()))
    return {**content, kind: int(str(copies)) + 1}


OWN_DECKS = [Table(game, game.least_players, 0, {"deck": another_deck(game)}) for game in antechamber.games()]
SHORT = tables(antechamber.games(), range(1))
LONG = tables(antechamber.games(), range(1, 16))


@pytest.mark.law
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", [table for table in SHORT if not table.options], ids=str)
def test_a_law_holds(law: str, table: Table) -> None:
    LAWS[law](table)


@pytest.mark.law
@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", [table for table in SHORT if table.options], ids=str)
def test_a_law_holds_under_every_option(law: str, table: Table) -> None:
    LAWS[law](table)


@pytest.mark.law
@pytest.mark.proof
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", LONG, ids=str)
def test_a_law_holds_in_many_games(law: str, table: Table) -> None:
    LAWS[law](table)


@pytest.mark.law
@pytest.mark.parametrize("law", WRITTEN)
@pytest.mark.parametrize("table", OWN_DECKS, ids=lambda table: table.game.preset or table.game.id)
def test_a_law_holds_with_a_deck_that_is_given_as_content(law: str, table: Table) -> None:
    assert isinstance(table.start().header.options["deck"], dict)
    LAWS[law](table)
