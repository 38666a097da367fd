"""Positions: what may be left out and how it is filled in, what comes back, and what is refused (Q50)."""

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from antechamber import Move, Refused, State
from antechamber.games.queen_marie_antoinette.cards import COLUMN_SIZES, SET_SIZES
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    Place,
    Play,
    PutUnder,
    Target,
    Validate,
)
from antechamber.games.queen_marie_antoinette.views.shapes import GuardView, UnderView, View
from tests.games.queen_marie_antoinette.court import GAME, Court, card, cards, court, fresh, play_out, short
from tests.games.queen_marie_antoinette.test_plot_deck import SHARED, short_deck

BLUE, RED, YELLOW, GREEN = range(4)
SECRET = bytes(range(32))
Change = Callable[[dict[str, Any]], None]


def position(**given: object) -> dict[str, Any]:
    """The shortest position, of three players, and what is given besides."""
    return {"game": "queen-marie-antoinette", "players": 3, **given}


def view(state: State, seat: int | None = None) -> View:
    seen = state.view(seat)
    assert isinstance(seen, View)
    return seen


def text(state: State) -> str:
    return json.dumps(state.dump())


def dumped(table: Court, *moves: Move, **given: object) -> dict[str, Any]:
    """The position of a table after some moves of blue's, with other things in it."""
    table.play("blue", *moves)
    return {**table.state.dump(), **given}


# What is left out is filled in


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shortest_position_is_a_game_at_its_draft(players: int) -> None:
    table = view(GAME.load({"game": "queen-marie-antoinette", "players": players}))

    assert table.step == "draft"
    assert table.asked == (table.player,) == ((table.first - 1) % players,)
    assert [len(column) for column in table.columns] == [COLUMN_SIZES[players]] * 3
    assert [len(cards) for cards in table.sets] == [SET_SIZES[players]] * players
    assert [(seat.points, seat.court, seat.plots) for seat in table.seats] == [(5, (), 4)] * players
    assert table.deck == 36 - 4 * players
    assert play_out(Court(GAME.load(position()))).state.is_over


def test_what_is_left_out_is_drawn_by_the_seed_of_the_position() -> None:
    tables = [view(GAME.load(position(chance={"seed": seed}))) for seed in (*range(12), 0)]

    assert tables[0] == tables[-1]
    assert len({table.requirement for table in tables}) > 2
    assert len({table.conditions for table in tables}) == 12
    assert {table.first for table in tables} == {0, 1, 2}
    assert len({table.columns for table in tables}) == 12


def test_the_token_begins_where_the_aristocrat_says_unless_it_is_told() -> None:
    line = ["C8", "N5", "M2", "F6", "A4"]

    assert view(GAME.load(position(conditions=line))).token == "favorite"
    assert view(GAME.load(position(conditions=line, token="merchant"))).token == "merchant"


@pytest.mark.rule("QMA 1.9")
def test_whose_turn_it_is_follows_from_the_first_player_and_the_reverse() -> None:
    assert view(GAME.load(position(first=1))).player == BLUE
    table = GAME.load(position(step="turn", player=2))
    assert (view(table).first, view(table).asked) == (YELLOW, (YELLOW,))
    assert view(GAME.load(position(step="turn", first=1))).player == RED
    assert view(GAME.load(position(step="turn"))).first == BLUE


@pytest.mark.rule("QMA 8.2")
def test_the_first_player_is_the_one_that_the_option_names() -> None:
    options = {"first_player": "seat 2"}

    assert view(GAME.load(position(options=options))).first == YELLOW
    assert view(GAME.load(position(options=options, step="turn"))).player == YELLOW


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_court_left_out_is_a_starting_set_and_columns_left_out_are_all_the_rest(players: int) -> None:
    given = {"game": "queen-marie-antoinette", "players": players, "step": "turn"}
    table = view(GAME.load(given))

    assert [len(seat.court) for seat in table.seats] == [SET_SIZES[players]] * players
    assert [len(column) for column in table.columns] == [COLUMN_SIZES[players]] * 3
    assert table.sets == ()


def test_a_court_that_is_told_makes_it_a_turn() -> None:
    seats = [{"court": cards("m6 a6 n6")}, {}, {}]
    table = view(GAME.load(position(seats=seats, conditions=["M1", "A1", "N1", "C1", "F1"])))

    assert table.step == "turn"
    assert short(table.seats[BLUE].court) == "m6 a6 n6"
    assert [len(seat.court) for seat in table.seats] == [3, 3, 3]
    assert "military 6" not in [name for column in table.columns for name in column]


@pytest.mark.rule("QMA 1.8")
def test_plots_left_out_are_drawn_to_make_four() -> None:
    seats = [{"plots": ["P1", "P2", "P3", "P4"]}, {"validated": ["P5", "P6"]}, {}]
    given = position(step="turn", first=2, player=2, seats=seats)
    given["seats"][0]["court"] = cards("m6 a6 n6 c6 f6")
    given["seats"][1]["court"] = cards("m7 a7 n7")
    given["seats"][2]["court"] = cards("m8 a8 n8 c8 f8")
    state = GAME.load({**given, "conditions": ["M1", "A1", "N1", "C1", "F1"]})

    assert view(state, BLUE).plots == ("P1", "P2", "P3", "P4")
    assert [seat.plots for seat in view(state).seats] == [4, 2, 4]
    assert view(state).deck == 24
    mine = {*view(state, RED).plots, *view(state, YELLOW).plots}
    assert not mine & {"P1", "P2", "P3", "P4", "P5", "P6"}


def test_a_plot_under_the_deck_that_is_not_named_is_drawn() -> None:
    state = GAME.load(position(step="turn", under=[{"seat": 1, "plot": "P9"}, {"seat": 0}]))

    (first, second) = view(state, RED).under
    assert (first, second) == (UnderView(RED, "P9"), UnderView(BLUE, None))
    (_, known) = view(state, BLUE).under
    assert known.plot is not None
    assert known.plot != "P9"


@pytest.mark.rule("QMA 7.1")
@pytest.mark.parametrize(("points", "last"), [(44, False), (45, True)])
def test_enough_points_are_the_last_round(points: int, last: bool) -> None:
    given = court(player="red", first="blue", points={"red": points}).state.dump()
    given.pop("last_round", None)

    assert view(GAME.load(given)).last_round is last


# Coming draws


@pytest.mark.rule("Q43")
def test_next_fixes_the_plots_that_are_drawn_first_those_left_out() -> None:
    plots = [f"P{number}" for number in (9, 3, 30, 12, 1, 2, 4, 5)]
    seats = [{"plots": ["P20", "P21", "P22", "P23"]}, {}, {}]
    state = GAME.load(position(step="turn", seats=seats, chance={"next": {"plots": plots}}))

    assert view(state, RED).plots == ("P3", "P9", "P12", "P30")
    assert view(state, YELLOW).plots == ("P1", "P2", "P4", "P5")


def test_next_fixes_which_plot_is_picked() -> None:
    for plot in ("P14", "P15", "P16", "P17"):
        table = court(
            "M9 A1 N1 C1 F1",
            courts={"blue": "m6 ..."},
            plots={"red": "P14 P15 P16 P17"},
            draws={"picks": [plot]},
        )
        table.send("blue", "m6", 1, Target(RED))
        assert table.view("red").under == (UnderView(RED, plot),)


@pytest.mark.rule("Q106")
def test_a_pick_that_is_fixed_but_not_there_is_left_to_chance() -> None:
    table = court(
        "M9 A1 N1 C1 F1", courts={"blue": "m6 ..."}, plots={"red": "P14 P15 P16 P17"}, draws={"picks": ["P1"]}
    )

    table.send("blue", "m6", 1, Target(RED))

    assert table.view("red").under[0].plot in {"P14", "P15", "P16", "P17"}


def test_what_is_left_of_the_fixed_draws_is_kept_in_a_dump_and_dropped_by_imagining() -> None:
    table = court("M1 A1 N6 C1 F1", courts={"blue": "n5 ..."}, draws={"plots": ["P7", "P8"]})
    table.send("blue", "n5", 1)

    assert table.state.dump()["chance"] == {"seed": 0, "drawn": {"plots": 1}, "next": {"plots": ["P8"]}}
    assert table.state.imagine(BLUE, 9).dump()["chance"] == {"seed": 9}


def test_luck_may_be_keyed_by_a_secret() -> None:
    state = GAME.load(position(chance={"secret": SECRET.hex()}))
    chance: Any = state.dump()["chance"]

    assert chance["secret"] == SECRET.hex()
    assert text(GAME.load(json.loads(text(state)))) == text(state)


# There and back


def emptied(condition: str, name: str, column: str = "c4") -> Court:
    """Blue has played a card under a column that is empty now, and is asked for an effect."""
    table = court(condition, courts={"blue": f"{name} ..."}, columns=[column, "...", "..."])
    table.play("blue", Play(card(name)), Place(1))
    return table


def asked(conditions: str, name: str, *moves: Move, **more: Any) -> Court:
    """Blue has played a card and is asked for what its effect leaves open."""
    table = court(conditions, courts={"blue": f"{name} ...", **more.pop("courts", {})}, **more)
    table.play("blue", Play(card(name)), Place(1), *moves)
    return table


def over_by_a_plot() -> Court:
    """Red, who is last, has validated a Plot with his starting set, and the last round is done."""
    table = court(
        players=2,
        courts={"red": "m5 a5 n5"},
        plots={"red": "P5"},
        points={"blue": 50},
        player="red",
        first="blue",
    )
    table.play("red", Validate("P5"))
    return table


def drafted_once(players: int) -> Court:
    table = fresh(players, 3)
    table.play(table.asked[0], table.choices(table.asked[0])[1])
    return table


def guarded() -> Court:
    """Blue has put the guard on the second column."""
    return asked("M10 A1 N1 C1 F1", "m6", ChooseColumn(2))


def two_changed() -> Court:
    """Blue has put two Plots under the deck by N7 and drawn two others."""
    return asked("M1 A1 N7 C1 F1", "n5", PutUnder("P2"), PutUnder("P1"), plots={"blue": "P1 P2"})


def emptied_and_refilled() -> Court:
    """Blue has taken all of a column by N10 and put a card back: the game is over."""
    table = emptied("M1 A1 N10 C1 F1", "n5")
    table.play("blue", Give(card("n5")))
    return table


REACHED: dict[str, Callable[[], Court]] = {
    "the draft": lambda: fresh(4, 3),
    "a set taken": lambda: drafted_once(4),
    "a turn": court,
    "a card played": lambda: Court(GAME.load(dumped(court(courts={"blue": "m6 ..."}), Play(card("m6"))))),
    "an opponent to choose": lambda: asked("M1 A1 N1 C1 F1", "m6"),
    "a card to give by M8": lambda: asked("M8 A1 N1 C1 F1", "m6"),
    "a card to take by M8": lambda: asked("M8 A1 N1 C1 F1", "m6", Give(card("f9")), courts={"blue": "m6 f9 ..."}),
    "a column to guard": lambda: asked("M10 A1 N1 C1 F1", "m6"),
    "a card to give by N1": lambda: asked("M1 A1 N1 C1 F1", "n5"),
    "a column to choose by N1": lambda: asked("M1 A1 N1 C1 F1", "n5", Give(card("f9")), courts={"blue": "n5 f9 ..."}),
    "a column to choose by N2": lambda: asked("M1 A1 N2 C1 F1", "n5"),
    "tops to swap": lambda: asked("M1 A1 N4 C1 F1", "n5"),
    "a top to move": lambda: asked("M1 A1 N8 C1 F1", "n5"),
    "a card to put back": lambda: asked("M1 A1 N10 C1 F1", "n5"),
    "a Plot to put under": lambda: asked("M1 A1 N6 C1 F1", "n5"),
    "Plots to change": lambda: asked("M1 A1 N7 C1 F1", "n5"),
    "a Plot changed": lambda: asked("M1 A1 N7 C1 F1", "n5", PutUnder("P1"), plots={"blue": "P1"}),
    "a guard": guarded,
    "Plots under the deck": lambda: asked(
        "M1 A1 N7 C1 F1", "n5", PutUnder("P2"), PutUnder("P1"), plots={"blue": "P1 P2"}
    ),
    "a last round": lambda: court(player="red", first="blue", points={"blue": 50}, validated={"blue": "P28"}),
    "a column emptied, and N1 asks": lambda: emptied("M1 A1 N1 C1 F1", "n5"),
    "a column emptied, and N3 asks": lambda: emptied("M1 A1 N3 C1 F1", "n5"),
    "a column emptied, and N6 asks": lambda: emptied("M1 A1 N6 C1 F1", "n5"),
    "a column emptied, and N7 asks": lambda: emptied("M1 A1 N7 C1 F1", "n5"),
    "a column emptied, and M8 asks": lambda: emptied("M8 A1 N1 C1 F1", "m6"),
    "a column of one emptied by N10": lambda: emptied("M1 A1 N10 C1 F1", "n5"),
    "a column of two emptied by N10": lambda: emptied("M1 A1 N10 C1 F1", "n5", "c4 f9"),
    "the end by a column": lambda: emptied("M1 A1 N9 C1 F1", "n5"),
    "the end by N10": emptied_and_refilled,
    "the end by points": lambda: play_out(court(players=2, player="red", first="blue", points={"blue": 50})),
    "the end by a Plot": over_by_a_plot,
    "options": lambda: fresh(3, 1, conditions="introductory", first_player="seat 1"),
}


@pytest.mark.rule("Q50")
@pytest.mark.parametrize("reached", REACHED.values(), ids=REACHED)
def test_whatever_play_leads_to_is_dumped_and_loaded(reached: Callable[[], Court]) -> None:
    state = reached().state
    written = text(state)

    again = GAME.load(json.loads(written))

    assert text(again) == written
    for reader in (None, *range(int(state.players))):
        assert repr(again.view(reader)) == repr(state.view(reader))
        assert GAME.imagine(state.view(reader), 5).dump() == state.imagine(reader, 5).dump()


@pytest.mark.parametrize("reached", REACHED.values(), ids=REACHED)
def test_a_loaded_game_goes_on_alike(reached: Callable[[], Court]) -> None:
    table = reached()
    again = Court(GAME.load(json.loads(text(table.state))))

    assert text(play_out(again, 3).state) == text(play_out(table, 3).state)


def test_a_game_may_be_pickled() -> None:
    state = guarded().state

    again: State = pickle.loads(pickle.dumps(state))

    assert text(again) == text(state)


def test_loading_and_dumping_leave_what_was_given_as_it_was() -> None:
    given = guarded().state.dump()
    before = deepcopy(given)

    GAME.load(given)

    assert given == before


def test_all_that_a_position_says_comes_back_in_a_dump() -> None:
    state = guarded().state.dump()

    assert state["guard"] == {"column": 2, "seat": BLUE}
    assert (state["step"], state["player"], state["first"]) == ("turn", RED, BLUE)
    table = Court(GAME.load(state))
    assert table.view().guard == GuardView(2, BLUE)
    changed = asked("M1 A1 N7 C1 F1", "n5", PutUnder("P1"), plots={"blue": "P1"}).state.dump()
    assert (changed["step"], changed["changed"], changed["played"], changed["column"]) == ("plots", 1, card("n5"), 1)
    assert changed["under"] == [{"seat": BLUE, "plot": "P1"}]


# Impossible positions


def turned(*changes: Change, **more: Any) -> dict[str, Any]:
    """The position of a table at blue's turn, changed."""
    given = court(**more).state.dump()
    for change in changes:
        change(given)
    return given


def seat(number: int, **fields: object) -> Change:
    """Other fields of a seat."""
    return lambda given: given["seats"][number].update(fields)


def put(**fields: object) -> Change:
    """Other fields of the position; None takes one away."""

    def change(given: dict[str, Any]) -> None:
        given.update(fields)
        for field in [field for field, value in fields.items() if value is None]:
            given.pop(field, None)

    return change


def move_card(number: int, into: int) -> Change:
    """The last card of a column lies at the bottom of another."""
    return lambda given: given["columns"][into].append(given["columns"][number].pop())


def to_court(column: int, number: int) -> Change:
    """The bottom card of a column lies in a court."""
    return lambda given: given["seats"][number]["court"].append(given["columns"][column].pop())


def of_play(conditions: str, name: str, *changes: Change, moves: tuple[Move, ...] = (), **more: Any) -> dict[str, Any]:
    """The position of blue's play, while an effect asks, changed."""
    given = asked(conditions, name, *moves, **more).state.dump()
    for change in changes:
        change(given)
    return given


def at_draft(*changes: Change, players: int = 3) -> dict[str, Any]:
    """The position of a draft in which the last player has taken a set."""
    table = fresh(players, 3, first_player="seat 0")
    table.play(table.asked[0], table.choices(table.asked[0])[0])
    given = table.state.dump()
    for change in changes:
        change(given)
    return given


def at_end(*changes: Change) -> dict[str, Any]:
    """The position of a game that is over because red has finished the last round."""
    given = play_out(court(players=2, player="red", first="blue", points={"blue": 50})).state.dump()
    for change in changes:
        change(given)
    return given


def swap_columns(given: dict[str, Any]) -> None:
    given["columns"][0], given["columns"][1] = given["columns"][1], given["columns"][0]


M1 = "M1 A1 N1 C1 F1"
M10 = "M10 A1 N1 C1 F1"
N6 = "M1 A1 N6 C1 F1"
N7 = "M1 A1 N7 C1 F1"
APART = {"blue": "P18 P19 P20 P21", "red": "P22 P23 P24 P25", "yellow": "P26 P27 P28 P29"}
ALL_PLOTS = [f"P{number}" for number in range(1, 37)]

IMPOSSIBLE: dict[str, tuple[Callable[[], object], str]] = {
    # Its shape
    "no object": (list, "Expected `object`, got `array`"),
    "an unknown field": (lambda: position(weather="fine"), "unknown field `weather`"),
    "an unknown field of a seat": (lambda: position(seats=[{"wig": 1}, {}, {}]), "unknown field `wig`"),
    "an unknown card": (lambda: position(played="jester 3"), "Invalid enum value 'jester 3'"),
    "an unknown faction": (lambda: position(token="jester"), "Invalid enum value 'jester'"),
    "a fourth column to guard": (lambda: position(guard={"column": 4, "seat": 0}), "Invalid enum value 4"),
    "another game": (lambda: {"game": "royal-secrets", "players": 3}, "it is one of “royal-secrets”, not of queen-"),
    "other rules": (lambda: position(rules=2), "it follows version 2 of the rules, and this release plays version 1"),
    "one player": (lambda: position(players=1), "it has 1 players, and queen-marie-antoinette is for 2 to 4"),
    "five players": (lambda: position(players=5), "it has 5 players, and queen-marie-antoinette is for 2 to 4"),
    "too few seats": (lambda: position(seats=[{}, {}]), "it has 3 players but 2 seats"),
    "two columns": (lambda: position(columns=[[], []]), "it has 2 columns, and there are three"),
    "a first player of another table": (
        lambda: position(options={"first_player": "seat 3"}),
        "The first player cannot be seat 3",
    ),
    # Requirement, Conditions, seats
    "an unknown Requirement": (lambda: position(requirement="E11"), "“E11” is no Requirement of this deck"),
    "an unknown Condition": (lambda: position(conditions=["X1"]), "“X1” is no Condition"),
    "two Conditions of a faction": (
        lambda: position(conditions=["M1", "M2", "N1", "C1", "F1"]),
        "there are five Conditions, one of each faction",
    ),
    "four Conditions": (
        lambda: position(conditions=["M1", "A1", "N1", "C1"]),
        "there are five Conditions, one of each faction",
    ),
    "six Conditions": (
        lambda: position(conditions=["M1", "M2", "A1", "N1", "C1", "F1"]),
        "there are five Conditions, one of each faction",
    ),
    "a 0 as a Condition": (
        lambda: position(conditions=["M0", "A1", "N1", "C1", "F1"]),
        "a 0 has no Condition on its back",
    ),
    "another set than the introductory one": (
        lambda: position(options={"conditions": "introductory"}, conditions=["M2", "A1", "N1", "C1", "F1"]),
        "by the option the introductory set is in use, which is another one",
    ),
    "another Requirement than the introductory one": (
        lambda: position(options={"conditions": "introductory"}, requirement="E2"),
        "by the option the introductory set is in use, which is another one",
    ),
    "an unknown step": (lambda: position(step="lunch"), "“lunch” is no step; there are: draft, turn, placing"),
    "a first player who is not there": (lambda: position(first=3), "there is no seat 3"),
    "a player who is not there": (lambda: position(player=-1), "there is no seat -1"),
    "a first player against the option": (
        lambda: position(options={"first_player": "seat 1"}, first=0),
        "by the option seat 1 is the first player",
    ),
    # Every card in one place
    "a card in two courts": (
        lambda: turned(seat(0, court=cards("m6 a6 n6")), seat(1, court=cards("m6 a7 n7"))),
        "“military 6” lies in two places, or is not in the game",
    ),
    "a card of a Condition": (
        lambda: turned(seat(0, court=cards("m1 a6 n6"))),
        "“military 1” lies in two places, or is not in the game",
    ),
    "a 0 with three players": (
        lambda: turned(seat(0, court=cards("m0 a6 n6"))),
        "“military 0” lies in two places, or is not in the game",
    ),
    "a card that is played and lies in a column": (
        lambda: turned(lambda given: given.update(step="placing", played=given["columns"][0][0])),
        "lies in two places, or is not in the game",
    ),
    "a card that lies nowhere": (lambda: turned(lambda given: given["columns"][0].pop()), "lies nowhere"),
    "a column that cannot be so long": (
        lambda: position(columns=[cards(" ".join(f"{x}{n}" for x in "manc" for n in range(2, 10))), [], []]),
        "a column of 32 cards",
    ),
    # Sets and the draft
    "sets after the draft": (lambda: turned(put(sets=[[], [], []])), "later there is none"),
    "two sets for three": (lambda: at_draft(lambda given: given["sets"].pop(0)), "a set for each player"),
    "a set of two cards": (
        lambda: at_draft(lambda given: given["columns"][0].append(given["sets"][1].pop())),
        "a set of 2 cards; with 3 players it has 3",
    ),
    "a draft in which the last player has no set": (
        lambda: at_draft(seat(2, court=[]), lambda given: given["sets"].__setitem__(0, cards_of(given))),
        "seat 2 should have a set in the draft",
    ),
    "a draft in which the first player has a set": (
        lambda: at_draft(
            lambda given: given["seats"][0].update(court=given["sets"][1]),
            lambda given: given["sets"].__setitem__(1, []),
        ),
        "seat 0 should have no set in the draft",
    ),
    "points in the draft": (
        lambda: at_draft(seat(1, points=6)),
        "in the draft everyone has 5 points and no validated Plot",
    ),
    "a Plot validated in the draft": (
        lambda: at_draft(lambda given: given["seats"][1].update(validated=[given["seats"][1]["plots"].pop()])),
        "in the draft everyone has 5 points and no validated Plot",
    ),
    "a draft in which only one set is left": (
        lambda: at_draft(
            put(player=0),
            lambda given: given["seats"][1].update(court=given["sets"][1]),
            lambda given: given["sets"].__setitem__(1, []),
        ),
        "in the draft there are as many sets left as players without one, and two at least",
    ),
    "unequal columns in the draft": (lambda: at_draft(move_card(0, 1)), "in the draft each column has 12 cards"),
    "a last round in the draft": (lambda: at_draft(put(last_round=True)), "in the draft nothing has happened yet"),
    "a column emptied in the draft": (lambda: at_draft(put(emptied=True)), "in the draft nothing has happened yet"),
    "a Plot under the deck in the draft": (
        lambda: at_draft(put(under=[{"seat": 0}])),
        "in the draft nothing has happened yet",
    ),
    # Points and Plots
    "negative points": (lambda: turned(seat(1, points=-1)), "seat 1 has -1 points; they are from 0 to 20000"),
    "points beyond counting": (lambda: turned(seat(1, points=2**70)), "points; they are from 0 to 20000"),
    "five validated Plots": (
        lambda: turned(seat(1, plots=[], validated=ALL_PLOTS[:5])),
        "seat 1 has validated 5 Plots, and owns four",
    ),
    "three Plots": (
        lambda: turned(lambda given: given["seats"][1]["plots"].pop()),
        "seat 1 has 3 unvalidated Plots, not 4",
    ),
    "five Plots": (
        lambda: turned(seat(1, plots=ALL_PLOTS[:5])),
        "seat 1 has 5 unvalidated Plots, not 4",
    ),
    "a Plot in two hands": (
        lambda: turned(seat(1, plots=ALL_PLOTS[:4]), seat(2, plots=ALL_PLOTS[3:7])),
        "the Plot P4 lies in two places",
    ),
    "a Plot in a hand and under the deck": (
        lambda: turned(lambda given: given.update(under=[{"seat": 0, "plot": given["seats"][1]["plots"][0]}])),
        "lies in two places",
    ),
    "an unknown Plot": (lambda: turned(seat(1, plots=["P1", "P2", "P3", "P37"])), "“P37” is no Plot of this deck"),
    "more Plots under the deck than there are": (
        lambda: turned(put(under=[{"seat": 0}] * 25)),
        "there are more Plots in hands and under the deck than in the box",
    ),
    "a Plot under the deck of nobody": (lambda: turned(put(under=[{"seat": 3}])), "there is no seat 3"),
    # The play that is under way
    "a card played between two plays": (
        lambda: turned(put(played="military 6")),
        "a card is played at the step “turn”, or should be",
    ),
    "no card played where one is placed": (
        lambda: turned(put(step="placing")),
        "a card is played at the step “placing”, or should be",
    ),
    "a column where a card is still to be placed": (
        lambda: dumped(court(courts={"blue": "m6 ..."}), Play(card("m6")), column=1),
        "a card is placed at the step “placing”, or should be",
    ),
    "no column for an effect": (
        lambda: of_play(M1, "m6", put(column=None)),
        "a card is placed at the step “target”, or should be",
    ),
    "an effect that asks something else": (
        lambda: of_play(M1, "m6", put(step="column")),
        "the Condition of “military 6” does not ask for “column”",
    ),
    "an effect that asks nothing": (
        lambda: of_play(M1, "m6", put(conditions=["M2", "A1", "N1", "C1", "F1"]), exchange("military 2", "military 1")),
        "the Condition of “military 6” does not ask for “target”",
    ),
    "a single opponent to choose": (
        lambda: of_play("M3 A1 N1 C1 F1", "m6", seat(1, points=7), points={"red": 6, "yellow": 6}),
        "there is no choice of an opponent",
    ),
    "no Plot to choose": (
        lambda: of_play(N7, "n5", seat(0, plots=[], validated=["P28", "P29", "P30", "P31"])),
        "there is no choice of a Plot",
    ),
    "Plots to change where the deck has none": (
        lambda: of_play(N7, "n5", put(options=short_deck(16)), players=4, plots=SHARED, courts={"blue": "n5 ..."}),
        "there is no choice of a Plot",
    ),
    "a single Plot to choose": (
        lambda: of_play(N6, "n5", seat(0, plots=["P36"], validated=["P28", "P29", "P30", "P31"])),
        "there is no choice of a Plot",
    ),
    "a played card that is not at the bottom": (
        lambda: of_play(M1, "m6", lambda given: given["columns"][0].insert(0, given["columns"][0].pop())),
        "“military 6” was played, but it is not the bottom card of its column",
    ),
    "a played card in another column": (
        lambda: of_play(M1, "m6", swap_columns),
        "“military 6” was played, but it is not the bottom card of its column",
    ),
    "a card offered too early": (
        lambda: of_play(M1, "n5", put(given="favorite 9"), courts={"blue": "n5 f9 ..."}),
        "the card offered for an exchange does not fit the step “giving”",
    ),
    "no card offered": (
        lambda: of_play(M1, "n5", put(given=None), moves=(Give(card("f9")),), courts={"blue": "n5 f9 ..."}),
        "the card offered for an exchange does not fit the step “column”",
    ),
    "a card offered that is another's": (
        lambda: of_play(
            M1, "n5", put(given="military 9"), moves=(Give(card("f9")),), courts={"blue": "n5 f9 ...", "red": "m9 ..."}
        ),
        "the card offered for an exchange does not fit the step “column”",
    ),
    "Plots changed at a turn": (lambda: turned(put(changed=1)), "Plots are exchanged where nobody exchanges any"),
    "two Plots changed already": (
        lambda: of_play(N7, "n5", put(changed=2), seat(0, plots=None)),
        "Plots are exchanged where nobody exchanges any, or not one at a time",
    ),
    "less than no Plots changed": (
        lambda: of_play(N7, "n5", put(changed=-1), seat(0, plots=None)),
        "Plots are exchanged where nobody exchanges any, or not one at a time",
    ),
    "a Plot changed by N6": (lambda: of_play(N6, "n5", put(changed=1)), "Plots are exchanged where nobody exchanges"),
    # The guard
    "a guard without M10": (
        lambda: turned(put(guard={"column": 1, "seat": 1}), courts={"blue": "m2 a2 n2 c2"}),
        "there is a guard, but no Condition that puts one there",
    ),
    "a guard in the owner's turn": (
        lambda: turned(put(guard={"column": 1, "seat": 0}), conditions=M10, courts={"blue": "m2 a2 n2 c2"}),
        "the guard is lifted when its owner's turn begins",
    ),
    "a guard of one who has played nothing": (
        lambda: turned(put(guard={"column": 1, "seat": 1}), conditions=M10),
        "seat 1 has a guard, but has played no card",
    ),
    "a guard of nobody": (lambda: turned(put(guard={"column": 1, "seat": 3})), "there is no seat 3"),
    # Columns
    "an empty column": (
        lambda: turned(lambda given: given["columns"][1].extend(given["columns"][0]), put_first_empty),
        "before the end no column is empty, unless it was emptied in this turn",
    ),
    "a column emptied between two turns": (
        lambda: turned(put(emptied=True)),
        "before the end no column is empty, unless it was emptied in this turn",
    ),
    "an end without an empty column": (
        lambda: at_end(put(emptied=True)),
        "a column is empty and nobody emptied it, or the other way round",
    ),
    "a column that has grown too long": (
        lambda: turned(move_card(1, 0), move_card(1, 0)),
        "a column has more cards than can have come there by now",
    ),
    # Turns
    "a court of another with fewer cards than at the start": (
        lambda: turned(lambda given: given["columns"][0].append(given["seats"][1]["court"].pop())),
        "seat 1 has 2 cards in court, fewer than at the start",
    ),
    "a court with a card too many": (
        lambda: turned(to_court(0, 1)),
        "by courts and Plots the players have had [0, 1, 0] turns, which no order of turns gives",
    ),
    "a player with a card too few": (
        lambda: turned(lambda given: given["columns"][0].append(given["seats"][0]["court"].pop())),
        "by courts and Plots the players have had [-1, 0, 0] turns, which no order of turns gives",
    ),
    "a Plot validated in no turn": (
        lambda: turned(lambda given: given["seats"][1].update(validated=[given["seats"][1]["plots"].pop()])),
        "by courts and Plots the players have had [0, 1, 0] turns, which no order of turns gives",
    ),
    "another player's turn": (
        lambda: turned(put(player=1)),
        "by courts and Plots the players have had [0, 0, 0] turns, which no order of turns gives",
    ),
    # The end
    "a last round that goes on": (
        lambda: turned(put(last_round=True)),
        "the last round is done, so the game would be over",
    ),
    "an end before the last round is done": (
        lambda: at_end(put(last_round=None), seat(0, points=5), seat(1, points=5)),
        "the game is not over: no column was emptied, and no last round is done",
    ),
    # Luck
    "a Plot that is to be drawn twice": (
        lambda: position(chance={"next": {"plots": ["P1", "P1"]}}),
        "P1 is to be drawn more often than it is in the Plot deck",
    ),
    "a Plot that is to be drawn and is in a hand": (
        lambda: turned(seat(0, plots=["P1", *ALL_PLOTS[17:20]]), put(chance={"next": {"plots": ["P1"]}}), plots=APART),
        "P1 is to be drawn more often than it is in the Plot deck",
    ),
    "a card that is no Plot to be drawn": (
        lambda: position(chance={"next": {"plots": ["M1"]}}),
        "“M1” cannot be drawn from “plots”",
    ),
    "a pile that is not drawn by name": (
        lambda: position(chance={"next": {"characters": ["military 3"]}}),
        "“military 3” cannot be drawn from “characters”",
    ),
    "a stream that there is not": (
        lambda: position(chance={"drawn": {"dice": 2}}),
        "there is no stream of luck called “dice”; there are: first player, requirement, conditions, characters, plots",
    ),
    "less than no draws": (lambda: position(chance={"drawn": {"plots": -1}}), "-1 draws of “plots”"),
    "a secret that is none": (
        lambda: position(chance={"secret": "xyz"}),
        "the secret of its chance is not hexadecimal",
    ),
}


def put_first_empty(given: dict[str, Any]) -> None:
    given["columns"][0] = []


def cards_of(given: dict[str, Any]) -> list[str]:
    """The three cards that lie nowhere when a court was taken away."""
    lying = {name for pile in (*given["sets"], *given["columns"]) for name in pile}
    lying |= {name for one in given["seats"] for name in one["court"]}
    lying |= {card(name) for name in given["conditions"]}
    every = cards(" ".join(f"{letter}{value}" for letter in "mancf" for value in range(1, 11)))
    return [name for name in every if name not in lying]


def exchange(one: str, other: str) -> Change:
    """Wherever the first card lies, the other one does."""

    def change(given: dict[str, Any]) -> None:
        for pile in (*given["columns"], *(each["court"] for each in given["seats"])):
            pile[:] = [other if name == one else name for name in pile]

    return change


@pytest.mark.rule("Q50", "Q106")
@pytest.mark.parametrize(("given", "fault"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_is_wrong(given: Callable[[], object], fault: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.load(given())

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
        (position(options={"conditions": "kind"}), "core-bad-value"),
        (position(options={"first_player": "seat 9"}), "core-bad-value"),
        (position(options={"deck": "tarot"}), "core-bad-value"),
        (position(options={"deck": {"name": "empty"}}), "core-bad-deck"),
    ],
)
def test_bad_seeds_and_options_of_a_position_are_refused_as_at_the_start_of_a_game(given: object, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.load(given)

    assert refused.value.reason == reason


@pytest.mark.parametrize("given", [None, 0, "queen-marie-antoinette", (), object(), {1: 2}, {"game": ["x"]}])
def test_whatever_is_loaded_is_answered_by_a_refusal(given: object) -> None:
    with pytest.raises(Refused, match=r"^This position cannot be: .*\.$"):
        GAME.load(given)


def test_a_refused_position_leaves_the_box_as_it_was() -> None:
    """Loading works on a table of its own: the next game is dealt as ever."""
    before = text(fresh(3, 4).state)
    for given, _ in IMPOSSIBLE.values():
        with pytest.raises(Refused):
            GAME.load(given())

    assert text(fresh(3, 4).state) == before
