"""The checks of windows and news prove their teeth: planted faults, each of which one of them must catch."""

from collections.abc import Callable

import pytest

from antechamber.core.events import ChoiceUndone
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.table import entries as log
from antechamber.table import export
from antechamber.table import table as table_module
from antechamber.table.news import News
from antechamber.table.playing import Playing
from antechamber.table.shown import Shown
from antechamber.table.table import Table
from tests.table import test_ahead, test_undo
from tests.table.lives import live
from tests.table.party import QUICK_GAMBIT, Party, in_a_window
from tests.table.secrecy import Watcher, check_answers_are_not_noticed, check_order_does_not_matter

pytestmark = [pytest.mark.pure, pytest.mark.mutant]

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


def check_windows() -> None:
    for seed in range(3):
        check_answers_are_not_noticed(in_a_window(seed=seed))


def check_orders() -> None:
    for seed in range(3):
        check_order_does_not_matter(in_a_window(seed=seed))


def check_news() -> None:
    party = Party("royal-gambit", 4, 1, **QUICK_GAMBIT)
    watcher = Watcher(party)
    for entry, news in live(party, 300):
        watcher.check(entry, news)


# The faults.


def an_answer_is_played_at_once(patch: Patch) -> None:
    def seal(self: Playing, seat: int, move: Move) -> News:
        return News(self._state.narrate(seat, move), seat)

    patch.setattr(Playing, "seal", seal)


def a_sight_shows_anothers_answer(patch: Patch) -> None:
    honest = Playing._shown

    def leaking(self: Playing, reader: int | None, view: object) -> Shown:
        sight = honest(self, reader, view)
        answers = [self._state.answer(seat) for seat in self._state.seats_asked] if self.is_window else []
        return Shown(
            sight.view, sight.choices, sight.answer or next(filter(None, answers), None), sight.can_undo, (), ()
        )

    patch.setattr(Playing, "_shown", leaking)


def a_number_grows_with_every_entry(patch: Patch) -> None:
    honest = Table.apply

    def counting(self: Table, entry: log.Entry, now: float) -> News:
        news = honest(self, entry, now)
        self.numbers = [number + 1 for number in self.numbers]
        return news

    patch.setattr(Table, "apply", counting)


def an_answer_is_news_for_all(patch: Patch) -> None:
    honest = table_module._EFFECTS[log.Answered]

    def telling(table: Table, entry: log.Answered, now: float) -> News:
        honest(table, entry, now)
        return News(is_for_all=True)

    effects: dict[type[log.Entry], object] = {**table_module._EFFECTS, log.Answered: telling}
    patch.setattr(table_module, "_EFFECTS", effects)


def the_time_shrinks_when_all_have_answered(patch: Patch) -> None:
    patch.setattr(Playing, "closes_in", lambda self, pace, now: self.closes(pace) - now if self.is_window else None)


def a_second_answer_replaces_the_first(patch: Patch) -> None:
    patch.setattr(Playing, "check", lambda self, seat, raw: self.read(raw))


def whoever_has_answered_is_still_offered_choices(patch: Patch) -> None:
    honest = Playing._shown

    def offering(self: Playing, reader: int | None, view: object) -> Shown:
        sight = honest(self, reader, view)
        is_answered = reader is not None and sight.answer is not None
        return Shown(
            view, self.game.moves({})[:1] if is_answered else sight.choices, sight.answer, sight.can_undo, (), ()
        )

    patch.setattr(Playing, "_shown", offering)


def the_last_to_answer_is_not_heard(patch: Patch) -> None:
    honest = Playing.seal

    def hasty(self: Playing, seat: int, move: Move) -> News:
        is_last = len(self._state.actors) == 1
        return honest(self, seat, dict(self.silence())[seat] if is_last else move)

    patch.setattr(Playing, "seal", hasty)


def a_part_of_a_choice_is_news_for_all(patch: Patch) -> None:
    patch.setattr(News, "reaches", lambda self, reader: self._is_for_all or self._actor is not None)


def an_actor_is_not_shown_his_own_part(patch: Patch) -> None:
    patch.setattr(News, "reaches", lambda self, reader: self._is_for_all or bool(self.told(reader)))


def events_are_told_as_they_are(patch: Patch) -> None:
    patch.setattr(News, "told", lambda self, reader: list(self._events))


def a_spectator_is_shown_the_view_of_a_seat(patch: Patch) -> None:
    honest = Playing.shown

    def shown(self: Playing, readers: list[int | None]) -> list[Shown]:
        return honest(self, [0 if reader is None else reader for reader in readers])

    patch.setattr(Playing, "shown", shown)


def check_ahead() -> None:
    test_ahead.test_only_its_seat_is_shown_an_answer_given_ahead()
    test_ahead.test_an_answer_given_ahead_is_sealed_like_any_other_and_nobody_else_can_tell()
    test_ahead.test_cleared_it_is_asked_again()


def check_undo() -> None:
    test_undo.test_who_had_not_been_told_of_a_part_is_not_told_of_its_taking_back()
    test_undo.test_all_who_had_been_told_are_told_and_their_numbers_grow()
    test_undo.test_the_record_holds_the_final_moves()


def an_answer_ahead_is_news_for_all(patch: Patch) -> None:
    honest = Playing.set_ahead

    def telling(self: Playing, seat: int, name: str, until: str) -> News:
        honest(self, seat, name, until)
        return News(is_for_all=True)

    patch.setattr(Playing, "set_ahead", telling)


def everybody_is_shown_what_was_answered_ahead(patch: Patch) -> None:
    everyone = range(4)
    patch.setattr(Playing, "_ahead_of", lambda self, seat: tuple(n for s in everyone for n in self._ahead[s].items()))


def a_cleared_answer_is_still_given(patch: Patch) -> None:
    patch.setattr(Playing, "clear_ahead", lambda self, seat, name: News((), seat))


def taking_back_is_told_to_all(patch: Patch) -> None:
    patch.setattr(ChoiceUndone, "private", False)


def taking_back_is_told_to_nobody(patch: Patch) -> None:
    honest = Playing.undo

    def silent(self: Playing, seat: int) -> News:
        honest(self, seat)
        return News((), seat)

    patch.setattr(Playing, "undo", silent)


def the_record_keeps_what_was_taken_back(patch: Patch) -> None:
    honest = export._follow

    def forgetful(table: Table, moves: list[tuple[int, Move]], answers: dict[int, Move], entry: log.Entry) -> None:
        if not isinstance(entry, log.Undone):
            honest(table, moves, answers, entry)

    patch.setattr(export, "_follow", forgetful)


MUTANTS: list[tuple[Plant, Callable[[], None]]] = [
    (an_answer_is_played_at_once, check_windows),
    (a_sight_shows_anothers_answer, check_windows),
    (a_number_grows_with_every_entry, check_windows),
    (an_answer_is_news_for_all, check_windows),
    (the_time_shrinks_when_all_have_answered, check_windows),
    (a_second_answer_replaces_the_first, check_windows),
    (whoever_has_answered_is_still_offered_choices, check_windows),
    (the_last_to_answer_is_not_heard, check_orders),
    (a_number_grows_with_every_entry, check_news),
    (a_part_of_a_choice_is_news_for_all, check_news),
    (an_actor_is_not_shown_his_own_part, check_news),
    (events_are_told_as_they_are, check_news),
    (a_spectator_is_shown_the_view_of_a_seat, check_news),
    (an_answer_ahead_is_news_for_all, check_ahead),
    (everybody_is_shown_what_was_answered_ahead, check_ahead),
    (a_cleared_answer_is_still_given, check_ahead),
    (taking_back_is_told_to_all, check_undo),
    (taking_back_is_told_to_nobody, check_undo),
    (the_record_keeps_what_was_taken_back, check_undo),
]


@pytest.mark.parametrize(("plant", "check"), MUTANTS, ids=lambda function: function.__name__)
def test_a_planted_fault_is_caught(plant: Plant, check: Callable[[], None], monkeypatch: Patch) -> None:
    check()
    plant(monkeypatch)

    with pytest.raises((AssertionError, Refused)):
        check()
