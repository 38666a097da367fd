"""Phase 2: two bets each (RS 5), and the Cardinal's (RS 9)."""

from typing import Any

import pytest

from antechamber import State
from antechamber.core.laws import Table, random_play
from antechamber.games.royal_secrets.events import BetsRevealed, CardBet, CardinalBet
from antechamber.games.royal_secrets.moves import (
    Attend,
    Bet,
    Pass,
    ShowThirdCard,
    UseRoyalDinner,
    UseStabbing,
)
from antechamber.games.royal_secrets.views.shapes import View
from tests.games.royal_secrets.court import COLORS, GAME, PAIRS, Court, court, down, give, of, up

ALONE: dict[str, Any] = {"at_king": ["blue", "red", "green"], "at_queen": ["yellow"]}
FIRST_CARDS = {color: ["courtier 10 up"] for color in ("blue", "red", "yellow", "green")}


def bets_of(table: Court, owner: str | None) -> list[tuple[str | None, bool]]:
    """The bets of a color, or the Cardinal's, as a spectator sees them: card and whether it lies face up."""
    seat = None if owner is None else COLORS.index(owner)
    return [(bet.card, bet.face_up) for bet in table.view().bets if bet.owner == seat]


# Two cards each


@pytest.mark.rule("RS 5.1")
def test_everyone_bets_one_card_before_anyone_bets_a_second() -> None:
    table = court(step="betting", players=3, at_king=["blue", "red", "yellow"])
    table.play("blue", up("courtier 10"), give("red"))
    table.play("red", up("courtier 20"))
    table.play("yellow", down("courtier 30"))
    assert [(event.seat, event.slot) for event in of(CardBet, table.told)] == [(0, 1), (1, 1), (2, 1)]

    table.play("yellow", give("blue"))
    table.play("blue", down("courtier 10"), give("yellow"))
    table.play("yellow", up("courtier 0"))
    table.play("red", down("courtier 0"))

    assert [(event.seat, event.slot) for event in of(CardBet, table.told)][3:] == [(0, 2), (2, 2), (1, 2)]
    assert len(of(BetsRevealed, table.told)) == 1


@pytest.mark.rule("RS 5.1", "RS 5.3")
def test_a_bet_card_leaves_the_hand_and_lies_before_its_player() -> None:
    table = court(step="betting", hands={"blue": ["courtier 0", "courtier 0", "courtier 10", "courtier 40"]}, **PAIRS)

    table.play("blue", up("courtier 40"))

    assert table.hand("blue") == ["courtier 0", "courtier 0", "courtier 10"]
    assert bets_of(table, "blue") == [("courtier 40", True)]


@pytest.mark.rule("RS 5.2", "RS 5.3")
def test_any_card_in_hand_may_be_the_first_bet_either_way_up() -> None:
    hand = ["courtier 0", "courtier 0", "courtier 30", "excuse", "valet 20"]
    table = court(step="betting", hands={"blue": hand}, **PAIRS)

    assert set(table.choices("blue")) == {
        up("courtier 0"),
        down("courtier 0"),
        up("courtier 30"),
        down("courtier 30"),
        up("excuse"),
        down("excuse"),
        up("valet 20"),
        down("valet 20"),
    }


@pytest.mark.rule("RS 5.3")
def test_a_card_that_is_not_in_hand_cannot_be_bet() -> None:
    table = court(step="betting", hands={"blue": ["courtier 0", "courtier 0", "courtier 10"]}, **PAIRS)

    refused = table.refusal("blue", up("courtier 40"))

    assert (refused.rule, refused.reason, refused.facts) == ("RS 5.3", "rs-card-not-held", {"card": "courtier 40"})


@pytest.mark.example
@pytest.mark.rule("RS 5.2")
@pytest.mark.parametrize(("first", "second"), [("up", "down"), ("down", "up")])
def test_a_second_card_lies_the_other_way_than_the_first(first: str, second: str) -> None:
    table = court(bets={**FIRST_CARDS, "blue": [f"courtier 10 {first}"]}, step="naming", parley="red", **PAIRS)
    table.play("red", give("blue"))

    assert {bet.face_up for bet in table.choices("blue") if isinstance(bet, Bet)} == {second == "up"}
    refused = table.refusal("blue", Bet("courtier 0", first == "up"))
    assert (refused.rule, refused.reason, refused.facts) == ("RS 5.2", "rs-other-face", {"first": first})


@pytest.mark.rule("RS 5.4", "R5")
def test_there_is_no_move_by_which_players_could_trade() -> None:
    """Every move that there is stands here, and nothing of it gives anything to another player but the Parley."""
    assert {type(move).__name__ for move in GAME.moves(GAME.settle())} == {
        "Attend",
        "GiveParley",
        "Bet",
        "ShowThirdCard",
        "Pass",
        "UseCorruption",
        "UsePlanning",
        "SplitPlayers",
        "UseRoyalDinner",
        "UseEspionage",
        "UseStabbing",
        "UseMedal",
        "UseRecruitment",
        "UseRoyalPardon",
        "UseMasterStroke",
    }


BEFORE_THE_COUNT = ("plans", "splitting", "dinners", "choosing", "naming", "betting", "favors", "recruiting")


def look(state: State, seat: int | None = None) -> View:
    """What a seat, or a spectator, knows."""
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def belongings(state: State, seat: int) -> tuple[object, ...]:
    """What a seat has: its hand, its points and its favors."""
    view = look(state, seat)
    return view.hand, view.points, view.seats[seat].favors


@pytest.mark.rule("RS 5.4", "R5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_before_the_count_no_move_changes_what_another_player_has(players: int) -> None:
    checked = 0
    for seed in range(3):
        for moment in random_play(Table(GAME, players, seed)):
            after = moment.state.copy()
            after.play(moment.seat, moment.move)
            now = look(after)
            if now.step in BEFORE_THE_COUNT and now.round == look(moment.state).round:
                checked += 1
                for seat in set(range(players)) - {moment.seat}:
                    assert belongings(after, seat) == belongings(moment.state, seat)
    assert checked > 3 * 7 * players


@pytest.mark.rule("RS 10.2", "R19")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_can_always_bet_two_cards(players: int) -> None:
    """D2: both 0-Courtiers are back in every hand when a round begins, so nobody is ever out of cards."""
    bets = 0
    for seed in range(20):
        round = 0
        for moment in random_play(Table(GAME, players, seed)):
            view = look(moment.state, moment.seat)
            if view.round > round:
                round = view.round
                hands = [look(moment.state, seat).hand for seat in range(players)]
                assert [hand.count("courtier 0") for hand in hands] == [2] * players
            bets += isinstance(moment.move, Bet)
        assert round == 7
    assert bets == 20 * 7 * 2 * players


# The Cardinal


@pytest.mark.rule("RS 9.1")
@pytest.mark.parametrize(
    ("king", "queen", "side"),
    [
        (["blue"], ["red", "yellow", "green"], "king"),
        (["blue", "red", "green"], ["yellow"], "queen"),
        (["blue", "red"], ["yellow", "green"], None),
        (["blue", "red", "yellow", "green"], [], None),
    ],
)
def test_the_cardinal_joins_where_exactly_one_player_is(king: list[str], queen: list[str], side: str | None) -> None:
    table = court(step="choosing", parley="blue")
    for number, color in enumerate(table.colors):
        table.play(color, Attend("king" if color in king else "queen"))
        if number < 2:
            table.play(color, give(table.colors[number + 1]))
    table.play("green", give("blue"))
    for number, color in enumerate(table.colors):
        table.play(color, up("courtier 10"))
        if number < 2:
            table.play(color, give(table.colors[number + 1]))

    assert queen == [color for color in table.colors if color not in king]
    assert [event.side for event in of(CardinalBet, table.told)] == ([side] if side else [])
    assert table.view().cardinal_side == side


@pytest.mark.rule("RS 9.2", "R28")
@pytest.mark.parametrize("first_up", [True, False])
def test_the_cardinals_first_card_lies_face_up_and_his_second_face_down(first_up: bool) -> None:
    table = court(step="naming", parley="green", draws={"cardinals": ["cardinal 20", "cardinal -10"]}, **ALONE)
    table.play("green", give("yellow"))
    events = table.play("yellow", Bet("courtier 10", first_up))
    assert [type(event) for event in events] == [CardBet, CardinalBet]
    assert bets_of(table, None) == [("cardinal 20", True)]

    table.play("yellow", give("blue"))
    table.play("blue", up("courtier 10"), give("red"))
    table.play("red", up("courtier 10"))
    table.play("green", up("courtier 10"), give("yellow"))
    table.play("yellow", Bet("courtier 20", not first_up))

    assert bets_of(table, None) == [("cardinal 20", True), (None, False)]
    assert table.view().cardinal_pile == 12


@pytest.mark.rule("R27")
def test_the_player_beside_him_does_not_see_the_cardinals_face_down_card() -> None:
    table = court(
        parley="yellow",
        bets={**FIRST_CARDS, "green": ["courtier 10 up"]},
        acted=[],
        step="naming",
        cardinal=["cardinal 0 up"],
        draws={"cardinals": ["cardinal 20"]},
        action="second card",
        **ALONE,
    )
    table.play("yellow", give("blue"))
    table.play("blue", down("courtier 0"), give("yellow"))
    table.play("yellow", down("courtier 20"))

    for reader in ("yellow", "blue", None):
        assert [bet.card for bet in table.view(reader).bets if bet.owner is None] == ["cardinal 0", None]
        assert [event.card for event in table.seen(reader) if isinstance(event, CardinalBet)] == [None]
    table.play("yellow", give("red"))
    table.play("red", down("courtier 0"))
    table.play("green", down("courtier 0"))
    revealed = of(BetsRevealed, table.told)[0].cards
    assert [laid.card for laid in revealed if laid.owner is None] == ["cardinal 20"]


@pytest.mark.rule("RS 9.2")
def test_the_cardinal_bets_only_with_the_player_beside_him() -> None:
    table = court(step="naming", parley="green", **ALONE)
    table.play("green", give("blue"))
    table.play("blue", up("courtier 10"), give("red"))
    table.play("red", up("courtier 10"), give("green"))
    assert of(CardinalBet, table.told) == []

    table.play("green", up("courtier 10"))
    table.play("yellow", up("courtier 10"))

    assert [(event.side, event.slot) for event in of(CardinalBet, table.told)] == [("queen", 1)]


# A guest of both audiences


@pytest.mark.rule("R11", "RS 9.1")
def test_a_guest_of_both_keeps_the_cardinal_from_one_other_player() -> None:
    table = court(
        step="naming",
        at_king=["red", "yellow"],
        at_queen=["green"],
        acted=["red", "yellow", "green"],
        parley="green",
        favors={"blue": ["royal dinner 60"]},
    )
    table.play("blue", UseRoyalDinner())
    table.play("blue", give("green"))
    events = table.play("green", up("courtier 10"))

    assert table.view().cardinal_side is None
    assert of(CardinalBet, events) == []


@pytest.mark.rule("R11", "RS 9.2")
def test_where_a_guest_is_the_only_player_the_cardinal_draws_when_the_guest_bets() -> None:
    table = court(
        step="naming",
        at_king=["red", "yellow", "green"],
        acted=["red", "yellow", "green"],
        parley="green",
        favors={"blue": ["royal dinner 60"]},
        draws={"cardinals": ["cardinal 10"]},
    )
    table.play("blue", UseRoyalDinner())
    table.play("blue", give("red"))
    table.play("red", up("courtier 10"), give("blue"))
    assert of(CardinalBet, table.told) == []
    table.play("blue", up("courtier 10"))

    assert table.view().cardinal_side == "queen"
    assert [(event.side, event.slot, event.card) for event in of(CardinalBet, table.told)] == [
        ("queen", 1, "cardinal 10")
    ]


# After a stab


@pytest.mark.rule("R64", "RS 5.2")
def test_who_was_stabbed_still_bets_his_second_card_the_other_way_and_not_the_stabbed_one() -> None:
    table = court(
        king="planning 50",
        bets={**FIRST_CARDS, "blue": ["courtier 40 down"]},
        step="favors",
        acted=["blue", "red", "yellow", "green"],
        action="first card",
        parley="red",
        favors={"green": ["stabbing 60"]},
        hands={"blue": ["courtier 0", "courtier 0", "courtier 10"]},
        **PAIRS,
    )
    table.play("green", UseStabbing(0, 1))
    table.play("red", give("blue"))

    assert table.choices("blue") == [up("courtier 0"), up("courtier 10")]
    assert table.refusal("blue", up("courtier 40")).reason == "rs-card-not-held"
    assert table.refusal("blue", down("courtier 10")).reason == "rs-other-face"


@pytest.mark.rule("R64")
def test_a_stabbed_card_cannot_be_shown_as_a_third_card() -> None:
    """Blue's 40 lies stabbed; his 20 ties with red's, and the 40 cannot break the tie."""
    table = court(
        king="corruption 40",
        bets={
            "blue": ["courtier 20 up", "courtier 40 down"],
            "red": ["courtier 20 up", "courtier 0 down"],
            "yellow": ["courtier 10 up", "courtier 0 down"],
            "green": ["courtier 20 up", "courtier 0 down"],
        },
        step="favors",
        parley="red",
        favors={"green": ["stabbing 60"]},
        hands={"blue": ["courtier 0", "courtier 0", "courtier 10"]},
        **PAIRS,
    )
    table.play("green", UseStabbing(0, 2))

    assert (table.step, table.asked) == ("tie", ["blue", "red"])
    assert table.choices("blue") == [ShowThirdCard("courtier 0"), ShowThirdCard("courtier 10")]
    assert table.refusal("blue", ShowThirdCard("courtier 40")).reason == "rs-card-not-held"
    assert "courtier 40" not in table.view().seats[0].spent


@pytest.mark.rule("R64", "RS 10.3")
def test_a_stabbed_card_of_the_cardinals_joins_those_already_played() -> None:
    table = court(
        bets={
            "blue": ["courtier 10 up", "courtier 0 down"],
            "red": ["courtier 20 up", "courtier 10 down"],
            "yellow": ["courtier 10 up", "courtier 0 down"],
            "green": ["courtier 20 up", "courtier 0 down"],
        },
        cardinal=["cardinal 10 up", "cardinal 20 down"],
        step="favors",
        parley="red",
        favors={"blue": ["stabbing 60", "medal of merit 30"]},
        **ALONE,
    )
    table.play("blue", UseStabbing(None, 2))
    assert table.view().cardinals_played == ()
    assert table.asked == ["blue"]
    table.play("blue", Pass())

    assert table.view().round == 2
    assert table.view().cardinals_played == ("cardinal 10", "cardinal 20")
    assert table.view().cardinal_pile == 12
