"""The Favorite Conditions F1 to F10, card by card (QMA 4.6)."""

import pytest

from antechamber import Event
from antechamber.games.queen_marie_antoinette.events import (
    CardPlaced,
    CardPlayed,
    CardsTaken,
    ColumnEmptied,
    ConditionLapsed,
    GameEnded,
    PlotShown,
    PointsScored,
)
from tests.games.queen_marie_antoinette.court import Court, court

BLUE = 0


def scored(condition: str, *columns: str, played: str = "f5", players: int = 3) -> int:
    """What blue scores by placing a Favorite in the first of these columns; those not said are `...`."""
    said = [*columns, *["..."] * (3 - len(columns))]
    table = court(f"M1 A1 N1 C1 {condition}", players=players, courts={"blue": f"{played} ..."}, columns=said)
    table.send("blue", played, 1)
    return table.points("blue") - 5


def standing(condition: str, *sizes: int) -> Court:
    """Three players at columns of these sizes, in which there is no Favorite; blue has Favorite 2."""
    cards = [f"{letter}{value}" for value in range(2, 11) for letter in "manc"]
    columns = [" ".join(cards.pop(0) for _ in range(size)) for size in sizes]
    others = [cards.pop(0) for _ in range(2 + (36 - sum(sizes)) // 3)]
    return court(f"M1 A1 N1 C1 {condition}", courts={"blue": " ".join(["f2", *others])}, columns=columns)


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


# When a Favorite acts


@pytest.mark.rule("QMA 3.4", "QMA 4.6", "Q7", "Q8")
@pytest.mark.card("F1")
def test_a_favorite_pays_when_it_is_placed_and_nothing_is_taken() -> None:
    events = court(courts={"blue": "f5 ..."}).send("blue", "f5", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, PointsScored, CardsTaken]


@pytest.mark.rule("QMA 3.6", "QMA 4.6", "Q10")
@pytest.mark.card("F1")
def test_a_favorite_pays_once_though_it_comes_back_from_a_column_of_one() -> None:
    table = court(courts={"blue": "f5 ..."}, columns=["c4", "...", "..."])

    events = table.send("blue", "f5", 1)

    assert kinds(events)[2:] == [PointsScored, CardsTaken, ColumnEmptied, GameEnded, *[PlotShown] * 12]
    assert table.points("blue") == 5 + 2


# F1: 2 points


@pytest.mark.rule("QMA 4.6")
@pytest.mark.card("F1")
@pytest.mark.parametrize("column", ["...", "c4", "f9 f10", "m2 ... m3"])
def test_f1_always_pays_two(column: str) -> None:
    assert scored("F1", column) == 2


@pytest.mark.rule("QMA 4.6")
@pytest.mark.card("F1")
def test_f1_pays_for_a_favorite_and_for_no_other() -> None:
    table = court("M2 A1 N9 C1 F1", courts={"blue": "m5 a5 n5"})

    table.send("blue", "m5", 1)

    assert table.points("blue") == 5


# F2: 1, and 1 for each column whose bottom card is a Favorite


@pytest.mark.rule("QMA 4.6", "Q8", "Q35")
@pytest.mark.card("F2")
@pytest.mark.parametrize(
    ("columns", "points"),
    [
        (("... m2", "... m3", "... m4"), 2),
        (("... f6", "... m3", "... m4"), 2),
        (("... m2", "... f6", "... m4"), 3),
        (("... m2", "... f6", "... f7"), 4),
        (("f8 ... m2", "f6 ... m3", "f7 ... m4"), 2),
        (("m2", "f6", "... m4"), 3),
    ],
)
def test_f2_counts_the_favorites_at_the_bottom_the_own_included(columns: tuple[str, ...], points: int) -> None:
    """A Favorite that is covered counts no more, nor one on top, unless it lies there alone."""
    assert scored("F2", *columns) == points


# F3: 1, and 1 for each column whose top card has the covered card's faction


@pytest.mark.rule("QMA 4.6", "Q35")
@pytest.mark.card("F3")
@pytest.mark.parametrize(
    ("columns", "points"),
    [
        (("m2 ... c2", "a2 ...", "n2 ..."), 1),
        (("c3 ... c2", "a2 ...", "n2 ..."), 2),
        (("m2 ... c2", "c3 ...", "n2 ..."), 2),
        (("c3 ... c2", "c4 ...", "c6 ..."), 4),
        (("f4 ... c2", "f2 ...", "f6 ..."), 1),
        (("c3", "c4 ...", "n2 ..."), 3),
        (("c3 m4", "c4 ...", "n2 ..."), 1),
    ],
)
def test_f3_counts_the_top_cards_of_the_covered_cards_faction(columns: tuple[str, ...], points: int) -> None:
    """What is covered counts, not the Favorite that covers it; in a column of one the top card is covered itself."""
    assert scored("F3", *columns) == points


# F4: the difference of the two top cards, at most 4


@pytest.mark.rule("QMA 4.6", "Q8")
@pytest.mark.card("F4")
@pytest.mark.parametrize(
    ("column", "points"),
    [
        ("m2 a3 ...", 1),
        ("m9 a6 ...", 3),
        ("m2 a6 ...", 4),
        ("m2 a7 ...", 4),
        ("m10 a2 ...", 4),
        ("m6 a6 ...", 0),
        ("m2 a4", 2),
        ("m2", 3),
        ("m5", 0),
    ],
)
def test_f4_pays_the_difference_of_the_two_top_cards_up_to_four(column: str, points: int) -> None:
    """In a column of one the second is the Favorite 5 itself."""
    assert scored("F4", column) == points


@pytest.mark.rule("QMA 3.5", "QMA 4.6", "Q41")
@pytest.mark.card("F4")
def test_f4_does_nothing_where_the_top_cards_are_equal() -> None:
    table = court("M1 A1 N1 C1 F4", courts={"blue": "f5 ..."}, columns=["m6 a6 ...", "...", "..."])

    events = table.send("blue", "f5", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, ConditionLapsed, CardsTaken]


@pytest.mark.rule("QMA 4.6", "Q2")
@pytest.mark.card("F4")
def test_f4_counts_from_zero() -> None:
    assert scored("F4", "m0 a3 ...", players=4) == 3


# F5: 3 if the covered card's faction is neither of the two top cards', else 1


@pytest.mark.rule("QMA 4.6", "Q35")
@pytest.mark.card("F5")
@pytest.mark.parametrize(
    ("column", "points"),
    [
        ("m2 a2 ... c2", 3),
        ("m2 a2 c2", 3),
        ("f2 f3 ... c2", 3),
        ("c3 a2 ... c2", 1),
        ("m2 c3 ... c2", 1),
        ("m2 m3 ... m4", 1),
        ("m2 c2", 1),
        ("c2", 1),
    ],
)
def test_f5_pays_three_where_the_covered_card_is_unlike_the_two_top_cards(column: str, points: int) -> None:
    """In a column of one or two the covered card is one of them."""
    assert scored("F5", column, played="f6") == points


# F6: 3 if the covered card has the same value, 2 if higher, 1 if lower


@pytest.mark.rule("QMA 4.6", "Q35")
@pytest.mark.card("F6")
@pytest.mark.parametrize(
    ("column", "points"), [("... m5", 3), ("... m6", 2), ("... m10", 2), ("... m4", 1), ("m5 ... m2", 1), ("m5", 3)]
)
def test_f6_compares_the_covered_card_with_the_favorite(column: str, points: int) -> None:
    assert scored("F6", column) == points


@pytest.mark.rule("QMA 4.6", "Q2")
@pytest.mark.card("F6")
def test_f6_compares_zeros() -> None:
    assert scored("F6", "... m0", players=4) == 1
    assert scored("F6", "... m0", played="f0", players=4) == 3
    assert scored("F6", "... m2", played="f0", players=4) == 2


# F7: 1, and 1 for each column shorter than the own, counted after placing


@pytest.mark.rule("QMA 4.6", "Q8")
@pytest.mark.card("F7")
@pytest.mark.parametrize(
    ("sizes", "column", "points"),
    [
        pytest.param((9, 8, 10), 1, 2, marks=pytest.mark.example),
        pytest.param((9, 8, 10), 3, 3, marks=pytest.mark.example),
        ((9, 8, 10), 2, 1),
        ((9, 9, 9), 1, 3),
        ((1, 13, 13), 1, 1),
        ((1, 1, 13), 1, 2),
    ],
)
def test_f7_counts_the_columns_shorter_than_the_own_with_the_card_placed(
    sizes: tuple[int, int, int], column: int, points: int
) -> None:
    table = standing("F7", *sizes)

    table.send("blue", "f2", column)

    assert table.points("blue") == 5 + points


# F8: 3 if the covered card's value is lower, else 1


@pytest.mark.rule("QMA 4.6", "Q35")
@pytest.mark.card("F8")
@pytest.mark.parametrize(
    ("column", "points"), [("... m4", 3), ("... m2", 3), ("... m5", 1), ("... m6", 1), ("m2 ... m6", 1), ("m4", 3)]
)
def test_f8_pays_three_where_the_covered_card_is_lower(column: str, points: int) -> None:
    assert scored("F8", column) == points


@pytest.mark.rule("QMA 4.6", "Q2")
@pytest.mark.card("F8")
def test_f8_has_nothing_lower_than_zero() -> None:
    assert scored("F8", "... m0", players=4) == 3
    assert scored("F8", "... m0", played="f0", players=4) == 1


# F9: 1 for each faction among the three top cards


@pytest.mark.rule("QMA 4.6")
@pytest.mark.card("F9")
@pytest.mark.parametrize(
    ("columns", "points"),
    [
        (("m2 ...", "a2 ...", "n2 ..."), 3),
        (("m2 ...", "m3 ...", "n2 ..."), 2),
        (("m2 ...", "a2 ...", "m3 ..."), 2),
        (("m2 ...", "a2 ...", "a3 ..."), 2),
        (("m2 ...", "m3 ...", "m4 ..."), 1),
        (("m2", "a2 ...", "a3 ..."), 2),
    ],
)
def test_f9_counts_the_factions_of_the_three_top_cards(columns: tuple[str, ...], points: int) -> None:
    assert scored("F9", *columns) == points


# F10: 3 in the longest column, counted before placing, else 1


@pytest.mark.rule("QMA 4.6", "Q8")
@pytest.mark.card("F10")
@pytest.mark.parametrize(
    ("sizes", "column", "points"),
    [
        ((9, 8, 10), 3, 3),
        ((9, 8, 10), 1, 1),
        ((9, 8, 10), 2, 1),
        ((9, 9, 9), 2, 3),
        ((10, 10, 7), 1, 3),
        ((10, 10, 7), 3, 1),
    ],
)
def test_f10_pays_three_in_a_column_that_was_longest_alone_or_tied(
    sizes: tuple[int, int, int], column: int, points: int
) -> None:
    """Of nine and ten the shorter one becomes as long by placing, which is too late."""
    table = standing("F10", *sizes)

    table.send("blue", "f2", column)

    assert table.points("blue") == 5 + points
