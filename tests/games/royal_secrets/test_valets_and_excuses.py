"""What Valets and Excuses do when points are counted (RS 7, RS 8)."""

from collections.abc import Mapping
from typing import Any

import pytest

from antechamber.games.royal_secrets.events import (
    AudienceWon,
    DueView,
    PlayerWithdrew,
    ValetDrawn,
)
from antechamber.games.royal_secrets.moves import Pass, UseMasterStroke, UseRoyalPardon, UseStabbing
from tests.games.royal_secrets.court import PAIRS, QUEENS_GUESTS, Cards, Court, court, down, of, pairs

# The rulebook's example


@pytest.mark.example
@pytest.mark.rule("RS 6.2", "RS 6.4", "RS 7.1", "RS 7.2", "RS 7.3", "RS 8.1", "RS 8.3", "R12")
def test_only_red_pays_for_greens_valet_because_blue_has_withdrawn() -> None:
    table = court(
        "planning 50",
        "royal pardon 40",
        parley="blue",
        bets={
            "blue": ["courtier 0 up"],
            "red": ["courtier 30 up", "courtier 10 down"],
            "yellow": ["courtier 20 up", "courtier 10 down"],
            "green": ["courtier 20 up", "valet -10 down"],
        },
        **PAIRS,
    )
    table.play("blue", down("excuse"))

    assert table.outcomes == [("failed", 40), ("succeeded", 40)]
    assert table.ledger[4:] == [
        DueView(round=1, seat=1, amount=-5, why="king", sender=None),
        DueView(round=1, seat=2, amount=3, why="queen", sender=None),
        DueView(round=1, seat=3, amount=3, why="queen", sender=None),
        DueView(round=1, seat=1, amount=-4, why="valet", sender=3),
    ]
    assert [table.points(color) for color in table.colors] == [10, 1, 13, 13]
    assert table.favors("yellow") == ["royal pardon 40"]


@pytest.mark.example
@pytest.mark.rule("RS 8.1", "RS 8.2", "RS 10.2")
def test_blue_takes_his_0_courtier_back_and_a_valet_besides() -> None:
    table = pairs(
        "planning 50",
        blue=["courtier 0 up", "excuse down"],
        red=["courtier 30 up", "courtier 10 down"],
        hands={"blue": ["courtier 0", "courtier 40"]},
        draws={"valets": ["valet 0", "valet 0", "valet 0", "valet 10"]},
    )

    assert table.hand("blue") == ["courtier 0", "courtier 0", "courtier 40", "valet 10"]


# Valets


@pytest.mark.rule("RS 7.1")
def test_a_valet_counts_its_influence_like_a_courtier() -> None:
    table = pairs("stabbing 30", blue=["valet 20 up", "courtier 10 down"], red=["courtier 0 up", "valet 0 down"])

    assert table.due()["blue"] == 3
    assert table.favors("blue") == ["stabbing 30"]


@pytest.mark.rule("RS 7.2", "R73")
@pytest.mark.parametrize(("valet", "rumor"), [("valet -10", 4), ("valet 0", 3), ("valet 10", 2), ("valet 20", 1)])
def test_in_a_success_a_valet_costs_everyone_at_the_other_audience_its_rumor(valet: str, rumor: int) -> None:
    table = pairs("stabbing 30", blue=["courtier 40 up", f"{valet} down"], red=["courtier 0 up", "courtier 0 down"])

    assert table.due() == {"blue": 3, "red": 3, "yellow": 2 - rumor, "green": 2 - rumor}


@pytest.mark.rule("RS 7.2", "R65", "R73")
@pytest.mark.parametrize(("valet", "rumor"), [("valet -10", 4), ("valet 0", 3), ("valet 10", 2), ("valet 20", 1)])
def test_in_a_failure_a_valet_costs_its_own_player_its_rumor_on_top(valet: str, rumor: int) -> None:
    table = pairs("planning 50", blue=["courtier 10 up", f"{valet} down"], red=["courtier 10 up", "courtier 0 down"])

    assert table.due() == {"blue": -5 - rumor, "red": -5, "yellow": 2, "green": 2}


@pytest.mark.rule("R39")
def test_the_rumors_of_several_valets_add_up_and_both_audiences_hurt_each_other() -> None:
    """At the King's blue brings 4 and 1, red 3; at the Queen's green brings 2."""
    table = pairs(
        "espionage 20",
        blue=["valet 20 up", "valet -10 down"],
        red=["valet 0 up", "courtier 30 down"],
        bets={"green": ["courtier 20 up", "valet 10 down"]},
    )

    assert table.due() == {"blue": 2 - 2, "red": 2 - 2, "yellow": 2 - 5 - 3, "green": 2 - 5 - 3}
    assert [table.points(color) for color in table.colors] == [10, 10, 4, 4]


@pytest.mark.rule("R39")
def test_each_valet_is_judged_by_the_success_of_its_own_audience() -> None:
    """The King is displeased and blue pays for his Valet himself; the Queen is pleased and green's hurts the others."""
    table = pairs(
        "planning 50",
        blue=["courtier 10 up", "valet 0 down"],
        red=["courtier 10 up", "courtier 0 down"],
        bets={"green": ["courtier 20 up", "valet 10 down"]},
    )

    assert table.due() == {"blue": -5 - 3 - 2, "red": -5 - 2, "yellow": 2, "green": 2}


@pytest.mark.rule("R65")
def test_in_a_failure_both_valets_of_one_player_count() -> None:
    table = pairs(
        "planning 50",
        blue=["valet 10 up", "valet -10 down"],
        red=["courtier 10 up", "courtier 0 down"],
        points={"blue": 30},
    )

    assert table.due() == {"blue": -5 - 2 - 4, "red": -5, "yellow": 2, "green": 2}
    assert table.points("blue") == 19


@pytest.mark.rule("R65")
def test_the_loss_from_ones_own_valet_is_left_by_master_stroke_and_cancelled_by_royal_pardon() -> None:
    def table() -> Court:
        return pairs(
            "planning 50",
            blue=["courtier 10 up", "valet 0 down"],
            red=["courtier 10 up", "courtier 0 down"],
            favors={"blue": ["master stroke 50", "royal pardon 60"]},
        )

    stroke, pardon = table(), table()
    stroke.play("blue", UseMasterStroke(), Pass())
    pardon.play("blue", UseRoyalPardon(), Pass())

    assert stroke.due()["blue"] == +5 - 3
    assert pardon.due()["blue"] == 0


@pytest.mark.rule("R21", "RS 7.2")
@pytest.mark.parametrize(("king", "due"), [("stabbing 30", +3), ("planning 50", -5)])
def test_a_stabbed_valet_gives_no_influence_and_costs_nobody_anything(king: str, due: int) -> None:
    table = court(
        king,
        "corruption 20",
        step="favors",
        parley="red",
        bets={
            **QUEENS_GUESTS,
            "blue": ["courtier 30 up", "valet 20 down"],
            "red": ["courtier 10 up", "courtier 0 down"],
        },
        favors={"green": ["stabbing 60"]},
        **PAIRS,
    )
    table.play("green", UseStabbing(0, 2))

    assert table.outcomes[0][1] == 40
    assert table.due() == {"blue": due, "red": due, "yellow": 2, "green": 2}


# The Excuse


@pytest.mark.rule("RS 8.1", "R71")
def test_what_lies_beside_an_excuse_does_not_count() -> None:
    """Blue's 40 would have pleased the King; without it red's 30 is not enough."""
    table = pairs("planning 50", blue=["courtier 40 up", "excuse down"], red=["courtier 30 up", "courtier 0 down"])

    assert table.due() == {"red": -5, "yellow": 2, "green": 2}


@pytest.mark.rule("RS 8.2")
def test_who_withdraws_draws_a_valet_that_only_he_sees() -> None:
    table = court(
        parley="blue",
        bets={
            **QUEENS_GUESTS,
            "blue": ["courtier 10 up"],
            "red": ["courtier 30 up", "courtier 0 down"],
        },
        hands={
            "blue": ["courtier 0", "courtier 0", "excuse"],
            "red": ["courtier 0"],
            "yellow": ["courtier 0"],
            "green": ["courtier 0"],
        },
        draws={"valets": ["valet -10"]},
        **PAIRS,
    )
    table.play("blue", down("excuse"))

    assert [event.seat for event in of(PlayerWithdrew, table.told)] == [0]
    assert table.hand("blue") == ["courtier 0", "courtier 0", "valet -10"]
    seen = [[event.card for event in table.seen(reader) if isinstance(event, ValetDrawn)] for reader in ("blue", "red")]
    assert seen == [["valet -10"], [None]]
    assert table.view().valet_pile == 9


@pytest.mark.rule("RS 8.3", "R71")
def test_who_withdraws_from_a_success_gains_nothing_and_cannot_have_the_majority() -> None:
    table = pairs("stabbing 30", blue=["courtier 40 up", "excuse down"], red=["courtier 30 up", "courtier 0 down"])

    assert table.due() == {"red": 3, "yellow": 2, "green": 2}
    assert table.favors("red") == ["stabbing 30"]


@pytest.mark.rule("R71")
def test_who_has_withdrawn_takes_no_part_in_a_tie() -> None:
    table = pairs("stabbing 30", blue=["excuse up", "courtier 30 down"], red=["courtier 30 up", "courtier 0 down"])

    assert table.view().round == 2
    assert table.favors("red") == ["stabbing 30"]


@pytest.mark.rule("R71")
def test_the_only_one_who_stays_has_the_majority() -> None:
    table = court(
        "stabbing 30",
        "corruption 20",
        at_king=["blue", "red", "yellow", "green"],
        bets={
            "blue": ["courtier 40 up", "excuse down"],
            "red": ["courtier 20 up", "courtier 10 down"],
            "yellow": ["excuse up", "courtier 30 down"],
            "green": ["courtier 40 down", "excuse up"],
        },
    )

    assert table.due() == {"red": 3}
    assert table.favors("red") == ["stabbing 30"]


@pytest.mark.rule("R33", "RS 8.1")
@pytest.mark.parametrize(("king", "due"), [("stabbing 30", +3), ("planning 50", -5)])
@pytest.mark.parametrize("medal", ["", " medal"])
def test_a_valet_beside_an_excuse_spreads_no_rumor_and_costs_nothing(king: str, due: int, medal: str) -> None:
    table = pairs(king, blue=["excuse up", f"valet 20 down{medal}"], red=["courtier 30 up", "courtier 0 down"])

    assert table.due() == {"red": due, "yellow": 2, "green": 2}


@pytest.mark.rule("R33")
def test_a_medal_beside_an_excuse_changes_nothing() -> None:
    table = pairs(
        "stabbing 60", blue=["excuse up", "courtier 40 down medal"], red=["courtier 30 up", "courtier 10 down"]
    )

    assert table.due() == {"red": -6, "yellow": 2, "green": 2}


@pytest.mark.rule("R34")
def test_two_excuses_of_one_player_are_one_withdrawal_and_one_valet() -> None:
    """Red's own Excuse has come to blue."""
    table = pairs(
        "stabbing 30",
        blue=["excuse up", "excuse down"],
        red=["courtier 30 up", "courtier 0 down"],
        hands={
            "blue": ["courtier 0", "courtier 0"],
            "red": ["courtier 0"],
            "yellow": ["courtier 0"],
            "green": ["courtier 0"],
        },
        draws={"valets": ["valet 20"]},
    )

    assert table.hand("blue") == ["courtier 0", "courtier 0", "valet 20"]
    assert table.view().valet_pile == 9
    assert table.due() == {"red": 3, "yellow": 2, "green": 2}


FIVE: dict[str, Any] = {
    "players": 5,
    "first": "yellow",
    "at_king": ["blue", "red", "purple"],
    "at_queen": ["yellow", "green"],
    "bets": {
        "blue": ["courtier 0 up", "excuse down"],
        "red": ["courtier 30 up", "courtier 0 down"],
        "yellow": ["excuse up", "courtier 0 down"],
        "green": ["courtier 20 up", "courtier 0 down"],
        "purple": ["courtier 0 up", "excuse down"],
    },
}


@pytest.mark.rule("R35")
def test_valets_are_drawn_at_the_kings_audience_first_and_clockwise_from_the_first_player() -> None:
    """Yellow opened the round: purple draws, then blue, and then yellow himself, who is at the Queen's."""
    hands: Mapping[str, Cards] = {color: ["courtier 0"] for color in ("blue", "red", "yellow", "green", "purple")}
    table = court(hands=hands, draws={"valets": ["valet 20", "valet 10", "valet -10"]}, **FIVE)

    assert table.hand("purple") == ["courtier 0", "courtier 0", "valet 20"]
    assert table.hand("blue") == ["courtier 0", "courtier 0", "valet 10"]
    assert table.hand("yellow") == ["courtier 0", "courtier 0", "valet -10"]


@pytest.mark.rule("R35", "RS 8.2")
def test_the_drawing_ends_with_the_pile() -> None:
    """Eight Valets are in red's hand, so the third who withdraws finds none."""
    hands: dict[str, Cards] = {color: ["courtier 0"] for color in ("blue", "yellow", "green", "purple")}
    hands["red"] = ["courtier 0", "valet -10", "valet -10", *["valet 0"] * 4, "valet 10", "valet 20"]
    table = court(hands=hands, draws={"valets": ["valet 20", "valet 10"]}, **FIVE)

    assert [table.hand(color)[2:] for color in ("purple", "blue", "yellow")] == [["valet 20"], ["valet 10"], []]
    assert table.view().valet_pile == 0
    assert table.due() == {"red": 3, "green": 2}


@pytest.mark.rule("RS 8.4", "R36")
def test_when_all_players_withdraw_they_pay_the_loss_and_still_draw_but_rumors_pass_them_by() -> None:
    table = court(
        "planning 50",
        "corruption 20",
        parley="red",
        first="blue",
        bets={
            "blue": ["excuse up", "courtier 40 down"],
            "red": ["courtier 30 up"],
            "yellow": ["courtier 10 up", "courtier 0 down"],
            "green": ["courtier 30 up", "valet -10 down"],
        },
        **PAIRS,
    )
    table.play("red", down("excuse"))

    assert table.outcomes[0] == ("stood up", 0)
    assert [event.seat for event in of(ValetDrawn, table.told)] == [0, 1]
    assert table.due() == {"blue": -5, "red": -5, "yellow": 2, "green": 2}
    assert table.discarded == ["planning 50"]


@pytest.mark.rule("RS 8.5", "R71")
def test_a_player_alone_with_the_cardinal_withdraws_for_nothing() -> None:
    table = court(
        "stabbing 30",
        "planning 50",
        parley="blue",
        at_king=["red", "yellow", "green"],
        at_queen=["blue"],
        bets={**QUEENS_GUESTS, "blue": ["courtier 40 up"], "red": ["courtier 40 up", "courtier 0 down"]},
        cardinal=["cardinal 20 up"],
    )
    table.play("blue", down("excuse"))

    assert table.outcomes[1] == ("excused", 0)
    assert [event.side for event in of(AudienceWon, table.told)] == ["king"]
    assert [event.seat for event in of(ValetDrawn, table.told)] == [0]
    assert table.due() == {"red": 3, "yellow": 3, "green": 3}
    assert table.discarded == ["planning 50"]


@pytest.mark.rule("R20")
def test_a_stabbed_excuse_does_nothing() -> None:
    table = court(
        "planning 50",
        "corruption 20",
        step="favors",
        parley="red",
        bets={**QUEENS_GUESTS, "blue": ["courtier 40 up", "excuse down"], "red": ["courtier 10 up", "courtier 0 down"]},
        favors={"green": ["stabbing 60"]},
        **PAIRS,
    )
    pile = table.view().valet_pile
    table.play("green", UseStabbing(0, 2))

    assert of(PlayerWithdrew, table.told) == []
    assert table.outcomes[0] == ("succeeded", 50)
    assert table.due() == {"blue": 4, "red": 4, "yellow": 2, "green": 2}
    assert table.favors("blue") == ["planning 50"]
    assert table.view().valet_pile == pile
