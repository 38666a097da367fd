"""The Aristocrat Conditions A1 to A10, card by card, and the Order token (QMA 4.2, QMA 4.3)."""

import pytest

from antechamber import Event
from antechamber.games.queen_marie_antoinette.events import (
    CardPlaced,
    CardPlayed,
    CardsTaken,
    ColumnEmptied,
    CourtsRanked,
    GameEnded,
    PlotShown,
    PointsScored,
    TokenMoved,
)
from antechamber.games.queen_marie_antoinette.moves import Validate
from tests.games.queen_marie_antoinette.court import COLORS, court, of

BLUE, RED, YELLOW, GREEN = range(4)


def cardinals(condition: str, *values: str) -> list[int]:
    """What each scores when blue's Aristocrat ranks the Cardinals, of which the courts have these values.

    All other cards of the courts, and the two that blue takes, are Military, Merchants and Favorites.
    """
    players = len(values)
    aristocrat = "a1" if condition != "A1" else "a2"
    others = [f"{letter}{value}" for value in range(2, 11) for letter in "mnf"]
    hands = [[f"c{value}" for value in said.split()] for said in values]
    hands[BLUE].append(aristocrat)
    size = max(2 if players == 4 else 3, *map(len, hands))
    courts = {
        color: " ".join([*hand, *(others.pop(0) for _ in range(size - len(hand)))])
        for color, hand in zip(COLORS, hands, strict=False)
    }
    table = court(
        f"M1 {condition} N1 C1 F1",
        players=players,
        courts=courts,
        columns=[f"{others.pop()} {others.pop()} ...", "...", "..."],
        token="cardinal",
    )
    table.send("blue", aristocrat, 1)
    return [table.points(color) - 5 for color in table.colors]


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


# The ranking in general


@pytest.mark.example
@pytest.mark.rule("QMA 4.2", "Q15")
@pytest.mark.card("A1")
def test_everyone_is_ranked_when_the_player_has_taken_his_cards() -> None:
    """Yellow takes his second Favorite and is behind blue, who has three; red has none."""
    table = court(
        player="yellow",
        first="blue",
        courts={"blue": "f2 f3 f4 m4", "red": "m5 m6 m7 n7", "yellow": "a9 f5 n8"},
        columns=["f6 c8 ...", "...", "..."],
        token="favorite",
    )

    events = table.send("yellow", "a9", 1)

    assert [table.points(color) for color in table.colors] == [5 + 4, 5, 5 + 2]
    assert of(CourtsRanked, events)[0].ranked == (BLUE, YELLOW)


@pytest.mark.example
@pytest.mark.rule("QMA 4.3", "Q17", "Q18")
@pytest.mark.card("A1")
def test_tied_players_share_the_better_place_and_the_next_one_is_left_out() -> None:
    """Blue and yellow have two Cardinals each, red has one and green none; the Favorites are ranked next."""
    table = court(
        players=4,
        player="green",
        first="blue",
        courts={"blue": "c2 c3 m2", "red": "c4 m3 m4", "yellow": "c5 c6 m5", "green": "a9 n9"},
        columns=["n7 n8 ...", "...", "..."],
        token="cardinal",
    )

    table.send("green", "a9", 1)

    assert [table.points(color) - 5 for color in table.colors] == [4, 1, 4, 0]
    assert table.view().token == "favorite"


@pytest.mark.rule("QMA 3.4", "Q7", "Q15")
@pytest.mark.card("A1")
def test_an_aristocrat_acts_after_the_taking() -> None:
    """Nobody has a Cardinal but blue, who takes one."""
    table = court(
        courts={"blue": "a9 m2 m3", "red": "n2 n3 n4", "yellow": "f2 f3 f4"},
        columns=["c10 m9 ...", "...", "..."],
        token="cardinal",
    )

    events = table.send("blue", "a9", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, CardsTaken, CourtsRanked, PointsScored, TokenMoved]
    assert table.points("blue") == 5 + 4


@pytest.mark.rule("Q8", "Q15")
@pytest.mark.card("A1")
def test_the_aristocrat_that_is_played_lies_in_its_column_and_is_not_ranked() -> None:
    """Aristocrats are ranked, and blue has played his only one."""
    courts = {"blue": "a9 m2 m3", "red": "a4 n3 n4", "yellow": "f2 f3 f4"}
    table = court(courts=courts, columns=["c10 m9 ...", "...", "..."], token="aristocrat")

    table.send("blue", "a9", 1)

    assert [table.points(color) - 5 for color in table.colors] == [0, 4, 0]


@pytest.mark.rule("QMA 3.6", "Q10", "Q15", "Q30")
@pytest.mark.card("A1")
def test_an_aristocrat_that_comes_back_from_a_column_of_one_is_ranked_and_the_token_still_moves() -> None:
    """Nobody else has an Aristocrat."""
    courts = {"blue": "a9 m2 m3 m5 m6", "red": "n2 n3 n4 n5 n6", "yellow": "f2 f3 f4 f5 f6"}
    table = court(courts=courts, columns=["m4", "...", "..."], token="aristocrat")

    events = table.send("blue", "a9", 1)

    ranking = [CourtsRanked, PointsScored, TokenMoved]
    assert kinds(events) == [CardPlayed, CardPlaced, CardsTaken, ColumnEmptied, *ranking, GameEnded, *[PlotShown] * 12]
    assert [table.points(color) - 5 for color in table.colors] == [4, 0, 0]


# A1: most cards, 4-2-1


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q17", "Q19")
@pytest.mark.card("A1")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        (("2 3 4", "5 6", "7"), [4, 2, 1]),
        (("2", "3 4", "5 6 7"), [1, 2, 4]),
        (("2 3", "4 5", "6"), [4, 4, 1]),
        (("2", "3", "4 5"), [2, 2, 4]),
        (("2", "3", "4"), [4, 4, 4]),
        (("", "3", ""), [0, 4, 0]),
        (("", "", ""), [0, 0, 0]),
        (("2", "3 4"), [2, 4]),
        (("2", "3 4", "5 6 7", "8 9 10 0"), [0, 1, 2, 4]),
        (("2", "3 4", "5 6", "8 9"), [0, 4, 4, 4]),
        (("2 3", "4 5", "6", "7"), [4, 4, 1, 1]),
    ],
)
def test_a1_ranks_by_most_cards(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A1", *values) == scored


# A2: highest sum of values, 4-2-1


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q17")
@pytest.mark.card("A2")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        (("10", "3 5", "2 4"), [4, 2, 1]),
        (("2 3 4", "10", "9"), [2, 4, 2]),
        (("3 4", "7", "2 5"), [4, 4, 4]),
        (("3 4", "7", "10"), [2, 2, 4]),
        (("", "2", "3"), [0, 2, 4]),
        (("0", "", "2", ""), [2, 0, 4, 0]),
    ],
)
def test_a2_ranks_by_the_highest_sum(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A2", *values) == scored


# A3: highest single value, 4-2


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q19")
@pytest.mark.card("A3")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        (("10", "9 8 7", "6"), [4, 2, 0]),
        (("2 3", "4", "5"), [0, 2, 4]),
        (("", "", "2"), [0, 0, 4]),
        (("0", "2", "", ""), [2, 4, 0, 0]),
    ],
)
def test_a3_ranks_by_the_highest_value_and_has_no_third_place(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A3", *values) == scored


# A4: lowest single value, 4-2


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q19")
@pytest.mark.card("A4")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        (("10 2", "3", "4 5 6"), [4, 2, 0]),
        (("9", "8", "7"), [0, 2, 4]),
        (("", "10", "9"), [0, 2, 4]),
        (("2", "0 10", "", "3"), [2, 4, 0, 0]),
    ],
)
def test_a4_ranks_by_the_lowest_value_of_those_who_have_one(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A4", *values) == scored


# A5: most odd cards, 4-2-1


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q17", "Q42")
@pytest.mark.card("A5")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        pytest.param(("3 7", "8", ""), [4, 2, 0], marks=pytest.mark.example),
        (("3", "5 7", "2 4 6 8"), [2, 4, 1]),
        (("3 2", "5", "4 6"), [4, 4, 1]),
        (("2", "4", "6 8"), [4, 4, 4]),
        (("0", "3", "2", ""), [2, 4, 2, 0]),
    ],
)
def test_a5_ranks_by_most_odd_cards_and_with_none_one_is_last(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A5", *values) == scored


# A6: most even cards, 4-2-1


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q17", "Q42")
@pytest.mark.card("A6")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        (("2 4", "6", "3 5 7 9"), [4, 2, 1]),
        (("2 3", "10", "5"), [4, 4, 1]),
        (("", "7", "9"), [0, 4, 4]),
        (("0 2", "4", "3", ""), [4, 2, 1, 0]),
    ],
)
def test_a6_ranks_by_most_even_cards_and_zero_is_even(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A6", *values) == scored


# A7: most cards of value 6 or more, 4-2-1


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q17", "Q42")
@pytest.mark.card("A7")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        (("6 7", "10", "2 3 4 5"), [4, 2, 1]),
        (("6", "5", ""), [4, 2, 0]),
        (("6 2", "9 3", "8 10"), [2, 2, 4]),
        (("3", "4", "5"), [4, 4, 4]),
    ],
)
def test_a7_ranks_by_most_cards_from_six_up(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A7", *values) == scored


# A8: most cards of value 5 or less, 4-2-1


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q17", "Q42")
@pytest.mark.card("A8")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        (("2 5", "3", "6 7 8 9"), [4, 2, 1]),
        (("5", "6", ""), [4, 2, 0]),
        (("2 6", "3", "4 5"), [2, 2, 4]),
        (("0 2", "3", "6", ""), [4, 2, 1, 0]),
    ],
)
def test_a8_ranks_by_most_cards_up_to_five(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A8", *values) == scored


# A9: fewest cards, at least one, 3-2-1


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q17", "Q19")
@pytest.mark.card("A9")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        pytest.param(("", "3", "5 6 7"), [0, 3, 2], marks=pytest.mark.example),
        (("2", "3 4", "5 6 7"), [3, 2, 1]),
        (("2 3", "4", "5"), [1, 3, 3]),
        (("2 3", "4 5", "6"), [2, 2, 3]),
        (("2 3 4 5", "6 7 8", "9 10", "0"), [0, 1, 2, 3]),
    ],
)
def test_a9_ranks_by_fewest_cards_of_those_who_have_one(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A9", *values) == scored


# A10: longest run of consecutive values, 5-2


@pytest.mark.rule("QMA 4.2", "QMA 4.3", "Q16", "Q17", "Q19")
@pytest.mark.card("A10")
@pytest.mark.parametrize(
    ("values", "scored"),
    [
        (("3 4 5", "6 7 9 10", "2"), [5, 2, 0]),
        (("2 4 6 8 10", "3", "7"), [5, 5, 5]),
        (("2 3", "5 6", "8"), [5, 5, 0]),
        (("2", "4", "6 7"), [2, 2, 5]),
        (("", "9", ""), [0, 5, 0]),
        (("9 10 0", "2 3 4", "", ""), [2, 5, 0, 0]),
    ],
)
def test_a10_ranks_by_the_longest_run(values: tuple[str, ...], scored: list[int]) -> None:
    assert cardinals("A10", *values) == scored


@pytest.mark.rule("QMA 4.2")
@pytest.mark.card("A10")
def test_a10_counts_a_run_in_the_ranked_faction_alone() -> None:
    """Blue's values run from 3 to 6, but his Cardinals are 3 and 5."""
    courts = {"blue": "a2 c3 m4 c5 m6", "red": "c7 c8 m2 m3 n3", "yellow": "n4 n5 n6 n7 n8"}
    table = court("M1 A10 N1 C1 F1", courts=courts, columns=["m9 m10 ...", "...", "..."], token="cardinal")

    table.send("blue", "a2", 1)

    assert [table.points(color) - 5 for color in table.colors] == [2, 5, 0]


# The Order token


@pytest.mark.rule("QMA 1.7", "Q5")
@pytest.mark.parametrize(
    ("condition", "faction"),
    [
        pytest.param("A1", "military", marks=pytest.mark.card("A1")),
        pytest.param("A2", "cardinal", marks=pytest.mark.card("A2")),
        pytest.param("A3", "merchant", marks=pytest.mark.card("A3")),
        pytest.param("A4", "favorite", marks=pytest.mark.card("A4")),
        pytest.param("A5", "aristocrat", marks=pytest.mark.card("A5")),
        pytest.param("A6", "military", marks=pytest.mark.card("A6")),
        pytest.param("A7", "cardinal", marks=pytest.mark.card("A7")),
        pytest.param("A8", "merchant", marks=pytest.mark.card("A8")),
        pytest.param("A9", "favorite", marks=pytest.mark.card("A9")),
        pytest.param("A10", "aristocrat", marks=pytest.mark.card("A10")),
    ],
)
def test_every_aristocrat_says_where_the_token_begins(condition: str, faction: str) -> None:
    assert court(f"C8 N5 M2 F6 {condition}").view().token == faction


@pytest.mark.rule("QMA 4.3", "Q18")
@pytest.mark.parametrize(
    ("token", "following"),
    [
        ("cardinal", "merchant"),
        ("merchant", "military"),
        ("military", "favorite"),
        ("favorite", "aristocrat"),
        ("aristocrat", "cardinal"),
    ],
)
def test_the_token_moves_one_condition_to_the_right_and_from_the_last_to_the_first(token: str, following: str) -> None:
    table = court("C8 N5 M2 F6 A4", courts={"blue": "a9 ..."}, token=token)

    table.send("blue", "a9", 1)

    assert table.view().token == following


@pytest.mark.rule("QMA 4.3", "Q18")
def test_the_token_moves_even_if_nobody_has_scored() -> None:
    courts = {"blue": "a9 m2 m3", "red": "n2 n3 n4", "yellow": "f2 f3 f4"}
    table = court(courts=courts, columns=["m4 m5 ...", "...", "..."], token="cardinal")

    events = table.send("blue", "a9", 1)

    assert kinds(events)[3:] == [CourtsRanked, TokenMoved]
    assert of(CourtsRanked, events)[0].ranked == ()
    assert table.view().token == "favorite"


@pytest.mark.rule("QMA 4.3", "Q18")
@pytest.mark.parametrize("name", ["m7", "n7", "c7", "f7"])
def test_the_token_stays_when_another_faction_is_played(name: str) -> None:
    table = court("M2 A1 N9 C1 F1", courts={"blue": f"{name} ..."})

    table.send("blue", name, 1)

    assert table.view().token == "military"


@pytest.mark.rule("QMA 4.3", "QMA 5.1", "Q18")
def test_the_token_stays_when_a_plot_is_validated() -> None:
    table = court(courts={"blue": "m3 m4 a3 a4"}, plots={"blue": "P28"})

    table.play("blue", Validate("P28"))

    assert table.view().token == "military"
