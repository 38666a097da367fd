"""The turn, and the play of a card: choose, place, take, and the moment of the effect (QMA 2 and 3)."""

from typing import Any

import pytest

from antechamber import Event
from antechamber.core.vectors import vector
from antechamber.games.queen_marie_antoinette.cards import SET_SIZES
from antechamber.games.queen_marie_antoinette.events import (
    CardOffered,
    CardPlaced,
    CardPlayed,
    CardPutBack,
    CardsTaken,
    ColumnEmptied,
    ConditionLapsed,
    CourtsExchanged,
    GameEnded,
    PlotShown,
    PlotValidated,
    PointsLost,
    PointsScored,
    TopExchanged,
    TopMoved,
    TurnPassed,
)
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    KeepPlots,
    MoveTop,
    Pass,
    Place,
    Play,
    SwapTops,
    Take,
    Validate,
)
from tests.games.queen_marie_antoinette.court import (
    COLORS,
    GAME,
    Court,
    card,
    court,
    drafted,
    fresh,
    of,
    play_out,
    short,
)

QUIET = "M2 A1 N9 C1 F1"
"""Conditions that ask nothing."""
EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4])


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def carry_out(table: Court, color: str) -> list[Event]:
    """Give the first answer to whatever an effect asks, until the turn is over."""
    events: list[Event] = []
    while not table.state.is_over and table.step != "turn":
        events += table.play(color, table.choices(color)[0])
    return events


# Whose turn it is


@pytest.mark.rule("QMA 2.1", "Q36")
@EVERY_NUMBER
def test_the_first_player_begins_and_turns_go_clockwise(players: int) -> None:
    table = court(QUIET, players=players, player="red")
    order = []
    for _ in range(2 * players):
        (color,) = table.asked
        order.append(color)
        table.play(color, table.choices(color)[0], Place(1))

    one_round = [*COLORS[1:players], "blue"]
    assert order == [*one_round, *one_round]
    assert table.view().first == COLORS.index("red")


def three_sixes() -> Court:
    """Yellow has three 6s, and the Plot that asks for them."""
    return court(QUIET, courts={"yellow": "m6 a6 n6 ..."}, plots={"yellow": "P6"}, player="yellow")


@pytest.mark.rule("QMA 2.1", "Q22")
@pytest.mark.example
def test_a_plot_is_validated_instead_of_playing_a_card() -> None:
    table = three_sixes()
    court_before, columns = table.court("yellow"), table.view().columns

    events = table.play("yellow", Validate("P6"))

    assert kinds(events) == [PlotValidated]
    assert table.points("yellow") == 5 + 7
    assert (table.court("yellow"), table.view().columns) == (court_before, columns)
    assert table.asked == ["blue"]


@pytest.mark.rule("QMA 2.1")
@pytest.mark.example
def test_a_plot_may_be_left_for_a_later_turn() -> None:
    table = court(QUIET, courts={"yellow": "m6 a6 n6 f9 ..."}, plots={"yellow": "P6"}, player="yellow")

    table.send("yellow", "f9", 1)
    for color in ("blue", "red"):
        table.send(color, table.court(color).split()[0], 2)

    assert Validate("P6") in table.choices("yellow")


@pytest.mark.rule("QMA 2.1", "Q22")
def test_nobody_plays_and_validates_in_one_turn_or_validates_twice() -> None:
    plots = {"yellow": "P6 P23"}
    table = court(QUIET, courts={"yellow": "m6 a6 n6 m7 m8 m9"}, plots=plots, player="yellow")
    assert {Validate("P6"), Validate("P23")} < set(table.choices("yellow"))

    table.play("yellow", Validate("P6"))

    for move in (Validate("P23"), Play(card("m7"))):
        refused = table.refusal("yellow", move)
        assert (refused.rule, refused.reason) == ("QMA 2.2", "core-not-asked")

    playing = three_sixes()
    playing.play("yellow", Play(card("m6")))
    refused = playing.refusal("yellow", Validate("P6"))
    assert (refused.rule, refused.reason, refused.facts) == ("QMA 2.2", "qma-not-now", {"step": "placing"})


@pytest.mark.rule("QMA 2.1", "QMA 3.1")
def test_a_turn_offers_every_card_of_the_court_and_every_plot_that_it_fulfills() -> None:
    table = court(courts={"blue": "m6 a6 n6 c7"}, plots={"blue": "P6 P7 P18 P23"})

    plays = [Play(card(name)) for name in ("m6", "a6", "n6", "c7")]
    assert table.choices("blue") == [*plays, Validate("P6")]


# Who is asked, and what


@pytest.mark.rule("QMA 2.2")
@EVERY_NUMBER
def test_one_player_is_asked_at_a_time_and_only_in_his_own_turn(players: int) -> None:
    for seed in range(10):
        table = fresh(players, seed)
        while not table.state.is_over:
            assert table.asked == [table.player]
            for color in table.colors:
                assert bool(table.choices(color)) == (color == table.player)
            table.play(table.player, table.choices(table.player)[seed % len(table.choices(table.player))])


@pytest.mark.rule("QMA 2.2")
def test_a_refused_move_changes_nothing() -> None:
    table = court(player="red")
    before = table.state.dump()

    for color, move in (("blue", Play(card("m2"))), ("red", Place(1)), ("red", Pass()), ("red", Validate("P1"))):
        table.refusal(color, move)

    assert table.state.dump() == before


@pytest.mark.rule("QMA 2.2")
def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = play_out(fresh(2))
    refused = table.refusal("blue", Place(1))

    assert table.asked == []
    assert (refused.rule, refused.reason) == ("QMA 2.2", "core-game-over")


@pytest.mark.rule("QMA 2.2", "Q41")
@pytest.mark.parametrize(("players", "asked"), [(2, False), (3, True), (4, True)])
def test_a_question_with_one_answer_is_not_put(players: int, asked: bool) -> None:
    table = court("M1 A1 N1 C1 F1", players=players, courts={"blue": "m5 ..."})

    events = table.send("blue", "m5", 1)

    assert (table.step == "target") == asked
    assert bool(of(PointsLost, events)) != asked


# Passing


@pytest.mark.rule("QMA 2.3")
def test_nobody_may_pass_who_has_a_card() -> None:
    table = court()
    refused = table.refusal("blue", Pass())

    assert (refused.rule, refused.reason, refused.facts) == ("QMA 2.3", "qma-no-passing", {})
    assert Pass() not in table.choices("blue")


@pytest.mark.rule("QMA 2.3", "Q12")
@EVERY_NUMBER
def test_in_no_game_anybody_has_to_pass(players: int) -> None:
    """D10: after each turn every court has a card."""
    for seed in range(30):
        table = play_out(fresh(players, seed), seed)
        assert not of(TurnPassed, table.told)
        assert min(len(seat.court) for seat in table.view().seats) > 0


def robbed(table: Court, *colors: str) -> Court:
    """The same table without the cards of some courts, as no play and no position leads to it."""
    state: Any = table.state
    robbed_seats = [COLORS.index(color) for color in colors]
    state.court = vector([0 if place // 5 in robbed_seats else mask for place, mask in enumerate(state.court)])
    return table


@pytest.mark.pure
@pytest.mark.rule("QMA 2.3", "Q12")
def test_whoever_has_no_card_passes() -> None:
    table = robbed(court(), "blue")

    assert table.choices("blue") == [Pass()]
    events = table.play("blue", Pass())

    assert events == [TurnPassed(seat=0)]
    assert table.asked == ["red"]


@pytest.mark.pure
@pytest.mark.rule("QMA 2.3", "Q12", "Q104")
def test_where_all_would_have_to_pass_the_first_pass_ends_the_game() -> None:
    table = robbed(court(), "blue", "red", "yellow")

    events = table.play("blue", Pass())

    assert kinds(events) == [TurnPassed, GameEnded, *[PlotShown] * 12]
    assert table.state.is_over


# 1: the card


@pytest.mark.rule("QMA 3.1")
def test_the_chosen_card_leaves_the_court_before_it_is_placed() -> None:
    table = court(QUIET, courts={"blue": "m6 a3 f4"})
    columns = table.view().columns

    events = table.play("blue", Play(card("a3")))

    assert events == [CardPlayed(seat=0, card=card("a3"))]
    assert table.court("blue") == "m6 f4"
    assert (table.view().played, table.view().column, table.view().columns) == (card("a3"), None, columns)
    assert table.step == "placing"


@pytest.mark.rule("Q51")
def test_until_a_column_is_chosen_nothing_has_happened_that_could_not_be_taken_back() -> None:
    """What comes of the card, and of asking where it goes, is known before: nothing is drawn, nobody else is asked."""
    table = court(QUIET, courts={"blue": "m6 a3 f4"})
    foreseen = GAME.preview(table.view("blue"), Play(card("a3")))

    assert table.play("blue", Play(card("a3"))) == foreseen
    assert table.asked == ["blue"]


@pytest.mark.rule("Q107", "Q41")
def test_whoever_lets_the_time_pass_takes_the_first_choice() -> None:
    table = court(QUIET, courts={"blue": "m6 a3 f4"})
    for _ in range(2):
        choices = table.choices("blue")
        assert GAME.silent(table.view("blue"), choices) == choices[0]
        table.play("blue", choices[0])


@pytest.mark.rule("Q101", "QMA 3.1", "QMA 3.2")
def test_card_and_column_are_chosen_one_after_the_other_and_no_move_takes_the_card_back() -> None:
    table = court(QUIET, courts={"blue": "m6 a3 f4"}, plots={"blue": "P2"})
    table.play("blue", Play(card("a3")))

    assert table.choices("blue") == [Place(1), Place(2), Place(3)]
    for move in (Play(card("a3")), Play(card("m6")), Validate("P2"), Pass()):
        refused = table.refusal("blue", move)
        assert (refused.rule, refused.reason, refused.facts) == ("QMA 2.2", "qma-not-now", {"step": "placing"})
    assert table.court("blue") == "m6 f4"


@pytest.mark.rule("QMA 3.1")
@pytest.mark.parametrize("elsewhere", ["m6", "c9", "m1"])
def test_a_card_that_is_not_in_the_court_cannot_be_played(elsewhere: str) -> None:
    """M6 is in red's court, C9 in a column, and the back of M1 is a Condition."""
    table = court(courts={"red": "m6 ..."}, columns=["c9 ...", "...", "..."])
    refused = table.refusal("blue", Play(card(elsewhere)))

    assert (refused.rule, refused.reason) == ("QMA 3.1", "qma-card-not-in-court")
    assert refused.facts == {"card": card(elsewhere)}


@pytest.mark.rule("QMA 3.1", "Q34")
@pytest.mark.parametrize("value", [2, 3, 10])
@pytest.mark.parametrize(("letter", "condition"), [("m", "M6"), ("a", "A4"), ("n", "N5"), ("c", "C7"), ("f", "F1")])
def test_the_faction_of_a_card_decides_which_condition_acts_whatever_its_value(
    letter: str, condition: str, value: int
) -> None:
    table = court("F1 C7 N5 A4 M6", courts={"blue": f"{letter}{value} ..."})

    table.play("blue", Play(card(f"{letter}{value}")))
    assert table.view().effect == condition
    table.play("blue", Place(1))
    carry_out(table, "blue")

    told: list[Any] = [event for event in table.told if hasattr(event, "condition")]
    assert {event.condition for event in told} <= {condition}


@pytest.mark.rule("Q34")
def test_a_value_is_never_points_by_itself() -> None:
    """The highest and the lowest Favorite score the same."""
    scored = []
    for name in ("f2", "f10"):
        table = court(courts={"blue": f"{name} ..."})
        table.send("blue", name, 1)
        scored.append(table.points("blue"))

    assert scored == [7, 7]


# 2: the column


@pytest.mark.rule("QMA 3.2", "Q35")
def test_a_card_may_be_placed_under_any_column_and_covers_its_bottom_card() -> None:
    columns = ["f3 ... a5", "c9 ... m7", "n4 ... c10"]
    for number, covered in enumerate(("a5", "m7", "c10"), 1):
        table = court(QUIET, courts={"blue": "c2 ..."}, columns=columns)
        table.play("blue", Play(card("c2")))
        assert table.choices("blue") == [Place(1), Place(2), Place(3)]

        (placed,) = of(CardPlaced, table.play("blue", table.choices("blue")[number - 1]))

        assert (placed.card, placed.column, placed.covered) == (card("c2"), number, card(covered))
        assert table.column(number).split()[-2:] == [covered, "c2"]


# 3: the two top cards


@pytest.mark.rule("QMA 3.3", "Q35")
@pytest.mark.example
def test_the_two_top_cards_are_taken_and_the_others_keep_their_order() -> None:
    """The Military Condition is M10: green puts the guard on another column before he takes."""
    table = court(
        "M10 A1 N1 C1 F1",
        players=4,
        courts={"green": "m6 ..."},
        columns=["f3 c9 m2 n7 a5", "...", "..."],
        player="green",
    )

    events = table.send("green", "m6", 1, ChooseColumn(2))

    assert of(CardPlaced, events)[0].covered == card("a5")
    assert of(CardsTaken, events) == [CardsTaken(seat=3, column=1, cards=(card("f3"), card("c9")))]
    assert table.column(1) == "m2 n7 a5 m6"
    assert {"f3", "c9"} < set(table.court("green").split())


@pytest.mark.rule("QMA 3.3")
@EVERY_NUMBER
def test_every_play_adds_a_card_to_the_court_and_takes_one_out_of_the_columns(players: int) -> None:
    """D3, whatever the Conditions, while the game goes on; a Plot moves no card."""
    for seed in range(15):
        table = drafted(fresh(players, seed))
        while not table.state.is_over:
            color, before = table.player, table.view()
            plays = len(of(CardPlayed, table.told))
            table.play(color, table.choices(color)[-1 - seed % len(table.choices(color))])
            carry_out(table, color)
            played = len(of(CardPlayed, table.told)) - plays
            grown = len(table.court(color).split()) - len(before.seats[COLORS.index(color)].court)
            shrunk = sum(map(len, before.columns)) - sum(map(len, table.view().columns))
            assert table.step == "over" or (grown, shrunk) == (played, played)


@pytest.mark.rule("Q13", "QMA 1.6")
def test_columns_are_never_refilled() -> None:
    table = court(QUIET, courts={"blue": "c3 ..."}, columns=["n3 m3", "...", "..."])

    table.send("blue", "c3", 1)
    assert table.column(1) == "c3"
    table.play("red", table.choices("red")[0], Place(2))

    assert table.column(1) == "c3"


# The moment of an effect

MOMENTS = {
    "at once": [*(f"M{n}" for n in (1, 2, 3, 4, 5, 6, 7, 9, 10)), *(f"{x}{n}" for x in "CF" for n in range(1, 11))],
    "before": ["N4", "N8"],
    "before, instead": ["N2", "N5", "N9", "N10"],
    "after": ["M8", *(f"A{n}" for n in range(1, 11)), "N1", "N3", "N6", "N7"],
}
"""The table of QMA 3.4, written down once more."""


def played_with(condition: str) -> list[Event]:
    """What is told when blue plays the 0 of the Condition's faction."""
    line = " ".join(condition if condition[0] == letter else f"{letter}1" for letter in "MANCF")
    name = f"{condition[0].lower()}0"
    table = court(line, players=4, courts={"blue": f"{name} ..."})
    return [*table.send("blue", name, 1), *carry_out(table, "blue")]


def test_the_table_of_moments_names_every_condition() -> None:
    named = [condition for conditions in MOMENTS.values() for condition in conditions]

    assert sorted(named) == sorted(f"{letter}{number}" for letter in "MANCF" for number in range(1, 11))


@pytest.mark.rule("QMA 3.4", "Q7", "Q39")
@pytest.mark.parametrize("condition", [*MOMENTS["at once"], *MOMENTS["before"]])
def test_at_once_and_before_are_when_the_card_is_placed_and_nothing_taken(condition: str) -> None:
    told = kinds(played_with(condition))

    assert told[:2] == [CardPlayed, CardPlaced]
    assert told.index(CardsTaken) == len(told) - 1 > 2


@pytest.mark.rule("QMA 3.4", "Q7")
@pytest.mark.parametrize("condition", MOMENTS["after"])
def test_after_is_when_the_cards_are_taken(condition: str) -> None:
    told = kinds(played_with(condition))

    assert told[:3] == [CardPlayed, CardPlaced, CardsTaken]
    assert len(told) > 3
    assert CardsTaken not in told[3:]


@pytest.mark.rule("QMA 3.4", "Q39")
@pytest.mark.parametrize(
    ("condition", "answers", "taken"),
    [
        ("N2", [ChooseColumn(2)], [(2, "m3 a3")]),
        ("N5", [ChooseColumn(3)], [(1, "f3"), (3, "m8")]),
        ("N9", [], [(1, "m7 a5")]),
        ("N10", [Give(card("f3"))], [(1, "f3 c9 m7")]),
    ],
)
def test_instead_replaces_the_taking_of_the_two_top_cards(
    condition: str, answers: list[Any], taken: list[tuple[int, str]]
) -> None:
    columns = ["f3 c9 m7 a5", "m3 a3 ...", "m8 a8 ..."]
    table = court(f"M1 A1 {condition} C1 F1", courts={"blue": "n6 ..."}, columns=columns)

    events = table.send("blue", "n6", 1, *answers)

    assert [(event.column, short(event.cards)) for event in of(CardsTaken, events)] == taken


@pytest.mark.rule("Q7", "QMA 3.4")
def test_an_aristocrat_ranks_the_cards_that_were_just_taken() -> None:
    """Blue has no Military before he takes one, and is first with it."""
    table = court(courts={"blue": "a5 n4 c3"}, columns=["m7 f9 ...", "...", "..."])

    events = table.send("blue", "a5", 1)

    assert 0 in [event.seat for event in of(PointsScored, events)]


@pytest.mark.rule("QMA 3.4", "Q8")
def test_a_cardinal_does_not_count_the_card_just_played() -> None:
    """C10 asks for an even number of cards: two are left of three, three of four."""
    scored = {}
    for names in ("c5 m3 a4", "c5 m3 a4 f9"):
        table = court("M1 A1 N1 C10 F1", courts={"blue": names})
        table.send("blue", "c5", 1)
        scored[names] = table.points("blue")

    assert scored == {"c5 m3 a4": 5 + 2, "c5 m3 a4 f9": 5}


@pytest.mark.rule("QMA 3.4", "Q8")
def test_a_favorite_counts_the_card_just_played() -> None:
    """F2 gives 1, and 1 for each column whose bottom card is a Favorite: blue's own."""
    columns = ["... m3", "... a4", "... n5"]
    table = court("M1 A1 N1 C1 F2", courts={"blue": "f5 ..."}, columns=columns)

    table.send("blue", "f5", 2)

    assert table.points("blue") == 5 + 1 + 1


# As far as possible


@pytest.mark.rule("QMA 3.5", "Q9")
@pytest.mark.parametrize(
    ("conditions", "name", "step"),
    [
        ("M1 A1 N1 C1 F1", "m5", "target"),
        ("M8 A1 N1 C1 F1", "m5", "giving"),
        ("M10 A1 N1 C1 F1", "m5", "column"),
        ("M1 A1 N1 C1 F1", "n5", "giving"),
        ("M1 A1 N2 C1 F1", "n5", "column"),
        ("M1 A1 N3 C1 F1", "n5", "column"),
        ("M1 A1 N4 C1 F1", "n5", "swapping"),
        ("M1 A1 N6 C1 F1", "n5", "plots"),
        ("M1 A1 N8 C1 F1", "n5", "moving"),
        ("M1 A1 N10 C1 F1", "n5", "giving"),
    ],
)
def test_an_effect_cannot_be_declined(conditions: str, name: str, step: str) -> None:
    table = court(conditions, courts={"blue": f"{name} ..."})

    table.send("blue", name, 1)

    assert (table.step, table.asked) == (step, ["blue"])
    assert not {Pass(), KeepPlots()} & set(table.choices("blue"))
    table.refusal("blue", Pass())
    table.refusal("blue", KeepPlots())


@pytest.mark.rule("QMA 3.5", "Q9")
def test_the_choices_of_an_effect_are_the_active_players() -> None:
    """By M8 blue chooses both cards, his own and red's."""
    table = court("M8 A1 N1 C1 F1", courts={"blue": "m5 c9 ...", "red": "f8 ..."})
    table.send("blue", "m5", 1)

    assert table.asked == ["blue"]
    table.play("blue", Give(card("c9")))
    assert table.asked == ["blue"]
    table.play("blue", Take(card("f8")))

    assert "f8" in table.court("blue").split()
    assert "c9" in table.court("red").split()


@pytest.mark.rule("QMA 3.5", "Q9", "Q11")
def test_an_impossible_part_is_skipped() -> None:
    """By N2 blue takes two cards from a column that has only one: he takes that."""
    table = court("M1 A1 N2 C1 F1", courts={"blue": "n6 ..."}, columns=["...", "c4", "..."])

    events = table.send("blue", "n6", 1, ChooseColumn(2))

    assert [short(event.cards) for event in of(CardsTaken, events)] == ["c4"]
    assert of(ColumnEmptied, events) == [ColumnEmptied(column=2)]


@pytest.mark.rule("QMA 3.5", "Q9", "Q41")
@pytest.mark.example
def test_an_effect_with_nobody_to_act_on_does_nothing_and_the_play_goes_on() -> None:
    """M5: red plays his only Military, so nobody is chosen and nobody loses a point; he takes his two cards."""
    table = court("M5 A1 N1 C1 F1", courts={"red": "m6 n2 f9"}, columns=["c9 a5 ...", "...", "..."], player="red")

    events = table.send("red", "m6", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, ConditionLapsed, CardsTaken]
    assert of(ConditionLapsed, events) == [ConditionLapsed(seat=1, condition="M5")]
    assert table.court("red") == "a5 n2 c9 f9"
    assert [table.points(color) for color in table.colors] == [5, 5, 5]
    assert table.asked == ["yellow"]


# A column of one card


def last_card(condition: str, **more: Any) -> Court:
    """Blue plays Merchant 6 under a column that has only Cardinal 4; the next column begins with M7 and A9."""
    more = {"columns": ["c4", "m7 a9 ...", "f8 ..."], **more}
    table = court(f"M1 A1 {condition} C1 F1", courts={"blue": "n6 ..."}, **more)
    table.play("blue", Play(card("n6")), Place(1))
    return table


@pytest.mark.rule("QMA 3.6", "Q10")
@pytest.mark.parametrize(
    ("condition", "answer", "taken", "left"),
    [
        pytest.param("N2", ChooseColumn(2), ["m7 a9"], "c4 n6", id="N2 takes elsewhere"),
        pytest.param("N5", ChooseColumn(2), ["c4", "m7"], "n6", id="N5 takes one elsewhere"),
        pytest.param("N8", MoveTop(2, 1), ["c4 n6"], "m7", id="N8 adds a card"),
    ],
)
def test_some_merchants_do_not_empty_a_column_of_one(condition: str, answer: Any, taken: list[str], left: str) -> None:
    table = last_card(condition)

    events = table.play("blue", answer)

    assert [short(event.cards) for event in of(CardsTaken, events)] == taken
    assert table.column(1) == left
    assert not table.state.is_over


@pytest.mark.rule("QMA 3.6", "Q10")
@pytest.mark.parametrize(
    ("condition", "answers"),
    [
        ("N1", [Give(card("c4")), ChooseColumn(2)]),
        ("N2", [ChooseColumn(1)]),
        ("N3", [ChooseColumn(2)]),
        ("N4", [SwapTops(2, 3)]),
        ("N7", [KeepPlots()]),
        ("N9", []),
        ("N10", [Give(card("n6"))]),
    ],
)
def test_other_merchants_take_both_cards_and_the_game_ends(condition: str, answers: list[Any]) -> None:
    table = last_card(condition)

    table.play("blue", *answers)

    assert short(of(CardsTaken, table.told)[0].cards) == "c4 n6"
    assert table.state.is_over


@pytest.mark.rule("QMA 3.6", "Q10")
def test_the_top_card_that_is_swapped_into_a_column_of_one_is_taken() -> None:
    """N4 changes which card lies there, not how many."""
    table = last_card("N4")

    events = table.play("blue", SwapTops(1, 2))

    assert [short(event.cards) for event in of(CardsTaken, events)] == ["m7 n6"]
    assert table.state.is_over


@pytest.mark.rule("QMA 3.6", "Q11")
def test_if_an_effect_leaves_fewer_than_two_cards_these_are_taken() -> None:
    """By N8 blue moves Cardinal 4 away, so that he finds only his own card."""
    table = last_card("N8")

    events = table.play("blue", MoveTop(1, 3))

    assert [short(event.cards) for event in of(CardsTaken, events)] == ["n6"]
    assert table.column(3).endswith("c4")
    assert of(ColumnEmptied, events) == [ColumnEmptied(column=1)]
    assert table.state.is_over


# Cards that are moved


@pytest.mark.rule("QMA 3.7", "Q39")
@pytest.mark.example
def test_a_card_that_is_put_back_sets_off_nothing() -> None:
    """N10: yellow takes three cards of six and puts Military 5 back; M2 would cost the others a point."""
    table = court(
        "M2 A1 N10 C1 F1",
        courts={"yellow": "n3 m5 ..."},
        columns=["a9 c8 f7 a6 c5 f4", "...", "..."],
        player="yellow",
    )
    assert len(table.column(1).split()) == 6

    events = table.send("yellow", "n3", 1, Give(card("m5")))

    assert table.column(1) == "a6 c5 f4 n3 m5"
    assert kinds(events) == [CardPlayed, CardPlaced, CardsTaken, CardPutBack]
    assert [table.points(color) for color in table.colors] == [5, 5, 5]


@pytest.mark.rule("QMA 3.7", "Q39")
@pytest.mark.parametrize(
    ("conditions", "name", "answers", "last"),
    [
        pytest.param("M8 A1 N1 C10 F1", "m5", [Give(card("f6")), Take(card("a8"))], CourtsExchanged, id="M8"),
        pytest.param("M2 A1 N1 C10 F1", "n5", [Give(card("f6")), ChooseColumn(2)], TopExchanged, id="N1"),
        pytest.param("M2 A1 N8 C10 F1", "n5", [MoveTop(2, 3)], TopMoved, id="N8"),
    ],
)
def test_a_card_that_is_exchanged_or_moved_sets_off_nothing(
    conditions: str, name: str, answers: list[Any], last: type[Event]
) -> None:
    """Favorite 6 would score, Aristocrat 8 or 9 move the Order token, Military 9 cost points."""
    table = court(conditions, courts={"blue": f"{name} f6 ...", "red": "a8 ..."}, columns=["...", "a9 m9 ...", "..."])

    events = table.send("blue", name, 1, *answers)

    assert last in kinds(events)
    assert set(kinds(events)) <= {CardPlayed, CardPlaced, CardsTaken, CardOffered, last}
    assert [table.points(color) for color in table.colors] == [5, 5, 5]
    assert table.view().token == "military"


@pytest.mark.rule("QMA 3.7")
def test_a_card_that_is_taken_sets_off_nothing() -> None:
    """A Military, a Favorite and an Aristocrat come from the columns, and only the Cardinal that was played acts."""
    for top in ("m9 f9", "a9 f8"):
        table = court("M2 A1 N1 C10 F1", courts={"blue": "c5 m3 a4"}, columns=[f"{top} ...", "...", "..."])
        table.send("blue", "c5", 1)

        assert [table.points(color) for color in table.colors] == [5 + 2, 5, 5]
        assert table.view().token == "military"


@pytest.mark.rule("QMA 3.3")
@EVERY_NUMBER
def test_the_number_of_turns_can_be_read_from_the_table_at_the_start(players: int) -> None:
    """D8: nobody has had a turn, and each court has the cards of its set."""
    view = drafted(fresh(players)).view()

    assert [len(seat.court) for seat in view.seats] == [SET_SIZES[players]] * players
