"""The turn: its steps, the declaration and its cost, and the order of what follows (RG 2)."""

from random import Random
from typing import Any

import pytest

from antechamber import Move
from antechamber.games.royal_gambit.events import (
    Accused,
    ActionBlocked,
    ActionDeclared,
    AnswerSealed,
    ClaimBelieved,
    CoinsGained,
    CoinsStolen,
    CounterClaimed,
    CountersPassed,
    GameEnded,
    HpGained,
    HpKept,
    HpLost,
    LieAdmitted,
    Place,
    PlayerFell,
    PoisonSpent,
    TurnBegan,
)
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Admit,
    Allow,
    Believe,
    Claim,
    Counter,
    Defend,
    Exchange,
    Guess,
    KeepHp,
    Lose,
    PassOn,
    Rob,
    Send,
    Show,
    Use,
)
from tests.games.royal_gambit.court import COLORS, Court, at, court, fresh, of, skip

BLUE, RED, YELLOW, GREEN = range(4)
HANDS = {
    "blue": ("alchemist", "executioner"),
    "red": ("druid", "trickster"),
    "yellow": ("barbarian", "whisperer"),
    "green": ("knight", "clairvoyant"),
}


def dealt(players: int = 3, **more: Any) -> Court:
    """A table where everyone's cards are known."""
    cards = {color: HANDS[color] for color in COLORS[:players]} | more.pop("cards", {})
    return court(players=players, cards=cards, **more)


def counter(table: Court, *counters: str) -> None:
    """These counter, all others who are asked allow."""
    for color in table.asked:
        table.play(color, Counter() if color in counters else Allow())


def kinds(table: Court) -> list[type]:
    """What has happened, step by step, without the sealed answers."""
    return [type(event) for event in table.told if not isinstance(event, AnswerSealed)]


def losses(table: Court) -> list[tuple[int, str, int, str]]:
    """Who lost how many HP where, and why, in order."""
    return [(event.seat, event.spot, event.amount, event.why) for event in of(HpLost, table.told)]


# The steps


@pytest.mark.rule("RG 2.1", "RG 2.7", "G58")
def test_a_turn_with_all_its_steps() -> None:
    """Blue heals; red's Herbalism is a lie that yellow finds out; blue's Royal is poisoned."""
    table = dealt(cards={"red": ("knight", "trickster")}, poisoned={"blue": 1}, redistributes=True)
    table.play("blue", KeepHp(), Claim("heal"), at("blue", "first"))
    table.believe()
    counter(table, "red")
    table.accuse("yellow")
    table.play("red", Admit())
    assert (table.step, table.asked) == ("losing", ["red"])
    table.play("red", Lose(1, 1, 0))

    assert kinds(table) == [
        HpKept,
        ActionDeclared,
        ClaimBelieved,
        CounterClaimed,
        Accused,
        LieAdmitted,
        CountersPassed,
        HpGained,
        CoinsGained,
        HpLost,
        HpLost,
        PoisonSpent,
        HpLost,
        TurnBegan,
    ]
    assert losses(table) == [(RED, "first", 1, "penalty"), (RED, "royal", 1, "penalty"), (BLUE, "royal", 1, "poison")]


@pytest.mark.rule("RG 2.1")
def test_a_step_in_which_there_is_nothing_to_do_is_left_out() -> None:
    table = dealt()

    table.play("blue", Use("donation"))

    assert kinds(table) == [ActionDeclared, CoinsGained, TurnBegan]


@pytest.mark.rule("RG 2.1")
def test_turns_go_clockwise_and_pass_over_the_eliminated() -> None:
    out = {"red": ("knight", "knight"), "yellow": ("druid", "druid")}
    table = court(players=4, fell=("yellow", "red"), fallen=out)
    for _ in range(3):
        skip(table)
        table.play(table.actor, Use("donation"))

    assert [event.seat for event in of(TurnBegan, table.told)] == [GREEN, BLUE, GREEN]


# The action


@pytest.mark.rule("RG 2.4")
def test_one_action_must_be_declared_a_power_or_a_claim() -> None:
    table = dealt(coins={"blue": 20}, poisoned={"red": 1})

    offered = table.choices("blue")

    assert [move.power for move in offered if isinstance(move, Use)] == [
        "donation",
        "tax",
        "reinforcements",
        "royal gambit",
    ]
    assert len([move for move in offered if isinstance(move, Claim)]) == 13
    assert all(isinstance(move, Use | Claim) for move in offered)
    for passing in (Allow(), Believe(), KeepHp()):
        assert table.refusal("blue", passing).reason == "rg-not-now"


@pytest.mark.rule("RG 2.4")
def test_after_one_action_the_turn_is_over() -> None:
    table = dealt()
    table.play("blue", Use("donation"))

    assert table.asked == ["red"]
    assert table.refusal("blue", Use("donation")).reason == "core-not-asked"


@pytest.mark.rule("RG 2.4", "G3")
def test_whatever_happens_there_is_an_action_to_declare() -> None:
    table, chance = fresh(4, 5), Random(5)
    while not table.state.is_over:
        color = chance.choice(table.asked)
        if table.step == "declaring":
            assert Use("donation") in table.choices(color)
        table.play(color, chance.choice(table.choices(color)))


@pytest.mark.rule("G3")
def test_the_poorest_player_still_has_his_donation_and_nobody_is_asked_about_it() -> None:
    table = dealt(cards={"blue": ("-", "-")}, fallen={"blue": ["knight", "knight"]}, coins={"blue": 0})

    assert table.choices("blue") == [Use("donation"), Use("tax")]
    table.play("blue", Use("donation"))

    assert (table.coins("blue"), table.actor) == (2, "red")


# What is named


@pytest.mark.rule("RG 2.5", "G7", "G56")
@pytest.mark.parametrize(
    ("action", "parts", "target", "other"),
    [
        (Use("royal gambit"), [at("red", "royal")], Place(RED, "royal"), None),
        (Use("royal gambit"), [at("red", "second")], Place(RED, "second"), None),
        (Claim("poison"), [at("yellow", "royal")], Place(YELLOW, "royal"), None),
        (Claim("heal"), [at("blue", "second")], Place(BLUE, "second"), None),
        (Claim("raid"), [Rob(YELLOW)], Place(YELLOW, "royal"), None),
        (Claim("barbarian attack"), [at("red", "first")], Place(RED, "first"), None),
        (Claim("execute"), [at("red", "first")], Place(RED, "first"), None),
        (Claim("executioner attack"), [at("red", "royal")], Place(RED, "royal"), None),
        (Claim("knight attack"), [at("red", "royal")], Place(RED, "royal"), None),
        (Claim("spy"), [at("yellow", "first")], Place(YELLOW, "first"), None),
        (Claim("telepathy"), [at("red", "first"), Guess("druid")], Place(RED, "first"), None),
        (Claim("migration"), [at("red", "royal"), at("blue", "first")], Place(RED, "royal"), Place(BLUE, "first")),
        (Claim("foolery"), [at("red", "first"), at("yellow", "second")], Place(RED, "first"), Place(YELLOW, "second")),
        (Claim("devious"), [Send("right")], None, None),
    ],
)
def test_all_that_belongs_to_an_action_is_named_before_anybody_responds(
    action: Move, parts: list[Move], target: Place | None, other: Place | None
) -> None:
    table = dealt(coins={"blue": 9}, poisoned={"red": 1, "yellow": 1})

    table.play("blue", action, *parts[:-1])
    assert (of(ActionDeclared, table.told), table.asked) == ([], ["blue"])
    (declared,) = of(ActionDeclared, table.play("blue", *parts[-1:]))

    assert (declared.seat, declared.target, declared.other) == (BLUE, target, other)
    assert declared.guess == ("druid" if action == Claim("telepathy") else None)
    assert declared.direction == ("right" if action == Claim("devious") else None)
    assert declared in table.seen(None)


@pytest.mark.rule("G56")
def test_a_defend_names_the_character_that_takes_the_damage() -> None:
    table = dealt()
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()
    table.play("red", Defend("second"))

    assert of(CounterClaimed, table.seen(None)) == [
        CounterClaimed(seat=RED, player=BLUE, counter="defend", character="knight", spot="second")
    ]


@pytest.mark.rule("G56")
def test_an_exchange_is_decided_only_when_the_action_takes_effect() -> None:
    table = dealt(draws=["knight", "druid"])
    table.play("blue", Claim("shapeshift"))

    assert (table.step, table.view("blue").drawn) == ("accusing", ())
    table.believe()
    assert (table.step, table.view("blue").drawn) == ("exchanging", ("druid", "knight"))
    table.play("blue", Exchange("knight", None))
    assert table.card("blue", "first") == "knight"


@pytest.mark.rule("G56")
def test_the_picks_for_devious_are_asked_only_when_it_takes_effect() -> None:
    table = dealt()
    table.play("blue", Claim("devious"), Send("left"))

    assert (table.step, table.refusal("red", PassOn("first")).reason) == ("accusing", "rg-not-now")
    table.believe()
    assert (table.step, table.asked) == ("passing", ["blue", "red", "yellow"])


# What is paid

PRICES: list[tuple[Move, int]] = [
    (Use("reinforcements"), 3),
    (Use("royal gambit"), 9),
    (Use("wedding"), 10),
    (Claim("barbarian attack"), 2),
    (Claim("execute"), 5),
    (Claim("executioner attack"), 1),
    (Claim("knight attack"), 1),
]


@pytest.mark.rule("RG 2.5", "G5")
@pytest.mark.parametrize(("action", "cost"), PRICES)
def test_nobody_declares_what_he_cannot_pay(action: Any, cost: int) -> None:
    def purse(coins: int) -> Court:
        return dealt(cards={"blue": ("knight", "-")}, fallen={"blue": ["druid"]}, coins={"blue": coins})

    assert action in purse(cost).choices("blue")
    poor = purse(cost - 1)
    assert action not in poor.choices("blue")
    refused = poor.refusal("blue", action)
    named = action.power if isinstance(action, Use) else action.ability
    assert (refused.rule, refused.reason) == ("RG 2.5", "rg-too-dear")
    assert refused.facts == {"action": named, "cost": cost, "coins": cost - 1}


@pytest.mark.rule("RG 2.5", "G5")
def test_all_other_actions_are_free() -> None:
    table = dealt(coins={"blue": 0}, poisoned={"red": 1})

    free = [move.ability for move in table.choices("blue") if isinstance(move, Claim)]

    assert free == [
        "poison",
        "heal",
        "raid",
        "telepathy",
        "shapeshift",
        "migration",
        "foolery",
        "spy",
        "devious",
    ]


@pytest.mark.rule("RG 2.5", "G4")
def test_the_cost_is_paid_at_the_declaration() -> None:
    table = dealt(coins={"blue": 7})

    table.play("blue", Claim("execute"))
    assert table.coins("blue") == 7
    table.play("blue", at("red", "first"))

    assert (table.step, table.coins("blue")) == ("accusing", 2)
    assert [event.cost for event in of(ActionDeclared, table.told)] == [5]


@pytest.mark.rule("RG 2.5", "G4")
def test_a_lie_that_is_found_out_brings_no_coins_back() -> None:
    table = dealt(coins={"blue": 7})
    table.play("blue", Claim("execute"), at("red", "first"))
    table.accuse("yellow")
    table.play("blue", Admit(), Lose(2, 0, 0))

    assert (table.actor, table.coins("blue")) == ("red", 2)


@pytest.mark.rule("RG 2.5", "G4")
@pytest.mark.parametrize("refund", [False, True])
def test_a_block_brings_no_coins_back_even_with_the_refund(refund: bool) -> None:
    table = dealt(4, coins={"blue": 7}, options={"refund": refund})
    table.play("blue", Claim("execute"), at("red", "first"))
    table.believe()
    counter(table, "green")
    table.believe()

    assert of(ActionBlocked, table.told) == [ActionBlocked(seat=GREEN, player=BLUE, counter="foresight")]
    assert (table.actor, table.coins("blue"), table.hp("red")) == ("red", 2, (4, 2, 2))


@pytest.mark.rule("G4")
def test_with_the_refund_the_coins_return_at_the_admission_before_the_penalty() -> None:
    table = dealt(coins={"blue": 7}, options={"refund": True})
    table.play("blue", Claim("execute"), at("red", "first"))
    table.accuse("yellow")
    table.play("blue", Admit())

    assert (table.step, table.coins("blue"), table.hp("blue")) == ("losing", 7, (4, 2, 2))
    assert of(CoinsGained, table.told) == [CoinsGained(seat=BLUE, amount=5, why="refund")]


# Who may speak


@pytest.mark.rule("RG 2.6")
def test_only_who_is_asked_may_act() -> None:
    table = dealt(turn_of="yellow")

    assert table.asked == ["yellow"]
    assert table.choices("blue") == []
    refused = table.refusal("blue", Use("donation"))
    assert (refused.rule, refused.reason, refused.facts) == ("RG 2.6", "core-not-asked", {"seat": BLUE})


@pytest.mark.rule("RG 2.6")
def test_an_answer_must_belong_to_the_question() -> None:
    table = dealt()
    table.play("blue", Claim("heal"), at("blue", "royal"))

    for move in (Counter(), Allow(), Use("tax"), Show("first"), Lose(2, 0, 0)):
        refused = table.refusal("red", move)
        assert (refused.rule, refused.reason, refused.facts) == ("RG 2.6", "rg-not-now", {"step": "accusing"})


@pytest.mark.rule("RG 2.6")
def test_in_a_window_several_are_asked_together() -> None:
    table = dealt(4)
    table.play("blue", Claim("heal"), at("blue", "royal"))

    assert table.asked == ["red", "yellow", "green"]
    table.play("green", Believe())
    table.play("red", Believe())
    assert (table.step, table.asked) == ("accusing", ["yellow"])
    assert table.view("blue").asked == (RED, YELLOW, GREEN)


@pytest.mark.rule("RG 2.6")
def test_a_refused_move_changes_nothing() -> None:
    table = dealt(coins={"blue": 1})
    before = table.state.dump()

    for color, move in (("red", Use("tax")), ("blue", Claim("execute")), ("blue", Accuse()), ("blue", Use("wedding"))):
        table.refusal(color, move)

    assert table.state.dump() == before


# What follows


@pytest.mark.rule("RG 2.7", "G58")
def test_a_caught_actor_loses_two_at_once_and_his_action_is_void() -> None:
    """Blue's Attack strikes nobody; after the penalty comes his poison."""
    table = dealt(poisoned={"blue": 1})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("red")
    table.play("blue", Admit(), Lose(0, 1, 1))

    assert losses(table) == [
        (BLUE, "first", 1, "penalty"),
        (BLUE, "second", 1, "penalty"),
        (BLUE, "royal", 1, "poison"),
    ]
    assert (table.actor, table.hp("red")) == ("red", (4, 2, 2))


@pytest.mark.rule("RG 2.7")
def test_poison_acts_on_the_characters_first_and_then_on_the_royal() -> None:
    table = dealt(cards={"blue": ("alchemist 2 poison 1", "executioner 2 poison 2")}, poisoned={"blue": 1})
    table.play("blue", Use("donation"))

    assert losses(table) == [
        (BLUE, "first", 1, "poison"),
        (BLUE, "second", 2, "poison"),
        (BLUE, "royal", 1, "poison"),
    ]


@pytest.mark.rule("RG 2.7", "G58")
def test_the_action_comes_before_the_penalty_of_the_accuser_and_poison_last() -> None:
    table = dealt(poisoned={"blue": 1}, coins={"blue": 5})
    table.play("blue", Claim("execute"), at("red", "first"))
    table.accuse("red")
    table.play("blue", Show("second"))
    table.play("red", Lose(1, 0, 1))

    assert losses(table) == [
        (RED, "first", 2, "execute"),
        (RED, "second", 1, "penalty"),
        (RED, "royal", 1, "penalty"),
        (BLUE, "royal", 1, "poison"),
    ]


@pytest.mark.rule("RG 2.7", "G58")
def test_the_standing_counteractions_act_in_the_order_in_which_they_were_opened() -> None:
    table = dealt(4, turn_of="yellow", coins={"yellow": 0})
    table.play("yellow", Use("tax"))
    counter(table, "blue", "red", "green")
    for _ in range(3):
        table.believe()

    stolen = [event.seat for event in of(CoinsStolen, table.told)]
    assert stolen == [event.seat for event in of(CounterClaimed, table.told)] == [GREEN, BLUE, RED]
    assert kinds(table).index(CoinsGained) < kinds(table).index(CoinsStolen)


@pytest.mark.rule("RG 2.7", "G58")
def test_penalties_are_paid_in_the_order_in_which_the_accusations_were_decided() -> None:
    """Red shows the Trickster to green, then yellow admits to blue: green pays before yellow."""
    table = dealt(4)
    table.play("blue", Use("tax"))
    counter(table, "red", "yellow")
    table.accuse("green")
    table.play("red", Show("second"))
    table.accuse("blue")
    table.play("yellow", Admit())

    assert (table.coins("blue"), table.coins("red")) == (2 + 3 - 1, 2 + 1)
    assert (table.view().owed, table.asked) == ((GREEN, YELLOW), ["green"])
    table.play("green", Lose(2, 0, 0))
    assert (table.view().owed, table.asked) == ((YELLOW,), ["yellow"])
    table.play("yellow", Lose(2, 0, 0))
    assert table.actor == "red"


@pytest.mark.rule("RG 2.7", "G58")
def test_the_eliminated_owe_nothing_more() -> None:
    """Red accuses blue's Attack on his last HP wrongly: the blow eliminates him, and the penalty is forgotten."""
    table = dealt(royals={"red": 1}, cards={"blue": ("knight", "executioner")})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("red")
    table.play("blue", Show("first"))

    assert losses(table) == [(RED, "royal", 1, "attack")]
    assert (table.actor, table.step, table.view().owed) == ("yellow", "redistributing", ())


def dying_actor() -> Court:
    """Blue, with 2 HP in all, has accused red's Pickpocket wrongly and yellow's rightly, and dies of the first."""
    hand = {"blue": ("-", "executioner 1")}
    table = dealt(4, royals={"blue": 1}, cards=hand, fallen={"blue": ["alchemist"]}, poisoned={"blue": 1})
    table.play("blue", Use("tax"))
    counter(table, "red", "yellow")
    table.accuse("blue")
    table.play("red", Show("second"))
    table.accuse("blue")
    table.play("yellow", Admit())
    return table


@pytest.mark.rule("G9", "G58", "RG 2.7")
def test_penalties_of_others_are_paid_even_if_the_actor_has_died() -> None:
    table = dying_actor()

    assert [event.seat for event in of(PlayerFell, table.told)] == [BLUE]
    assert (table.step, table.asked) == ("losing", ["yellow"])
    table.play("yellow", Lose(0, 1, 1))
    assert table.hp("yellow") == (4, 1, 1)


@pytest.mark.rule("G9", "RG 2.7")
def test_the_poison_of_an_eliminated_actor_falls_away_and_the_next_living_player_has_the_turn() -> None:
    table = dying_actor()
    table.play("yellow", Lose(0, 1, 1))

    assert of(PoisonSpent, table.told) == []
    assert (table.actor, table.asked) == ("red", ["red"])


@pytest.mark.rule("RG 2.7", "G58")
def test_all_stops_when_one_royal_is_left() -> None:
    """Blue takes red's last HP: red's penalty is not paid, and blue's deadly poison does not act."""
    table = dealt(2, royals={"blue": 1, "red": 1}, cards={"blue": ("knight", "executioner")}, poisoned={"blue": 1})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("red")
    table.play("blue", Show("first"))

    assert table.state.is_over
    assert kinds(table)[-3:] == [HpLost, PlayerFell, GameEnded]
    assert of(GameEnded, table.told) == [GameEnded(winners=(BLUE,), why="last royal")]
    assert losses(table) == [(RED, "royal", 1, "attack")]
