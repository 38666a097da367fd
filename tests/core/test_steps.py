"""Steps: their order is checked, and a sealed step keeps its answers until it is told to open them."""

import pytest

import antechamber
from antechamber.core.steps import Order, Over, Step
from antechamber.games.royal_gambit.events import AnswerSealed
from antechamber.games.royal_gambit.moves import Accuse, Believe, Claim, KeepHp, Target

GAMBIT = antechamber.game("royal-gambit")


def in_a_window() -> antechamber.State:
    """Three rivals are asked whether a claim is a lie."""
    state = GAMBIT.start(4, 3, {"first_player": "0"})
    state.play(0, KeepHp())
    state.play(0, Claim("spy"))
    state.play(0, Target(1, "first"))
    assert state.actors == (1, 2, 3)
    return state


def test_a_step_at_the_wrong_place_is_an_error() -> None:
    order = GAMBIT.order
    with pytest.raises(TypeError, match="“over” stands at place 0 and says that it is number 3"):
        Order(
            [Over(3, "RG 9.4")],
            redeal=order.redeal,
            views=order.views,
            dump=order.dump,
            inventory=order.inventory,
            outcome=order.outcome,
            explain=order.explain,
        )


@pytest.mark.parametrize("game", antechamber.games(), ids=lambda game: game.preset or game.id)
def test_every_step_has_a_name_of_its_own_and_the_last_one_is_the_end(game: antechamber.Game) -> None:
    names = game.order.names

    assert len(set(names)) == len(names)
    assert [step.name for step in game.order.steps if step.is_end] == [names[-1]] == ["over"]


def test_a_step_is_found_by_its_name() -> None:
    assert GAMBIT.order.named("accusing").rule == "RG 5.1"
    with pytest.raises(KeyError):
        GAMBIT.order.named("dancing")


def test_a_step_refuses_by_default_what_it_does_not_know() -> None:
    step: Step[antechamber.State] = Step(0, "dancing", "RG 2.6")

    with pytest.raises(antechamber.Refused) as refused:
        step.refuse(GAMBIT.start(2, 1), 0, 0)
    assert (refused.value.rule, refused.value.reason) == ("RG 2.6", "rg-not-now")


def test_a_window_that_all_have_answered_stays_closed_until_it_is_opened() -> None:
    state = in_a_window()
    before = state.view(None)
    told = [state.seal(seat, move) for seat, move in ((2, Accuse()), (1, Believe()), (3, Accuse()))]

    assert [[type(event) for event in events] for events in told] == [[AnswerSealed]] * 3
    assert (state.actors, state.seats_asked, state.is_over, state.result) == ((), (1, 2, 3), False, None)
    assert [state.answer(seat) for seat in range(4)] == [None, Believe(), Accuse(), Accuse()]
    assert state.view(None) == before

    events = state.open()
    assert AnswerSealed not in {type(event) for event in events}
    assert state.now.name == "proving"
    assert [state.answer(seat) for seat in range(4)] == [None] * 4


def test_a_seat_answers_once() -> None:
    state = in_a_window()
    state.seal(2, Accuse())

    assert state.why_not(2, Believe()) is not None
    assert state.choices(2) == []


def test_only_an_open_window_can_be_answered_and_only_a_full_one_opened() -> None:
    state = GAMBIT.start(4, 3)
    with pytest.raises(ValueError, match="no window is open"):
        state.seal(state.actors[0], state.choices(state.actors[0])[0])
    window = in_a_window()
    window.seal(1, Believe())
    with pytest.raises(ValueError, match="in which all have answered"):
        window.open()
    assert window.actors == (2, 3)


def test_an_imagined_world_asks_everybody_again_but_a_reader_who_has_answered() -> None:
    state = in_a_window()
    state.seal(1, Believe())
    state.seal(2, Accuse())
    state.seal(3, Believe())

    assert state.imagine(2, 1).actors == (1, 3)
    assert state.imagine(2, 1).answer(2) == Accuse()
    assert state.imagine(None, 1).actors == (1, 2, 3)
    assert state.imagine(0, 1).answer(1) is None
