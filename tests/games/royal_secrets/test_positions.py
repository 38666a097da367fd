"""Positions: what may be left out and how it is filled in, what comes back, and what is refused."""

import json
import pickle
from collections import Counter
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from antechamber import Refused, State
from antechamber.games.royal_secrets.cards import Card, reconstruction
from antechamber.games.royal_secrets.moves import ShowThirdCard, UseCorruption
from antechamber.games.royal_secrets.views.shapes import View
from tests.games.royal_secrets.court import GAME, Court, down, fresh, give, play_out, up

BLUE, RED, YELLOW, GREEN = range(4)
COURTIERS = [*(f"courtier {number}" for number in (0, 0, 10, 10, 10, 20, 20, 30, 40)), "excuse"]
SECRET = bytes(range(32))

KING: dict[str, Any] = {"audience": "stabbing 30"}
QUEEN: dict[str, Any] = {"audience": "corruption 20"}
UP: dict[str, Any] = {"card": "courtier 0", "up": True}
DOWN: dict[str, Any] = {"card": "courtier 0", "up": False}
RECRUITER: list[dict[str, Any]] = [{"favors": ["recruitment 30"]}, {}, {}, {}]
OPENING = [{"round": 0, "seat": seat, "amount": 10, "why": "opening", "sender": None} for seat in range(4)]


def position(**given: object) -> dict[str, Any]:
    """The shortest position, of four players, and what is given besides."""
    return {"game": "royal-secrets", "players": 4, **given}


def opened(**given: object) -> dict[str, Any]:
    """A position at the start of a round, its Audience cards turned up."""
    return position(**{"king": KING, "queen": QUEEN, **given})


def bet(*bets: list[dict[str, Any]], **given: object) -> dict[str, Any]:
    """A position in the betting: blue and red with the King, yellow and green with the Queen."""
    king, queen = {**KING, "present": [BLUE, RED]}, {**QUEEN, "present": [YELLOW, GREEN]}
    seats = [{"bets": list(laid)} for laid in bets]
    return position(**{"king": king, "queen": queen, "action": "first card", "seats": seats, **given})


def counted(step: str, bets: list[dict[str, Any]] | None = None, **given: object) -> dict[str, Any]:
    """A position in which everyone has bet two cards, face up after the reveal."""
    laid = bets if bets is not None else [UP, DOWN if step == "recruiting" else UP]
    return bet(laid, laid, laid, laid, **{"step": step, "action": "second card", "acted": [0, 1, 2, 3], **given})


def tied(**given: object) -> dict[str, Any]:
    """A position in which blue and red are tied with the King at 20."""
    bets = [{"card": "courtier 20", "up": True}, UP]
    king = {**KING, "present": [BLUE, RED], "outcome": "succeeded", "leaders": [BLUE, RED]}
    return counted("tie", bets, **{"tie": "king", "king": king, **given})


def tied_seats(third: str | None) -> list[dict[str, Any]]:
    """The seats of that tie without Valets; blue has sealed a third card."""
    bets = [{"card": "courtier 20", "up": True}, UP]
    hand = [card for card in COURTIERS[1:] if card != "courtier 20"] + ["courtier 20"]
    return [{"hand": hand, "bets": bets, "third": third if seat == BLUE else None} for seat in range(4)]


def view(state: State, seat: int | None = None) -> View:
    seen = state.view(seat)
    assert isinstance(seen, View)
    return seen


def text(state: State) -> str:
    return json.dumps(state.dump())


# What is left out is filled in


def test_the_shortest_position_is_a_game_about_to_open_its_first_round() -> None:
    state = GAME.load({"game": "royal-secrets", "players": 5})

    table = view(state)
    assert (table.round, table.step, table.parley, table.first) == (1, "choosing", BLUE, BLUE)
    assert [seat.hand_size for seat in table.seats] == [10] * 5
    assert (table.valet_pile, table.cardinal_pile, len(table.audiences_unseen)) == (5, 14, 16)
    assert [view(state, seat).points for seat in range(5)] == [10] * 5


def test_with_both_audience_cards_given_the_round_has_opened() -> None:
    table = view(GAME.load(opened(round=4)))

    assert table.king is not None
    assert table.queen is not None
    assert (table.king.card.name, table.queen.card.name, table.round) == ("stabbing 30", "corruption 20", 4)


def test_the_parley_is_the_first_players_and_the_reverse() -> None:
    assert view(GAME.load(opened(first=2))).parley == YELLOW
    assert view(GAME.load(opened(parley=3))).first == GREEN


@pytest.mark.rule("RS 1.4")
def test_a_hand_left_out_is_the_starting_hand_less_what_is_spent_and_bet() -> None:
    seats = [{"spent": ["courtier 40", "excuse"], "bets": [{"card": "courtier 10", "up": True}]}, {}, {}, {}]
    state = GAME.load(
        bet(
            [],
            [],
            [],
            [],
            seats=seats,
            step="betting",
            acted=[BLUE],
            parley=RED,
            chance={"next": {"valets": ["valet 20"]}},
        )
    )

    left = Counter(COURTIERS) - Counter(["courtier 40", "excuse", "courtier 10"])
    assert Counter(view(state, BLUE).hand) == left + Counter(["valet 20"])


def test_a_hand_left_out_has_its_valet_drawn_unless_that_is_spent_or_bet() -> None:
    """Blue's is spent, red's first bet is one and yellow's second; green draws his."""
    valet = {"card": "valet -10", "up": False}
    seats = [{"spent": ["valet 0"], "bets": [UP, DOWN]}, {"bets": [valet, UP]}, {"bets": [UP, valet]}, {"bets": [UP]}]
    state = GAME.load(bet(seats=seats, step="betting", action="second card", acted=[0, 1, 2], parley=GREEN))

    valets = [[card for card in view(state, seat).hand if card.startswith("valet")] for seat in range(4)]
    assert [len(held) for held in valets] == [0, 0, 0, 1]
    assert view(state).valet_pile == 10 - 4


def test_bets_are_not_taken_for_spent_where_hands_are_given() -> None:
    """Everyone's two bets lie on the table, so nothing is lacking."""
    hand = [card for card in COURTIERS[1:] if card != "courtier 40"]
    bets = [UP, {"card": "courtier 40", "up": False}]
    state = GAME.load(counted("recruiting", seats=[{"hand": hand, "bets": bets, **favor} for favor in RECRUITER]))

    assert [seat.spent for seat in view(state).seats] == [(), (), (), ()]


def test_what_lacks_in_given_hands_was_spent_by_those_who_started_with_it() -> None:
    """Blue has his two 0s left; the Excuse that yellow lacks is green's second."""
    hands = [["courtier 0", "courtier 0"], COURTIERS, COURTIERS[:-1], [*COURTIERS, "excuse"]]
    state = GAME.load(opened(seats=[{"hand": hand} for hand in hands]))

    assert [seat.spent for seat in view(state).seats] == [tuple(COURTIERS[2:]), (), (), ()]


def test_piles_are_the_box_less_all_that_is_placed() -> None:
    """Six Valets are placed, three Cardinal cards and five Audience cards."""
    seats = [
        {"hand": [*COURTIERS, "valet 0", "valet 20"], "favors": ["planning 40"]},
        {"hand": [*COURTIERS, "valet 0"]},
        {"hand": COURTIERS, "spent": ["valet -10", "valet -10"]},
        {"hand": [*COURTIERS, "valet 10"]},
    ]
    given = opened(seats=seats, cardinal={"played": ["cardinal 0", "cardinal 0", "cardinal 20"]}, round=3)
    table = view(GAME.load({**given, "discarded": ["planning 50", "espionage 20"]}))

    assert (table.valet_pile, table.cardinal_pile, len(table.audiences_unseen)) == (10 - 6, 14 - 3, 18 - 5)


def test_no_valet_is_drawn_where_the_pile_is_empty() -> None:
    """All ten are in the hands of the others."""
    valets = [f"valet {number}" for number in (-10, -10, 0, 0, 0, 0, 10, 10, 20, 20)]
    seats = [{"hand": [*COURTIERS, *valets[:5]]}, {"hand": [*COURTIERS, *valets[5:]]}, {"hand": COURTIERS}, {}]
    state = GAME.load(opened(seats=seats))

    assert list(view(state, GREEN).hand) == COURTIERS
    assert view(state).valet_pile == 0


def test_the_whole_pile_of_the_cardinal_may_have_been_played() -> None:
    cards = [f"cardinal {number}" for number in (-10, -10, 0, 0, 0, 0, 10, 10, 10, 10, 10, 10, 20, 20)]

    assert view(GAME.load(opened(round=7, cardinal={"played": cards}))).cardinal_pile == 0


def test_as_many_audience_cards_are_enough_as_the_rounds_to_come_turn_up() -> None:
    """In the second round ten are to come, and the four that were removed need not be among the rest."""
    gone = ["espionage 20", "espionage 40", "recruitment 30", "recruitment 50", "planning 40", "planning 50"]

    assert len(view(GAME.load(opened(round=2, discarded=gone))).audiences_unseen) == 10
    opening = {"audience": None}
    given = position(round=2, king=opening, queen=opening, discarded=[*gone])
    assert len(view(GAME.load(given)).audiences_unseen) == 10
    with pytest.raises(Refused, match="too few for the rounds to come"):
        GAME.load(position(round=2, discarded=[*gone, "royal dinner 60"]))


def test_at_the_end_the_last_round_of_the_ledger_is_paid() -> None:
    ledger = [*OPENING, {"round": 7, "seat": RED, "amount": -3, "why": "king", "sender": None}]
    seats = [{}, {"points": 7}, {}, {}]

    assert view(GAME.load(position(round=7, step="over", ledger=ledger, seats=seats)), RED).points == 7


@pytest.mark.rule("RS 6.2", "RS 6.9", "RS 7.2", "RS 8.1")
def test_a_count_left_out_is_made_from_the_bets() -> None:
    """Blue fails with a 0-Valet and red, who bet the Excuse, is gone; yellow and green succeed with 20."""
    seats = [
        {"bets": [{"card": "valet 0", "up": True}, UP], "favors": ["royal pardon 40"]},
        {"bets": [UP, {"card": "excuse", "up": True}]},
        {"bets": [{"card": "courtier 20", "up": True}, UP]},
        {"bets": [UP, UP]},
    ]
    table = view(GAME.load(counted("losses", seats=seats)))

    assert table.king is not None
    assert table.queen is not None
    assert (table.king.outcome, table.queen.outcome, table.queen.winner) == ("failed", "succeeded", YELLOW)
    assert [seat.withdrawn for seat in table.seats] == [False, True, False, False]
    dues = [(seat.gains, seat.losses, seat.rumors) for seat in table.seats]
    assert dues == [(0, 3, 3), (0, 0, 0), (2, 0, 0), (2, 0, 0)]


@pytest.mark.rule("R62")
def test_a_position_without_a_ledger_enters_its_points_as_one_opening_line() -> None:
    state = GAME.load(opened(round=3, seats=[{"points": 4}, {}, {"points": 0}, {"points": 21}]))

    lines = [(line.round, line.seat, line.amount, line.why) for line in view(state).ledger]
    assert lines == [
        (0, BLUE, 4, "opening"),
        (0, RED, 10, "opening"),
        (0, YELLOW, 0, "opening"),
        (0, GREEN, 21, "opening"),
    ]


@pytest.mark.rule("R62", "R40")
def test_imagined_totals_add_up_the_ledger_round_by_round_with_the_floor_of_zero() -> None:
    """Red lost 12 of his 10 in round 1 and gained 3 in round 2: he has 3, in every world that blue imagines."""
    ledger = [*OPENING]
    ledger += [{"round": 1, "seat": RED, "amount": amount, "why": "king", "sender": None} for amount in (-7, -5)]
    ledger += [{"round": 2, "seat": RED, "amount": 3, "why": "queen", "sender": None}]
    state = GAME.load(opened(round=3, ledger=ledger, seats=[{}, {"points": 3}, {}, {}]))

    assert view(state, RED).points == 3
    for world in (state.imagine(BLUE, 1), GAME.imagine(view(state, BLUE), 1)):
        assert [view(world, seat).points for seat in range(4)] == [10, 3, 10, 10]


# Coming draws


@pytest.mark.rule("RS 2.1")
def test_next_fixes_the_audience_cards_the_kings_first() -> None:
    state = GAME.load(position(chance={"next": {"audiences": ["royal dinner 70", "espionage 20"]}}))

    table = view(state)
    assert table.king is not None
    assert table.queen is not None
    assert (table.king.card.name, table.queen.card.name) == ("royal dinner 70", "espionage 20")


def test_next_fixes_the_valets_of_hands_left_out_and_then_those_that_are_drawn() -> None:
    seats: list[dict[str, Any]] = [{"favors": ["corruption 40"]}, {}, {}, {}]
    valets = ["valet 20", "valet 10", "valet 0", "valet -10", "valet 20"]
    state = GAME.load(opened(seats=seats, chance={"next": {"valets": valets}}))

    assert [view(state, seat).hand[-1] for seat in range(4)] == valets[:4]
    state.play(BLUE, UseCorruption())
    assert view(state, BLUE).hand[-2:] == ("valet 20", "valet 20")


@pytest.mark.rule("RS 9.2")
def test_next_fixes_the_cards_of_the_cardinal() -> None:
    king, queen = {**KING, "present": [BLUE]}, {**QUEEN, "present": [RED, YELLOW, GREEN]}
    chance = {"next": {"cardinals": ["cardinal 20", "cardinal -10"]}}
    given = position(
        king=king, queen=queen, action="first card", step="betting", cardinal={"side": "king"}, chance=chance
    )
    table = Court(GAME.load(given))

    table.play("blue", up("courtier 10"), give("red"))
    assert table.view().bets[-1].card == "cardinal 20"
    table.play("red", up("courtier 0"), give("yellow"))
    table.play("yellow", up("courtier 0"))
    table.play("green", up("courtier 0"), give("blue"))
    table.play("blue", down("courtier 10"))

    cardinal: Any = table.state.dump()["cardinal"]
    assert [bet["card"] for bet in cardinal["bets"]] == ["cardinal 20", "cardinal -10"]


def test_what_is_left_of_the_fixed_draws_is_kept_in_a_dump() -> None:
    valets = ["valet 20", "valet 10", "valet 0", "valet -10", "valet 20"]
    state = GAME.load(opened(chance={"seed": 5, "next": {"valets": valets}}))

    assert state.dump()["chance"] == {"seed": 5, "drawn": {"valets": 4}, "next": {"valets": ["valet 20"]}}


def test_an_imagined_world_drops_the_fixed_draws() -> None:
    state = GAME.load(opened(chance={"seed": 5, "next": {"audiences": ["planning 40"]}}))

    assert state.imagine(BLUE, 9).dump()["chance"] == {"seed": 9}


def test_after_the_fixed_draws_luck_goes_on_as_it_would_have() -> None:
    """Draw n of a stream does not depend on who fixed the draws before it."""
    plain = GAME.load(opened(chance={"seed": 5, "drawn": {"audiences": 2}}))
    fixed = GAME.load(position(chance={"seed": 5, "next": {"audiences": ["stabbing 30", "corruption 20"]}}))

    turned = [play_out(Court(state)).state.dump()["discarded"] for state in (plain, fixed)]
    assert turned[0] == turned[1]


# There and back


POSITIONS = {
    "opening": position(chance={"seed": 3}),
    "a plan announced": opened(step="splitting", planning={"seat": 2, "influence": 40}, discarded=["planning 40"]),
    "a bet spied on": bet(
        [{**DOWN, "seen_by": [RED, GREEN], "medal": True}], [], [], [], step="betting", acted=[BLUE], parley=RED
    ),
    "a bet stabbed": bet([{**DOWN, "stabbed": True}], [], [], [], step="betting", acted=[BLUE], parley=RED),
    "a claim": counted(
        "recruiting",
        seats=[
            {"bets": [UP, {**DOWN, "claimed_by": RED}]},
            {"bets": [UP, DOWN]},
            {"bets": [UP, DOWN]},
            {"bets": [UP, {"card": "courtier 10", "up": False}], "favors": ["recruitment 30"]},
        ],
        king={**KING, "present": [BLUE, RED, GREEN]},
        queen={**QUEEN, "present": [YELLOW]},
        cardinal={"side": "queen", "bets": [{"card": "cardinal 0", "up": True}, {"card": "cardinal 0", "up": False}]},
        first=GREEN,
    ),
    "a tie": tied(),
    "losses": counted(
        "losses",
        king={**KING, "present": [BLUE, RED], "outcome": "failed"},
        queen={**QUEEN, "present": [YELLOW, GREEN], "outcome": "failed"},
        seats=[
            {"bets": [UP, UP], "losses": 3, "favors": ["royal pardon 40"]},
            {"bets": [UP, UP], "losses": 3},
            {"bets": [UP, UP], "losses": 2},
            {"bets": [UP, UP], "losses": 2},
        ],
    ),
    "the end": position(round=7, step="over", seats=[{"hand": COURTIERS, "points": 30}, {}, {}, {}]),
    "options": opened(options={"equal_stakes": True, "favor_windows": "own turn"}),
}


@pytest.mark.parametrize("given", POSITIONS.values(), ids=POSITIONS)
def test_dump_load_dump_is_equal_as_text(given: dict[str, Any]) -> None:
    state = GAME.load(given)
    written = text(state)

    again = GAME.load(json.loads(written))

    assert text(again) == written
    assert [repr(again.view(seat)) for seat in (None, *range(4))] == [
        repr(state.view(seat)) for seat in (None, *range(4))
    ]


LYING: dict[str, dict[str, Any]] = {
    "a plan of the first seat": opened(
        step="splitting", planning={"seat": BLUE, "influence": 50}, discarded=["planning 50"], parley=YELLOW
    ),
    "bets with all their marks": bet(
        [{**DOWN, "seen_by": [RED, GREEN], "medal": True}],
        [{"card": "courtier 30", "up": True, "medal": True}],
        [{**DOWN, "stabbed": True}],
        [],
        step="betting",
        acted=[BLUE, RED, YELLOW],
        parley=GREEN,
    ),
    "claims": counted(
        "recruiting",
        seats=[
            {"bets": [UP, {**DOWN, "claimed_by": RED}]},
            {"bets": [{**DOWN, "claimed_by": BLUE}, UP]},
            {"bets": [UP, {**DOWN, "claimed_by": GREEN}], "favors": ["recruitment 30"]},
            {"bets": [UP, DOWN]},
        ],
        asking=2,
    ),
    "the Cardinal at the King's": bet(
        [UP],
        [],
        [],
        [],
        step="betting",
        acted=[BLUE],
        parley=RED,
        king={**KING, "present": [BLUE]},
        queen={**QUEEN, "present": [RED, YELLOW, GREEN]},
        cardinal={"side": "king", "bets": [{"card": "cardinal -10", "up": True}], "played": ["cardinal -10"]},
    ),
    "a tie at the Queen's after the King's was settled": counted(
        "tie",
        [{"card": "courtier 20", "up": True}, UP],
        tie="queen",
        king={**KING, "present": [BLUE, RED], "outcome": "succeeded", "leaders": [BLUE, RED], "winner": RED},
        queen={**QUEEN, "present": [YELLOW, GREEN], "outcome": "succeeded", "leaders": [YELLOW, GREEN]},
    ),
    "losses of which some are turned and some pardoned": counted(
        "losses",
        king={**KING, "present": [BLUE, RED], "outcome": "failed"},
        queen={**QUEEN, "present": [YELLOW, GREEN], "outcome": "failed"},
        seats=[
            {
                "bets": [UP, {"card": "valet -10", "up": True}],
                "losses": 3,
                "rumors": 4,
                "stroked": True,
                "favors": ["royal pardon 40"],
            },
            {"bets": [UP, UP], "losses": 3, "pardoned": True},
            {"bets": [UP, {"card": "excuse", "up": True}], "withdrawn": True},
            {"bets": [UP, UP], "losses": 2},
        ],
    ),
    "the last round, which pays the first seat alone": counted(
        "losses",
        round=7,
        king={**KING, "present": [BLUE, RED], "outcome": "succeeded", "leaders": [BLUE], "winner": BLUE},
        queen={**QUEEN, "present": [YELLOW, GREEN], "outcome": "failed"},
        seats=[
            {"bets": [{"card": "courtier 40", "up": True}, UP], "gains": 3},
            {"bets": [UP, UP], "gains": 0},
            {"bets": [UP, UP], "losses": 2},
            {"bets": [UP, UP], "losses": 2, "favors": ["royal pardon 40"]},
        ],
    ),
    "one who has chosen": opened(step="choosing", acted=[YELLOW], king={**KING, "present": [YELLOW]}, parley=BLUE),
    "a Valet that everyone knows in a face-down bet": bet(
        seats=[
            {"hand": COURTIERS},
            {"hand": COURTIERS},
            {"hand": COURTIERS, "bets": [{"card": "valet 10", "up": False}], "known_valets": ["valet 10"]},
            {"hand": COURTIERS},
        ],
        step="betting",
        acted=[YELLOW],
    ),
    "Valets that everyone knows": opened(
        step="choosing",
        seats=[
            {"hand": [*COURTIERS, "valet -10"], "known_valets": ["valet -10"]},
            {"hand": COURTIERS},
            {"hand": COURTIERS},
            {"hand": [*COURTIERS, "valet 20", "valet 20"], "known_valets": ["valet 20"]},
        ],
    ),
}


def comes_back(given: object, dumped: object) -> bool:
    """Everything given stands in the dump, in its place; what is empty may be left out."""
    if isinstance(given, dict) and isinstance(dumped, dict):
        return all(comes_back(value, dumped.get(key)) for key, value in given.items())
    if isinstance(given, list) and isinstance(dumped, list):
        return len(given) == len(dumped) and all(map(comes_back, given, dumped))
    return given == dumped or (not given and not dumped)


@pytest.mark.parametrize("given", LYING.values(), ids=LYING)
def test_all_that_a_position_says_comes_back_in_a_dump(given: dict[str, Any]) -> None:
    dumped = json.loads(text(GAME.load(given)))

    for key, value in given.items():
        assert comes_back(value, dumped[key]), f"{key}: {value} became {dumped[key]}"


@pytest.mark.parametrize("given", POSITIONS.values(), ids=POSITIONS)
def test_loading_does_not_touch_what_it_is_given(given: dict[str, Any]) -> None:
    before = deepcopy(given)

    GAME.load(given)

    assert given == before


def test_the_keys_of_a_dump_stand_in_a_fixed_order() -> None:
    state = GAME.load(POSITIONS["a claim"])

    assert list(state.dump()) == [
        "game",
        "players",
        "rules",
        "options",
        "step",
        "action",
        "first",
        "parley",
        "acted",
        "king",
        "queen",
        "cardinal",
        "seats",
        "ledger",
        "chance",
    ]
    shuffled = dict(reversed(POSITIONS["a claim"].items()))
    assert text(GAME.load(shuffled)) == text(state)


@pytest.mark.parametrize("card", ["courtier 0", "courtier 30"])
def test_a_sealed_third_card_stays_sealed_in_a_position(card: Card) -> None:
    table = Court(GAME.load(tied()))
    table.play("blue", ShowThirdCard(card))

    again = Court(GAME.load(json.loads(text(table.state))))

    assert (again.asked, again.view("blue").third, again.view("red").third) == (["red"], card, None)
    again.play("red", ShowThirdCard("courtier 10"))
    king = again.view().king
    assert king is not None
    assert king.winner == (BLUE if card == "courtier 30" else RED)


@pytest.mark.rule("RS 13.1")
def test_a_position_carries_a_deck_of_its_own() -> None:
    deck = msgspec.to_builtins(reconstruction())
    deck = {**deck, "name": "dear", "audiences": [{**card, "gain": card["gain"] + 1} for card in deck["audiences"]]}
    state = GAME.load(opened(options={"deck": deck}))

    again = GAME.load(json.loads(text(state)))

    table = view(again)
    assert table.king is not None
    assert table.king.card.gain == 4
    assert text(again) == text(state)


@pytest.mark.parametrize("given", POSITIONS.values(), ids=POSITIONS)
def test_a_state_is_pickled_as_its_position(given: dict[str, Any]) -> None:
    state = GAME.load(given)

    again = pickle.loads(pickle.dumps(state))

    assert type(again) is type(state)
    assert text(again) == text(state)
    assert again is not state


def test_a_pickled_game_goes_on_like_the_original() -> None:
    state = GAME.start(4, SECRET)
    again = pickle.loads(pickle.dumps(state))

    for _ in range(60):
        seat = state.actors[0]
        assert state.narrate(seat, state.choices(seat)[0]) == again.narrate(seat, again.choices(seat)[0])
    assert text(again) == text(state)


def test_a_position_keeps_luck_that_is_keyed_by_a_secret() -> None:
    state = GAME.start(4, SECRET)
    assert state.dump()["chance"] == {
        "secret": SECRET.hex(),
        "drawn": {"first player": 1, "audiences": 2, "valets": 4},
    }

    again = GAME.load(json.loads(text(state)))

    assert play_out(Court(again)).state.dump() == play_out(Court(state)).state.dump()


def test_a_hand_written_position_may_be_keyed_by_a_secret() -> None:
    """The first two draws of its audiences are those of a game that starts with this secret."""
    state = GAME.load(position(chance={"secret": SECRET.hex()}))

    started, loaded = view(GAME.start(4, SECRET)), view(state)
    assert (loaded.king, loaded.queen) == (started.king, started.queen)


def test_the_number_of_draws_made_shifts_luck() -> None:
    first = GAME.load(position(chance={"seed": 8}))
    third = GAME.load(position(chance={"seed": 8, "drawn": {"audiences": 2}}))

    assert view(first).king != view(third).king


# What is impossible is refused, each with a sentence that says why

UNCOUNTED = "at the step “plans” nothing has been counted yet"


def with_cardinal(bets: list[dict[str, Any]]) -> dict[str, Any]:
    """Blue is alone with the King, and the Cardinal has bet as often as he."""
    own = [UP, DOWN][: len(bets)]
    return bet(
        own,
        *[own[:1] if len(own) > 1 else []] * 3,
        step="betting",
        action=["first card", "second card"][len(own) - 1],
        acted=[BLUE],
        parley=RED,
        king={**KING, "present": [BLUE]},
        queen={**QUEEN, "present": [RED, YELLOW, GREEN]},
        cardinal={"side": "king", "bets": bets},
    )


IMPOSSIBLE: dict[str, tuple[object, str]] = {
    # Its shape
    "no object": ([], "Expected `object`, got `array`"),
    "a key that there is not": (position(jester=1), "unknown field `jester`"),
    "a card that there is not": (opened(seats=[{"hand": ["joker"]}, {}, {}, {}]), "Invalid enum value 'joker'"),
    "another game": ({"game": "chess", "players": 4}, "it is one of “chess”, not of royal-secrets"),
    "other rules": (position(rules=9), "it follows version 9 of the rules, and this release plays version 1"),
    "two players": (position(players=2), "it has 2 players, and royal-secrets is for 3 to 5"),
    "a seat too many": (position(seats=[{}] * 5), "it has 4 players but 5 seats"),
    "a seat that is not there": (opened(parley=4), "there is no seat 4"),
    "a guest who is not there": (opened(king={**KING, "present": [-1]}), "there is no seat -1"),
    # Where it stands
    "an eighth round": (opened(round=8), "round 8: there are rounds 1 to 7"),
    "a window past its end": (opened(asking=5), "asking 5: a window can have left at most 4 seats behind"),
    "an unknown step": (opened(step="dancing"), "“dancing” is no step; there are: opening, plans"),
    "an unknown action": (opened(action="bow"), "“bow” is no action; there are: choose, first card, second card"),
    "an unknown outcome": (opened(king={**KING, "outcome": "boredom"}), "“boredom” is no outcome"),
    "a step that asks nobody": (counted("revealing", [UP, DOWN]), "nobody is ever asked at the step “revealing”"),
    # Audience cards
    "no such Audience card": (opened(king={"audience": "planning 41"}), "there is no Audience card “planning 41”"),
    "an Audience card twice": (opened(discarded=["stabbing 30"]), "the Audience card “stabbing 30” lies in two places"),
    "a Planning that is not spent": (
        opened(step="splitting", planning={"seat": 0, "influence": 40}),
        "no Planning of 40 lies among the discarded cards",
    ),
    "too few Audience cards": (
        opened(discarded=["planning 40", "planning 50", "espionage 20", "espionage 40", "royal dinner 60"]),
        "11 Audience cards are left, too few for the rounds to come",
    ),
    "one sovereign without a card": (
        position(king=KING, step="plans"),
        "in a round both the King and the Queen have an Audience card",
    ),
    # The Cardinal's cards
    "a Courtier that the Cardinal played": (
        opened(cardinal={"played": ["courtier 10"]}),
        "“courtier 10” is no card of the Cardinal's",
    ),
    "three of two Cardinal cards": (
        opened(cardinal={"played": ["cardinal 20"] * 3}),
        "there are more cards “cardinal 20” than in the box",
    ),
    "a Cardinal card in a hand": (
        opened(seats=[{"hand": ["cardinal -10"]}, {}, {}, {}]),
        "“cardinal -10” is bet by the Cardinal alone, and no player can hold it",
    ),
    "a Cardinal card bet by a player": (
        bet([{"card": "cardinal 0", "up": True}], [], [], [], step="betting", acted=[BLUE], parley=RED),
        "“cardinal 0” is bet by somebody who cannot hold it",
    ),
    "the Cardinal where nobody is alone": (
        bet([], [], [], [], step="naming", cardinal={"side": "king"}),
        "the Cardinal belongs at no audience",
    ),
    "no Cardinal where somebody is": (
        bet([], [], [], [], step="naming", king={**KING, "present": [0]}, queen={**QUEEN, "present": [1, 2, 3]}),
        "the Cardinal belongs at the king's audience",
    ),
    "a Cardinal who bets before his player": (
        bet(
            [],
            [],
            [],
            [],
            step="naming",
            king={**KING, "present": [0]},
            queen={**QUEEN, "present": [1, 2, 3]},
            cardinal={"side": "king", "bets": [{"card": "cardinal 0", "up": True}]},
        ),
        "the Cardinal has 1 bets where the player beside him has 0",
    ),
    # Cards of the players
    "more 40s than in the box": (
        opened(seats=[{"hand": [*COURTIERS, *["courtier 40"] * 4]}, {}, {}, {}]),
        "“courtier 40”: 4 more than in the box",
    ),
    "a card that lies nowhere": (
        opened(seats=[{"hand": COURTIERS[:-1], "spent": []}, {}, {}, {}]),
        "“excuse”: 1 of the box lie nowhere",
    ),
    "three 0-Courtiers": (
        opened(seats=[{"hand": [*COURTIERS, "courtier 0"]}, {"hand": COURTIERS[1:]}, {}, {}]),
        "seat 0 has 3 0-Courtiers",
    ),
    "a known Courtier": (
        opened(seats=[{"known_valets": ["courtier 20"]}, {}, {}, {}]),
        "“courtier 20” is no Valet, and only Valets are listed as known",
    ),
    "a known Valet that is not there": (
        opened(seats=[{"hand": COURTIERS, "known_valets": ["valet 20"]}, {}, {}, {}]),
        "seat 0 is known to have a “valet 20” that it has not",
    ),
    "negative points": (
        opened(seats=[{"points": -1}, {}, {}, {}]),
        "seat 0: points, gains, losses and rumors are from 0 to 20000",
    ),
    "points beyond counting": (
        opened(seats=[{"points": 2**70}, {}, {}, {}]),
        "seat 0: points, gains, losses and rumors are from 0 to 20000",
    ),
    "a line of the ledger from a round to come": (
        opened(ledger=[*OPENING, {"round": 5, "seat": 0, "amount": 3, "why": "king", "sender": None}]),
        "a line of the ledger is of round 5 and 3 points",
    ),
    "a line of the ledger beyond counting": (
        opened(ledger=[*OPENING, {"round": 0, "seat": 0, "amount": 2**70, "why": "opening", "sender": None}]),
        "a line of the ledger is of round 0 and 1180591620717411303424 points",
    ),
    "points that the ledger does not give": (
        opened(ledger=OPENING, seats=[{"points": 11}, {}, {}, {}]),
        "by the ledger the points are [10, 10, 10, 10]",
    ),
    # Who is where
    "a bet between two rounds": (
        position(seats=[{"bets": [UP]}, {}, {}, {}]),
        "between rounds nobody is at an audience and no card is bet",
    ),
    "a guest between two rounds": (
        position(queen={"present": [BLUE]}),
        "between rounds nobody is at an audience and no card is bet",
    ),
    "gains between two rounds": (
        position(seats=[{"gains": 2}, {}, {}, {}]),
        "at the step “opening” nothing has been counted yet",
    ),
    "an Audience card between two rounds": (
        position(queen={"audience": "corruption 20"}),
        "between rounds no Audience card lies open",
    ),
    "Audience cards of a round that has not opened": (
        opened(step="opening"),
        "between rounds no Audience card lies open; `next` fixes the coming ones",
    ),
    "the end with Audience cards on the table": (
        opened(round=7, step="over"),
        "between rounds no Audience card lies open",
    ),
    "a guest who has not chosen": (
        opened(step="choosing", king={**KING, "present": [2]}),
        "the players at the audiences are not those who have chosen one",
    ),
    "a split that nobody planned": (opened(step="splitting"), "nobody has announced a Planning"),
    "a bet while audiences are chosen": (
        bet([], [], [], [], step="betting", action="choose", acted=[0, 1, 2, 3]),
        "at the step “betting” the action is not “choose”",
    ),
    # Bets
    "three bets": (
        bet([UP, DOWN, UP], [], [], [], step="betting"),
        "3 bets of one player: nobody bets more than two",
    ),
    "a bet too early": (
        bet([UP], [], [], [], step="betting"),
        "seat 0 has 1 bets, which does not fit the step and action",
    ),
    "two bets face up": (counted("recruiting", [UP, UP]), "seat 0 has not bet one card face up and one face down"),
    "a face-down bet after the reveal": (
        counted("losses", [UP, DOWN]),
        "seat 0 has a face-down bet after all were turned up",
    ),
    "a stab at a face-up bet": (
        bet([{**UP, "stabbed": True}], [], [], [], step="betting", acted=[BLUE], parley=RED),
        "seat 0 has a stabbed bet that lies face up; only face-down ones can be stabbed",
    ),
    # Who is asked
    "a Parley with one who has bet": (
        bet([UP], [], [], [], step="betting", acted=[BLUE], parley=BLUE),
        "the holder of the Parley has done this action already",
    ),
    "a Parley that nobody can be given": (
        bet([UP], [UP], [UP], [UP], step="naming", acted=[0, 1, 2, 3]),
        "there is nobody left who could be given the Parley",
    ),
    "a tie of one": (
        tied(king={**KING, "present": [BLUE, RED], "outcome": "succeeded", "leaders": [BLUE]}),
        "the bets do not give the king's audience this outcome and these leaders",
    ),
    "a third card without a tie": (
        opened(seats=[{"third": "courtier 10"}, {}, {}, {}]),
        "seat 0 cannot have sealed “courtier 10” as a third card",
    ),
    "a third card of the Cardinal's": (
        opened(seats=[{"third": "cardinal -10"}, {}, {}, {}]),
        "seat 0 cannot hold “cardinal -10”",
    ),
    "an Excuse as a third card": (
        tied(seats=tied_seats("excuse")),
        "seat 0 cannot have sealed “excuse” as a third card",
    ),
    "a third card that is not in the hand": (
        tied(seats=tied_seats("valet 20")),
        "seat 0 cannot have sealed “valet 20” as a third card",
    ),
    "a third card of one who is not tied": (
        tied(seats=[*tied_seats(None)[:2], {**tied_seats(None)[2], "third": "courtier 10"}, tied_seats(None)[3]]),
        "seat 2 cannot have sealed “courtier 10” as a third card",
    ),
    "a tie in which all have answered": (
        tied(
            seats=[
                {"bets": [{"card": "courtier 20", "up": True}, UP], "third": "courtier 10"},
                {"bets": [{"card": "courtier 20", "up": True}, UP], "third": "courtier 10"},
                {"bets": [UP, UP]},
                {"bets": [UP, UP]},
            ]
        ),
        "all tied players have chosen a third card, so the tie would be broken",
    ),
    # What play leads to
    "somebody who has chosen before the plans": (opened(acted=[BLUE]), "nobody has acted yet at the step “plans”"),
    "the end before the seventh round": (
        position(round=3, step="over"),
        "the game is over after round 7, not after round 3",
    ),
    "choosing after a Planning": (
        opened(step="choosing", planning={"seat": 0, "influence": 40}, discarded=["planning 40"]),
        "after a Planning nobody chooses an audience",
    ),
    "a claim before all have bet": (
        bet([{**DOWN, "claimed_by": RED}], [], [], [], step="betting", acted=[BLUE], parley=RED),
        "seat 1 has claimed a card that cannot be recruited",
    ),
    "a claim on one's own bet": (
        counted("recruiting", [UP, {**DOWN, "claimed_by": BLUE}]),
        "seat 0 has claimed a card that cannot be recruited",
    ),
    "a claim at the other audience": (
        counted("recruiting", seats=[{"bets": [UP, {**DOWN, "claimed_by": GREEN}]}, *[{"bets": [UP, DOWN]}] * 3]),
        "seat 3 has claimed a card that cannot be recruited",
    ),
    "a claim on a stabbed bet": (
        counted(
            "recruiting",
            seats=[{"bets": [UP, {**DOWN, "stabbed": True, "claimed_by": RED}]}, *[{"bets": [UP, DOWN]}] * 3],
        ),
        "seat 1 has claimed a card that cannot be recruited",
    ),
    "a spy on a face-up bet": (
        bet([{**UP, "seen_by": [RED]}], [], [], [], step="betting", acted=[BLUE], parley=RED),
        "seat 1 has spied a card that is its own or does not lie face down",
    ),
    "a spy on his own bet": (
        bet([{**DOWN, "seen_by": [BLUE]}], [], [], [], step="betting", acted=[BLUE], parley=RED),
        "seat 0 has spied a card that is its own or does not lie face down",
    ),
    "a Medal on a stabbed bet": (
        bet([{**DOWN, "stabbed": True, "medal": True}], [], [], [], step="betting", acted=[BLUE], parley=RED),
        "a Medal lies where no card is, or on a stabbed one",
    ),
    "a Cardinal whose first card lies face down": (
        with_cardinal([{"card": "cardinal 0", "up": False}]),
        "the Cardinal's first card lies face up",
    ),
    "a Cardinal whose second card lies face up": (
        with_cardinal([{"card": "cardinal 0", "up": True}, {"card": "cardinal 0", "up": True}]),
        "the Cardinal's second card lies face down",
    ),
    # The count
    "a winner before the count": (
        counted("recruiting", king={**KING, "present": [BLUE, RED], "winner": BLUE}),
        "at the step “recruiting” nothing has been counted yet",
    ),
    "an outcome before the count": (opened(king={**KING, "outcome": "succeeded"}), UNCOUNTED),
    "leaders before the count": (opened(king={**KING, "leaders": [BLUE, RED]}), UNCOUNTED),
    "a withdrawal before the reveal": (opened(seats=[{"withdrawn": True}, {}, {}, {}]), UNCOUNTED),
    "gains before the count": (opened(seats=[{"gains": 5}, {}, {}, {}]), UNCOUNTED),
    "losses before the count": (opened(seats=[{"losses": 5}, {}, {}, {}]), UNCOUNTED),
    "rumors before the count": (opened(seats=[{"rumors": 5}, {}, {}, {}]), UNCOUNTED),
    "a Master Stroke before the count": (opened(seats=[{"stroked": True}, {}, {}, {}]), UNCOUNTED),
    "a pardon before the count": (opened(seats=[{"pardoned": True}, {}, {}, {}]), UNCOUNTED),
    "an outcome that the bets do not give": (
        tied(queen={**QUEEN, "present": [YELLOW, GREEN], "outcome": "failed"}),
        "the bets do not give the queen's audience this outcome and these leaders",
    ),
    "a tie between players who are not there": (
        tied(king={**KING, "present": [BLUE, RED], "outcome": "succeeded", "leaders": [YELLOW, GREEN]}),
        "the bets do not give the king's audience this outcome and these leaders",
    ),
    "a winner before the tie is broken": (
        tied(king={**KING, "present": [BLUE, RED], "outcome": "succeeded", "leaders": [BLUE, RED], "winner": RED}),
        "the king's audience cannot have been won so",
    ),
    "a winner who has not bet the most": (
        counted(
            "losses",
            seats=[{"bets": [{"card": "courtier 40", "up": True}, UP]}, *[{"bets": [UP, UP]}] * 3],
            king={**KING, "present": [BLUE, RED], "winner": RED},
        ),
        "the king's audience cannot have been won so",
    ),
    "a winner of a failure": (
        counted("losses", king={**KING, "present": [BLUE, RED], "winner": BLUE}),
        "the king's audience cannot have been won so",
    ),
    "a known Valet that lies face up": (
        bet(
            seats=[
                {"hand": COURTIERS, "bets": [{"card": "valet 10", "up": True}], "known_valets": ["valet 10"]},
                *[{}] * 3,
            ],
            step="betting",
            acted=[BLUE],
            parley=RED,
        ),
        "seat 0 is known to have a “valet 10” that it has not",
    ),
    "a withdrawal without an Excuse": (
        counted("losses", seats=[{"bets": [UP, UP], "withdrawn": True}, *[{"bets": [UP, UP]}] * 3]),
        "those who withdrew are not those who bet an Excuse",
    ),
    "losses that the bets do not give": (
        counted("losses", seats=[{"bets": [UP, UP], "losses": 4}, *[{"bets": [UP, UP]}] * 3]),
        "by the count seat 0 gains 0 and loses 3, and 0 by rumors",
    ),
    # Luck
    "more draws than can be counted": (
        position(chance={"drawn": {"valets": 2**70}}),
        "1180591620717411303424 draws of “valets”",
    ),
    "a draw that the pile has not": (
        position(chance={"next": {"valets": ["courtier 10"]}}),
        "“courtier 10” cannot be drawn from “valets”",
    ),
    "a card that is to be drawn twice": (
        position(chance={"next": {"audiences": ["planning 40"] * 2}}),
        "“planning 40” is to be drawn more often than it is in its pile",
    ),
    "a card that is to be drawn and lies on the table": (
        opened(chance={"next": {"audiences": ["stabbing 30"]}}),
        "“stabbing 30” is to be drawn more often than it is in its pile",
    ),
    "three Cardinal cards to be drawn where there are two": (
        opened(chance={"next": {"cardinals": ["cardinal 20"] * 3}}),
        "“cardinal 20” is to be drawn more often than it is in its pile",
    ),
    "a stream that there is not": (
        position(chance={"drawn": {"dice": 2}}),
        "there is no stream of luck called “dice”; there are: first player, audiences, valets, cardinals",
    ),
    "less than no draws": (position(chance={"drawn": {"valets": -1}}), "-1 draws of “valets”"),
    "a secret that is none": (
        position(chance={"secret": "xyz"}),
        "the secret of its chance is not hexadecimal",
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
        (position(options={"equal_stakes": 1}), "core-bad-toggle"),
        (position(options={"deck": "tarot"}), "core-bad-value"),
        (position(options={"deck": {"name": "empty"}}), "core-bad-deck"),
    ],
)
def test_bad_seeds_and_options_of_a_position_are_refused_as_at_the_start_of_a_game(given: object, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.load(given)

    assert refused.value.reason == reason


@pytest.mark.parametrize("given", [None, 0, "royal-secrets", (), object(), {1: 2}, {"game": ["royal-secrets"]}])
def test_whatever_is_loaded_is_answered_by_a_refusal(given: object) -> None:
    with pytest.raises(Refused, match=r"^This position cannot be: .*\.$"):
        GAME.load(given)


def test_a_refused_position_leaves_the_box_as_it_was() -> None:
    """Loading works on a table of its own: the next game is dealt as ever."""
    before = text(fresh(seed=4).state)
    for given, _ in IMPOSSIBLE.values():
        with pytest.raises(Refused):
            GAME.load(given)

    assert text(fresh(seed=4).state) == before
