"""How many choices there are, how many ways of playing lie n moves from a table, and how long games last.

Every choice of every seat that is asked is played on a copy. The first figures are checked by hand beside them.
"""

from collections import Counter
from math import factorial
from typing import Any

import pytest

from antechamber import State
from antechamber.core.laws import Table, random_play
from antechamber.games.royal_gambit.moves import Claim, Use
from tests.games.royal_gambit.court import COLORS, GAME, Court, at, court, fresh
from tests.games.ways import ways

PLAYERS = pytest.mark.parametrize("players", range(2, 7))
ONE_LEFT: dict[str, Any] = {"cards": {"blue": ("alchemist 2", "-")}, "fallen": {"blue": ["knight"]}}


def ends(state: State, *steps: str) -> list[State]:
    """All tables to which the actor can come by what is asked of him at these steps alone."""
    (seat,) = state.actors
    open_tables: list[State] = [state]
    found: list[State] = []
    while open_tables:
        table = open_tables.pop()
        for move in table.choices(seat):
            after = table.copy()
            after.play(seat, move)
            view = Court(after).view(COLORS[seat])
            (open_tables if view.actor == seat and view.step in steps else found).append(after)
    return found


# Moves and choices


def test_the_book_has_253_moves() -> None:
    kinds = Counter(type(move).__name__ for move in GAME.moves(GAME.settle()))

    assert kinds == {
        "Use": 5,
        "Claim": 13,
        "Target": 6 * 3,
        "Rob": 6,
        "Guess": 8,
        "Send": 2,
        "Accuse": 1,
        "Believe": 1,
        "Show": 2,
        "Admit": 1,
        "Counter": 1,
        "Defend": 2,
        "Allow": 1,
        "PassOn": 2,
        "Lose": 6,
        "Resign": 1,
        "KeepHp": 1,
        "GiveRoyal": 50,
        "GiveFirst": 51,
        "Exchange": 9 * 9,
    }
    assert kinds.total() == 253


@PLAYERS
@pytest.mark.rule("G70", "G102")
def test_from_the_start_there_are_36_results_of_a_redistribution(players: int) -> None:
    """Keep, or 1 to 8 for the Royal; then of what is left 0 to all for the first character: 8 + 7 + ... + 1."""
    table = fresh(players)
    results = [Court(state).hp(table.actor) for state in ends(table.state, "redistributing", "sharing")]

    assert len(table.choices(table.actor)) == 1 + 8
    assert len(results) == len(set(results)) == 36
    assert {sum(hp) for hp in results} == {8}


@pytest.mark.rule("G70", "G106")
@pytest.mark.parametrize(
    ("more", "results"),
    [
        (ONE_LEFT, 6),  # 6 HP in all: the Royal has 1 to 6.
        ({"royals": {"blue": 1}}, 15),  # 5 HP in all: 5 + 4 + 3 + 2 + 1.
        ({"royals": {"blue": 60}}, 1 + 14 * 51 + sum(range(15, 51))),  # At most 50 where it is asked for (G106).
    ],
)
def test_other_redistributions(more: dict[str, Any], results: int) -> None:
    table = court(redistributes=True, **more)

    assert len(ends(table.state, "redistributing", "sharing")) == results


# For q rivals: Donation, Tax, Shapeshift and 3 Heals; 3 q Poisons and Attacks each of Barbarian and Knight, q of the
# Executioner, q Raids, 2 q Spies, 2 q * 8 Telepathies; 2 players * 2 q Fooleries; 2 directions, but 1 with one rival.
DECLARATIONS = {2: 6 + 29 + 8 + 1, 3: 6 + 58 + 24 + 2, 4: 6 + 87 + 48 + 2, 5: 6 + 116 + 80 + 2, 6: 6 + 145 + 120 + 2}


@PLAYERS
@pytest.mark.rule("RG 2.4", "G103")
def test_declarations_at_the_start(players: int) -> None:
    table = fresh(players, redistribution=False)

    assert len(table.choices(table.actor)) == 2 + 11  # All but what costs more than 2 coins or needs poison.
    assert len(ends(table.state, "declaring", "aiming", "detailing")) == DECLARATIONS[players]


@PLAYERS
@pytest.mark.rule("RG 2.4", "RG 4.2")
@pytest.mark.parametrize(("coins", "powers"), [(2, 2), (3, 2), (9, 3), (10, 4)])
def test_actions_without_a_character(players: int, coins: int, powers: int) -> None:
    """Donation and Tax; Royal Gambit for 9 coins, a Wedding for 10; no Reinforcements."""
    dead: dict[str, Any] = {"cards": {"blue": ("-", "-")}, "fallen": {"blue": ["knight", "druid"]}}

    assert len(court(players=players, coins={"blue": coins}, **dead).choices("blue")) == powers


@pytest.mark.rule("RG 2.4")
def test_all_18_actions_can_be_declared_at_once() -> None:
    """With one character, 10 coins and a poison token somewhere."""
    assert len(court(coins={"blue": 10}, poisoned={"red": 1}, **ONE_LEFT).choices("blue")) == 5 + 13


# Steps


@pytest.mark.rule("G62")
@pytest.mark.parametrize(
    ("action", "drawn", "one_left", "choices"),
    [
        ("shapeshift", ["druid", "trickster"], False, 5),
        ("shapeshift", ["druid", "trickster"], True, 3),
        ("reinforcements", ["druid", "trickster"], False, 7),
        ("reinforcements", ["druid", "trickster"], True, 3),
        ("shapeshift", ["druid", "druid"], False, 3),
        ("shapeshift", ["druid", "druid"], True, 2),
        ("reinforcements", ["druid", "druid"], False, 4),
        ("reinforcements", ["druid", "druid"], True, 2),
        ("shapeshift", ["alchemist", "knight"], False, 5),  # As those that lie there: a bluff.
    ],
)
def test_results_of_an_exchange(action: str, drawn: list[str], one_left: bool, choices: int) -> None:
    cards: dict[str, Any] = ONE_LEFT if one_left else {"cards": {"blue": ("alchemist 2", "knight 2")}}
    table = court(step="exchanging", action=action, drawn=drawn, **cards)

    assert len(table.choices("blue")) == choices


@pytest.mark.rule("G59")
@pytest.mark.parametrize(
    ("hp", "splits"), [((4, 2, 2), 6), ((1, 2, 2), 5), ((4, 1, 1), 4), ((1, 1, 1), 3), ((3, 0, 1), 2)]
)
def test_splits_of_a_penalty(hp: tuple[int, int, int], splits: int) -> None:
    royal, *others = hp
    spare = ["druid", "knight"]
    cards = [f"trickster {left}" if left else "-" for left in others]
    dead = [spare.pop() for left in others if not left]
    table = court(
        step="losing", action="tax", owed=[0], royals={"blue": royal}, cards={"blue": cards}, fallen={"blue": dead}
    )

    assert len(table.choices("blue")) == splits


@PLAYERS
@pytest.mark.rule("RG 5.1", "G101")
def test_a_window_of_accusations_is_answered_in_any_order(players: int) -> None:
    """Each of q rivals answers in one of two ways, in any of q! orders."""
    table = court(players=players)
    table.play("blue", Claim("heal"), at("blue", "royal"))
    rivals = players - 1

    assert ways(table.state, rivals) == factorial(rivals) * 2**rivals


@PLAYERS
@pytest.mark.rule("RG 6.2", "RG 6.6")
def test_counteractions(players: int) -> None:
    """Everyone may counter a Tax or not; a Defend is the victim's, with either character, or not at all."""
    taxed, struck = court(players=players), court(players=players, coins={"blue": 9})
    taxed.play("blue", Use("tax"))
    struck.play("blue", Use("royal gambit"), at("red", "royal"))

    assert ways(taxed.state, 1) == 2 * (players - 1)
    assert ways(struck.state, 1) == 3


@PLAYERS
@pytest.mark.rule("RG 7.13", "G63")
def test_picks_for_devious(players: int) -> None:
    """All pick one of two, in any order."""
    table = court(players=players, step="passing", action="devious", direction="left")

    assert ways(table.state, 2) == players * 2 * (players - 1) * 2


# Ways of playing

# Two players: 13 actions. A Donation brings red his 13; a Tax 2 answers; Poison, Heal and two Attacks 3 targets each,
# Foolery 4 first cards, Telepathy and Spy 2 characters; Raid, Shapeshift, the Executioner's Attack and Devious have
# nothing left to choose and are answered, 2 ways each: 13 + 2 + 12 + 4 + 4 + 8 = 43. Three players: 13 + 4 answers to
# the Tax + 6 + 3 + 6 + 6 + 6 (Foolery) + 4 + 4 + 2 (Raid) + 2 (Executioner) + 2 (Devious) + 4 (Shapeshift) = 62.
START = {2: [13, 43, 129, 520, 2523], 3: [13, 62, 258, 797, 2398]}

# With redistribution 9 choices. Keep leads to 13 actions, 1 to 7 for the Royal to 8, 7, 6, 4 (not the same again), 4, 3
# and 2 numbers for the first character, 8 for the Royal to 2 powers: 13 + 34 + 2 = 49. Then after keeping 43 - 13 + 9,
# since a Donation brings red his 9; 34 * 13; and 9 + 2: 39 + 442 + 11 = 492. Three players: 62 - 13 + 9 + 442 + 9 + 4.
SHARED = {2: [9, 49, 492, 1484, 5511], 3: [9, 49, 513, 2246, 9746]}


@pytest.mark.parametrize("players", [2, 3])
def test_ways_of_playing_without_redistribution(players: int) -> None:
    state = fresh(players, 1, redistribution=False).state

    assert [ways(state, depth) for depth in range(1, 6)] == START[players]


@pytest.mark.parametrize("players", [2, 3])
def test_ways_of_playing_with_redistribution(players: int) -> None:
    state = fresh(players, 1).state

    assert [ways(state, depth) for depth in range(1, 6)] == SHARED[players]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "plain", "shared"), [(2, 44_119, 137_314), (3, 56_705, 142_248)])
def test_ways_of_playing_deep(players: int, plain: int, shared: int) -> None:
    assert ways(fresh(players, 1, redistribution=False).state, 7) == plain
    assert ways(fresh(players, 1).state, 7) == shared


# How long games last

# Decisions and turns in ten games by chance: so a game of two has 45.2 decisions and 21 turns, one of six 200.8 and
# 61.5. Without redistribution, which by chance kills many a character, claims and answers make turns longer.
LENGTHS = {2: (452, 210), 3: (725, 249), 4: (1235, 449), 5: (1644, 526), 6: (2008, 615)}
WITHOUT_REDISTRIBUTION = {2: (459, 147), 3: (712, 179), 4: (996, 248), 5: (1500, 325), 6: (2004, 374)}
CLOCKWISE = {2: (452, 210), 3: (724, 247), 4: (1211, 421), 5: (1690, 554), 6: (2014, 588)}


def length(players: int, seed: int, options: dict[str, object]) -> tuple[int, int]:
    """The decisions and the turns of a game by chance."""
    moments = list(random_play(Table(GAME, players, seed, options)))
    return len(moments), Court(moments[0].state).view().turn  # All moments share one table, which is at its end.


@PLAYERS
def test_games_of_fixed_seeds_have_their_lengths(players: int) -> None:
    tables: list[tuple[dict[str, object], dict[int, tuple[int, int]]]] = [
        ({}, LENGTHS),
        ({"redistribution": False}, WITHOUT_REDISTRIBUTION),
        ({"accuser": "clockwise"}, CLOCKWISE),
    ]
    for options, expected in tables:
        games = [length(players, seed, options) for seed in range(10)]
        assert tuple(map(sum, zip(*games, strict=True))) == expected[players]
