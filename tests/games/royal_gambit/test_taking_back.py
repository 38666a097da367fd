"""Taking back in Royal Gambit: until the declaration is complete (G75)."""

import pytest

import antechamber
from antechamber.games.royal_gambit.moves import Claim, GiveRoyal, KeepHp, Target
from tests.games.taking_back import Way

pytestmark = pytest.mark.rule("G75")


def gambit(**options: object) -> Way:
    return Way(antechamber.game("royal-gambit").start(4, 3, {"first_player": "0", **options}))


def test_a_redistribution_and_the_parts_of_a_declaration_can_be_taken_back_one_by_one() -> None:
    way = gambit()
    begun = way.state.dump()

    assert way.play(KeepHp(), Claim("spy"))
    assert way.back.undo()[0].now.name == "declaring"
    assert way.back.undo()[0].dump() == begun
    assert not way.back.is_open_to(0)


def test_a_declared_action_stands() -> None:
    assert not gambit().play(KeepHp(), Claim("spy"), Target(1, "first"))


def test_a_sacrifice_that_turns_a_card_up_stands() -> None:
    whole = gambit(characters=1)
    total = sum(seat.royal_hp + sum(each.hp for each in seat.characters) for seat in whole.state.view(0).seats[:1])

    assert not whole.play(GiveRoyal(total))
