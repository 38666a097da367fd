"""Answers given ahead: declared by the game, known to their seat alone, and given as if the seat answered then."""

import pytest

import antechamber
from antechamber.core.ahead import UNTIL_CLEARED
from antechamber.core.text import has_words
from antechamber.games.royal_gambit.moves import Believe
from antechamber.games.royal_secrets.moves import Pass
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import Who
from tests.table.party import Party, everything, in_a_window, raw, refusal
from tests.table.secrecy import rebuilt

GAMES = [game for game in antechamber.games() if game.preset is None]


def believing(seed: int = 0) -> tuple[Party, int]:
    """An open accusation, in which a person is asked who has answered ahead to believe."""
    for more in range(40):
        party = in_a_window(seed=seed + more)
        if party.shown_to(None).view.step == "accusing" and (people := [s for s in party.asked if s < 2]):
            return party, people[0]
    raise AssertionError("no person was asked to accuse in forty games")


def set_ahead(party: Party, seat: int, ahead: str, until: str = UNTIL_CLEARED) -> None:
    party.happen(acts.set_ahead(party.table, party.player(seat), ahead, until))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_answer_and_span_has_words_a_step_and_a_condition(game: antechamber.Game) -> None:
    prefix = game.prefix.lower()
    for ahead in game.ahead:
        assert set(ahead.steps) <= set(game.order.names)
        assert ahead.condition is None or ahead.condition in game.conditions
        for lang in game.languages:
            assert has_words(f"{prefix}-ahead-{ahead.id}", lang)
            assert all(has_words(f"{prefix}-until-{span}", lang) for span in ahead.spans)


def test_a_question_offers_what_can_be_answered_ahead_to_it() -> None:
    party, seat = believing()
    offers = party.shown_to(seat).can_ahead

    assert ("believe", "turn") in offers
    assert ("believe", UNTIL_CLEARED) in offers
    assert not any(name == "allow" for name, _ in offers)
    assert party.shown_to(None).can_ahead == ()


def test_only_its_seat_is_shown_an_answer_given_ahead() -> None:
    party, seat = believing()
    others = [reader for reader in party.table.readers() if reader != seat]
    before = [(party.shown_to(reader), party.table.number(reader)) for reader in others]
    set_ahead(party, seat, "believe")

    assert party.shown_to(seat).ahead == (("believe", UNTIL_CLEARED),)
    assert [(party.shown_to(reader), party.table.number(reader)) for reader in others] == before


def test_an_answer_given_ahead_is_sealed_like_any_other_and_nobody_else_can_tell() -> None:
    """The same window, once answered by the person and once ahead: all others are shown and told the same."""
    party, seat = believing()
    by_hand, ahead = rebuilt(party.log), rebuilt(party.log)
    ahead.apply(log.AheadSet(seat, "believe", UNTIL_CLEARED), party.now)
    assert acts.answer_ahead(ahead) == [log.Answered(seat, raw(Believe()))]
    for entry in acts.answer_ahead(ahead):
        ahead.apply(entry, party.now)
    by_hand.apply(log.Answered(seat, raw(Believe())), party.now)
    others = [reader for reader in party.table.readers() if reader != seat]

    assert by_hand.shown(others) == ahead.shown(others)
    assert [by_hand.number(reader) for reader in others] == [ahead.number(reader) for reader in others]
    closed = acts.close_window(by_hand)
    assert closed == acts.close_window(ahead)
    news, news_ahead = by_hand.apply(closed, party.now), ahead.apply(closed, party.now)
    assert [news.told(reader) for reader in others] == [news_ahead.told(reader) for reader in others]


def at_a_favor() -> tuple[Party, int]:
    """A person may use a favor, or pass."""
    for seed in range(20):
        party = Party("royal-secrets", 3, seed)
        for name in ("Ann", "Bob", "Cy"):
            party.sit(name)
        party.start()
        while party.table.phase == "playing":
            if (asked := party.asked) and party.shown_to(asked[0]).can_ahead:
                return party, asked[0]
            party.step()
    raise AssertionError("nobody was asked about a favor in twenty games")


def test_to_an_open_question_it_is_the_very_move_that_the_person_would_have_made() -> None:
    party, seat = at_a_favor()
    by_hand, ahead = rebuilt(party.log), rebuilt(party.log)
    ahead.apply(log.AheadSet(seat, "pass", "round"), party.now)
    (given,) = acts.answer_ahead(ahead)
    assert given == log.Played(seat, raw(Pass()))
    news, news_ahead = by_hand.apply(given, party.now), ahead.apply(given, party.now)
    others = [reader for reader in party.table.readers() if reader != seat]

    assert by_hand.shown(others) == ahead.shown(others)
    assert [news.told(reader) for reader in others] == [news_ahead.told(reader) for reader in others]
    assert [by_hand.number(reader) for reader in others] == [ahead.number(reader) for reader in others]


def test_it_says_nothing_to_other_questions_and_nothing_for_a_bot() -> None:
    party, seat = believing()
    set_ahead(party, seat, "allow")
    assert acts.answer_ahead(party.table) == []
    set_ahead(party, seat, "believe")
    assert party.table.due_ahead == [(seat, Believe())]
    party.hand_over(party.player(seat))

    assert party.table.due_ahead == []


def test_cleared_it_is_asked_again() -> None:
    party, seat = believing()
    set_ahead(party, seat, "believe")
    party.happen(acts.clear_ahead(party.table, party.player(seat), "believe"))

    assert party.table.due_ahead == []
    assert refusal(acts.clear_ahead, party.table, party.player(seat), "believe").reason == "table-nothing-ahead"


def test_what_the_game_does_not_know_is_refused() -> None:
    party, seat = believing()
    who = party.player(seat)

    assert refusal(acts.set_ahead, party.table, who, "dance", "turn").reason == "core-no-such-ahead"
    assert refusal(acts.set_ahead, party.table, who, "believe", "tomorrow").reason == "core-no-such-span"
    assert refusal(acts.set_ahead, Party().table, Who(0), "pass", "round").reason == "table-not-playing"


def test_an_answer_for_a_turn_ends_with_the_seats_next_turn() -> None:
    party, seat = believing()
    set_ahead(party, seat, "believe", "turn")
    while party.table.phase == "playing" and party.shown_to(None).view.actor != seat:
        assert party.shown_to(seat).ahead
        party.step()

    assert party.table.phase == "over" or party.shown_to(seat).ahead == ()


def test_a_restart_keeps_what_was_answered_ahead() -> None:
    party, seat = believing()
    set_ahead(party, seat, "believe")
    again = rebuilt(party.log)

    assert everything(again) == everything(party.table)
    assert again.due_ahead == party.table.due_ahead


@pytest.mark.rule("R76")
def test_favors_can_be_passed_ahead_for_a_round() -> None:
    """Of the questions whether a favor is played, none is left to answer by hand."""
    party = Party("royal-secrets", 3, 4)
    for name in ("Ann", "Bob", "Cy"):
        party.sit(name)
    party.start()
    while party.table.phase == "playing":
        asked = party.asked
        offers = party.shown_to(asked[0]).can_ahead if asked else ()
        if offers:
            assert ("pass", "round") in offers
            round_now = party.shown_to(None).view.round
            set_ahead(party, asked[0], "pass", "round")
            assert party.table.due_ahead == [(asked[0], Pass())]
            while party.shown_to(None).view.round == round_now and not party.playing.is_over:
                due = acts.answer_ahead(party.table)
                party.happen(*due) if due else party.step()
            assert party.shown_to(asked[0]).ahead == ()
            return
        party.step()
    raise AssertionError("nobody was asked about a favor")


def test_the_delay_of_an_open_question_follows_from_what_all_know() -> None:
    party, _ = believing()

    assert 0.8 <= party.table.ahead_delay <= 2.5
    assert rebuilt(party.log).ahead_delay == party.table.ahead_delay
