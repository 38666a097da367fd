"""Positions of Royal Secrets: how what is left out is filled in, and how coming draws are fixed."""

import pickle
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from antechamber import Move
from antechamber.games.royal_secrets.cards import Card, reconstruction
from antechamber.games.royal_secrets.moves import Pass, ShowThirdCard, UseCorruption, UseRoyalPardon
from tests.games.positions import SECRET, reloaded, text
from tests.games.royal_secrets.court import GAME, Court, down, give, play_out, up
from tests.games.royal_secrets.positions import (
    BLUE,
    CARDINALS,
    COURTIERS,
    DOWN,
    FAILED,
    GONE,
    GREEN,
    POSITIONS,
    RED,
    TWENTY,
    UP,
    YELLOW,
    betting,
    counted,
    king,
    lines,
    opened,
    position,
    queen,
    tied,
)

VALETS = [f"valet {number}" for number in (-10, -10, 0, 0, 0, 0, 10, 10, 20, 20)]
FIXED = ["valet 20", "valet 10", "valet 0", "valet -10", "valet 20"]
FAVORS: list[list[str]] = [["recruitment 30"], [], [], []]
HANDS = [COURTIERS[:2], COURTIERS, COURTIERS[:-1], [*COURTIERS, "excuse"]]
"""Blue has his two 0s left; the Excuse that yellow lacks is green's second."""
EXCUSE = {"card": "excuse", "up": False}


def load(given: object) -> Court:
    return Court(GAME.load(given))


def piles(table: Court) -> tuple[int, int, int]:
    view = table.view()
    return view.valet_pile, view.cardinal_pile, len(view.audiences_unseen)


def spent(table: Court) -> list[list[str]]:
    return [list(seat.spent) for seat in table.view().seats]


def valets(table: Court) -> list[int]:
    """How many Valets each seat holds."""
    return [sum(card.startswith("valet") for card in table.hand(color)) for color in table.colors]


def points(table: Court) -> list[int]:
    return [table.points(color) for color in table.colors]


def audiences(table: Court) -> list[Any]:
    """The King's and the Queen's audience."""
    return [audience for audience in (table.view().king, table.view().queen) if audience is not None]


def turned_up(table: Court) -> list[str]:
    return [audience.card.name for audience in audiences(table)]


FILLED: dict[str, tuple[dict[str, Any], Callable[[Court], object], object]] = {
    "the first round is about to open": (
        position(players=5),
        lambda table: (table.view().round, table.step, table.parley, table.view().first),
        (1, "choosing", "blue", BLUE),
    ),
    "everyone has the starting hand and points": (
        position(players=5),
        lambda table: ([seat.hand_size for seat in table.view().seats], points(table), piles(table)),
        ([10] * 5, [10] * 5, (5, 14, 16)),
    ),
    "with both Audience cards the round has opened": (opened(round=4), turned_up, ["stabbing 30", "corruption 20"]),
    "the Parley is the first player's": (opened(first=YELLOW), lambda table: table.parley, "yellow"),
    "the first player has the Parley": (opened(parley=GREEN), lambda table: table.view().first, GREEN),
    "a Valet is drawn unless one is spent or bet": (
        betting(
            {"spent": ["valet 0"], "bets": [UP, DOWN]},
            {"bets": [{"card": "valet -10", "up": False}, UP]},
            {"bets": [UP, {"card": "valet -10", "up": False}]},
            {"bets": [UP]},
            action="second card",
            acted=[BLUE, RED, YELLOW],
            parley=GREEN,
        ),
        lambda table: (valets(table), piles(table)[0]),
        ([0, 0, 0, 1], 10 - 4),
    ),
    "no Valet is drawn where the others hold all": (
        opened(*({"hand": [*COURTIERS, *held]} for held in (VALETS[:5], VALETS[5:], []))),
        lambda table: (table.hand("green"), piles(table)[0]),
        (COURTIERS, 0),
    ),
    "bets are not spent": (
        counted("recruiting", *({"hand": COURTIERS[1:-1], "favors": favors} for favors in FAVORS), bets=(UP, EXCUSE)),
        spent,
        [[]] * 4,
    ),
    "what lacks in hands was spent by who started with it": (
        opened(*({"hand": hand} for hand in HANDS)),
        spent,
        [COURTIERS[2:], [], [], []],
    ),
    "piles are the box less all that is placed": (
        opened(
            seats=[
                {"hand": [*COURTIERS, "valet 0", "valet 20"], "favors": ["planning 40"]},
                {"hand": [*COURTIERS, "valet 0"]},
                {"hand": COURTIERS, "spent": ["valet -10", "valet -10"]},
                {"hand": [*COURTIERS, "valet 10"]},
            ],
            cardinal={"played": ["cardinal 0", "cardinal 0", "cardinal 20"]},
            discarded=["planning 50", "espionage 20"],
            round=3,
        ),
        piles,
        (10 - 6, 14 - 3, 18 - 5),
    ),
    "the Cardinal may have played two in every round before": (
        opened(round=7, cardinal={"played": CARDINALS[2:]}),
        piles,
        (6, 2, 16),
    ),
    "the Cardinal may have played all": (
        position(round=7, step="over", cardinal={"played": CARDINALS}),
        lambda table: piles(table)[1],
        0,
    ),
    "ten Audience cards are enough in the second round": (opened(round=2, discarded=GONE), piles, (6, 14, 10)),
    "ten are left when it opens": (position(round=2, discarded=GONE), piles, (6, 14, 10)),
    "the last round is paid at the end": (
        position({}, {"points": 7}, round=7, step="over", ledger=lines((7, RED, -3, "king"))),
        points,
        [10, 7, 10, 10],
    ),
    "next fixes the Audience cards, the King's first": (
        position(chance={"next": {"audiences": ["royal dinner 70", "espionage 20"]}}),
        turned_up,
        ["royal dinner 70", "espionage 20"],
    ),
    "what is left of the fixed draws is kept": (
        opened(chance={"seed": 5, "next": {"valets": FIXED}}),
        lambda table: table.state.dump()["chance"],
        {"seed": 5, "drawn": {"valets": 4}, "next": {"valets": FIXED[4:]}},
    ),
    "the keys of a dump stand in a fixed order": (
        POSITIONS["a claim beside the Cardinal"],
        lambda table: " ".join(table.state.dump()),
        "game players rules options step action first parley acted king queen cardinal seats ledger chance",
    ),
}


@pytest.mark.rule("RS 2.1")
@pytest.mark.parametrize(("given", "ask", "answer"), FILLED.values(), ids=FILLED)
def test_what_is_left_out_is_filled_in(given: object, ask: Callable[[Court], object], answer: object) -> None:
    assert ask(load(given)) == answer


@pytest.mark.rule("RS 1.4")
def test_a_hand_left_out_is_the_starting_hand_less_what_is_spent_and_bet() -> None:
    blue = {"spent": ["courtier 40", "excuse"], "bets": [{"card": "courtier 10", "up": True}]}
    table = load(betting(blue, acted=[BLUE], parley=RED, chance={"next": {"valets": ["valet 20"]}}))

    left = Counter(COURTIERS) - Counter(["courtier 40", "excuse", "courtier 10"])
    assert Counter(table.hand("blue")) == left + Counter(["valet 20"])


@pytest.mark.rule("RS 6.2", "RS 6.9", "RS 7.2", "RS 8.1")
def test_a_count_left_out_is_made_from_the_bets() -> None:
    """Blue fails with a 0-Valet and red, who bet the Excuse, is gone; yellow and green succeed with 20."""
    blue = {"bets": [{"card": "valet 0", "up": True}, UP], "favors": ["royal pardon 40"]}
    table = load(counted("losses", blue, {"bets": [UP, {**EXCUSE, "up": True}]}, {"bets": [TWENTY, UP]}))

    assert [(audience.outcome, audience.winner) for audience in audiences(table)] == [
        ("failed", None),
        ("succeeded", YELLOW),
    ]
    found = table.view().seats
    assert [seat.withdrawn for seat in found] == [False, True, False, False]
    assert [(seat.gains, seat.losses, seat.rumors) for seat in found] == [(0, 3, 3), (0, 0, 0), (2, 0, 0), (2, 0, 0)]


@pytest.mark.rule("R62")
def test_a_position_without_a_ledger_enters_its_points_as_one_opening_line() -> None:
    table = load(opened({"points": 4}, {}, {"points": 0}, {"points": 21}, round=3))

    entered = [(line.round, line.seat, line.amount, line.why) for line in table.ledger]
    assert entered == [(0, seat, amount, "opening") for seat, amount in enumerate((4, 10, 0, 21))]


@pytest.mark.rule("R62", "R40")
def test_imagined_totals_add_up_the_ledger_round_by_round_with_the_floor_of_zero() -> None:
    """Red lost 12 of his 10 in round 1 and gained 3 in round 2: he has 3, in every world that blue imagines."""
    ledger = lines((1, RED, -7, "king"), (1, RED, -5, "king"), (2, RED, 3, "queen"))
    table = load(opened({}, {"points": 3}, round=3, ledger=ledger))

    for world in (table.state, table.state.imagine(BLUE, 1), GAME.imagine(table.view("blue"), 1)):
        assert points(Court(world)) == [10, 3, 10, 10]


@pytest.mark.rule("R62", "RS 6.10")
@pytest.mark.parametrize("used", [Pass(), UseRoyalPardon()], ids=["passed", "pardoned"])
def test_losses_without_a_ledger_are_booked_and_the_game_goes_on_from_its_own_dump(used: Move) -> None:
    """Both audiences have failed, and blue, who is asked, has turned the loss at his audience already."""
    blue = {"bets": [UP, {"card": "valet -10", "up": True}], "stroked": True, "favors": ["royal pardon 40"]}
    table = load(counted("losses", blue, **FAILED))

    booked = [(line.seat, line.amount, line.why) for line in table.ledger if line.round == 1]
    audience = [(BLUE, -3, "king"), (RED, -3, "king"), (YELLOW, -2, "queen"), (GREEN, -2, "queen")]
    assert booked == [*audience, (BLUE, -4, "valet"), (BLUE, 6, "master stroke")]
    table.play("blue", used)

    assert table.view().round == 2
    assert text(reloaded(GAME, table.state)) == text(pickle.loads(pickle.dumps(table.state))) == text(table.state)
    assert text(GAME.imagine(table.view("red"), 3)) == text(table.state.imagine(RED, 3))


# Coming draws


def test_next_fixes_the_valets_of_hands_left_out_and_then_those_that_are_drawn() -> None:
    table = load(opened({"favors": ["corruption 40"]}, chance={"next": {"valets": FIXED}}))

    assert [table.hand(color)[-1] for color in table.colors] == FIXED[:4]
    table.play("blue", UseCorruption())
    assert table.hand("blue")[-2:] == ["valet 20", "valet 20"]


@pytest.mark.rule("RS 9.2")
def test_next_fixes_the_cards_of_the_cardinal() -> None:
    there = {"king": king(BLUE), "queen": queen(RED, YELLOW, GREEN), "cardinal": {"side": "king"}}
    table = load(betting(**there, chance={"next": {"cardinals": ["cardinal 20", "cardinal -10"]}}))

    table.play("blue", up("courtier 10"), give("red"))
    assert table.view().bets[-1].card == "cardinal 20"
    table.play("red", up("courtier 0"), give("yellow"))
    table.play("yellow", up("courtier 0"))
    table.play("green", up("courtier 0"), give("blue"))
    table.play("blue", down("courtier 10"))

    cardinal: Any = table.state.dump()["cardinal"]
    assert [bet["card"] for bet in cardinal["bets"]] == ["cardinal 20", "cardinal -10"]


def test_after_the_fixed_draws_luck_goes_on_as_it_would_have() -> None:
    """Draw n of a stream does not depend on who fixed the draws before it."""
    plain = opened(chance={"seed": 5, "drawn": {"audiences": 2}})
    fixed = position(chance={"seed": 5, "next": {"audiences": ["stabbing 30", "corruption 20"]}})

    turned = [play_out(load(given)).state.dump()["discarded"] for given in (plain, fixed)]
    assert turned[0] == turned[1]


def test_the_number_of_draws_made_shifts_luck() -> None:
    first, third = (load(position(chance={"seed": 8, "drawn": {"audiences": drawn}})) for drawn in (0, 2))

    assert turned_up(first) != turned_up(third)


def test_a_position_keeps_luck_that_is_keyed_by_a_secret() -> None:
    """Whether it is written by hand or dumped, it turns up what the game does that starts with this secret."""
    state = GAME.start(4, SECRET)
    by_hand = load(position(chance={"secret": SECRET.hex()}))

    drawn = {"first player": 1, "audiences": 2, "valets": 4}
    assert state.dump()["chance"] == {"secret": SECRET.hex(), "drawn": drawn}
    assert turned_up(by_hand) == turned_up(Court(state))
    assert text(play_out(Court(reloaded(GAME, state))).state) == text(play_out(Court(state)).state)


# What a position carries


@pytest.mark.parametrize(("card", "winner"), [("courtier 0", RED), ("courtier 30", BLUE)])
def test_a_sealed_third_card_stays_sealed_in_a_position(card: Card, winner: int) -> None:
    table = load(tied())
    table.play("blue", ShowThirdCard(card))

    again = Court(reloaded(GAME, table.state))

    assert (again.asked, again.view("blue").third, again.view("red").third) == (["red"], card, None)
    again.play("red", ShowThirdCard("courtier 10"))
    assert audiences(again)[0].winner == winner


@pytest.mark.rule("RS 13.1")
def test_a_position_carries_a_deck_of_its_own() -> None:
    deck = msgspec.to_builtins(reconstruction())
    deck = {**deck, "name": "dear", "audiences": [{**card, "gain": card["gain"] + 1} for card in deck["audiences"]]}
    table = load(opened(options={"deck": deck}))

    again = reloaded(GAME, table.state)

    assert audiences(Court(again))[0].card.gain == 4
    assert text(again) == text(table.state)
