"""Every refusal of Royal Secrets: what it rests on, and that it says so in a clear sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from antechamber import Move
from antechamber.games.royal_secrets.moves import (
    Attend,
    Pass,
    ShowThirdCard,
    SplitPlayers,
    UseCorruption,
    UseEspionage,
    UseMasterStroke,
    UseMedal,
    UsePlanning,
    UseRecruitment,
    UseRoyalDinner,
    UseRoyalPardon,
    UseStabbing,
)
from tests.games.refusals import Case
from tests.games.royal_secrets.court import PAIRS, QUEENS_GUESTS, Court, court, down, give, pairs, up

ZEROS = ["courtier 0", "courtier 0"]
VALETS = ["valet -10", "valet -10", *["valet 0"] * 4, "valet 10", "valet 10", "valet 20", "valet 20"]
LOW: dict[str, Any] = {"blue": ["courtier 10 up", "courtier 0 down"], "red": ["courtier 0 up", "courtier 10 down"]}
"""They displease a King who asks for 50."""


# Tables at which something is asked


def choosing(**more: Any) -> Court:
    """Blue chooses an audience."""
    return court(step="choosing", **more)


def betting(**more: Any) -> Court:
    """Blue bets his first card."""
    return court("planning 40", "master stroke 70", step="betting", **PAIRS, **more)


def favors(*held: str) -> Court:
    """All have bet, blue last, and he is asked for his favors; green's first card was stabbed."""
    bets = {
        "blue": ["courtier 10 up", "courtier 0 down"],
        "red": ["courtier 20 up medal", "courtier 10 down"],
        "yellow": ["courtier 0 up", "courtier 20 down"],
        "green": ["courtier 30 down stabbed", "courtier 10 up"],
    }
    return court("planning 40", "master stroke 70", step="favors", bets=bets, favors={"blue": held}, **PAIRS)


def one_bet(*held: str) -> Court:
    """Blue has bet the first card of the round, face down, and is asked for his favors."""
    table = betting(favors={"blue": held})
    table.play("blue", down("courtier 10"))
    return table


def recruiting() -> Court:
    """All have bet and blue is asked for his Recruitment."""
    return pairs("planning 50", **LOW, favors={"blue": ["recruitment 30"]})


def losses(*held: str, **bets: list[str]) -> Court:
    """Blue and red have failed before the King, and blue is asked for his favors."""
    return pairs("planning 50", **{**LOW, **bets}, favors={"blue": held})


def only_a_rumor(*held: str) -> Court:
    """Blue has pleased the King, but green's Valet costs him 4."""
    return pairs(
        "stabbing 30",
        blue=["courtier 40 up", "courtier 0 down"],
        red=LOW["red"],
        bets={"green": ["courtier 30 up", "valet -10 down"]},
        favors={"blue": held},
    )


def tie() -> Court:
    """Blue and red are tied before the King."""
    bets: Any = {"blue": ["courtier 20 up", "courtier 10 down"], "red": ["courtier 30 up", "courtier 0 down"]}
    return pairs("stabbing 60", **bets, hands={"blue": [*ZEROS, "excuse"]})


def planned(*held: str) -> Court:
    """Blue has announced a Planning of 50 and split the players; he is asked for his other favors."""
    table = court(favors={"blue": ["planning 50", *held]})
    table.play("blue", UsePlanning(50), Pass(), SplitPlayers((0, 1)))
    return table


def after(table: Court, color: str, *moves: Move) -> Court:
    """The same table after some moves of a color."""
    table.play(color, *moves)
    return table


# The table of refusals


def no_valet_left() -> Court:
    """The ten Valets are all in hands."""
    hands = {"blue": [*ZEROS, *VALETS], "red": ZEROS, "yellow": ZEROS, "green": ZEROS}
    return choosing(favors={"blue": ["corruption 40"]}, hands=hands)


CASES = [
    Case("rs-not-now", "RS 2.4", {"step": "choosing"}, choosing, "blue", Pass()),
    Case(
        "rs-no-such-player",
        "RS 3.1",
        {"most": 3},
        lambda: after(choosing(), "blue", Attend("king")),
        "blue",
        give("purple"),
    ),
    Case(
        "rs-no-such-player",
        "RS 12.4",
        {"most": 3},
        lambda: after(court(favors={"blue": ["planning 50"]}), "blue", UsePlanning(50)),
        "blue",
        SplitPlayers((0, 4)),
    ),
    Case("rs-parley-to-another", "RS 3.1", {}, lambda: court(**PAIRS), "blue", give("blue")),
    Case(
        "rs-has-acted",
        "RS 3.2",
        {"seat": 1, "action": "choose"},
        lambda: after(choosing(at_queen=["red"], acted=["red"]), "blue", Attend("king")),
        "blue",
        give("red"),
    ),
    Case("rs-card-not-held", "RS 5.3", {"card": "valet 20"}, betting, "blue", up("valet 20")),
    Case("rs-card-not-held", "RS 6.5", {"card": "courtier 40"}, tie, "blue", ShowThirdCard("courtier 40")),
    Case(
        "rs-other-face",
        "RS 5.2",
        {"first": "up"},
        lambda: court(bets={**QUEENS_GUESTS, "red": LOW["red"], "blue": ["courtier 10 up"]}, **PAIRS),
        "blue",
        up("courtier 0"),
    ),
    Case("rs-favor-not-held", "RS 12.1", {"favor": "royal dinner"}, choosing, "blue", UseRoyalDinner()),
    Case("rs-favor-not-held", "RS 12.1", {"favor": "corruption"}, choosing, "blue", UseCorruption()),
    Case(
        "rs-favor-not-held",
        "RS 12.1",
        {"favor": "planning"},
        lambda: court(favors={"blue": ["corruption 40"]}),
        "blue",
        UsePlanning(40),
    ),
    Case(
        "rs-favor-not-held",
        "RS 12.1",
        {"favor": "espionage"},
        lambda: favors("stabbing 60"),
        "blue",
        UseEspionage(),
    ),
    Case(
        "rs-favor-not-held",
        "RS 12.1",
        {"favor": "stabbing"},
        lambda: favors("espionage 40"),
        "blue",
        UseStabbing(1, 2),
    ),
    Case(
        "rs-favor-not-held",
        "RS 12.1",
        {"favor": "medal of merit"},
        lambda: favors("espionage 40"),
        "blue",
        UseMedal(1, 2),
    ),
    Case(
        "rs-favor-not-held",
        "RS 12.1",
        {"favor": "royal pardon"},
        lambda: losses("master stroke 50"),
        "blue",
        UseRoyalPardon(),
    ),
    Case(
        "rs-favor-not-held",
        "RS 12.1",
        {"favor": "master stroke"},
        lambda: losses("royal pardon 60"),
        "blue",
        UseMasterStroke(),
    ),
    Case(
        "rs-planning-not-held",
        "RS 12.1",
        {"influence": 40},
        lambda: court(favors={"blue": ["planning 50"]}),
        "blue",
        UsePlanning(40),
    ),
    Case(
        "rs-second-copy",
        "RS 12.2",
        {"favor": "planning"},
        lambda: after(court(favors={"blue": ["planning 40", "planning 50", "corruption 40"]}), "blue", UsePlanning(40)),
        "blue",
        UsePlanning(50),
    ),
    Case(
        "rs-second-copy",
        "RS 12.2",
        {"favor": "royal dinner"},
        lambda: after(planned("royal dinner 60", "royal dinner 70", "corruption 40"), "blue", UseRoyalDinner()),
        "blue",
        UseRoyalDinner(),
    ),
    Case(
        "rs-second-copy",
        "RS 12.2",
        {"favor": "master stroke"},
        lambda: after(
            losses("master stroke 50", "master stroke 70", "royal pardon 60", blue=["courtier 10 up", "valet 0 down"]),
            "blue",
            UseMasterStroke(),
        ),
        "blue",
        UseMasterStroke(),
    ),
    Case(
        "rs-second-copy",
        "RS 12.2",
        {"favor": "royal pardon"},
        lambda: after(losses("royal pardon 40", "royal pardon 60", "master stroke 50"), "blue", UseRoyalPardon()),
        "blue",
        UseRoyalPardon(),
    ),
    Case(
        "rs-dearer-planning",
        "RS 12.4",
        {"influence": 40, "announced": 50},
        lambda: after(
            court(favors={"blue": ["planning 50"], "red": ["planning 40", "corruption 40"]}), "blue", UsePlanning(50)
        ),
        "red",
        UsePlanning(40),
    ),
    Case("rs-no-valet-left", "RS 12.3", {}, no_valet_left, "blue", UseCorruption()),
    Case(
        "rs-nothing-to-spy",
        "RS 12.6",
        {},
        lambda: one_bet("espionage 20", "stabbing 60"),
        "blue",
        UseEspionage(),
    ),
    Case("rs-no-bet-there", "RS 5.1", {}, lambda: one_bet("stabbing 60"), "blue", UseStabbing(1, 1)),
    Case("rs-no-bet-there", "RS 5.1", {}, lambda: one_bet("medal of merit 30"), "blue", UseMedal(None, 1)),
    Case("rs-bet-stabbed", "RS 12.7", {}, lambda: favors("stabbing 60"), "blue", UseStabbing(3, 1)),
    Case("rs-bet-stabbed", "RS 12.7", {}, lambda: favors("medal of merit 30"), "blue", UseMedal(3, 1)),
    Case("rs-bet-face-up", "RS 12.7", {}, lambda: favors("stabbing 60"), "blue", UseStabbing(2, 1)),
    Case("rs-has-medal", "RS 12.8", {}, lambda: favors("medal of merit 30"), "blue", UseMedal(1, 1)),
    Case(
        "rs-medal-on-nothing",
        "RS 12.2",
        {"card": "courtier 0"},
        lambda: favors("medal of merit 30"),
        "blue",
        UseMedal(2, 1),
    ),
    Case("rs-recruit-own", "RS 12.9", {}, recruiting, "blue", UseRecruitment(0, 1)),
    Case("rs-recruit-elsewhere", "RS 12.9", {}, recruiting, "blue", UseRecruitment(2, 1)),
    Case(
        "rs-recruit-claimed",
        "R31",
        {},
        lambda: after(
            court(
                "planning 50",
                "corruption 20",
                at_king=["blue", "red", "yellow", "green"],
                bets={**QUEENS_GUESTS, **LOW},
                favors={"blue": ["recruitment 30"], "red": ["recruitment 50"]},
            ),
            "blue",
            UseRecruitment(3, 1),
        ),
        "red",
        UseRecruitment(3, 1),
    ),
    Case("rs-recruit-zero", "R29", {}, recruiting, "blue", UseRecruitment(1, 1)),
    Case(
        "rs-no-audience-loss",
        "RS 12.11",
        {},
        lambda: only_a_rumor("royal pardon 60", "master stroke 50"),
        "blue",
        UseMasterStroke(),
    ),
    Case("rs-excuse-no-third", "R42", {}, tie, "blue", ShowThirdCard("excuse")),
]


# What is asked now

ASKED: list[tuple[str, Callable[[], Court], str]] = [
    ("plans", lambda: court(favors={"blue": ["planning 50"]}), "use a favor that is offered, or pass"),
    (
        "splitting",
        lambda: after(court(favors={"blue": ["planning 50"]}), "blue", UsePlanning(50)),
        "send every player",
    ),
    ("dinners", lambda: planned("corruption 40"), "use a favor that is offered, or pass"),
    ("choosing", choosing, "go to the King or to the Queen"),
    ("naming", lambda: court(**PAIRS), "give the Parley"),
    ("betting", betting, "bet a card"),
    ("favors", lambda: favors("stabbing 60"), "use a favor that is offered, or pass"),
    ("recruiting", recruiting, "claim a card by Recruitment"),
    ("tie", tie, "choose a third card"),
    ("losses", lambda: losses("royal pardon 60"), "use a favor that is offered, or pass"),
]


@pytest.mark.rule("RS 2.4")
@pytest.mark.parametrize(("step", "table", "asked"), ASKED, ids=[step for step, _, _ in ASKED])
def test_an_answer_to_another_question_is_told_what_is_asked(step: str, table: Callable[[], Court], asked: str) -> None:
    there = table()
    move = up("courtier 10") if step != "betting" else give("red")

    refused = there.refusal("blue", move)

    assert there.step == step
    assert (refused.rule, refused.reason, refused.facts) == ("RS 2.4", "rs-not-now", {"step": step})
    assert asked in refused.say("en")
