"""The Plot deck: its order, who knows what of it, and what is refused (QMA 5.4, Q43)."""

from collections.abc import Callable
from typing import Any

import pytest

from antechamber import Move, State
from antechamber.games.queen_marie_antoinette.events import (
    ConditionLapsed,
    PlotDrawn,
    PlotPutUnder,
    PlotsKept,
    PlotUpset,
)
from antechamber.games.queen_marie_antoinette.moves import KeepPlots, Place, Play, PutUnder, Target, Validate
from antechamber.games.queen_marie_antoinette.views.shapes import View
from tests.games.queen_marie_antoinette.court import COLORS, GAME, Court, card, court, of

BLUE, RED, YELLOW, GREEN = range(4)
N6 = "M1 A1 N6 C2 F2"
N7 = "M1 A1 N7 C2 F2"
M9 = "M9 A1 N1 C2 F2"
SHARED = {"blue": "P1 P2 P3 P4", "red": "P5 P6 P7 P8", "yellow": "P9 P10 P11 P12", "green": "P13 P14 P15 P16"}
"""Sixteen Plots in the hands of four players."""

HANDS = {"blue": "P18 P19 P21 P22", "red": "P23 P24 P25 P26", "yellow": "P27 P28 P29 P30"}
"""Those of three players."""


def short_deck(plots: int) -> dict[str, Any]:
    """The options of a table whose deck has only the first Plots."""
    content: Any = GAME.deck(GAME.settle())
    return {"deck": {**content, "name": "short", "plots": list(content["plots"])[:plots]}}


def merchant(conditions: str, **more: Any) -> Court:
    """Blue has played a Merchant, by whose Condition he exchanges Plots."""
    courts = {"blue": "n8 ...", **more.pop("courts", {})}
    plots = {"blue": "P10 P9 P17 P3", **more.pop("plots", {})}
    table = court(conditions, courts=courts, plots=plots, **more)
    table.play("blue", Play(card("n8")), Place(1))
    return table


def upset(**more: Any) -> Court:
    """By M9 blue has upset a Plot of red's, who had P9, P10, P18 and P22: P18 went, and P7 came."""
    draws = {"picks": ["P18"], "plots": ["P7"], **more.pop("draws", {})}
    table = court(M9, courts={"blue": "m8 ..."}, plots={"red": "P9 P10 P18 P22"}, draws=draws, **more)
    table.send("blue", "m8", 1, Target(RED))
    return table


def under(table: Court, color: str | None) -> list[tuple[int, str | None]]:
    """What lies under the deck, as a reader knows it: who put it there, and which it is."""
    return [(entry.seat, entry.plot) for entry in table.view(color).under]


def read(state: State, seat: int) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


# Drawing and giving back


@pytest.mark.rule("QMA 5.4", "Q43")
def test_by_n6_a_plot_is_drawn_from_the_top_and_one_goes_under_the_deck() -> None:
    table = merchant(N6, draws={"plots": ["P7"]})
    assert table.plots("blue") == ["P3", "P7", "P9", "P10", "P17"]
    assert table.choices("blue") == [PutUnder(plot) for plot in table.plots("blue")]

    events = table.play("blue", PutUnder("P17"))

    assert [(event.seat, event.plot) for event in of(PlotPutUnder, events)] == [(BLUE, "P17")]
    assert table.plots("blue") == ["P3", "P7", "P9", "P10"]
    assert under(table, "blue") == [(BLUE, "P17")]


@pytest.mark.rule("QMA 5.4")
def test_the_plot_that_was_drawn_may_go_back_itself() -> None:
    table = merchant(N6, draws={"plots": ["P7"]})

    table.play("blue", PutUnder("P7"))

    assert table.plots("blue") == ["P3", "P9", "P10", "P17"]
    assert under(table, "blue") == [(BLUE, "P7")]


@pytest.mark.rule("Q43")
@pytest.mark.parametrize("first", ["P9", "P10"])
def test_by_n7_two_plots_go_under_the_deck_the_lower_number_first(first: str) -> None:
    """P9 comes before P10, in whatever order they are named."""
    second = "P10" if first == "P9" else "P9"
    table = merchant(N7, draws={"plots": ["P7", "P1"]})

    table.play("blue", PutUnder(first), PutUnder(second))

    assert under(table, "blue") == [(BLUE, "P9"), (BLUE, "P10")]
    assert table.plots("blue") == ["P1", "P3", "P7", "P17"]


@pytest.mark.rule("Q103", "QMA 5.4")
@pytest.mark.example
def test_by_n7_plots_go_under_one_at_a_time_and_everybody_sees_it_before_any_is_drawn() -> None:
    """Nobody sees which Plot it was; red may put a second one there or stop, and only then he draws."""
    table = court(
        N7, courts={"red": "n8 ..."}, plots={"red": "P17"}, draws={"plots": ["P7"]}, player="red", first="red"
    )
    table.play("red", Play(card("n8")), Place(1))

    events = table.play("red", PutUnder("P17"))

    assert [type(event) for event in events] == [PlotPutUnder]
    for reader in ("blue", "yellow", None):
        assert under(table, reader) == [(RED, None)]
        assert (table.view(reader).seats[RED].plots, table.view(reader).changed) == (3, 1)
    assert table.asked == ["red"]
    assert [type(event) for event in table.play("red", KeepPlots())] == [PlotsKept, PlotDrawn]
    assert "P7" in table.plots("red")


@pytest.mark.rule("Q103", "QMA 5.4")
def test_by_n7_whoever_has_put_his_last_plot_under_draws_at_once() -> None:
    """Blue has validated three of his four."""
    table = merchant(N7, plots={"blue": "P3"}, validated={"blue": "P28 P29 P30"}, draws={"plots": ["P7"]})
    assert table.choices("blue") == [KeepPlots(), PutUnder("P3")]

    events = table.play("blue", PutUnder("P3"))

    assert [type(event) for event in events] == [PlotPutUnder, PlotDrawn]
    assert table.plots("blue") == ["P7"]
    assert table.asked == ["red"]


@pytest.mark.rule("QMA 5.4", "Q103")
def test_by_n7_as_many_are_drawn_as_were_put_under() -> None:
    none, one = merchant(N7), merchant(N7, draws={"plots": ["P7"]})

    events = none.play("blue", KeepPlots())
    assert events == [PlotsKept(seat=BLUE)]
    assert none.plots("blue") == ["P3", "P9", "P10", "P17"]

    one.play("blue", PutUnder("P3"))
    assert (one.step, one.asked) == ("plots", ["blue"])
    events = one.play("blue", KeepPlots())
    assert [event.plot for event in of(PlotDrawn, events)] == ["P7"]
    assert one.plots("blue") == ["P7", "P9", "P10", "P17"]


@pytest.mark.rule("QMA 5.4", "Q43")
def test_by_m9_chance_picks_one_of_an_opponents_plots_which_goes_under_the_deck() -> None:
    table = upset()

    assert table.plots("red") == ["P7", "P9", "P10", "P22"]
    assert under(table, "red") == [(RED, "P18")]


@pytest.mark.rule("QMA 5.4")
def test_each_of_his_plots_may_be_picked() -> None:
    picked = set()
    for seed in range(40):
        table = court(M9, players=2, courts={"blue": "m8 ..."}, plots={"red": "P9 P10 P18 P22"}, chance={"seed": seed})
        events = table.send("blue", "m8", 1)
        picked.add(of(PlotUpset, events)[0].plot)

    assert picked == {"P9", "P10", "P18", "P22"}


@pytest.mark.rule("QMA 5.4", "Q21")
def test_a_validated_plot_is_not_exchanged() -> None:
    """Blue has validated three of his four: N6 lets him give back the fourth or the one he draws."""
    table = merchant(N6, plots={"blue": "P3"}, validated={"blue": "P28 P29 P30"}, draws={"plots": ["P7"]})

    assert table.choices("blue") == [PutUnder("P3"), PutUnder("P7")]
    refused = table.refusal("blue", PutUnder("P28"))
    assert (refused.rule, refused.reason) == ("QMA 5.4", "qma-plot-not-held")


@pytest.mark.rule("Q41", "QMA 5.4")
def test_whoever_has_validated_all_four_gives_back_what_he_draws_without_a_question() -> None:
    table = court(
        N6,
        courts={"blue": "n8 ..."},
        validated={"blue": "P28 P29 P30 P31"},
        plots={"blue": ""},
        draws={"plots": ["P7"]},
    )

    events = table.send("blue", "n8", 1)

    assert [event.plot for event in of(PlotDrawn, events)] == ["P7"]
    assert [event.plot for event in of(PlotPutUnder, events)] == ["P7"]
    assert under(table, "blue") == [(BLUE, "P7")]
    assert table.asked == ["red"]


@pytest.mark.rule("Q41", "QMA 5.4")
def test_n7_and_m9_have_nothing_to_do_where_all_plots_are_validated() -> None:
    for conditions, name in ((N7, "n8"), (M9, "m8")):
        proven = {"blue": "P28 P29 P30 P31", "red": "P32 P33 P34 P35"}
        table = court(conditions, players=2, courts={"blue": f"{name} ..."}, validated=proven)

        events = table.send("blue", name, 1)

        assert len(of(ConditionLapsed, events)) == 1
        assert table.view().under == ()


# The order of the deck


def four_merchants(*deck: tuple[int, str], **more: Any) -> Court:
    """Four players, eighteen Plots and N6: two Plots are in the deck, of which some were put under it."""
    return court(
        N6,
        players=4,
        courts={"blue": "n8 ...", "red": "n7 ...", "yellow": "n5 ...", "green": "n4 ..."},
        plots=SHARED,
        options=short_deck(18),
        under=[{"seat": seat, "plot": plot} for seat, plot in deck],
        **more,
    )


def draw_and_give_back(table: Court, color: str, name: str, plot: str) -> str | None:
    """Play a Merchant and put a Plot under the deck; say which one came."""
    (drawn,) = of(PlotDrawn, table.send(color, name, 1))
    table.play(color, PutUnder(plot))
    return drawn.plot


@pytest.mark.rule("QMA 5.4", "Q43")
@pytest.mark.parametrize("seed", range(5))
def test_what_was_put_under_the_deck_is_drawn_in_that_order_and_never_shuffled(seed: int) -> None:
    table = four_merchants((RED, "P18"), (BLUE, "P17"), chance={"seed": seed})

    assert draw_and_give_back(table, "blue", "n8", "P1") == "P18"
    assert draw_and_give_back(table, "red", "n7", "P5") == "P17"
    assert draw_and_give_back(table, "yellow", "n5", "P1") == "P1"
    assert draw_and_give_back(table, "green", "n4", "P13") == "P5"
    assert [under(table, color) for color in ("yellow", "green")] == [
        [(YELLOW, "P1"), (GREEN, None)],
        [(YELLOW, None), (GREEN, "P13")],
    ]


@pytest.mark.rule("QMA 5.4", "Q43")
@pytest.mark.parametrize("seed", range(5))
def test_what_was_never_seen_lies_above_what_was_put_under(seed: int) -> None:
    table = four_merchants((RED, "P17"), chance={"seed": seed})

    assert draw_and_give_back(table, "blue", "n8", "P1") == "P18"
    assert draw_and_give_back(table, "red", "n7", "P5") == "P17"


@pytest.mark.rule("QMA 5.4", "Q43")
def test_a_view_keeps_what_its_reader_put_under_and_where_until_it_is_drawn() -> None:
    table = four_merchants((RED, "P18"), (BLUE, "P17"))
    assert under(table, "blue") == [(RED, None), (BLUE, "P17")]

    draw_and_give_back(table, "blue", "n8", "P1")
    assert under(table, "blue") == [(BLUE, "P17"), (BLUE, "P1")]
    assert under(table, "red") == [(BLUE, None), (BLUE, None)]

    draw_and_give_back(table, "red", "n7", "P5")
    assert under(table, "blue") == [(BLUE, "P1"), (RED, None)]


# The empty deck


@pytest.mark.rule("Q43")
@pytest.mark.parametrize(("conditions", "name"), [(N6, "n8"), (N7, "n8"), (M9, "m8")])
def test_with_an_empty_deck_nothing_is_drawn_and_nothing_given_back(conditions: str, name: str) -> None:
    """Sixteen Plots, four players."""
    table = court(conditions, players=4, courts={"blue": f"{name} ..."}, plots=SHARED, options=short_deck(16))
    assert table.view().deck == 0

    events = table.send("blue", name, 1)

    assert len(of(ConditionLapsed, events)) == 1
    assert [table.plots(color) for color in COLORS] == [SHARED[color].split() for color in COLORS]
    assert table.view().under == ()
    assert table.asked == ["red"]


# Sight


@pytest.mark.rule("QMA 5.4", "Q43")
def test_the_numbers_of_plots_are_public() -> None:
    """While blue exchanges Plots he has one more, or one fewer."""
    more, fewer = merchant(N6), merchant(N7)
    fewer.play("blue", PutUnder("P3"))

    for table, held in ((more, 5), (fewer, 3)):
        for reader in (*table.colors, None):
            view = table.view(reader)
            assert [seat.plots for seat in view.seats] == [held, 4, 4]
            assert view.deck == 23 + 4 - held  # P20 is out.


@pytest.mark.rule("QMA 5.4", "Q43")
def test_what_is_drawn_and_put_under_is_seen_by_its_owner_alone() -> None:
    table = merchant(N6, draws={"plots": ["P7"]})
    table.play("blue", PutUnder("P17"))

    for reader in (*table.colors, None):
        known = reader == "blue"
        assert under(table, reader) == [(BLUE, "P17" if known else None)]
        assert [event.plot for event in of(PlotPutUnder, table.seen(reader))] == ["P17" if known else None]


@pytest.mark.rule("QMA 5.4", "Q43")
def test_of_an_upset_plot_its_owner_alone_sees_both_not_even_who_upset_it() -> None:
    table = upset()

    for reader in (*table.colors, None):
        known = reader == "red"
        told = table.seen(reader)
        assert under(table, reader) == [(RED, "P18" if known else None)]
        assert [event.plot for event in of(PlotUpset, told)] == ["P18" if known else None]
        assert [event.plot for event in of(PlotDrawn, told)] == ["P7" if known else None]


# Imagined worlds


def worlds(table: Court, reader: str | None) -> list[State]:
    """Worlds that a reader imagines, by either door."""
    seat = None if reader is None else COLORS.index(reader)
    return [
        *(table.state.imagine(seat, seed) for seed in range(200)),
        *(GAME.imagine(table.view(reader), seed) for seed in range(200, 240)),
    ]


@pytest.mark.rule("Q43")
def test_imagine_keeps_what_the_reader_put_under_the_deck_where_it_lies() -> None:
    deck = [{"seat": RED, "plot": "P17"}, {"seat": BLUE, "plot": "P13"}, {"seat": RED, "plot": "P3"}]
    table = court(plots=HANDS, under=deck)
    free = set()
    for world in worlds(table, "red"):
        dumped: Any = world.dump()["under"]
        assert [dumped[0], dumped[2]] == [deck[0], deck[2]]
        assert dumped[1]["seat"] == BLUE
        free.add(dumped[1]["plot"])

    assert len(free) > 20
    assert not free & {"P17", "P3", *table.plots("red")}


@pytest.mark.rule("Q43")
@pytest.mark.parametrize("reader", ["blue", "yellow", None])
def test_imagine_deals_all_other_unseen_plots_freely(reader: str | None) -> None:
    """Whoever did not put them there may find any Plot under the deck, and any in the hands of the others."""
    table = court(plots=HANDS, under=[{"seat": RED, "plot": "P17"}, {"seat": RED, "plot": "P3"}])
    own = set(table.plots(reader)) if reader else set()
    lying, held = set(), set()
    for world in worlds(table, reader):
        dumped: Any = world.dump()
        lying.add(dumped["under"][0]["plot"])
        held |= set(dumped["seats"][RED]["plots"])
        if reader:
            assert set(read(world, COLORS.index(reader)).plots) == own

    every = {f"P{number}" for number in range(1, 37)} - set(table.view().removed)
    assert held == every - own
    assert len(lying) > 20
    assert not lying & own


@pytest.mark.rule("Q43")
def test_a_validated_plot_stays_where_it_is_in_every_world() -> None:
    table = court(validated={"red": "P28 P33"}, courts={"red": "..."})

    for world in worlds(table, "blue"):
        assert read(world, BLUE).seats[RED].validated == ("P28", "P33")


# Refusals are the same wherever a Plot is


def everywhere() -> Court:
    """P1 is blue's; P2 is red's, P3 was validated by red, P4 by blue; P5 and P6 lie under the deck, P7 in it."""
    return court(
        "M9 A1 N6 C2 F2",
        courts={"blue": "n8 ..."},
        plots={"blue": "P1 P18 P19", "red": "P2 P17 P21", "yellow": "P22 P23 P24 P25"},
        validated={"blue": "P4", "red": "P3"},
        under=[{"seat": BLUE, "plot": "P5"}, {"seat": RED, "plot": "P6"}],
        draws={"plots": ["P8", "P7"]},
    )


ELSEWHERE = pytest.mark.parametrize(
    "plot",
    [
        pytest.param("P2", id="another's"),
        pytest.param("P3", id="validated by another"),
        pytest.param("P4", id="validated by himself"),
        pytest.param("P5", id="put under the deck by himself"),
        pytest.param("P6", id="put under the deck by another"),
        pytest.param("P7", id="in the deck"),
    ],
)


@pytest.mark.rule("Q43")
@ELSEWHERE
@pytest.mark.parametrize(("rule", "move"), [("QMA 5.1", Validate), ("QMA 5.4", PutUnder)])
def test_a_plot_that_is_not_yours_is_refused_in_the_same_words_wherever_it_is(
    plot: str, rule: str, move: Callable[[str], Move]
) -> None:
    table = everywhere()
    if move is PutUnder:
        table.send("blue", "n8", 1)

    refused = table.refusal("blue", move(plot))

    assert (refused.rule, refused.reason, refused.facts) == (rule, "qma-plot-not-held", {"plot": plot})
    assert refused.say("en") == f"P{plot[1:]} is none of your unvalidated Plots."
