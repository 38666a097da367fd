"""The reduced game: small enough to be solved, by the same rules and other options (RG 10.7)."""

import pytest

import antechamber
from antechamber import Move, Refused
from antechamber.games.royal_gambit.moves import Accuse, Admit, Allow, Believe, Claim, Counter, Defend, Lose, Use
from tests.games.royal_gambit.court import Court
from tests.games.royal_gambit.tree import MINI, Tree

SIZES = {3: (21_416, 45_536, 52_160), 4: (143_016, 296_640, 341_792)}
"""Information sets, decisions and ends, by the number of turns."""


def mini(turns: int = 4, cards: tuple[str, str] = ("knight", "trickster"), **more: object) -> Court:
    """A reduced game in which blue begins."""
    seats = [{"characters": [{"card": card}, None]} for card in cards]
    options = MINI.settle({"turn_limit": turns})
    position = {"game": "royal-gambit", "players": 2, "options": options, "first": 0, "seats": seats, **more}
    return Court(MINI.load(position))


@pytest.mark.rule("RG 10.7")
@pytest.mark.parametrize("turns", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_the_information_sets_are_counted(turns: int) -> None:
    tree = Tree(turns)

    assert (len(tree.information_sets), tree.nodes, tree.ends) == SIZES[turns]
    assert sum(seat for seat, _ in tree.information_sets) == SIZES[turns][0] / 2  # Both seats have as many.


@pytest.mark.rule("RG 10.7")
def test_it_begins_with_two_hp_one_character_and_one_coin() -> None:
    table = Court(MINI.start(2, 1))

    assert table.hp("blue") == table.hp("red") == (2, 1, 0)
    assert table.coins("blue") == table.coins("red") == 1
    assert {card: number for card, number in table.state.inventory().items() if number} == {
        "alchemist": 2,
        "executioner": 2,
        "knight": 2,
        "trickster": 2,
    }
    assert table.step == "declaring"  # Nothing is redistributed.


@pytest.mark.rule("RG 10.7")
def test_two_powers_and_three_claims_without_a_target_to_choose() -> None:
    table = mini()

    assert table.choices("blue") == [
        Use("donation"),
        Use("tax"),
        Claim("heal"),
        Claim("executioner attack"),
        Claim("knight attack"),
    ]
    table.play("blue", Claim("knight attack"))
    assert (table.step, table.asked) == ("accusing", ["red"])


@pytest.mark.rule("RG 10.7")
@pytest.mark.parametrize(
    ("action", "answers"),
    [
        (Use("tax"), [Counter(), Allow()]),
        (Claim("knight attack"), [Defend("first"), Allow()]),
        (Claim("executioner attack"), [Defend("first"), Allow()]),
    ],
    ids=str,
)
def test_tax_is_pickpocketed_and_an_attack_defended(action: Move, answers: list[Move]) -> None:
    table = mini()
    table.play("blue", action)
    if table.step == "accusing":
        table.play("red", Believe())

    assert table.choices("red") == answers


@pytest.mark.rule("RG 10.7")
def test_nobody_counters_a_heal() -> None:
    table = mini(cards=("alchemist", "knight"))
    table.play("blue", Claim("heal"))
    table.play("red", Believe())

    assert table.hp("blue") == (3, 1, 0)
    assert table.actor == "red"


@pytest.mark.rule("RG 10.7")
def test_after_the_last_turn_the_differences_pay() -> None:
    table = mini(turns=3)
    table.play("blue", Use("donation"))
    table.play("red", Claim("knight attack"))
    table.play("blue", Accuse())
    table.play("red", Admit())
    table.play("red", Lose(1, 1, 0))
    table.play("blue", Use("donation"))

    result = table.state.result
    assert result is not None
    assert (table.hp("blue"), table.coins("blue")) == ((2, 1, 0), 5)
    assert (table.hp("red"), table.coins("red")) == ((1, 0, 0), 0)
    assert result.utility == (0.6, -0.6)  # 0.2 for an HP, 0.15 for a character, 0.25 for five coins
    assert [line.amount for line in result.why if line.seat == 0] == [20, 15, 25, 0]
    assert result.ranks == (1, 2)


@pytest.mark.rule("RG 10.7")
def test_the_difference_is_clipped() -> None:
    table = mini(turns=3, turn=3, seats=[{"coins": 30, "characters": [{"card": "knight"}, None]}, {}])
    table.play("blue", Use("donation"))

    result = table.state.result
    assert result is not None
    assert (result.scores, result.utility) == ((90, -90), (0.9, -0.9))


@pytest.mark.rule("RG 10.7")
def test_a_dead_royal_loses_everything() -> None:
    table = mini(seats=[{"characters": [{"card": "knight"}, None]}, {"royal_hp": 1, "coins": 50}])
    table.play("blue", Claim("knight attack"))
    table.play("red", Believe())
    table.play("red", Allow())

    result = table.state.result
    assert result is not None
    assert (result.scores, result.utility, result.ranks) == ((100, -100), (1.0, -1.0), (1, 2))


@pytest.mark.rule("RG 10.7")
@pytest.mark.parametrize("turns", [3, 6])
def test_it_lasts_as_many_turns_as_the_table_wants(turns: int) -> None:
    state = MINI.start(2, 1, {"turn_limit": turns})
    while not state.is_over:
        state.play(state.actors[0], Use("donation") if Use("donation") in state.choices(state.actors[0]) else Allow())

    assert state.dump()["turn"] == turns


@pytest.mark.rule("RG 10.7")
def test_it_is_for_two() -> None:
    with pytest.raises(Refused, match="2"):
        MINI.start(3, 1)
    with pytest.raises(Refused) as refused:
        antechamber.game("royal-gambit").start(3, 1, {"pay_off": "difference"})
    assert refused.value.rule == "RG 10.7"
