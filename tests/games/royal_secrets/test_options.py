"""The deck, and what a table may choose (RS 13)."""

from typing import Any

import pytest

from antechamber import Refused
from antechamber.games.royal_secrets.events import RoundOpened
from antechamber.games.royal_secrets.moves import Pass, UseCorruption, UseEspionage, UseMedal, UseStabbing
from tests.games.royal_secrets.court import GAME, Court, court, down, fresh, give, of, play_out, up

OWN_TURN = {"favor_windows": "own turn"}

# Favor, influence required, gain, loss: the list of the rulings, written down once more.
AUDIENCES = {
    ("corruption", 20, 2, 2),
    ("corruption", 40, 3, 4),
    ("espionage", 20, 2, 2),
    ("espionage", 40, 3, 4),
    ("recruitment", 30, 3, 3),
    ("recruitment", 50, 4, 5),
    ("medal of merit", 30, 3, 3),
    ("medal of merit", 50, 4, 5),
    ("stabbing", 30, 3, 3),
    ("stabbing", 60, 5, 6),
    ("royal pardon", 40, 3, 4),
    ("royal pardon", 60, 5, 6),
    ("planning", 40, 3, 4),
    ("planning", 50, 4, 5),
    ("master stroke", 50, 4, 5),
    ("master stroke", 70, 6, 7),
    ("royal dinner", 60, 5, 6),
    ("royal dinner", 70, 6, 7),
}
RUMORS = {"-10": 4, "0": 3, "10": 2, "20": 1}


def deck() -> dict[str, Any]:
    """A copy of the reconstructed deck that may be changed."""
    content: Any = GAME.deck(GAME.settle())
    audiences = [dict(card) for card in content["audiences"]]
    return {"name": "another", "audiences": audiences, "rumors": dict(content["rumors"])}


@pytest.mark.rule("R73")
def test_the_deck_has_the_numbers_of_the_reconstruction() -> None:
    cards = [(card["favor"], card["influence"], card["gain"], card["loss"]) for card in deck()["audiences"]]

    assert len(cards) == 18
    assert set(cards) == AUDIENCES
    assert deck()["rumors"] == RUMORS


@pytest.mark.rule("RS 13.1", "R69")
def test_a_table_may_play_with_another_deck() -> None:
    other = deck()
    other["audiences"] = [{**card, "influence": 10, "gain": 9, "loss": 1} for card in other["audiences"]]
    table = fresh(4, 1, deck=other)
    king = table.view().king

    assert king is not None
    assert (king.card.influence, king.card.gain, king.card.loss) == (10, 9, 1)
    assert play_out(table).state.is_over


@pytest.mark.rule("R69", "RS 13.1")
@pytest.mark.parametrize(
    "first_cards",
    [
        pytest.param([], id="a card is missing"),
        pytest.param([{}, {}], id="a card too many"),
        pytest.param([{"favor": "espionage"}], id="three of a favor"),
        pytest.param([{"favor": "alchemy"}], id="an unknown favor"),
        pytest.param([{"influence": 0}], id="no influence required"),
        pytest.param([{"gain": -1}], id="a gain below zero"),
        pytest.param([{"loss": -1}], id="a loss below zero"),
    ],
)
def test_an_unfit_deck_is_refused(first_cards: list[dict[str, object]]) -> None:
    other = deck()
    first, *rest = other["audiences"]
    other["audiences"] = [*({**first, **change} for change in first_cards), *rest]

    with pytest.raises(Refused) as refused:
        fresh(4, 1, deck=other)

    assert (refused.value.rule, refused.value.reason) == ("RS 13.1", "core-bad-deck")


@pytest.mark.rule("R69")
def test_a_deck_may_have_gains_and_losses_of_zero() -> None:
    other = deck()
    other["audiences"] = [{**card, "influence": 1, "gain": 0, "loss": 0} for card in other["audiences"]]
    table = fresh(3, 1, deck=other)
    king = table.view().king

    assert king is not None
    assert (king.card.influence, king.card.gain, king.card.loss) == (1, 0, 0)


@pytest.mark.rule("RS 13.2", "R70")
@pytest.mark.parametrize(("equal", "gain"), [(False, 4), (True, 5)])
def test_with_equal_stakes_a_success_pays_as_much_as_a_failure_costs(equal: bool, gain: int) -> None:
    table = court(
        "planning 50",
        "recruitment 50",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={
            "blue": ["courtier 40 up", "courtier 10 down"],
            "red": ["courtier 10 up", "courtier 0 down"],
            "yellow": ["courtier 10 up", "courtier 0 down"],
            "green": ["courtier 10 up", "courtier 20 down"],
        },
        options={"equal_stakes": equal},
    )

    assert table.due() == {"blue": gain, "red": gain, "yellow": -5, "green": -5}


@pytest.mark.rule("RS 13.2", "R70")
@pytest.mark.parametrize(("equal", "gain"), [(False, 3), (True, 4)])
def test_the_cards_show_what_they_pay_at_this_table(equal: bool, gain: int) -> None:
    """Wherever a card that asks for 40 can be read: at an audience, when it is turned up, as a favor, in the piles."""
    table = fresh(3, 1, equal_stakes=equal)
    play_out(table)
    views = [table.view(), fresh(3, 1, equal_stakes=equal).view()]
    cards = [card for view in views for card in (*view.audiences_unseen, *view.audiences_discarded)]
    cards += [audience.card for view in views for audience in (view.king, view.queen) if audience is not None]
    cards += [card for event in of(RoundOpened, table.told) for card in (event.king, event.queen)]
    forties = {(card.gain, card.loss) for card in cards if card.influence == 40}

    assert forties == {(gain, 4)}
    assert len(of(RoundOpened, table.told)) == 6
    assert (
        court(favors={"blue": ["planning 40"]}, options={"equal_stakes": equal}).view().seats[0].favors[0].gain == gain
    )


@pytest.mark.rule("RS 13.4", "R75", "R47")
@pytest.mark.parametrize(
    ("paid", "round", "bet", "due"),
    [
        (False, 7, "courtier 0", None),
        (False, 7, "courtier 20", 2),
        (True, 7, "courtier 0", 2),
        (True, 7, "courtier 20", 2),
        (False, 6, "courtier 0", 2),
        (True, 6, "courtier 0", 2),
    ],
)
def test_a_lone_guest_of_the_seventh_round_may_be_paid_for_success(
    paid: bool, round: int, bet: str, due: int | None
) -> None:
    """RS 13.4, example, and beside it: Elsa is blue and has bet 10 or 30, the Cardinal 20; the others do not change."""
    table = court(
        "corruption 20",
        "stabbing 60",
        at_king=["blue"],
        at_queen=["red", "yellow", "green"],
        bets={
            "blue": ["courtier 10 up", f"{bet} down"],
            "red": ["courtier 40 up", "courtier 10 down"],
            "yellow": ["courtier 10 up", "courtier 0 down"],
            "green": ["courtier 0 up", "courtier 0 down"],
        },
        cardinal=["cardinal 20 up", "cardinal 0 down"],
        options={"lone_guest_paid": paid},
        round=round,
    )

    assert table.due(round).get("blue") == due
    assert table.due(round).get("red") == 5
    assert table.due(round).get("green") == (None if round == 7 else 5)
    assert table.favors("blue") == (["corruption 20"] if bet == "courtier 20" and round == 6 else [])


@pytest.mark.rule("RS 13.4", "R75")
@pytest.mark.parametrize("bet", ["excuse", "courtier 0"])
def test_a_lone_guest_is_not_paid_for_a_failure_or_for_leaving(bet: str) -> None:
    table = court(
        "stabbing 60",
        "corruption 20",
        at_king=["blue"],
        at_queen=["red", "yellow", "green"],
        bets={
            "blue": ["courtier 10 up", f"{bet} down"],
            **{color: ["courtier 0 up", "courtier 0 down"] for color in ("red", "yellow", "green")},
        },
        cardinal=["cardinal 20 up", "cardinal 20 down"],
        options={"lone_guest_paid": True},
        round=7,
    )

    assert table.due(7).get("blue") == (None if bet == "excuse" else -6)


def own_turn_court(**favors: list[str]) -> Court:
    """Blue is about to bet his first card at a table where favors are for one's own turn."""
    return court(
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={"red": ["courtier 10 down"]},
        favors=favors,
        options=OWN_TURN,
    )


@pytest.mark.rule("RS 13.3", "R70")
def test_on_own_turns_only_a_favor_may_be_used_before_ones_own_bet() -> None:
    table = own_turn_court(blue=["stabbing 60"])

    assert table.step == "betting"
    assert UseStabbing(1, 1) in table.choices("blue")
    table.play("blue", UseStabbing(1, 1))
    assert table.asked == ["blue"]
    assert table.step == "betting"
    assert table.view().bets[0].stabbed


@pytest.mark.rule("RS 13.3", "R70")
def test_on_own_turns_only_a_favor_may_be_used_after_ones_own_bet_until_one_names_the_next() -> None:
    table = own_turn_court(blue=["stabbing 60", "medal of merit 50"])
    table.play("blue", up("courtier 20"))

    assert table.step == "naming"
    table.play("blue", UseMedal(0, 1))
    assert table.choices("blue") == [give("yellow"), give("green"), UseStabbing(1, 1)]
    table.play("blue", give("green"))
    assert table.asked == ["green"]
    assert table.refusal("blue", UseStabbing(1, 1)).reason == "core-not-asked"


@pytest.mark.rule("RS 13.3", "R70")
def test_on_own_turns_only_nobody_is_asked_after_another_players_bet() -> None:
    table = own_turn_court(yellow=["espionage 20"], green=["stabbing 60"])

    table.play("blue", up("courtier 20"))

    assert table.asked == ["blue"]
    assert table.choices("blue") == [give("yellow"), give("green")]
    table.play("blue", give("yellow"))
    assert UseEspionage() in table.choices("yellow")


@pytest.mark.rule("R70", "R104")
def test_on_own_turns_only_the_last_first_card_leaves_time_for_favors_too() -> None:
    table = court(
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={"red": ["courtier 10 down"], "yellow": ["courtier 10 up"], "green": ["courtier 10 up"]},
        favors={"blue": ["stabbing 60"], "green": ["stabbing 30"]},
        king="planning 50",
        options=OWN_TURN,
    )

    table.play("blue", up("courtier 20"))

    assert table.view().action == "second card"
    assert table.choices("blue") == [give("red"), give("yellow"), give("green"), UseStabbing(1, 1)]


@pytest.mark.rule("RS 13.3", "R70")
def test_on_own_turns_only_the_last_bettor_of_a_round_is_asked_until_he_passes() -> None:
    table = court(
        king="planning 50",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={
            "blue": ["courtier 10 up"],
            "red": ["courtier 10 up", "courtier 0 down"],
            "yellow": ["courtier 10 up", "courtier 0 down"],
            "green": ["courtier 20 up", "courtier 0 down"],
        },
        favors={"blue": ["stabbing 60", "medal of merit 50"], "green": ["stabbing 30", "espionage 20"]},
        options=OWN_TURN,
    )

    table.play("blue", down("courtier 0"))
    assert (table.step, table.asked) == ("favors", ["blue"])
    table.play("blue", UseMedal(0, 1))
    assert (table.step, table.asked) == ("favors", ["blue"])
    table.play("blue", Pass())
    assert table.view().round == 2
    assert table.favors("blue") == ["stabbing 60"]


@pytest.mark.rule("RS 13.3", "R70")
def test_on_own_turns_only_the_other_phases_keep_their_windows() -> None:
    table = court(favors={"green": ["corruption 40"]}, options=OWN_TURN)

    assert table.asked == ["green"]
    assert table.choices("green") == [UseCorruption(), Pass()]
