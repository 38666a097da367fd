"""Every refusal of Royal Gambit: what it rests on, and that it says so in a clear sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from antechamber import Move, Refused
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Allow,
    Claim,
    Counter,
    Defend,
    Exchange,
    GiveFirst,
    GiveRoyal,
    Guess,
    KeepHp,
    Lose,
    PassOn,
    Resign,
    Rob,
    Show,
    Target,
    Use,
)
from tests.games.refusals import Case, check_sentence
from tests.games.royal_gambit.court import GAME, Court, at, court

ONE = {"cards": {"blue": ("knight 2", "-")}, "fallen": {"blue": ["druid"]}}
"""Blue has one character left."""
NONE = {"cards": {"blue": ("-", "-")}, "fallen": {"blue": ["druid", "knight"]}}
"""Blue has none."""
RIVALS_WITHOUT: dict[str, Any] = {
    "cards": {"red": ("-", "-"), "yellow": ("-", "-")},
    "fallen": {"red": ["druid", "knight"], "yellow": ["druid", "knight"]},
}
REDUCED = {"actions": "reduced"}


# Tables at which something is asked


def declaring(**more: Any) -> Court:
    """Blue declares an action."""
    return court(**more)


def redistributing(**more: Any) -> Court:
    """Blue redistributes 4, 2 and 2 HP."""
    return court(redistributes=True, **more)


def sharing(royal: int) -> Court:
    """Blue has said how many HP his Royal shall have."""
    return after(redistributing(), "blue", GiveRoyal(royal))


def aiming(claim: Claim, **more: Any) -> Court:
    """Blue has claimed, and is asked for a target."""
    return after(court(**more), "blue", claim)


def detailing(claim: Claim, target: Target, **more: Any) -> Court:
    """Blue has claimed and aimed, and is asked for the second part."""
    return after(court(**more), "blue", claim, target)


def countering(claim: Move, *parts: Move, **more: Any) -> Court:
    """Blue has declared, nobody accuses, and those who may are asked to counter."""
    table = after(court(**more), "blue", claim, *parts)
    if table.step == "accusing":
        table.believe()
    return table


def proving(**more: Any) -> Court:
    """Blue has claimed the Alchemist, and red has accused him."""
    table = aiming(Claim("heal"), **more)
    table.play("blue", at("blue", "royal"))
    table.accuse("red")
    return table


def exchanging(action: str, **more: Any) -> Court:
    """Blue has drawn a Druid and a Knight."""
    return court(step="exchanging", action=action, drawn=["druid", "knight"], **more)


def passing(**more: Any) -> Court:
    """All are asked what they pass to the left."""
    return court(step="passing", action="devious", direction="left", **more)


def losing(**more: Any) -> Court:
    """Blue has admitted a lie, and is asked where he loses 2 HP."""
    return court(step="losing", action="tax", owed=[0], **more)


def swapped(**more: Any) -> Court:
    """The last action has swapped the first characters of blue and red; it is blue's turn."""
    seats = {
        "blue": {"characters": [{"came_from": 1, "arrival": 1}, {}]},
        "red": {"characters": [{"came_from": 0, "arrival": 2}, {}]},
    }
    return court(seats=seats, arrivals=2, **more)


def after(table: Court, color: str, *moves: Move) -> Court:
    """The same table after some moves of a color."""
    table.play(color, *moves)
    return table


# The table of refusals


def case(
    reason: str, rule: str, facts: dict[str, object], table: Callable[[], Court], move: Move, color: str = "blue"
) -> Case:
    """A move, mostly blue's, and why it is refused."""
    return Case(reason, rule, facts, table, color, move)


CASES = [
    case("rg-not-now", "RG 2.6", {"step": "declaring"}, declaring, Accuse()),
    case("rg-no-resigning", "RG 9.3", {}, declaring, Resign()),
    case(
        "rg-no-resigning",
        "RG 9.3",
        {},
        lambda: countering(Use("tax"), options={"resigning": "own turn"}),
        Resign(),
        "red",
    ),
    case(
        "rg-no-resigning",
        "RG 9.3",
        {},
        lambda: aiming(Claim("spy"), options={"resigning": "any time"}),
        Resign(),
    ),
    # HP
    case("rg-too-many-hp", "RG 2.2", {"hp": 9, "total": 8}, redistributing, GiveRoyal(9)),
    case("rg-too-many-hp", "RG 2.2", {"hp": 4, "total": 3}, lambda: sharing(5), GiveFirst(4)),
    case("rg-nothing-moved", "RG 2.3", {}, lambda: redistributing(**ONE), GiveRoyal(4)),
    case("rg-nothing-moved", "RG 2.3", {}, lambda: sharing(4), GiveFirst(2)),
    case("rg-hp-not-there", "RG 5.8", {}, lambda: losing(royals={"blue": 1}), Lose(2, 0, 0)),
    case("rg-hp-not-there", "RG 5.8", {}, lambda: losing(**ONE), Lose(1, 0, 1)),
    # Actions
    case(
        "rg-not-in-this-game",
        "RG 4.3",
        {"action": "spy"},
        lambda: declaring(options=REDUCED),
        Claim("spy"),
    ),
    case(
        "rg-not-in-this-game",
        "RG 4.3",
        {"action": "knight attack"},
        lambda: declaring(options={"deck": {"druid": 20}}),
        Claim("knight attack"),
    ),
    case("rg-no-living-character", "RG 4.2", {}, lambda: declaring(**NONE), Claim("heal")),
    case(
        "rg-no-living-character",
        "RG 3.3",
        {},
        lambda: declaring(**NONE, coins={"blue": 3}),
        Use("reinforcements"),
    ),
    case(
        "rg-too-dear",
        "RG 2.5",
        {"action": "execute", "cost": 5, "coins": 2},
        declaring,
        Claim("execute"),
    ),
    case(
        "rg-too-dear",
        "RG 2.5",
        {"action": "royal gambit", "cost": 9, "coins": 8},
        lambda: declaring(coins={"blue": 8}),
        Use("royal gambit"),
    ),
    case(
        "rg-wedded-already",
        "RG 3.5",
        {},
        lambda: declaring(
            cards={"blue": ("-", "knight 2")},
            fallen={"blue": ["druid", "trickster"]},
            coins={"blue": 10},
            seats={"blue": {"wedded": True}},
        ),
        Use("wedding"),
    ),
    case("rg-two-characters", "RG 3.5", {}, lambda: declaring(coins={"blue": 10}), Use("wedding")),
    case(
        "rg-nobody-to-rob",
        "RG 7.3",
        {},
        lambda: declaring(coins={"red": 0, "yellow": 0}),
        Claim("raid"),
    ),
    case("rg-no-poison", "RG 7.7", {}, declaring, Claim("migration")),
    case("rg-nothing-to-swap", "RG 7.11", {}, lambda: declaring(**RIVALS_WITHOUT), Claim("foolery")),
    case("rg-nothing-to-pass", "RG 7.13", {}, lambda: declaring(**RIVALS_WITHOUT), Claim("devious")),
    case("rg-no-rival-character", "RG 4.4", {}, lambda: declaring(**RIVALS_WITHOUT), Claim("telepathy")),
    case("rg-no-rival-character", "RG 4.4", {}, lambda: declaring(**RIVALS_WITHOUT), Claim("spy")),
    case(
        "rg-no-rival-character",
        "RG 4.4",
        {},
        lambda: declaring(**RIVALS_WITHOUT, coins={"blue": 5}),
        Claim("execute"),
    ),
    # What they concern
    case("rg-no-such-player", "RG 4.4", {"most": 2}, lambda: aiming(Claim("poison")), at("green", "royal")),
    case("rg-no-such-player", "RG 4.4", {"most": 2}, lambda: aiming(Claim("raid")), Rob(3)),
    case(
        "rg-nobody-there",
        "RG 4.4",
        {},
        lambda: aiming(Claim("spy"), cards={"red": ("knight 2", "-")}, fallen={"red": ["druid"]}),
        at("red", "second"),
    ),
    case(
        "rg-nobody-there",
        "RG 4.4",
        {},
        lambda: aiming(Claim("poison"), players=4, fell=["red"], fallen={"red": ["knight", "druid"]}),
        at("red", "royal"),
    ),
    case("rg-rivals-only", "RG 4.4", {}, lambda: aiming(Claim("poison")), at("blue", "royal")),
    case("rg-rivals-only", "RG 4.4", {}, lambda: aiming(Claim("spy")), at("blue", "first")),
    case("rg-rivals-only", "RG 4.4", {}, lambda: aiming(Claim("raid")), Rob(0)),
    case(
        "rg-other-kind-of-target",
        "RG 4.4",
        {"action": "telepathy"},
        lambda: aiming(Claim("telepathy")),
        at("red", "royal"),
    ),
    case(
        "rg-other-kind-of-target",
        "RG 4.4",
        {"action": "executioner attack"},
        lambda: aiming(Claim("executioner attack")),
        at("red", "first"),
    ),
    case(
        "rg-other-kind-of-target",
        "RG 4.4",
        {"action": "knight attack"},
        lambda: aiming(Claim("knight attack"), options=REDUCED),
        at("red", "first"),
    ),
    case(
        "rg-other-kind-of-target",
        "RG 7.11",
        {"action": "foolery"},
        lambda: aiming(Claim("foolery")),
        at("blue", "royal"),
    ),
    case(
        "rg-other-kind-of-target",
        "RG 7.11",
        {"action": "foolery"},
        lambda: detailing(Claim("foolery"), at("blue", "first")),
        at("red", "royal"),
    ),
    case("rg-own-place-only", "RG 7.2", {}, lambda: aiming(Claim("heal")), at("red", "royal")),
    case("rg-no-coins-there", "RG 7.3", {}, lambda: aiming(Claim("raid"), coins={"red": 0}, players=4), Rob(1)),
    case(
        "rg-no-poison-there",
        "RG 7.7",
        {},
        lambda: aiming(Claim("migration"), poisoned={"red": 1, "blue": 1}),
        at("yellow", "royal"),
    ),
    case(
        "rg-same-place",
        "RG 7.7",
        {},
        lambda: detailing(Claim("migration"), at("red", "royal"), poisoned={"red": 1, "blue": 1}),
        at("red", "royal"),
    ),
    case(
        "rg-not-in-the-deck",
        "RG 4.3",
        {"character": "whisperer"},
        lambda: detailing(Claim("telepathy"), at("red", "first"), options={"deck": {"clairvoyant": 10, "druid": 10}}),
        Guess("whisperer"),
    ),
    case(
        "rg-same-player",
        "RG 7.11",
        {},
        lambda: detailing(Claim("foolery"), at("red", "first")),
        at("red", "second"),
    ),
    case(
        "rg-card-would-return",
        "RG 7.14",
        {},
        lambda: after(swapped(players=2), "blue", Claim("foolery")),
        at("blue", "first"),
    ),
    case(
        "rg-card-would-return",
        "RG 7.14",
        {},
        lambda: after(swapped(), "blue", Claim("foolery"), at("blue", "first")),
        at("red", "second"),
    ),
    case(
        "rg-card-would-return",
        "RG 7.14",
        {},
        lambda: after(swapped(), "blue", Claim("foolery"), at("blue", "second")),
        at("red", "first"),
    ),
    case(
        "rg-card-would-return",
        "RG 7.14",
        {},
        lambda: passing(seats={"blue": {"characters": [{"came_from": 1}, {}]}}),
        PassOn("first"),
    ),
    # Answers
    case(
        "rg-proves-nothing",
        "RG 5.3",
        {"card": "druid", "character": "alchemist"},
        lambda: proving(cards={"blue": ("alchemist 2", "druid 2")}),
        Show("second"),
    ),
    case("rg-no-character-there", "RG 5.3", {"spot": "second"}, lambda: proving(**ONE), Show("second")),
    case(
        "rg-no-character-there",
        "RG 6.6",
        {"spot": "first"},
        lambda: countering(
            Claim("executioner attack"),
            at("red", "royal"),
            cards={"red": ("-", "knight 2")},
            fallen={"red": ["druid"]},
        ),
        Defend("first"),
        "red",
    ),
    case(
        "rg-no-character-there",
        "RG 7.6",
        {"spot": "second"},
        lambda: exchanging("shapeshift", **ONE),
        Exchange(None, "druid"),
    ),
    case(
        "rg-no-character-there",
        "RG 3.3",
        {"spot": "second"},
        lambda: exchanging("reinforcements", **ONE),
        Exchange("druid", "knight"),
    ),
    case("rg-no-character-there", "RG 7.13", {"spot": "second"}, lambda: passing(**ONE), PassOn("second")),
    case(
        "rg-name-defender",
        "RG 6.6",
        {},
        lambda: countering(Claim("knight attack"), at("red", "royal")),
        Counter(),
        "red",
    ),
    case(
        "rg-attacked-itself",
        "RG 10.9",
        {"spot": "second"},
        lambda: countering(Claim("knight attack"), at("red", "second"), options={"shield_characters": True}),
        Defend("second"),
        "red",
    ),
    case("rg-nothing-to-defend", "RG 6.6", {}, lambda: countering(Use("tax")), Defend("first"), "red"),
    case("rg-one-exchange", "RG 7.6", {}, lambda: exchanging("shapeshift"), Exchange("druid", "knight")),
    case("rg-not-drawn", "RG 3.3", {}, lambda: exchanging("reinforcements"), Exchange("trickster", None)),
    case("rg-not-drawn", "RG 3.3", {}, lambda: exchanging("reinforcements"), Exchange("druid", "druid")),
    case("rg-not-drawn", "RG 7.6", {}, lambda: exchanging("shapeshift"), Exchange(None, "trickster")),
]


# What does not go together at the start

START: list[tuple[str, str, dict[str, object], int, dict[str, object]]] = [
    ("rg-deck-too-small", "RG 10.1", {"cards": 8, "needed": 11, "players": 3}, 3, {"deck": "reduced"}),
    ("rg-no-such-first", "RG 1.6", {"seat": 3, "most": 2}, 3, {"first_player": "3"}),
    ("rg-pay-off-for-two", "RG 10.7", {"players": 3}, 3, {"pay_off": "difference"}),
]


@pytest.mark.parametrize(("reason", "rule", "facts", "players", "options"), START, ids=[case[0] for case in START])
def test_options_that_do_not_go_together_are_refused(
    reason: str, rule: str, facts: dict[str, object], players: int, options: dict[str, object]
) -> None:
    with pytest.raises(Refused) as refused:
        GAME.start(players, 1, options)

    assert (refused.value.reason, refused.value.rule, refused.value.facts) == (reason, rule, facts)
    for lang in ("en", "fr"):
        check_sentence(refused.value, lang)


# What is asked now

ASKED: list[tuple[str, Callable[[], Court], str, str]] = [
    ("redistributing", redistributing, "blue", "how many HP your Royal shall have"),
    ("sharing", lambda: sharing(5), "blue", "how many HP your first character shall have"),
    ("declaring", declaring, "blue", "use a power of your Royal, or claim a character"),
    ("aiming", lambda: aiming(Claim("spy")), "blue", "whom or what your action concerns"),
    ("detailing", lambda: detailing(Claim("telepathy"), at("red", "first")), "blue", "complete your action"),
    ("accusing", lambda: after(aiming(Claim("raid")), "blue", Rob(1)), "red", "accuse or believe"),
    ("proving", proving, "blue", "show the claimed card or admit"),
    ("countering", lambda: countering(Use("tax")), "red", "counter the action or let it pass"),
    ("exchanging", lambda: exchanging("shapeshift"), "blue", "which drawn cards you take"),
    ("passing", passing, "red", "the character that you pass on"),
    ("losing", losing, "blue", "where you lose the 2 HP"),
]


@pytest.mark.rule("RG 2.6")
@pytest.mark.parametrize(("step", "table", "color", "asked"), ASKED, ids=[step for step, *_ in ASKED])
def test_an_answer_to_another_question_is_told_what_is_asked(
    step: str, table: Callable[[], Court], color: str, asked: str
) -> None:
    there = table()
    move = Allow() if step != "countering" else KeepHp()

    refused = there.refusal(color, move)

    assert there.step == step
    assert (refused.rule, refused.reason, refused.facts) == ("RG 2.6", "rg-not-now", {"step": step})
    assert asked in refused.say("en")


@pytest.mark.rule("RG 2.6", "RG 4.4")
@pytest.mark.parametrize(
    ("claim", "move"),
    [
        (Claim("raid"), at("red", "royal")),
        (Claim("poison"), Rob(1)),
        (Claim("devious"), at("red", "first")),
        (Claim("telepathy"), Guess("knight")),
    ],
    ids=GAME.format,
)
def test_an_action_takes_only_its_own_kind_of_part(claim: Claim, move: Move) -> None:
    refused = aiming(claim).refusal("blue", move)

    assert (refused.rule, refused.reason, refused.facts) == ("RG 2.6", "rg-not-now", {"step": "aiming"})


@pytest.mark.rule("RG 2.6")
def test_who_is_not_asked_and_who_has_answered_is_refused() -> None:
    table = after(aiming(Claim("raid")), "blue", Rob(1))
    table.play("red", Accuse())

    for color in ("blue", "red"):
        refused = table.refusal(color, Accuse())
        assert (refused.rule, refused.reason) == ("RG 2.6", "core-not-asked")


@pytest.mark.rule("RG 2.6")
def test_after_the_end_nothing_is_accepted() -> None:
    table = court(players=2, step="over", fell=["red"], fallen={"red": ["druid", "knight"]}, turn=9)

    refused = table.refusal("blue", Use("tax"))
    assert (refused.rule, refused.reason) == ("RG 2.6", "core-game-over")
