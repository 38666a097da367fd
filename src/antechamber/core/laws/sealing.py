"""Sealed answers stay sealed until their window is opened."""

from antechamber.core.chance import Dice
from antechamber.core.events import seen
from antechamber.core.laws.tables import Table, hold, random_play, text_of
from antechamber.core.moves import Move
from antechamber.core.state import State


def windows(table: Table) -> None:
    """Nobody notices who has answered, the order does not matter, and a window opens when it is told to."""
    for moment in random_play(table):
        state = moment.state
        if state.window == 0 or state.actors != state.seats_asked:
            continue
        answers = {seat: _any(state.choices(seat), moment.dice) for seat in state.actors}
        closed = state.copy()
        left = list(answers)
        while left:
            seat = left.pop(moment.dice.below(len(left)))
            _seal(table, moment.number, closed, seat, answers[seat])
        hold(not closed.is_over and not closed.actors, table, moment.number, "a window has opened by itself")
        opened, told = state.copy(), closed.open()
        events = [event for seat in answers for event in opened.narrate(seat, answers[seat])]
        hold(text_of(closed.dump()) == text_of(opened.dump()), table, moment.number, "answers in another order differ")
        hold(told == events[len(events) - len(told) :], table, moment.number, "a window opened late tells other events")


def _any(choices: list[Move], dice: Dice) -> Move:
    return choices[dice.below(len(choices))]


def _seal(table: Table, number: int, state: State, seat: int, answer: Move) -> None:
    """Seal one answer; only its own seat may notice."""
    others = [reader for reader in table.readers() if reader != seat]
    before = [_known(state, reader) for reader in others]
    events = state.seal(seat, answer)
    hold(state.answer(seat) == answer, table, number, f"the answer of {seat} is lost")
    hold(bool(seen(events, seat)), table, number, f"{seat} was not told how they answered")
    for reader, known in zip(others, before, strict=True):
        hold(not seen(events, reader), table, number, f"{reader} was told that {seat} has answered")
        hold(_known(state, reader) == known, table, number, f"{reader} can see that {seat} has answered")


def _known(state: State, reader: int | None) -> str:
    return f"{state.view(reader)!r} {state.choices(reader)!r}"
