"""Positions of Queen Marie-Antoinette: how what is left out is filled in, and how coming draws are fixed (Q50)."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from antechamber import Refused
from antechamber.games.queen_marie_antoinette.cards import COLUMN_SIZES, SET_SIZES
from antechamber.games.queen_marie_antoinette.moves import Target
from tests.games.queen_marie_antoinette.court import GAME, Court, card, cards, court, play_out
from tests.games.queen_marie_antoinette.positions import CHANGED, FIVE, POSITIONS, REFUSED, position

BLUE, RED, YELLOW = range(3)
LINE = ["C8", "N5", "M2", "F6", "A4"]
HELD = "P14 P15 P16 P17"


def load(given: object) -> Court:
    return Court(GAME.load(given))


def first(table: Court) -> tuple[int, str, list[str]]:
    """The first player, the player whose turn it is, and who is asked."""
    return table.view().first, table.player, table.asked


def upset(*picks: str) -> str | None:
    """Which of red's four Plots goes under the deck by M9, when those picks are fixed."""
    table = court("M9 A1 N1 C1 F1", courts={"blue": "m6 ..."}, plots={"red": HELD}, draws={"picks": picks})
    table.send("blue", "m6", 1, Target(RED))
    return table.view("red").under[0].plot


FILLED: dict[str, tuple[dict[str, Any], Callable[[Court], object], object]] = {
    "the last player drafts first": (position(first=RED), first, (RED, "blue", ["blue"])),
    "who plays is the first player": (position(step="turn", player=YELLOW), first, (YELLOW, "yellow", ["yellow"])),
    "the first player plays": (position(step="turn", first=RED), first, (RED, "red", ["red"])),
    "blue is the first player": (position(step="turn"), first, (BLUE, "blue", ["blue"])),
    "the option names the first player of a draft": (
        position(options={"first_player": "seat 2"}),
        first,
        (YELLOW, "red", ["red"]),
    ),
    "the option names the first player of a turn": (
        position(options={"first_player": "seat 2"}, step="turn"),
        first,
        (YELLOW, "yellow", ["yellow"]),
    ),
    "the token begins where the Aristocrat says": (
        position(conditions=LINE),
        lambda table: table.view().token,
        "favorite",
    ),
    "the token lies where it is told": (
        position(conditions=LINE, token="merchant"),
        lambda table: table.view().token,
        "merchant",
    ),
    "a court that is told makes it a turn": (
        position({"court": cards("m6 a6 n6")}, conditions=FIVE.split()),
        lambda table: (table.step, table.court("blue"), [len(seat.court) for seat in table.view().seats]),
        ("turn", "m6 a6 n6", [3, 3, 3]),
    ),
    "next fixes the Plots that are left out, seat by seat": (
        position(
            {"plots": ["P13", "P18", "P14", "P23"]},
            step="turn",
            conditions=LINE,
            chance={"next": {"plots": ["P9", "P3", "P30", "P12", "P1", "P2", "P4", "P5"]}},
        ),
        lambda table: (table.plots("red"), table.plots("yellow")),
        (["P3", "P9", "P12", "P30"], ["P1", "P2", "P4", "P5"]),
    ),
}


@pytest.mark.rule("QMA 1.9", "QMA 8.2", "Q43")
@pytest.mark.parametrize(("given", "ask", "answer"), FILLED.values(), ids=FILLED)
def test_what_is_left_out_is_filled_in(given: object, ask: Callable[[Court], object], answer: object) -> None:
    assert ask(load(given)) == answer


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shortest_position_is_a_game_at_its_draft(players: int) -> None:
    table = load(position(players=players))
    view = table.view()

    assert (table.step, view.player, view.asked) == ("draft", (view.first - 1) % players, (view.player,))
    assert [len(column) for column in view.columns] == [COLUMN_SIZES[players]] * 3
    assert [len(cards) for cards in view.sets] == [SET_SIZES[players]] * players
    assert [(seat.points, seat.court, seat.plots) for seat in view.seats] == [(5, (), 4)] * players
    assert view.deck == 36 - 4 * players - len(view.removed)
    assert play_out(table).state.is_over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_court_left_out_is_a_starting_set_and_columns_left_out_are_all_the_rest(players: int) -> None:
    view = load(position(players=players, step="turn")).view()

    assert [len(seat.court) for seat in view.seats] == [SET_SIZES[players]] * players
    assert [len(column) for column in view.columns] == [COLUMN_SIZES[players]] * 3
    assert view.sets == ()


def test_what_is_left_out_is_drawn_by_the_seed_of_the_position() -> None:
    views = [load(position(chance={"seed": seed})).view() for seed in (*range(12), 0)]

    assert views[0] == views[-1]
    assert len({view.requirement for view in views}) > 2
    assert len({view.conditions for view in views}) == 12
    assert {view.first for view in views} == {0, 1, 2}
    assert len({view.columns for view in views}) == 12


@pytest.mark.rule("QMA 1.8")
def test_plots_left_out_are_drawn_to_make_four() -> None:
    """Blue's four are told, and two that red has validated."""
    blue = {"plots": ["P7", "P2", "P3", "P4"], "court": cards("m6 a6 n6 c6 f6")}
    red = {"validated": ["P5", "P6"], "court": cards("m7 a7 n7")}
    yellow = {"court": cards("m8 a8 n8 c8 f8")}
    table = load(position(blue, red, yellow, step="turn", player=YELLOW, conditions=FIVE.split()))

    assert table.plots("blue") == ["P2", "P3", "P4", "P7"]
    assert [len(table.plots(color)) for color in table.colors] == [4, 2, 4]
    assert table.view().deck == 24 - 2  # P1 and P11 are out.
    drawn = {*table.plots("red"), *table.plots("yellow")}
    assert not drawn & {"P1", "P2", "P3", "P4", "P5", "P6", "P7", "P11"}


def test_a_plot_under_the_deck_that_is_not_named_is_drawn() -> None:
    table = load(position(step="turn", under=[{"seat": RED, "plot": "P9"}, {"seat": BLUE}]))

    under = {color: [(entry.seat, entry.plot) for entry in table.view(color).under] for color in ("red", "blue")}
    assert under["red"] == [(RED, "P9"), (BLUE, None)]
    assert under["blue"][1][1] not in {None, "P9"}


@pytest.mark.rule("QMA 7.1")
@pytest.mark.parametrize(("points", "last"), [(44, False), (45, True)])
def test_enough_points_are_the_last_round(points: int, last: bool) -> None:
    given = court(player="red", first="blue", points={"red": points}).state.dump()
    given.pop("last_round", None)

    assert load(given).view().last_round is last


# Coming draws


@pytest.mark.parametrize("plot", HELD.split())
def test_next_fixes_which_plot_is_picked(plot: str) -> None:
    assert upset(plot) == plot


@pytest.mark.rule("Q106")
def test_a_pick_that_is_fixed_but_not_there_is_left_to_chance() -> None:
    assert upset("P1") in HELD.split()


def test_what_is_left_of_the_fixed_draws_is_kept_in_a_dump() -> None:
    table = court("M1 A1 N6 C1 F1", courts={"blue": "n5 ..."}, draws={"plots": ["P7", "P8"]})
    table.send("blue", "n5", 1)

    assert table.state.dump()["chance"] == {"seed": 0, "drawn": {"plots": 1}, "next": {"plots": ["P8"]}}


# What the rulings refuse, and what a dump says


@pytest.mark.rule("Q50", "Q106")
@pytest.mark.parametrize(
    "fault",
    [
        "“military 6” lies in two places",
        "before the end no column is empty, unless it was emptied in this turn",
        "by courts and Plots the players have had [0, 1, 0] turns",
        "seat 1 has 3 unvalidated Plots, not 4",
        "seat 1 has -1 points; they are from 0 to 20000",
        "there is a guard, but no Condition that puts one there",
        "a column has more cards than can have come there by now",
        "there is no choice of a Plot",
        "seat 1 has a guard, but has played no card",
    ],
)
def test_all_that_the_rulings_name_is_refused(fault: str) -> None:
    for given in REFUSED[fault]:
        with pytest.raises(Refused, match=re.escape(fault)):
            GAME.load(given())


def test_a_dump_says_who_guards_which_column() -> None:
    dumped = POSITIONS["a guard"]().state.dump()

    assert dumped["guard"] == {"column": 2, "seat": BLUE}
    assert (dumped["step"], dumped["player"], dumped["first"]) == ("turn", RED, BLUE)


def test_a_dump_says_how_far_a_play_has_come() -> None:
    dumped = CHANGED().state.dump()

    assert (dumped["step"], dumped["changed"], dumped["played"], dumped["column"]) == ("plots", 1, card("n5"), 1)
    assert dumped["under"] == [{"seat": BLUE, "plot": "P3"}]
