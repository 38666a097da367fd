"""Sealed answers: how a window notes them, and what they are called (RG 5.1, RG 6.2, RG 7.13, G101)."""

from mypy_extensions import i64

from antechamber.core.events import only
from antechamber.games.royal_gambit.cards import DEFEND
from antechamber.games.royal_gambit.events import Answer, AnswerSealed
from antechamber.games.royal_gambit.state import NO, QUIT, YES, Step, Table


def is_window(step: i64) -> bool:
    """Steps that ask several seats at once, under seal."""
    match step:
        case Step.ACCUSING | Step.COUNTERING | Step.PASSING:
            return True
    return False


def seal(table: Table, seat: i64, given: i64, counter: i64) -> None:
    """Note an answer that nobody else learns of."""
    table.answers[seat] = given
    table.asked &= ~(1 << seat)
    if table.events is not None:
        answer = word_of(table.step, counter, given)
        table.tell(AnswerSealed(seat=seat, answer=answer, readers=only(seat)))


def word_of(step: i64, counter: i64, given: i64) -> Answer:
    """What an answer in the window of this step is called; `counter` is how the action may be countered."""
    if given == QUIT:
        return "resign"
    match step:
        case Step.ACCUSING:
            return "accuse" if given == YES else "believe"
        case Step.PASSING:
            return "first" if given == 1 else "second"
    if given == NO:
        return "allow"
    if counter != DEFEND:
        return "counter"
    return "defend first" if given == YES else "defend second"


def clear_answers(table: Table) -> None:
    """Forget what was answered in a window."""
    for seat in range(table.players):
        table.answers[seat] = 0


def clear_counters(table: Table) -> None:
    """Forget the counteractions, opened and unopened."""
    if table.opened == 0:  # None was sealed.
        return
    table.standing = 0
    table.opened = 0
    for seat in range(table.players):
        table.counters[seat] = 0
