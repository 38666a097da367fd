"""The Parley that goes round, and phase 1 (RS 3, RS 4)."""

import pytest

from antechamber.games.royal_secrets.events import (
    AudienceCounted,
    CardBet,
    CardinalBet,
    FavorPassed,
    MedalLaid,
    ParleyGiven,
    RoundEnded,
)
from antechamber.games.royal_secrets.moves import (
    Attend,
    Pass,
    SplitPlayers,
    UseCorruption,
    UseEspionage,
    UseMasterStroke,
    UseMedal,
    UsePlanning,
    UseRecruitment,
    UseRoyalPardon,
)
from tests.games.royal_secrets.court import PAIRS, Court, court, down, give, of, up


def present(table: Court) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who is at the King's and who at the Queen's."""
    king, queen = table.view().king, table.view().queen
    assert king is not None
    assert queen is not None
    return king.present, queen.present


# The rulebook's round


def play_the_example_of_phase_one() -> Court:
    """Blue and red go to the King, yellow and then green to the Queen."""
    table = court(step="choosing", parley="blue")
    table.play("blue", Attend("king"), give("red"))
    table.play("red", Attend("king"), give("yellow"))
    table.play("yellow", Attend("queen"))
    table.play("green", Attend("queen"))
    return table


@pytest.mark.example
@pytest.mark.rule("RS 3.1", "RS 4.1", "RS 4.2", "R104")
def test_blue_and_red_go_to_the_king_then_yellow_and_green_to_the_queen() -> None:
    table = play_the_example_of_phase_one()

    assert present(table) == ((0, 1), (2, 3))
    assert [(event.seat, event.to) for event in of(ParleyGiven, table.told)] == [(0, 1), (1, 2), (2, 3)]
    assert (table.parley, table.asked, table.step) == ("green", ["green"], "naming")


@pytest.mark.example
@pytest.mark.rule("RS 3.1", "RS 5.1", "R2", "R104")
def test_green_makes_yellow_speak_first_and_red_bets_last() -> None:
    table = play_the_example_of_phase_one()
    table.play("green", give("yellow"))
    table.play("yellow", down("courtier 10"), give("green"))
    table.play("green", up("courtier 20"), give("blue"))
    table.play("blue", down("courtier 10"))
    assert table.asked == ["red"]
    table.play("red", up("courtier 10"))

    assert [(event.seat, event.face_up) for event in of(CardBet, table.told)] == [
        (2, False),
        (3, True),
        (0, False),
        (1, True),
    ]
    assert table.choices("red") == [give("blue"), give("yellow"), give("green")]
    table.play("red", give("yellow"))
    assert (table.asked, table.step, table.view().action) == (["yellow"], "betting", "second card")


@pytest.mark.example
@pytest.mark.rule("RS 3.2")
def test_the_parley_cannot_go_to_a_player_who_has_chosen_while_others_have_not() -> None:
    table = court(step="choosing", parley="blue")
    table.play("blue", Attend("king"), give("red"))
    table.play("red", Attend("king"))

    assert table.choices("red") == [give("yellow"), give("green")]
    refused = table.refusal("red", give("blue"))
    assert (refused.rule, refused.reason, refused.facts) == ("RS 3.2", "rs-has-acted", {"seat": 0, "action": "choose"})


@pytest.mark.example
@pytest.mark.rule("RS 3.2")
@pytest.mark.parametrize(("number", "action"), [(1, "first card"), (2, "second card")])
def test_who_has_bet_a_card_cannot_be_named_again_until_all_have(number: int, action: str) -> None:
    first = {color: ["courtier 10 up"] for color in ("blue", "red", "yellow", "green")} if number == 2 else {}
    table = court(step="naming", parley="green", bets=first, **PAIRS)
    table.play("green", give("blue"))
    table.play("blue", down("courtier 10"), give("red"))
    table.play("red", down("courtier 10"))

    assert table.choices("red") == [give("yellow"), give("green")]
    refused = table.refusal("red", give("blue"))
    assert (refused.rule, refused.reason, refused.facts) == ("RS 3.2", "rs-has-acted", {"seat": 0, "action": action})


# Handing the Parley on


@pytest.mark.rule("RS 3.1", "RS 3.2", "R104")
def test_the_holder_may_name_anyone_who_has_not_acted_whatever_his_seat() -> None:
    table = court(players=5, step="choosing", parley="yellow")
    table.play("yellow", Attend("king"))

    assert table.choices("yellow") == [give("blue"), give("red"), give("green"), give("purple")]
    table.play("yellow", give("purple"))
    assert (table.parley, table.asked, table.step) == ("purple", ["purple"], "choosing")


@pytest.mark.rule("R2", "RS 3.1")
def test_nobody_names_himself_even_when_a_new_action_begins() -> None:
    table = court(parley="green", **PAIRS)

    assert table.view().action == "first card"
    assert table.choices("green") == [give("blue"), give("red"), give("yellow")]
    refused = table.refusal("green", give("green"))
    assert (refused.rule, refused.reason) == ("RS 3.1", "rs-parley-to-another")


@pytest.mark.rule("RS 3.3", "R2")
def test_whoever_bets_last_keeps_the_parley_and_opens_the_next_round() -> None:
    table = court(
        queen="royal pardon 60",
        parley="yellow",
        first="blue",
        bets={
            "blue": ["courtier 10 up", "courtier 0 down"],
            "red": ["courtier 20 up", "courtier 0 down"],
            "yellow": ["courtier 10 up"],
            "green": ["courtier 20 up", "courtier 0 down"],
        },
        **PAIRS,
    )

    table.play("yellow", down("courtier 0"))

    assert (table.view().round, table.view().first, table.parley) == (2, 2, "yellow")
    assert (table.asked, table.step) == (["yellow"], "choosing")


@pytest.mark.rule("R78")
def test_after_a_choice_or_a_hidden_bet_the_same_player_is_asked_before_anyone_else() -> None:
    """So there is a moment in which a table may let the player take it back."""
    choosing = court(parley="red")
    choosing.play("red", Attend("king"))
    betting = court(bets={"yellow": ["courtier 10 up"]}, **PAIRS)
    betting.play("blue", down("courtier 20"))

    assert (choosing.step, choosing.asked) == ("naming", ["red"])
    assert (betting.step, betting.asked) == ("naming", ["blue"])


@pytest.mark.rule("R78", "RS 9.2")
def test_for_a_player_alone_a_card_is_drawn_with_the_bet_so_nothing_can_be_taken_back() -> None:
    table = court(at_king=["blue"], at_queen=["red", "yellow", "green"], bets={"red": ["courtier 10 up"]})

    events = table.play("blue", down("courtier 20"))

    assert [type(event) for event in events] == [CardBet, CardinalBet]


@pytest.mark.rule("R104")
def test_where_only_one_player_can_be_named_the_parley_goes_to_him_unasked() -> None:
    table = court(players=3, at_king=["blue"], step="naming", acted=["blue"], parley="blue")
    table.play("blue", give("yellow"))

    events = table.play("yellow", Attend("queen"))

    assert [(event.seat, event.to) for event in of(ParleyGiven, events)] == [(2, 1)]
    assert table.asked == ["red"]


@pytest.mark.rule("R104", "R70")
@pytest.mark.parametrize(("windows", "asked"), [("every bet", "red"), ("own turn", "blue")])
def test_on_own_turns_only_the_holder_is_still_asked_while_he_has_a_favor_to_play(windows: str, asked: str) -> None:
    table = court(
        players=3,
        at_king=["blue", "red", "yellow"],
        bets={"yellow": ["courtier 10 down"]},
        favors={"blue": ["espionage 20"]},
        options={"favor_windows": windows},
    )
    table.play("blue", up("courtier 10"))
    if windows == "every bet":
        table.play("blue", Pass())

    assert table.asked == [asked]
    if windows == "own turn":
        assert table.choices("blue") == [give("red"), UseEspionage()]
        table.play("blue", UseEspionage())
        assert table.asked == ["red"]


# Phase 1


@pytest.mark.rule("RS 4.1")
def test_who_chooses_goes_to_the_king_or_to_the_queen() -> None:
    table = court(step="choosing", parley="red")

    assert table.choices("red") == [Attend("king"), Attend("queen")]
    table.play("red", Attend("queen"))
    assert present(table) == ((), (1,))


@pytest.mark.rule("R3")
def test_after_a_planning_the_first_player_keeps_the_parley_and_names_another_to_bet_first() -> None:
    table = court(favors={"red": ["planning 50"]}, parley="yellow")
    table.play("red", UsePlanning(50), SplitPlayers((0, 1)))

    assert present(table) == ((0, 1), (2, 3))
    assert (table.parley, table.asked, table.step) == ("yellow", ["yellow"], "naming")
    assert table.choices("yellow") == [give("blue"), give("red"), give("green")]
    assert table.refusal("yellow", up("courtier 10")).reason == "rs-not-now"
    table.play("yellow", give("green"))
    assert (table.asked, table.view().action) == (["green"], "first card")


@pytest.mark.rule("RS 4.3", "R8")
def test_an_audience_that_nobody_attends_has_no_effect_and_its_card_is_discarded() -> None:
    """Everyone is at the King's; blue's Valet finds nobody at the Queen's."""
    table = court(
        "stabbing 30",
        "planning 50",
        at_king=["blue", "red", "yellow", "green"],
        bets={
            "blue": ["valet -10 up"],
            "red": ["courtier 10 up", "courtier 0 down"],
            "yellow": ["courtier 20 up", "courtier 0 down"],
            "green": ["courtier 10 up", "courtier 0 down"],
        },
    )
    table.play("blue", down("courtier 40"))

    king, queen = of(AudienceCounted, table.told)
    assert (king.outcome, king.total) == ("succeeded", 70)
    assert (queen.outcome, queen.total, queen.leaders) == ("empty", 0, ())
    assert table.due() == {"blue": 3, "red": 3, "yellow": 3, "green": 3}
    assert [card.name for card in table.view().audiences_discarded] == ["planning 50"]


@pytest.mark.rule("R4")
def test_king_and_queen_differ_in_nothing() -> None:
    """The rulebook's Valet example, the second time with the sovereigns changed round."""
    bets = {
        "blue": ["courtier 0 up", "excuse down"],
        "red": ["courtier 30 up", "courtier 10 down"],
        "yellow": ["courtier 20 up", "courtier 10 down"],
        "green": ["courtier 20 up", "valet -10 down"],
    }
    one = court("planning 50", "royal pardon 40", at_king=["blue", "red"], at_queen=["yellow", "green"], bets=bets)
    two = court("royal pardon 40", "planning 50", at_queen=["blue", "red"], at_king=["yellow", "green"], bets=bets)

    assert one.due() == two.due() == {"red": -9, "yellow": 3, "green": 3}
    assert one.favors("yellow") == two.favors("yellow") == ["royal pardon 40"]


@pytest.mark.rule("R4")
def test_the_kings_audience_is_counted_before_the_queens() -> None:
    table = court(
        parley="green",
        bets={
            "blue": ["courtier 10 up", "courtier 0 down"],
            "red": ["courtier 30 up", "courtier 0 down"],
            "yellow": ["courtier 40 up", "courtier 0 down"],
            "green": ["courtier 10 up"],
        },
        **PAIRS,
    )
    table.play("green", down("courtier 0"))

    assert [event.side for event in of(AudienceCounted, table.told)] == ["king", "queen"]
    assert [line.why for line in table.ledger if line.round == 1] == ["king", "king", "queen", "queen"]
    assert [(event.king, event.queen) for event in of(RoundEnded, table.told)] == [(1, 2)]


# Whether somebody is alone


@pytest.mark.rule("R12", "RS 9.1")
def test_alone_is_judged_when_the_last_player_has_chosen() -> None:
    table = court(step="choosing", parley="blue")
    table.play("blue", Attend("queen"), give("red"))
    assert table.view().cardinal_side is None
    table.play("red", Attend("king"), give("yellow"))
    assert table.view().cardinal_side is None
    table.play("yellow", Attend("king"))
    assert table.view().cardinal_side is None
    table.play("green", Attend("king"))

    assert table.view().cardinal_side == "queen"


@pytest.mark.rule("R12", "RS 9.1")
@pytest.mark.parametrize(
    ("king", "cardinal"),
    [((), None), ((3,), "king"), ((0, 3), None), ((0, 1, 3), "queen"), ((0, 1, 2, 3), None)],
)
def test_alone_is_judged_after_a_planning_too(king: tuple[int, ...], cardinal: str | None) -> None:
    table = court(favors={"red": ["planning 50"]})
    table.play("red", UsePlanning(50), SplitPlayers(king))

    assert table.view().cardinal_side == cardinal


@pytest.mark.rule("R12")
def test_a_withdrawal_does_not_bring_the_cardinal() -> None:
    """Red is left alone at the King's, and fails with his own 40."""
    table = court(
        "planning 50",
        "royal pardon 40",
        parley="blue",
        bets={
            "blue": ["courtier 0 up"],
            "red": ["courtier 30 up", "courtier 10 down"],
            "yellow": ["courtier 20 up", "courtier 10 down"],
            "green": ["courtier 20 up", "courtier 0 down"],
        },
        **PAIRS,
    )
    table.play("blue", down("excuse"))

    assert of(CardinalBet, table.told) == []
    assert [(event.outcome, event.total) for event in of(AudienceCounted, table.told)] == [
        ("failed", 40),
        ("succeeded", 50),
    ]
    assert table.view().cardinal_pile == 14


# Inside a betting turn


@pytest.mark.rule("R56", "RS 9.2")
def test_a_betting_turn_is_the_bet_the_cardinals_card_the_favors_and_the_naming() -> None:
    table = court(
        at_king=["blue", "red", "green"],
        at_queen=["yellow"],
        step="betting",
        parley="yellow",
        favors={"blue": ["espionage 20"]},
    )

    assert [type(event) for event in table.play("yellow", down("courtier 10"))] == [CardBet, CardinalBet]
    assert (table.step, table.asked) == ("favors", ["blue"])
    table.play("blue", Pass())
    assert (table.step, table.asked) == ("naming", ["yellow"])


@pytest.mark.rule("R56")
def test_the_window_after_a_bet_begins_with_its_bettor_and_goes_round_clockwise() -> None:
    table = court(
        king="planning 50",
        step="betting",
        parley="yellow",
        favors={
            "blue": ["stabbing 60"],
            "red": ["stabbing 30"],
            "yellow": ["medal of merit 30"],
            "green": ["espionage 20"],
        },
        **PAIRS,
    )
    table.play("yellow", down("courtier 10"))
    asked = []
    while table.step == "favors":
        asked += table.asked
        table.play(table.asked[0], Pass())

    assert asked == ["yellow", "green", "blue", "red"]
    assert [event.seat for event in of(FavorPassed, table.told)] == [2, 3, 0, 1]
    assert (table.step, table.asked) == ("naming", ["yellow"])


@pytest.mark.rule("R56", "R101")
def test_after_a_played_favor_all_are_asked_again_from_the_bettor_until_all_pass_in_a_row() -> None:
    table = court(
        step="betting",
        parley="yellow",
        favors={"blue": ["medal of merit 30", "stabbing 60"], "yellow": ["medal of merit 50"]},
        **PAIRS,
    )
    table.play("yellow", down("courtier 10"))
    table.play("yellow", Pass())
    events = table.play("blue", UseMedal(2, 1))

    # Yellow's card bears the Medal now, so only blue's dagger is left to be played.
    assert [type(event) for event in events] == [MedalLaid]
    assert table.asked == ["blue"]
    table.play("blue", Pass())
    assert table.step == "naming"
    table.play("yellow", give("green"))
    table.play("green", up("courtier 10"))
    assert table.asked == ["blue"]
    table.play("blue", Pass())
    assert table.asked == ["yellow"]
    table.play("yellow", UseMedal(3, 1))
    assert table.asked == ["blue"]


@pytest.mark.rule("R56")
def test_a_player_is_asked_until_he_can_play_nothing_more() -> None:
    table = court("stabbing 30", "planning 50", favors={"blue": ["corruption 20", "corruption 40"]}, parley="green")

    table.play("blue", UseCorruption())
    assert (table.step, table.asked) == ("plans", ["blue"])
    table.play("blue", UseCorruption())
    assert (table.step, table.asked) == ("choosing", ["green"])


@pytest.mark.rule("R56")
def test_outside_phase_two_a_played_favor_does_not_ask_again_who_has_passed() -> None:
    """Before the reveal blue passes and red recruits; after it blue passes and red is spared."""
    table = court(
        "planning 50",
        "corruption 20",
        bets={
            "blue": ["courtier 10 up", "courtier 0 down"],
            "red": ["courtier 20 up", "courtier 0 down"],
            "yellow": ["courtier 10 up", "courtier 0 down"],
            "green": ["courtier 20 up", "courtier 0 down"],
        },
        favors={"blue": ["recruitment 30", "royal pardon 40"], "red": ["recruitment 50", "royal pardon 60"]},
        **PAIRS,
    )

    assert (table.step, table.asked) == ("recruiting", ["blue"])
    table.play("blue", Pass())
    table.play("red", UseRecruitment(0, 1))
    assert (table.step, table.asked) == ("losses", ["blue"])
    table.play("blue", Pass())
    table.play("red", UseRoyalPardon())
    assert table.view().round == 2


@pytest.mark.rule("R56")
def test_one_player_may_play_several_favors_in_one_window() -> None:
    table = court(
        "planning 50",
        "corruption 20",
        bets={
            "blue": ["courtier 10 up", "valet 0 down"],
            "red": ["courtier 20 up", "courtier 0 down"],
            "yellow": ["courtier 10 up", "courtier 0 down"],
            "green": ["courtier 20 up", "courtier 0 down"],
        },
        favors={"blue": ["master stroke 50", "royal pardon 60"]},
        **PAIRS,
    )

    table.play("blue", UseMasterStroke())
    assert table.asked == ["blue"]
    table.play("blue", UseRoyalPardon())
    assert table.view().round == 2
    assert table.due() == {"blue": 5, "red": -5, "yellow": 2, "green": 2}
