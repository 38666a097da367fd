"""The Requirements E1 to E10, card by card: what a court is worth when the game has ended (QMA 7.3)."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random

import pytest

from antechamber.games.queen_marie_antoinette.events import GameEnded
from tests.games.queen_marie_antoinette.court import COLORS, court, lying_nowhere, of

ONES = "M1 A1 N1 C1 F1"
TENS = "M10 A10 N10 C10 F10"
Plots = Mapping[str, str]


def counted(requirement: str, *courts: str, conditions: str = ONES, validated: Plots | None = None) -> list[int]:
    """What the Requirement gives for these courts when blue, the first player, has emptied a column."""
    table = court(
        conditions,
        requirement,
        players=len(courts),
        courts=dict(zip(COLORS, courts, strict=False)),
        columns=["", "...", "..."],
        validated=validated,
        step="over",
        emptied=True,
    )
    final = table.view().final
    assert final is not None
    return list(final.counted)


def worth(requirement: str, blue: str, *, players: int = 3, conditions: str = ONES) -> int:
    """What the Requirement gives for blue's court, whatever the others have."""
    rest = lying_nowhere(players, conditions.split(), [blue.split()])
    others = [" ".join(rest.pop() for _ in range(8)) for _ in range(players - 1)]
    return counted(requirement, blue, *others, conditions=conditions)[0]


def sized(*sizes: int) -> list[int]:
    """What E7 gives to courts of these sizes; opponents who have fewer cards than others have validated Plots."""
    rest = lying_nowhere(len(sizes), ONES.split(), [])
    courts = [" ".join(rest.pop() for _ in range(size)) for size in sizes]
    plots = iter(f"P{number}" for number in range(2, 11))
    most = max(sizes[1:])
    validated = {
        color: " ".join(next(plots) for _ in range(most - size))
        for color, size in zip(COLORS[1:], sizes[1:], strict=False)
    }
    return counted("E7", *courts, validated=validated)


# The counting in general


@pytest.mark.rule("QMA 7.3", "Q32")
@pytest.mark.card("E5")
def test_the_requirement_is_counted_on_all_cards_at_the_end_also_those_of_the_last_turn() -> None:
    """To Merchant 8 blue adds Cardinal 10 and his own Favorite 9, which comes back; by F1 he has scored 2."""
    table = court(requirement="E5", courts={"blue": "f9 n8 m2 m3 m4"}, columns=["c10", "...", "..."])

    events = table.send("blue", "f9", 1)

    ended = of(GameEnded, events)[0]
    assert (ended.requirement, ended.points[0], ended.counted[0], ended.scores[0]) == ("E5", 5 + 2, 3, 5 + 2 + 3)


@pytest.mark.rule("QMA 7.3", "Q32")
@pytest.mark.card("E1")
def test_the_requirement_is_not_counted_before_the_end() -> None:
    assert court(courts={"blue": "m2 a2 n2 c2 f2"}).view().final is None


# E1: 2 for each full set of the five factions


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E1")
@pytest.mark.parametrize(
    ("blue", "points"),
    [
        ("m2 a2 n2 c2 f2", 2),
        ("m2 a2 n2 c2 f2 m3 a3 n3 c3 f3", 4),
        ("m2 a2 n2 c2 f2 m3 a3 n3 c3", 2),
        ("m2 a2 n2 c2 m3 m4", 0),
    ],
)
def test_e1_counts_full_sets_of_the_five_factions(blue: str, points: int) -> None:
    assert worth("E1", blue) == points


# E2: 1 for each card of the largest faction


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E2")
@pytest.mark.parametrize(
    ("blue", "points"), [("m2 m3 m4 a2", 3), ("m2 m3 a2 a3", 2), ("m2 a2 n2 c2 f2", 1), ("f2 f3 f4 f5 f6 m2 m3", 5)]
)
def test_e2_counts_the_cards_of_one_largest_faction(blue: str, points: int) -> None:
    """Where two are equally large, one of them counts."""
    assert worth("E2", blue) == points


# E3: 2 for each pair of equal values


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E3")
@pytest.mark.parametrize(
    ("blue", "points"),
    [
        ("m2 a3 n4 c5", 0),
        ("m2 a2 n4 c5", 2),
        ("m2 a2 n2 c5", 2),
        ("m2 a2 n2 c2", 4),
        ("m2 a2 n2 c2 f2", 4),
        ("m2 a2 n3 c3 f4", 4),
    ],
)
def test_e3_counts_pairs_of_equal_values(blue: str, points: int) -> None:
    assert worth("E3", blue) == points


@pytest.mark.rule("QMA 7.3", "Q2")
@pytest.mark.card("E3")
def test_e3_counts_a_pair_of_zeros() -> None:
    assert worth("E3", "m0 a0 n3", players=4) == 2


# E4: 3 for each run of three consecutive values, no card in two


@cache
def most_runs(values: tuple[int, ...]) -> int:
    """The most runs of three that can be laid out of these values, by trying every one of them first."""
    best = 0
    for low in set(values):
        if {low + 1, low + 2} <= set(values):
            left = Counter(values)
            left.subtract([low, low + 1, low + 2])
            best = max(best, 1 + most_runs(tuple(sorted(left.elements()))))
    return best


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E4")
@pytest.mark.parametrize(
    ("blue", "points"),
    [
        pytest.param("m2 a3 n3 c4 f4 m5 a7 n8", 6, marks=pytest.mark.example),
        ("m2 a3 n4", 3),
        ("m2 m3 m4", 3),
        ("m2 a3 n5", 0),
        ("m2 a3 n4 c5 f6", 3),
        ("m2 a3 n4 c5 f6 m7", 6),
        ("m2 a2 n3 c3 f4 m4", 6),
        ("m2 a2 n2 c3 f4", 3),
        ("m9 m10 a2 a3", 0),
        ("m3 a4 n5 c5 f5 m6 a7", 6),
    ],
)
def test_e4_makes_as_many_runs_as_possible(blue: str, points: int) -> None:
    """Of 3 4 5 5 5 6 7 one run is at either end; 4 5 6 would leave none beside it."""
    assert worth("E4", blue) == points


@pytest.mark.rule("QMA 7.3", "Q2")
@pytest.mark.card("E4")
def test_e4_begins_a_run_with_zero() -> None:
    assert worth("E4", "m0 a1 n2", players=4, conditions=TENS) == 3


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E4")
def test_e4_finds_the_most_runs_in_any_court() -> None:
    """Sixty courts by chance, compared with every way to lay out runs."""
    chance = Random(4)
    cards = [f"{letter}{value}" for letter in "mancf" for value in range(2, 11)]
    for _ in range(60):
        blue = chance.sample(cards, chance.randint(8, 14))
        values = tuple(sorted(int(name[1:]) for name in blue))
        assert worth("E4", " ".join(blue)) == 3 * most_runs(values)


# E5: 1 for each card of value 8 or more


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E5")
@pytest.mark.parametrize(("blue", "points"), [("m7 a7 n2", 0), ("m8 a7 n2", 1), ("m8 a9 n10 c7 f8", 4)])
def test_e5_counts_cards_from_eight_up(blue: str, points: int) -> None:
    assert worth("E5", blue) == points


# E6: 1 for each card of value 3 or less


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E6")
@pytest.mark.parametrize(("blue", "points"), [("m4 a4 n10", 0), ("m3 a4 n10", 1), ("m3 a2 n3 c2 f4", 4)])
def test_e6_counts_cards_up_to_three(blue: str, points: int) -> None:
    assert worth("E6", blue) == points


@pytest.mark.rule("QMA 7.3", "Q2")
@pytest.mark.card("E6")
def test_e6_counts_zeros_and_ones() -> None:
    assert worth("E6", "m0 a1 n9", players=4, conditions=TENS) == 2


# E7: most cards in court 6, second 3


@pytest.mark.rule("QMA 7.3", "Q17", "Q19")
@pytest.mark.card("E7")
@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ((8, 7, 6), [6, 3, 0]),
        ((6, 7, 8), [0, 3, 6]),
        ((7, 7, 6), [6, 6, 0]),
        ((8, 7, 7), [6, 3, 3]),
        ((7, 7, 7), [6, 6, 6]),
        ((8, 7), [6, 3]),
        ((7, 8), [3, 6]),
        ((7, 7), [6, 6]),
        ((8, 7, 7, 6), [6, 3, 3, 0]),
        ((7, 7, 6, 5), [6, 6, 0, 0]),
    ],
)
def test_e7_pays_for_the_most_and_the_second_most_cards(sizes: tuple[int, ...], points: list[int]) -> None:
    assert sized(*sizes) == points


# E8: 1 for every two even cards


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E8")
@pytest.mark.parametrize(
    ("blue", "points"), [("m3 a5 n7", 0), ("m2 a5 n7", 0), ("m2 a4 n7", 1), ("m2 a4 n6", 1), ("m2 a4 n6 c8 f3", 2)]
)
def test_e8_counts_every_two_even_cards(blue: str, points: int) -> None:
    assert worth("E8", blue) == points


@pytest.mark.rule("QMA 7.3", "Q2")
@pytest.mark.card("E8")
def test_e8_counts_zero_as_even() -> None:
    assert worth("E8", "m0 a10 n9", players=4) == 1


# E9: 3 for each faction of which there are four cards or more


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E9")
@pytest.mark.parametrize(
    ("blue", "points"),
    [
        ("m2 m3 m4 a2 a3", 0),
        ("m2 m3 m4 m5", 3),
        ("m2 m3 m4 m5 m6 m7 m8 m9", 3),
        ("m2 m3 m4 m5 f2 f3 f4 f5 c2 c3 c4", 6),
    ],
)
def test_e9_counts_factions_with_four_cards(blue: str, points: int) -> None:
    """Twice as many do not count twice."""
    assert worth("E9", blue) == points


# E10: 2 for each faction of which no opponent has more


@pytest.mark.rule("QMA 7.3")
@pytest.mark.card("E10")
@pytest.mark.parametrize(
    ("courts", "points"),
    [
        (("m2 m3 m4 a2 a3", "m5 m6 n2 n3 n4", "c2 c3 c4 c5 f2"), [4, 2, 4]),
        (("m2 m3 a2 a3 a4", "m5 m6 a5 a6 n2", "m7 n3 n4 n5 n6"), [4, 2, 2]),
        (("m2 m3 m4 m5 m6", "a2 a3 a4 a5 a6", "n2 n3 n4 n5 n6"), [2, 2, 2]),
        (("m2 a2 n2 c2 f2", "m3 a3 n3 c3 f3", "m4 a4 n4 c4 f4"), [10, 10, 10]),
    ],
)
def test_e10_counts_factions_in_which_no_opponent_has_more(courts: tuple[str, ...], points: list[int]) -> None:
    """A tie counts for each; a faction of which nobody has a card counts for no one."""
    assert counted("E10", *courts) == points
