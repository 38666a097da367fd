"""Sealed windows: nobody learns who has answered, and when they close depends on nothing else than is said here."""

import math

import pytest

from antechamber.games.royal_gambit.events import PlayerFell
from antechamber.games.royal_gambit.moves import Allow, Believe, Resign
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import Who
from antechamber.table.pace import FOREVER, Pace
from tests.table.party import PACE, Party, everything, in_a_window, raw, refusal, royal_secrets
from tests.table.secrecy import check_answers_are_not_noticed, check_order_does_not_matter, rebuilt

WINDOWS = [("royal-gambit", 3), ("royal-gambit", 4), ("royal-gambit", 6), ("royal-secrets", 3)]
EVERY_WINDOW = pytest.mark.parametrize(("game", "players"), WINDOWS)
SEEDS = range(8)


# Secrecy.


@EVERY_WINDOW
def test_nobody_notices_that_somebody_has_answered(game: str, players: int) -> None:
    for seed in SEEDS:
        check_answers_are_not_noticed(in_a_window(game, players, seed))


@EVERY_WINDOW
def test_the_order_of_the_answers_does_not_matter(game: str, players: int) -> None:
    for seed in SEEDS[:4]:
        check_order_does_not_matter(in_a_window(game, players, seed))


@EVERY_WINDOW
def test_all_windows_of_whole_games_keep_their_secrets(game: str, players: int) -> None:
    party = in_a_window(game, players, seed=9)
    while party.table.phase == "playing":
        if party.playing.is_window:
            check_answers_are_not_noticed(party)
        party.step()


def test_an_answer_is_stored_as_an_answer_and_a_move_as_a_move() -> None:
    party = in_a_window()
    seat = party.asked[0]
    answer = party.shown_to(seat).choices[0]

    entry = party.send(seat, answer)

    assert isinstance(entry, log.Answered)
    assert party.playing.read(entry.move) == answer


def test_an_answer_names_the_bot_that_gave_it() -> None:
    for seed in SEEDS:
        party = in_a_window(seed=seed)
        for seat in party.asked:
            entry = party.send(seat, party.shown_to(seat).choices[0])
            assert isinstance(entry, log.Answered)
            assert entry.bot == ("random" if seat >= 2 else None)


def test_whoever_is_not_asked_in_a_window_is_refused_alike_whoever_has_answered() -> None:
    party = in_a_window()
    outside = next(seat for seat in range(4) if seat not in party.asked)
    move = party.shown_to(party.asked[0]).choices[0]
    refusals = []
    while party.asked:
        refusals.append(refusal(party.send, outside, move).args)
        party.play_any(party.asked[0])
    refusals.append(refusal(party.send, outside, move).args)

    assert len(refusals) > 2
    assert all(each == refusals[0] for each in refusals)


def test_a_hand_over_in_a_window_is_noticed_by_no_frame_and_keeps_the_answer() -> None:
    party = in_a_window(seed=next(seed for seed in SEEDS if 0 in in_a_window(seed=seed).asked))
    party.play_any(0)
    before = party.shown()
    party.hand_over(Who(0))

    assert party.shown() == before
    assert refusal(party.send, 0, Believe()).reason == "table-answered"


# Closing.


def finish(party: Party, *, but: int = 0) -> None:
    """All answer but so many."""
    while len(party.asked) > but:
        party.play_any(party.asked[0])


@EVERY_WINDOW
def test_a_window_closes_at_its_deadline_until_all_have_answered_and_then_at_the_least_time(
    game: str, players: int
) -> None:
    party = in_a_window(game, players)
    opened = party.playing._opened or 0.0
    party.now += 0.5
    while party.asked:
        assert party.table.closes(PACE) == opened + PACE.most
        party.play_any(party.asked[0])

    assert party.table.closes(PACE) == opened + PACE.least


def test_the_time_that_is_told_counts_to_the_deadline_whoever_has_answered() -> None:
    party = in_a_window()
    party.now += 20
    told = [party.playing.closes_in(PACE, party.now)]
    while party.asked:
        party.play_any(party.asked[0])
        told.append(party.playing.closes_in(PACE, party.now))

    assert set(told) == {40.0}
    assert party.playing.closes_in(PACE, party.now + 100) == 0.0


def test_without_a_deadline_a_window_waits_for_everybody() -> None:
    party, patient = in_a_window(), Pace(least=2.0, most=0)
    opened = party.now
    party.now += 1e9

    assert party.table.closes(patient) == FOREVER == math.inf
    assert party.playing.closes_in(patient, party.now) is None
    finish(party)
    assert party.table.closes(patient) == opened + 2.0


def test_a_deadline_is_never_before_the_least_time() -> None:
    party = in_a_window()

    assert party.table.closes(Pace(least=5.0, most=1.0)) == party.now + 5.0
    assert party.playing.closes_in(Pace(least=5.0, most=1.0), party.now) == 5.0


def test_where_one_seat_is_asked_alone_nothing_closes() -> None:
    party = royal_secrets()

    assert party.table.closes(PACE) is None
    assert party.playing.closes_in(PACE, party.now) is None
    assert Party().table.closes(PACE) is None


def test_there_is_nothing_to_close_where_no_window_is_open() -> None:
    party = royal_secrets()
    before = everything(party.table)

    assert refusal(acts.close_window, party.table).reason == "table-no-window"
    assert refusal(party.happen, log.WindowClosed()).reason == "table-no-window"
    seat = party.asked[0]
    answer = log.Answered(seat, raw(party.shown_to(seat).choices[0]))
    assert refusal(party.happen, answer).reason == "table-no-window"
    assert everything(party.table) == before


@EVERY_WINDOW
def test_when_a_window_closes_everybody_is_sent_one_frame(game: str, players: int) -> None:
    party = in_a_window(game, players)
    finish(party)
    numbers = party.table.numbers[:]
    news = party.close_window()

    assert party.table.numbers == [number + 1 for number in numbers]
    assert all(news.told(reader) for reader in party.table.readers())
    assert all(party.shown_to(reader).answer is None for reader in party.table.readers())


def test_a_window_that_follows_on_a_window_has_a_time_of_its_own() -> None:
    for seed in range(40):
        party = in_a_window(seed=seed % 10, players=3 + seed // 10)
        finish(party)
        party.now += 7.0
        party.close_window()
        if party.table.phase == "playing" and party.playing.is_window:
            assert party.table.closes(PACE) == party.now + PACE.most
            return
    pytest.fail("no window followed on a window in forty games")


# The absent.


@EVERY_WINDOW
@pytest.mark.parametrize("absent", [1, 2])
def test_for_the_absent_the_house_answers_what_stands_for_silence(game: str, players: int, absent: int) -> None:
    party = in_a_window(game, players)
    finish(party, but=absent)
    away = party.asked
    expected = {seat: party.table.game.silent(party.shown_to(seat).view, party.shown_to(seat).choices) for seat in away}
    offered = {seat: party.shown_to(seat).choices for seat in away}

    closed = acts.close_window(party.table)

    assert {seat: party.playing.read(move) for seat, move in closed.absent} == expected
    assert all(expected[seat] in offered[seat] for seat in away)
    party.happen(closed)
    assert everything(rebuilt(party.log)) == everything(party.table)


def test_silence_in_royal_gambit_neither_accuses_nor_counters_nor_resigns() -> None:
    given = set()
    for seed in range(20):
        party = in_a_window(seed=seed, resigning="any time")
        closed = acts.close_window(party.table)
        assert [seat for seat, _ in closed.absent] == party.asked
        given |= {type(party.playing.read(move)) for _, move in closed.absent}

    assert {Believe, Allow} <= given
    assert Resign not in given


def test_an_answer_that_was_given_is_never_replaced_by_silence() -> None:
    party = in_a_window()
    seat = party.asked[0]
    party.play_any(seat)

    assert seat not in dict(acts.close_window(party.table).absent)


def test_closing_for_the_absent_is_the_same_as_if_they_had_answered_so() -> None:
    party = in_a_window()
    finish(party, but=1)
    (away,) = party.asked
    silent = party.table.game.silent(party.shown_to(away).view, party.shown_to(away).choices)
    spoken = rebuilt([*party.log, log.Answered(away, raw(silent)), log.WindowClosed()])
    party.close_window()
    party.table.numbers[away] += 1  # Nobody told them of an answer of their own.

    assert everything(party.table) == everything(spoken)


# Resigning.


@pytest.mark.parametrize("everybody", [False, True], ids=["one", "everybody"])
def test_whoever_resigns_in_a_window_falls_when_it_closes_and_no_sooner(everybody: bool) -> None:
    for seed in SEEDS:
        party = in_a_window(seed=seed, resigning="any time")
        quitters = party.asked if everybody else party.asked[-1:]
        before = [party.shown_to(None), party.table.number(None)]
        for seat in quitters:
            party.play(seat, Resign())
        assert [party.shown_to(None), party.table.number(None)] == before
        told = party.close_window().told(None)

        fallen = [event.seat for event in told if isinstance(event, PlayerFell) and event.why == "resigned"]
        assert sorted(fallen) == quitters
