"""Faults that games of this family are known for when they are programmed; none of them may be ours."""

from random import Random
from typing import Any

import pytest

from antechamber.games.royal_gambit.events import (
    Accused,
    CardShown,
    CharacterDied,
    CoinsGained,
    CounterClaimed,
    HpLost,
    PlayerFell,
    TurnBegan,
)
from antechamber.games.royal_gambit.moves import (
    Admit,
    Allow,
    Believe,
    Claim,
    Counter,
    Defend,
    Exchange,
    GiveFirst,
    GiveRoyal,
    Lose,
    PassOn,
    Send,
    Show,
    Use,
)
from tests.games.royal_gambit.court import Court, at, court, fresh, of, play_out, skip

BLUE, RED, YELLOW = range(3)
HANDS = {"blue": ("executioner", "alchemist"), "red": ("druid", "trickster"), "yellow": ("barbarian", "whisperer")}


def dealt(**more: Any) -> Court:
    """Three play, blue has 5 coins, and everyone's cards are known."""
    cards = {**HANDS, **more.pop("cards", {})}
    return court(cards=cards, coins={"blue": 5}, **more)


def executing(spot: Any = "first", **more: Any) -> Court:
    """Blue, who has an Executioner, executes a character of red's; red accuses him, and blue shows the card."""
    table = dealt(**more)
    table.play("blue", Claim("execute"), at("red", spot))
    table.accuse("red")
    table.play("blue", Show("first"))
    return table


def losses(table: Court) -> list[tuple[int, str, int, str]]:
    """Who lost how many HP where, and why, in order."""
    return [(event.seat, event.spot, event.amount, event.why) for event in of(HpLost, table.told)]


# A double loss, after a failed accusation and a kill


@pytest.mark.rule("RG 5.6", "G58")
def test_a_failed_accusation_and_a_kill_are_two_losses_and_no_more() -> None:
    """Red loses the executed character, then exactly 2 HP, which he splits himself."""
    table = executing()
    assert (table.hp("red"), table.asked) == ((4, 0, 2), ["red"])
    table.play("red", Lose(1, 0, 1))

    assert losses(table) == [(RED, "first", 2, "execute"), (RED, "second", 1, "penalty"), (RED, "royal", 1, "penalty")]
    assert (table.hp("red"), table.fallen("red"), table.actor) == ((3, 0, 1), ["druid"], "red")


@pytest.mark.rule("RG 5.8", "G20", "G58")
def test_a_kill_that_leaves_two_hp_makes_the_penalty_the_end_without_a_question() -> None:
    table = executing("second", royals={"red": 2}, cards={"red": ("-", "druid 3")}, fallen={"red": ["trickster"]})

    assert losses(table) == [(RED, "second", 3, "execute"), (RED, "royal", 2, "penalty")]
    assert len(of(PlayerFell, table.told)) == 1
    assert (table.fallen("red"), table.actor) == (["trickster", "druid"], "yellow")


@pytest.mark.rule("RG 6.4", "G21")
def test_a_failed_accusation_of_a_block_costs_the_accuser_once_and_the_block_stands() -> None:
    table = dealt(cards={"yellow": ("clairvoyant", "whisperer")})
    table.play("blue", Claim("execute"), at("red", "first"))
    table.believe()
    table.play("yellow", Counter())
    table.play("red", Allow())
    table.accuse("blue")
    table.play("yellow", Show("first"))
    table.play("blue", Lose(0, 2, 0))

    assert losses(table) == [(BLUE, "first", 2, "penalty")]
    assert (table.hp("red"), table.actor) == ((4, 2, 2), "red")


# The same card lost twice


@pytest.mark.rule("RG 5.8", "G59")
def test_a_character_that_was_killed_cannot_pay_a_penalty_as_well() -> None:
    table = executing()

    assert table.choices("red") == [Lose(2, 0, 0), Lose(0, 0, 2), Lose(1, 0, 1)]
    for split in (Lose(0, 2, 0), Lose(1, 1, 0), Lose(0, 1, 1)):
        assert table.refusal("red", split).reason == "rg-hp-not-there"


@pytest.mark.rule("G2", "G60")
def test_a_character_that_dies_of_a_penalty_does_not_die_of_its_poison_too() -> None:
    table = dealt(cards={"blue": ("executioner 1 poison 1", "alchemist")})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("red")
    table.play("blue", Admit(), Lose(1, 1, 0))

    assert losses(table) == [(BLUE, "first", 1, "penalty"), (BLUE, "royal", 1, "penalty")]
    assert of(CharacterDied, table.told) == [CharacterDied(seat=BLUE, spot="first", card="executioner", poison=1)]
    assert table.fallen("blue") == ["executioner"]


@pytest.mark.rule("RG 5.3", "G19")
def test_a_shown_card_is_gone_and_proves_nothing_a_second_time() -> None:
    """Red shows his only Druid against blue's Heal; a turn later he has none."""
    table = dealt(draws=["knight"])
    table.play("blue", Claim("heal"), at("blue", "royal"))
    table.believe()
    table.play("red", Counter())
    table.play("yellow", Allow())
    table.accuse("blue")
    table.play("red", Show("first"))
    table.play("blue", Lose(2, 0, 0))
    skip(table)
    table.play("red", Claim("shapeshift"))
    table.accuse("blue")

    assert table.choices("red") == [Admit()]


@pytest.mark.rule("RG 8.2", "RG 9.2", "G60")
@pytest.mark.parametrize("seed", range(6))
def test_every_card_is_lost_once(seed: int) -> None:
    """What lies face up before a player are those that died one by one, and those turned up when he fell."""
    table = play_out(fresh(4, seed), seed)

    for player, seat in enumerate(table.view().seats):
        lost = [event.card for event in of(CharacterDied, table.told) if event.seat == player]
        lost += [up.card for event in of(PlayerFell, table.told) if event.seat == player for up in event.cards]
        assert list(seat.fallen) == lost
        assert len(seat.fallen) + len(seat.characters) == 2 + seat.wedded


# A dead card that goes back to the deck


@pytest.mark.rule("RG 8.2", "G60")
def test_an_executed_card_does_not_go_back_and_is_not_replaced() -> None:
    table = dealt()
    deck = table.deck
    table.play("blue", Claim("execute"), at("red", "first"))
    table.believe()
    table.allow()

    assert (table.fallen("red"), table.deck, table.view().deck_size) == (["druid"], deck, 18)


@pytest.mark.rule("RG 8.2", "G60")
def test_a_penalty_and_a_sacrifice_return_nothing_to_the_deck() -> None:
    table = dealt(redistributes=True)
    deck = table.deck
    table.play("blue", GiveRoyal(4), GiveFirst(0), Claim("knight attack"), at("red", "royal"))
    table.accuse("red")
    table.play("blue", Admit(), Lose(0, 0, 2))

    assert (table.fallen("blue"), table.deck) == (["executioner"], deck)


@pytest.mark.rule("G39", "G60")
def test_a_dead_card_takes_no_part_in_an_exchange_or_a_pass() -> None:
    """Blue's dead Executioner stays before him; what he gives up is the living Alchemist."""
    table = dealt(cards={"blue": ("-", "alchemist")}, fallen={"blue": ["executioner"]}, draws=["knight", "knight"])
    deck = table.deck
    table.play("blue", Use("reinforcements"), Exchange(None, "knight"))
    skip(table)
    table.play("red", Claim("devious"), Send("left"))
    table.believe()

    assert table.choices("blue") == [PassOn("second")]
    assert table.fallen("blue") == ["executioner"]
    assert table.deck == {**deck, "alchemist": deck["alchemist"] + 1, "knight": deck["knight"] - 1}


@pytest.mark.rule("RG 9.2", "G10")
def test_the_cards_of_the_eliminated_do_not_go_back() -> None:
    table = dealt(royals={"red": 1})
    deck = table.deck
    table.play("blue", Claim("executioner attack"), at("red", "royal"))
    table.believe()
    table.allow()

    assert (table.fallen("red"), table.deck) == (["druid", "trickster"], deck)


# A counteraction whose character was never named


@pytest.mark.rule("RG 6.4", "G51")
@pytest.mark.parametrize(
    ("action", "parts", "counter", "character"),
    [
        (Use("tax"), [], Counter(), "trickster"),
        (Claim("heal"), [at("blue", "royal")], Counter(), "druid"),
        (Claim("raid"), [], Counter(), "whisperer"),
        (Claim("execute"), [at("red", "first")], Counter(), "clairvoyant"),
        (Claim("knight attack"), [at("red", "royal")], Defend("first"), "knight"),
    ],
)
def test_every_counteraction_names_its_character_and_is_proved_by_it_alone(
    action: Any, parts: list[Any], counter: Any, character: Any
) -> None:
    """Red has the character in his second position, and another in his first."""
    table = court(players=2, cards={"red": ("alchemist", character)}, coins={"blue": 5})
    table.play("blue", action, *parts)
    if isinstance(action, Claim):
        table.believe()
    table.play("red", counter)

    assert [event.character for event in of(CounterClaimed, table.told)] == [character]
    table.accuse("blue")
    assert of(Accused, table.told) == [Accused(seat=BLUE, player=RED, character=character)]
    assert table.choices("red") == [Show("second"), Admit()]
    assert table.refusal("red", Show("first")).reason == "rg-proves-nothing"


@pytest.mark.rule("RG 6.6", "G56")
def test_a_defend_that_names_no_character_to_take_the_damage_is_refused() -> None:
    table = dealt()
    table.play("blue", Claim("executioner attack"), at("red", "royal"))
    table.believe()

    refused = table.refusal("red", Counter())
    assert (refused.rule, refused.reason) == ("RG 6.6", "rg-name-defender")
    assert table.choices("red") == [Defend("first"), Defend("second"), Allow()]


@pytest.mark.rule("RG 6.6")
def test_nothing_is_defended_where_no_royal_is_struck() -> None:
    table = dealt()
    table.play("blue", Use("tax"))

    refused = table.refusal("red", Defend("first"))

    assert (refused.rule, refused.reason) == ("RG 6.6", "rg-nothing-to-defend")


# A table that waits for somebody who is out


@pytest.mark.rule("RG 2.1", "RG 5.1", "RG 6.2")
def test_nobody_waits_for_the_eliminated_in_any_window() -> None:
    """Yellow is out: accusations, the picks for Devious and counteractions are asked of the others."""
    table = court(players=4, fell=["yellow"], fallen={"yellow": ["knight", "druid"]})
    table.play("blue", Claim("devious"), Send("left"))

    assert table.asked == ["red", "green"]
    table.believe()
    assert (table.step, table.asked) == ("passing", ["blue", "red", "green"])
    for color in ("blue", "red", "green"):
        table.play(color, PassOn("first"))
    skip(table)
    table.play("red", Use("tax"))
    assert (table.step, table.asked) == ("countering", ["blue", "green"])
    table.allow()
    assert table.actor == "green"


@pytest.mark.rule("RG 2.7", "G9", "G58")
def test_the_turn_goes_on_when_the_next_player_falls_in_it() -> None:
    table = dealt(royals={"red": 1})
    table.play("blue", Claim("executioner attack"), at("red", "royal"))
    table.accuse("red")
    table.play("blue", Show("first"))

    assert [event.seat for event in of(TurnBegan, table.told)] == [YELLOW]
    assert (table.asked, table.choices("red")) == (["yellow"], [])


@pytest.mark.rule("RG 2.7", "G9")
def test_the_turn_goes_on_when_its_own_player_falls() -> None:
    """Blue, with 2 HP in all and poison on his Royal, is caught."""
    table = dealt(
        royals={"blue": 1},
        cards={"blue": ("-", "alchemist 1")},
        fallen={"blue": ["executioner"]},
        poisoned={"blue": 1},
    )
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("yellow")
    table.play("blue", Admit())

    assert len(of(PlayerFell, table.told)) == 1
    assert table.asked == ["red"]


@pytest.mark.rule("RG 2.1", "RG 5.1")
@pytest.mark.parametrize("seed", range(6))
def test_whoever_fell_is_never_asked_again(seed: int) -> None:
    table, chance = fresh(5, seed), Random(seed)
    while not table.state.is_over:
        assert [table.seat(color).fell for color in table.asked] == [0] * len(table.asked)
        color = chance.choice(table.asked)
        table.play(color, chance.choice(table.choices(color)))


# A cost that is refunded twice


def caught(*, refund: bool, **more: Any) -> Court:
    """Blue claims an Execute that he cannot prove, is accused and admits."""
    table = dealt(cards={"blue": ("alchemist", "knight")}, options={"refund": refund}, **more)
    table.play("blue", Claim("execute"), at("red", "first"))
    assert table.coins("blue") == 0
    table.accuse("yellow")
    table.play("blue", Admit())
    return table


@pytest.mark.rule("G4", "RG 2.5")
def test_without_the_option_nothing_comes_back() -> None:
    table = caught(refund=False)
    table.play("blue", Lose(2, 0, 0))

    assert (table.coins("blue"), of(CoinsGained, table.told)) == (0, [])


@pytest.mark.rule("G4", "RG 10.2")
def test_with_the_option_a_lie_is_refunded_once() -> None:
    table = caught(refund=True)
    assert table.coins("blue") == 5
    table.play("blue", Lose(2, 0, 0))

    assert of(CoinsGained, table.told) == [CoinsGained(seat=BLUE, amount=5, why="refund")]
    assert (table.coins("blue"), table.actor) == (5, "red")


@pytest.mark.rule("RG 10.2")
def test_a_refund_is_what_was_paid_and_nothing_for_what_was_free() -> None:
    """Blue lies about a Knight's Attack, for 1 coin, and about a Spy, for none."""
    attack, spy = (dealt(options={"refund": True}) for _ in range(2))
    attack.play("blue", Claim("knight attack"), at("red", "royal"))
    spy.play("blue", Claim("spy"), at("red", "first"))
    for table in (attack, spy):
        table.accuse("red")
        table.play("blue", Admit(), Lose(2, 0, 0))

    assert [event.amount for event in of(CoinsGained, attack.told)] == [1]
    assert of(CoinsGained, spy.told) == []
    assert (attack.coins("blue"), spy.coins("blue")) == (5, 5)


@pytest.mark.rule("RG 10.2")
def test_the_truth_is_not_refunded() -> None:
    table = executing(options={"refund": True})
    table.play("red", Lose(2, 0, 0))

    assert of(CardShown, table.told)
    assert table.coins("blue") == 0


@pytest.mark.rule("RG 10.2", "G4")
def test_a_lie_in_a_counteraction_refunds_nobody() -> None:
    """Red's Foresight is a lie: the Execute goes on, and its cost stays paid."""
    table = dealt(options={"refund": True})
    table.play("blue", Claim("execute"), at("red", "first"))
    table.believe()
    table.play("red", Counter())
    table.play("yellow", Allow())
    table.accuse("blue")
    table.play("red", Admit(), Lose(1, 0, 1))

    assert (table.coins("blue"), table.coins("red"), of(CoinsGained, table.told)) == (0, 2, [])
    assert table.fallen("red") == ["druid"]


@pytest.mark.rule("RG 10.2", "G10")
def test_the_refund_of_a_liar_who_dies_of_the_penalty_goes_to_the_treasury() -> None:
    table = dealt(
        royals={"blue": 1},
        cards={"blue": ("-", "alchemist 1")},
        fallen={"blue": ["knight"]},
        options={"refund": True},
    )
    table.play("blue", Claim("execute"), at("red", "first"))
    table.play("red", Believe())
    table.accuse("yellow")
    table.play("blue", Admit())

    assert of(CoinsGained, table.told) == [CoinsGained(seat=BLUE, amount=5, why="refund")]
    assert [(event.seat, event.coins) for event in of(PlayerFell, table.told)] == [(BLUE, 5)]
    assert [table.coins(color) for color in table.colors] == [0, 2, 2]
