"""The Cardinal Conditions C1 to C10, card by card (QMA 4.5)."""

import pytest

from antechamber import Event
from antechamber.games.queen_marie_antoinette.events import (
    CardPlaced,
    CardPlayed,
    CardsTaken,
    ConditionLapsed,
    PointsScored,
)
from tests.games.queen_marie_antoinette.court import court, of

BLUE = 0


def scored(condition: str, left: str, *, played: str = "c8", players: int = 3, others: tuple[str, ...] = ()) -> int:
    """What blue scores by playing a Cardinal that leaves him these cards; other courts are said if they matter."""
    courts = {"blue": f"{played} {left}"} | dict(zip(("red", "yellow", "green"), others, strict=False))
    table = court(f"M1 A1 N1 {condition} F1", players=players, courts=courts)
    events = table.send("blue", played, 1)
    assert len(of(ConditionLapsed, events)) + len(of(PointsScored, events)) == 1
    return table.points("blue") - 5


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


# When a Cardinal acts


@pytest.mark.rule("QMA 3.4", "QMA 4.5", "Q7", "Q8")
@pytest.mark.card("C1")
def test_a_cardinal_is_judged_when_it_is_placed_and_nothing_is_taken() -> None:
    table = court(courts={"blue": "m4 a2 n9 c5 c7 f3"})

    events = table.send("blue", "c5", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, PointsScored, CardsTaken]


@pytest.mark.rule("QMA 3.5", "QMA 4.5", "Q8")
@pytest.mark.card("C1")
def test_a_cardinal_neither_counts_itself_nor_what_is_about_to_be_taken() -> None:
    """Cardinal 5 is blue's only one, and two others are on top of the column."""
    table = court(courts={"blue": "m4 a2 n9 c5 f3 f4"}, columns=["c6 c7 ...", "...", "..."])

    events = table.send("blue", "c5", 1)

    assert kinds(events) == [CardPlayed, CardPlaced, ConditionLapsed, CardsTaken]
    assert table.points("blue") == 5


# C1: all five factions, 3


@pytest.mark.rule("QMA 4.5", "Q8")
@pytest.mark.card("C1")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        pytest.param("m4 a2 n9 c7 f3", 3, marks=pytest.mark.example),
        pytest.param("m4 a2 n9 f3", 0, marks=pytest.mark.example),
        ("m4 m5 a2 n9 c7 f3", 3),
        ("m4 m5 a2 n9 c7", 0),
    ],
)
def test_c1_pays_for_all_five_factions(left: str, points: int) -> None:
    assert scored("C1", left) == points


# C2: three cards of one value, 4


@pytest.mark.rule("QMA 4.5", "Q8")
@pytest.mark.card("C2")
@pytest.mark.parametrize(
    ("left", "points"),
    [("m5 a5 n5", 4), ("m5 a5 n5 c5", 4), ("m5 a5 n6", 0), ("m5 a5 n6 c6", 0), ("m8 a8 f2", 0)],
)
def test_c2_pays_for_three_cards_of_one_value(left: str, points: int) -> None:
    """In the last court only Cardinal 8, which is played, would make three."""
    assert scored("C2", left) == points


@pytest.mark.rule("QMA 4.5", "Q2")
@pytest.mark.card("C2")
def test_c2_pays_for_three_zeros() -> None:
    assert scored("C2", "m0 a0 n0", players=4) == 4


# C3: three consecutive values, 3


@pytest.mark.rule("QMA 4.5", "Q8")
@pytest.mark.card("C3")
@pytest.mark.parametrize(
    ("left", "points"),
    [("m2 a3 n4", 3), ("m8 m9 m10", 3), ("m5 a5 n6 f4", 3), ("m2 a3 n5", 0), ("m6 a7 f2", 0), ("m9 m10 a2", 0)],
)
def test_c3_pays_for_three_consecutive_values_of_any_factions(left: str, points: int) -> None:
    """With 6 and 7 in court the 8 that is played does not help, and 10 is not followed by 1."""
    assert scored("C3", left) == points


@pytest.mark.rule("QMA 4.5", "Q2")
@pytest.mark.card("C3")
def test_c3_counts_zero_as_the_value_before_one() -> None:
    assert scored("C3", "m0 c1 n2", players=4) == 3
    assert scored("C3", "m0 n2 a3", players=4) == 0


# C4: four cards of one faction, 4


@pytest.mark.rule("QMA 4.5", "Q8")
@pytest.mark.card("C4")
@pytest.mark.parametrize(
    ("left", "points"),
    [("f2 f3 f4 f5", 4), ("m2 m3 m4 m5 m6", 4), ("c2 c3 c5 c6", 4), ("c2 c3 c5 m2", 0), ("f2 f3 f4 a2 a3 a4", 0)],
)
def test_c4_pays_for_four_cards_of_one_faction(left: str, points: int) -> None:
    """Cardinal 8 does not help the three that are left."""
    assert scored("C4", left) == points


# C5: more Cardinals than each opponent, 3


@pytest.mark.rule("QMA 4.5", "Q8", "Q45")
@pytest.mark.card("C5")
@pytest.mark.parametrize(
    ("left", "others", "points"),
    [
        ("c2 c3", ("c4 m2 m3", "n2 n3 n4"), 3),
        ("c2 m5", ("f2 m2 m3", "n2 n3 n4"), 3),
        ("c2 c3", ("c4 c6 m3", "n2 n3 n4"), 0),
        ("c2 m5", ("f2 m2 m3", "c3 c4 n4"), 0),
        ("m4 m5", ("f2 m2 m3", "n2 n3 n4"), 0),
    ],
)
def test_c5_pays_for_more_cardinals_than_each_opponent(left: str, others: tuple[str, str], points: int) -> None:
    """A tie is not more, and neither is none against none."""
    assert scored("C5", left, others=others) == points


# C6: two different values, each at least twice, 3


@pytest.mark.rule("QMA 4.5", "Q8")
@pytest.mark.card("C6")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("m2 a2 n3 f3", 3),
        ("m2 a2 n2 f3 m3", 3),
        ("m2 a2 n2 f2", 0),
        ("m2 a2 n3 f4", 0),
        ("m2 a2 f8", 0),
    ],
)
def test_c6_pays_for_two_pairs_of_different_values(left: str, points: int) -> None:
    """Four cards of one value are no two values, and Cardinal 8 does not pair Favorite 8."""
    assert scored("C6", left) == points


@pytest.mark.rule("QMA 4.5", "Q2")
@pytest.mark.card("C6")
def test_c6_counts_a_pair_of_zeros() -> None:
    assert scored("C6", "m0 a0 n3 f3", players=4) == 3


# C7: no 9 or 10, and at least four cards, 2


@pytest.mark.rule("QMA 4.5", "Q8")
@pytest.mark.card("C7")
@pytest.mark.parametrize(
    ("left", "played", "points"),
    [
        ("m8 a8 n8 f8", "c8", 2),
        ("m2 a3 n4 f5", "c10", 2),
        ("m2 a3 n4 f9", "c8", 0),
        ("m2 a3 n10 f5 c5", "c8", 0),
        ("m2 a3 n4", "c8", 0),
    ],
)
def test_c7_pays_for_four_cards_without_a_nine_or_ten(left: str, played: str, points: int) -> None:
    """Cardinal 10, once played, is no longer in the way; three cards are too few."""
    assert scored("C7", left, played=played) == points


# C8: two or more factions share the highest number, and at least four cards, 3


@pytest.mark.rule("QMA 4.5", "Q8")
@pytest.mark.card("C8")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("m2 m3 a2 a3", 3),
        ("m2 a2 n2 f2", 3),
        ("m2 m3 a2 a3 n2", 3),
        ("m2 m3 a2 n2", 0),
        ("m2 m3 m4 a2 a3 c3 c4", 0),
        ("m2 m3 m4 c2 c3", 0),
        ("m2 a2 n2", 0),
    ],
)
def test_c8_pays_where_no_faction_is_the_largest_alone(left: str, points: int) -> None:
    """The Cardinal that is played does not make two a third; three cards are too few."""
    assert scored("C8", left, played="c9") == points


# C9: the highest value of all courts, alone, 3


@pytest.mark.rule("QMA 4.5", "Q8", "Q45")
@pytest.mark.card("C9")
@pytest.mark.parametrize(
    ("left", "others", "played", "points"),
    [
        ("m10 a2", ("n9 m2 m3", "f9 n3 n4"), "c8", 3),
        ("m5 a5", ("n4 m2 m3", "f4 n3 n2"), "c8", 3),
        ("m9 a2", ("n9 m2 m3", "f2 n3 n4"), "c8", 0),
        ("m9 a2", ("n4 m2 m3", "f10 n3 n2"), "c8", 0),
        ("m8 a2", ("n9 m2 m3", "f2 n3 n4"), "c10", 0),
    ],
)
def test_c9_pays_for_the_highest_value_that_no_opponent_has(
    left: str, others: tuple[str, str], played: str, points: int
) -> None:
    """Of one's own several may have it; Cardinal 10, once played, does not count."""
    assert scored("C9", left, others=others, played=played) == points


@pytest.mark.rule("QMA 4.5", "Q2", "Q45")
@pytest.mark.card("C9")
def test_c9_finds_a_single_zero_lower_than_any_other_court() -> None:
    assert scored("C9", "m0", players=4, others=("a2 a3", "n2 n3", "f2 f3")) == 0
    assert scored("C9", "m4", players=4, others=("a2 a3", "n2 n3", "f2 f3")) == 3


# C10: an even number of cards, at least two, 2


@pytest.mark.rule("QMA 4.5", "Q8")
@pytest.mark.card("C10")
@pytest.mark.parametrize(
    ("left", "players", "points"),
    [("m2 a2", 3, 2), ("m2 a2 n2 f2", 3, 2), ("m2 a2 n2", 3, 0), ("m2", 4, 0), ("m2 a2", 4, 2)],
)
def test_c10_pays_for_an_even_number_of_cards(left: str, players: int, points: int) -> None:
    assert scored("C10", left, players=players) == points
