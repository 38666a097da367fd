"""Taking back: until somebody else is asked, something is drawn, or something is shown to somebody else."""

import pytest

import antechamber
from antechamber import Move, State
from antechamber.core.undoing import WayBack
from antechamber.games.queen_marie_antoinette.moves import Place, Play
from antechamber.games.royal_gambit.moves import Claim, GiveRoyal, KeepHp, Target
from antechamber.games.royal_secrets.moves import Attend, Bet, GiveParley


class Way:
    """A game in which every choice is noted."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.back = WayBack()

    def play(self, *moves: Move) -> bool:
        """Let whoever is asked make these moves; True if the last one can be taken back."""
        seat = -1
        for move in moves:
            seat, before = self.state.actors[0], self.state.copy()
            self.back.note(seat, before, self.state, self.state.narrate(seat, move))
        return self.back.is_open_to(seat)


def secrets(**position: object) -> Way:
    return Way(antechamber.game("royal-secrets").load({"game": "royal-secrets", "players": 4, **position}))


@pytest.mark.rule("R78")
def test_an_audience_can_be_chosen_again_until_the_next_speaker_is_named() -> None:
    way = secrets(round=1)

    assert way.play(Attend("king"))
    assert not way.play(GiveParley(1))


@pytest.mark.rule("R78")
def test_a_card_laid_face_down_can_be_taken_back_and_one_laid_face_up_cannot() -> None:
    king = {"audience": "planning 40", "present": [0, 1]}
    queen = {"audience": "corruption 20", "present": [2, 3]}
    table = {"round": 1, "king": king, "queen": queen, "action": "first card", "step": "betting"}

    assert secrets(**table).play(Bet("courtier 10", face_up=False))
    assert not secrets(**table).play(Bet("courtier 10", face_up=True))


def gambit(**options: object) -> Way:
    return Way(antechamber.game("royal-gambit").start(4, 3, {"first_player": "0", **options}))


@pytest.mark.rule("G75")
def test_a_redistribution_and_the_parts_of_a_declaration_can_be_taken_back_one_by_one() -> None:
    way = gambit()
    begun = way.state.dump()

    assert way.play(KeepHp(), Claim("spy"))
    assert way.back.undo()[0].now.name == "declaring"
    assert way.back.undo()[0].dump() == begun
    assert not way.back.is_open_to(0)


@pytest.mark.rule("G75")
def test_a_declared_action_stands() -> None:
    assert not gambit().play(KeepHp(), Claim("spy"), Target(1, "first"))


def test_a_sacrifice_that_turns_a_card_up_stands() -> None:
    whole = gambit(characters=1)
    total = sum(seat.royal_hp + sum(each.hp for each in seat.characters) for seat in whole.state.view(0).seats[:1])

    assert not whole.play(GiveRoyal(total))


@pytest.mark.rule("Q51")
def test_a_card_of_the_court_can_be_taken_back_until_its_column_is_chosen() -> None:
    game = antechamber.game("queen-marie-antoinette")
    state = game.start(2, 5)
    while state.now.name == "draft":
        state.play(state.actors[0], state.choices(state.actors[0])[0])
    way = Way(state)
    card = next(move for move in state.choices(state.actors[0]) if isinstance(move, Play))

    assert way.play(card)
    assert not way.play(next(move for move in state.choices(state.actors[0]) if isinstance(move, Place)))


def test_another_seats_choice_ends_the_way_back() -> None:
    way = secrets(round=1)
    way.play(Attend("king"))
    before = way.state.copy()
    way.back.note(2, before, before, [])

    assert not way.back.is_open_to(0)
