"""Positions of Royal Gambit: how what is left out is filled in, and how a game goes on from one."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from antechamber import Refused
from antechamber.games.royal_gambit.cards import CHARACTERS, Spot
from antechamber.games.royal_gambit.moves import Believe, Claim, Lose, Target
from tests.games.positions import text
from tests.games.royal_gambit.court import GAME, Court, play_out
from tests.games.royal_gambit.positions import (
    BLUE,
    BY_HAND,
    COUNTER,
    DEAD,
    OUT,
    POSITIONS,
    RED,
    WIDOWED,
    YELLOW,
    character,
    claim,
    drawn,
    held,
    losing,
    opened,
    position,
)

CARDS = ["knight", "druid", "knight", "alchemist", "knight", "trickster", "whisperer", "barbarian"]
SPOTS: tuple[Spot, Spot] = ("first", "second")


def load(given: object) -> Court:
    return Court(GAME.load(given))


def step(table: Court) -> str:
    return table.view().step


def chance(table: Court) -> object:
    return table.state.dump()["chance"]


def start(table: Court) -> set[tuple[int, int, tuple[int, ...]]]:
    """The HP of a Royal, the coins and the HP of the characters, each kind of seat once."""
    seats = table.view().seats
    return {(seat.royal_hp, seat.coins, tuple(living.hp for living in seat.characters)) for seat in seats}


FILLED: dict[str, tuple[dict[str, Any], Callable[[Court], object], object]] = {
    "the first turn is about to begin": (
        position(players=5),
        lambda table: (table.view().turn, table.step, table.actor, table.view().first, table.view().arrivals),
        (1, "redistributing", "blue", BLUE, 0),
    ),
    "everyone has what the rules say": (position(players=5), start, {(4, 2, (2, 2))}),
    "everyone has what the options say": (
        position(options={"characters": 1, "character_hp": 3, "royal_hp": 7, "coins": 0}),
        start,
        {(7, 0, (3,))},
    ),
    "the turn is the first player's": (position(first=YELLOW), lambda table: table.actor, "yellow"),
    "the first player's is the turn": (position(actor=RED, turn=9), lambda table: table.view().first, RED),
    "the turn that is named begins": (
        position(turn=7),
        lambda table: (table.view().turn, step(table)),
        (7, "redistributing"),
    ),
    "it begins with the action where nothing is to redistribute": (position(DEAD), step, "declaring"),
    "it begins with the action where nobody redistributes": (
        position(options={"redistribution": False}),
        step,
        "declaring",
    ),
    "the deck is the list less all that is dealt": (position(players=5), lambda table: table.view().deck_size, 24 - 10),
    "the deck is the list less all that is placed": (
        drawn(WIDOWED, held(None, "knight", fallen=["barbarian"])),
        lambda table: (table.view().deck_size, table.state.inventory()),
        (24 - 6 - 2, dict.fromkeys(CHARACTERS, 3)),
    ),
    "what is left of the fixed draws is kept": (
        position(chance={"seed": 5, "next": {"deck": CARDS}}),
        chance,
        {"seed": 5, "drawn": {"deck": 6}, "next": {"deck": CARDS[6:]}},
    ),
    "the keys of a dump stand in a fixed order": (
        POSITIONS["a Defend under judgment"],
        lambda table: " ".join(table.state.dump()),
        "game players rules options step actor first action target claimant opened seats chance",
    ),
}


@pytest.mark.rule("RG 1.3", "RG 1.4")
@pytest.mark.parametrize(("given", "ask", "answer"), FILLED.values(), ids=FILLED)
def test_what_is_left_out_is_filled_in(given: object, ask: Callable[[Court], object], answer: object) -> None:
    assert ask(load(given)) == answer


def test_cards_left_out_are_drawn_from_those_that_lie_nowhere() -> None:
    """All Knights are in sight, so that nobody is given one."""
    given = position(held("knight", "knight"), WIDOWED)
    tables = [load({**given, "chance": {"seed": seed}}) for seed in range(40)]

    assert {table.card("yellow", spot) for table in tables for spot in SPOTS} == {*CHARACTERS} - {"knight"}
    assert {table.view().deck_size for table in tables} == {24 - 6}


def test_a_character_may_be_given_without_its_card() -> None:
    table = load(position({"characters": [{"hp": 5, "poison": 2}, {"card": "druid"}]}))

    assert (table.hp("blue"), table.poison("blue"), table.card("blue", "second")) == ((4, 5, 2), (0, 2, 0), "druid")
    assert table.card("blue", "first") in CHARACTERS


def test_whoever_was_asked_to_counter_and_is_not_said_to_have_has_not() -> None:
    table = load(opened({}, {}, COUNTER, {}, players=4, standing=[]))
    table.believe()

    assert (table.view().turn, table.coins("yellow"), table.coins("blue")) == (2, 2 + 1, 2 + 3 - 1)


def test_next_fixes_the_cards_left_out_and_then_those_that_are_drawn() -> None:
    table = load(position(step="declaring", chance={"next": {"deck": CARDS}}))

    assert [table.card(color, spot) for color in table.colors for spot in SPOTS] == CARDS[:6]
    table.play("blue", Claim("shapeshift"))
    table.believe()
    assert table.view("blue").drawn == ("barbarian", "whisperer")


def test_after_the_fixed_draws_luck_goes_on_as_it_would_have() -> None:
    """Draw n of a stream does not depend on who fixed the draws before it."""
    named = [held(*CARDS[:2]), held(*CARDS[2:4]), held(*CARDS[4:6])]
    plain = load(position(*named, chance={"seed": 5, "drawn": {"deck": 6}}))
    fixed = load(position(chance={"seed": 5, "next": {"deck": CARDS[:6]}}))

    assert text(plain.state) == text(fixed.state)
    assert text(play_out(plain).state) == text(play_out(fixed).state)


# A game goes on from a position


@pytest.mark.parametrize("name", BY_HAND)
def test_a_position_can_be_written_by_hand_for_every_step(name: str) -> None:
    given, asked, choices = BY_HAND[name]
    table = load(given)

    assert table.step == name.partition(" ")[0]
    assert table.asked == asked.split()
    for color in table.asked:
        assert " | ".join(map(GAME.format, table.choices(color))) == choices
    assert play_out(table).state.is_over


def test_an_open_window_asks_those_who_have_not_answered() -> None:
    """Yellow has accused under seal; red believes, and then it is read."""
    table = load(claim({}, {}, {"answer": "accuse"}))

    assert (table.asked, table.view("yellow").answer, table.view("red").answer) == (["red"], "accuse", None)
    table.play("red", Believe())
    assert (table.step, table.view().accuser) == ("proving", YELLOW)


def test_penalties_of_a_position_are_paid_in_their_order() -> None:
    table = load(losing(owed=[YELLOW, RED]))

    table.play("yellow", Lose(2, 0, 0))
    assert (table.step, table.asked, table.view().owed) == ("losing", ["red"], (RED,))
    table.play("red", Lose(1, 1, 0))
    assert (table.hp("yellow"), table.hp("red"), table.actor) == ((2, 2, 2), (3, 1, 2), "red")


@pytest.mark.rule("G9")
def test_penalties_may_be_left_of_an_actor_who_has_fallen() -> None:
    table = load(losing(OUT, action="tax", target=None))

    table.play("red", Lose(2, 0, 0))
    assert (table.actor, table.hp("red")) == ("red", (2, 2, 2))


@pytest.mark.rule("RG 7.14", "G64")
def test_a_position_says_which_cards_may_not_go_back() -> None:
    """Red's first card came from blue by the last action; blue may swap it with none of his own, but with yellow's."""
    bound = character(card="druid", came_from=BLUE, seen_by=[BLUE], arrival=1)
    table = load(position({}, bound, step="declaring", arrivals=1))
    table.play("blue", Claim("foolery"), Target(RED, "first"))

    assert table.choices("blue") == [Target(YELLOW, "first"), Target(YELLOW, "second")]
    assert table.character("red", "first", "blue").came_from == BLUE


def test_a_position_patched_with_a_part_of_another_is_refused_or_goes_on_as_a_game() -> None:
    loaded = 0
    for one, other in permutations([GAME.load(given).dump() for given in POSITIONS.values()], 2):
        for key in other.keys() - {"game", "players", "rules", "chance"}:
            try:
                state = GAME.load({**one, key: other[key]})
            except Refused:
                continue
            loaded += 1
            for seat in (None, BLUE, RED, YELLOW):
                assert text(state.imagine(seat, 3)) == text(GAME.imagine(state.view(seat), 3))
            assert state.playout(1).ranks
    assert loaded > 1000
