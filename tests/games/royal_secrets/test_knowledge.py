"""What follows from what everyone saw: the ledger, known cards, unseen Valets (R62, R103)."""

import json
from typing import Any

import pytest

from antechamber import Refused, State
from antechamber.core.laws import Table, random_play
from antechamber.games.royal_secrets.events import DueView
from antechamber.games.royal_secrets.moves import (
    Attend,
    Pass,
    ShowThirdCard,
    UseCorruption,
    UseEspionage,
    UseRecruitment,
)
from antechamber.games.royal_secrets.views.shapes import View
from tests.games.royal_secrets.court import GAME, PAIRS, Court, court, down, fresh, give, pairs, up

COURTIERS = (
    *("courtier 0",) * 2,
    *("courtier 10",) * 3,
    *("courtier 20",) * 2,
    *("courtier 30", "courtier 40", "excuse"),
)
ZEROS = ["courtier 0", "courtier 0"]


def known(table: Court, seat: int) -> tuple[tuple[str, ...], int]:
    """The cards that a seat is publicly known to have, and how many Valets besides."""
    public = table.view().seats[seat]
    return public.known, public.unseen_valets


def known_valets(table: Court, seat: int) -> tuple[list[str], int]:
    """The same, of Valets alone."""
    cards, unseen = known(table, seat)
    return [card for card in cards if card.startswith("valet")], unseen


def all_points(state: State) -> list[int | None]:
    """Everybody's points, whoever may know them."""
    points = []
    for seat in range(int(state.players)):
        view = state.view(seat)
        assert isinstance(view, View)
        points.append(view.points)
    return points


# The ledger


@pytest.mark.rule("R62")
def test_the_ledger_names_seat_round_amount_due_and_reason() -> None:
    """Red owes 9 and has 6: the ledger says what was due, not what he could pay."""
    table = pairs(
        "planning 50",
        "royal pardon 40",
        blue=["courtier 0 up", "excuse down"],
        red=["courtier 30 up", "courtier 10 down"],
        bets={"yellow": ["courtier 20 up", "courtier 10 down"], "green": ["courtier 20 up", "valet -10 down"]},
        points={"red": 6},
    )

    assert table.ledger == [
        DueView(round=0, seat=0, amount=10, why="opening", sender=None),
        DueView(round=0, seat=1, amount=6, why="opening", sender=None),
        DueView(round=0, seat=2, amount=10, why="opening", sender=None),
        DueView(round=0, seat=3, amount=10, why="opening", sender=None),
        DueView(round=1, seat=1, amount=-5, why="king", sender=None),
        DueView(round=1, seat=2, amount=3, why="queen", sender=None),
        DueView(round=1, seat=3, amount=3, why="queen", sender=None),
        DueView(round=1, seat=1, amount=-4, why="valet", sender=3),
    ]
    assert table.points("red") == 0


@pytest.mark.rule("R62", "RS 1.2")
def test_the_ledger_of_a_new_game_opens_with_ten_points_each() -> None:
    assert fresh(3).ledger == [DueView(round=0, seat=seat, amount=10, why="opening", sender=None) for seat in range(3)]


@pytest.mark.rule("R62", "R54")
def test_everyone_reads_the_same_ledger_and_only_his_own_points() -> None:
    table = pairs("planning 50", blue=["courtier 10 up", "courtier 0 down"], red=["courtier 0 up", "courtier 0 down"])

    for color in table.colors:
        assert table.view(color).ledger == table.view(None).ledger
    assert [table.view(color).points for color in (*table.colors, None)] == [5, 5, 12, 12, None]


@pytest.mark.rule("R62")
def test_a_position_without_a_ledger_enters_its_points_as_opening_lines() -> None:
    table = court(round=4, points={"blue": 0, "red": 7, "yellow": 12, "green": 31})

    assert [(line.round, line.amount, line.why) for line in table.ledger] == [
        (0, 0, "opening"),
        (0, 7, "opening"),
        (0, 12, "opening"),
        (0, 31, "opening"),
    ]
    assert all_points(table.state) == [0, 7, 12, 31]


@pytest.mark.rule("R62", "R40")
def test_a_ledger_that_does_not_give_the_points_is_refused() -> None:
    position: Any = court(points={"blue": 7}).state.dump()
    position["seats"][0]["points"] = 8

    with pytest.raises(Refused) as refused:
        GAME.load(position)

    assert refused.value.facts == {"fault": "by the ledger the points are [7, 10, 10, 10]"}


@pytest.mark.rule("R62", "R40")
def test_imagine_adds_up_the_ledger_and_floors_every_round() -> None:
    """Blue has 2, loses 5 (floor: 0) and then gains 2; a plain sum would give him -1."""
    table = pairs(
        "planning 50",
        blue=["courtier 10 up", "courtier 0 down"],
        red=["courtier 10 up", "courtier 0 down"],
        bets={"green": ["courtier 30 up", "courtier 0 down"]},
        points={"blue": 2},
        draws={"audiences": ["espionage 20", "recruitment 50"]},
    )
    table.play("green", Pass())
    table.play("blue", Attend("king"), give("red"))
    table.play("red", Attend("king"), give("yellow"))
    table.play("yellow", Attend("king"))
    table.play("green", Attend("king"), give("blue"))
    table.play("blue", up("courtier 20"), give("red"))
    table.play("red", up("courtier 10"), give("yellow"))
    table.play("yellow", up("courtier 0"))
    table.play("green", up("courtier 0"), give("blue"))
    table.play("blue", down("courtier 0"), give("red"))
    table.play("red", down("courtier 0"), give("yellow"))
    table.play("yellow", down("courtier 0"))
    table.play("green", down("courtier 0"))

    assert table.view().round == 3
    assert all_points(table.state) == [2, 7, 14, 14]
    for reader in ("red", "green", None):
        assert all_points(GAME.imagine(table.view(reader), 5)) == [2, 7, 14, 14]


@pytest.mark.rule("R62")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_by_random_play_a_view_is_enough_to_know_everybodys_points(players: int) -> None:
    at_zero = 0
    for seed in range(6):
        for moment in random_play(Table(GAME, players, seed)):
            if moment.number % 10 == 0:
                truth = all_points(moment.state)
                at_zero += truth.count(0)
                for reader in (moment.seat, None):
                    world = GAME.imagine(moment.state.view(reader), seed)
                    assert all_points(world) == truth
    assert at_zero > 0


# Known cards and unseen Valets


@pytest.mark.rule("R62")
def test_everyone_is_known_to_hold_his_courtiers_and_one_unseen_valet() -> None:
    table = fresh(4)

    for seat in range(4):
        assert known(table, seat) == (COURTIERS, 1)


@pytest.mark.rule("R62")
def test_a_face_down_bet_stays_among_the_known_cards_and_a_face_up_one_leaves_them() -> None:
    table = court(step="betting", draws={"valets": ["valet 20", "valet 0", "valet 0", "valet 0"]}, **PAIRS)
    table.play("blue", down("courtier 40"))
    assert known(table, 0) == (COURTIERS, 1)
    table.play("blue", give("red"))
    table.play("red", up("excuse"))

    assert known(table, 1) == (COURTIERS[:-1], 1)
    assert table.view().seats[0].hand_size == 10
    assert table.view().seats[1].hand_size == 10


@pytest.mark.rule("R62")
def test_a_drawn_valet_is_one_more_unseen() -> None:
    table = court(favors={"blue": ["corruption 40"]})
    table.play("blue", UseCorruption())

    assert [seat.unseen_valets for seat in table.view().seats] == [2, 1, 1, 1]


@pytest.mark.rule("R62")
def test_a_valet_bet_face_up_was_the_unseen_one() -> None:
    table = court(step="betting", draws={"valets": ["valet 20", "valet 0", "valet 0", "valet 0"]}, **PAIRS)
    table.play("blue", up("valet 20"))

    assert known_valets(table, 0) == ([], 0)


def valets_swapped(**favors: list[str]) -> Court:
    """Blue and red are tied and have shown Valets: blue has got a 20 and red a 10."""
    table = pairs(
        "royal pardon 60",
        "royal dinner 70",
        blue=["courtier 20 up", "courtier 10 down"],
        red=["courtier 30 up", "courtier 0 down"],
        hands={
            "blue": [*ZEROS, "valet 10", "valet 20"],
            "red": ["courtier 0", "valet 20", "valet 0"],
            "yellow": ["courtier 0"],
            "green": ["courtier 0"],
        },
        draws={"audiences": ["espionage 40", "recruitment 50"]},
        favors=favors,
    )
    assert known_valets(table, 0) == ([], 2)
    table.play("blue", ShowThirdCard("valet 10"))
    table.play("red", ShowThirdCard("valet 20"))
    return table


@pytest.mark.rule("R62", "R61")
def test_a_valet_passed_after_a_tie_is_known_to_be_with_its_new_holder() -> None:
    table = valets_swapped()

    assert table.hand("blue") == [*ZEROS, "valet 20", "valet 20"]
    assert known_valets(table, 0) == (["valet 20"], 1)
    assert known_valets(table, 1) == (["valet 10"], 1)


@pytest.mark.rule("R62", "R61")
def test_a_recruited_valet_is_known_to_be_with_its_new_holder() -> None:
    table = pairs(
        "stabbing 30",
        blue=["courtier 20 up", "courtier 0 down"],
        red=["courtier 30 up", "valet 10 down"],
        favors={"blue": ["recruitment 30"]},
    )
    table.play("blue", UseRecruitment(1, 2))

    assert known_valets(table, 0) == (["valet 10"], 1)
    assert known_valets(table, 1) == ([], 0)


# Equal Valets


def to_the_kings_bets(table: Court) -> None:
    """Blue opens the second round: all go to the King, and blue is the first to bet."""
    table.play("blue", Attend("king"), give("red"))
    table.play("red", Attend("king"), give("yellow"))
    table.play("yellow", Attend("king"))
    table.play("green", Attend("king"), give("blue"))


@pytest.mark.rule("R103")
def test_of_two_equal_valets_the_known_one_counts_as_shown_first() -> None:
    """Blue has two 20s, one known and one not: he bets one face up, and the other is unseen."""
    table = valets_swapped()
    to_the_kings_bets(table)
    table.play("blue", up("valet 20"))

    assert table.hand("blue") == [*ZEROS, "valet 20"]
    assert known_valets(table, 0) == ([], 1)


@pytest.mark.rule("R103")
def test_a_face_down_bet_does_not_tell_which_of_two_equal_valets_it_is() -> None:
    table = valets_swapped()
    to_the_kings_bets(table)
    table.play("blue", down("valet 20"))

    assert known_valets(table, 0) == (["valet 20"], 1)
    worlds = [GAME.imagine(table.view("red"), seed) for seed in range(40)]
    held = set()
    for world in worlds:
        view = world.view(0)
        assert isinstance(view, View)
        held.add(tuple(sorted([*view.hand, *(bet.card or "" for bet in view.bets if bet.owner == 0)])))
    assert all("valet 20" in cards for cards in held)
    assert len(held) > 1


@pytest.mark.rule("R103", "R62")
@pytest.mark.parametrize("from_view", [True, False])
def test_who_has_spied_a_known_valet_does_not_know_the_one_that_stays_in_hand(from_view: bool) -> None:
    """Red sees blue's face-down 20, which is the known one: blue's last Valet may be any."""
    table = valets_swapped(red=["espionage 20"])
    to_the_kings_bets(table)
    table.play("blue", down("valet 20"))
    table.play("red", UseEspionage())
    assert [bet.card for bet in table.view("red").bets] == ["valet 20"]

    last = set()
    for seed in range(60):
        world = GAME.imagine(table.view("red"), seed) if from_view else table.state.imagine(1, seed)
        view = world.view(0)
        assert isinstance(view, View)
        assert [bet.card for bet in view.bets] == ["valet 20"]
        assert view.hand[:2] == ("courtier 0", "courtier 0")
        last.add(view.hand[2:])
    assert last == {("valet -10",), ("valet 0",), ("valet 10",), ("valet 20",)}


@pytest.mark.rule("R103")
def test_a_known_valet_turned_up_at_the_count_is_no_longer_with_him() -> None:
    table = valets_swapped()
    to_the_kings_bets(table)
    table.play("blue", down("valet 20"), give("red"))
    table.play("red", up("courtier 0"), give("yellow"))
    table.play("yellow", up("courtier 0"))
    table.play("green", up("courtier 0"), give("blue"))
    table.play("blue", up("courtier 0"), give("red"))
    table.play("red", down("courtier 0"), give("yellow"))
    table.play("yellow", down("courtier 0"))
    table.play("green", down("courtier 0"))

    assert known_valets(table, 0) == ([], 1)
    assert known_valets(table, 1) == (["valet 10"], 1)


@pytest.mark.rule("R103")
def test_a_known_valet_shown_as_a_third_card_counts_as_the_known_one() -> None:
    """Blue is known to hold a 20 and holds another: he shows one, red gets it, and blue's other is unseen."""
    position: Any = pairs(
        "planning 50",
        blue=["courtier 20 up", "courtier 10 down"],
        red=["courtier 30 up", "courtier 0 down"],
        hands={"blue": [*ZEROS, "valet 20", "valet 20"], "red": ["courtier 0"]},
    ).state.dump()
    position["seats"][0]["known_valets"] = ["valet 20"]
    table = Court(GAME.load(position))
    assert known_valets(table, 0) == (["valet 20"], 1)
    table.play("blue", ShowThirdCard("valet 20"))
    table.play("red", ShowThirdCard("courtier 0"))

    assert known_valets(table, 0) == ([], 1)
    assert known_valets(table, 1) == (["valet 20"], 0)


# A view is enough to imagine from


@pytest.mark.rule("R62", "R103")
def test_an_imagined_world_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    table = valets_swapped()
    hands = set()
    for seed in range(60):
        view = GAME.imagine(table.view("yellow"), seed).view(0)
        assert isinstance(view, View)
        assert view.hand.count("courtier 0") == 2
        assert "valet 20" in view.hand
        assert len(view.hand) == 4
        hands.add(view.hand[2:])

    assert hands == {
        ("valet -10", "valet 20"),
        ("valet 0", "valet 20"),
        ("valet 10", "valet 20"),
        ("valet 20", "valet 20"),
    }


@pytest.mark.rule("R62")
def test_a_dumped_position_keeps_the_ledger_and_the_known_valets() -> None:
    table = valets_swapped()
    again = Court(GAME.load(json.loads(json.dumps(table.state.dump()))))

    assert again.ledger == table.ledger
    assert [known_valets(again, seat) for seat in range(4)] == [known_valets(table, seat) for seat in range(4)]
