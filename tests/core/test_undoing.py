"""Taking back: until somebody else is asked, something is drawn, or something is shown to somebody else."""

import pytest

import antechamber
from antechamber import Record, Refused
from antechamber.games.queen_marie_antoinette.moves import Place, Play
from antechamber.games.royal_secrets.moves import Attend, Bet, GiveParley
from tests.games.taking_back import Way


def secrets(**position: object) -> Way:
    return Way(antechamber.game("royal-secrets").load({"game": "royal-secrets", "players": 4, **position}))


def test_an_audience_can_be_chosen_again_until_the_next_speaker_is_named() -> None:
    way = secrets(round=1)

    assert way.play(Attend("king"))
    assert not way.play(GiveParley(1))


def test_a_card_laid_face_down_can_be_taken_back_and_one_laid_face_up_cannot() -> None:
    king = {"audience": "planning 40", "present": [0, 1]}
    queen = {"audience": "corruption 20", "present": [2, 3]}
    table = {"round": 1, "king": king, "queen": queen, "action": "first card", "step": "betting"}

    assert secrets(**table).play(Bet("courtier 10", face_up=False))
    assert not secrets(**table).play(Bet("courtier 10", face_up=True))


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


def test_a_record_takes_back_its_last_move_and_holds_the_final_ones() -> None:
    record = Record.start(antechamber.game("royal-secrets"), 4, 7)
    seat = record.state.actors[0]
    begun = record.state.dump()
    record.play(seat, Attend("king"))
    record.undo()

    assert (record.moves, record.state.dump()) == ([], begun)
    record.play(seat, Attend("queen"))
    record.play(seat, next(move for move in record.state.choices(seat) if isinstance(move, GiveParley)))
    with pytest.raises(Refused, match="nothing to take back"):
        record.undo()
    assert len(record.moves) == 2
    assert Record.from_json(record.to_json()).state.dump() == record.state.dump()


def test_a_record_without_moves_has_nothing_to_take_back() -> None:
    with pytest.raises(Refused):
        Record.start(antechamber.game("royal-secrets"), 4, 7).undo()
