"""The end of a round and of the game (RS 10, RS 11)."""

from typing import Any

import pytest

from antechamber import Result
from antechamber.games.royal_secrets.events import CardRecruited, GameEnded, RoundEnded, RoundOpened
from antechamber.games.royal_secrets.moves import (
    Attend,
    Pass,
    ShowThirdCard,
    UseMedal,
    UseRecruitment,
    UseStabbing,
)
from tests.games.royal_secrets.court import PAIRS, QUEENS_GUESTS, Cards, Court, court, down, fresh, of, pairs, play_out

ZEROS = ["courtier 0", "courtier 0"]


def result(table: Court) -> Result:
    """The result of a game that is over."""
    assert table.state.result is not None
    return table.state.result


def last_round(points: dict[str, int] | None = None, **hands: Cards) -> Court:
    """A four-player game that ends with these hands and points: everyone has bet 0 and both audiences have failed.

    The losses of 2 and 3 that this costs are added beforehand.
    """
    return court(
        "corruption 20",
        "stabbing 30",
        round=7,
        bets={color: ["courtier 0 up", "courtier 0 down"] for color in ("blue", "red", "yellow", "green")},
        hands={color: hands.get(color, []) for color in ("blue", "red", "yellow", "green")},
        points={
            color: (points or {}).get(color, 10) + loss
            for color, loss in (("blue", 2), ("red", 2), ("yellow", 3), ("green", 3))
        },
        **PAIRS,
    )


# The end of a round


@pytest.mark.rule("RS 10.1")
def test_bet_cards_leave_the_game_for_good() -> None:
    table = pairs(
        "stabbing 30",
        blue=["courtier 40 up", "valet 20 down"],
        red=["courtier 10 up", "excuse down"],
        hands={"blue": [*ZEROS, "courtier 10"], "red": [*ZEROS, "courtier 10", "courtier 20"]},
        draws={"valets": ["valet 0", "valet 0", "valet 10"]},
    )

    assert table.view().round == 2
    assert table.view().bets == ()
    assert table.hand("blue") == [*ZEROS, "courtier 10"]
    assert table.hand("red") == [*ZEROS, "courtier 10", "courtier 20", "valet 10"]
    assert {"courtier 40", "valet 20"} <= set(table.view().seats[0].spent)
    assert {"courtier 10", "excuse"} <= set(table.view().seats[1].spent)


@pytest.mark.rule("RS 10.1")
def test_audience_cards_that_nobody_has_won_leave_the_game() -> None:
    table = pairs("planning 50", blue=["courtier 10 up", "courtier 0 down"], red=["courtier 10 up", "courtier 0 down"])

    assert table.discarded == ["planning 50"]
    assert table.favors("green") == ["corruption 20"]


@pytest.mark.rule("RS 10.1")
def test_the_end_of_a_round_tells_who_took_which_audience_card() -> None:
    table = court(
        "planning 50",
        "corruption 20",
        parley="red",
        bets={**QUEENS_GUESTS, "blue": ["courtier 40 up", "courtier 10 down"], "red": ["courtier 10 up"]},
        **PAIRS,
    )
    table.play("red", down("courtier 0"))

    assert of(RoundEnded, table.told) == [RoundEnded(round=1, king=0, queen=3)]


@pytest.mark.rule("RS 10.2")
@pytest.mark.parametrize("bets", [["courtier 0 up", "courtier 0 down"], ["excuse up", "courtier 0 down"]])
def test_a_0_courtier_always_returns_to_its_owners_hand(bets: Cards) -> None:
    hand = ["courtier 0"] * (2 - sum("courtier 0" in bet for bet in bets))
    table = pairs("stabbing 30", blue=bets, red=["courtier 30 up", "courtier 0 down"], hands={"blue": hand})

    assert table.hand("blue")[:2] == ZEROS


@pytest.mark.rule("RS 10.1", "RS 10.2")
def test_a_0_valet_does_not_return() -> None:
    table = pairs("stabbing 30", blue=["courtier 40 up", "valet 0 down"], red=["courtier 0 up", "courtier 0 down"])

    assert "valet 0" not in table.hand("blue")
    assert "valet 0" in table.view().seats[0].spent


@pytest.mark.rule("R19", "RS 10.2")
def test_a_stabbed_0_courtier_counts_for_nothing_and_returns_too() -> None:
    table = court(
        "stabbing 30",
        "corruption 20",
        step="favors",
        parley="red",
        bets={
            **QUEENS_GUESTS,
            "blue": ["courtier 30 up", "courtier 0 down"],
            "red": ["courtier 10 up", "courtier 0 down"],
        },
        hands={"blue": ["courtier 0", "courtier 10"]},
        favors={"green": ["stabbing 60", "medal of merit 30"]},
        **PAIRS,
    )
    table.play("green", UseStabbing(0, 2))
    assert table.hand("blue") == ["courtier 0", "courtier 10"]
    table.play("green", Pass())

    assert table.view().round == 2
    assert table.hand("blue") == [*ZEROS, "courtier 10"]


@pytest.mark.rule("RS 10.3")
def test_the_cardinals_played_cards_stay_face_up_and_are_not_used_again() -> None:
    table = court(
        at_king=["blue", "red", "green"],
        at_queen=["yellow"],
        bets={
            "blue": ["courtier 10 up", "courtier 0 down"],
            "red": ["courtier 20 up", "courtier 10 down"],
            **QUEENS_GUESTS,
        },
        cardinal=["cardinal 10 up", "cardinal -10 down"],
        played=["cardinal 20", "cardinal 0"],
        round=2,
    )

    assert table.view().round == 3
    assert table.view().cardinals_played == ("cardinal -10", "cardinal 0", "cardinal 10", "cardinal 20")
    assert table.view().cardinal_pile == 10


@pytest.mark.rule("RS 10.3", "RS 9.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_cardinals_pile_lasts_exactly_for_a_solo_audience_in_every_round(players: int) -> None:
    """D4: at most one player can be alone in a round, and seven times two cards are the whole pile."""
    table = fresh(players, 5)
    while not table.state.is_over:
        color = table.asked[0]
        first = table.colors[table.view().first]
        if table.step == "choosing":
            table.play(color, Attend("queen" if color == first else "king"))
        else:
            table.play(color, table.choices(color)[-1])

    assert table.view().cardinal_pile == 0
    assert sorted(table.view().cardinals_played) == sorted(
        ["cardinal -10"] * 2 + ["cardinal 0"] * 4 + ["cardinal 10"] * 6 + ["cardinal 20"] * 2
    )


@pytest.mark.rule("RS 10.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_seven_rounds_are_played(players: int) -> None:
    table = play_out(fresh(players, 2))

    assert [event.round for event in of(RoundEnded, table.told)] == [1, 2, 3, 4, 5, 6, 7]
    assert [event.round for event in of(RoundOpened, table.told)] == [2, 3, 4, 5, 6, 7]
    assert isinstance(table.told[-1], GameEnded)
    assert table.asked == []


# Recruited cards


def recruited_in_round(number: int, **more: Any) -> Court:
    """Blue claims red's 40, which lies face down before the King."""
    table = pairs(
        "planning 50",
        blue=["courtier 10 up", "courtier 0 down"],
        red=["courtier 10 up", "courtier 40 down"],
        hands={"blue": ["courtier 0"], "red": [*ZEROS], "yellow": ["courtier 0"], "green": ["courtier 0"]},
        favors={"blue": ["recruitment 30"]},
        round=number,
        **more,
    )
    table.play("blue", UseRecruitment(1, 2))
    return table


@pytest.mark.rule("R32", "R67", "RS 11.2")
def test_a_card_recruited_in_the_seventh_round_counts_as_unplayed() -> None:
    table = recruited_in_round(7)

    assert table.state.is_over
    assert of(CardRecruited, table.told) == [CardRecruited(seat=0, owner=1, card="courtier 40", taken=True)]
    # Red alone has the majority's 4; blue has nothing but his ten points and the 40.
    assert table.due(7) == {"red": 4, "green": 2}
    assert result(table).scores == (10 + 4, 14, 10, 12)


@pytest.mark.rule("R67")
def test_a_recruited_card_is_too_late_to_be_a_third_card() -> None:
    """Blue claims red's 20; they are tied, and blue can show only what he held before."""
    table = pairs(
        "planning 40",
        blue=["courtier 20 up", "courtier 0 down"],
        red=["courtier 0 up", "courtier 20 down"],
        hands={"blue": ["courtier 0", "courtier 10"], "red": ["courtier 0"]},
        favors={"blue": ["recruitment 30"]},
    )
    table.play("blue", UseRecruitment(1, 2))

    assert table.asked == ["blue", "red"]
    assert table.choices("blue") == [ShowThirdCard("courtier 0"), ShowThirdCard("courtier 10")]
    table.play("blue", ShowThirdCard("courtier 10"))
    table.play("red", ShowThirdCard("courtier 0"))
    assert table.hand("blue") == [*ZEROS, "courtier 20"]
    assert table.hand("red") == [*ZEROS, "courtier 10"]


@pytest.mark.rule("R67")
def test_a_recruited_card_bears_no_medal() -> None:
    """The 40 counts 80 while it lies there with a Medal, and 4 points at the end."""
    table = court(
        "royal dinner 70",
        "corruption 20",
        step="favors",
        parley="red",
        round=7,
        bets={
            **QUEENS_GUESTS,
            "blue": ["courtier 0 up", "courtier 0 down"],
            "red": ["courtier 0 up", "courtier 40 down"],
        },
        hands={"blue": [], "red": ["courtier 0"], "yellow": ["courtier 0"], "green": ["courtier 0"]},
        favors={"blue": ["recruitment 30", "medal of merit 30"]},
        **PAIRS,
    )
    table.play("blue", UseMedal(1, 2), UseRecruitment(1, 2))

    assert table.outcomes[0] == ("succeeded", 80)
    assert result(table).scores == (10 + 4, 10 + 6, 10, 12)


@pytest.mark.rule("R67")
def test_a_card_that_came_by_a_tie_counts_at_the_end() -> None:
    table = pairs(
        "planning 40",
        blue=["courtier 20 up", "courtier 0 down"],
        red=["courtier 0 up", "courtier 20 down"],
        hands={
            "blue": ["courtier 0", "courtier 10"],
            "red": ["courtier 0", "courtier 30"],
            "yellow": ["courtier 0"],
            "green": ["courtier 0"],
        },
        round=7,
    )
    table.play("blue", ShowThirdCard("courtier 10"))
    table.play("red", ShowThirdCard("courtier 30"))

    assert result(table).scores == (10 + 3, 10 + 3 + 1, 10, 12)


# The end of the game


@pytest.mark.rule("RS 11.1")
def test_after_the_seventh_round_everyone_shows_points_and_hand() -> None:
    table = last_round(points={"blue": 4, "red": 11}, red=["courtier 20"])

    for reader in ("blue", None):
        final = table.view(reader).final
        assert final is not None
        assert final.points == (4, 11, 10, 10)
        assert final.hands[1] == ("courtier 0", "courtier 0", "courtier 20")
        assert final.result == table.state.result


@pytest.mark.rule("RS 11.1")
def test_totals_and_hands_are_shown_only_after_the_seventh_round() -> None:
    table = fresh(3, 2)
    while not table.state.is_over:
        assert table.view().final is None
        assert table.state.result is None
        table.play(table.asked[0], table.choices(table.asked[0])[0])

    assert table.view().final is not None


@pytest.mark.rule("RS 11.1", "RS 11.2")
def test_each_score_says_what_it_is_made_of() -> None:
    table = last_round(points={"blue": 4}, blue=["courtier 30", "valet 20"])

    lines = [(line.amount, line.why, line.rule) for line in result(table).why if line.seat == 0]

    assert lines == [(4, "points", "RS 11.1"), (5, "unplayed", "RS 11.2")]


@pytest.mark.rule("RS 11.2")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ([], 0),
        (["courtier 10"], 1),
        (["courtier 40"], 4),
        (["courtier 10", "valet 10", "valet 20"], 4),
        (["courtier 20", "courtier 40"], 6),
    ],
)
def test_each_ten_of_influence_in_hand_adds_a_point(hand: Cards, points: int) -> None:
    assert result(last_round(blue=hand)).scores[0] == 10 + points


@pytest.mark.rule("RS 11.2")
def test_a_player_gets_at_most_six_points_for_his_whole_hand() -> None:
    """D6: the limit is on the player's total, since no single card gives more than four."""
    table = last_round(blue=["courtier 10", "courtier 20", "courtier 40"], red=["courtier 30", "courtier 40"])

    assert result(table).scores == (16, 16, 10, 10)


@pytest.mark.rule("RS 11.2", "R67")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_by_random_play_each_score_is_points_and_what_the_last_hand_gives(players: int) -> None:
    worths = set()
    for seed in range(20):
        ended = of(GameEnded, play_out(fresh(players, seed), seed).told)[0]
        for seat in range(players):
            values = [int(card.split()[1]) for card in ended.hands[seat] if card != "excuse"]
            worth = sum(value for value in values if value > 0) // 10
            worths.add(worth)
            assert ended.unplayed[seat] == min(6, worth)
            assert ended.scores[seat] == ended.points[seat] + ended.unplayed[seat]
    assert {0, 1, 2, 3} <= worths


@pytest.mark.rule("RS 11.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_thrift_is_rewarded_with_six_points_and_no_more(players: int) -> None:
    """D6, by play: who bets nothing but his 0-Courtiers keeps 120 and more, and gets six for it."""
    table = fresh(players, 1)
    while not table.state.is_over:
        table.play(table.asked[0], table.choices(table.asked[0])[0])

    (ended,) = of(GameEnded, table.told)
    assert all("courtier 40" in hand and "courtier 30" in hand for hand in ended.hands)
    assert ended.unplayed == (6,) * players


@pytest.mark.rule("R52")
@pytest.mark.parametrize("card", ["valet -10", "valet 0", "excuse"])
def test_a_negative_valet_and_an_excuse_in_hand_give_and_take_nothing(card: str) -> None:
    assert result(last_round(blue=["courtier 20", card])).scores[0] == 10 + 2


@pytest.mark.rule("R53")
def test_favors_left_over_are_worth_nothing() -> None:
    table = court(
        "corruption 20",
        "stabbing 30",
        round=7,
        bets={color: ["courtier 0 up", "courtier 0 down"] for color in ("blue", "red", "yellow", "green")},
        hands={color: [] for color in ("blue", "red", "yellow", "green")},
        favors={"blue": ["planning 50", "corruption 40"], "red": ["royal dinner 70"]},
        **PAIRS,
    )

    assert table.favors("blue") == ["corruption 40", "planning 50"]
    assert result(table).scores == (8, 8, 7, 7)


@pytest.mark.rule("RS 11.3")
def test_most_points_win() -> None:
    table = last_round(points={"blue": 3, "red": 14, "yellow": 9, "green": 20})

    assert result(table).ranks == (4, 2, 3, 1)
    assert result(table).winners == (3,)


@pytest.mark.rule("RS 11.3", "RS 11.2")
def test_unplayed_cards_decide_the_game_with_the_points() -> None:
    table = last_round(points={"blue": 12, "red": 10}, red=["courtier 30"])

    assert result(table).winners == (1,)


@pytest.mark.rule("R68", "RS 11.3")
@pytest.mark.parametrize(
    ("points", "ranks", "winners"),
    [
        ((12, 12, 11, 5), (1, 1, 3, 4), (0, 1)),
        ((5, 12, 12, 12), (4, 1, 1, 1), (1, 2, 3)),
        ((12, 7, 7, 5), (1, 2, 2, 4), (0,)),
        ((8, 8, 8, 8), (1, 1, 1, 1), (0, 1, 2, 3)),
    ],
)
def test_equal_totals_share_a_rank_and_all_firsts_win(
    points: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = last_round(points=dict(zip(("blue", "red", "yellow", "green"), points, strict=True)))

    assert result(table).scores == points
    assert result(table).ranks == ranks
    assert result(table).winners == winners


@pytest.mark.rule("R68")
def test_winners_share_the_utility_and_it_adds_up_to_zero() -> None:
    table = last_round(points={"blue": 12, "red": 12, "yellow": 11, "green": 5})

    assert result(table).utility == pytest.approx((1 / 3, 1 / 3, -1 / 3, -1 / 3))


@pytest.mark.rule("RS 2.4")
def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = last_round()

    assert table.asked == []
    refused = table.refusal("blue", Pass())
    assert (refused.rule, refused.reason) == ("RS 2.4", "core-game-over")
