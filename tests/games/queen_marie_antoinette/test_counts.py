"""How many ways of playing lie n moves from a fixed table, as chess's perft: a change of any rule changes a count.

Every choice of every seat that is asked is played on a copy. The first figures are checked by hand beside them.
"""

import pytest

from tests.games.queen_marie_antoinette.court import Court, court, fresh
from tests.games.ways import ways


def counts(table: Court, depth: int) -> list[int]:
    return [ways(table.state, number) for number in range(1, depth + 1)]


def quiet(players: int) -> Court:
    """A table whose Conditions ask nothing, and on which no Plot is near."""
    return court("M2 A1 N9 C1 F1", players=players)


def asking(conditions: str, players: int) -> Court:
    """Blue has a Military, a Merchant and a Cardinal, with four players a Military and a Merchant."""
    return court(conditions, players=players, courts={"blue": "m7 n6" if players == 4 else "m7 n6 c9"})


# The sets are chosen from as many as there are players, then from one less; the first player is not asked. Then three
# cards (with four players two) in three columns: 2, * 3, * 3; 3, * 2, * 3, * 3; 4, * 3, * 2, * 2, * 3.
START = {2: [2, 6, 18], 3: [3, 6, 18, 54], 4: [4, 12, 24, 48, 144]}

# A card and a column for each in turn; who plays again has one card more: with two players 3 * 3 * 3 * 3 * 4 * 3.
QUIET = {
    2: [3, 9, 27, 81, 324, 972],
    3: [3, 9, 27, 81, 243, 729],
    4: [2, 6, 12, 36, 72, 216],
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ways_of_playing_from_the_start(players: int) -> None:
    table = fresh(players, 8, conditions="introductory")

    assert counts(table, len(START[players])) == START[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ways_of_playing_where_nothing_is_asked(players: int) -> None:
    assert counts(quiet(players), 6) == QUIET[players]


# Blue plays one of three cards (with four players one of two) in one of three columns: 3, 9 (2, 6). Then, in a third of
# these each (a half), the Condition may ask, or it is red's turn, who has three cards (two):
#
# M1 asks for one of two opponents (three), with two players for nobody; N1 for one of four cards (three), then for a
#   column. 3 * (2 + 4 + 3) = 27 and 3 * (2 * 3 + 4 * 3 + 3 * 3) = 81; 3 * (3 + 4 + 3) = 30; 3 * (3 + 3) = 18.
# M8 asks for one of four cards (three), then for one of the opponents' six (three); N8 for one of six moves.
#   3 * (4 + 6 + 3) = 39 and 3 * (4 * 6 + 6 * 3 + 3 * 3) = 153, or 3 * (4 * 3 + 6 * 3 + 3 * 3) = 117 with two players.
# M10 asks for one of three columns, N10 for one of five cards (four). 3 * (3 + 5 + 3) = 33, and three times as many.
# M9 asks as M1 does; N7 for one of four Plots or none, then for one of three or none.
#   3 * (2 + 5 + 3) = 30 and 3 * (2 * 3 + (4 * 4 + 3) + 3 * 3) = 102.
ASKING = {
    ("M1 A1 N1 C1 F1", 2): [3, 9, 30, 90, 324],
    ("M1 A1 N1 C1 F1", 3): [3, 9, 27, 81, 252],
    ("M1 A1 N1 C1 F1", 4): [2, 6, 18, 45, 108],
    ("M8 A1 N8 C1 F1", 2): [3, 9, 39, 117, 396],
    ("M8 A1 N8 C1 F1", 3): [3, 9, 39, 153, 495],
    ("M8 A1 N8 C1 F1", 4): [2, 6, 27, 90, 216],
    ("M10 A1 N10 C1 F1", 2): [3, 9, 33, 99, 297],
    ("M10 A1 N10 C1 F1", 3): [3, 9, 33, 99, 288],
    ("M10 A1 N10 C1 F1", 4): [2, 6, 21, 42, 108],
    ("M9 A1 N7 C1 F1", 2): [3, 9, 33, 111, 405],
    ("M9 A1 N7 C1 F1", 3): [3, 9, 30, 102, 315],
    ("M9 A1 N7 C1 F1", 4): [2, 6, 24, 72, 168],
}


@pytest.mark.parametrize(("conditions", "players"), ASKING)
def test_ways_of_playing_where_conditions_ask(conditions: str, players: int) -> None:
    assert counts(asking(conditions, players), 5) == ASKING[conditions, players]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "depth", "number"), [(2, 9, 58_320), (3, 10, 104_976), (4, 12, 104_976)])
def test_ways_of_playing_deep_where_nothing_is_asked(players: int, depth: int, number: int) -> None:
    """Two players: 3 * 3 twice, 4 * 3 twice, 5; three: 3 * 3 three times, 4 * 3 twice; four: 2 * 3 and 3 * 3."""
    assert ways(quiet(players).state, depth) == number


@pytest.mark.slow
@pytest.mark.parametrize(
    ("conditions", "players", "depth", "number"),
    [
        ("M8 A3 N2 C5 F7", 2, 10, 183_645),
        ("M4 A9 N5 C8 F3", 3, 10, 52_056),
        ("M7 A10 N6 C9 F10", 4, 12, 186_624),
    ],
)
def test_ways_of_playing_deep_where_conditions_ask(conditions: str, players: int, depth: int, number: int) -> None:
    assert ways(court(conditions, players=players).state, depth) == number
