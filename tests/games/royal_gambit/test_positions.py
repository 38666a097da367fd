"""Positions: what may be left out and how it is filled in, what comes back, and what is refused."""

import json
import pickle
from contextlib import suppress
from copy import deepcopy
from itertools import permutations
from typing import Any

import pytest

from antechamber import Move, Refused, State
from antechamber.games.royal_gambit.cards import CHARACTERS
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Admit,
    Allow,
    Believe,
    Claim,
    Counter,
    Defend,
    Exchange,
    GiveFirst,
    GiveRoyal,
    Guess,
    KeepHp,
    Lose,
    PassOn,
    Send,
    Show,
    Target,
    Use,
)
from antechamber.games.royal_gambit.views.shapes import View
from tests.games.royal_gambit.court import GAME, Court, fresh, play_out

BLUE, RED, YELLOW = range(3)
SECRET = bytes(range(32))
READERS = (None, BLUE, RED, YELLOW)


def position(**given: object) -> dict[str, Any]:
    """The shortest position, of three players, and what is given besides."""
    return {"game": "royal-gambit", "players": 3, **given}


def place(seat: int, spot: str) -> dict[str, Any]:
    return {"seat": seat, "spot": spot}


def seats(*given: dict[str, Any]) -> list[dict[str, Any]]:
    """Three seats, of which the last are as at the start."""
    return [*given, *[{}] * (3 - len(given))]


def held(*cards: str | None, **given: object) -> dict[str, Any]:
    """A seat with these cards; None is an empty position."""
    return {"characters": [card and {"card": card} for card in cards], **given}


def view(state: State, seat: int | None = None) -> View:
    seen = state.view(seat)
    assert isinstance(seen, View)
    return seen


def text(state: State) -> str:
    return json.dumps(state.dump())


HEAL: dict[str, Any] = {"action": "heal", "target": place(BLUE, "royal")}
STRIKE: dict[str, Any] = {"action": "knight attack", "target": place(RED, "royal")}
RAID: dict[str, Any] = {"action": "raid", "target": place(RED, "royal")}
CLAIM: dict[str, Any] = {**HEAL, "step": "accusing", "claimant": BLUE}
PROOF: dict[str, Any] = {**CLAIM, "step": "proving", "accuser": YELLOW}
DRAWN: dict[str, Any] = {"step": "exchanging", "action": "shapeshift", "drawn": ["druid", "knight"]}
PASSING: dict[str, Any] = {"step": "passing", "action": "devious", "direction": "left"}
LOSING: dict[str, Any] = {**HEAL, "step": "losing", "owed": [RED]}
OPENED: dict[str, Any] = {
    "action": "tax",
    "step": "accusing",
    "claimant": YELLOW,
    "opened": 2,
    "standing": [RED],
    "seats": seats({}, {"counter": "counter"}, {"counter": "counter"}),
}
OUT: dict[str, Any] = {"fell": 1, "royal_hp": 0, "coins": 0, "characters": [None, None], "fallen": ["druid", "knight"]}
RESIGNING = {"resigning": "any time"}


# What is left out is filled in


@pytest.mark.rule("RG 1.3", "RG 1.4")
def test_the_shortest_position_is_a_game_about_to_begin_its_first_turn() -> None:
    state = GAME.load({"game": "royal-gambit", "players": 5})

    table = view(state)
    assert (table.turn, table.step, table.actor, table.first) == (1, "redistributing", BLUE, BLUE)
    assert [(seat.royal_hp, seat.coins, len(seat.characters)) for seat in table.seats] == [(4, 2, 2)] * 5
    assert {character.hp for seat in table.seats for character in seat.characters} == {2}
    assert (table.deck_size, table.arrivals, state.actors) == (24 - 10, 0, (BLUE,))


def test_what_the_options_say_of_the_start_is_what_is_filled_in() -> None:
    given = position(options={"characters": 1, "character_hp": 3, "royal_hp": 7, "coins": 0})

    for seat in view(GAME.load(given)).seats:
        assert (seat.royal_hp, seat.coins, [character.hp for character in seat.characters]) == (7, 0, [3])


def test_the_turn_is_the_first_players_and_the_reverse() -> None:
    assert view(GAME.load(position(first=YELLOW))).actor == YELLOW
    assert view(GAME.load(position(actor=RED, turn=9))).first == RED


def test_without_a_step_the_turn_that_is_named_begins() -> None:
    """Where there is nothing to redistribute it begins with the action."""
    given = seats(held(None, None, fallen=["druid", "knight"]))

    assert view(GAME.load(position(turn=7))).turn == 7
    assert view(GAME.load(position(turn=7))).step == "redistributing"
    assert view(GAME.load(position(seats=given))).step == "declaring"
    assert view(GAME.load(position(options={"redistribution": False}))).step == "declaring"


def test_cards_left_out_are_drawn_from_those_that_lie_nowhere() -> None:
    """All Knights are in sight, so that nobody is given one."""
    given = seats(held("knight", "knight"), held("knight", None, fallen=["druid"]))
    states = [GAME.load(position(seats=given, chance={"seed": seed})) for seed in range(40)]
    drawn = {character.card for state in states for character in view(state, YELLOW).seats[YELLOW].characters}

    assert drawn == {*CHARACTERS} - {"knight"}
    assert {view(state).deck_size for state in states} == {24 - 6}


def test_a_character_may_be_given_without_its_card() -> None:
    given = seats({"characters": [{"hp": 5, "poison": 2}, {"card": "druid"}]})
    first, second = view(GAME.load(position(seats=given)), BLUE).seats[BLUE].characters

    assert (first.hp, first.poison, second.hp, second.card) == (5, 2, 2, "druid")
    assert first.card in CHARACTERS


def test_the_deck_is_the_deck_list_less_all_that_is_placed() -> None:
    """Two dead cards and six living ones, and two that are drawn."""
    given = seats(held("knight", None, fallen=["druid"]), held(None, "knight", fallen=["barbarian"]))
    table = Court(GAME.load(position(**DRAWN, seats=given)))

    assert table.view().deck_size == 24 - 6 - 2
    assert table.state.inventory() == dict.fromkeys(CHARACTERS, 3)


def test_whoever_was_asked_to_counter_and_is_not_said_to_have_has_not() -> None:
    given = {**OPENED, "players": 4, "standing": [], "seats": [{}, {}, {"counter": "counter"}, {}]}
    table = Court(GAME.load(position(**given)))
    table.believe()

    assert (table.view().turn, table.coins("yellow"), table.coins("blue")) == (2, 2 + 1, 2 + 3 - 1)


# A position for every step

BY_HAND: dict[str, tuple[dict[str, Any], list[str], list[Move]]] = {
    "redistributing": (
        position(actor=RED, step="redistributing", seats=seats({}, held("knight", None, fallen=["druid"]))),
        ["red"],
        [KeepHp(), *(GiveRoyal(hp) for hp in (1, 2, 3, 5, 6))],
    ),
    "sharing": (position(step="sharing", share=6), ["blue"], [GiveFirst(0), GiveFirst(1), GiveFirst(2)]),
    "declaring": (
        position(step="declaring", seats=seats(held(None, None, fallen=["druid", "knight"], coins=9))),
        ["blue"],
        [Use("donation"), Use("tax"), Use("royal gambit")],
    ),
    "aiming": (position(step="aiming", action="devious"), ["blue"], [Send("left"), Send("right")]),
    "detailing": (
        position(step="detailing", action="telepathy", target=place(YELLOW, "second")),
        ["blue"],
        [Guess(character) for character in CHARACTERS],
    ),
    "accusing": (position(**CLAIM), ["red", "yellow"], [Accuse(), Believe()]),
    "accusing a counteraction": (position(**OPENED), ["blue", "red"], [Accuse(), Believe()]),
    "proving": (
        position(**PROOF, seats=seats(held("druid", "alchemist"))),
        ["blue"],
        [Show("second"), Admit()],
    ),
    "countering": (position(action="tax", step="countering"), ["red", "yellow"], [Counter(), Allow()]),
    "countering by a Defend": (
        position(**STRIKE, step="countering"),
        ["red"],
        [Defend("first"), Defend("second"), Allow()],
    ),
    "exchanging": (
        position(**DRAWN, seats=seats(held(None, "trickster", fallen=["druid"]))),
        ["blue"],
        [Exchange(None, None), Exchange(None, "druid"), Exchange(None, "knight")],
    ),
    "passing": (position(**PASSING), ["blue", "red", "yellow"], [PassOn("first"), PassOn("second")]),
    "losing": (
        position(**LOSING, seats=seats({}, held("knight", None, fallen=["druid"], royal_hp=1))),
        ["red"],
        [Lose(0, 2, 0), Lose(1, 1, 0)],
    ),
    "over": (position(step="over", seats=seats({}, {**OUT, "fell": 2}, OUT)), [], []),
}


@pytest.mark.parametrize(("given", "asked", "choices"), BY_HAND.values(), ids=BY_HAND)
def test_a_position_can_be_written_by_hand_for_every_step(
    given: dict[str, Any], asked: list[str], choices: list[Move], request: pytest.FixtureRequest
) -> None:
    table = Court(GAME.load(given))

    assert table.step == request.node.callspec.id.split()[0]
    assert table.asked == asked
    for color in asked:
        assert table.choices(color) == choices
    assert play_out(table).state.is_over


def test_an_open_window_asks_those_who_have_not_answered() -> None:
    """Yellow has accused under seal; red believes, and then it is read."""
    table = Court(GAME.load(position(**CLAIM, seats=seats({}, {}, {"answer": "accuse"}))))

    assert (table.asked, table.view("yellow").answer, table.view("red").answer) == (["red"], "accuse", None)
    table.play("red", Believe())
    assert (table.step, table.view().accuser) == ("proving", YELLOW)


def test_penalties_of_a_position_are_paid_in_their_order() -> None:
    table = Court(GAME.load(position(**{**LOSING, "owed": [YELLOW, RED]})))

    table.play("yellow", Lose(2, 0, 0))
    assert (table.step, table.asked, table.view().owed) == ("losing", ["red"], (RED,))
    table.play("red", Lose(1, 1, 0))
    assert (table.hp("yellow"), table.hp("red"), table.actor) == ((2, 2, 2), (3, 1, 2), "red")


@pytest.mark.rule("G9")
def test_penalties_may_be_left_of_an_actor_who_has_fallen() -> None:
    given = seats(OUT)
    table = Court(GAME.load(position(**{**LOSING, "action": "tax", "target": None}, seats=given)))

    table.play("red", Lose(2, 0, 0))
    assert (table.actor, table.hp("red")) == ("red", (2, 2, 2))


@pytest.mark.rule("RG 7.14", "G64")
def test_a_position_says_which_cards_may_not_go_back() -> None:
    """Red's first card came from blue by the last action; blue may swap it with none of his own, but with yellow's."""
    bound = {"characters": [{"card": "druid", "came_from": BLUE, "seen_by": [BLUE], "arrival": 1}, {}]}
    table = Court(GAME.load(position(step="declaring", arrivals=1, seats=seats({}, bound))))
    table.play("blue", Claim("foolery"), Target(RED, "first"))

    assert table.choices("blue") == [Target(YELLOW, "first"), Target(YELLOW, "second")]
    assert table.character("red", "first", "blue").came_from == BLUE


# Coming draws


def test_next_fixes_the_cards_left_out_and_then_those_that_are_drawn() -> None:
    cards = ["knight", "druid", "knight", "alchemist", "knight", "trickster", "whisperer", "barbarian"]
    state = GAME.load(position(step="declaring", chance={"next": {"deck": cards}}))
    table = Court(state)

    assert [table.card(color, spot) for color in table.colors for spot in ("first", "second")] == cards[:6]
    table.play("blue", Claim("shapeshift"))
    table.believe()
    assert table.view("blue").drawn == ("barbarian", "whisperer")


def test_what_is_left_of_the_fixed_draws_is_kept_in_a_dump() -> None:
    cards = ["knight"] * 3 + ["druid"] * 3 + ["alchemist"]
    state = GAME.load(position(chance={"seed": 5, "next": {"deck": cards}}))

    assert state.dump()["chance"] == {"seed": 5, "drawn": {"deck": 6}, "next": {"deck": ["alchemist"]}}


def test_an_imagined_world_drops_the_fixed_draws() -> None:
    given = position(chance={"seed": 5, "next": {"deck": ["knight"] * 2}}, seats=seats(held("druid", "druid")))

    assert GAME.load(given).imagine(BLUE, 9).dump()["chance"] == {"seed": 9}


def test_after_the_fixed_draws_luck_goes_on_as_it_would_have() -> None:
    """Draw n of a stream does not depend on who fixed the draws before it."""
    cards = ["knight", "druid", "trickster", "alchemist", "barbarian", "executioner"]
    named = [held(*cards[:2]), held(*cards[2:4]), held(*cards[4:])]
    plain = GAME.load(position(seats=named, chance={"seed": 5, "drawn": {"deck": 6}}))
    fixed = GAME.load(position(chance={"seed": 5, "next": {"deck": cards}}))

    assert text(plain) == text(fixed)
    ends = [play_out(Court(state)).state for state in (plain, fixed)]
    assert text(ends[0]) == text(ends[1])


# There and back


MARKED: dict[str, dict[str, Any]] = {
    "all marks of characters": position(
        step="declaring",
        turn=12,
        actor=BLUE,
        first=YELLOW,
        arrivals=5,
        returned=[
            {"card": "knight", "when": 2, "known_by": [BLUE, YELLOW]},
            {"card": "knight", "when": 4, "known_by": [BLUE, RED, YELLOW], "open": True},
        ],
        seats=[
            {
                "royal_hp": 9,
                "royal_poison": 2,
                "coins": 0,
                "characters": [
                    {"card": "druid", "hp": 1, "poison": 3, "seen_by": [RED], "arrival": 5, "came_from": RED},
                    None,
                ],
                "fallen": ["trickster", "knight"],
                "fallen_arrivals": [0, 4],
                "wedded": True,
            },
            {"characters": [{"card": "druid", "hp": 7, "open": True}, {"card": "knight", "hp": 2, "arrival": 3}]},
            OUT,
        ],
    ),
    "a share": position(step="sharing", share=6, seats=[held("knight", "druid")] + [held("druid", "trickster")] * 2),
    "the first part of a Migration": position(
        step="detailing",
        action="migration",
        target=place(RED, "first"),
        seats=[{}, {"characters": [{"poison": 1}, {}]}, {}],
    ),
    "a claim with all its parts": position(
        **{**CLAIM, "action": "foolery", "target": place(RED, "first"), "other": place(YELLOW, "second")},
        seats=seats({}, {"answer": "believe"}),
    ),
    "a guess": position(**{**CLAIM, "action": "telepathy", "target": place(RED, "first"), "guess": "whisperer"}),
    "a resignation under seal": position(**CLAIM, options=RESIGNING, seats=seats({}, {"answer": "resign"})),
    "an accusation": position(**PROOF, owed=[RED]),
    "counteractions under seal": position(action="tax", step="countering", seats=seats({}, {"answer": "counter"})),
    "a Defend under judgment": position(
        **STRIKE,
        step="accusing",
        claimant=RED,
        opened=1,
        seats=seats({}, {"counter": "defend second"}, {"answer": "accuse"}),
    ),
    "a counteraction that stands, and one that is judged": position(**OPENED),
    "drawn cards": position(**DRAWN),
    "picks under seal": position(**PASSING, seats=seats({"answer": "second"}, {"answer": "first"})),
    "two penalties": position(**{**LOSING, "owed": [RED, BLUE]}),
    "the end": position(step="over", turn=31, seats=seats({"coins": 7}, {**OUT, "fell": 2}, OUT)),
    "options": position(options={**RESIGNING, "first_player": "1", "refund": True, "turn_limit": 12}),
    "luck": position(chance={"secret": SECRET.hex(), "drawn": {"deck": 7}}),
}
POSITIONS = {**MARKED, **{name: given for name, (given, *_) in BY_HAND.items()}}


def comes_back(given: object, dumped: object) -> bool:
    """Everything given stands in the dump, in its place; what is empty may be left out."""
    if isinstance(given, dict) and isinstance(dumped, dict):
        return all(comes_back(value, dumped.get(key)) for key, value in given.items())
    if isinstance(given, list) and isinstance(dumped, list):
        return len(given) == len(dumped) and all(map(comes_back, given, dumped))
    return given == dumped or (not given and not dumped)


@pytest.mark.parametrize("given", MARKED.values(), ids=MARKED)
def test_all_that_a_position_says_comes_back_in_a_dump(given: dict[str, Any]) -> None:
    dumped = json.loads(text(GAME.load(given)))

    for key, value in given.items():
        if key != "chance":
            assert comes_back(value, dumped[key]), f"{key}: {value} became {dumped[key]}"


@pytest.mark.parametrize("given", POSITIONS.values(), ids=POSITIONS)
def test_dump_load_dump_is_equal_as_text(given: dict[str, Any]) -> None:
    state = GAME.load(given)
    written = text(state)

    again = GAME.load(json.loads(written))

    assert text(again) == written
    assert [repr(again.view(seat)) for seat in READERS] == [repr(state.view(seat)) for seat in READERS]
    assert text(pickle.loads(pickle.dumps(state))) == written


@pytest.mark.parametrize("given", POSITIONS.values(), ids=POSITIONS)
def test_loading_does_not_touch_what_it_is_given(given: dict[str, Any]) -> None:
    before = deepcopy(given)

    GAME.load(given)

    assert given == before


@pytest.mark.parametrize("given", POSITIONS.values(), ids=POSITIONS)
def test_every_reader_imagines_the_same_from_his_view_as_from_the_table(given: dict[str, Any]) -> None:
    state = GAME.load(given)

    for seat in READERS:
        world = state.imagine(seat, 3)
        assert text(world) == text(GAME.imagine(state.view(seat), 3))
        assert repr(world.view(seat)) == repr(state.view(seat))


def test_the_keys_of_a_dump_stand_in_a_fixed_order() -> None:
    given = MARKED["a Defend under judgment"]
    state = GAME.load(given)

    assert list(state.dump()) == [
        "game",
        "players",
        "rules",
        "options",
        "step",
        "actor",
        "first",
        "action",
        "target",
        "claimant",
        "opened",
        "seats",
        "chance",
    ]
    assert text(GAME.load(dict(reversed(given.items())))) == text(state)


def test_a_fresh_game_and_its_position_go_on_alike() -> None:
    state = fresh(4, seed=8).state
    again = GAME.load(state.dump())

    assert state.playout(2) == again.playout(2)
    assert text(state) == text(again)


# What is refused

FOUR_KNIGHTS = seats(held("knight", "knight"), held("knight", "knight"))
DEAD = held(None, None, fallen=["druid", "knight"])

IMPOSSIBLE: dict[str, tuple[object, str]] = {
    # Types and sizes
    "an unknown key": (position(wigs=3), "unknown field `wigs`"),
    "an unknown card": (position(seats=seats(held("jester", "knight"))), "Invalid enum value 'jester'"),
    "an unknown spot": (position(**{**CLAIM, "target": place(0, "third")}), "Invalid enum value 'third'"),
    "a text for a number": (position(turn="second"), "Expected `int`, got `str`"),
    "another game": ({"game": "royal-secrets", "players": 3}, "it is one of “royal-secrets”, not of royal-gambit"),
    "other rules": (position(rules=7), "it follows version 7 of the rules, and this release plays version 1"),
    "one player": ({"game": "royal-gambit", "players": 1}, "it has 1 players"),
    "seven players": ({"game": "royal-gambit", "players": 7}, "it has 7 players"),
    "too few seats": (position(seats=[{}, {}]), "it has 3 players but 2 seats"),
    "a seat that is not there": (position(actor=3), "there is no seat 3"),
    "a target that is not there": (position(**{**CLAIM, "target": place(3, "royal")}), "there is no seat 3"),
    "an unknown step": (position(step="dancing"), "“dancing” is no step; there are: beginning, redistributing"),
    "an unknown action": (position(step="aiming", action="dance"), "“dance” is no action; there are: donation, tax"),
    "an unknown direction": (
        position(**{**PASSING, "direction": "up"}),
        "“up” is no direction; there are: left, right",
    ),
    "a step at which nobody is asked": (position(step="resolving"), "nobody is ever asked at the step “resolving”"),
    "turn 0": (position(turn=0), "turn 0: turns are counted from 1"),
    "a turn beyond counting": (position(turn=2**70), "turns are counted from 1"),
    "arrivals beyond counting": (position(arrivals=2**70), "arrivals 1180591620717411303424: it is from 0 to 1000000"),
    "coins beyond counting": (position(seats=seats({"coins": 10_001})), "coins 10001: it is from 0 to 10000"),
    "a debt of coins": (position(seats=seats({"coins": -1})), "coins -1: it is from 0 to 10000"),
    "HP beyond counting": (position(seats=seats({"royal_hp": 10_001})), "royal_hp 10001: it is from 0 to 10000"),
    "poison below nothing": (position(seats=seats({"royal_poison": -1})), "poison -1: it is from 0 to 10000"),
    "a card of the day after tomorrow": (
        position(arrivals=1, seats=seats({"characters": [{"arrival": 2}, {}]})),
        "arrival 2: it is from 0 to 1",
    ),
    "more penalties than can be owed": (
        position(**{**LOSING, "owed": [RED] * 7}),
        "the number of penalties 7: it is from 0 to 6",
    ),
    "more opened than there are": (position(**{**OPENED, "opened": 3}), "opened 3: it is from 0 to 2"),
    # What lies before a seat
    "a Royal without HP": (
        position(seats=seats({"royal_hp": 0})),
        "place royal of seat 0 has no HP, so it would be dead",
    ),
    "a character without HP": (
        position(seats=seats({}, {"characters": [{}, {"hp": 0}]})),
        "place second of seat 1 has no HP, so it would be dead",
    ),
    "three positions": (position(seats=seats({"characters": [{}] * 3})), "seat 0 has 3 positions, and there are two"),
    "four fallen characters": (
        position(seats=seats({"characters": [], "fallen": ["druid"] * 3 + ["knight"]})),
        "seat 0 has 4 fallen characters, and can have 3",
    ),
    "a fallen character with two arrivals": (
        position(arrivals=1, seats=seats(held("knight", None, fallen=["druid"], fallen_arrivals=[1, 1]))),
        "seat 0 has 1 fallen characters, and other `fallen_arrivals`",
    ),
    "a fallen character of the day after tomorrow": (
        position(arrivals=1, seats=seats(held("knight", None, fallen=["druid"], fallen_arrivals=[2]))),
        "fallen_arrivals 2: it is from 0 to 1",
    ),
    "a character too few": (
        position(seats=seats(held("knight", None))),
        "seat 0 has 1 characters, alive and in `fallen`, and should have 2",
    ),
    "a character too many": (
        position(seats=seats(held("knight", "druid", fallen=["druid"]))),
        "seat 0 has 3 characters, alive and in `fallen`, and should have 2",
    ),
    "a wedding without a bride": (
        position(seats=seats({"wedded": True})),
        "seat 0 has 2 characters, alive and in `fallen`, and should have 3",
    ),
    "one who has fallen with coins": (
        position(seats=seats({}, {**OUT, "coins": 1})),
        "seat 1 has fallen, and still has",
    ),
    "one who has fallen with a character": (
        position(seats=seats({}, {**OUT, "characters": [{}]})),
        "seat 1 has fallen, and still has something",
    ),
    "one who saw his own card": (
        position(seats=seats({"characters": [{"seen_by": [BLUE]}, {}]})),
        "seat 0 knows its own cards; `seen_by` is for others",
    ),
    "a card that came from its owner": (
        position(seats=seats({"characters": [{"came_from": BLUE}, {}]})),
        "a card of seat 0 came from that seat itself",
    ),
    # The deck
    "four Knights": (position(seats=FOUR_KNIGHTS), "there are 4 cards “knight”, and the deck list has 3"),
    "more cards than there are": (
        {
            "game": "royal-gambit",
            "players": 2,
            "options": {"deck": {"knight": 4, "druid": 2}, "characters": 1},
            "seats": [{"fallen": ["knight"] * 3}, {"fallen": ["druid"] * 2}],
        },
        "there are not enough cards to fill all positions",
    ),
    "one drawn card": (position(**{**DRAWN, "drawn": ["druid"]}), "two cards are drawn to exchange, or none"),
    "a fixed draw of a card that lies elsewhere": (
        position(seats=seats(held("knight", "knight")), chance={"next": {"deck": ["knight", "knight"]}}),
        "the deck has 1 cards “knight”, and `next` fixes more",
    ),
    "a draw that the deck has not": (
        position(chance={"next": {"deck": ["jester"]}}),
        "“jester” cannot be drawn from “deck”",
    ),
    "a stream that there is not": (
        position(chance={"drawn": {"dice": 2}}),
        "there is no stream of luck called “dice”; there are: first player, deck",
    ),
    "returns in disorder": (
        position(arrivals=3, returned=[{"card": "druid", "when": when, "known_by": [0]} for when in (2, 1)]),
        "cards that went back are listed in order, none of them later than the last arrival",
    ),
    "a return that is still to come": (
        position(arrivals=3, returned=[{"card": "druid", "when": 4, "known_by": [0]}]),
        "none of them later than the last arrival",
    ),
    "a return that nobody knows of": (
        position(returned=[{"card": "druid", "when": 0}]),
        "nobody knows that a card “druid” went back, so it is not remembered",
    ),
    # Who is in the game
    "a second fall without a first": (
        position(seats=seats({}, {**OUT, "fell": 2})),
        "players fall one after the other: `fell` counts them from 1",
    ),
    "a fall beyond counting": (position(seats=seats({}, {**OUT, "fell": 4})), "fell 4: it is from 0 to 3"),
    "a turn after the last": (position(turn=301), "turn 301: the turn limit is 300"),
    "one player left, who goes on": (
        position(seats=seats({}, OUT, {**OUT, "fell": 2})),
        "1 of the players are left, so the game would be over",
    ),
    "nobody left": (
        position(step="over", seats=seats(*[{**OUT, "fell": fell} for fell in (1, 2, 3)])),
        "0 of the players are left",
    ),
    "an end with all alive": (
        position(step="over", turn=299),
        "the game is over when one Royal is left, or at the turn limit",
    ),
    "a turn of one who has fallen": (position(seats=seats(OUT)), "seat 0 has fallen, and it cannot be its turn"),
    # The turn
    "a redistribution with nothing to share": (
        position(step="redistributing", seats=seats(DEAD)),
        "there is nothing to redistribute",
    ),
    "a redistribution where there is none": (
        position(step="redistributing", options={"redistribution": False}),
        "there is nothing to redistribute",
    ),
    "a share at another step": (
        position(step="redistributing", share=3),
        "a `share` is told at the step “sharing”, and only there",
    ),
    "a share that is not told": (position(step="sharing"), "a `share` is told at the step “sharing”"),
    "a share that leaves nothing": (
        position(step="sharing", share=8),
        "a share of 8: two characters must be left with something to share",
    ),
    "a share of nothing": (position(step="sharing", share=0), "a share of 0: two characters must be left"),
    "a share with one character": (
        position(step="sharing", share=3, seats=seats(held("knight", None, fallen=["druid"]))),
        "a share of 3: two characters must be left with something to share",
    ),
    # The parts of an action
    "an action before it is declared": (
        position(step="declaring", action="tax"),
        "the step “declaring” and the action do not go together",
    ),
    "no action at all": (position(step="accusing", claimant=BLUE), "the step “accusing” and the action do not go"),
    "an action that cannot be paid": (position(step="aiming", action="execute"), "“execute” cannot be declared here"),
    "an action that is not played": (
        position(step="aiming", action="spy", options={"actions": "reduced"}),
        "“spy” cannot be declared here",
    ),
    "a claim without a character": (
        position(step="aiming", action="poison", seats=seats(DEAD)),
        "“poison” cannot be declared here",
    ),
    "an action with nothing to concern": (
        position(step="aiming", action="migration"),
        "“migration” cannot be declared here",
    ),
    "a last part that is kept": (
        position(step="detailing", action="telepathy", target=place(RED, "first"), guess="druid"),
        "the last part of an action is never kept: it is declared with it",
    ),
    "an aim with one target": (
        {
            "game": "royal-gambit",
            "players": 2,
            "step": "aiming",
            "action": "raid",
        },
        "nothing is left to be aimed at with “raid”",
    ),
    "an aim that is taken": (
        position(step="aiming", action="spy", target=place(RED, "first")),
        "nothing is left to be aimed at with “spy”",
    ),
    "a first target that does not fit": (
        position(step="detailing", action="telepathy", target=place(BLUE, "first")),
        "“telepathy” has a first target that does not fit",
    ),
    "a second part without a first": (
        position(step="detailing", action="foolery"),
        "“foolery” has a first target that does not fit",
    ),
    "a second part of an action that has one": (
        position(step="detailing", action="spy", target=place(RED, "first")),
        "no second part is asked of “spy”",
    ),
    # The declaration
    "parts without an action": (
        position(step="declaring", target=place(RED, "first")),
        "there are parts of an action, and no action",
    ),
    "a heal of nobody": (
        position(**{**CLAIM, "target": None}),
        "“heal” is not declared with these parts",
    ),
    "an attack of nobody": (
        position(step="accusing", claimant=BLUE, action="knight attack"),
        "the action “knight attack” has a target",
    ),
    "a guess of a heal": (position(**CLAIM, guess="druid"), "“heal” is not declared with these parts"),
    "a heal of a rival": (
        position(**{**CLAIM, "target": place(RED, "royal")}),
        "“heal” cannot concern that place",
    ),
    "an attack on oneself": (
        position(**{**CLAIM, "action": "knight attack"}),
        "“knight attack” cannot concern that place",
    ),
    "an execution of a Royal": (
        position(**{**CLAIM, "action": "execute", "target": place(RED, "royal")}),
        "“execute” cannot concern that place",
    ),
    "a raid on a character": (
        position(**{**CLAIM, "action": "raid", "target": place(RED, "first")}),
        "“raid” cannot concern that place",
    ),
    "a character attacked in the reduced game": (
        position(**{**CLAIM, "action": "knight attack", "target": place(RED, "first")}, options={"actions": "reduced"}),
        "“knight attack” cannot concern that place",
    ),
    "a swap of a Royal": (
        position(
            **{**CLAIM, "action": "foolery", "target": place(RED, "first")},
            other=place(YELLOW, "royal"),
        ),
        "“foolery” cannot concern these two places",
    ),
    "a swap within a seat": (
        position(
            **{**CLAIM, "action": "foolery", "target": place(RED, "first")},
            other=place(RED, "second"),
        ),
        "“foolery” cannot concern these two places",
    ),
    "a token moved to where it is": (
        position(
            **{**CLAIM, "action": "migration", "target": place(RED, "first")},
            other=place(RED, "first"),
        ),
        "“migration” cannot concern these two places",
    ),
    "a guess of what the deck has not": (
        position(
            **{**CLAIM, "action": "telepathy", "target": place(RED, "first"), "guess": "barbarian"},
            options={"deck": {"knight": 10, "druid": 10, "clairvoyant": 10}},
        ),
        "the guessed name is not in the deck list",
    ),
    "an attack on the dead": (
        position(**{**CLAIM, "action": "spy", "target": place(RED, "second")}, seats=seats({}, DEAD)),
        "“spy” concerns a place where nobody lives",
    ),
    # The steps of one action
    "drawn cards at another step": (
        position(**CLAIM, drawn=["druid", "knight"]),
        "cards are drawn at the step “exchanging”, and only there",
    ),
    "drawn cards before any action": (
        position(step="declaring", drawn=["druid", "knight"]),
        "cards are drawn at the step “exchanging”, and only there",
    ),
    "an exchange without drawn cards": (
        position(step="exchanging", action="shapeshift"),
        "cards are drawn at the step “exchanging”, and only there",
    ),
    "cards drawn by another action": (
        position(**{**DRAWN, **HEAL}),
        "cards are drawn at the step “exchanging”, and only there",
    ),
    "an exchange with nobody": (
        position(**{**DRAWN, "action": "reinforcements"}, seats=seats(DEAD)),
        "there is no living character to exchange",
    ),
    "a pass by another action": (position(**HEAL, step="passing"), "nothing is passed on here"),
    "a pass with nobody to pass to": (position(**PASSING, seats=seats({}, DEAD, DEAD)), "nothing is passed on here"),
    "a counteraction to what has none": (
        position(action="donation", step="countering"),
        "nobody can counter “donation” here",
    ),
    "a counteraction of one without characters": (
        position(**STRIKE, step="countering", seats=seats({}, DEAD)),
        "nobody can counter “knight attack” here",
    ),
    # The claim
    "an accusation of nobody": (
        position(**HEAL, step="accusing"),
        "the step “accusing” does not go with this claimant and accuser",
    ),
    "a proof without an accuser": (
        position(**{**PROOF, "accuser": None}),
        "the step “proving” does not go with this claimant and accuser",
    ),
    "an accuser too early": (
        position(**CLAIM, accuser=RED),
        "the step “accusing” does not go with this claimant and accuser",
    ),
    "a claimant too late": (
        position(**LOSING, claimant=BLUE),
        "the step “losing” does not go with this claimant and accuser",
    ),
    "a claimant without characters": (
        position(**CLAIM, seats=seats(DEAD)),
        "seat 0 has no living character, and cannot claim one",
    ),
    "a Royal power that is accused": (
        position(action="tax", step="accusing", claimant=BLUE),
        "a Royal power is never accused",
    ),
    "one who accuses himself": (position(**{**PROOF, "accuser": BLUE}), "seat 0 cannot accuse"),
    "an accuser who has fallen": (position(**PROOF, seats=seats({}, {}, OUT)), "seat 2 cannot accuse"),
    # Counteractions
    "a counteraction to a claim that is judged": (
        position(**CLAIM, opened=1),
        "there are counteractions, and none is judged",
    ),
    "a counteraction that stands before any is opened": (
        position(action="tax", step="countering", standing=[RED]),
        "there are counteractions, and none is judged",
    ),
    "a counteraction that was not opened": (
        position(**{**OPENED, "opened": 1}),
        "seat 2 has not opened a counteraction",
    ),
    "a counteraction that was not claimed": (
        position(**{**OPENED, "seats": seats({}, {"counter": "counter"}, {"counter": "allow"})}),
        "seat 2 has not opened a counteraction",
    ),
    "a counteraction to an action that has none": (
        position(**{**OPENED, "action": "poison", "target": place(RED, "royal")}),
        "seat 2 has not opened a counteraction",
    ),
    "a counteraction of one who was not asked": (
        position(
            **STRIKE,
            step="accusing",
            claimant=RED,
            opened=1,
            seats=seats({}, {"counter": "defend first"}, {"counter": "defend first"}),
        ),
        "those who answered in the window of counteractions are not those who were asked",
    ),
    "a resignation among the counteractions": (
        position(**{**OPENED, "standing": [], "seats": seats({}, {"counter": "resign"}, {"counter": "counter"})}),
        "those who answered in the window of counteractions are not those who were asked",
    ),
    "a counteraction that stands before it is judged": (
        position(**{**OPENED, "standing": [YELLOW]}),
        "the counteraction of seat 2 cannot stand",
    ),
    "a counteraction that stands and was not claimed": (
        position(**{**OPENED, "seats": seats({}, {"counter": "allow"}, {"counter": "counter"})}),
        "the counteraction of seat 1 cannot stand",
    ),
    "a second block": (
        position(**{**OPENED, **HEAL}),
        "no other would be opened",
    ),
    # Penalties
    "a penalty without an action": (position(step="declaring", owed=[RED]), "penalties are owed for an action"),
    "no penalty to pay": (position(**{**LOSING, "owed": []}), "nobody owes a penalty"),
    "a penalty of one who has fallen": (
        position(**{**LOSING, "owed": [YELLOW]}, seats=seats({}, {}, OUT)),
        "seat 2 is not asked how to split a penalty",
    ),
    "a penalty of one who loses all": (
        position(**LOSING, seats=seats({}, {**DEAD, "royal_hp": 2})),
        "seat 1 is not asked how to split a penalty",
    ),
    # Answers
    "a word that is no answer": (
        position(**CLAIM, seats=seats({}, {"answer": "perhaps"})),
        "“perhaps” is no answer at the step “accusing”",
    ),
    "an answer to another question": (
        position(**CLAIM, seats=seats({}, {"answer": "defend first"})),
        "“defend first” is no answer at the step “accusing”",
    ),
    "an answer where nobody is asked": (
        position(step="declaring", seats=seats({}, {"answer": "allow"})),
        "seat 1 has answered, and is not asked",
    ),
    "an answer of the claimant": (
        position(**CLAIM, seats=seats({"answer": "believe"})),
        "seat 0 has answered, and is not asked",
    ),
    "a pick from an empty position": (
        position(**PASSING, seats=seats(held("knight", None, fallen=["druid"], answer="second"))),
        "seat 0 cannot pass that card on",
    ),
    "a pick of a card that would go back": (
        position(**PASSING, seats=seats({"characters": [{"came_from": RED}, {}], "answer": "first"})),
        "seat 0 cannot pass that card on",
    ),
    "a Defend by the dead": (
        position(
            **STRIKE, step="countering", seats=seats({}, held("knight", None, fallen=["druid"], answer="defend second"))
        ),
        "seat 1 cannot counter so",
    ),
    "a resignation where there is none": (
        position(**CLAIM, seats=seats({}, {"answer": "resign"})),
        "resign",
    ),
    "a window in which all have answered": (
        position(**CLAIM, seats=seats({}, {"answer": "believe"}, {"answer": "believe"})),
        "all have answered, so the window would be closed",
    ),
}


@pytest.mark.parametrize(("given", "fault"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_is_wrong(given: object, fault: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.load(given)

    assert refused.value.reason == "core-bad-position"
    sentence = str(refused.value)
    assert sentence.startswith("This position cannot be: ")
    assert fault in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (position(chance={"seed": -1}), "core-bad-seed"),
        (position(chance={"secret": "00"}), "core-bad-seed"),
        (position(options={"wigs": True}), "core-bad-option"),
        (position(options={"refund": 1}), "core-bad-toggle"),
        (position(options={"deck": "tarot"}), "core-bad-value"),
        (position(options={"deck": {"jester": 3}}), "core-bad-deck"),
        (position(options={"coins": 21}), "core-bad-number"),
        (position(options={"deck": "reduced"}), "rg-deck-too-small"),
        (position(options={"first_player": "3"}), "rg-no-such-first"),
        (position(options={"pay_off": "difference"}), "rg-pay-off-for-two"),
    ],
)
def test_bad_seeds_and_options_of_a_position_are_refused_as_at_the_start_of_a_game(given: object, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.load(given)

    assert refused.value.reason == reason


@pytest.mark.parametrize("given", [None, 0, "royal-gambit", (), object(), {1: 2}, {"game": ["royal-gambit"]}])
def test_whatever_is_loaded_is_answered_by_a_refusal(given: object) -> None:
    with pytest.raises(Refused, match=r"^This position cannot be: .*\.$"):
        GAME.load(given)


def test_a_position_patched_with_a_part_of_another_is_refused_or_goes_on_as_a_game() -> None:
    loaded = 0
    for one, other in permutations([GAME.load(given).dump() for given in POSITIONS.values()], 2):
        for key in other.keys() - {"game", "players", "rules", "chance"}:
            try:
                state = GAME.load({**one, key: other[key]})
            except Refused:
                continue
            loaded += 1
            for seat in READERS:
                assert text(state.imagine(seat, 3)) == text(GAME.imagine(state.view(seat), 3))
            assert state.playout(1).ranks
    assert loaded > 1000


def test_a_refused_position_leaves_the_box_as_it_was() -> None:
    """Loading works on a table of its own: the next game is dealt as ever."""
    before = text(fresh(seed=4).state)
    for given, _ in IMPOSSIBLE.values():
        with suppress(Refused):
            GAME.load(given)

    assert text(fresh(seed=4).state) == before
