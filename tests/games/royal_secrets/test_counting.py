"""Phase 3: turning up and counting (RS 6 to RS 9)."""

from typing import Any

import pytest

from antechamber.games.royal_secrets.events import AudienceCounted, BetsRevealed, LaidCard
from antechamber.games.royal_secrets.moves import UseCorruption
from antechamber.games.royal_secrets.views.shapes import SeatView
from tests.games.royal_secrets.court import PAIRS, QUEENS_GUESTS, Cards, Court, court, down, give, of, pairs, up

ALONE: dict[str, Any] = {"at_king": ["red", "yellow", "green"], "at_queen": ["blue"]}
KINGS_GUESTS = {"red": ["courtier 40 up", "courtier 0 down"], **QUEENS_GUESTS}
"""Red, yellow and green please a King who asks for 30, red with the majority, while blue is alone."""


def counted_alone(queen: str, *, blue: Cards, cardinal: Cards, **more: Any) -> Court:
    """A table where blue has bet beside the Cardinal, before the Queen, and the others have pleased the King."""
    return court("stabbing 30", queen, bets={**KINGS_GUESTS, "blue": blue}, cardinal=cardinal, **{**ALONE, **more})


# The rulebook's examples


@pytest.mark.example
@pytest.mark.rule("RS 6.2", "RS 6.3", "RS 6.4", "RS 6.9", "RS 10.1")
def test_blue_and_red_fail_with_30_of_50_while_yellow_and_green_succeed_with_70() -> None:
    table = court(
        "planning 50",
        "royal pardon 40",
        parley="red",
        bets={
            "blue": ["courtier 10 down", "courtier 0 up"],
            "red": ["courtier 20 up"],
            "yellow": ["courtier 20 down", "courtier 10 up"],
            "green": ["courtier 30 up", "courtier 10 down"],
        },
        **PAIRS,
    )
    table.play("red", down("courtier 0"))

    assert table.outcomes == [("failed", 30), ("succeeded", 70)]
    assert table.due() == {"blue": -5, "red": -5, "yellow": 3, "green": 3}
    assert [table.points(color) for color in table.colors] == [5, 5, 13, 13]
    assert [table.favors(color) for color in table.colors] == [[], [], [], ["royal pardon 40"]]
    assert table.discarded == ["planning 50"]


@pytest.mark.example
@pytest.mark.rule("RS 9.1", "RS 9.2", "RS 9.3", "RS 9.4")
def test_yellow_wins_the_queens_favor_with_30_beside_the_cardinals_10() -> None:
    table = court(
        "stabbing 30",
        "espionage 40",
        at_king=["blue", "red", "green"],
        at_queen=["yellow"],
        parley="green",
        draws={"cardinals": ["cardinal 10", "cardinal 0"]},
    )
    table.play("green", give("yellow"))
    table.play("yellow", down("courtier 10"), give("blue"))
    table.play("blue", up("courtier 20"), give("red"))
    table.play("red", up("courtier 10"))
    table.play("green", up("courtier 10"), give("yellow"))
    table.play("yellow", up("courtier 20"), give("blue"))
    table.play("blue", down("courtier 0"), give("red"))
    table.play("red", down("courtier 0"))
    table.play("green", down("courtier 0"))

    assert table.outcomes == [("succeeded", 40), ("succeeded", 40)]
    assert table.due()["yellow"] == 3
    assert table.favors("yellow") == ["espionage 40"]


# Success, failure, majority


@pytest.mark.rule("RS 6.1")
def test_all_face_down_bets_are_turned_up_when_the_last_card_is_bet() -> None:
    table = court(
        parley="red",
        at_king=["blue", "red", "green"],
        at_queen=["yellow"],
        bets={
            "blue": ["courtier 10 down", "courtier 20 up"],
            "red": ["courtier 10 up"],
            "yellow": ["courtier 20 up", "valet 10 down"],
            "green": ["excuse down", "courtier 40 up"],
        },
        cardinal=["cardinal 0 up", "cardinal 20 down"],
    )
    events = table.play("red", down("courtier 30"))

    (revealed,) = of(BetsRevealed, events)
    assert revealed.cards == (
        LaidCard(0, 1, "courtier 10"),
        LaidCard(1, 2, "courtier 30"),
        LaidCard(2, 2, "valet 10"),
        LaidCard(3, 1, "excuse"),
        LaidCard(None, 2, "cardinal 20"),
    )


@pytest.mark.rule("RS 6.2")
@pytest.mark.parametrize(("second", "due"), [("courtier 30", +3), ("courtier 20", -4)])
def test_an_audience_succeeds_when_the_influence_reaches_the_required_number(second: str, due: int) -> None:
    table = pairs("planning 40", blue=["courtier 10 up", "courtier 0 down"], red=["courtier 0 up", f"{second} down"])

    assert table.due() == {"blue": due, "red": due, "yellow": 2, "green": 2}


@pytest.mark.rule("RS 6.3", "RS 2.2")
@pytest.mark.parametrize(
    ("king", "gain"),
    [("espionage 20", 2), ("stabbing 30", 3), ("planning 40", 3), ("recruitment 50", 4), ("royal dinner 60", 5)],
)
def test_a_success_pays_the_cards_gain_to_each_who_stayed(king: str, gain: int) -> None:
    table = pairs(king, blue=["courtier 40 up", "courtier 10 down"], red=["courtier 10 up", "courtier 0 down"])

    assert table.due() == {"blue": gain, "red": gain, "yellow": 2, "green": 2}


@pytest.mark.rule("RS 6.9", "RS 2.2")
@pytest.mark.parametrize(
    ("king", "loss"),
    [("stabbing 30", 3), ("planning 40", 4), ("planning 50", 5), ("stabbing 60", 6), ("royal dinner 70", 7)],
)
def test_a_failure_costs_each_who_stayed_the_cards_loss(king: str, loss: int) -> None:
    table = pairs(king, blue=["courtier 10 up", "courtier 0 down"], red=["courtier 10 up", "courtier 0 down"])

    assert table.due() == {"blue": -loss, "red": -loss, "yellow": 2, "green": 2}
    assert king in table.discarded


@pytest.mark.rule("RS 6.4")
def test_the_majority_is_the_sum_of_both_cards_not_the_highest_card() -> None:
    table = pairs("planning 50", blue=["courtier 40 up", "courtier 0 down"], red=["courtier 30 up", "courtier 20 down"])

    assert table.favors("red") == ["planning 50"]
    assert table.favors("blue") == []


@pytest.mark.rule("RS 6.4", "RS 6.9")
def test_a_failure_gives_the_favor_to_nobody() -> None:
    table = pairs("stabbing 60", blue=["courtier 40 up", "courtier 0 down"], red=["courtier 10 up", "courtier 0 down"])

    assert [table.favors(color) for color in table.colors] == [[], [], [], ["corruption 20"]]
    assert table.discarded == ["stabbing 60"]


@pytest.mark.rule("R15", "RS 12.1")
def test_a_favor_is_no_use_in_the_round_in_which_it_is_won() -> None:
    """Blue wins the Royal Pardon while green's Valet costs him 4, and is not asked for it."""
    table = pairs(
        "royal pardon 40",
        blue=["courtier 40 up", "courtier 0 down"],
        red=["courtier 10 up", "courtier 0 down"],
        bets={"green": ["courtier 30 up", "valet -10 down"]},
    )

    assert table.view().round == 2
    assert table.due() == {"blue": 3 - 4, "red": 3 - 4, "yellow": 2, "green": 2}
    assert table.favors("blue") == ["royal pardon 40"]


@pytest.mark.rule("R15", "RS 12.1")
def test_a_favor_is_usable_from_the_next_round_and_everyone_sees_who_has_it() -> None:
    table = pairs("stabbing 30", blue=["courtier 10 up", "courtier 0 down"], red=["courtier 20 up", "courtier 0 down"])

    assert (table.view().round, table.step, table.asked) == (2, "plans", ["green"])
    for reader in ("blue", "green", None):
        assert [card.name for card in table.view(reader).seats[3].favors] == ["corruption 20"]
        assert [card.name for card in table.view(reader).seats[1].favors] == ["stabbing 30"]
    table.play("green", UseCorruption())
    assert table.favors("green") == []


# One sum, never below zero


@pytest.mark.rule("RS 6.10", "R40")
def test_who_owes_more_than_he_has_pays_what_he_has() -> None:
    table = pairs(
        "planning 50",
        blue=["courtier 10 up", "courtier 0 down"],
        red=["courtier 10 up", "courtier 0 down"],
        points={"blue": 2, "red": 5},
    )

    assert [table.points(color) for color in table.colors] == [0, 0, 12, 12]
    assert table.due() == {"blue": -5, "red": -5, "yellow": 2, "green": 2}


@pytest.mark.rule("RS 6.10", "R40")
def test_a_gain_and_a_valets_loss_are_settled_in_one_sum() -> None:
    """Blue has 2, gains 3 and loses 4: one is left, in whichever order they were named."""
    table = pairs(
        "stabbing 30",
        blue=["courtier 40 up", "courtier 0 down"],
        red=["courtier 10 up", "courtier 0 down"],
        bets={"green": ["courtier 30 up", "valet -10 down"]},
        points={"blue": 2},
    )

    assert table.points("blue") == 1


@pytest.mark.rule("RS 6.10", "R40")
def test_a_guest_settles_both_audiences_in_one_sum() -> None:
    """Blue dines at both and has 5: he loses 7 with the King and gains 3 with the Queen."""
    table = court(
        "royal dinner 70",
        "stabbing 30",
        at_king=["red"],
        at_queen=["yellow", "green"],
        at_both=["blue"],
        bets={
            "blue": ["courtier 10 up", "courtier 0 down"],
            "red": ["courtier 10 up", "courtier 0 down"],
            "yellow": ["courtier 20 up", "courtier 0 down"],
            "green": ["courtier 10 up", "courtier 0 down"],
        },
        points={"blue": 5},
    )

    assert table.due() == {"blue": -7 + 3, "red": -7, "yellow": 3, "green": 3}
    assert table.points("blue") == 1


@pytest.mark.rule("R40", "RS 6.10")
@pytest.mark.parametrize(
    ("king", "queen", "change"), [("espionage 20", "stabbing 30", 2 + 3), ("planning 50", "royal dinner 70", -5 - 7)]
)
def test_a_guests_gains_or_losses_of_both_audiences_add_up(king: str, queen: str, change: int) -> None:
    table = court(
        king,
        queen,
        at_king=["red"],
        at_queen=["yellow", "green"],
        at_both=["blue"],
        bets={**KINGS_GUESTS, "blue": ["courtier 10 up", "courtier 0 down"], "red": ["courtier 20 up", "valet 0 down"]},
        points={"blue": 20},
    )

    assert table.points("blue") == 20 + change


@pytest.mark.rule("R54", "RS 1.2")
def test_a_total_is_shown_to_its_owner_alone() -> None:
    table = court(points={"blue": 7, "red": 12, "yellow": 0, "green": 31})

    assert [table.view(color).points for color in (*table.colors, None)] == [7, 12, 0, 31, None]
    assert "points" not in SeatView.__struct_fields__


# Negative numbers


@pytest.mark.rule("R72")
def test_sums_may_be_negative() -> None:
    """The King's guests have -20 together, and the Queen's guest succeeds with 60 beside the Cardinal's -20."""
    table = court(
        "stabbing 30",
        "planning 40",
        parley="red",
        at_king=["blue", "red"],
        at_queen=["yellow"],
        players=3,
        bets={
            "blue": ["valet -10 up", "courtier 0 down"],
            "red": ["valet -10 up"],
            "yellow": ["courtier 40 up", "courtier 20 down"],
        },
        cardinal=["cardinal -10 up", "cardinal -10 down"],
    )
    table.play("red", down("courtier 0"))

    assert table.outcomes == [("failed", -20), ("succeeded", 40)]
    assert of(AudienceCounted, table.told)[0].leaders == (0, 1)
    assert table.due() == {"blue": -3 - 4, "red": -3 - 4, "yellow": 3}


@pytest.mark.rule("R72", "R46")
def test_a_player_with_less_than_nothing_may_share_in_the_cardinals_success() -> None:
    table = counted_alone(
        "medal of merit 30",
        blue=["valet -10 up", "courtier 0 down"],
        cardinal=["cardinal 20 up", "cardinal 20 down"],
    )

    assert table.due()["blue"] == 3
    assert table.favors("blue") == []


@pytest.mark.rule("R72")
def test_who_was_stabbed_takes_part_with_the_bet_that_is_left() -> None:
    table = pairs(
        "stabbing 30",
        blue=["courtier 30 up", "courtier 40 down stabbed"],
        red=["courtier 20 up", "courtier 0 down"],
    )

    assert table.due() == {"blue": 3, "red": 3, "yellow": 2, "green": 2}
    assert table.favors("blue") == ["stabbing 30"]


# The Cardinal


@pytest.mark.rule("RS 9.3")
@pytest.mark.parametrize(("second", "due"), [("cardinal 20", +3), ("cardinal 10", -4)])
def test_the_cardinals_cards_count_in_the_total(second: str, due: int) -> None:
    table = counted_alone(
        "planning 40", blue=["courtier 10 up", "courtier 0 down"], cardinal=["cardinal 10 up", f"{second} down"]
    )

    assert table.due()["blue"] == due


@pytest.mark.rule("RS 9.4", "R46")
@pytest.mark.parametrize(
    ("bet", "favors"),
    [("courtier 10", []), ("courtier 20", ["planning 40"]), ("courtier 30", ["planning 40"])],
)
def test_the_favor_goes_to_the_player_unless_the_cardinal_is_ahead(bet: str, favors: list[str]) -> None:
    """The Cardinal has bet 30; blue has bet 20, 30 and 40."""
    table = counted_alone(
        "planning 40", blue=[f"{bet} up", "courtier 10 down"], cardinal=["cardinal 20 up", "cardinal 10 down"]
    )

    assert table.view().round == 2
    assert table.due()["blue"] == 3
    assert table.favors("blue") == favors
    assert ("planning 40" in table.discarded) == (favors == [])


# The seventh round


@pytest.mark.rule("RS 6.11", "R47")
def test_in_the_seventh_round_a_success_pays_the_majority_alone() -> None:
    table = pairs(
        "stabbing 60",
        blue=["courtier 40 up", "courtier 10 down"],
        red=["courtier 20 up", "courtier 10 down"],
        round=7,
    )

    assert table.state.is_over
    assert table.due(7) == {"blue": 5, "green": 2}
    assert [table.favors(color) for color in table.colors] == [[], [], [], []]
    assert set(table.discarded) == {"stabbing 60", "corruption 20"}


@pytest.mark.rule("RS 6.11", "R47")
def test_in_the_seventh_round_a_failure_still_costs_all_who_stayed() -> None:
    table = pairs(
        "stabbing 60",
        blue=["courtier 40 up", "courtier 10 down"],
        red=["courtier 0 up", "courtier 0 down"],
        round=7,
    )

    assert table.due(7) == {"blue": -6, "red": -6, "green": 2}


@pytest.mark.rule("R47")
@pytest.mark.parametrize(("bet", "due"), [("courtier 10", None), ("courtier 20", 3), ("courtier 30", 3)])
def test_in_the_seventh_round_a_player_alone_must_reach_what_the_cardinal_has_bet(bet: str, due: int | None) -> None:
    """The Cardinal has bet 30; blue has bet 20, 30 and 40."""
    table = counted_alone(
        "planning 40", blue=[f"{bet} up", "courtier 10 down"], cardinal=["cardinal 20 up", "cardinal 10 down"], round=7
    )

    assert table.due(7).get("blue") == due
    assert table.favors("blue") == []


@pytest.mark.rule("R47", "RS 7.2")
def test_in_the_seventh_round_valets_work_as_ever() -> None:
    table = pairs(
        "stabbing 30",
        blue=["courtier 30 up", "courtier 0 down"],
        red=["courtier 20 up", "valet 0 down"],
        bets={"green": ["courtier 10 up", "valet -10 down"]},
        round=7,
    )

    assert table.due(7) == {"blue": 3, "yellow": -2 - 3, "green": -2 - 4 - 3}


@pytest.mark.rule("R47", "RS 8.3", "RS 8.4")
def test_in_the_seventh_round_who_withdraws_loses_only_if_all_did() -> None:
    table = pairs(
        "planning 50",
        "recruitment 50",
        blue=["excuse up", "courtier 10 down"],
        red=["courtier 10 up", "excuse down"],
        bets={"yellow": ["excuse up", "courtier 0 down"]},
        round=7,
    )

    assert table.due(7) == {"blue": -5, "red": -5, "green": -5}
