"""Redistribution of HP at the start of a turn (RG 2.2, RG 2.3)."""

from typing import Any

import pytest

from antechamber import Move
from antechamber.games.royal_gambit.events import CharacterDied, HpKept, HpLost, HpRedistributed, PoisonSpent
from antechamber.games.royal_gambit.moves import Claim, GiveFirst, GiveRoyal, KeepHp, Use
from tests.games.royal_gambit.court import Court, at, court, fresh, of

HP = tuple[int, int, int]
HAND = ("knight", "druid")


def start(*hand: str, royal: int = 4, **more: Any) -> Court:
    """Blue's turn begins; two play."""
    return court(players=2, royals={"blue": royal}, cards={"blue": hand or HAND}, redistributes=True, **more)


def results(table: Court) -> dict[tuple[Move, ...], HP]:
    """What blue can make of his HP, by the answers that lead to it."""
    found: dict[tuple[Move, ...], HP] = {}
    waiting: list[tuple[Court, tuple[Move, ...]]] = [(table, ())]
    while waiting:
        world, answers = waiting.pop()
        for move in world.choices("blue"):
            after = Court(world.state.copy())
            after.play("blue", move)
            if after.step == "declaring":
                found[*answers, move] = after.hp("blue")
            else:
                waiting.append((after, (*answers, move)))
    return found


# What can come out


@pytest.mark.rule("G70", "RG 2.2")
def test_from_the_start_there_are_36_results() -> None:
    table = fresh(3, first_player="0")

    found = results(table)

    assert len(found) == len(set(found.values())) == 36
    every = {(royal, first, 8 - royal - first) for royal in range(1, 9) for first in range(9 - royal)}
    assert set(found.values()) == every


@pytest.mark.rule("G1", "RG 2.2")
def test_the_sum_stays_the_same_and_the_royal_keeps_at_least_one() -> None:
    found = results(start("knight 3", "druid 1", royal=2)).values()

    assert {sum(hp) for hp in found} == {6}
    assert {royal for royal, _, _ in found} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("G1")
def test_no_royal_is_given_0_hp_nor_more_than_there_are() -> None:
    table = start()

    assert table.choices("blue") == [KeepHp(), *(GiveRoyal(hp) for hp in range(1, 9))]
    assert table.refusal("blue", GiveRoyal(0)).reason == "core-no-such-move"
    refused = table.refusal("blue", GiveRoyal(9))
    assert (refused.rule, refused.reason, refused.facts) == ("RG 2.2", "rg-too-many-hp", {"hp": 9, "total": 8})


@pytest.mark.rule("G1")
def test_the_characters_share_no_more_than_what_is_left_to_them() -> None:
    table = start()
    table.play("blue", GiveRoyal(7))

    assert table.choices("blue") == [GiveFirst(0), GiveFirst(1)]
    refused = table.refusal("blue", GiveFirst(2))
    assert (refused.rule, refused.reason, refused.facts) == ("RG 2.2", "rg-too-many-hp", {"hp": 2, "total": 1})


@pytest.mark.rule("RG 2.2", "G70")
@pytest.mark.parametrize(("hand", "empty"), [(("-", "druid"), 1), (("knight", "-"), 2)])
def test_nothing_goes_to_an_empty_position(hand: tuple[str, str], empty: int) -> None:
    found = results(start(*hand, fallen={"blue": ["whisperer"]})).values()

    assert len(found) == 6
    assert {hp[empty] for hp in found} == {0}


# Sacrifices


@pytest.mark.rule("RG 2.2", "G2", "G50")
def test_a_sacrificed_character_dies_with_its_poison_and_no_hp_is_lost() -> None:
    """RG 2.2, example: Diego has 4/2/2, with two tokens on the second, and makes it 4/4/0."""
    table = start("knight", "druid 2 poison 2")

    table.play("blue", GiveRoyal(4), GiveFirst(4))

    assert (table.hp("blue"), table.poison("blue"), table.fallen("blue")) == ((4, 4, 0), (0, 0, 0), ["druid"])
    assert of(CharacterDied, table.told) == [CharacterDied(seat=0, spot="second", card="druid", poison=2)]
    table.play("blue", Use("donation"))
    assert table.hp("blue") == (4, 4, 0)
    assert not any(isinstance(event, HpLost | PoisonSpent) for event in table.told)


@pytest.mark.rule("G2")
def test_a_sacrificed_character_lies_face_up_for_all_and_does_not_go_to_the_deck() -> None:
    table = start()
    deck = table.deck

    table.play("blue", GiveRoyal(4), GiveFirst(0))

    for reader in ("blue", "red", None):
        assert table.view(reader).seats[0].fallen == ("knight",)
    assert table.deck == deck


@pytest.mark.rule("RG 2.2", "G70")
def test_whoever_sacrifices_his_last_character_can_make_no_claim_this_turn() -> None:
    table = start(coins={"blue": 10})
    table.play("blue", GiveRoyal(8))

    assert table.hp("blue") == (8, 0, 0)
    assert table.choices("blue") == [Use("donation"), Use("tax"), Use("royal gambit"), Use("wedding")]
    refused = table.refusal("blue", Claim("heal"))
    assert (refused.rule, refused.reason) == ("RG 4.2", "rg-no-living-character")


@pytest.mark.rule("G70")
def test_whoever_keeps_one_character_may_still_claim() -> None:
    table = start()
    table.play("blue", GiveRoyal(7), GiveFirst(1))

    assert Claim("heal") in table.choices("blue")


# Against poison


@pytest.mark.rule("G50")
@pytest.mark.parametrize(("moves", "hp"), [([KeepHp()], (4, 0, 2)), ([GiveRoyal(3), GiveFirst(3)], (3, 1, 2))])
def test_hp_moved_to_a_poisoned_character_save_it(moves: list[Move], hp: HP) -> None:
    table = start("knight 2 poison 2", "druid")

    table.play("blue", *moves, Use("donation"))

    assert table.hp("blue") == hp


@pytest.mark.rule("G50")
@pytest.mark.parametrize(("moves", "survives"), [([KeepHp()], False), ([GiveRoyal(3), GiveFirst(1)], True)])
def test_hp_moved_to_a_poisoned_royal_save_it(moves: list[Move], survives: bool) -> None:
    table = start(royal=2, poisoned={"blue": 2})

    table.play("blue", *moves, Use("donation"))

    assert table.state.is_over is not survives


@pytest.mark.rule("G50")
def test_migration_moves_the_poison_on() -> None:
    table = start(poisoned={"blue": 1})

    table.play("blue", KeepHp(), Claim("migration"), at("red", "first"))
    table.believe()

    assert table.hp("blue") == (4, 2, 2)
    assert (table.poison("blue"), table.poison("red")) == ((0, 0, 0), (0, 1, 0))


# How it is asked


@pytest.mark.rule("RG 2.3", "G102")
def test_first_the_royal_is_asked_for_and_then_the_first_position() -> None:
    """RG 2.3, example: Elsa has 3/2/2 and answers 4, then 0: the remaining 3 fall to the second."""
    table = start(royal=3)

    assert table.step == "redistributing"
    table.play("blue", GiveRoyal(4))
    assert (table.step, table.asked) == ("sharing", ["blue"])
    assert table.choices("blue") == [GiveFirst(0), GiveFirst(1), GiveFirst(2), GiveFirst(3)]
    table.play("blue", GiveFirst(0))

    assert (table.step, table.hp("blue"), table.fallen("blue")) == ("declaring", (4, 0, 3), ["knight"])


@pytest.mark.rule("RG 2.3", "G102")
@pytest.mark.parametrize(("hand", "hp"), [(("-", "druid"), (1, 0, 5)), (("knight", "-"), (1, 5, 0))])
def test_with_one_living_character_the_hp_of_the_royal_settle_all(hand: tuple[str, str], hp: HP) -> None:
    table = start(*hand, fallen={"blue": ["whisperer"]})

    table.play("blue", GiveRoyal(1))

    assert (table.step, table.hp("blue")) == ("declaring", hp)


@pytest.mark.rule("RG 2.3")
def test_if_nothing_is_left_for_the_characters_nothing_more_is_asked() -> None:
    table = start()

    table.play("blue", GiveRoyal(8))

    assert (table.step, table.hp("blue"), table.fallen("blue")) == ("declaring", (8, 0, 0), ["knight", "druid"])


@pytest.mark.rule("RG 2.3", "G102")
def test_to_keep_everything_is_one_of_the_answers() -> None:
    table = start()

    table.play("blue", KeepHp())

    assert (table.step, table.hp("blue")) == ("declaring", (4, 2, 2))
    assert table.told == [HpKept(seat=0)]


@pytest.mark.rule("RG 2.3")
def test_numbers_that_would_change_nothing_are_not_offered() -> None:
    """With two characters the Royal may stay as it is while they differ; with one it may not."""
    two, one = start(), start("knight", "-", fallen={"blue": ["druid"]})

    assert one.choices("blue") == [KeepHp(), *(GiveRoyal(hp) for hp in (1, 2, 3, 5, 6))]
    refused = one.refusal("blue", GiveRoyal(4))
    assert (refused.rule, refused.reason) == ("RG 2.3", "rg-nothing-moved")

    two.play("blue", GiveRoyal(4))
    assert two.choices("blue") == [GiveFirst(hp) for hp in (0, 1, 3, 4)]
    refused = two.refusal("blue", GiveFirst(2))
    assert (refused.rule, refused.reason) == ("RG 2.3", "rg-nothing-moved")


@pytest.mark.rule("RG 2.3", "G102", "G70")
def test_nothing_is_seen_before_the_last_answer_and_then_only_the_result() -> None:
    table = start()
    before = [table.view(reader) for reader in ("red", None)]

    assert table.play("blue", GiveRoyal(5)) == []
    assert [table.view(reader) for reader in ("red", None)] == before
    assert (table.view("blue").share, table.hp("blue")) == (5, (4, 2, 2))

    table.play("blue", GiveFirst(1))
    assert table.seen("red") == [HpRedistributed(seat=0, royal=5, first=1, second=2)]


# When it is asked


@pytest.mark.rule("RG 2.2", "G70", "G102")
def test_it_is_asked_once_before_the_action() -> None:
    table = start()
    table.play("blue", GiveRoyal(5), GiveFirst(1))

    for move in (GiveRoyal(4), GiveFirst(2), KeepHp()):
        refused = table.refusal("blue", move)
        assert (refused.rule, refused.reason, refused.facts) == ("RG 2.6", "rg-not-now", {"step": "declaring"})
    table.play("blue", Use("donation"))
    assert (table.actor, table.step) == ("red", "redistributing")


@pytest.mark.rule("RG 2.2", "G70")
def test_whoever_has_no_living_character_is_not_asked() -> None:
    table = court(turn_of="red", cards={"yellow": ("-", "-")}, fallen={"yellow": ["knight", "druid"]})

    table.play("red", Use("donation"))

    assert (table.actor, table.step) == ("yellow", "declaring")


# Its bounds


@pytest.mark.rule("G106")
def test_at_most_50_hp_are_given_where_they_are_asked_for_and_the_last_place_takes_the_rest() -> None:
    table = start("knight 60", "druid 40", royal=20)

    assert table.choices("blue")[-1] == GiveRoyal(50)
    assert table.refusal("blue", GiveRoyal(51)).reason == "core-no-such-move"
    table.play("blue", GiveRoyal(1))
    assert table.choices("blue")[-1] == GiveFirst(50)
    assert table.refusal("blue", GiveFirst(51)).reason == "core-no-such-move"
    table.play("blue", GiveFirst(2))

    assert table.hp("blue") == (1, 2, 117)


@pytest.mark.rule("G106")
def test_a_single_character_takes_all_that_the_royal_does_not() -> None:
    table = start("-", "druid 60", royal=60, fallen={"blue": ["knight"]})

    assert table.choices("blue") == [KeepHp(), *(GiveRoyal(hp) for hp in range(1, 51))]
    table.play("blue", GiveRoyal(50))

    assert table.hp("blue") == (50, 0, 70)
