"""Who sees what, line by line (Q43, Q47): all is public but unvalidated Plots and the order of the Plot deck.

Most tests set two tables side by side that differ in one hidden thing, and ask which readers can tell them apart.
"""

from random import Random
from typing import Any

import msgspec
import pytest

from antechamber.games.queen_marie_antoinette.events import PlotDrawn, PlotPutUnder, PlotsKept, PlotUpset, PlotValidated
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    KeepPlots,
    Place,
    Play,
    PutUnder,
    Target,
    Validate,
)
from antechamber.games.queen_marie_antoinette.views.shapes import GuardView, UnderView
from tests.games.queen_marie_antoinette.court import GAME, Court, card, court, drafted, fresh, of
from tests.games.sight import apart, readers, told_apart

BLUE, RED, YELLOW = range(3)
N6 = "M1 A1 N6 C2 F2"
N7 = "M1 A1 N7 C2 F2"
M9 = "M9 A1 N1 C2 F2"
HANDS = {"blue": "P18 P19 P21 P26", "red": "P22 P23 P24 P25", "yellow": "P14 P15 P16 P17"}


def merchant(conditions: str, *moves: Any, **more: Any) -> Court:
    """Blue has played a Merchant, and answered so far."""
    plots = {**HANDS, **more.pop("plots", {})}
    table = court(conditions, courts={"blue": "n8 ..."}, plots=plots, **more)
    table.play("blue", Play(card("n8")), Place(1), *moves)
    return table


def upset(picked: str = "P22", drawn: str = "P5") -> Court:
    """By M9 blue has upset a Plot of red's."""
    table = court(M9, courts={"blue": "m8 ..."}, plots=HANDS, draws={"picks": [picked], "plots": [drawn]})
    table.send("blue", "m8", 1, Target(RED))
    return table


# The owner only


@pytest.mark.rule("Q43", "QMA 5.4", "QMA 1.8")
@pytest.mark.parametrize("step", ["turn", "plots"])
def test_unvalidated_plots_are_seen_by_their_owner_alone(step: str) -> None:
    """Red has P22, which no other player can tell from P5."""

    def held(plot: str) -> Court:
        plots = {"red": f"{plot} P23 P24 P25"}
        return court(plots={**HANDS, **plots}) if step == "turn" else merchant(N7, plots=plots)

    one, other = held("P22"), held("P5")

    assert one.step == step
    assert apart(one, other) == ["red"]
    assert [one.view(color).plots for color in ("red", None)] == [("P22", "P23", "P24", "P25"), ()]


@pytest.mark.rule("Q43")
def test_a_plot_that_could_be_validated_is_no_more_visible_than_another() -> None:
    """Red has three 6s and P6, or P5 instead: only he is offered something else when his turn comes."""

    def near(plot: str) -> Court:
        plots = {**HANDS, "red": f"{plot} P23 P24 P25"}
        return court("M2 A1 N9 C1 F1", courts={"blue": "n8 ...", "red": "m6 a6 n6 ..."}, plots=plots)

    one, other = near("P6"), near("P5")
    assert apart(one, other) == ["red"]
    for table in (one, other):
        table.send("blue", "n8", 1)

    assert apart(one, other) == ["red"]
    assert told_apart(one, other) == []
    assert Validate("P6") in one.choices("red")


@pytest.mark.rule("Q43", "QMA 5.4")
@pytest.mark.parametrize("conditions", [N6, N7])
def test_a_plot_that_is_drawn_is_seen_by_its_owner_alone(conditions: str) -> None:
    moves = [] if conditions == N6 else [PutUnder("P18"), KeepPlots()]
    one = merchant(conditions, *moves, draws={"plots": ["P5"]})
    other = merchant(conditions, *moves, draws={"plots": ["P6"]})

    assert apart(one, other) == ["blue"]
    assert told_apart(one, other) == ["blue"]
    assert [of(PlotDrawn, one.seen(color)) for color in readers(one)] == [
        [PlotDrawn(seat=BLUE, plot="P5" if color == "blue" else None)] for color in readers(one)
    ]


@pytest.mark.rule("Q43", "QMA 5.4")
@pytest.mark.parametrize("conditions", [N6, N7])
def test_a_plot_that_is_put_under_the_deck_is_seen_by_its_owner_alone(conditions: str) -> None:
    one = merchant(conditions, PutUnder("P18"), draws={"plots": ["P5"]})
    other = merchant(conditions, PutUnder("P19"), draws={"plots": ["P5"]})

    assert apart(one, other) == ["blue"]
    assert told_apart(one, other) == ["blue"]
    for color in readers(one):
        plot = "P18" if color == "blue" else None
        assert one.view(color).under == (UnderView(BLUE, plot),)
        assert of(PlotPutUnder, one.seen(color)) == [PlotPutUnder(seat=BLUE, plot=plot)]


@pytest.mark.rule("Q43")
def test_the_order_of_two_plots_under_the_deck_betrays_nothing() -> None:
    """Whether the first or the second that blue named lies above, nobody else can tell."""
    draws = {"plots": ["P5", "P6"]}
    one = merchant(N7, PutUnder("P18"), PutUnder("P19"), draws=draws)
    other = merchant(N7, PutUnder("P26"), PutUnder("P21"), draws=draws)

    assert apart(one, other) == ["blue"]
    assert told_apart(one, other) == ["blue"]


@pytest.mark.rule("Q43", "QMA 5.4")
def test_of_an_upset_plot_the_one_who_owned_it_sees_both_and_nobody_else_either() -> None:
    for one, other in ((upset("P22"), upset("P23")), (upset(drawn="P5"), upset(drawn="P6"))):
        assert apart(one, other) == ["red"]
        assert told_apart(one, other) == ["red"]
    table = upset()
    for color in readers(table):
        owner = color == "red"
        assert of(PlotUpset, table.seen(color)) == [
            PlotUpset(seat=BLUE, opponent=RED, plot="P22" if owner else None),
        ]
        assert of(PlotDrawn, table.seen(color)) == [PlotDrawn(seat=RED, plot="P5" if owner else None)]
        assert table.view(color).under == (UnderView(RED, "P22" if owner else None),)


@pytest.mark.rule("Q43")
def test_what_lies_under_the_deck_is_known_to_who_put_it_there_alone() -> None:
    one = court(plots=HANDS, under=[{"seat": YELLOW, "plot": "P4"}, {"seat": BLUE, "plot": "P2"}])
    other = court(plots=HANDS, under=[{"seat": YELLOW, "plot": "P3"}, {"seat": BLUE, "plot": "P2"}])

    assert apart(one, other) == ["yellow"]
    assert one.view("blue").under == (UnderView(YELLOW, None), UnderView(BLUE, "P2"))


# Nobody


@pytest.mark.rule("Q43", "QMA 1.10")
def test_nobody_knows_what_comes_next_from_the_plot_deck() -> None:
    one, other = court(plots=HANDS, draws={"plots": ["P5"]}), court(plots=HANDS, draws={"plots": ["P6"]})

    assert apart(one, other) == []


@pytest.mark.rule("Q43")
def test_whoever_is_about_to_draw_does_not_foresee_it() -> None:
    table = merchant(N7, PutUnder("P18"), draws={"plots": ["P5"]})

    foreseen = GAME.preview(table.view("blue"), KeepPlots())

    assert foreseen == [PlotsKept(seat=BLUE)]


# The public


@pytest.mark.rule("QMA 1.10", "QMA 5.1")
def test_a_validated_plot_is_open_to_all() -> None:
    table = court(courts={"blue": "m6 a6 n6 ..."}, plots={"blue": "P6"})
    table.play("blue", Validate("P6"))

    for color in readers(table):
        assert table.view(color).seats[BLUE].validated == ("P6",)
        assert table.view(color).seats[BLUE].plots == 3
        assert of(PlotValidated, table.seen(color)) == [PlotValidated(seat=BLUE, plot="P6", amount=7)]


@pytest.mark.rule("Q43")
def test_the_numbers_of_plots_in_hands_and_deck_are_open_to_all() -> None:
    table = merchant(N6)

    for color in readers(table):
        assert [seat.plots for seat in table.view(color).seats] == [5, 4, 4]
        assert table.view(color).deck == 22  # P20 is out.


@pytest.mark.rule("QMA 1.10")
def test_courts_columns_and_the_play_under_way_are_open_to_all() -> None:
    """Blue offers Favorite 9 for an exchange by N1."""
    table = court(courts={"blue": "n8 f9 ..."})
    table.play("blue", Play(card("n8")), Place(2), Give(card("f9")))

    views = [table.view(color) for color in readers(table)]
    for view in views:
        assert (view.played, view.column, view.effect, view.given) == (card("n8"), 2, "N1", card("f9"))
        assert (view.seats, view.columns) == (views[0].seats, views[0].columns)
        assert (view.player, view.asked) == (BLUE, (BLUE,))


@pytest.mark.rule("QMA 1.10", "QMA 4.7")
def test_token_guard_and_last_round_are_open_to_all() -> None:
    table = court("M10 A1 N1 C1 F1", courts={"blue": "m6 ..."}, token="cardinal", points={"yellow": 44})
    table.send("blue", "m6", 1, ChooseColumn(2))

    for color in readers(table):
        view = table.view(color)
        assert (view.token, view.guard, view.last_round) == ("cardinal", GuardView(2, BLUE), False)


@pytest.mark.rule("QMA 1.10", "QMA 1.9")
def test_in_the_draft_all_sets_are_open_to_all() -> None:
    table = fresh(4)
    sets = table.view(None).sets

    assert [len(cards) for cards in sets] == [2, 2, 2, 2]
    assert [table.view(color).sets for color in readers(table)] == [sets] * 5


# A whole game


@pytest.mark.rule("QMA 1.10", "Q43", "Q47")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_all_but_plots_is_the_same_in_every_view(players: int) -> None:
    for seed in range(12):
        table, chance = drafted(fresh(players, seed)), Random(seed)
        while True:
            plain = [msgspec.to_builtins(table.view(color)) for color in readers(table)]
            for view in plain:
                hand, under = view.pop("plots"), view.pop("under")
                reader = view.pop("seat")
                assert len(hand) == (0 if reader is None else view["seats"][reader]["plots"])
                assert all((entry["plot"] is not None) == (entry["seat"] == reader) for entry in under)
                view["under"] = [entry["seat"] for entry in under]
            assert [view == plain[-1] for view in plain] == [True] * (players + 1)
            if table.asked == []:
                break
            table.play(table.player, chance.choice(table.choices(table.player)))


@pytest.mark.rule("Q43", "Q47")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_nobody_is_told_of_anothers_plots(players: int) -> None:
    """All secrets are in the three events that move a Plot, and each has one reader."""
    secret = (PlotDrawn, PlotPutUnder, PlotUpset)
    found = 0
    for seed in range(30):
        table, chance = drafted(fresh(players, seed)), Random(seed)
        while table.asked:
            table.play(table.player, chance.choice(table.choices(table.player)))
        for event in table.told:
            assert bool(event.secrets) == isinstance(event, secret)
            if isinstance(event, secret):
                owner = event.opponent if isinstance(event, PlotUpset) else event.seat
                readers = [seat for seat in (*range(players), None) if getattr(event.seen_by(seat), "plot", None)]
                assert readers == [owner]
                found += 1
    assert found > 0
