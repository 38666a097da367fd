"""The favors of phase 3: Recruitment, Royal Pardon, Master Stroke (RS 12.9 to RS 12.11), and how guests fare."""

from typing import Any

import pytest

from antechamber import Move
from antechamber.games.royal_secrets.events import (
    AudienceCounted,
    BetsRevealed,
    CardClaimed,
    CardRecruited,
    FavorPassed,
    PointsDue,
    ValetDrawn,
)
from antechamber.games.royal_secrets.moves import (
    Pass,
    ShowThirdCard,
    SplitPlayers,
    UseMasterStroke,
    UsePlanning,
    UseRecruitment,
    UseRoyalPardon,
)
from tests.games.royal_secrets.court import Court, court, down, give, of, up

BLUE, RED, YELLOW, GREEN = range(4)
TWO_AND_TWO: dict[str, Any] = {"at_king": ["blue", "red"], "at_queen": ["yellow", "green"]}
ZEROS = ["courtier 0 up", "courtier 0 down"]


def all_bet(king: str = "stabbing 30", queen: str = "corruption 20", **more: Any) -> Court:
    """Blue and red with the King, yellow and green with the Queen; who is not mentioned has bet two 0-Courtiers."""
    bets = {color: more.pop(color, ZEROS) for color in ("blue", "red", "yellow", "green")}
    return court(king, queen, **{**TWO_AND_TWO, **more}, bets=bets)


def totals(table: Court) -> dict[str, int]:
    """The total of each audience that was counted."""
    return {event.side: event.total for event in of(AudienceCounted, table.told)}


# Recruitment


@pytest.mark.rule("RS 12.9", "R67")
def test_a_recruited_card_is_counted_as_usual_and_comes_to_the_hand_when_the_round_ends() -> None:
    """Blue's 40 brings the King his 30 and blue the favor; then red has it, and blue has not spent it."""
    table = all_bet(blue=["courtier 0 up", "courtier 40 down"], favors={"red": ["recruitment 30"]})

    events = table.play("red", UseRecruitment(BLUE, 2))

    assert events[0] == CardClaimed(seat=RED, owner=BLUE, slot=2)
    assert of(CardRecruited, events) == [CardRecruited(seat=RED, owner=BLUE, card="courtier 40", taken=True)]
    assert totals(table) == {"king": 40, "queen": 0}
    assert table.favors("blue") == ["stabbing 30"]
    assert (table.hand("red").count("courtier 40"), table.hand("blue").count("courtier 40")) == (2, 0)
    assert table.view().seats[BLUE].spent == ()


@pytest.mark.rule("RS 12.9", "R29", "R58")
def test_recruitment_names_a_bet_of_another_player_at_the_same_audience_but_no_0_courtier_in_sight() -> None:
    table = all_bet(
        blue=["courtier 0 up", "courtier 10 down"],
        red=["courtier 20 up", "courtier 30 down"],
        yellow=["courtier 20 up", "courtier 30 down"],
        green=["courtier 10 up", "courtier 0 down"],
        favors={"red": ["recruitment 30"], "yellow": ["recruitment 50"]},
    )

    assert table.choices("red") == [UseRecruitment(BLUE, 2), Pass()]
    reasons = {
        UseRecruitment(RED, 1): ("RS 12.9", "rs-recruit-own"),
        UseRecruitment(YELLOW, 1): ("RS 12.9", "rs-recruit-elsewhere"),
        UseRecruitment(BLUE, 1): ("R29", "rs-recruit-zero"),
        UseRecruitment(4, 1): ("RS 5.1", "rs-no-bet-there"),
    }
    for move, reason in reasons.items():
        refusal = table.refusal("red", move)
        assert (refusal.rule, refusal.reason) == reason
    table.play("red", Pass())
    assert table.choices("yellow") == [UseRecruitment(GREEN, 1), UseRecruitment(GREEN, 2), Pass()]


@pytest.mark.rule("RS 12.9", "R59")
def test_recruitment_is_asked_openly_before_the_cards_are_turned_up_clockwise_from_the_first_player() -> None:
    """Yellow opened the round, though blue has bet last."""
    favors = {"red": ["recruitment 30"], "green": ["recruitment 50"]}
    table = all_bet(blue=["courtier 20 up", "courtier 10 down"], favors=favors, first="yellow", parley="blue")

    assert (table.step, table.asked) == ("recruiting", ["green"])
    assert table.view("red").bets[1].card is None
    table.play("green", Pass())
    assert table.asked == ["red"]
    assert of(BetsRevealed, table.told) == []
    table.play("red", UseRecruitment(BLUE, 1))

    assert table.seen(None)[:2] == [FavorPassed(seat=GREEN), CardClaimed(seat=RED, owner=BLUE, slot=1)]
    assert len(of(BetsRevealed, table.told)) == 1


@pytest.mark.rule("R29", "R51", "RS 12.9")
def test_a_face_down_bet_that_proves_to_be_a_0_courtier_goes_to_its_owner_and_the_favor_is_used_up() -> None:
    table = all_bet(blue=["courtier 20 up", "courtier 0 down"], favors={"red": ["recruitment 30"]})

    events = table.play("red", UseRecruitment(BLUE, 2))

    assert of(CardRecruited, events) == [CardRecruited(seat=RED, owner=BLUE, card="courtier 0", taken=False)]
    assert (table.hand("red").count("courtier 0"), table.hand("blue").count("courtier 0")) == (2, 2)
    assert table.favors("red") == []


@pytest.mark.rule("R30")
@pytest.mark.parametrize("card", ["valet -10", "valet 0", "valet 20"])
def test_recruitment_may_take_any_valet_even_a_face_up_0_valet(card: str) -> None:
    table = all_bet(blue=[f"{card} up", "courtier 20 down"], favors={"red": ["recruitment 30"]})
    before = table.hand("red").count(card)

    table.play("red", UseRecruitment(BLUE, 1))

    assert table.hand("red").count(card) == before + 1


@pytest.mark.rule("R30")
def test_recruitment_may_take_an_excuse_whose_player_withdraws_all_the_same() -> None:
    """Blue withdraws and draws a Valet; his Excuse is then red's second."""
    table = all_bet(blue=["courtier 20 up", "excuse down"], favors={"red": ["recruitment 30"]})

    events = table.play("red", UseRecruitment(BLUE, 2))

    assert [event.seat for event in of(ValetDrawn, events)] == [BLUE]
    assert totals(table)["king"] == 0
    assert (table.hand("red").count("excuse"), table.hand("blue").count("excuse")) == (2, 0)


@pytest.mark.rule("R30")
def test_recruitment_may_take_the_companion_of_an_excuse_instead_of_its_discard() -> None:
    table = all_bet(blue=["courtier 40 up", "excuse down"], favors={"red": ["recruitment 30"]})

    table.play("red", UseRecruitment(BLUE, 1))

    assert table.hand("red").count("courtier 40") == 2
    assert table.view().seats[BLUE].spent == ("excuse",)


@pytest.mark.rule("R30")
def test_recruitment_cannot_take_a_stabbed_card() -> None:
    table = all_bet(blue=["courtier 10 up", "courtier 40 down stabbed"], favors={"red": ["recruitment 30"]})

    assert table.choices("red") == [UseRecruitment(BLUE, 1), Pass()]
    refusal = table.refusal("red", UseRecruitment(BLUE, 2))
    assert (refusal.rule, refusal.reason) == ("RS 12.7", "rs-bet-stabbed")


@pytest.mark.rule("R30", "R31", "R58")
def test_a_player_alone_with_the_cardinal_has_no_card_to_recruit() -> None:
    """Red is not asked at all; green would be."""
    table = all_bet(
        at_king=["red"],
        at_queen=["blue", "yellow", "green"],
        blue=["courtier 20 up", "courtier 0 down"],
        cardinal=["cardinal 20 up", "cardinal 20 down"],
        favors={"red": ["recruitment 30"], "green": ["recruitment 50"]},
    )

    assert table.asked == ["green"]
    table.play("green", Pass())

    assert (table.view().round, table.favors("red")) == (2, ["recruitment 30"])


@pytest.mark.rule("R31")
def test_a_bet_can_be_claimed_once_and_who_is_asked_later_names_another() -> None:
    """Green opened the round and is asked before blue."""
    table = court(
        at_king=["blue", "red", "green"],
        at_queen=["yellow"],
        bets={"blue": ZEROS, "red": ["courtier 40 up", "courtier 10 down"], "yellow": ZEROS, "green": ZEROS},
        cardinal=["cardinal 0 up", "cardinal 0 down"],
        favors={"blue": ["recruitment 30"], "green": ["recruitment 50"]},
        parley="green",
    )

    events = table.play("green", UseRecruitment(RED, 1))

    assert events == [CardClaimed(seat=GREEN, owner=RED, slot=1)]
    assert table.choices("blue") == [UseRecruitment(RED, 2), UseRecruitment(GREEN, 2), Pass()]
    refusal = table.refusal("blue", UseRecruitment(RED, 1))
    assert (refusal.rule, refusal.reason) == ("R31", "rs-recruit-claimed")
    table.play("blue", UseRecruitment(RED, 2))
    assert table.hand("green").count("courtier 40") == 2
    assert table.hand("blue").count("courtier 10") == 4


@pytest.mark.rule("R31")
def test_of_two_who_could_name_one_bet_the_first_player_takes_it() -> None:
    """Blue opened the round: he is asked before green, who comes too late."""
    table = court(
        at_king=["blue", "red", "green"],
        at_queen=["yellow"],
        bets={"blue": ZEROS, "red": ["courtier 40 up", "courtier 0 down stabbed"], "yellow": ZEROS, "green": ZEROS},
        cardinal=["cardinal 0 up", "cardinal 0 down"],
        favors={"blue": ["recruitment 30"], "green": ["recruitment 50"]},
        parley="blue",
    )

    table.play("blue", UseRecruitment(RED, 1))

    assert table.choices("green") == [UseRecruitment(BLUE, 2), Pass()]
    assert table.refusal("green", UseRecruitment(RED, 1)).reason == "rs-recruit-claimed"


@pytest.mark.rule("R31")
def test_who_finds_every_card_claimed_is_not_asked() -> None:
    """Blue's other bet was stabbed, so for his second Recruitment red has nothing to name."""
    table = all_bet(
        blue=["courtier 0 down stabbed", "courtier 40 up"],
        favors={"red": ["recruitment 30", "recruitment 50"]},
    )

    table.play("red", UseRecruitment(BLUE, 2))

    assert (table.view().round, table.favors("red")) == (2, ["recruitment 50"])


@pytest.mark.rule("R59")
def test_a_player_with_two_recruitments_names_two_different_cards() -> None:
    favors = {"red": ["recruitment 30", "recruitment 50"]}
    table = all_bet(blue=["courtier 10 up", "courtier 40 down"], favors=favors)

    table.play("red", UseRecruitment(BLUE, 1))
    assert table.choices("red") == [UseRecruitment(BLUE, 2), Pass()]
    table.play("red", UseRecruitment(BLUE, 2))

    assert table.hand("red").count("courtier 10") == 4
    assert table.hand("red").count("courtier 40") == 2


@pytest.mark.rule("R31")
def test_a_recruiter_who_withdraws_keeps_his_claim() -> None:
    table = all_bet(
        blue=["courtier 40 up", "courtier 0 down"],
        red=["courtier 0 up", "excuse down"],
        favors={"red": ["recruitment 30"]},
    )

    table.play("red", UseRecruitment(BLUE, 1))

    assert table.hand("red").count("courtier 40") == 2
    assert table.due()["blue"] == 3
    assert "red" not in table.due()


@pytest.mark.rule("R31")
def test_a_guest_of_both_may_recruit_from_everyone_and_everyone_from_him() -> None:
    table = all_bet(
        at_king=["blue"],
        at_queen=["yellow", "green"],
        at_both=["red"],
        blue=["courtier 20 up", "courtier 0 down"],
        red=["courtier 30 up", "courtier 0 down"],
        yellow=["courtier 10 up", "courtier 0 down"],
        favors={"red": ["recruitment 30"], "green": ["recruitment 50"]},
    )

    bets = [UseRecruitment(BLUE, 1), UseRecruitment(BLUE, 2), UseRecruitment(YELLOW, 1), UseRecruitment(YELLOW, 2)]
    assert table.choices("red") == [*bets, UseRecruitment(GREEN, 2), Pass()]
    table.play("red", UseRecruitment(BLUE, 1))
    bets = [UseRecruitment(RED, 1), UseRecruitment(RED, 2), UseRecruitment(YELLOW, 1), UseRecruitment(YELLOW, 2)]
    assert table.choices("green") == [*bets, Pass()]
    assert table.refusal("green", UseRecruitment(BLUE, 2)).reason == "rs-recruit-elsewhere"


@pytest.mark.rule("R67")
def test_a_recruited_card_comes_too_late_to_be_a_third_card() -> None:
    """Blue and red are tied at 40. Red, who has bet his 40, has claimed blue's and cannot show it."""
    table = all_bet(
        blue=["courtier 40 up", "courtier 0 down"],
        red=["courtier 40 up", "courtier 0 down"],
        favors={"red": ["recruitment 30"]},
    )

    table.play("red", UseRecruitment(BLUE, 1))

    assert (table.step, table.asked) == ("tie", ["blue", "red"])
    assert table.refusal("red", ShowThirdCard("courtier 40")).reason == "rs-card-not-held"
    table.play("blue", ShowThirdCard("courtier 10"))
    table.play("red", ShowThirdCard("courtier 20"))
    assert table.hand("red").count("courtier 40") == 1


@pytest.mark.rule("R67")
def test_a_recruited_card_comes_without_its_medal() -> None:
    """In the next round blue's Planning sends everyone to the King, and red bets the 40: it counts 40, not 80."""
    table = all_bet(
        "royal pardon 40",
        blue=["courtier 40 up medal", "courtier 0 down"],
        favors={"blue": ["planning 40"], "red": ["recruitment 30"]},
    )
    table.play("red", UseRecruitment(BLUE, 1))

    table.play("blue", UsePlanning(40), SplitPlayers((BLUE, RED, YELLOW, GREEN)), give("red"))
    table.play("red", up("courtier 40"), give("blue"))
    table.play("blue", up("courtier 0"), give("yellow"))
    table.play("yellow", up("courtier 0"))
    table.play("green", up("courtier 0"), give("red"))
    assert [bet.medal for bet in table.view().bets] == [False, False, False, False]
    table.play("red", down("courtier 0"), give("blue"))
    table.play("blue", down("courtier 0"), give("yellow"))
    table.play("yellow", down("courtier 0"))
    table.play("green", down("courtier 0"))

    counted = [event.total for event in of(AudienceCounted, table.told) if event.side == "king"]
    assert counted == [80, 40]


@pytest.mark.rule("R67", "R32")
def test_a_card_recruited_in_the_last_round_counts_in_the_hand_at_the_end() -> None:
    """Red has his two 0s and now blue's 40: 4 points."""
    table = all_bet(
        round=7,
        blue=["courtier 40 up", "courtier 0 down"],
        red=["courtier 20 up", "courtier 10 down"],
        hands={"red": ["courtier 0", "courtier 0"]},
        favors={"red": ["recruitment 30"]},
    )

    table.play("red", UseRecruitment(BLUE, 1))

    final = table.view().final
    assert final is not None
    assert final.hands[RED] == ("courtier 0", "courtier 0", "courtier 40")
    assert [(line.why, line.amount) for line in final.result.why if line.seat == RED] == [
        ("points", 10),
        ("unplayed", 4),
    ]


# Royal Pardon


@pytest.mark.rule("RS 12.10", "R50")
def test_a_pardon_spares_its_owner_all_losses_of_the_round_those_from_valets_too() -> None:
    """Red loses 3 with the King and 3 to yellow's 0-Valet; the Pardon cancels both, for him alone."""
    table = all_bet(yellow=["valet 0 up", "courtier 20 down"], favors={"red": ["royal pardon 40"]})
    assert table.due() == {"blue": -3 - 3, "red": -3 - 3, "yellow": 2, "green": 2}

    events = table.play("red", UseRoyalPardon())

    assert of(PointsDue, events) == [PointsDue(seat=RED, amount=6, why="royal pardon", sender=None)]
    assert table.due() == {"blue": -6, "red": 0, "yellow": 2, "green": 2}
    assert table.favors("red") == []
    assert [table.points(color) for color in table.colors] == [4, 10, 12, 12]


@pytest.mark.rule("R50", "R65")
def test_a_pardon_also_covers_what_ones_own_valet_costs_in_a_failure() -> None:
    table = all_bet(red=["valet -10 up", "courtier 0 down"], favors={"red": ["royal pardon 40"]})
    assert table.due() == {"blue": -3, "red": -3 - 4, "yellow": -2, "green": -2}

    table.play("red", UseRoyalPardon())

    assert table.due() == {"blue": -3, "red": 0, "yellow": -2, "green": -2}


@pytest.mark.rule("R50")
def test_pardon_and_master_stroke_are_played_when_results_are_reckoned_and_before_points_move() -> None:
    favors = {"red": ["royal pardon 40"], "yellow": ["master stroke 50"]}
    table = all_bet(favors=favors)

    assert (table.step, table.asked) == ("losses", ["red"])
    assert [bet.card for bet in table.view("green").bets] == ["courtier 0"] * 8
    assert [table.points(color) for color in table.colors] == [10, 10, 10, 10]
    assert [seat.losses for seat in table.view().seats] == [3, 3, 2, 2]
    table.play("red", Pass())
    table.play("yellow", Pass())
    assert [table.points(color) for color in table.colors] == [7, 7, 8, 8]


@pytest.mark.rule("RS 12.10", "R38")
def test_a_pardon_cancels_losses_and_leaves_gains() -> None:
    """Red, a guest of both, gains 3 with the King and loses 5 with the Queen."""
    table = all_bet(
        queen="master stroke 50",
        at_king=["blue"],
        at_queen=["yellow", "green"],
        at_both=["red"],
        red=["courtier 30 up", "courtier 10 down"],
        favors={"red": ["royal pardon 40"]},
    )

    table.play("red", UseRoyalPardon())

    assert table.points("red") == 10 + 3


@pytest.mark.rule("R58", "RS 12.2", "R51")
def test_who_has_lost_nothing_is_asked_for_no_pardon_and_no_master_stroke() -> None:
    """Red and blue succeed with 30, and no rumor comes from the Queen's."""
    table = all_bet(
        red=["courtier 30 up", "courtier 0 down"],
        favors={"red": ["royal pardon 40", "master stroke 50"]},
    )

    assert (table.view().round, table.favors("red")) == (2, ["stabbing 30", "royal pardon 40", "master stroke 50"])


@pytest.mark.rule("R58", "R51")
def test_a_loss_from_a_valet_alone_lets_a_pardon_be_played_but_no_master_stroke() -> None:
    """Red's audience succeeds and pays him 3; yellow's Valet costs him 3."""
    table = all_bet(
        red=["courtier 30 up", "courtier 0 down"],
        yellow=["valet 0 up", "courtier 20 down"],
        favors={"red": ["royal pardon 40", "master stroke 50"]},
    )

    assert table.choices("red") == [UseRoyalPardon(), Pass()]
    refusal = table.refusal("red", UseMasterStroke())
    assert (refusal.rule, refusal.reason) == ("RS 12.11", "rs-no-audience-loss")
    table.play("red", UseRoyalPardon())
    assert table.points("red") == 10 + 3


@pytest.mark.rule("R58", "RS 12.10")
def test_a_pardon_may_be_played_for_a_single_point() -> None:
    """The rumor of yellow's Valet of 20 costs red 1."""
    table = all_bet(
        red=["courtier 30 up", "courtier 0 down"],
        yellow=["valet 20 up", "courtier 0 down"],
        favors={"red": ["royal pardon 40"]},
    )

    table.play("red", UseRoyalPardon())

    assert (table.points("blue"), table.points("red")) == (10 + 3 - 1, 10 + 3)


@pytest.mark.rule("RS 12.1")
@pytest.mark.parametrize(
    ("move", "favor", "held"),
    [
        (UseRoyalPardon(), "royal pardon", "master stroke 50"),
        (UseMasterStroke(), "master stroke", "royal pardon 40"),
    ],
)
def test_a_favor_that_one_does_not_hold_is_refused(move: Move, favor: str, held: str) -> None:
    table = all_bet(favors={"red": [held]})

    refusal = table.refusal("red", move)

    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.1", "rs-favor-not-held", {"favor": favor})


@pytest.mark.rule("RS 12.1")
def test_recruitment_is_used_once() -> None:
    """Green is asked for his own; red, who has used his, is not asked again."""
    favors = {"red": ["recruitment 30"], "green": ["recruitment 50"]}
    table = all_bet(blue=["courtier 20 up", "courtier 10 down"], favors=favors)

    table.play("red", UseRecruitment(BLUE, 1))

    assert (table.asked, table.favors("red")) == (["green"], [])


@pytest.mark.rule("R58")
def test_even_a_player_without_points_may_play_pardon_and_master_stroke() -> None:
    favors = {"red": ["royal pardon 40"], "yellow": ["master stroke 50"]}
    table = all_bet(favors=favors, points={"red": 0, "yellow": 0})

    assert table.choices("red") == [UseRoyalPardon(), Pass()]
    table.play("red", UseRoyalPardon())
    assert table.choices("yellow") == [UseMasterStroke(), Pass()]


# Master Stroke


@pytest.mark.rule("RS 12.11", "R48")
def test_a_master_stroke_turns_the_losses_at_audiences_into_gains_and_leaves_those_from_valets() -> None:
    """Red would lose 5 with the King and 3 to yellow's Valet: he gains 5 and loses 3."""
    table = all_bet("master stroke 50", yellow=["valet 0 up", "courtier 20 down"], favors={"red": ["master stroke 70"]})

    events = table.play("red", UseMasterStroke())

    assert of(PointsDue, events) == [PointsDue(seat=RED, amount=10, why="master stroke", sender=None)]
    assert table.due() == {"blue": -5 - 3, "red": +5 - 3, "yellow": 2, "green": 2}
    assert table.points("red") == 12


@pytest.mark.rule("R48", "R65")
def test_a_master_stroke_leaves_what_ones_own_valet_costs_in_a_failure() -> None:
    table = all_bet("planning 50", red=["valet -10 up", "courtier 0 down"], favors={"red": ["master stroke 70"]})

    table.play("red", UseMasterStroke())

    assert table.due()["red"] == 5 - 4


@pytest.mark.rule("R48")
def test_a_master_stroke_gains_the_amount_due_not_what_could_have_been_paid() -> None:
    """Red has a single point and would have lost 5."""
    table = all_bet("planning 50", favors={"red": ["master stroke 70"]}, points={"red": 1})

    table.play("red", UseMasterStroke())

    assert table.points("red") == 1 + 5


@pytest.mark.rule("R48", "R38")
def test_a_master_stroke_of_a_guest_covers_both_audiences() -> None:
    table = all_bet(
        "planning 50",
        at_king=["blue"],
        at_queen=["yellow", "green"],
        at_both=["red"],
        favors={"red": ["master stroke 70"]},
    )
    assert table.due()["red"] == -5 - 2

    table.play("red", UseMasterStroke())

    assert table.points("red") == 10 + 5 + 2


@pytest.mark.rule("R48")
def test_a_master_stroke_covers_the_loss_of_those_who_all_withdrew() -> None:
    table = all_bet(
        blue=["courtier 0 up", "excuse down"],
        red=["courtier 0 up", "excuse down"],
        favors={"red": ["master stroke 70"]},
    )
    assert table.due() == {"blue": -3, "red": -3, "yellow": -2, "green": -2}

    table.play("red", UseMasterStroke())

    assert table.due()["red"] == 3


@pytest.mark.rule("R49")
@pytest.mark.parametrize("order", [(UseMasterStroke(), UseRoyalPardon()), (UseRoyalPardon(), UseMasterStroke())])
def test_one_player_may_play_both_and_master_stroke_is_reckoned_first_whichever_comes_first(
    order: tuple[Move, Move],
) -> None:
    """Red would lose 5 with the King and 3 to a Valet: the 5 become a gain and the 3 are cancelled."""
    table = all_bet(
        "master stroke 50",
        yellow=["valet 0 up", "courtier 20 down"],
        favors={"red": ["master stroke 70", "royal pardon 40"]},
    )
    assert table.choices("red") == [UseMasterStroke(), UseRoyalPardon(), Pass()]

    table.play("red", *order)

    assert table.due()["red"] == 5
    assert table.points("red") == 15


@pytest.mark.rule("R49", "R58")
def test_after_a_master_stroke_a_pardon_needs_a_loss_from_a_valet() -> None:
    table = all_bet("master stroke 50", favors={"red": ["master stroke 70", "royal pardon 40"]})

    table.play("red", UseMasterStroke())

    assert table.view().round == 2
    assert table.favors("red") == ["royal pardon 40"]


@pytest.mark.rule("R58", "RS 12.2")
def test_a_second_master_stroke_is_refused() -> None:
    """Red is still asked, for his Pardon on the Valet's loss."""
    table = all_bet(
        "planning 50",
        yellow=["valet 0 up", "courtier 20 down"],
        favors={"red": ["master stroke 50", "master stroke 70", "royal pardon 40"]},
    )

    table.play("red", UseMasterStroke())

    assert table.choices("red") == [UseRoyalPardon(), Pass()]
    assert [seat.stroked for seat in table.view().seats] == [False, True, False, False]
    refusal = table.refusal("red", UseMasterStroke())
    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.2", "rs-second-copy", {"favor": "master stroke"})


@pytest.mark.rule("R58", "RS 12.2", "R49")
def test_a_second_pardon_is_refused_while_a_master_stroke_may_still_follow() -> None:
    favors = {"red": ["master stroke 70", "royal pardon 40", "royal pardon 60"]}
    table = all_bet("planning 50", favors=favors)

    table.play("red", UseRoyalPardon())

    assert table.choices("red") == [UseMasterStroke(), Pass()]
    assert [seat.pardoned for seat in table.view().seats] == [False, True, False, False]
    refusal = table.refusal("red", UseRoyalPardon())
    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.2", "rs-second-copy", {"favor": "royal pardon"})


@pytest.mark.rule("R59", "R56", "RS 12.12")
def test_losses_of_both_audiences_have_one_window_clockwise_from_the_first_player() -> None:
    """Green opened the round; blue, once he has passed, is not asked again after red's Pardon."""
    favors = {"blue": ["master stroke 50"], "red": ["royal pardon 40"], "green": ["royal pardon 60"]}
    table = all_bet(favors=favors, first="green", parley="yellow")

    asked = []
    for move in (Pass(), Pass(), UseRoyalPardon()):
        asked += table.asked
        table.play(table.asked[0], move)

    assert asked == ["green", "blue", "red"]
    assert of(FavorPassed, table.seen(None)) == [FavorPassed(seat=GREEN), FavorPassed(seat=BLUE)]
    assert table.view().round == 2


@pytest.mark.rule("R59")
def test_losses_are_asked_for_after_the_tie_breaks() -> None:
    """Blue and red are tied with the King while yellow and green fail with the Queen."""
    table = all_bet(
        blue=["courtier 20 up", "courtier 0 down"],
        red=["courtier 20 up", "courtier 0 down"],
        favors={"yellow": ["royal pardon 40"]},
    )

    assert (table.step, table.asked) == ("tie", ["blue", "red"])
    table.play("blue", ShowThirdCard("courtier 10"))
    table.play("red", ShowThirdCard("courtier 20"))

    assert (table.step, table.asked) == ("losses", ["yellow"])


# A guest of both audiences


@pytest.mark.rule("R38", "RS 12.5")
def test_a_guest_takes_the_gains_of_both_audiences_and_may_win_both_favors() -> None:
    table = all_bet(
        at_king=["blue"],
        at_queen=["yellow", "green"],
        at_both=["red"],
        red=["courtier 30 up", "courtier 0 down"],
    )

    assert table.due() == {"blue": 3, "red": 3 + 2, "yellow": 2, "green": 2}
    assert table.favors("red") == ["corruption 20", "stabbing 30"]


@pytest.mark.rule("R38", "RS 12.5")
def test_a_guest_takes_the_losses_of_both_audiences() -> None:
    table = all_bet(at_king=["blue"], at_queen=["yellow", "green"], at_both=["red"])

    assert table.due() == {"blue": -3, "red": -3 - 2, "yellow": -2, "green": -2}


@pytest.mark.rule("R38", "RS 12.5")
def test_the_valets_of_a_guest_give_influence_and_no_rumor() -> None:
    """His 20 of a Valet makes the Queen's success and not the King's, and neither costs anybody a rumor."""
    table = all_bet(
        at_king=["blue"], at_queen=["yellow", "green"], at_both=["red"], red=["valet 20 up", "courtier 0 down"]
    )

    assert table.due() == {"blue": -3, "red": -3 + 2, "yellow": 2, "green": 2}
    assert [line.why for line in table.ledger if line.why == "valet"] == []


@pytest.mark.rule("R38", "RS 12.5")
def test_the_valets_of_others_do_not_touch_a_guest() -> None:
    """Yellow's rumor of 3 reaches blue, who is with the King, and not red, who is there too."""
    table = all_bet(
        at_king=["blue"],
        at_queen=["yellow", "green"],
        at_both=["red"],
        yellow=["valet 0 up", "courtier 20 down"],
    )

    assert table.due() == {"blue": -3 - 3, "red": -3 + 2, "yellow": 2, "green": 2}


@pytest.mark.rule("R37", "RS 12.5")
def test_a_guest_who_excuses_himself_withdraws_from_both_audiences() -> None:
    """His 40 counts nowhere, and he pays nothing where others stayed."""
    table = all_bet(
        at_king=["blue"],
        at_queen=["yellow", "green"],
        at_both=["red"],
        red=["courtier 40 up", "excuse down"],
    )

    assert table.due() == {"blue": -3, "yellow": -2, "green": -2}


@pytest.mark.rule("R37")
def test_a_guest_who_excuses_himself_pays_where_all_the_others_withdrew_too() -> None:
    table = all_bet(
        at_king=["blue"],
        at_queen=["yellow", "green"],
        at_both=["red"],
        blue=["courtier 0 up", "excuse down"],
        red=["courtier 40 up", "excuse down"],
    )

    assert table.due() == {"blue": -3, "red": -3, "yellow": -2, "green": -2}


@pytest.mark.rule("R37")
def test_a_guest_who_excuses_himself_pays_nothing_where_only_the_cardinal_was_with_him() -> None:
    """Red alone with the King and the Cardinal; at the Queen's everyone withdrew."""
    excused = ["courtier 0 up", "excuse down"]
    table = all_bet(
        at_king=[],
        at_queen=["blue", "yellow", "green"],
        at_both=["red"],
        blue=excused,
        red=excused,
        yellow=excused,
        green=excused,
        cardinal=["cardinal 0 up", "cardinal 0 down"],
    )

    assert table.due() == {"blue": -2, "red": -2, "yellow": -2, "green": -2}
