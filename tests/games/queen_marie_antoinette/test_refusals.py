"""Every refusal of Queen Marie-Antoinette: what it rests on, and that it says so in a clear sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from antechamber import Move, Refused
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    KeepPlots,
    MoveTop,
    Pass,
    Place,
    Play,
    PutUnder,
    SwapTops,
    Take,
    TakeSet,
    Target,
    Validate,
)
from tests.games.queen_marie_antoinette.court import GAME, Court, card, court, fresh
from tests.games.queen_marie_antoinette.test_options import deck
from tests.games.refusals import Case

BLUE, RED, YELLOW, GREEN = range(4)
INTRODUCTORY = "M1 A1 N1 C1 F1"
NO_SET = "qma-no-introductory-set"


# Tables at which something is asked


def draft() -> Court:
    """Yellow chooses a set; blue has taken the second."""
    table = fresh(3, 1, first_player="seat 1", conditions="introductory")
    table.play("blue", TakeSet(2))
    return table


def playing(conditions: str, name: str, *moves: Move, **more: Any) -> Court:
    """Blue has played a card in the first column and answered so far."""
    courts = {"blue": f"{name} ...", **more.pop("courts", {})}
    table = court(conditions, courts=courts, **more)
    table.play("blue", Play(card(name)), Place(1), *moves)
    return table


def placing(**more: Any) -> Court:
    """Blue has chosen the card that he plays."""
    table = court("M10 A1 N1 C1 F1", courts={"blue": "m6 ..."}, **more)
    table.play("blue", Play(card("m6")))
    return table


def against_a_guard() -> Court:
    """Red's guard stands on the second column, and blue has to place a card."""
    return placing(guard={"column": 2, "seat": RED}, player="blue", first="red")


def turn(**more: Any) -> Court:
    """Blue's turn: he has Military 6, red has Cardinal 7."""
    courts = {"blue": "m6 ...", "red": "c7 ..."}
    return court(courts=courts, plots={"blue": "P8 P9", "red": "P3"}, **more)


def leader() -> Court:
    """M3: red and yellow have the most points of blue's three opponents."""
    points = {"red": 9, "yellow": 9, "green": 8}
    return playing("M3 A1 N1 C1 F1", "m6", players=4, points=points)


def larger() -> Court:
    """M4: green has spent two turns on Plots, so his court is not larger than blue's."""
    return playing("M4 A1 N1 C1 F1", "m6", players=4, validated={"green": "P28 P29"})


def plotter() -> Court:
    """M9: green has validated all his Plots."""
    return playing("M9 A1 N1 C1 F1", "m6", players=4, validated={"green": "P28 P29 P30 P31"})


def give_by_m8() -> Court:
    return playing("M8 A1 N1 C1 F1", "m6", courts={"blue": "m6 f9 ...", "red": "c7 ..."})


def take_by_m8() -> Court:
    table = give_by_m8()
    table.play("blue", Give(card("f9")))
    return table


def emptied_by_n1() -> Court:
    """Blue has taken the last two cards of the first column, and exchanges Favorite 9 with the top of another."""
    return playing(INTRODUCTORY, "n6", Give(card("f9")), courts={"blue": "n6 f9 ..."}, columns=["c4", "...", "..."])


# The table of refusals


CASES = [
    Case("qma-not-now", "QMA 2.2", {"step": "turn"}, turn, "blue", Place(1)),
    Case("qma-no-such-player", "QMA 1.1", {"most": 2}, lambda: playing(INTRODUCTORY, "m6"), "blue", Target(3)),
    Case("qma-no-such-set", "QMA 1.5", {"most": 3}, draft, "yellow", TakeSet(4)),
    Case("qma-set-gone", "QMA 1.9", {"number": 2}, draft, "yellow", TakeSet(2)),
    Case("qma-card-not-in-court", "QMA 3.1", {"card": "cardinal 7"}, turn, "blue", Play(card("c7"))),
    Case("qma-card-not-in-court", "QMA 3.1", {"card": "cardinal 7"}, give_by_m8, "blue", Give(card("c7"))),
    Case("qma-plot-not-held", "QMA 5.1", {"plot": "P3"}, turn, "blue", Validate("P3")),
    Case(
        "qma-plot-not-held",
        "QMA 5.4",
        {"plot": "P3"},
        lambda: playing("M1 A1 N6 C1 F1", "n5", plots={"red": "P3"}),
        "blue",
        PutUnder("P3"),
    ),
    Case("qma-plot-not-fulfilled", "QMA 5.2", {"plot": "P9"}, turn, "blue", Validate("P9")),
    Case("qma-no-passing", "QMA 2.3", {}, turn, "blue", Pass()),
    Case("qma-column-guarded", "QMA 4.7", {"column": 2, "seat": RED}, against_a_guard, "blue", Place(2)),
    Case("qma-target-an-opponent", "QMA 4.1", {}, lambda: playing(INTRODUCTORY, "m6"), "blue", Target(BLUE)),
    Case("qma-target-not-leading", "QMA 4.1", {"seat": GREEN, "condition": "M3"}, leader, "blue", Target(GREEN)),
    Case("qma-target-not-larger", "QMA 4.1", {"seat": GREEN, "condition": "M4"}, larger, "blue", Target(GREEN)),
    Case("qma-target-without-plots", "QMA 4.1", {"seat": GREEN, "condition": "M9"}, plotter, "blue", Target(GREEN)),
    Case("qma-card-not-an-opponents", "QMA 4.1", {"card": "favorite 9"}, take_by_m8, "blue", Take(card("f9"))),
    Case("qma-card-not-an-opponents", "QMA 4.1", {"card": "military 8"}, take_by_m8, "blue", Take(card("m8"))),
    Case(
        "qma-another-column",
        "QMA 4.4",
        {"column": 1},
        lambda: playing("M1 A1 N5 C1 F1", "n6"),
        "blue",
        ChooseColumn(1),
    ),
    Case("qma-column-empty", "QMA 4.4", {"column": 1}, emptied_by_n1, "blue", ChooseColumn(1)),
    Case("qma-must-put-under", "QMA 4.4", {}, lambda: playing("M1 A1 N6 C1 F1", "n5"), "blue", KeepPlots()),
]


# Refusals before the game begins


def refusal(**options: object) -> Refused:
    with pytest.raises(Refused) as refused:
        GAME.start(2, 1, options)
    return refused.value


@pytest.mark.rule("QMA 8.1", "QMA 8.2")
def test_what_a_table_cannot_choose_is_refused_in_both_languages() -> None:
    without = {**deck(), "requirements": deck()["requirements"][1:]}
    first, set_out = refusal(first_player="seat 2"), refusal(deck=without, conditions="introductory")

    assert (first.rule, first.reason, first.facts) == ("QMA 8.2", "qma-no-such-first", {"seat": 2, "most": 1})
    assert (set_out.rule, set_out.reason, set_out.facts) == ("QMA 8.1", NO_SET, {"requirement": "E1"})
    assert first.say("en").startswith("The first player cannot be seat 2: ")
    assert first.say("fr").startswith("Le siège 2 ne peut pas commencer")
    assert set_out.say("en").startswith("This deck has no Requirement E1")
    assert "E1" in set_out.say("fr")
    assert set_out.say("fr") != set_out.say("en")


# What is asked now

ASKED: list[tuple[str, Callable[[], Court], str, str]] = [
    ("draft", draft, "take one of the starting sets", "prenez un des lots de départ"),
    ("turn", turn, "play a card of your court or validate a Plot", "jouez une carte de votre cour"),
    ("placing", placing, "choose the column where your card is placed", "choisissez la colonne où poser"),
    ("target", lambda: playing(INTRODUCTORY, "m6"), "choose an opponent", "choisissez un adversaire"),
    ("giving", give_by_m8, "choose a card of your court", "choisissez une carte de votre cour"),
    ("taking", take_by_m8, "choose a card of an opponent’s court", "la cour d’un adversaire"),
    ("column", lambda: playing("M1 A1 N2 C1 F1", "n6"), "choose a column", "choisissez une colonne"),
    ("swapping", lambda: playing("M1 A1 N4 C1 F1", "n6"), "choose the two columns", "choisissez les deux colonnes"),
    ("moving", lambda: playing("M1 A1 N8 C1 F1", "n6"), "choose which top card moves", "la carte du haut à déplacer"),
    ("plots", lambda: playing("M1 A1 N7 C1 F1", "n6"), "choose one of your Plots", "choisissez un de vos Complots"),
]
ANSWERS: dict[str, Move] = {
    "draft": TakeSet(1),
    "turn": Play(card("m6")),
    "placing": Place(1),
    "target": Target(RED),
    "giving": Give(card("f9")),
    "taking": Take(card("c7")),
    "column": ChooseColumn(2),
    "swapping": SwapTops(1, 2),
    "moving": MoveTop(1, 2),
    "plots": KeepPlots(),
}


@pytest.mark.rule("QMA 2.2")
@pytest.mark.parametrize(("step", "table", "english", "french"), ASKED, ids=[case[0] for case in ASKED])
def test_an_answer_to_another_question_is_told_what_is_asked(
    step: str, table: Callable[[], Court], english: str, french: str
) -> None:
    there = table()
    (color,) = there.asked
    assert there.step == step
    for other in set(ANSWERS) - {step}:
        refused = there.refusal(color, ANSWERS[other])
        assert (refused.rule, refused.reason, refused.facts) == ("QMA 2.2", "qma-not-now", {"step": step})
        assert english in refused.say("en")
        assert french in refused.say("fr")


def test_every_question_is_tried() -> None:
    assert {step for step, *_ in ASKED} == set(ANSWERS) == set(GAME.order.names) - {"over"}


@pytest.mark.rule("QMA 2.2")
@pytest.mark.parametrize("other", ["Place", "PutUnder", "Validate"])
def test_a_move_that_no_game_has_is_refused(other: str) -> None:
    moves: dict[str, Move] = {
        "Place": Place(4),  # type: ignore[arg-type]
        "PutUnder": PutUnder("P37"),
        "Validate": Validate("X"),
    }
    refused = turn().refusal("blue", moves[other])

    assert (refused.rule, refused.reason) == ("QMA 2.2", "core-no-such-move")
