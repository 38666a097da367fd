"""The favors of phase 2: Espionage, Stabbing, Medal of Merit (RS 12.6 to RS 12.8), and their windows."""

from typing import Any

import pytest

from antechamber.games.royal_secrets.events import (
    AudienceCounted,
    BetsSpied,
    CardBet,
    CardinalBet,
    CardStabbed,
    FavorPassed,
    LaidCard,
    MedalLaid,
    PlayerWithdrew,
    ValetDrawn,
)
from antechamber.games.royal_secrets.moves import Pass, ShowThirdCard, Slot, UseEspionage, UseMedal, UseStabbing
from tests.games.royal_secrets.court import Court, court, down, give, of, up

BLUE, RED, YELLOW, GREEN = range(4)
TWO_AND_TWO: dict[str, Any] = {"at_king": ["blue", "red"], "at_queen": ["yellow", "green"]}
ON_OWN_TURN = {"favor_windows": "own turn"}


def totals(table: Court) -> dict[str, int]:
    """The total of each audience that was counted."""
    return {event.side: event.total for event in of(AudienceCounted, table.told)}


def last_bet(red: list[str], *, king: str = "stabbing 30", **more: Any) -> Court:
    """Red has bet last, and the window after it is open; beside him blue has bet 20, at the Queen's lie 30."""
    bets = {
        "blue": ["courtier 20 up", "courtier 0 down"],
        "red": red,
        "yellow": ["courtier 30 up", "courtier 0 down"],
        "green": ["courtier 0 up", "courtier 0 down"],
    }
    return court(king=king, **TWO_AND_TWO, bets=bets, step="favors", parley="red", **more)


@pytest.mark.rule("RS 12.1")
@pytest.mark.parametrize(
    ("move", "favor"),
    [(UseEspionage(), "espionage"), (UseStabbing(BLUE, 2), "stabbing"), (UseMedal(BLUE, 1), "medal of merit")],
)
def test_a_favor_that_one_does_not_hold_is_refused(move: Any, favor: str) -> None:
    """Green has the two others, and is asked."""
    every = {"espionage": "espionage 20", "stabbing": "stabbing 60", "medal of merit": "medal of merit 30"}
    held = [card for name, card in every.items() if name != favor]
    table = last_bet(["courtier 20 up", "courtier 0 down"], favors={"green": held})

    refusal = table.refusal("green", move)

    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.1", "rs-favor-not-held", {"favor": favor})


# The window after every bet


@pytest.mark.rule("R16", "RS 12.12")
def test_after_every_bet_there_is_a_window_for_the_favors_of_phase_2() -> None:
    """Blue's Medal could go on either of the first two bets, and is asked for after each."""
    table = court(**TWO_AND_TWO, favors={"blue": ["medal of merit 30"]}, parley="green")

    table.play("green", give("red"))
    table.play("red", up("courtier 20"))
    assert (table.step, table.asked) == ("favors", ["blue"])
    assert table.choices("blue") == [UseMedal(RED, 1), Pass()]
    table.play("blue", Pass())
    table.play("red", give("yellow"))
    table.play("yellow", down("courtier 0"))

    assert table.choices("blue") == [UseMedal(RED, 1), UseMedal(YELLOW, 1), Pass()]


@pytest.mark.rule("R16")
def test_the_very_last_face_down_bet_can_still_be_stabbed() -> None:
    table = court(
        **TWO_AND_TWO,
        bets={
            "blue": ["courtier 20 up", "courtier 0 down"],
            "red": ["courtier 10 up"],
            "yellow": ["courtier 30 up", "courtier 0 down"],
            "green": ["courtier 0 up", "courtier 0 down"],
        },
        favors={"green": ["stabbing 60"]},
        parley="red",
    )

    table.play("red", down("courtier 40"))
    assert (table.step, table.asked) == ("favors", ["green"])
    table.play("green", UseStabbing(RED, 2))

    assert totals(table) == {"king": 30, "queen": 30}


@pytest.mark.rule("R16", "R56")
def test_the_window_goes_clockwise_from_the_player_who_has_just_bet_and_leaves_out_who_can_play_nothing() -> None:
    """Yellow has bet; red holds a favor of another phase and is passed over."""
    favors = {"blue": ["medal of merit 30"], "red": ["royal pardon 40"], "yellow": ["medal of merit 50"]}
    favors["green"] = ["stabbing 60"]
    table = court(**TWO_AND_TWO, favors=favors, parley="blue")
    table.play("blue", give("yellow"))
    table.play("yellow", down("courtier 10"))

    for color in ("yellow", "green", "blue"):
        assert table.asked == [color]
        table.play(color, Pass())

    assert (table.step, table.asked) == ("naming", ["yellow"])


@pytest.mark.rule("R16")
def test_there_is_no_window_when_nobody_has_a_favor_of_phase_2() -> None:
    table = court(**TWO_AND_TWO, favors={"blue": ["corruption 40", "royal dinner 60", "recruitment 30"]})

    table.play("blue", give("yellow"))
    table.play("yellow", down("courtier 10"))

    assert (table.step, table.asked) == ("naming", ["yellow"])


@pytest.mark.rule("R56", "R101")
def test_after_a_played_favor_all_who_can_still_play_one_are_asked_again_from_the_last_bettor() -> None:
    """Blue has bet and passed; green's Medal makes blue, and then yellow, be asked once more."""
    favors = {"blue": ["stabbing 60"], "yellow": ["espionage 20"], "green": ["medal of merit 30"]}
    table = court(**TWO_AND_TWO, favors=favors, bets={"blue": ["courtier 20 down"]}, step="favors")

    table.play("blue", Pass())
    table.play("yellow", Pass())
    table.play("green", UseMedal(BLUE, 1))

    assert table.asked == ["blue"]
    table.play("blue", Pass())
    assert table.asked == ["yellow"]
    table.play("yellow", Pass())
    assert table.step == "naming"


@pytest.mark.rule("R56", "R14")
def test_one_player_may_play_several_favors_in_a_window() -> None:
    favors = {"green": ["espionage 20", "medal of merit 30", "stabbing 60"]}
    table = court(**TWO_AND_TWO, favors=favors, bets={"blue": ["courtier 20 down"]}, step="favors")

    table.play("green", UseEspionage(), UseMedal(BLUE, 1), UseStabbing(BLUE, 1))

    assert table.favors("green") == []
    assert table.step == "naming"


@pytest.mark.rule("R56")
def test_a_played_favor_can_take_from_the_others_what_they_could_have_played() -> None:
    """Green and yellow could both stab blue's only face-down bet; green does, and yellow is not asked any more."""
    favors = {"yellow": ["stabbing 30"], "green": ["stabbing 60"]}
    table = court(
        king="espionage 20",
        **TWO_AND_TWO,
        favors=favors,
        bets={"red": ["courtier 20 down"]},
        parley="red",
        step="favors",
    )

    table.play("yellow", Pass())
    table.play("green", UseStabbing(RED, 1))

    assert (table.step, table.favors("yellow")) == ("naming", ["stabbing 30"])


@pytest.mark.rule("R56")
def test_a_turn_runs_bet_then_cardinal_then_favors_then_naming() -> None:
    """Blue is alone: the Cardinal's card lies there before red is asked, who can honor it."""
    table = court(
        at_king=["blue"],
        at_queen=["red", "yellow", "green"],
        favors={"red": ["medal of merit 30"]},
        parley="red",
        draws={"cardinals": ["cardinal 20"]},
    )
    table.play("red", give("blue"))

    events = table.play("blue", up("courtier 10"))
    assert [type(event) for event in events] == [CardBet, CardinalBet]
    assert table.choices("red") == [UseMedal(BLUE, 1), UseMedal(None, 1), Pass()]
    table.play("red", UseMedal(None, 1))

    assert (table.step, table.asked) == ("naming", ["blue"])


# Espionage


@pytest.mark.rule("RS 12.6", "R26")
def test_espionage_shows_its_user_alone_every_face_down_bet_at_both_audiences() -> None:
    """Yellow sees blue's Valet, the Cardinal's 0, red's 20 and green's Excuse, and nobody else does."""
    table = court(
        at_king=["blue"],
        at_queen=["red", "yellow", "green"],
        bets={
            "blue": ["courtier 10 up", "valet 20 down"],
            "red": ["courtier 20 down", "courtier 0 up"],
            "yellow": ["courtier 0 up", "courtier 10 down"],
            "green": ["courtier 0 up", "excuse down"],
        },
        cardinal=["cardinal 10 up", "cardinal 0 down"],
        favors={"yellow": ["espionage 20"]},
        step="favors",
        parley="green",
    )

    table.play("yellow", UseEspionage())

    looked = (
        LaidCard(BLUE, 2, "valet 20"),
        LaidCard(RED, 1, "courtier 20"),
        LaidCard(GREEN, 2, "excuse"),
        LaidCard(None, 2, "cardinal 0"),
    )
    assert of(BetsSpied, table.seen("yellow")) == [BetsSpied(seat=YELLOW, cards=looked)]
    for color in ("blue", "red", "green", None):
        assert of(BetsSpied, table.seen(color)) == [BetsSpied(seat=YELLOW, cards=None)]


@pytest.mark.rule("RS 12.6", "R26")
def test_espionage_shows_the_bet_of_a_guest_in_the_middle() -> None:
    table = court(
        at_king=["blue", "red"],
        at_queen=["green"],
        at_both=["yellow"],
        bets={"yellow": ["courtier 30 down"], "red": ["courtier 10 up"]},
        favors={"blue": ["espionage 20"]},
        step="favors",
        parley="yellow",
    )

    table.play("blue", UseEspionage())

    assert {bet.owner: bet.card for bet in table.view("blue").bets} == {RED: "courtier 10", YELLOW: "courtier 30"}
    assert {bet.owner: bet.card for bet in table.view("green").bets} == {RED: "courtier 10", YELLOW: None}


@pytest.mark.rule("R26")
def test_espionage_does_not_show_the_bets_that_are_made_later() -> None:
    table = court(
        **TWO_AND_TWO,
        bets={"red": ["courtier 30 down"]},
        favors={"blue": ["espionage 20"]},
        step="favors",
        parley="red",
    )

    table.play("blue", UseEspionage())
    table.play("red", give("yellow"))
    table.play("yellow", down("courtier 10"))

    assert {bet.owner: bet.card for bet in table.view("blue").bets} == {RED: "courtier 30", YELLOW: None}


@pytest.mark.rule("R26", "R58", "RS 12.2")
def test_espionage_needs_a_face_down_bet_of_somebody_else() -> None:
    """Blue's own lies face down and red's face up: blue is asked for his Medal only."""
    table = court(
        **TWO_AND_TWO,
        bets={"blue": ["courtier 30 down"], "red": ["courtier 20 up"]},
        favors={"blue": ["espionage 20", "medal of merit 30"]},
        step="favors",
        parley="red",
    )

    assert table.choices("blue") == [UseMedal(BLUE, 1), UseMedal(RED, 1), Pass()]
    refusal = table.refusal("blue", UseEspionage())
    assert (refusal.rule, refusal.reason) == ("RS 12.6", "rs-nothing-to-spy")


@pytest.mark.rule("R102", "R51")
def test_a_second_espionage_needs_a_face_down_bet_that_was_not_seen_yet() -> None:
    table = court(
        **TWO_AND_TWO,
        bets={"red": ["courtier 30 down"]},
        favors={"blue": ["espionage 20", "espionage 40"]},
        step="favors",
        parley="red",
    )

    table.play("blue", UseEspionage())
    assert (table.step, table.favors("blue")) == ("naming", ["espionage 40"])
    table.play("red", give("yellow"))
    table.play("yellow", up("courtier 10"))
    assert table.step == "naming"
    table.play("yellow", give("green"))
    table.play("green", down("courtier 20"))

    assert table.choices("blue") == [UseEspionage(), Pass()]
    table.play("blue", UseEspionage())
    assert [bet.card for bet in table.view("blue").bets] == ["courtier 30", "courtier 10", "courtier 20"]


# Stabbing


@pytest.mark.rule("RS 12.7", "R17", "R58")
def test_stabbing_strikes_any_face_down_bet_ones_own_a_rivals_a_guests_or_the_cardinals() -> None:
    """Yellow is alone at the King's with the Cardinal and a guest of the Queen's too."""
    table = court(
        at_queen=["blue", "red", "green"],
        at_both=["yellow"],
        bets={
            "blue": ["courtier 10 up", "courtier 20 down"],
            "red": ["courtier 20 down", "courtier 0 up"],
            "yellow": ["courtier 0 up", "courtier 10 down"],
            "green": ["courtier 0 up", "courtier 30 down"],
        },
        cardinal=["cardinal 10 up", "cardinal 0 down"],
        favors={"red": ["stabbing 60"]},
        step="favors",
        parley="green",
    )

    places: list[tuple[int | None, Slot]] = [(BLUE, 2), (RED, 1), (YELLOW, 2), (GREEN, 2), (None, 2)]
    assert table.choices("red") == [*(UseStabbing(owner, slot) for owner, slot in places), Pass()]
    refusal = table.refusal("red", UseStabbing(BLUE, 1))
    assert (refusal.rule, refusal.reason) == ("RS 12.7", "rs-bet-face-up")
    assert table.refusal("red", UseStabbing(None, 1)).reason == "rs-bet-face-up"


@pytest.mark.rule("R58")
def test_stabbing_needs_a_face_down_bet() -> None:
    table = court(**TWO_AND_TWO, favors={"red": ["stabbing 60"]}, parley="yellow")

    table.play("yellow", give("red"))
    table.play("red", up("courtier 20"))

    assert (table.step, table.asked) == ("naming", ["red"])


@pytest.mark.rule("RS 12.7")
def test_stabbing_needs_a_bet_at_the_place_it_strikes() -> None:
    table = court(
        **TWO_AND_TWO,
        bets={"red": ["courtier 30 down"]},
        favors={"blue": ["stabbing 60"]},
        step="favors",
        parley="red",
    )

    for move in (UseStabbing(RED, 2), UseStabbing(GREEN, 1), UseStabbing(None, 1), UseStabbing(4, 1)):
        assert table.refusal("blue", move).reason == "rs-no-bet-there"


@pytest.mark.rule("RS 12.7", "R18")
def test_a_stabbed_bet_is_shown_to_everyone_at_once_and_counts_for_nothing() -> None:
    """Without red's 40 the King's 20 of 30 fail."""
    table = last_bet(["courtier 0 up", "courtier 40 down"], favors={"green": ["stabbing 60"]})

    events = table.play("green", UseStabbing(RED, 2))

    assert events[0] == CardStabbed(seat=GREEN, owner=RED, slot=2, card="courtier 40")
    assert events[0].seen_by(None) == events[0]
    assert totals(table) == {"king": 20, "queen": 30}
    assert table.due() == {"blue": -3, "red": -3, "yellow": 2, "green": 2}


@pytest.mark.rule("R18")
def test_nothing_replaces_a_stabbed_bet_and_it_is_discarded_when_the_round_ends() -> None:
    """Blue's 40 was stabbed: he bets once more like everyone, and the 40 is gone for good."""
    table = court(
        **TWO_AND_TWO,
        bets={"blue": ["courtier 40 down stabbed"], "red": ["courtier 0 up"], "yellow": ["courtier 0 up"]},
        acted=["blue", "red", "yellow"],
        parley="green",
    )
    table.play("green", up("courtier 0"), give("blue"))
    table.play("blue", up("courtier 0"), give("red"))
    table.play("red", down("courtier 30"), give("yellow"))
    table.play("yellow", down("courtier 20"))
    assert [(bet.slot, bet.card) for bet in table.view().bets if bet.owner == BLUE] == [
        (1, "courtier 40"),
        (2, "courtier 0"),
    ]
    table.play("green", down("courtier 0"))

    assert totals(table) == {"king": 30, "queen": 20}
    assert table.view().seats[BLUE].spent == ("courtier 40",)
    assert "courtier 40" not in table.hand("blue")


@pytest.mark.rule("R19")
def test_a_stabbed_0_courtier_returns_to_its_owner_when_the_round_ends() -> None:
    table = last_bet(["courtier 10 up", "courtier 0 down"], favors={"green": ["stabbing 60"]})

    table.play("green", UseStabbing(RED, 2))

    assert table.view().round == 2
    assert table.hand("red").count("courtier 0") == 2
    assert table.view().seats[RED].spent == ("courtier 10",)


@pytest.mark.rule("R20")
def test_a_stabbed_excuse_does_nothing_and_the_other_bet_counts() -> None:
    """Red stays with his 10: the King has 30, and red wins with the others; no Valet is drawn."""
    table = last_bet(["courtier 10 up", "excuse down"], favors={"green": ["stabbing 60"]})

    table.play("green", UseStabbing(RED, 2))

    assert of(PlayerWithdrew, table.told) == []
    assert of(ValetDrawn, table.told) == []
    assert totals(table) == {"king": 30, "queen": 30}
    assert table.due() == {"blue": 3, "red": 3, "yellow": 2, "green": 2}


@pytest.mark.rule("R21")
def test_a_stabbed_valet_spreads_no_rumor_in_a_success() -> None:
    """Without its 20 the King's audience still has 30, and nobody at the Queen's hears anything."""
    table = last_bet(["courtier 10 up", "valet 20 down"], favors={"green": ["stabbing 60"]})

    table.play("green", UseStabbing(RED, 2))

    assert totals(table) == {"king": 30, "queen": 30}
    assert table.due() == {"blue": 3, "red": 3, "yellow": 2, "green": 2}


@pytest.mark.rule("R21")
def test_a_stabbed_valet_costs_its_owner_nothing_in_a_failure() -> None:
    table = last_bet(["courtier 0 up", "valet 20 down"], favors={"green": ["stabbing 60"]})

    table.play("green", UseStabbing(RED, 2))

    assert totals(table) == {"king": 20, "queen": 30}
    assert table.due() == {"blue": -3, "red": -3, "yellow": 2, "green": 2}


@pytest.mark.rule("R22")
def test_a_stab_takes_the_medal_with_the_card() -> None:
    favors = {"yellow": ["medal of merit 30"], "green": ["stabbing 60"]}
    table = last_bet(["courtier 10 up", "courtier 40 down"], favors=favors)

    table.play("yellow", UseMedal(RED, 2))
    assert table.view().bets[3].medal
    table.play("green", UseStabbing(RED, 2))

    assert totals(table) == {"king": 30, "queen": 30}
    assert [card.name for card in table.view().audiences_discarded] == ["medal of merit 30", "stabbing 60"]


@pytest.mark.rule("R22")
def test_a_stabbed_bet_bears_no_medal_any_more() -> None:
    table = court(
        **TWO_AND_TWO,
        bets={"red": ["courtier 30 down medal"]},
        favors={"blue": ["stabbing 60"]},
        step="favors",
        parley="red",
    )

    table.play("blue", UseStabbing(RED, 1))

    assert [(bet.stabbed, bet.medal) for bet in table.view().bets] == [(True, False)]


@pytest.mark.rule("R22")
def test_a_stabbed_card_can_no_longer_receive_a_medal() -> None:
    favors = {"yellow": ["medal of merit 30"], "green": ["stabbing 60"]}
    table = last_bet(["courtier 10 up", "courtier 40 down"], favors=favors)

    table.play("yellow", Pass())
    table.play("green", UseStabbing(RED, 2))

    assert table.asked == ["yellow"]
    assert UseMedal(RED, 2) not in table.choices("yellow")
    refusal = table.refusal("yellow", UseMedal(RED, 2))
    assert (refusal.rule, refusal.reason) == ("RS 12.7", "rs-bet-stabbed")


@pytest.mark.rule("R22")
def test_a_stabbed_card_cannot_be_stabbed_again() -> None:
    table = last_bet(
        ["courtier 10 up", "courtier 40 down"],
        king="espionage 40",
        favors={"yellow": ["stabbing 30"], "green": ["stabbing 60"]},
    )

    table.play("yellow", UseStabbing(RED, 2))

    assert table.refusal("green", UseStabbing(RED, 2)).reason == "rs-bet-stabbed"


@pytest.mark.rule("R64")
def test_after_a_stab_the_second_bet_still_lies_the_other_way_and_the_card_cannot_be_bet_again() -> None:
    """Red's only 40 was face down; all he may bet now lies face up, and the 40 is not among it."""
    table = court(
        **TWO_AND_TWO,
        bets={
            "blue": ["courtier 0 up"],
            "red": ["courtier 40 down stabbed"],
            "yellow": ["courtier 0 up"],
            "green": ["courtier 0 up"],
        },
        acted=[],
        action="second card",
        parley="red",
        draws={"valets": ["valet 0", "valet 10"]},
    )

    courtiers = [up("courtier 0"), up("courtier 10"), up("courtier 20"), up("courtier 30")]
    assert table.choices("red") == [*courtiers, up("excuse"), up("valet 10")]
    assert table.refusal("red", down("courtier 0")).rule == "RS 5.2"
    assert table.refusal("red", up("courtier 40")).rule == "RS 5.3"


@pytest.mark.rule("R64")
def test_a_stabbed_card_cannot_be_a_third_card() -> None:
    """Blue and red are tied at 20; red's 40 lies aside."""
    table = last_bet(["courtier 20 up", "courtier 40 down"], favors={"green": ["stabbing 60"]})

    table.play("green", UseStabbing(RED, 2))

    assert (table.step, table.asked) == ("tie", ["blue", "red"])
    assert ShowThirdCard("courtier 40") in table.choices("blue")
    assert ShowThirdCard("courtier 40") not in table.choices("red")
    assert table.refusal("red", ShowThirdCard("courtier 40")).rule == "RS 6.5"


@pytest.mark.rule("R64", "R17")
def test_a_stabbed_cardinal_card_joins_those_already_played() -> None:
    """The Cardinal is left with 10: the King's 20 and 10 reach 30, and red wins 3."""
    table = court(
        at_king=["red"],
        at_queen=["blue", "yellow", "green"],
        bets={
            "blue": ["courtier 0 up", "courtier 0 down"],
            "red": ["courtier 20 up", "courtier 0 down"],
            "yellow": ["courtier 30 up", "courtier 0 down"],
            "green": ["courtier 0 up", "courtier 0 down"],
        },
        cardinal=["cardinal 10 up", "cardinal -10 down"],
        favors={"red": ["stabbing 60"]},
        played=["cardinal 20"],
        round=2,
        step="favors",
        parley="red",
    )

    events = table.play("red", UseStabbing(None, 2))

    assert events[0] == CardStabbed(seat=RED, owner=None, slot=2, card="cardinal -10")
    assert totals(table) == {"king": 30, "queen": 30}
    assert table.view().cardinals_played == ("cardinal -10", "cardinal 10", "cardinal 20")
    assert table.view().cardinal_pile == 14 - 3


# Medal of Merit


@pytest.mark.rule("RS 12.8", "R23")
def test_a_medal_doubles_the_influence_of_a_bet_in_the_total_and_in_the_majority() -> None:
    """Red's 10 counts 20, with his 10: the King has 50, and red leads with 30 before blue's 20."""
    table = last_bet(["courtier 10 up", "courtier 10 down"], favors={"green": ["medal of merit 30"]})

    events = table.play("green", UseMedal(RED, 2))

    assert events[0] == MedalLaid(seat=GREEN, owner=RED, slot=2)
    assert of(AudienceCounted, events)[0].total == 50
    assert of(AudienceCounted, events)[0].leaders == (RED,)
    assert table.favors("red") == ["stabbing 30"]


@pytest.mark.rule("R23", "R58")
def test_a_medal_may_lie_on_anyones_bet_face_up_or_down_and_on_a_cardinal_card() -> None:
    """Only what shows an influence of 0 is left out: blue's face-up 0 and green's face-up Excuse."""
    table = court(
        at_king=["red"],
        at_queen=["blue", "yellow", "green"],
        bets={
            "blue": ["courtier 0 up", "courtier 0 down"],
            "red": ["courtier 20 up", "courtier 0 down"],
            "yellow": ["valet -10 up", "courtier 0 down"],
            "green": ["excuse up", "courtier 0 down"],
        },
        cardinal=["cardinal 10 up", "cardinal -10 down"],
        favors={"red": ["medal of merit 30"]},
        step="favors",
        parley="red",
    )

    places: list[tuple[int | None, Slot]] = [
        (BLUE, 2),
        (RED, 1),
        (RED, 2),
        (YELLOW, 1),
        (YELLOW, 2),
        (GREEN, 2),
        (None, 1),
        (None, 2),
    ]
    assert table.choices("red") == [*(UseMedal(owner, slot) for owner, slot in places), Pass()]


@pytest.mark.rule("R58", "RS 12.2", "R51")
@pytest.mark.parametrize("card", ["courtier 0", "excuse", "valet 0"])
def test_a_medal_is_refused_on_a_face_up_card_without_influence(card: str) -> None:
    table = last_bet([f"{card} up", "courtier 10 down"], favors={"green": ["medal of merit 30"]})

    refusal = table.refusal("green", UseMedal(RED, 1))

    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.2", "rs-medal-on-nothing", {"card": card})


@pytest.mark.rule("R58")
def test_whoever_could_only_honor_a_face_up_0_is_not_asked() -> None:
    table = court(**TWO_AND_TWO, favors={"red": ["medal of merit 30"]}, parley="yellow")

    table.play("yellow", give("red"))
    table.play("red", up("courtier 0"))

    assert (table.step, table.asked) == ("naming", ["red"])


@pytest.mark.rule("R23")
def test_a_medal_doubles_a_cardinal_card() -> None:
    """The Cardinal's 20 counts 40 of the King's 60, and keeps the favor from red with his 20."""
    table = court(
        at_king=["red"],
        at_queen=["blue", "yellow", "green"],
        bets={
            "blue": ["courtier 0 up", "courtier 0 down"],
            "red": ["courtier 20 up", "courtier 0 down"],
            "yellow": ["courtier 30 up", "courtier 0 down"],
            "green": ["courtier 0 up", "courtier 0 down"],
        },
        cardinal=["cardinal 20 up", "cardinal 0 down"],
        favors={"green": ["medal of merit 30"]},
        step="favors",
        parley="red",
    )

    events = table.play("green", UseMedal(None, 1))

    assert events[0] == MedalLaid(seat=GREEN, owner=None, slot=1)
    assert totals(table) == {"king": 60, "queen": 30}
    assert table.favors("red") == []


@pytest.mark.rule("RS 12.8", "R14")
def test_no_bet_bears_two_medals() -> None:
    favors = {"yellow": ["medal of merit 30"], "green": ["medal of merit 50"]}
    table = last_bet(["courtier 10 up", "courtier 10 down"], favors=favors)

    table.play("yellow", UseMedal(RED, 1))

    assert UseMedal(RED, 1) not in table.choices("green")
    refusal = table.refusal("green", UseMedal(RED, 1))
    assert (refusal.rule, refusal.reason) == ("RS 12.8", "rs-has-medal")
    table.play("green", UseMedal(RED, 2))
    assert totals(table) == {"king": 60, "queen": 30}


@pytest.mark.rule("R24")
def test_a_medal_on_a_negative_card_doubles_downward() -> None:
    """Green's attack: blue's 20 and red's 30 would reach 40 with the Valet at -10, and fail with -20."""
    table = last_bet(["valet -10 up", "courtier 30 down"], king="espionage 40", favors={"green": ["medal of merit 30"]})

    table.play("green", UseMedal(RED, 1))

    assert totals(table) == {"king": 30, "queen": 30}
    assert table.due() == {"blue": -4, "red": -4 - 4, "yellow": 2, "green": 2}


@pytest.mark.rule("R24")
@pytest.mark.parametrize(("card", "king"), [("courtier 0", 30), ("valet 0", 30)])
def test_a_medal_that_proves_to_lie_on_a_0_is_wasted(card: str, king: int) -> None:
    table = last_bet(["courtier 10 up", f"{card} down"], favors={"green": ["medal of merit 30"]})

    table.play("green", UseMedal(RED, 2))

    assert totals(table)["king"] == king
    assert table.favors("green") == []


@pytest.mark.rule("R24")
def test_a_medal_that_proves_to_lie_on_an_excuse_is_wasted() -> None:
    """Red withdraws, and blue is left with his 20."""
    table = last_bet(["courtier 10 up", "excuse down"], favors={"green": ["medal of merit 30"]})

    table.play("green", UseMedal(RED, 2))

    assert totals(table)["king"] == 20
    assert table.favors("green") == []


@pytest.mark.rule("R25")
def test_a_medal_does_not_double_the_rumor_of_a_valet() -> None:
    """Red's Valet of 10 counts 20, and its rumor still costs 2 at the Queen's."""
    table = last_bet(["valet 10 up", "courtier 10 down"], favors={"green": ["medal of merit 30"]})

    table.play("green", UseMedal(RED, 1))

    assert totals(table) == {"king": 50, "queen": 30}
    assert table.due() == {"blue": 3, "red": 3, "yellow": 2 - 2, "green": 2 - 2}


# On one's own turn only


@pytest.mark.rule("RS 13.3", "R70")
def test_on_own_turns_only_nobody_else_is_asked_after_a_bet() -> None:
    favors = {"blue": ["espionage 20"], "yellow": ["stabbing 60"], "green": ["medal of merit 30"]}
    table = court(**TWO_AND_TWO, favors=favors, parley="blue", options=ON_OWN_TURN)

    table.play("blue", give("red"))
    table.play("red", down("courtier 20"))

    assert (table.step, table.asked) == ("naming", ["red"])
    assert table.choices("red") == [give("blue"), give("yellow"), give("green")]
    assert table.refusal("yellow", UseStabbing(RED, 1)).reason == "core-not-asked"


@pytest.mark.rule("RS 13.3", "R70")
def test_on_own_turns_only_a_favor_is_played_before_the_own_bet_which_still_follows() -> None:
    table = court(
        **TWO_AND_TWO,
        bets={"red": ["courtier 20 down"]},
        favors={"yellow": ["stabbing 60"]},
        parley="yellow",
        options=ON_OWN_TURN,
    )

    assert table.choices("yellow")[-1] == UseStabbing(RED, 1)
    table.play("yellow", UseStabbing(RED, 1))

    assert (table.step, table.asked) == ("betting", ["yellow"])
    table.play("yellow", up("courtier 0"))
    assert table.step == "naming"


@pytest.mark.rule("RS 13.3", "R70")
def test_on_own_turns_only_a_favor_is_played_after_the_own_bet_until_the_next_is_named() -> None:
    table = court(
        **TWO_AND_TWO,
        favors={"yellow": ["medal of merit 30", "medal of merit 50"]},
        parley="blue",
        options=ON_OWN_TURN,
    )

    table.play("blue", give("yellow"))
    table.play("yellow", up("courtier 20"))
    assert table.choices("yellow") == [give("blue"), give("red"), give("green"), UseMedal(YELLOW, 1)]
    table.play("yellow", UseMedal(YELLOW, 1))
    assert table.choices("yellow") == [give("blue"), give("red"), give("green")]
    table.play("yellow", give("red"))
    table.play("red", up("courtier 20"))

    assert table.refusal("yellow", UseMedal(RED, 1)).reason == "core-not-asked"


@pytest.mark.rule("R70", "R104")
def test_on_own_turns_only_the_holder_is_asked_while_he_has_a_favor_though_only_one_can_be_named() -> None:
    bets = {"blue": ["courtier 0 up"], "red": ["courtier 0 up"]}
    favors = {"yellow": ["stabbing 60"]}
    table = court(**TWO_AND_TWO, bets=bets, favors=favors, parley="yellow", options=ON_OWN_TURN)

    table.play("yellow", down("courtier 20"))
    assert table.choices("yellow") == [give("green"), UseStabbing(YELLOW, 1)]
    table.play("yellow", UseStabbing(YELLOW, 1))

    assert (table.step, table.asked) == ("betting", ["green"])


@pytest.mark.rule("RS 13.3", "R70")
def test_on_own_turns_only_the_last_bettor_still_has_his_favors_and_nobody_else_has() -> None:
    table = court(
        **TWO_AND_TWO,
        bets={
            "blue": ["courtier 20 up", "courtier 0 down"],
            "red": ["courtier 10 up"],
            "yellow": ["courtier 30 up", "courtier 0 down"],
            "green": ["courtier 0 up", "courtier 0 down"],
        },
        favors={"red": ["medal of merit 30"], "green": ["stabbing 60"]},
        parley="red",
        options=ON_OWN_TURN,
    )

    table.play("red", down("courtier 0"))
    assert (table.step, table.asked) == ("favors", ["red"])
    table.play("red", UseMedal(RED, 1))

    assert totals(table) == {"king": 40, "queen": 30}
    assert table.favors("green") == ["stabbing 60"]
    assert of(FavorPassed, table.told) == []
