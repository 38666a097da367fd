"""The Conditions in general: whom and what they meet, rankings, the token, the guard (QMA 4)."""

from collections.abc import Iterator
from typing import Any

import pytest

from antechamber import Event, State
from antechamber.games.queen_marie_antoinette.events import (
    CardsTaken,
    ColumnReversed,
    ConditionLapsed,
    CourtsRanked,
    GuardLifted,
    GuardSet,
    PointsLost,
    PointsScored,
    TokenMoved,
)
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    MoveTop,
    Place,
    Play,
    SwapTops,
    Target,
    Validate,
)
from antechamber.games.queen_marie_antoinette.views.shapes import GuardView, View
from tests.games.queen_marie_antoinette.court import Court, card, court, drafted, fresh, of, play_out, short

BLUE, RED, YELLOW, GREEN = range(4)


def all_points(table: Court) -> list[int]:
    return [table.points(color) for color in table.colors]


def scored(events: list[Event]) -> dict[int, int]:
    """What each seat scored by a Condition."""
    return {event.seat: event.amount for event in of(PointsScored, events)}


# They are the same to the end


@pytest.mark.rule("Q14", "QMA 1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_conditions_and_requirement_never_change(players: int) -> None:
    for seed in range(5):
        table = drafted(fresh(players, seed))
        line = (table.view().requirement, table.view().conditions)

        play_out(table, seed)

        assert (table.view().requirement, table.view().conditions) == line


# Military


@pytest.mark.rule("QMA 4.1", "Q45", "Q41")
@pytest.mark.example
def test_m4_strikes_the_only_opponent_with_more_cards_without_a_question() -> None:
    """Blue has four cards after he has played; red has five, and yellow, who has spent a turn on a Plot, four."""
    table = court(
        "M4 A1 N1 C1 F1",
        courts={"blue": "m6 a3 n4 c5 f7", "red": "m2 a2 n2 c2 f2", "yellow": "m3 a4 n5 c6"},
        validated={"yellow": "P30"},
    )

    events = table.send("blue", "m6", 1)

    assert of(PointsLost, events) == [PointsLost(seat=RED, amount=3, condition="M4", by=BLUE)]
    assert all_points(table) == [5, 2, 5]


@pytest.mark.rule("QMA 4.1", "Q41")
@pytest.mark.example
def test_any_opponent_may_be_chosen_even_one_without_points() -> None:
    table = court(courts={"blue": "m6 ..."}, points={"yellow": 0})
    table.play("blue", Play(card("m6")), Place(1))
    assert table.choices("blue") == [Target(RED), Target(YELLOW)]

    events = table.play("blue", Target(YELLOW))

    assert all_points(table) == [5, 5, 0]
    assert of(ConditionLapsed, events) == [ConditionLapsed(seat=BLUE, condition="M1")]


@pytest.mark.rule("QMA 4.1", "Q41")
@pytest.mark.example
def test_of_two_players_nobody_is_asked_whom_he_means() -> None:
    table = court(players=2, courts={"blue": "m6 ..."})

    events = table.send("blue", "m6", 1)

    assert of(PointsLost, events) == [PointsLost(seat=RED, amount=2, condition="M1", by=BLUE)]
    assert table.asked == ["red"]


@pytest.mark.rule("Q41")
@pytest.mark.parametrize(
    ("condition", "more"),
    [
        pytest.param("M2", {"points": {"red": 0, "yellow": 0}}, id="nobody has a point"),
        pytest.param("M4", {"validated": {"red": "P30", "yellow": "P31"}}, id="no court is larger"),
        pytest.param("M5", {"courts": {"blue": "m7 a3 n4"}}, id="no Military is left"),
        pytest.param("M6", {"courts": {"blue": "m7 ...", "red": "m8 ...", "yellow": "m9 ..."}}, id="all are defended"),
    ],
)
def test_where_there_is_nobody_to_meet_nothing_is_asked_and_nothing_done(condition: str, more: dict[str, Any]) -> None:
    table = court(f"{condition} A1 N1 C1 F1", **{"courts": {"blue": "m7 ..."}, **more})
    before = all_points(table)

    events = table.send("blue", "m7", 1)

    assert of(ConditionLapsed, events) == [ConditionLapsed(seat=BLUE, condition=condition)]
    assert all_points(table) == before
    assert table.asked == ["red"]


@pytest.mark.rule("Q102", "QMA 3.5")
@pytest.mark.parametrize("condition", ["M1", "M3", "M4", "M5", "M7"])
def test_an_opponent_is_chosen_even_if_none_has_points_and_the_table_hears_that_nothing_was_done(
    condition: str,
) -> None:
    table = court(f"{condition} A1 N1 C1 F1", courts={"blue": "m8 m9 ..."}, points={"red": 0, "yellow": 0})
    table.play("blue", Play(card("m8")), Place(1))
    assert table.choices("blue") == [Target(RED), Target(YELLOW)]

    events = table.play("blue", Target(RED))

    assert [type(event) for event in events] == [ConditionLapsed, CardsTaken]
    assert all_points(table) == [5, 0, 0]


@pytest.mark.rule("Q102", "QMA 3.5")
@pytest.mark.parametrize("condition", ["M2", "M6"])
def test_the_table_hears_the_same_where_nobody_is_chosen(condition: str) -> None:
    courts = {"blue": "m8 ...", "red": "a2 n3 c4", "yellow": "a3 n4 c5"}
    table = court(f"{condition} A1 N1 C1 F1", courts=courts, points={"red": 0, "yellow": 0})

    events = table.send("blue", "m8", 1)

    assert of(ConditionLapsed, events) == [ConditionLapsed(seat=BLUE, condition=condition)]
    assert not of(PointsLost, events)


@pytest.mark.rule("Q102", "QMA 3.5")
def test_the_table_hears_the_same_of_a_column_of_one_card_that_is_reversed() -> None:
    """N3: column 2 has a single card."""
    table = court("M1 A1 N3 C1 F1", courts={"blue": "n8 ..."}, columns=["...", "c4", "..."])

    events = table.send("blue", "n8", 1, ChooseColumn(2))

    assert events[-1] == ConditionLapsed(seat=BLUE, condition="N3")
    assert not of(ColumnReversed, events)
    assert table.column(2) == "c4"


@pytest.mark.rule("Q45", "QMA 4.1")
@pytest.mark.parametrize(("court_of_blue", "blow"), [("m6 m2 m3 a4", 2), ("m6 m2 m3 m4 m7 m8", 4)])
def test_m5_counts_the_military_left_without_the_one_just_played(court_of_blue: str, blow: int) -> None:
    table = court("M5 A1 N1 C1 F1", courts={"blue": court_of_blue})

    table.send("blue", "m6", 1, Target(YELLOW))

    assert all_points(table) == [5, 5, 5 - blow]


@pytest.mark.rule("Q45")
@pytest.mark.parametrize(("court_of_red", "gain"), [("c7 m4 a4 n4", 3), ("c7 c8 a4 n4", 0)])
def test_c5_compares_the_cardinals_left_with_those_of_the_others_as_they_lie(court_of_red: str, gain: int) -> None:
    """Blue has two Cardinals when he has played the third."""
    courts = {"blue": "c2 c3 c4 m5", "red": court_of_red, "yellow": "m3 a3 n3 f3"}
    table = court("M1 A1 N1 C5 F1", courts=courts)

    table.send("blue", "c4", 1)

    assert table.points("blue") == 5 + gain


@pytest.mark.rule("Q45")
@pytest.mark.parametrize(("court_of_blue", "gain"), [("c10 m9 a2", 3), ("c10 m7 a2", 0), ("c10 m8 a2", 0)])
def test_c9_does_not_count_the_value_just_played(court_of_blue: str, gain: int) -> None:
    """The highest value of the others is an 8: blue must keep a 9, and an 8 would be no more than they have."""
    courts = {"blue": court_of_blue, "red": "a8 n4 f3", "yellow": "n7 a5 f2"}
    table = court("M1 A1 N1 C9 F1", courts=courts)

    table.send("blue", "c10", 1)

    assert table.points("blue") == 5 + gain


# Aristocrat


@pytest.mark.rule("QMA 4.2")
@pytest.mark.example
def test_an_aristocrat_ranks_every_court_with_a_card_of_the_faction_under_the_token() -> None:
    """A1, Favorites: yellow takes a second one and has two, blue has three, red none."""
    table = court(
        courts={"blue": "f2 f3 f4", "red": "m2 c3 n4", "yellow": "a6 f5 m7"},
        columns=["f6 c9 ...", "...", "..."],
        player="yellow",
        token="favorite",
    )

    events = table.send("yellow", "a6", 1)

    assert of(CourtsRanked, events) == [
        CourtsRanked(seat=YELLOW, condition="A1", faction="favorite", ranked=(BLUE, YELLOW))
    ]
    assert scored(events) == {BLUE: 4, YELLOW: 2}


@pytest.mark.rule("QMA 4.2", "Q15")
def test_only_cards_of_that_faction_are_counted() -> None:
    """A2, highest sum of values: one low Merchant beats any number of high cards of other factions."""
    table = court(
        "M1 A2 N1 C1 F1",
        courts={"blue": "a10 n2 m3", "red": "m10 c10 f10", "yellow": "m9 c9 f9"},
        columns=["c8 f8 ...", "...", "..."],
        token="merchant",
    )

    assert scored(table.send("blue", "a10", 1)) == {BLUE: 4}


@pytest.mark.rule("QMA 4.3", "Q17", "Q18")
@pytest.mark.example
def test_tied_players_share_the_better_place_and_the_token_moves_on() -> None:
    """Four play: blue and yellow have two Cardinals each and are first, red has one and is third, green none."""
    table = court(
        players=4,
        courts={"blue": "c2 c3", "red": "c4 m4", "yellow": "c5 c6", "green": "a7 m7"},
        columns=["f9 n9 ...", "f8 n8 ...", "f7 n7 ..."],
        player="green",
        token="cardinal",
    )

    events = table.send("green", "a7", 1)

    assert scored(events) == {BLUE: 4, RED: 1, YELLOW: 4}
    assert of(TokenMoved, events) == [TokenMoved(faction="favorite")]
    table.play("blue", Play(card("c2")), Place(2))
    assert table.view().token == "favorite"


@pytest.mark.rule("QMA 4.3", "Q18")
def test_the_token_goes_from_the_last_condition_to_the_first() -> None:
    table = court(courts={"blue": "a7 ..."}, token="favorite")

    assert of(TokenMoved, table.send("blue", "a7", 1)) == [TokenMoved(faction="military")]
    assert table.view().token == "military"


@pytest.mark.rule("QMA 4.3", "Q18")
def test_the_token_moves_even_if_nobody_scores() -> None:
    table = court(
        courts={"blue": "a7 m2 c3", "red": "m3 c4 a5", "yellow": "m4 c5 a6"},
        columns=["f9 c9 ...", "...", "..."],
        token="merchant",
    )

    events = table.send("blue", "a7", 1)

    assert of(CourtsRanked, events)[0].ranked == ()
    assert scored(events) == {}
    assert of(TokenMoved, events) == [TokenMoved(faction="cardinal")]


@pytest.mark.rule("QMA 4.3", "Q18")
def test_nothing_but_an_aristocrat_moves_the_token() -> None:
    """Neither a card of another faction nor a Plot does."""
    for name in ("m2", "n2", "c2", "f2"):
        table = court("M6 A1 N9 C1 F1", courts={"blue": f"{name} ..."})
        table.send("blue", name, 1)
        assert table.view().token == "military"
    table = court(courts={"blue": "m6 a6 n6 ..."}, plots={"blue": "P6"})

    table.play("blue", Validate("P6"))

    assert table.view().token == "military"


# Merchant


@pytest.mark.rule("QMA 4.4")
@pytest.mark.example
def test_n9_takes_the_two_cards_directly_above() -> None:
    table = court("M1 A1 N9 C1 F1", courts={"red": "n8 ..."}, columns=["m3 f10 c2 a6", "...", "..."], player="red")

    events = table.send("red", "n8", 1)

    assert [short(event.cards) for event in of(CardsTaken, events)] == ["c2 a6"]
    assert table.column(1) == "m3 f10 n8"


def turns_from(state: State, seat: int) -> Iterator[State]:
    """Every way in which a seat can end its turn."""
    for move in state.choices(seat):
        after = state.copy()
        after.play(seat, move)
        view: Any = after.view(None)
        if view.step in ("turn", "over"):
            yield after
        else:
            yield from turns_from(after, seat)


def in_columns(state: State) -> int:
    view = state.view(None)
    assert isinstance(view, View)
    return sum(map(len, view.columns))


@pytest.mark.rule("QMA 4.4")
@pytest.mark.parametrize("number", range(1, 11))
@pytest.mark.parametrize("columns", [["...", "...", "..."], ["f9 m9", "...", "..."]])
def test_no_merchant_adds_a_card_to_the_columns(number: int, columns: list[str]) -> None:
    """Whatever is chosen, one card comes and two go."""
    table = court(f"M1 A1 N{number} C1 F1", courts={"blue": "n0 ..."}, columns=columns, players=4)
    before = in_columns(table.state)
    table.play("blue", Play(card("n0")))

    ends = list(turns_from(table.state, BLUE))

    assert {in_columns(state) - before for state in ends if not state.is_over} == {-1}
    assert all(in_columns(state) <= before for state in ends)


@pytest.mark.rule("QMA 4.4", "Q31")
def test_an_effect_may_empty_a_column() -> None:
    """N8 moves away the only card of another column."""
    table = court("M1 A1 N8 C1 F1", courts={"blue": "n6 ..."}, columns=["c4", "...", "..."])

    table.send("blue", "n6", 2, MoveTop(1, 3))

    assert table.column(1) == ""
    assert table.state.is_over


# Cardinal and Favorite


@pytest.mark.rule("QMA 4.5", "Q8")
@pytest.mark.example
@pytest.mark.parametrize(
    ("court_of_yellow", "points"), [("m4 a2 n9 c5 c7 f3", 5 + 3), ("m4 a2 n9 c5 f3 f7", 5)], ids=["two", "only one"]
)
def test_c1_wants_all_five_factions_before_anything_is_taken(court_of_yellow: str, points: int) -> None:
    """The Cardinal among the cards to be taken comes too late."""
    table = court(courts={"yellow": court_of_yellow}, columns=["c8 c9 ...", "...", "..."], player="yellow")

    events = table.send("yellow", "c5", 1)

    assert table.points("yellow") == points
    assert bool(of(ConditionLapsed, events)) == (points == 5)


@pytest.mark.rule("QMA 4.6", "Q8")
@pytest.mark.example
@pytest.mark.parametrize(("column", "points"), [(1, 2), (3, 3)])
def test_f7_counts_the_columns_that_are_shorter_with_the_new_card(column: int, points: int) -> None:
    """Columns of 9, 8 and 10 cards."""
    columns = ["m2 m3 m4 m5 m6 m7 m8 m9 m10", "a2 a3 a4 a5 n2 n3 n4 n5", "c2 c3 c4 c5 c6 c7 c8 c9 c10 a10"]
    courts = {"green": "f8 f2 f3 n6 n7"}
    table = court("M1 A1 N1 C1 F7", players=4, courts=courts, columns=columns, player="green", first="blue")
    assert [len(cards) for cards in table.view().columns] == [9, 8, 10]

    table.send("green", "f8", column)

    assert table.points("green") == 5 + points


# The guard


def guarded(conditions: str = "M10 A1 N1 C1 F1", **more: Any) -> Court:
    """Blue has just put the guard on the left column."""
    courts = {"blue": "m6 ...", **more.pop("courts", {})}
    table = court(conditions, courts=courts, **more)
    table.send("blue", "m6", 3, ChooseColumn(1))
    return table


@pytest.mark.rule("QMA 4.7", "Q44")
@pytest.mark.example
def test_the_guard_forbids_opponents_to_place_a_card_and_a_later_one_moves_it() -> None:
    table = guarded("M10 A1 N2 C1 F1", courts={"red": "n6 ...", "yellow": "m7 ..."})
    assert table.view().guard == GuardView(1, BLUE)

    table.play("red", Play(card("n6")))
    refused = table.refusal("red", Place(1))
    assert table.choices("red") == [Place(2), Place(3)]
    assert (refused.rule, refused.reason) == ("QMA 4.7", "qma-column-guarded")
    assert refused.facts == {"column": 1, "seat": BLUE}
    taken = table.play("red", Place(2), ChooseColumn(1))
    assert of(CardsTaken, taken)[0].column == 1

    table.play("yellow", Play(card("m7")), Place(2))
    assert table.choices("yellow") == [ChooseColumn(1), ChooseColumn(2), ChooseColumn(3)]
    events = table.play("yellow", ChooseColumn(3))
    assert of(GuardSet, events) == [GuardSet(seat=YELLOW, column=3)]
    assert not of(GuardLifted, events)
    assert table.view().guard == GuardView(3, YELLOW)
    table.play("blue", table.choices("blue")[0])
    assert table.choices("blue") == [Place(1), Place(2)]


@pytest.mark.rule("QMA 4.7", "Q44")
def test_the_guard_is_lifted_when_its_owners_next_turn_begins() -> None:
    table = guarded("M10 A1 N9 C1 F1", courts={"red": "c6 ...", "yellow": "c7 ..."})
    table.send("red", "c6", 2)
    assert table.view().guard == GuardView(1, BLUE)

    events = table.send("yellow", "c7", 2)

    assert events[-1] == GuardLifted(seat=BLUE, column=1)
    assert table.asked == ["blue"]
    assert table.view().guard is None
    table.play("blue", table.choices("blue")[0])
    assert table.choices("blue") == [Place(1), Place(2), Place(3)]


@pytest.mark.rule("Q44", "QMA 4.7")
def test_it_is_gone_even_if_the_owner_uses_the_turn_for_a_plot() -> None:
    courts = {"blue": "m6 m7 a7 n7 ...", "red": "c6 ...", "yellow": "c7 ..."}
    table = guarded("M10 A1 N9 C1 F1", courts=courts, plots={"blue": "P7"})
    table.send("red", "c6", 2)
    table.send("yellow", "c7", 2)

    table.play("blue", Validate("P7"))

    assert table.view().guard is None
    table.play("red", table.choices("red")[0])
    assert table.choices("red") == [Place(1), Place(2), Place(3)]


@pytest.mark.rule("Q44", "QMA 4.7")
def test_a_plot_of_another_player_does_not_lift_it() -> None:
    table = guarded(courts={"red": "m7 a7 n7 ..."}, plots={"red": "P7"})

    table.play("red", Validate("P7"))

    assert table.view().guard == GuardView(1, BLUE)


@pytest.mark.rule("Q44", "QMA 4.7")
def test_it_may_be_put_where_it_stands_already_and_changes_its_owner() -> None:
    table = guarded(courts={"red": "m7 ..."})

    table.send("red", "m7", 2, ChooseColumn(1))

    assert table.view().guard == GuardView(1, RED)


@pytest.mark.rule("Q44", "QMA 4.7")
def test_it_may_be_put_on_the_column_where_the_card_was_placed() -> None:
    table = court("M10 A1 N1 C1 F1", courts={"blue": "m6 ..."}, columns=["c9 a9 ...", "...", "..."])

    events = table.send("blue", "m6", 1, ChooseColumn(1))

    assert short(of(CardsTaken, events)[0].cards) == "c9 a9"
    assert table.view().guard == GuardView(1, BLUE)


@pytest.mark.rule("Q44", "QMA 4.7")
@pytest.mark.parametrize(
    ("condition", "answers", "top", "bottom"),
    [
        pytest.param("N1", [Give(card("f10")), ChooseColumn(1)], "f10", "c2", id="N1 exchanges its top card"),
        pytest.param("N3", [ChooseColumn(1)], "c2", "m8", id="N3 reverses it"),
        pytest.param("N4", [SwapTops(1, 3)], "a9", "c2", id="N4 swaps its top card"),
        pytest.param("N5", [ChooseColumn(1)], "n7", "c2", id="N5 takes from it"),
        pytest.param("N8", [MoveTop(3, 1)], "m8", "a9", id="N8 moves a card to its bottom"),
    ],
)
def test_it_forbids_nothing_else(condition: str, answers: list[Any], top: str, bottom: str) -> None:
    """Red plays in column 2, and his Merchant meets column 1, where blue's guard stands."""
    table = court(
        f"M10 A1 {condition} C1 F1",
        courts={"blue": "...", "red": "n6 f10 ..."},
        columns=["m8 n7 ... c2", "...", "a9 ..."],
        player="red",
        first="blue",
        guard={"column": 1, "seat": BLUE},
    )

    table.send("red", "n6", 2, *answers)

    names = table.column(1).split()
    assert (names[0], names[-1]) == (top, bottom)
    assert table.view().guard == GuardView(1, BLUE)
