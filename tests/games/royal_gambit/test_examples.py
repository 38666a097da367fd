"""The three example turns of the manual: each is a position of its own, and every statement of it is checked."""

from typing import Any

import pytest

from antechamber.games.royal_gambit.events import (
    Accused,
    ActionDeclared,
    CardReplaced,
    CardShown,
    CounterClaimed,
    HpLost,
    HpRedistributed,
    LieAdmitted,
    Place,
    PoisonSpent,
    TurnBegan,
)
from antechamber.games.royal_gambit.moves import (
    Admit,
    Believe,
    Claim,
    Counter,
    GiveFirst,
    GiveRoyal,
    Lose,
    Show,
)
from tests.games.royal_gambit.court import Court, at, court, of

ONE, TWO, THREE = range(3)
"""Players 1, 2 and 3 are blue, red and yellow."""
HANDS = {"blue": ("druid", "knight"), "red": ("alchemist", "trickster"), "yellow": ("barbarian", "whisperer")}


def turn_of(color: str, **more: Any) -> Court:
    """A player's turn begins."""
    return court(turn_of=color, cards=HANDS, redistributes=True, **more)


@pytest.mark.example
@pytest.mark.rule("RG 2.1", "RG 2.2", "RG 2.5", "RG 5.1")
def test_example_turn_1_an_attack_that_nobody_answers() -> None:
    """With the numbers of RG 2.1."""
    table = turn_of("blue")

    table.play("blue", GiveRoyal(5), GiveFirst(1))  # 1 HP from a character to the Royal.
    assert of(HpRedistributed, table.told) == [HpRedistributed(seat=ONE, royal=5, first=1, second=2)]

    table.play("blue", Claim("barbarian attack"), at("red", "second"))  # The claim is a lie, and 2 coins are paid.
    (declared,) = of(ActionDeclared, table.told)
    assert (declared.cost, declared.target, table.coins("blue")) == (2, Place(TWO, "second"), 0)

    table.believe()  # Nobody accuses; a character cannot be defended, so nobody is asked to counter.
    assert of(CounterClaimed, table.told) == []
    assert of(HpLost, table.told) == [HpLost(seat=TWO, spot="second", amount=1, why="attack")]
    assert (table.hp("blue"), table.hp("red"), table.hp("yellow")) == ((5, 1, 2), (4, 2, 1), (4, 2, 2))

    assert [event.seat for event in of(TurnBegan, table.told)] == [TWO]
    assert table.asked == ["red"]


@pytest.mark.example
@pytest.mark.rule("RG 2.1", "RG 5.5", "RG 5.6", "RG 5.7", "RG 5.8", "G15", "G19")
def test_example_turn_2_a_false_accusation() -> None:
    """With the numbers of RG 5.7."""
    table = turn_of("red", draws=["executioner"])
    deck = table.deck

    table.play("red", GiveRoyal(3), GiveFirst(3))  # 1 HP from the Royal to a character.
    assert table.hp("red") == (3, 3, 2)

    table.play("red", Claim("heal"), at("red", "royal"))
    assert table.asked == ["blue", "yellow"]
    assert table.refusal("blue", Counter()).reason == "rg-not-now"  # The Druid has to wait for the accusations.
    table.accuse("yellow")
    assert of(Accused, table.told) == [Accused(seat=THREE, player=TWO, character="alchemist")]
    assert table.refusal("blue", Counter()).reason == "core-not-asked"  # And now it is too late for him.

    table.play("red", Show("first"))
    assert of(CardShown, table.seen("blue")) == [CardShown(seat=TWO, spot="first", card="alchemist")]
    assert (table.hp("red"), table.coins("red")) == ((4, 3, 2), 3)  # 1 HP and a coin.
    assert of(CounterClaimed, table.told) == []

    assert (table.step, table.asked, table.hp("yellow")) == ("losing", ["yellow"], (4, 2, 2))
    table.play("yellow", Lose(1, 1, 0))  # 2 HP, split between the Royal and a character.
    assert table.hp("yellow") == (3, 1, 2)

    assert of(CardReplaced, table.seen("red"))[0].card == "executioner"  # The compensation; HP are as they were.
    assert (table.card("red", "first"), table.character("red", "first").hp) == ("executioner", 3)
    assert table.deck == {**deck, "alchemist": deck["alchemist"] + 1, "executioner": deck["executioner"] - 1}

    assert [event.seat for event in of(TurnBegan, table.told)] == [THREE]
    assert table.asked == ["yellow"]


@pytest.mark.example
@pytest.mark.rule("RG 2.1", "RG 2.5", "RG 5.3", "RG 5.4", "G4", "G58")
def test_example_turn_3_a_lie_found_out_and_poison() -> None:
    """With the numbers of RG 8.4."""
    table = turn_of("yellow", royals={"yellow": 3}, coins={"yellow": 5}, poisoned={"yellow": 1})

    table.play("yellow", GiveRoyal(4), GiveFirst(1))  # 1 HP from a character to the poisoned Royal.
    assert (table.hp("yellow"), table.poison("yellow")) == ((4, 1, 2), (1, 0, 0))

    table.play("yellow", Claim("execute"), at("blue", "first"))
    assert table.coins("yellow") == 0  # 5 coins to the treasury.

    table.play("red", Believe())
    table.accuse("blue")
    assert of(Accused, table.told) == [Accused(seat=ONE, player=THREE, character="executioner")]
    assert table.choices("yellow") == [Admit()]  # There is no Executioner to show.
    table.play("yellow", Admit())
    assert of(LieAdmitted, table.seen("blue")) == [LieAdmitted(seat=THREE, character="executioner")]
    assert table.asked == ["yellow"]
    table.play("yellow", Lose(1, 0, 1))  # The penalty of 2 HP ...

    assert [(event.spot, event.amount, event.why) for event in of(HpLost, table.told)] == [
        ("second", 1, "penalty"),
        ("royal", 1, "penalty"),
        ("royal", 1, "poison"),  # ... and the poison at the end of the turn.
    ]
    assert of(PoisonSpent, table.told) == [PoisonSpent(seat=THREE, spot="royal", amount=1)]
    assert (table.hp("yellow"), table.poison("yellow")) == ((2, 1, 1), (0, 0, 0))
    assert (table.hp("blue"), table.fallen("blue")) == ((4, 2, 2), [])  # The Execute does not take place,
    assert table.coins("yellow") == 0  # and its cost does not come back.

    assert [event.seat for event in of(TurnBegan, table.told)] == [ONE]
    assert table.asked == ["blue"]
