"""The favors of phase 1: Corruption, Planning, Royal Dinner (RS 12.1 to RS 12.5, RS 12.12)."""

from typing import Any

import msgspec
import pytest

from antechamber.games.royal_secrets.cards import reconstruction
from antechamber.games.royal_secrets.events import (
    AudienceCounted,
    CardinalBet,
    DinnerTaken,
    FavorPassed,
    PlanningAnnounced,
    PlayersSplit,
    ValetDrawn,
)
from antechamber.games.royal_secrets.moves import (
    Attend,
    Pass,
    SplitPlayers,
    UseCorruption,
    UseEspionage,
    UseMedal,
    UsePlanning,
    UseRoyalDinner,
    UseRoyalPardon,
    UseStabbing,
)
from tests.games.royal_secrets.court import Court, court, down, give, of, up

BLUE, RED, YELLOW, GREEN = range(4)

STARTING = [*(f"courtier {number}" for number in (0, 0, 10, 10, 10, 20, 20, 30, 40)), "excuse"]
"""The Courtiers of a hand with four players."""


def valets(*numbers: int) -> list[str]:
    return [f"valet {number}" for number in numbers]


def present(table: Court) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who is at the King's and who at the Queen's."""
    view = table.view()
    assert view.king is not None
    assert view.queen is not None
    return view.king.present, view.queen.present


def totals(table: Court) -> dict[str, int]:
    """The total of each audience that was counted."""
    return {event.side: event.total for event in of(AudienceCounted, table.told)}


# Favors in general


@pytest.mark.rule("RS 12.1", "R15")
def test_a_favor_lies_before_its_winner_and_is_used_once_from_the_next_round_on() -> None:
    """Green bets the most at the Queen's corruption 20 with his last card, and draws a Valet in round 2."""
    table = court(
        queen="corruption 20",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={
            "blue": ["courtier 0 up", "courtier 0 down"],
            "red": ["courtier 0 up", "courtier 0 down"],
            "yellow": ["courtier 10 up", "courtier 0 down"],
            "green": ["courtier 30 up"],
        },
        parley="green",
        draws={"audiences": ["espionage 20", "espionage 40"]},
    )

    assert table.refusal("green", UseCorruption()).rule == "RS 2.4"
    table.play("green", down("courtier 0"))

    assert table.favors("green") == ["corruption 20"]
    assert (table.view().round, table.asked) == (2, ["green"])
    table.play("green", UseCorruption())
    assert table.favors("green") == []
    refusal = table.refusal("green", UseCorruption())
    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.1", "rs-favor-not-held", {"favor": "corruption"})


@pytest.mark.rule("RS 12.1")
@pytest.mark.parametrize("move", [UseEspionage(), UseStabbing(RED, 1), UseMedal(RED, 1), UseRoyalPardon()])
def test_a_favor_of_another_phase_has_to_wait_for_it(move: Any) -> None:
    favors = ["corruption 40", "espionage 20", "stabbing 60", "medal of merit 30", "royal pardon 40"]
    table = court(favors={"blue": favors}, round=3)

    refusal = table.refusal("blue", move)

    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 2.4", "rs-not-now", {"step": "plans"})


@pytest.mark.rule("RS 12.1")
@pytest.mark.parametrize(
    ("move", "favor"),
    [(UsePlanning(40), "planning"), (UsePlanning(50), "planning"), (UseRoyalDinner(), "royal dinner")],
)
def test_a_favor_that_one_does_not_hold_is_refused(move: Any, favor: str) -> None:
    """Blue, who has Corruption, is asked; the others are yellow's."""
    favors = {"blue": ["corruption 40"], "yellow": ["planning 40", "royal dinner 60"]}
    table = court(favors=favors)
    if favor == "royal dinner":
        table.play("blue", Pass())
        table.play("yellow", Pass())

    refusal = table.refusal("blue", move)

    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.1", "rs-favor-not-held", {"favor": favor})


@pytest.mark.rule("RS 12.12", "R57")
def test_whoever_holds_corruption_or_planning_is_asked_openly_clockwise_from_the_first_player() -> None:
    """Yellow opens the round; blue has a favor of another phase and is not asked."""
    favors = {
        "blue": ["royal dinner 60"],
        "red": ["planning 40"],
        "green": ["corruption 40"],
        "yellow": ["planning 50"],
    }
    table = court(favors=favors, parley="yellow")

    for color in ("yellow", "green", "red"):
        assert table.asked == [color]
        for reader in (*table.colors, None):
            assert table.view(reader).asked == (table.state.actors[0],)
        table.play(color, Pass())

    assert table.seen(None) == [FavorPassed(seat=YELLOW), FavorPassed(seat=GREEN), FavorPassed(seat=RED)]
    assert (table.step, table.asked) == ("choosing", ["yellow"])


@pytest.mark.rule("RS 12.12", "R57", "R56")
def test_in_the_window_of_the_start_a_player_is_asked_until_he_passes_or_has_nothing_left_to_play() -> None:
    """A played favor does not ask the others again: red has passed and stays out."""
    favors = {"red": ["corruption 40"], "yellow": ["corruption 20", "planning 40"]}
    table = court(queen="espionage 20", favors=favors, parley="red")

    table.play("red", Pass())
    assert table.choices("yellow") == [UsePlanning(40), UseCorruption(), Pass()]
    table.play("yellow", UseCorruption())
    assert table.asked == ["yellow"]
    assert table.choices("yellow") == [UsePlanning(40), Pass()]
    table.play("yellow", UsePlanning(40))

    assert (table.step, table.asked) == ("splitting", ["yellow"])


@pytest.mark.rule("R14")
def test_a_player_may_use_as_many_favors_in_a_round_as_he_likes() -> None:
    """Blue draws twice, plans, dines with both, looks, and honors two bets."""
    favors = ["corruption 20", "corruption 40", "planning 40", "royal dinner 60", "espionage 20"]
    favors += ["medal of merit 30", "medal of merit 50"]
    table = court(king="recruitment 30", queen="recruitment 50", favors={"blue": favors}, round=5)

    table.play("blue", UseCorruption(), UseCorruption(), UsePlanning(40), SplitPlayers((BLUE, RED)), UseRoyalDinner())
    table.play("blue", give("red"))
    table.play("red", down("courtier 20"))
    table.play("blue", UseMedal(RED, 1), UseEspionage())
    table.play("red", give("blue"))
    table.play("blue", up("courtier 10"), UseMedal(BLUE, 1))

    assert table.favors("blue") == []
    assert [bet.medal for bet in table.view().bets] == [True, True]
    assert table.view("blue").bets[1].card == "courtier 20"
    assert len(table.hand("blue")) == 11 + 2 - 1


# Corruption


@pytest.mark.rule("RS 12.3")
def test_corruption_takes_the_top_valet_of_the_pile_into_the_hand() -> None:
    table = court(favors={"blue": ["corruption 40"]}, draws={"valets": valets(0, 0, 0, 0, 20)})
    assert table.view().valet_pile == 6

    events = table.play("blue", UseCorruption())

    assert table.hand("blue") == STARTING + valets(0, 20)
    assert table.view().valet_pile == 5
    assert [card.name for card in table.view().audiences_discarded] == ["corruption 40"]
    assert events == [ValetDrawn(seat=BLUE, by="corruption", card="valet 20", readers=1 << BLUE)]


@pytest.mark.rule("R13", "R57")
def test_corruption_can_still_be_played_on_the_own_turn_before_a_side_is_chosen() -> None:
    table = court(favors={"red": ["corruption 40"]})
    table.play("red", Pass())
    assert table.choices("blue") == [Attend("king"), Attend("queen")]
    table.play("blue", Attend("king"), give("red"))

    assert table.choices("red") == [Attend("king"), Attend("queen"), UseCorruption()]
    table.play("red", UseCorruption())

    assert table.choices("red") == [Attend("king"), Attend("queen")]
    table.play("red", Attend("queen"))
    assert table.choices("red") == [give("yellow"), give("green")]


@pytest.mark.rule("R13", "R57")
def test_whoever_has_chosen_a_side_is_too_late_for_corruption() -> None:
    table = court(favors={"blue": ["corruption 40"]})
    table.play("blue", Pass(), Attend("king"))

    assert table.refusal("blue", UseCorruption()).rule == "RS 2.4"


@pytest.mark.rule("R13", "R58", "RS 12.2", "R51")
def test_corruption_cannot_be_played_on_an_empty_pile() -> None:
    shares = {"blue": [-10, -10], "red": [0, 0, 0], "yellow": [0, 10, 10], "green": [20, 20]}
    hands = {color: STARTING + valets(*numbers) for color, numbers in shares.items()}
    table = court(favors={"blue": ["corruption 40"]}, hands=hands)

    assert table.view().valet_pile == 0
    assert (table.step, table.choices("blue")) == ("choosing", [Attend("king"), Attend("queen")])
    refusal = table.refusal("blue", UseCorruption())
    assert (refusal.rule, refusal.reason) == ("RS 12.3", "rs-no-valet-left")


@pytest.mark.rule("R13")
def test_the_valet_pile_is_never_refilled_from_the_discarded_valets() -> None:
    """Blue takes the only Valet left; nine lie in hands or are spent, and red is not asked any more."""
    seats = [
        {"hand": STARTING + valets(-10, -10), "favors": ["corruption 40"]},
        {"hand": STARTING + valets(0, 0, 0), "favors": ["corruption 20"]},
        {"hand": STARTING, "spent": valets(0, 10, 10)},
        {"hand": STARTING + valets(20)},
    ]
    table = court(queen="espionage 20", seats=seats)
    assert (table.view().valet_pile, table.asked) == (1, ["blue"])

    table.play("blue", UseCorruption())

    assert "valet 20" in table.hand("blue")
    assert table.view().valet_pile == 0
    assert (table.step, table.favors("red")) == ("choosing", ["corruption 20"])


# Planning


@pytest.mark.rule("RS 12.4", "R6")
def test_planning_sends_every_player_its_user_included_to_one_audience_or_the_other() -> None:
    table = court(favors={"red": ["planning 40"]})

    table.play("red", UsePlanning(40))
    assert (table.step, table.asked) == ("splitting", ["red"])
    assert (table.view().planner, table.view().planning) == (RED, 40)
    assert len(table.choices("red")) == 2**4
    table.play("red", SplitPlayers((RED, GREEN)))

    assert present(table) == ((RED, GREEN), (BLUE, YELLOW))
    assert table.seen(None) == [
        PlanningAnnounced(seat=RED, influence=40),
        PlayersSplit(seat=RED, king=(RED, GREEN), queen=(BLUE, YELLOW)),
    ]
    assert (table.step, table.view().action) == ("naming", "first card")


@pytest.mark.rule("RS 12.4", "R6", "R57")
def test_of_two_plannings_the_dearer_decides_and_both_are_used_up() -> None:
    """Blue announces his 40 first, and the split waits for all answers; yellow's 50 then takes it from him."""
    table = court(favors={"blue": ["planning 40"], "yellow": ["planning 50"]})

    table.play("blue", UsePlanning(40))
    assert (table.step, table.asked, table.choices("yellow")) == ("plans", ["yellow"], [UsePlanning(50), Pass()])
    table.play("yellow", UsePlanning(50))

    assert (table.step, table.asked) == ("splitting", ["yellow"])
    assert (table.favors("blue"), table.favors("yellow")) == ([], [])
    assert [card.name for card in table.view().audiences_discarded] == ["planning 40", "planning 50"]


@pytest.mark.rule("R6", "R57")
def test_an_announced_planning_decides_when_the_owner_of_the_dearer_one_passes() -> None:
    table = court(favors={"blue": ["planning 40"], "yellow": ["planning 50"]})

    table.play("blue", UsePlanning(40))
    table.play("yellow", Pass())

    assert (table.step, table.asked) == ("splitting", ["blue"])
    assert table.favors("yellow") == ["planning 50"]


@pytest.mark.rule("R57", "R58", "RS 12.2")
def test_a_planning_cheaper_than_the_one_announced_is_refused() -> None:
    """Yellow is still asked, for his Corruption."""
    table = court(favors={"blue": ["planning 50"], "yellow": ["planning 40", "corruption 40"]})

    table.play("blue", UsePlanning(50))

    assert table.choices("yellow") == [UseCorruption(), Pass()]
    refusal = table.refusal("yellow", UsePlanning(40))
    assert (refusal.rule, refusal.reason) == ("RS 12.4", "rs-dearer-planning")
    assert refusal.facts == {"influence": 40, "announced": 50}


def equal_plannings() -> dict[str, Any]:
    """A deck in which both Plannings need 40."""
    deck = msgspec.to_builtins(reconstruction())
    for card in deck["audiences"]:
        if card["favor"] == "planning":
            card["influence"] = 40
    return {"deck": {**deck, "name": "equal Plannings"}}


@pytest.mark.rule("R57")
def test_a_planning_that_needs_as_much_as_the_one_announced_is_refused() -> None:
    favors = {"blue": ["planning 40"], "yellow": ["planning 40", "corruption 40"]}
    table = court(favors=favors, options=equal_plannings())

    table.play("blue", UsePlanning(40))

    assert table.choices("yellow") == [UseCorruption(), Pass()]
    assert table.refusal("yellow", UsePlanning(40)).reason == "rs-dearer-planning"


def test_two_plannings_that_need_the_same_are_one_choice() -> None:
    table = court(favors={"blue": ["planning 40", "planning 40"]}, options=equal_plannings())

    assert table.choices("blue") == [UsePlanning(40), Pass()]
    table.play("blue", UsePlanning(40))
    assert table.favors("blue") == ["planning 40"]


@pytest.mark.rule("R57")
def test_who_holds_only_a_cheaper_planning_is_not_asked_at_all() -> None:
    table = court(favors={"blue": ["planning 50"], "yellow": ["planning 40"]})

    table.play("blue", UsePlanning(50))

    assert (table.step, table.asked) == ("splitting", ["blue"])
    assert table.favors("yellow") == ["planning 40"]


@pytest.mark.rule("R58")
def test_a_second_planning_of_the_same_player_is_refused() -> None:
    table = court(favors={"blue": ["planning 40", "planning 50", "corruption 40"]})

    table.play("blue", UsePlanning(40))

    assert table.choices("blue") == [UseCorruption(), Pass()]
    refusal = table.refusal("blue", UsePlanning(50))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.2", "rs-second-copy", {"favor": "planning"})


@pytest.mark.rule("RS 12.1")
def test_only_the_planning_that_one_holds_can_be_announced() -> None:
    table = court(favors={"blue": ["planning 40"]})

    refusal = table.refusal("blue", UsePlanning(50))

    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.1", "rs-planning-not-held", {"influence": 50})


@pytest.mark.rule("RS 12.4", "R6")
def test_planning_comes_before_anyone_has_chosen() -> None:
    table = court(favors={"blue": ["planning 40"]})

    table.play("blue", Pass())

    assert table.choices("blue") == [Attend("king"), Attend("queen")]
    assert table.refusal("blue", UsePlanning(40)).rule == "RS 2.4"


@pytest.mark.rule("R7")
@pytest.mark.parametrize(("king", "queen"), [((), (0, 1, 2, 3)), ((0, 1, 2, 3), ())])
def test_planning_may_leave_an_audience_empty(king: tuple[int, ...], queen: tuple[int, ...]) -> None:
    table = court(favors={"blue": ["planning 40"]})

    table.play("blue", UsePlanning(40), SplitPlayers(king))

    assert present(table) == (king, queen)
    assert (table.step, table.view().cardinal_side) == ("naming", None)


@pytest.mark.rule("RS 12.4")
def test_planning_cannot_send_somebody_who_is_not_there() -> None:
    table = court(favors={"blue": ["planning 40"]})
    table.play("blue", UsePlanning(40))

    refusal = table.refusal("blue", SplitPlayers((BLUE, 4)))

    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.4", "rs-no-such-player", {"most": 3})


# Royal Dinner


@pytest.mark.rule("RS 12.5", "R9", "R57")
def test_royal_dinner_is_played_on_the_own_turn_in_place_of_a_side() -> None:
    table = court(favors={"blue": ["royal dinner 60"]})

    assert table.choices("blue") == [Attend("king"), Attend("queen"), UseRoyalDinner()]
    events = table.play("blue", UseRoyalDinner())

    assert present(table) == ((BLUE,), (BLUE,))
    assert table.view().acted == (BLUE,)
    assert events == [DinnerTaken(seat=BLUE)]
    assert table.choices("blue") == [give("red"), give("yellow"), give("green")]


@pytest.mark.rule("R9")
def test_royal_dinner_is_not_played_in_the_window_of_the_start() -> None:
    """Blue is asked for his Corruption alone."""
    table = court(favors={"blue": ["corruption 40", "royal dinner 60"]})

    assert table.choices("blue") == [UseCorruption(), Pass()]
    assert table.refusal("blue", UseRoyalDinner()).facts == {"step": "plans"}


@pytest.mark.rule("R9", "R57")
def test_after_a_split_royal_dinner_and_corruption_have_a_window_clockwise_from_the_first_player() -> None:
    """Green opens the round: blue, red and yellow follow him, and only then is the first bettor named."""
    favors = {"blue": ["royal dinner 60"], "red": ["corruption 40"], "green": ["planning 40", "royal dinner 70"]}
    table = court(favors=favors, parley="green")
    table.play("green", UsePlanning(40))
    table.play("red", Pass())
    table.play("green", SplitPlayers((BLUE, RED)))

    assert (table.step, table.asked, table.choices("green")) == ("dinners", ["green"], [UseRoyalDinner(), Pass()])
    table.play("green", Pass())
    assert table.choices("blue") == [UseRoyalDinner(), Pass()]
    table.play("blue", UseRoyalDinner())
    assert table.choices("red") == [UseCorruption(), Pass()]
    table.play("red", UseCorruption())

    assert (table.step, table.asked, table.view().action) == ("naming", ["green"], "first card")


@pytest.mark.rule("R10")
def test_a_player_whom_planning_has_placed_may_still_dine_with_both() -> None:
    table = court(favors={"blue": ["planning 40"], "red": ["royal dinner 60"]})

    table.play("blue", UsePlanning(40), SplitPlayers((RED, YELLOW)))
    table.play("red", UseRoyalDinner())

    assert present(table) == ((RED, YELLOW), (BLUE, RED, GREEN))


@pytest.mark.rule("R10")
def test_one_player_may_play_planning_and_royal_dinner() -> None:
    table = court(favors={"blue": ["planning 40", "royal dinner 60"]})

    table.play("blue", UsePlanning(40), SplitPlayers(()), UseRoyalDinner())

    assert present(table) == ((BLUE,), (BLUE, RED, YELLOW, GREEN))


@pytest.mark.rule("R58")
def test_a_second_royal_dinner_of_a_guest_of_both_is_refused() -> None:
    favors = ["planning 40", "royal dinner 60", "royal dinner 70", "corruption 40"]
    table = court(favors={"blue": favors})
    table.play("blue", UsePlanning(40), Pass(), SplitPlayers(()), UseRoyalDinner())

    assert table.choices("blue") == [UseCorruption(), Pass()]
    refusal = table.refusal("blue", UseRoyalDinner())
    assert (refusal.rule, refusal.reason, refusal.facts) == ("RS 12.2", "rs-second-copy", {"favor": "royal dinner"})
    assert table.favors("blue") == ["corruption 40", "royal dinner 70"]


@pytest.mark.rule("RS 12.5")
def test_the_bets_of_a_guest_of_both_count_at_both_audiences() -> None:
    """Yellow's 20 and 10 make 50 at the King's and 40 at the Queen's."""
    table = court(
        king="planning 50",
        queen="planning 40",
        at_king=["blue"],
        at_queen=["red", "green"],
        at_both=["yellow"],
        bets={
            "blue": ["courtier 20 up", "courtier 0 down"],
            "red": ["courtier 10 up", "courtier 0 down"],
            "yellow": ["courtier 20 up", "courtier 10 down"],
            "green": ["courtier 0 down"],
        },
        parley="green",
    )

    table.play("green", up("courtier 0"))

    assert totals(table) == {"king": 50, "queen": 40}
    assert table.due() == {"blue": 4, "red": 3, "yellow": 4 + 3, "green": 3}


@pytest.mark.rule("R11")
def test_a_guest_beside_one_other_player_keeps_the_cardinal_away() -> None:
    """Blue alone at the King's would meet the Cardinal; with yellow in the middle he does not."""
    table = court(favors={"yellow": ["royal dinner 60"]})

    table.play("blue", Attend("king"), give("yellow"))
    table.play("yellow", UseRoyalDinner(), give("red"))
    table.play("red", Attend("queen"))
    table.play("green", Attend("queen"), give("blue"))
    events = table.play("blue", up("courtier 10"))

    assert table.view().cardinal_side is None
    assert of(CardinalBet, events) == []


@pytest.mark.rule("R11", "RS 12.5")
def test_the_cardinal_joins_a_guest_at_the_side_where_he_is_alone_and_draws_when_the_guest_bets() -> None:
    table = court(favors={"yellow": ["royal dinner 60"]}, draws={"cardinals": ["cardinal 10", "cardinal 20"]})

    table.play("blue", Attend("queen"), give("yellow"))
    table.play("yellow", UseRoyalDinner(), give("red"))
    table.play("red", Attend("queen"))
    table.play("green", Attend("queen"), give("blue"))
    assert table.view().cardinal_side == "king"
    assert of(CardinalBet, table.play("blue", up("courtier 10"))) == []
    table.play("blue", give("yellow"))
    events = table.play("yellow", up("courtier 10"))

    assert events[1] == CardinalBet(side="king", slot=1, card="cardinal 10")


@pytest.mark.rule("R66")
def test_the_cardinal_beside_a_guest_counts_only_where_the_guest_is_alone() -> None:
    """The Cardinal's 10 and 20 bring the King to 50, and the Queen has 20 of the guest and nothing of his."""
    table = court(
        king="planning 50",
        queen="espionage 20",
        at_queen=["blue", "red", "green"],
        at_both=["yellow"],
        bets={
            "blue": ["courtier 0 up", "courtier 0 down"],
            "red": ["courtier 0 up", "courtier 0 down"],
            "yellow": ["courtier 20 up", "courtier 0 down"],
            "green": ["courtier 0 down"],
        },
        cardinal=["cardinal 10 up", "cardinal 20 down"],
        parley="green",
    )

    table.play("green", up("courtier 0"))

    assert totals(table) == {"king": 50, "queen": 20}
    assert table.due() == {"blue": 2, "red": 2, "yellow": 4 + 2, "green": 2}


@pytest.mark.rule("R66")
def test_two_players_may_be_guests_of_both_audiences_in_one_round() -> None:
    table = court(favors={"blue": ["royal dinner 60"], "red": ["royal dinner 70"]}, players=3)

    table.play("blue", UseRoyalDinner(), give("red"))
    table.play("red", UseRoyalDinner())
    table.play("yellow", Attend("king"), give("blue"))

    assert present(table) == ((BLUE, RED, YELLOW), (BLUE, RED))
    assert table.view().cardinal_side is None


@pytest.mark.rule("R66")
def test_a_medal_on_the_bet_of_a_guest_doubles_it_at_both_audiences() -> None:
    table = court(
        at_king=["blue"],
        at_queen=["red", "green"],
        at_both=["yellow"],
        bets={
            "blue": ["courtier 10 up", "courtier 0 down"],
            "red": ["courtier 0 up", "courtier 0 down"],
            "yellow": ["courtier 20 up medal", "courtier 0 down"],
            "green": ["courtier 0 down"],
        },
        parley="green",
    )

    table.play("green", up("courtier 0"))

    assert totals(table) == {"king": 50, "queen": 40}


@pytest.mark.rule("R66")
def test_the_stabbed_bet_of_a_guest_is_missing_at_both_audiences() -> None:
    table = court(
        at_king=["blue"],
        at_queen=["red", "green"],
        at_both=["yellow"],
        bets={
            "blue": ["courtier 10 up", "courtier 0 down"],
            "red": ["courtier 0 up", "courtier 0 down"],
            "yellow": ["courtier 20 up", "courtier 40 down stabbed"],
            "green": ["courtier 0 down"],
        },
        parley="green",
    )

    table.play("green", up("courtier 0"))

    assert totals(table) == {"king": 30, "queen": 20}


@pytest.mark.rule("R66", "RS 12.5")
def test_the_excuse_of_a_guest_draws_one_valet_and_among_the_kings_guests() -> None:
    """Green, the first player, excuses himself at the Queen's, yet the guest draws before him."""
    starting = STARTING[:-1]  # The Excuse is bet.
    table = court(
        at_king=["blue"],
        at_queen=["red", "green"],
        at_both=["yellow"],
        bets={
            "blue": ["courtier 30 up", "courtier 0 down"],
            "red": ["courtier 20 up", "courtier 0 down"],
            "yellow": ["courtier 0 up", "excuse down"],
            "green": ["excuse down"],
        },
        hands={"yellow": starting[1:], "green": starting},
        parley="green",
        draws={"valets": valets(0, 0, 20, -10)},
    )

    events = table.play("green", up("courtier 0"))

    drawn = [(event.seat, event.card) for event in of(ValetDrawn, events)]
    assert drawn == [(YELLOW, "valet 20"), (GREEN, "valet -10")]
    assert totals(table) == {"king": 30, "queen": 20}
    assert table.due() == {"blue": 3, "red": 2}
