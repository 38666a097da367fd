"""How many ways of playing lie n moves from a fixed table, as chess's perft: a change of any rule changes a count.

Every choice of every seat that is asked is played on a copy. The first figures are checked by hand beside them.
"""

import pytest

from tests.games.royal_secrets.court import COLORS, Court, court, fresh
from tests.games.ways import ways

VALETS = ["valet -10", "valet 0", "valet 10", "valet 20", "valet 0"]


def betting_with_favors(players: int) -> Court:
    """Blue bets beside red, who has bet face down; blue has Espionage and a Medal, yellow a dagger."""
    colors = COLORS[:players]
    return court(
        "planning 40",
        "master stroke 70",
        players=players,
        at_king=colors[:2],
        at_queen=colors[2:],
        bets={"red": ["courtier 20 down"]},
        favors={"blue": ["espionage 20", "medal of merit 30"], "yellow": ["stabbing 60"]},
        draws={"valets": VALETS[:players]},
    )


def tie(players: int) -> Court:
    """All are with the King, and blue and red are tied with 30 each; the next cards are the two Stabbings."""
    colors = COLORS[:players]
    bets = {color: ["courtier 0 up", "courtier 0 down"] for color in colors}
    bets |= {"blue": ["courtier 20 up", "courtier 10 down"], "red": ["courtier 30 up", "courtier 0 down"]}
    return court(
        "planning 50",
        "corruption 20",
        players=players,
        at_king=colors,
        bets=bets,
        draws={"valets": VALETS[:players], "audiences": ["stabbing 30", "stabbing 60"]},
    )


# Three players: 2 audiences, 2 to be named, 2 audiences, 2 audiences (one left to be named), 2 to be named first, then
# 7 kinds of cards either way up, 2 to be named, and 14 bets again: 2, 4, 8, 16, 32, 32 * 14, 64 * 14, 64 * 14 * 14.
# With four and five players more can be named: 2, * 3, * 2, * 2, * 2, * 2, * 3, * 14 and 2, * 4, * 2, * 3, * 2 ...
START = {
    3: [2, 4, 8, 16, 32, 448, 896, 12544],
    4: [2, 6, 12, 24, 48, 96, 288, 4032],
    5: [2, 8, 16, 48, 96, 192, 384, 768],
}

# 14 bets. Then blue may spy, lay the Medal on red's card or on his own, or pass: 4 answers, but 3 when his own shows a
# 0 or the Excuse: 12 * 4 + 2 * 3 = 54. Then, after espionage, each Medal and a pass in turn (yellow may stab what lies
# face down): 7 * (3 + 2 + 2 + 3) for a face-down bet, 5 * (3 + 2 + 2 + 2) and 2 * (2 + 2 + 2) for a face-up one: 127.
BETTING = {
    3: [14, 54, 127, 502, 4010],
    4: [14, 54, 127, 310, 1004],
    5: [14, 54, 127, 326, 1459],
}

# Blue can show 6 kinds and red 5 (with five players 5 and 5): 11 first answers, and 6 * 5 pairs in either order. Of
# the 30 pairs 5 are a second tie, after which blue chooses: 2, and then names one of 2, 3 (or 4). After the other 25
# the winner announces his Planning or passes: 2, and then splits the players in 2 ** players ways, or blue chooses: 2.
# So four moves give 2 * (25 * (8 + 2) + 5 * 2 * 2) = 540, 2 * (25 * (16 + 2) + 5 * 2 * 3) = 960, and with five players
# (21 and 4 pairs) 2 * (21 * (32 + 2) + 4 * 2 * 4) = 1492.
TIE = {
    3: [11, 60, 120, 540, 1080],
    4: [11, 60, 120, 960, 2820],
    5: [10, 50, 100, 1492, 5840],
}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ways_of_playing_from_the_start(players: int) -> None:
    state = fresh(players, 1).state

    assert [ways(state, depth) for depth in range(1, 9)] == START[players]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ways_of_playing_from_a_bet_with_favors_on_the_table(players: int) -> None:
    state = betting_with_favors(players).state

    assert [ways(state, depth) for depth in range(1, 6)] == BETTING[players]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ways_of_playing_from_a_tie(players: int) -> None:
    state = tie(players).state

    assert [ways(state, depth) for depth in range(1, 6)] == TIE[players]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "depth", "number"), [(3, 9, 175_616), (4, 10, 169_344), (5, 11, 172_032)])
def test_ways_of_playing_deep_from_the_start(players: int, depth: int, number: int) -> None:
    """Three players: 64 * 14 * 14 * 14; four: 288 * 14 * 3 * 14; five: 768 * 4 * 14 * 4."""
    assert ways(fresh(players, 1).state, depth) == number


@pytest.mark.slow
@pytest.mark.parametrize(("players", "depth", "number"), [(3, 6, 12_914), (4, 7, 58_272), (5, 7, 35_851)])
def test_ways_of_playing_deep_from_a_bet_with_favors_on_the_table(players: int, depth: int, number: int) -> None:
    assert ways(betting_with_favors(players).state, depth) == number
