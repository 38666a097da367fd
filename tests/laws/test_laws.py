"""The laws of `antechamber.core.laws` on every game of the house."""

import pytest

import antechamber
from antechamber.core.laws import LAWS, Table, tables

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
