"""A tie for the majority, and the third cards that break it (RS 6.5 to RS 6.8)."""

from typing import Any

import pytest

from antechamber import Move
from antechamber.core.laws import Table, random_play
from antechamber.games.royal_secrets.cards import Card
from antechamber.games.royal_secrets.events import (
    AudienceWon,
    HeldCard,
    ThirdCardChosen,
    ThirdCardPassed,
    ThirdCardsShown,
)
from antechamber.games.royal_secrets.moves import Attend, ShowThirdCard, UseMedal
from antechamber.games.royal_secrets.views.shapes import View
from tests.games.royal_secrets.court import GAME, PAIRS, QUEENS_GUESTS, Court, court, down, give, of, pairs, up


def third(card: Card) -> ShowThirdCard:
    return ShowThirdCard(card)


def tie(**more: Any) -> Court:
    """Blue and red are tied with 30 each before a King who asked for 50; hands may be given."""
    return pairs(
        "planning 50",
        blue=["courtier 20 up", "courtier 10 down"],
        red=["courtier 30 up", "courtier 0 down"],
        **more,
    )


def passed(table: Court) -> list[tuple[int, int, str]]:
    """From whom to whom each third card went."""
    return [(event.seat, event.to, event.card) for event in of(ThirdCardPassed, table.told)]


# Saying nothing


@pytest.mark.rule("R77", "R106")
@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        (["courtier 0", "courtier 20", "courtier 10"], "courtier 10"),
        (["courtier 0", "courtier 40"], "courtier 40"),
        (["courtier 0", "courtier 10", "valet -10"], "valet -10"),
        (["courtier 0", "courtier 10", "valet 0"], "valet 0"),
        (["courtier 0", "valet 10", "courtier 10"], "courtier 10"),
        (["courtier 0", "valet 20", "excuse"], "valet 20"),
        (["courtier 0", "excuse"], "courtier 0"),
        (["courtier 0"], "courtier 0"),
    ],
)
def test_who_lets_the_time_pass_shows_the_lowest_card_that_is_not_a_0_courtier(hand: list[str], shown: Card) -> None:
    """A 0-Courtier would cost nothing and bring a card: silence must not be the best answer."""
    table = tie(hands={"red": hand})

    assert GAME.silent(table.view("red"), table.choices("red")) == third(shown)


# Breaking it


@pytest.mark.rule("RS 6.5", "R41")
def test_the_highest_third_card_takes_the_favor() -> None:
    table = tie()
    assert (table.step, table.asked) == ("tie", ["blue", "red"])

    table.play("blue", third("courtier 20"))
    table.play("red", third("courtier 10"))

    assert of(ThirdCardsShown, table.told) == [
        ThirdCardsShown(side="king", cards=(HeldCard(0, "courtier 20"), HeldCard(1, "courtier 10")))
    ]
    assert [(event.side, event.seat) for event in of(AudienceWon, table.told)] == [("king", 0), ("queen", 3)]
    assert table.favors("blue") == ["planning 50"]
    assert table.due() == {"blue": 4, "red": 4, "yellow": 2, "green": 2}


@pytest.mark.rule("RS 6.5")
def test_only_those_who_share_the_lead_break_the_tie() -> None:
    table = court(
        "planning 50",
        "corruption 20",
        at_king=["blue", "red", "yellow", "green"],
        bets={
            "blue": ["courtier 20 up", "courtier 10 down"],
            "red": ["courtier 10 up", "courtier 0 down"],
            "yellow": ["courtier 30 up", "courtier 0 down"],
            "green": ["courtier 20 up", "courtier 0 down"],
        },
    )

    assert table.asked == ["blue", "yellow"]


@pytest.mark.rule("RS 6.5")
def test_a_failure_breaks_no_tie() -> None:
    table = pairs("stabbing 60", blue=["courtier 20 up", "courtier 0 down"], red=["courtier 20 up", "courtier 0 down"])

    assert table.view().round == 2
    assert table.due() == {"blue": -6, "red": -6, "yellow": 2, "green": 2}


@pytest.mark.rule("RS 6.5", "R42", "R64")
def test_any_card_still_in_hand_may_be_shown_except_the_excuse() -> None:
    hand = ["courtier 0", "courtier 0", "courtier 10", "courtier 40", "excuse", "valet -10"]
    table = tie(hands={"blue": hand})

    assert table.choices("blue") == [
        third("courtier 0"),
        third("courtier 10"),
        third("courtier 40"),
        third("valet -10"),
    ]
    refused = table.refusal("blue", third("excuse"))
    assert (refused.rule, refused.reason) == ("R42", "rs-excuse-no-third")
    refused = table.refusal("blue", third("courtier 20"))
    assert (refused.rule, refused.reason, refused.facts) == ("RS 6.5", "rs-card-not-held", {"card": "courtier 20"})


@pytest.mark.rule("R41")
def test_a_third_card_adds_nothing_to_the_total_and_a_valet_shown_spreads_no_rumor() -> None:
    table = court(
        "planning 50",
        "corruption 20",
        parley="red",
        bets={**QUEENS_GUESTS, "blue": ["courtier 20 up", "courtier 10 down"], "red": ["courtier 30 up"]},
        hands={"blue": ["courtier 0", "courtier 0", "valet 20"]},
        **PAIRS,
    )
    table.play("red", down("courtier 0"))
    table.play("blue", third("valet 20"))
    table.play("red", third("courtier 10"))

    assert table.outcomes == [("succeeded", 60), ("succeeded", 30)]
    assert table.favors("blue") == ["planning 50"]
    assert table.due() == {"blue": 4, "red": 4, "yellow": 2, "green": 2}


@pytest.mark.rule("R41", "RS 6.5")
def test_a_valet_is_compared_by_its_influence() -> None:
    table = tie(hands={"blue": ["courtier 0", "courtier 0", "valet -10"]})
    table.play("blue", third("valet -10"))
    table.play("red", third("courtier 0"))

    assert table.favors("red") == ["planning 50"]


@pytest.mark.rule("R41")
def test_a_medal_cannot_touch_a_third_card() -> None:
    table = tie(favors={"blue": ["medal of merit 30"]})

    assert all(isinstance(move, ShowThirdCard) for move in table.choices("blue"))
    refused = table.refusal("blue", UseMedal(0, 1))
    assert (refused.reason, refused.facts) == ("rs-not-now", {"step": "tie"})
    table.play("blue", third("courtier 10"))
    table.play("red", third("courtier 20"))
    assert table.favors("red") == ["planning 50"]


# In secret


@pytest.mark.rule("RS 6.5", "R41", "R105")
def test_nobody_learns_who_has_answered_before_all_have() -> None:
    table = tie()
    before = {reader: repr(table.view(reader)) for reader in ("red", "yellow", None)}

    table.play("red", third("courtier 40"))

    assert [table.seen(reader) for reader in ("blue", "yellow", None)] == [[], [], []]
    assert repr(table.view("yellow")) == before["yellow"]
    assert repr(table.view(None)) == before[None]
    assert repr(table.view("red")) != before["red"]
    assert table.view("red").third == "courtier 40"
    assert table.view("blue").asked == (0, 1)
    assert table.seen("red") == [ThirdCardChosen(seat=1, card="courtier 40")]


@pytest.mark.rule("R105", "RS 2.4")
def test_a_sealed_card_cannot_be_changed() -> None:
    table = tie()
    table.play("red", third("courtier 40"))

    assert table.choices("red") == []
    assert table.refusal("red", third("courtier 10")).reason == "core-not-asked"


@pytest.mark.rule("R105")
def test_even_who_has_a_single_card_to_show_is_asked() -> None:
    table = tie(hands={"red": ["courtier 0", "excuse"]})

    assert table.asked == ["blue", "red"]
    assert table.choices("red") == [third("courtier 0")]


@pytest.mark.rule("R105")
@pytest.mark.parametrize("order", [("blue", "red"), ("red", "blue")])
def test_the_order_of_the_answers_changes_nothing(order: tuple[str, str]) -> None:
    table = tie()
    cards: dict[str, Move] = {"blue": third("courtier 10"), "red": third("courtier 20")}
    for color in order:
        table.play(color, cards[color])

    assert passed(table) == [(0, 1, "courtier 10"), (1, 0, "courtier 20")]
    assert table.favors("red") == ["planning 50"]


# Passing them on


@pytest.mark.rule("RS 6.6", "R43")
def test_two_tied_players_swap_their_third_cards() -> None:
    table = tie(hands={"blue": ["courtier 0", "courtier 0", "courtier 40"], "red": ["courtier 0", "valet 10"]})
    table.play("blue", third("courtier 40"))
    table.play("red", third("valet 10"))

    assert passed(table) == [(0, 1, "courtier 40"), (1, 0, "valet 10")]
    assert table.hand("blue") == ["courtier 0", "courtier 0", "valet 10"]
    assert table.hand("red") == ["courtier 0", "courtier 0", "courtier 40"]


FIVE_TIED: dict[str, Any] = {
    "players": 5,
    "at_king": ["blue", "red", "yellow", "green", "purple"],
    "bets": {color: ["courtier 10 up", "courtier 0 down"] for color in ("blue", "red", "yellow", "green", "purple")},
}


@pytest.mark.rule("R43", "R55", "RS 6.6")
def test_third_cards_go_to_the_nearest_tied_player_on_the_right() -> None:
    """Of five players blue, yellow and green are tied: green's goes to yellow, yellow's to blue, blue's to green."""
    bets = {color: ["courtier 10 up", "courtier 10 down"] for color in ("blue", "yellow", "green")}
    table = court("planning 50", **{**FIVE_TIED, "bets": {**FIVE_TIED["bets"], **bets}})
    assert table.asked == ["blue", "yellow", "green"]
    table.play("blue", third("courtier 10"))
    table.play("yellow", third("courtier 20"))
    table.play("green", third("courtier 40"))

    assert passed(table) == [(0, 3, "courtier 10"), (2, 0, "courtier 20"), (3, 2, "courtier 40")]
    assert table.hand("blue").count("courtier 20") == 2
    assert table.hand("yellow").count("courtier 40") == 2
    assert table.favors("green") == ["planning 50"]


@pytest.mark.rule("R43", "R55")
def test_when_all_are_tied_every_card_goes_to_the_seat_before() -> None:
    table = court("planning 50", **FIVE_TIED)
    for color in ("blue", "red", "yellow", "green"):
        table.play(color, third("courtier 20"))
    table.play("purple", third("courtier 30"))

    assert [(seat, to) for seat, to, _ in passed(table)] == [(0, 4), (1, 0), (2, 1), (3, 2), (4, 3)]
    assert table.hand("green").count("courtier 30") == 2


@pytest.mark.rule("RS 6.7", "R43")
def test_a_0_courtier_goes_back_to_its_owner_and_the_other_gets_nothing() -> None:
    table = tie(
        hands={"blue": ["courtier 0", "courtier 0", "courtier 40"], "red": ["courtier 0", "courtier 10"]},
    )
    table.play("blue", third("courtier 0"))
    table.play("red", third("courtier 10"))

    assert passed(table) == [(0, 0, "courtier 0"), (1, 0, "courtier 10")]
    assert table.hand("blue") == ["courtier 0", "courtier 0", "courtier 10", "courtier 40"]
    assert table.hand("red") == ["courtier 0", "courtier 0"]


@pytest.mark.rule("RS 6.7", "R43")
def test_a_0_valet_is_passed_on_like_any_other_card() -> None:
    table = tie(hands={"blue": ["courtier 0", "courtier 0", "valet 0"], "red": ["courtier 0", "courtier 10"]})
    table.play("blue", third("valet 0"))
    table.play("red", third("courtier 10"))

    assert table.hand("red") == ["courtier 0", "courtier 0", "valet 0"]


@pytest.mark.rule("R60", "RS 6.6")
def test_a_card_that_has_changed_hands_is_like_any_other_of_its_new_holder() -> None:
    """Blue's 40 goes to red, who bets it in the next round; it is then spent as red's."""
    table = pairs(
        "royal pardon 60",
        "royal dinner 70",
        blue=["courtier 20 up", "courtier 10 down"],
        red=["courtier 30 up", "courtier 0 down"],
        hands={"blue": ["courtier 0", "courtier 0", "courtier 40"], "red": ["courtier 0", "courtier 10"]},
        draws={"audiences": ["espionage 40", "recruitment 50"]},
        parley="red",
    )
    table.play("blue", third("courtier 40"))
    table.play("red", third("courtier 10"))
    table.play("red", Attend("king"), give("blue"))
    table.play("blue", Attend("king"), give("yellow"))
    table.play("yellow", Attend("king"))
    table.play("green", Attend("king"), give("red"))
    table.play("red", up("courtier 40"), give("blue"))
    table.play("blue", up("courtier 0"), give("yellow"))
    table.play("yellow", up("courtier 0"))
    table.play("green", up("courtier 0"), give("red"))
    table.play("red", down("courtier 0"), give("blue"))
    table.play("blue", down("courtier 0"), give("yellow"))
    table.play("yellow", down("courtier 0"))
    table.play("green", down("courtier 0"))

    assert table.outcomes == [("succeeded", 40), ("empty", 0)]
    assert table.view().seats[1].spent.count("courtier 40") == 2  # His own went before.
    assert table.view().seats[0].spent.count("courtier 40") == 0


# A second tie


@pytest.mark.rule("RS 6.8", "R44")
def test_when_the_highest_third_cards_are_equal_nobody_wins_the_card_but_the_cards_are_passed_and_all_gain() -> None:
    table = tie()
    table.play("blue", third("courtier 10"))
    table.play("red", third("courtier 10"))

    assert [(event.side, event.seat) for event in of(AudienceWon, table.told)] == [("king", None), ("queen", 3)]
    assert passed(table) == [(0, 1, "courtier 10"), (1, 0, "courtier 10")]
    assert table.favors("blue") == table.favors("red") == []
    assert table.discarded == ["planning 50"]
    assert table.due() == {"blue": 4, "red": 4, "yellow": 2, "green": 2}


@pytest.mark.rule("RS 6.8", "R44")
def test_a_courtier_and_a_valet_of_the_same_influence_are_equal() -> None:
    table = tie(hands={"blue": ["courtier 0", "courtier 0", "valet 10"]})
    table.play("blue", third("valet 10"))
    table.play("red", third("courtier 10"))

    assert table.discarded == ["planning 50"]
    assert "valet 10" in table.hand("red")


@pytest.mark.rule("RS 6.8", "R41")
def test_equal_cards_below_the_highest_do_no_harm() -> None:
    table = court("planning 50", **FIVE_TIED)
    table.play("blue", third("courtier 10"))
    table.play("red", third("courtier 20"))
    table.play("yellow", third("courtier 10"))
    table.play("green", third("courtier 10"))
    table.play("purple", third("courtier 10"))

    assert table.favors("red") == ["planning 50"]


# Two ties in one round


@pytest.mark.rule("R45", "R4")
def test_the_kings_tie_is_settled_before_the_queens() -> None:
    table = court(
        "planning 50",
        "espionage 40",
        bets={
            "blue": ["courtier 20 up", "courtier 10 down"],
            "red": ["courtier 30 up", "courtier 0 down"],
            "yellow": ["courtier 20 up", "courtier 0 down"],
            "green": ["courtier 10 up", "courtier 10 down"],
        },
        **PAIRS,
    )

    assert (table.view().tie_side, table.asked) == ("king", ["blue", "red"])
    assert table.refusal("green", third("courtier 40")).reason == "core-not-asked"
    table.play("red", third("courtier 10"))
    table.play("blue", third("courtier 20"))
    assert (table.view().tie_side, table.asked) == ("queen", ["yellow", "green"])
    assert len(passed(table)) == 2
    table.play("yellow", third("courtier 10"))
    table.play("green", third("courtier 40"))
    assert [event.side for event in of(ThirdCardsShown, table.told)] == ["king", "queen"]
    assert [table.favors(color) for color in table.colors] == [["planning 50"], [], [], ["espionage 40"]]


@pytest.mark.rule("R45", "R43")
def test_a_guest_tied_at_both_sides_shows_a_card_for_the_queen_from_the_hand_he_then_has() -> None:
    """Blue dines at both: red's 40 comes to him by the King's tie and wins him the Queen's."""
    table = court(
        "planning 50",
        "espionage 40",
        at_king=["red"],
        at_queen=["yellow", "green"],
        at_both=["blue"],
        bets={
            "blue": ["courtier 20 up", "courtier 10 down"],
            "red": ["courtier 30 up", "courtier 0 down"],
            "yellow": ["courtier 30 up", "courtier 0 down"],
            "green": ["courtier 0 up", "courtier 10 down"],
        },
        hands={"blue": ["courtier 0", "courtier 0", "courtier 10"], "red": ["courtier 0", "courtier 40"]},
    )
    assert table.asked == ["blue", "red"]
    table.play("blue", third("courtier 10"))
    table.play("red", third("courtier 40"))

    assert table.asked == ["blue", "yellow"]
    assert table.choices("blue") == [third("courtier 0"), third("courtier 40")]
    table.play("blue", third("courtier 40"))
    table.play("yellow", third("courtier 20"))
    assert passed(table) == [(0, 1, "courtier 10"), (1, 0, "courtier 40"), (0, 2, "courtier 40"), (2, 0, "courtier 20")]
    assert table.favors("red") == ["planning 50"]
    assert table.favors("blue") == ["espionage 40"]


# The seventh round


@pytest.mark.rule("R47", "RS 6.11")
@pytest.mark.parametrize(
    ("blue", "due"),
    [("courtier 20", {"blue": 4, "green": 2}), ("courtier 10", {"green": 2})],
)
def test_in_the_seventh_round_a_tie_goes_to_third_cards_and_after_a_second_tie_nobody_gains(
    blue: Card, due: dict[str, int]
) -> None:
    table = tie(round=7)
    table.play("blue", third(blue))
    table.play("red", third("courtier 10"))

    assert table.state.is_over
    assert table.due(7) == due
    assert len(passed(table)) == 2
    assert table.favors("blue") == []


@pytest.mark.rule("R42", "R105")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whoever_is_tied_always_holds_a_card_to_show(players: int) -> None:
    """D3: he has bet more than nothing, so at most one of his 0-Courtiers, and no deck asks for no influence."""
    ties = 0
    for seed in range(25):
        for moment in random_play(Table(GAME, players, seed)):
            view = moment.state.view(moment.seat)
            assert isinstance(view, View)
            if view.step == "tie":
                ties += 1
                assert third("courtier 0") in moment.state.choices(moment.seat)
                side = view.king if view.tie_side == "king" else view.queen
                assert side is not None
                assert side.outcome == "succeeded"
    assert ties > 20
