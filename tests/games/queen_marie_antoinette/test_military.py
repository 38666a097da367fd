"""The Military Conditions M1 to M10, card by card (QMA 4.1, QMA 4.7)."""

from typing import Any

import pytest

from antechamber import Event
from antechamber.games.queen_marie_antoinette.events import (
    CardPlaced,
    CardPlayed,
    CardsTaken,
    ColumnEmptied,
    ConditionLapsed,
    CourtsExchanged,
    GuardLifted,
    GuardSet,
    PlotDrawn,
    PlotUpset,
    PointsLost,
    PointsScored,
)
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    MoveTop,
    Place,
    Play,
    SwapTops,
    Take,
    Target,
    Validate,
)
from antechamber.games.queen_marie_antoinette.views.shapes import GuardView, UnderView
from tests.games.queen_marie_antoinette.court import Court, card, court, of

BLUE, RED, YELLOW, GREEN = range(4)
SOME_PLOTS = {"blue": "P13 P2 P3 P4", "red": "P5 P6 P7 P8", "yellow": "P9 P10 P11 P12"}


def military(condition: str, **said: Any) -> Court:
    """A table with this Military Condition; blue has Military 7 among his cards."""
    said["courts"] = {"blue": "m7 ..."} | said.get("courts", {})
    return court(f"{condition} A1 N1 C1 F1", **said)


def points(table: Court) -> list[int]:
    return [table.points(color) for color in table.colors]


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


# When a Military acts


@pytest.mark.rule("QMA 3.4", "Q7", "Q39")
@pytest.mark.card("M2")
def test_a_military_strikes_when_its_card_is_placed_and_nothing_is_taken() -> None:
    events = military("M2").send("blue", "m7", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, PointsLost, PointsLost, CardsTaken]


@pytest.mark.rule("QMA 3.4", "Q7")
@pytest.mark.card("M1", "M3", "M4", "M5", "M7", "M9", "M10")
@pytest.mark.parametrize(
    ("condition", "step"), [*((f"M{number}", "target") for number in (1, 3, 4, 5, 7, 9)), ("M10", "column")]
)
def test_what_a_military_asks_at_once_is_asked_before_the_taking(condition: str, step: str) -> None:
    table = military(condition, courts={"blue": "m2 m6 a2"})
    before = len(table.column(1).split())

    table.send("blue", "m2", 1)

    assert (table.step, table.asked) == (step, ["blue"])
    assert len(table.column(1).split()) == before + 1
    assert table.court("blue") == "m6 a2"


@pytest.mark.rule("QMA 3.4", "Q7")
@pytest.mark.card("M8")
def test_m8_acts_when_the_cards_are_taken() -> None:
    events = military("M8").send("blue", "m7", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, CardsTaken]


@pytest.mark.rule("QMA 4.1", "QMA 2.2")
@pytest.mark.card("M1")
def test_only_an_opponent_at_the_table_can_be_chosen() -> None:
    table = military("M1")
    table.send("blue", "m7", 1)

    oneself = table.refusal("blue", Target(BLUE))
    nobody = table.refusal("blue", Target(GREEN))

    assert (oneself.rule, oneself.reason) == ("QMA 4.1", "qma-target-an-opponent")
    assert (nobody.rule, nobody.reason, nobody.facts) == ("QMA 1.1", "qma-no-such-player", {"most": 2})


# M1: a chosen opponent loses 2


@pytest.mark.rule("QMA 4.1", "Q9")
@pytest.mark.card("M1")
def test_m1_costs_a_chosen_opponent_two() -> None:
    table = military("M1")
    table.send("blue", "m7", 1)
    assert table.choices("blue") == [Target(RED), Target(YELLOW)]

    events = table.play("blue", Target(YELLOW))

    assert of(PointsLost, events) == [PointsLost(seat=YELLOW, amount=2, condition="M1", by=BLUE)]
    assert points(table) == [5, 5, 3]


@pytest.mark.example
@pytest.mark.rule("QMA 6.1", "Q27")
@pytest.mark.card("M1")
def test_m1_takes_no_more_than_there_is() -> None:
    table = military("M1", points={"red": 1})

    table.send("blue", "m7", 1, Target(RED))

    assert points(table) == [5, 0, 5]


@pytest.mark.example
@pytest.mark.rule("Q41")
@pytest.mark.card("M1")
def test_m1_may_be_wasted_on_an_opponent_without_points_and_with_two_players_asks_nothing() -> None:
    table = military("M1", points={"yellow": 0})
    events = table.send("blue", "m7", 1, Target(YELLOW))
    assert points(table) == [5, 5, 0]
    assert of(ConditionLapsed, events) == [ConditionLapsed(seat=BLUE, condition="M1")]

    two = military("M1", players=2)
    two.send("blue", "m7", 1)
    assert points(two) == [5, 3]
    assert two.asked == ["red"]


# M2: every opponent loses 1


@pytest.mark.rule("QMA 4.1", "Q27")
@pytest.mark.card("M2")
def test_m2_costs_every_opponent_one_and_nobody_falls_below_zero() -> None:
    table = military("M2", players=4, points={"red": 8, "yellow": 0, "green": 1})

    table.send("blue", "m7", 1)

    assert points(table) == [5, 7, 0, 0]


@pytest.mark.rule("Q41")
@pytest.mark.card("M2")
def test_m2_does_nothing_where_no_opponent_has_points() -> None:
    events = military("M2", points={"red": 0, "yellow": 0}).send("blue", "m7", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, ConditionLapsed, CardsTaken]


# M3: the opponent with the most points loses 3


@pytest.mark.rule("QMA 4.1", "Q41")
@pytest.mark.card("M3")
def test_m3_meets_the_richest_opponent_whatever_the_player_has_himself() -> None:
    table = military("M3", points={"blue": 30, "red": 9, "yellow": 12})

    table.send("blue", "m7", 1)

    assert points(table) == [30, 9, 9]
    assert table.asked == ["red"]


@pytest.mark.rule("QMA 4.1", "Q9")
@pytest.mark.card("M3")
def test_m3_lets_the_player_choose_among_those_who_are_tied() -> None:
    table = military("M3", players=4, points={"red": 2, "yellow": 1, "green": 2})
    table.send("blue", "m7", 1)

    assert table.choices("blue") == [Target(RED), Target(GREEN)]
    refused = table.refusal("blue", Target(YELLOW))
    assert (refused.rule, refused.reason) == ("QMA 4.1", "qma-target-not-leading")
    assert refused.facts == {"seat": YELLOW, "condition": "M3"}
    table.play("blue", Target(GREEN))
    assert points(table) == [5, 2, 1, 0]


# M4: an opponent with more cards in court loses 3


@pytest.mark.example
@pytest.mark.rule("QMA 4.1", "Q41", "Q45")
@pytest.mark.card("M4")
def test_m4_meets_an_opponent_with_more_cards_than_the_player_now_has() -> None:
    """Blue has four cards left, red five, and yellow, who has validated a Plot, four."""
    table = military("M4", courts={"blue": "m7 a2 n3 c4 f5"}, validated={"yellow": "P30"})

    table.send("blue", "m7", 1)

    assert points(table) == [5, 2, 5]
    assert table.asked == ["red"]


@pytest.mark.rule("Q41", "Q45")
@pytest.mark.card("M4")
def test_m4_lets_the_player_choose_where_several_have_more_cards() -> None:
    """Everyone has three cards, and blue two when his is played."""
    table = military("M4", points={"yellow": 2})
    table.send("blue", "m7", 1)
    assert table.choices("blue") == [Target(RED), Target(YELLOW)]

    table.play("blue", Target(YELLOW))

    assert points(table) == [5, 5, 0]


@pytest.mark.rule("QMA 3.5", "Q41", "Q45")
@pytest.mark.card("M4")
def test_m4_asks_and_does_nothing_where_nobody_has_more_cards() -> None:
    """Both opponents have validated a Plot: four cards, as many as blue has left."""
    table = military("M4", courts={"blue": "m7 a2 n3 c4 f5"}, validated={"red": "P29", "yellow": "P30"})

    events = table.send("blue", "m7", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, ConditionLapsed, CardsTaken]
    assert points(table) == [5, 5, 5]


# M5: a chosen opponent loses 1 for each Military left, at most 4


@pytest.mark.rule("QMA 4.1", "Q45")
@pytest.mark.card("M5")
@pytest.mark.parametrize(
    ("left", "lost"),
    [("m2 a2", 1), ("m2 m3 a2", 2), ("m2 m3 m4 m6", 4), ("m2 m3 m4 m6 m8", 4), ("m1 m2 m3 m4 m6 m8 m9", 4)],
)
def test_m5_counts_the_military_left_in_court_up_to_four(left: str, lost: int) -> None:
    table = military("M5", courts={"blue": f"m7 {left}"}, columns=["m10 ...", "...", "..."], points={"red": 10})

    table.send("blue", "m7", 1, Target(RED))

    assert points(table) == [5, 10 - lost, 5]


@pytest.mark.example
@pytest.mark.rule("QMA 3.5", "Q41", "Q45")
@pytest.mark.card("M5")
def test_m5_asks_nothing_when_the_only_military_is_played_even_if_others_are_about_to_be_taken() -> None:
    table = military("M5", courts={"blue": "m7 a2 n3"}, columns=["m2 m3 ...", "...", "..."])

    events = table.send("blue", "m7", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, ConditionLapsed, CardsTaken]
    assert points(table) == [5, 5, 5]


# M6: every opponent without a Military loses 2


@pytest.mark.rule("QMA 4.1", "Q27")
@pytest.mark.card("M6")
def test_m6_costs_every_opponent_without_a_military_two() -> None:
    """Blue, who has played his only one, is no opponent of his own."""
    courts = {"blue": "m7 a7", "red": "m0 a2", "yellow": "a3 n3", "green": "c4 f4"}
    table = military("M6", players=4, courts=courts, points={"green": 1})

    table.send("blue", "m7", 1)

    assert points(table) == [5, 5, 3, 0]


@pytest.mark.rule("QMA 3.5", "Q41")
@pytest.mark.card("M6")
def test_m6_does_nothing_where_everyone_has_a_military() -> None:
    table = military("M6", courts={"red": "m2 ...", "yellow": "m3 ..."})

    events = table.send("blue", "m7", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, ConditionLapsed, CardsTaken]


# M7: take 1 point from a chosen opponent


@pytest.mark.rule("QMA 4.1", "Q9")
@pytest.mark.card("M7")
def test_m7_takes_a_point_from_a_chosen_opponent() -> None:
    table = court("M7 A1 N1 C1 F1", courts={"blue": "m8 ..."})
    table.send("blue", "m8", 1)
    assert table.choices("blue") == [Target(RED), Target(YELLOW)]

    events = table.play("blue", Target(RED))

    assert points(table) == [6, 4, 5]
    assert kinds(events) == [PointsLost, PointsScored, CardsTaken]


@pytest.mark.rule("QMA 6.1", "Q27", "Q41")
@pytest.mark.card("M7")
def test_m7_takes_nothing_where_there_is_nothing() -> None:
    table = court("M7 A1 N1 C1 F1", courts={"blue": "m8 ..."}, points={"red": 0})

    table.send("blue", "m8", 1, Target(RED))

    assert points(table) == [5, 0, 5]


# M8: exchange a card with an opponent


@pytest.mark.rule("QMA 4.1", "Q9")
@pytest.mark.card("M8")
def test_m8_exchanges_a_card_just_taken_with_any_card_of_an_opponent() -> None:
    courts = {"blue": "m7 a2 n2", "red": "c4 n9 f4", "yellow": "a5 n5 c5"}
    table = military("M8", courts=courts, columns=["f10 n10 ...", "...", "..."])
    table.send("blue", "m7", 1)
    assert table.choices("blue") == [Give(card(name)) for name in ("a2", "n2", "n10", "f10")]
    table.play("blue", Give(card("f10")))
    assert table.choices("blue") == [Take(card(name)) for name in ("a5", "n5", "n9", "c4", "c5", "f4")]

    events = table.play("blue", Take(card("c4")))

    assert events[0] == CourtsExchanged(seat=BLUE, opponent=RED, given=card("f10"), taken=card("c4"))
    assert [table.court(color) for color in table.colors] == ["a2 n2 n10 c4", "n9 f4 f10", "a5 n5 c5"]
    assert table.asked == ["red"]


@pytest.mark.rule("QMA 3.7", "Q39")
@pytest.mark.card("M8")
def test_m8_sets_off_no_condition_of_the_cards_exchanged() -> None:
    """The Favorite would pay red 2, and the Aristocrat of blue would rank the courts."""
    courts = {"blue": "a5 ...", "red": "m7 m2 a2 n2 c2 f2"}
    table = military("M8", player="red", courts=courts)

    table.send("red", "m7", 1, Give(card("f2")), Take(card("a5")))

    assert "f2" in table.court("blue").split()
    assert points(table) == [5, 5, 5]
    assert table.view().token == "military"


@pytest.mark.rule("QMA 4.1", "QMA 3.1")
@pytest.mark.card("M8")
def test_m8_wants_a_card_of_the_own_court_and_one_of_an_opponents() -> None:
    table = military("M8", courts={"blue": "m7 a2 n2", "red": "c4 ..."}, columns=["c9 c10 ...", "f5 ...", "..."])
    table.send("blue", "m7", 1)

    for name in ("m7", "c4", "f5"):  # In the column, in red's court, in another column.
        refused = table.refusal("blue", Give(card(name)))
        assert (refused.rule, refused.reason) == ("QMA 3.1", "qma-card-not-in-court")
    table.play("blue", Give(card("a2")))
    for name in ("a2", "n2", "m7", "f5"):
        refused = table.refusal("blue", Take(card(name)))
        assert (refused.rule, refused.reason) == ("QMA 4.1", "qma-card-not-an-opponents")


@pytest.mark.rule("QMA 7.2", "Q10", "Q30")
@pytest.mark.card("M8")
def test_m8_is_still_carried_out_when_the_column_is_emptied_and_may_give_the_card_that_came_back() -> None:
    table = military("M8", courts={"red": "c9 ..."}, columns=["c4", "...", "..."])
    events = table.send("blue", "m7", 1)
    assert kinds(events) == [CardPlayed, CardPlaced, CardsTaken, ColumnEmptied]
    assert not table.state.is_over

    table.play("blue", Give(card("m7")), Take(card("c9")))

    assert {"c4", "c9"} <= set(table.court("blue").split())
    assert "m7" in table.court("red").split()
    assert table.state.is_over


# M9: a Plot of an opponent, picked by chance, for the top one of the deck


@pytest.mark.rule("QMA 5.4", "Q43")
@pytest.mark.card("M9")
def test_m9_puts_a_plot_of_a_chosen_opponent_under_the_deck_and_he_draws_the_top_one() -> None:
    table = military("M9", plots=SOME_PLOTS, draws={"picks": ["P6"], "plots": ["P20"]})

    table.send("blue", "m7", 1, Target(RED))

    assert table.plots("red") == ["P5", "P7", "P8", "P20"]
    assert table.plots("yellow") == SOME_PLOTS["yellow"].split()
    assert table.view().deck == 23  # P1 is out.
    assert table.view("red").under == (UnderView(RED, "P6"),)


@pytest.mark.rule("QMA 5.4", "Q43")
@pytest.mark.card("M9")
def test_m9_is_seen_by_its_victim_alone() -> None:
    table = military("M9", plots=SOME_PLOTS, draws={"picks": ["P6"], "plots": ["P20"]})
    table.send("blue", "m7", 1, Target(RED))

    upset, drawn = of(PlotUpset, table.seen("red")), of(PlotDrawn, table.seen("red"))
    assert (upset[0].plot, drawn[0].plot) == ("P6", "P20")
    for color in ("blue", "yellow", None):
        upset, drawn = of(PlotUpset, table.seen(color)), of(PlotDrawn, table.seen(color))
        assert (upset[0].seat, upset[0].opponent, upset[0].plot) == (BLUE, RED, None)
        assert (drawn[0].seat, drawn[0].plot) == (RED, None)
        assert table.view(color).under == (UnderView(RED, None),)


@pytest.mark.rule("QMA 5.4", "Q43")
@pytest.mark.card("M9")
def test_m9_picks_any_of_the_unvalidated_plots() -> None:
    picked = set()
    for seed in range(40):
        table = military("M9", plots={"red": "P5 P6 P7"}, validated={"red": "P29"}, chance={"seed": seed})
        table.send("blue", "m7", 1, Target(RED))
        picked |= {under.plot for under in table.view("red").under}
        assert table.validated("red") == ["P29"]

    assert picked == {"P5", "P6", "P7"}


@pytest.mark.rule("Q21", "Q41")
@pytest.mark.card("M9")
def test_m9_passes_over_an_opponent_without_an_unvalidated_plot() -> None:
    """Red has validated all four, so yellow is met without a question."""
    table = military("M9", validated={"red": "P28 P29 P30 P31"}, plots={"yellow": "P9 P10 P11 P12"})

    table.send("blue", "m7", 1)

    assert [under.seat for under in table.view().under] == [YELLOW]
    assert table.validated("red") == ["P28", "P29", "P30", "P31"]


@pytest.mark.rule("QMA 3.5", "Q41")
@pytest.mark.card("M9")
def test_m9_does_nothing_where_all_plots_of_the_opponents_are_validated() -> None:
    table = military("M9", validated={"red": "P28 P29 P30 P31", "yellow": "P23 P24 P25 P26"})

    events = table.send("blue", "m7", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, ConditionLapsed, CardsTaken]
    assert table.view().under == ()


# M10: the guard


def guarded(column: int = 1, conditions: str = "M10 A1 N1 C1 F1", **said: Any) -> Court:
    """Blue has put the guard on a column, and it is red's turn."""
    said["courts"] = {"blue": "m7 ..."} | said.get("courts", {})
    table = court(conditions, **said)
    table.send("blue", "m7", 3, ChooseColumn(column))  # type: ignore[arg-type]
    return table


def guard(table: Court) -> GuardView | None:
    return table.view().guard


@pytest.mark.rule("QMA 4.7", "Q44")
@pytest.mark.card("M10")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_m10_closes_any_column_to_the_cards_of_opponents(column: int) -> None:
    """Also the one under which blue has just placed his own card."""
    table = guarded(column, courts={"red": "c9 ..."})
    assert guard(table) == GuardView(column, BLUE)  # type: ignore[arg-type]

    table.play("red", Play(card("c9")))

    assert table.choices("red") == [Place(other) for other in (1, 2, 3) if other != column]
    refused = table.refusal("red", Place(column))  # type: ignore[arg-type]
    assert (refused.rule, refused.reason) == ("QMA 4.7", "qma-column-guarded")
    assert refused.facts == {"column": column, "seat": BLUE}


@pytest.mark.rule("QMA 4.7", "Q7")
@pytest.mark.card("M10")
def test_m10_sets_the_guard_before_the_taking() -> None:
    table = military("M10")

    events = table.send("blue", "m7", 1, ChooseColumn(2))

    assert kinds(events) == [CardPlayed, CardPlaced, GuardSet, CardsTaken]


@pytest.mark.rule("QMA 4.7", "Q44")
@pytest.mark.card("M10")
def test_the_guard_is_lifted_when_its_owners_next_turn_begins() -> None:
    table = guarded(courts={"red": "c9 ...", "yellow": "f9 ...", "blue": "m7 m8 ..."})
    table.send("red", "c9", 2)
    table.play("yellow", Play(card("f9")))
    assert Place(1) not in table.choices("yellow")

    events = table.play("yellow", Place(2))

    assert events[-1] == GuardLifted(seat=BLUE, column=1)
    assert (guard(table), table.asked, table.step) == (None, ["blue"], "turn")
    table.play("blue", Play(card("m8")))
    assert table.choices("blue") == [Place(1), Place(2), Place(3)]


@pytest.mark.rule("Q44")
@pytest.mark.card("M10")
def test_the_guard_is_lifted_even_if_the_turn_is_used_for_a_plot() -> None:
    courts = {"blue": "m7 m8 m9 a8 a9", "red": "c9 ...", "yellow": "f9 ..."}
    table = guarded(courts=courts, plots={"blue": "P28"})
    table.send("red", "c9", 2)
    table.send("yellow", "f9", 2)

    table.play("blue", Validate("P28"))

    assert (guard(table), table.asked) == (None, ["red"])
    table.play("red", table.choices("red")[0])
    assert Place(1) in table.choices("red")


@pytest.mark.example
@pytest.mark.rule("QMA 4.7", "Q44")
@pytest.mark.card("M10")
def test_a_later_m10_moves_the_guard_and_makes_it_that_players() -> None:
    """Red takes from the guarded column by N2; yellow moves the guard from the left to the right column."""
    courts = {"red": "n9 ...", "yellow": "m9 ...", "blue": "m7 m8 ..."}
    table = guarded(1, "M10 A1 N2 C1 F1", courts=courts)
    tops = table.column(1).split()[:2]

    table.send("red", "n9", 2, ChooseColumn(1))
    table.send("yellow", "m9", 2, ChooseColumn(3))

    assert set(tops) <= set(table.court("red").split())
    assert guard(table) == GuardView(3, YELLOW)
    table.play("blue", Play(card("m8")))
    assert table.choices("blue") == [Place(1), Place(2)]


@pytest.mark.rule("QMA 4.7", "Q44")
@pytest.mark.card("M10")
def test_the_guard_may_be_put_where_it_stands_and_is_another_players_then() -> None:
    table = guarded(1, courts={"red": "m9 ...", "yellow": "c9 ...", "blue": "m7 c8 ..."})
    table.send("red", "m9", 2)
    assert table.choices("red") == [ChooseColumn(1), ChooseColumn(2), ChooseColumn(3)]
    table.play("red", ChooseColumn(1))
    table.send("yellow", "c9", 2)

    assert guard(table) == GuardView(1, RED)
    table.play("blue", Play(card("c8")))
    assert table.choices("blue") == [Place(2), Place(3)]


@pytest.mark.rule("QMA 4.7", "Q44")
@pytest.mark.card("M10")
@pytest.mark.parametrize(("merchant", "move"), [("N4", SwapTops(1, 2)), ("N8", MoveTop(1, 2)), ("N8", MoveTop(2, 1))])
def test_the_guard_does_not_hinder_effects_that_move_cards_of_its_column(merchant: str, move: Any) -> None:
    table = guarded(1, f"M10 A1 {merchant} C1 F1", courts={"red": "n9 ..."})
    before = table.column(1)

    table.send("red", "n9", 3, move)

    assert table.column(1) != before
    assert guard(table) == GuardView(1, BLUE)
