"""Plots that nobody can fulfill are taken out at set-up, openly (QMA 1.8, Q25)."""

from itertools import product
from random import Random
from typing import Any

import pytest

from antechamber.games.queen_marie_antoinette.cards import LETTERS, reconstruction
from antechamber.games.queen_marie_antoinette.moves import Validate
from tests.games.queen_marie_antoinette.court import GAME, Court, court, fresh, is_impossible
from tests.games.queen_marie_antoinette.test_plot_deck import short_deck

PLOTS = {plot.id: plot for plot in reconstruction().plots}


def start(conditions: str, players: int = 3, **options: Any) -> Court:
    """A table with these Conditions, at its draft."""
    position = {"game": GAME.id, "players": players, "conditions": conditions.split(), "options": options}
    return Court(GAME.load(position))


@pytest.mark.rule("Q25", "QMA 1.8", "QMA 5.3")
@pytest.mark.example
@pytest.mark.card("P1", "P6", "P11")
@pytest.mark.parametrize(
    ("conditions", "removed"),
    [
        ("M1 A1 N1 C1 F1", ["P1", "P11"]),
        ("M6 A6 N6 C1 F2", ["P6", "P18", "P19", "P20"]),
        ("M10 A9 N8 C10 F9", []),
        ("M2 A2 N2 C2 F2", ["P2", "P11", "P12"]),
        ("M4 A5 N6 C7 F8", ["P18", "P19", "P20", "P21"]),
        ("M3 A3 N3 C3 F10", ["P3"]),
    ],
)
def test_what_the_conditions_make_impossible_is_taken_out(conditions: str, removed: list[str]) -> None:
    """With the first set no 1 is in the game, so nobody could have three, or a run from 1 to 4."""
    table = start(conditions)

    for reader in (*table.colors, None):
        assert list(table.view(reader).removed) == removed
    assert table.view().deck == 24 - len(removed)


@pytest.mark.rule("Q25")
@pytest.mark.parametrize("players", [2, 4])
def test_whatever_the_conditions_just_the_impossible_ones_are_out(players: int) -> None:
    """Compared with a slow way to find out, for Conditions by chance."""
    dice = Random(players)
    for _ in range(150):
        conditions = [f"{letter}{dice.randint(1, 10)}" for letter in LETTERS]
        removed = start(" ".join(conditions), players).view().removed
        assert list(removed) == [name for name, plot in PLOTS.items() if is_impossible(plot, players, conditions)]


@pytest.mark.rule("Q25", "Q2")
@pytest.mark.parametrize(("players", "removed"), [(2, True), (3, True), (4, False)])
def test_cards_that_are_not_in_the_game_count_too(players: int, removed: bool) -> None:
    """Three 0s can be had with four players only."""
    deck: Any = GAME.deck(GAME.settle())
    plots = [{**plot, "value": 0} if plot["id"] == "P1" else plot for plot in deck["plots"]]
    table = start("M10 A9 N8 C10 F9", players, deck={**deck, "plots": plots})

    assert list(table.view().removed) == (["P1"] if removed else [])


@pytest.mark.rule("Q25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_opening_hand_holds_an_impossible_plot(players: int) -> None:
    for seed in range(150):
        table = fresh(players, seed)
        conditions = table.view().conditions
        for color in table.colors:
            assert not [plot for plot in table.plots(color) if is_impossible(PLOTS[plot], players, conditions)]


@pytest.mark.rule("Q25")
@pytest.mark.parametrize(("plots", "removed"), [(16, []), (17, ["P11"]), (18, ["P1", "P11"]), (20, ["P1", "P11"])])
def test_if_too_few_would_remain_the_lowest_impossible_ones_stay(plots: int, removed: list[str]) -> None:
    """Four players need sixteen Plots."""
    table = start("M1 A1 N1 C1 F1", 4, **short_deck(plots))

    assert list(table.view().removed) == removed
    assert table.view().deck == plots - 16 - len(removed)


@pytest.mark.rule("Q25")
def test_what_becomes_impossible_later_stays() -> None:
    """Red has all the 2s in court: blue keeps P2, and may not validate it."""
    table = court("M10 A9 N8 C10 F9", courts={"red": "m2 a2 n2 c2 f2"}, plots={"blue": "P2"})

    assert "P2" in table.plots("blue")
    assert table.view().removed == ()
    assert table.refusal("blue", Validate("P2")).reason == "qma-plot-not-fulfilled"


@pytest.mark.rule("Q25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_taken_out_stays_out_and_in_the_box(players: int) -> None:
    for seed, first in product(range(8), (0, -1)):
        table = fresh(players, seed)
        removed, things = table.view().removed, table.state.inventory()
        while not table.state.is_over:
            color = table.asked[0]
            table.play(color, table.choices(color)[first])
        assert table.view().removed == removed
        assert table.state.inventory() == things
        assert set(removed) <= set(things)


@pytest.mark.rule("Q25")
def test_a_position_may_leave_them_out_or_name_them() -> None:
    given: Any = start("M1 A1 N1 C1 F1").state.dump()
    assert given["removed"] == ["P1", "P11"]

    for named in (["P11", "P1"], None):
        other = {**given, "removed": named}
        assert GAME.load(other).dump() == given
