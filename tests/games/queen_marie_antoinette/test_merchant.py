"""The Merchant Conditions N1 to N10, card by card (QMA 4.4)."""

from typing import Any

import pytest

from antechamber import Event
from antechamber.games.queen_marie_antoinette.cards import reconstruction
from antechamber.games.queen_marie_antoinette.events import (
    CardPlaced,
    CardPlayed,
    CardPutBack,
    CardsTaken,
    ColumnEmptied,
    ColumnReversed,
    ConditionLapsed,
    PlotDrawn,
    PlotPutUnder,
    PlotsKept,
    TopExchanged,
    TopMoved,
    TopsSwapped,
)
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    KeepPlots,
    MoveTop,
    PutUnder,
    SwapTops,
)
from antechamber.games.queen_marie_antoinette.views.shapes import UnderView
from tests.games.queen_marie_antoinette.court import Court, card, court, of

BLUE, RED, YELLOW = range(3)
COURT = "n7 m2 a2"
"""What blue has, unless a test needs more turns."""
LATER = "n7 m2 a2 c2 f2 ..."
"""Blue's court when columns have become short."""
EVERY_COLUMN = [ChooseColumn(1), ChooseColumn(2), ChooseColumn(3)]


def merchant(condition: str, *columns: str, **said: Any) -> Court:
    """A table with this Merchant Condition and columns that begin so; blue has Merchant 7, Military 2, Aristocrat 2."""
    is_short = any("..." not in column for column in columns)
    said["courts"] = {"blue": LATER if is_short else COURT} | said.get("courts", {})
    return court(f"M1 A1 {condition} C1 F1", columns=[*columns, *["..."] * (3 - len(columns))], **said)


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def taken(events: list[Event]) -> list[tuple[int, tuple[str, ...]]]:
    """From which columns what was taken."""
    return [(event.column, event.cards) for event in of(CardsTaken, events)]


def named(names: str) -> tuple[str, ...]:
    return tuple(card(name) for name in names.split())


def ends(text: str) -> tuple[str, str]:
    """The top and the bottom card of a column."""
    return text.split(maxsplit=1)[0], text.rsplit(maxsplit=1)[-1]


# When a Merchant acts


@pytest.mark.rule("QMA 3.4", "Q7", "Q39")
@pytest.mark.parametrize(
    ("condition", "step", "is_after"),
    [
        pytest.param("N1", "giving", True, marks=pytest.mark.card("N1")),
        pytest.param("N2", "column", False, marks=pytest.mark.card("N2")),
        pytest.param("N3", "column", True, marks=pytest.mark.card("N3")),
        pytest.param("N4", "swapping", False, marks=pytest.mark.card("N4")),
        pytest.param("N5", "column", False, marks=pytest.mark.card("N5")),
        pytest.param("N6", "plots", True, marks=pytest.mark.card("N6")),
        pytest.param("N8", "moving", False, marks=pytest.mark.card("N8")),
    ],
)
def test_a_merchant_asks_before_or_after_the_taking(condition: str, step: str, is_after: bool) -> None:
    table = merchant(condition)

    events = table.send("blue", "n7", 1)

    assert (table.step, table.asked) == (step, ["blue"])
    assert bool(of(CardsTaken, events)) == is_after


@pytest.mark.rule("QMA 3.4", "QMA 4.4", "Q39")
@pytest.mark.card("N2", "N5", "N9", "N10")
@pytest.mark.parametrize(
    ("condition", "answer", "cards"),
    [("N2", [ChooseColumn(2)], 2), ("N5", [ChooseColumn(2)], 2), ("N9", [], 2), ("N10", [Give(card("m2"))], 3)],
)
def test_what_is_taken_instead_is_not_followed_by_the_taking(condition: str, answer: list[Any], cards: int) -> None:
    table = merchant(condition)

    events = table.send("blue", "n7", 1, *answer)

    assert sum(len(event.cards) for event in of(CardsTaken, events)) == cards
    assert len(table.court("blue").split()) == 4
    assert table.asked == ["red"]


# N1: exchange a card with the top card of a column


@pytest.mark.rule("QMA 4.4", "Q9")
@pytest.mark.card("N1")
def test_n1_exchanges_a_card_just_taken_with_the_top_card_of_any_column() -> None:
    table = merchant("N1", "f9 c9 f8 ...", "c5 ...", "m5 ...")
    table.send("blue", "n7", 1)
    assert table.choices("blue") == [Give(card(name)) for name in ("m2", "a2", "c9", "f9")]
    table.play("blue", Give(card("f9")))
    assert table.choices("blue") == EVERY_COLUMN

    events = table.play("blue", ChooseColumn(2))

    assert events[0] == TopExchanged(seat=BLUE, column=2, given=card("f9"), taken=card("c5"))
    assert table.court("blue") == "m2 a2 c5 c9"
    assert table.column(2).startswith("f9 ")
    assert table.column(1).startswith("f8 ")


@pytest.mark.rule("QMA 3.7", "Q39")
@pytest.mark.card("N1")
def test_n1_sets_off_no_condition_of_the_cards_exchanged() -> None:
    table = merchant("N1", "f9 c9 f8 ...", "f5 ...")

    table.send("blue", "n7", 1, Give(card("f9")), ChooseColumn(2))

    assert [table.points(color) for color in table.colors] == [5, 5, 5]


@pytest.mark.rule("QMA 4.4", "Q10", "Q30")
@pytest.mark.card("N1")
def test_n1_finds_no_top_card_in_a_column_that_was_just_emptied_but_may_give_what_came_back_from_it() -> None:
    table = merchant("N1", "c4", "c5 ...")
    events = table.send("blue", "n7", 1)
    assert kinds(events) == [CardPlayed, CardPlaced, CardsTaken, ColumnEmptied]

    table.play("blue", Give(card("n7")))

    assert table.choices("blue") == [ChooseColumn(2), ChooseColumn(3)]
    refused = table.refusal("blue", ChooseColumn(1))
    assert (refused.rule, refused.reason, refused.facts) == ("QMA 4.4", "qma-column-empty", {"column": 1})
    table.play("blue", ChooseColumn(2))
    assert table.column(2).startswith("n7 ")
    assert table.state.is_over


# N2: take from the top of any one column instead


@pytest.mark.rule("QMA 4.4", "Q9")
@pytest.mark.card("N2")
@pytest.mark.parametrize(("column", "cards"), [(1, "f9 c9"), (2, "c5 c6"), (3, "m5 m6")])
def test_n2_takes_two_cards_from_any_one_column_the_own_included(column: Any, cards: str) -> None:
    table = merchant("N2", "f9 c9 ...", "c5 c6 ...", "m5 m6 ...")
    table.send("blue", "n7", 1)
    assert table.choices("blue") == EVERY_COLUMN

    events = table.play("blue", ChooseColumn(column))

    assert taken(events) == [(column, named(cards))]
    assert ends(table.column(1))[1] == "n7"


@pytest.mark.rule("QMA 3.6", "Q10")
@pytest.mark.card("N2")
def test_n2_leaves_both_cards_in_a_column_of_one_if_it_takes_elsewhere() -> None:
    table = merchant("N2", "c4")

    table.send("blue", "n7", 1, ChooseColumn(2))

    assert table.column(1) == "c4 n7"
    assert not table.state.is_over


@pytest.mark.rule("QMA 4.4", "QMA 7.2", "Q11", "Q31")
@pytest.mark.card("N2")
def test_n2_takes_what_there_is_and_may_empty_another_column() -> None:
    table = merchant("N2", "...", "c5")

    events = table.send("blue", "n7", 1, ChooseColumn(2))

    assert taken(events) == [(2, named("c5"))]
    assert of(ColumnEmptied, events) == [ColumnEmptied(column=2)]
    assert table.state.is_over


# N3: reverse a column


@pytest.mark.rule("QMA 4.4")
@pytest.mark.card("N3")
@pytest.mark.parametrize("column", [1, 2])
def test_n3_reverses_a_column_when_the_cards_are_taken(column: Any) -> None:
    """In the own column the Merchant just placed becomes the top card."""
    table = merchant("N3", "f9 c9 ...", "c5 ... c6")
    table.send("blue", "n7", 1)
    before = table.column(column).split()
    assert table.choices("blue") == EVERY_COLUMN

    events = table.play("blue", ChooseColumn(column))

    assert kinds(events) == [ColumnReversed]
    assert table.column(column).split() == before[::-1]
    assert ends(table.column(column))[0] == ("n7" if column == 1 else "c6")


@pytest.mark.rule("QMA 3.5", "Q41")
@pytest.mark.card("N3")
def test_n3_changes_nothing_in_a_column_of_one_card() -> None:
    table = merchant("N3", "c4 c5")

    events = table.send("blue", "n7", 1, ChooseColumn(1))

    assert kinds(events) == [CardPlayed, CardPlaced, CardsTaken, ConditionLapsed]
    assert table.column(1) == "n7"


@pytest.mark.rule("QMA 4.4", "Q30")
@pytest.mark.card("N3")
def test_n3_cannot_reverse_a_column_that_was_just_emptied() -> None:
    table = merchant("N3", "c4", "c5 ... c6")
    table.send("blue", "n7", 1)

    assert table.choices("blue") == [ChooseColumn(2), ChooseColumn(3)]
    assert table.refusal("blue", ChooseColumn(1)).reason == "qma-column-empty"
    table.play("blue", ChooseColumn(2))
    assert ends(table.column(2)) == ("c6", "c5")
    assert table.state.is_over


# N4: swap the top cards of two columns, then take


@pytest.mark.rule("QMA 4.4", "Q39")
@pytest.mark.card("N4")
@pytest.mark.parametrize(
    ("swap", "cards", "tops"),
    [
        (SwapTops(1, 2), "c5 c9", ["f8", "f9", "m5"]),
        (SwapTops(1, 3), "m5 c9", ["f8", "c5", "f9"]),
        (SwapTops(2, 3), "f9 c9", ["f8", "m5", "c5"]),
    ],
)
def test_n4_swaps_the_top_cards_of_two_columns_before_the_taking(swap: SwapTops, cards: str, tops: list[str]) -> None:
    table = merchant("N4", "f9 c9 f8 ...", "c5 ...", "m5 ...")
    table.send("blue", "n7", 1)
    assert table.choices("blue") == [SwapTops(1, 2), SwapTops(1, 3), SwapTops(2, 3)]

    events = table.play("blue", swap)

    assert kinds(events) == [TopsSwapped, CardsTaken]
    assert taken(events) == [(1, named(cards))]
    assert [ends(table.column(number))[0] for number in (1, 2, 3)] == tops


@pytest.mark.rule("QMA 3.6", "QMA 3.7", "Q10", "Q39")
@pytest.mark.card("N4")
def test_n4_under_a_column_of_one_still_empties_it_and_sets_off_nothing() -> None:
    """The swapped Favorite pays nothing."""
    table = merchant("N4", "c4", "f5 ...")

    events = table.send("blue", "n7", 1, SwapTops(1, 2))

    assert taken(events) == [(1, named("f5 n7"))]
    assert ends(table.column(2))[0] == "c4"
    assert table.points("blue") == 5
    assert table.state.is_over


# N5: the top card of the own column and of one other


@pytest.mark.rule("QMA 4.4")
@pytest.mark.card("N5")
def test_n5_takes_the_top_card_of_the_own_column_and_of_one_other() -> None:
    table = merchant("N5", "f9 c9 ...", "c5 c6 ...", "m5 ...")
    table.send("blue", "n7", 1)
    assert table.choices("blue") == [ChooseColumn(2), ChooseColumn(3)]

    events = table.play("blue", ChooseColumn(2))

    assert taken(events) == [(1, named("f9")), (2, named("c5"))]
    assert [ends(table.column(number))[0] for number in (1, 2, 3)] == ["c9", "c6", "m5"]


@pytest.mark.rule("QMA 4.4")
@pytest.mark.card("N5")
def test_n5_wants_another_column_than_the_own() -> None:
    table = merchant("N5")
    table.send("blue", "n7", 3)

    refused = table.refusal("blue", ChooseColumn(3))

    assert (refused.rule, refused.reason, refused.facts) == ("QMA 4.4", "qma-another-column", {"column": 3})


@pytest.mark.rule("QMA 3.6", "QMA 7.2", "Q10", "Q31")
@pytest.mark.card("N5")
def test_n5_leaves_the_own_card_in_a_column_of_one_and_empties_another_of_one() -> None:
    table = merchant("N5", "c4", "c5")
    other = merchant("N5", "c4", "c5")

    table.send("blue", "n7", 1, ChooseColumn(3))
    other.send("blue", "n7", 1, ChooseColumn(2))

    assert (table.column(1), table.state.is_over) == ("n7", False)
    assert (other.column(1), other.column(2), other.state.is_over) == ("n7", "", True)


# N6: draw a Plot, put one under the deck


@pytest.mark.rule("QMA 5.4", "Q43")
@pytest.mark.card("N6")
@pytest.mark.parametrize(("under", "kept"), [("P2", ["P3", "P4", "P13", "P19"]), ("P19", ["P2", "P3", "P4", "P13"])])
def test_n6_draws_a_plot_and_puts_one_under_the_deck_also_the_one_drawn(under: str, kept: list[str]) -> None:
    plots = {"blue": "P2 P3 P4 P13", "red": "P5 P6 P7 P8"}
    table = merchant("N6", plots=plots, draws={"plots": ["P19"]})
    table.send("blue", "n7", 1)
    assert table.choices("blue") == [PutUnder(plot) for plot in ("P2", "P3", "P4", "P13", "P19")]

    table.play("blue", PutUnder(under))

    assert (table.plots("blue"), table.plots("red")) == (kept, ["P5", "P6", "P7", "P8"])
    assert table.view("blue").under == (UnderView(BLUE, under),)
    assert table.view().deck == 22  # P1 and P20 are out.
    assert table.asked == ["red"]


@pytest.mark.rule("QMA 5.4", "Q43")
@pytest.mark.card("N6")
def test_n6_is_seen_by_the_player_alone() -> None:
    table = merchant("N6", plots={"blue": "P2 P3 P4 P13"}, draws={"plots": ["P19"]})
    table.send("blue", "n7", 1, PutUnder("P3"))

    for color, drawn, under in (("blue", "P19", "P3"), ("red", None, None), (None, None, None)):
        assert [event.plot for event in of(PlotDrawn, table.seen(color))] == [drawn]
        assert [event.plot for event in of(PlotPutUnder, table.seen(color))] == [under]
        assert table.view(color).under == (UnderView(BLUE, under),)
        assert table.view(color).seats[BLUE].plots == 4


@pytest.mark.rule("QMA 4.4", "QMA 5.4", "Q9", "Q43")
@pytest.mark.card("N6")
def test_n6_wants_an_unvalidated_plot_of_the_player_back() -> None:
    plots = {"blue": "P2 P3 P4", "red": "P9"}
    table = merchant("N6", courts={"blue": "n7 ..."}, plots=plots, validated={"blue": "P28"}, draws={"plots": ["P19"]})
    table.send("blue", "n7", 1)

    kept = table.refusal("blue", KeepPlots())
    assert (kept.rule, kept.reason) == ("QMA 4.4", "qma-must-put-under")
    for plot in ("P28", "P9", "P36"):  # Validated, red's, in the deck or a hand: in the same words.
        refused = table.refusal("blue", PutUnder(plot))
        assert (refused.rule, refused.reason, refused.facts) == ("QMA 5.4", "qma-plot-not-held", {"plot": plot})


@pytest.mark.rule("Q21", "Q41")
@pytest.mark.card("N6")
def test_n6_asks_nothing_of_a_player_who_has_validated_all_his_plots() -> None:
    """The Plot drawn is the only one that he can give back."""
    validated = {"blue": "P28 P29 P30 P31"}
    table = merchant("N6", courts={"blue": "n7 ..."}, validated=validated, draws={"plots": ["P19"]})

    events = table.send("blue", "n7", 1)

    assert kinds(events)[3:] == [PlotDrawn, PlotPutUnder]
    assert (table.plots("blue"), table.validated("blue")) == ([], ["P28", "P29", "P30", "P31"])
    assert table.view("blue").under == (UnderView(BLUE, "P19"),)
    assert table.asked == ["red"]


# N7: put up to two Plots under the deck, draw as many


def deck_put_under(*first: str, hands: dict[str, str]) -> list[dict[str, object]]:
    """The whole Plot deck (P1 and P20 are impossible), beginning with these Plots, as if red had put it all under."""
    held = {plot for hand in hands.values() for plot in hand.split()}
    rest = [plot.id for plot in reconstruction().plots if plot.id not in {*held, *first, "P1", "P20"}]
    return [{"seat": RED, "plot": plot} for plot in (*first, *rest)]


def four_to_change() -> Court:
    """Blue has P2, P3, P10 and P12; P19 and P21 lie on top of the deck."""
    draws = {"plots": ["P19", "P21"]}
    return merchant("N7", courts={"blue": "n8 m2 a2"}, plots={"blue": "P2 P3 P10 P12"}, draws=draws)


@pytest.mark.rule("QMA 5.4", "Q43")
@pytest.mark.card("N7")
@pytest.mark.parametrize(
    ("answers", "plots", "under"),
    [
        ([KeepPlots()], ["P2", "P3", "P10", "P12"], []),
        ([PutUnder("P3"), KeepPlots()], ["P2", "P10", "P12", "P19"], ["P3"]),
        ([PutUnder("P10"), PutUnder("P3")], ["P2", "P12", "P19", "P21"], ["P3", "P10"]),
        ([PutUnder("P3"), PutUnder("P10")], ["P2", "P12", "P19", "P21"], ["P3", "P10"]),
    ],
)
def test_n7_changes_none_one_or_two_plots_the_lower_number_first(
    answers: list[Any], plots: list[str], under: list[str]
) -> None:
    table = four_to_change()
    table.send("blue", "n8", 1)
    assert table.choices("blue") == [KeepPlots(), *(PutUnder(plot) for plot in ("P2", "P3", "P10", "P12"))]

    table.play("blue", *answers)

    assert table.plots("blue") == plots
    assert table.view("blue").under == tuple(UnderView(BLUE, plot) for plot in under)
    assert table.view("red").under == tuple(UnderView(BLUE, None) for _ in under)
    assert table.asked == ["red"]


@pytest.mark.rule("QMA 3.4", "QMA 5.4", "Q7", "Q43")
@pytest.mark.card("N7")
def test_n7_draws_only_when_all_are_put_under() -> None:
    """So what is drawn cannot go under the deck at once."""
    table = four_to_change()

    events = table.send("blue", "n8", 1, PutUnder("P3"))
    assert table.choices("blue") == [KeepPlots(), *(PutUnder(plot) for plot in ("P2", "P10", "P12"))]
    events += table.play("blue", KeepPlots())

    assert kinds(events) == [CardPlayed, CardPlaced, CardsTaken, PlotPutUnder, PlotsKept, PlotDrawn]
    assert [event.plot for event in of(PlotDrawn, table.seen("yellow"))] == [None]


@pytest.mark.rule("Q21", "Q41")
@pytest.mark.card("N7")
@pytest.mark.parametrize(
    ("validated", "plots", "events"),
    [
        ("P28 P29 P30", ["P19"], [PlotPutUnder, PlotDrawn]),
        ("P28 P29 P30 P31", [], [ConditionLapsed]),
    ],
)
def test_n7_asks_no_further_than_there_are_unvalidated_plots(
    validated: str, plots: list[str], events: list[type[Event]]
) -> None:
    hand = {} if not plots else {"blue": "P2"}
    table = merchant(
        "N7", courts={"blue": "n8 ..."}, validated={"blue": validated}, plots=hand, draws={"plots": ["P19"]}
    )

    told = table.send("blue", "n8", 1, *([PutUnder("P2")] if plots else []))

    assert kinds(told)[3:] == events
    assert table.plots("blue") == plots
    assert table.asked == ["red"]


@pytest.mark.rule("QMA 5.4", "Q43")
@pytest.mark.card("N6", "N7")
def test_what_was_put_under_the_deck_is_drawn_in_its_order_when_nothing_else_is_left() -> None:
    hands = {"blue": "P2 P3 P4 P13", "red": "P5 P6 P7 P8", "yellow": "P9 P10 P11 P12"}
    under = deck_put_under("P30", "P14", "P25", hands=hands)

    changing = merchant("N7", courts={"blue": "n8 m2 a2"}, plots=hands, under=under)
    changing.send("blue", "n8", 1, PutUnder("P4"), PutUnder("P2"))
    assert changing.plots("blue") == ["P3", "P13", "P14", "P30"]
    assert [entry.plot for entry in changing.view("red").under][:2] == ["P25", "P15"]
    assert changing.view("blue").under[-2:] == (UnderView(BLUE, "P2"), UnderView(BLUE, "P4"))
    assert len(changing.view().under) == changing.view().deck == 22

    drawing = merchant("N6", plots=hands, under=under)
    drawing.send("blue", "n7", 1, PutUnder("P2"))
    assert drawing.plots("blue") == ["P3", "P4", "P13", "P30"]
    assert drawing.view("blue").under[-1] == UnderView(BLUE, "P2")


# N8: move the top card of a column to the bottom of another, then take


@pytest.mark.rule("QMA 4.4", "Q35", "Q39")
@pytest.mark.card("N8")
@pytest.mark.parametrize(
    ("move", "cards", "bottoms"),
    [
        (MoveTop(2, 3), "f9 c9", ["n7", "c6", "c5"]),
        (MoveTop(2, 1), "f9 c9", ["c5", "c6", "m6"]),
        (MoveTop(1, 3), "c9 f8", ["n7", "c6", "f9"]),
    ],
)
def test_n8_moves_a_top_card_to_the_bottom_of_another_column_before_the_taking(
    move: MoveTop, cards: str, bottoms: list[str]
) -> None:
    table = merchant("N8", "f9 c9 f8 ... c8", "c5 ... c6", "m5 ... m6", courts={"blue": COURT})
    table.send("blue", "n7", 1)
    assert len(table.choices("blue")) == 6

    events = table.play("blue", move)

    assert kinds(events) == [TopMoved, CardsTaken]
    assert taken(events) == [(1, named(cards))]
    assert [ends(table.column(number))[1] for number in (1, 2, 3)] == bottoms
    assert table.points("blue") == 5


@pytest.mark.rule("QMA 3.6", "Q10", "Q11")
@pytest.mark.card("N8")
def test_n8_may_save_a_column_of_one_or_empty_it_with_a_single_card_to_take() -> None:
    saved = merchant("N8", "c4", "c5 ...")
    emptied = merchant("N8", "c4", "c5 ...")

    saving = saved.send("blue", "n7", 1, MoveTop(2, 1))
    emptying = emptied.send("blue", "n7", 1, MoveTop(1, 2))

    assert (taken(saving), saved.column(1), saved.state.is_over) == ([(1, named("c4 n7"))], "c5", False)
    assert (taken(emptying), ends(emptied.column(2))[1], emptied.state.is_over) == ([(1, named("n7"))], "c4", True)


@pytest.mark.rule("QMA 7.2", "Q31", "Q40")
@pytest.mark.card("N8")
def test_n8_empties_a_column_by_moving_its_last_card_and_the_turn_is_finished() -> None:
    table = merchant("N8", "f9 c9 ...", "c5")

    events = table.send("blue", "n7", 1, MoveTop(2, 3))

    assert kinds(events)[2:5] == [TopMoved, ColumnEmptied, CardsTaken]
    assert {"f9", "c9"} <= set(table.court("blue").split())
    assert table.state.is_over


# N9: the two cards directly above the own


@pytest.mark.example
@pytest.mark.rule("QMA 4.4")
@pytest.mark.card("N9")
def test_n9_takes_the_two_cards_directly_above_the_own() -> None:
    table = merchant("N9", "m3 f10 c2 a6", courts={"blue": "n8 ..."})

    events = table.send("blue", "n8", 1)

    assert taken(events) == [(1, named("c2 a6"))]
    assert table.column(1) == "m3 f10 n8"


@pytest.mark.rule("QMA 3.6", "QMA 4.4", "Q10")
@pytest.mark.card("N9")
@pytest.mark.parametrize(
    ("column", "cards", "left"), [("m3 c5 c6", "c5 c6", "m3 n7"), ("c5 c6", "c5 c6", "n7"), ("c5", "c5 n7", "")]
)
def test_n9_takes_the_own_card_back_where_only_one_lies_above_it(column: str, cards: str, left: str) -> None:
    table = merchant("N9", column)

    events = table.send("blue", "n7", 1)

    assert taken(events) == [(1, named(cards))]
    assert table.column(1) == left
    assert table.state.is_over == (left == "")


# N10: the top three, and one card back


@pytest.mark.example
@pytest.mark.rule("QMA 3.7", "QMA 4.4", "Q39")
@pytest.mark.card("N10")
def test_n10_takes_three_cards_and_puts_one_back_that_has_no_effect() -> None:
    """Blue puts back a Military, and nobody loses a point."""
    table = merchant("N10", "f9 c9 a9 f4 c4 a4", courts={"blue": "n3 m5 ..."})

    events = table.send("blue", "n3", 1)
    assert taken(events) == [(1, named("f9 c9 a9"))]
    assert (table.step, table.asked) == ("giving", ["blue"])
    events = table.play("blue", Give(card("m5")))

    assert events == [CardPutBack(seat=BLUE, card=card("m5"), column=1)]
    assert table.column(1) == "f4 c4 a4 n3 m5"
    assert [table.points(color) for color in table.colors] == [5, 5, 5]
    assert table.asked == ["red"]


@pytest.mark.rule("QMA 4.4", "Q9")
@pytest.mark.card("N10")
def test_n10_may_put_back_a_card_just_taken_but_none_that_is_not_in_court() -> None:
    table = merchant("N10", "f9 c9 a9 ...")
    table.send("blue", "n7", 1)

    assert table.choices("blue") == [Give(card(name)) for name in ("m2", "a2", "a9", "c9", "f9")]
    refused = table.refusal("blue", Give(card("n7")))
    assert (refused.rule, refused.reason) == ("QMA 3.1", "qma-card-not-in-court")
    table.play("blue", Give(card("c9")))
    assert ends(table.column(1))[1] == "c9"


@pytest.mark.rule("QMA 7.2", "Q10", "Q31", "Q40")
@pytest.mark.card("N10")
@pytest.mark.parametrize(
    ("column", "cards", "left", "is_over"),
    [
        ("c4 c5 c6", "c4 c5 c6", "n7 m2", False),
        pytest.param("c4 c5", "c4 c5 n7", "m2", True, marks=pytest.mark.example),
        ("c4", "c4 n7", "m2", True),
    ],
)
def test_n10_ends_the_game_where_nothing_is_left_even_if_a_card_is_put_back(
    column: str, cards: str, left: str, is_over: bool
) -> None:
    table = merchant("N10", column)

    events = table.send("blue", "n7", 1, Give(card("m2")))

    assert taken(events) == [(1, named(cards))]
    assert table.column(1) == left
    assert table.state.is_over == is_over
    assert bool(of(ColumnEmptied, events)) == is_over


@pytest.mark.rule("Q40")
@pytest.mark.card("N10")
def test_n10_may_put_back_the_merchant_that_emptied_the_column() -> None:
    table = merchant("N10", "c4 c5")

    table.send("blue", "n7", 1, Give(card("n7")))

    assert table.column(1) == "n7"
    assert table.state.is_over
