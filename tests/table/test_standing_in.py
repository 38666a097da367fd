"""Bots at a table: seated before a game, standing in for people during one, and never more than players."""

import pytest

from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import SPECTATOR, Chair, Who
from tests.table.party import Party, raw, refusal, royal_secrets

BOT = Who(2, is_bot=True)


def test_the_host_seats_a_bot_and_replaces_it_by_another() -> None:
    party = Party()
    ann = party.sit("Ann")
    first = acts.seat_bot(party.table, ann, 1, None, "one")
    party.happen(first)
    second = acts.seat_bot(party.table, ann, 1, "sensible", "two")
    party.happen(second)

    assert (first.bot, second.bot, second.by) == ("random", "sensible", 0)
    assert party.table.names == ("Ann", "Bot 2", "3")
    assert party.table.who("one") is None
    assert party.table.who("two") == Who(1, is_bot=True)


@pytest.mark.parametrize(
    ("who", "seat", "bot", "reason"),
    [
        (Who(1), 2, None, "table-not-host"),
        (SPECTATOR, 2, None, "table-spectator"),
        (BOT, 2, None, "table-only-moves"),
        (Who(0), 0, None, "table-chair-taken"),
        (Who(0), 1, None, "table-chair-taken"),
        (Who(0), 3, None, "core-no-such-seat"),
        (Who(0), 2, "grandmaster", "bots-no-such-bot"),
    ],
)
def test_seating_a_bot_is_refused(who: Who, seat: int, bot: str | None, reason: str) -> None:
    party = Party()
    party.sit("Ann")
    party.sit("Bob")

    assert refusal(acts.seat_bot, party.table, who, seat, bot, "key").reason == reason


def test_no_bot_is_seated_in_play_but_by_handing_over() -> None:
    assert refusal(acts.seat_bot, royal_secrets().table, Who(0), 2, None, "key").reason == "table-playing"


# Handing over, and taking back.


def test_a_seat_is_handed_to_a_bot_and_taken_back_and_nobody_is_sent_a_frame() -> None:
    party = royal_secrets()
    before, owner = party.shown(), party.table.chairs[1].owner
    entry = acts.hand_over(party.table, Who(1), None, "sensible", "stand-in")
    party.happen(entry)

    assert entry == log.BotSeated(1, "sensible", "stand-in", by=1)
    assert party.table.chairs[1].owner == owner
    assert party.table.names[1] == "Bob"

    party.happen(acts.take_back(party.table, Who(1)))

    assert party.table.chairs[1] == Chair(owner)
    assert party.table.who("stand-in") is None
    assert party.shown() == before


def test_what_the_host_does_for_another_seat_is_marked_with_his_own() -> None:
    party = royal_secrets()
    party.happen(entry := acts.hand_over(party.table, Who(0), 1, None, "stand-in"))

    assert (entry.seat, entry.by) == (1, 0)
    party.happen(acts.take_back(party.table, Who(1)))
    assert party.table.chairs[1].bot is None


def test_an_owner_may_name_his_own_seat_without_being_host() -> None:
    assert acts.hand_over(royal_secrets().table, Who(1), 1, None, "key").by == 1


@pytest.mark.parametrize(
    ("who", "seat", "bot", "reason"),
    [
        (Who(1), 0, None, "table-not-host"),
        (SPECTATOR, None, None, "table-spectator"),
        (SPECTATOR, 1, None, "table-spectator"),
        (BOT, None, None, "table-only-moves"),
        (Who(0), 2, None, "table-bot-plays-already"),
        (Who(0), 3, None, "core-no-such-seat"),
        (Who(0), -1, None, "core-no-such-seat"),
        (Who(0), None, "grandmaster", "bots-no-such-bot"),
    ],
)
def test_handing_over_is_refused(who: Who, seat: int | None, bot: str | None, reason: str) -> None:
    assert refusal(acts.hand_over, royal_secrets().table, who, seat, bot, "key").reason == reason


def test_nothing_is_handed_over_before_or_after_a_game() -> None:
    party = Party()
    ann = party.sit("Ann")
    assert refusal(acts.hand_over, party.table, ann, None, None, "key").reason == "table-not-playing"
    party.start()
    party.play_to_the_end()
    assert refusal(acts.hand_over, party.table, ann, None, None, "key").reason == "table-not-playing"


@pytest.mark.parametrize(
    ("who", "reason"), [(Who(0), "table-plays-himself"), (BOT, "table-only-moves"), (SPECTATOR, "table-spectator")]
)
def test_taking_back_is_refused(who: Who, reason: str) -> None:
    assert refusal(acts.take_back, royal_secrets().table, who).reason == reason


def test_a_bot_that_played_to_the_end_plays_the_rematch_until_the_seat_is_taken_back() -> None:
    party = royal_secrets()
    party.hand_over(Who(1))
    party.play_to_the_end()
    party.start()

    assert party.table.names[1] == "Bob"
    assert party.player(1).is_bot
    party.happen(acts.take_back(party.table, Who(1)))
    assert not party.player(1).is_bot


# Who may move.


def test_an_owner_does_not_move_while_a_bot_plays_and_the_bot_does() -> None:
    party = royal_secrets()
    seat = party.asked[0]
    move = party.shown_to(seat).choices[0]
    if seat != 2:
        party.hand_over(Who(seat))
    number = party.table.number(seat)

    assert refusal(acts.play, party.table, Who(seat), number, raw(move)).reason == "table-bot-plays"
    entry = acts.play(party.table, Who(seat, is_bot=True), number, raw(move))
    assert isinstance(entry, log.Played)
    assert (entry.seat, entry.bot) == (seat, "random")


def test_a_move_that_a_person_makes_names_no_bot() -> None:
    party = Party("royal-secrets", 3)
    for name in ("Ann", "Bob", "Cid"):
        party.sit(name)
    party.start()
    seat = party.asked[0]

    entry = party.send(seat, party.shown_to(seat).choices[0])

    assert isinstance(entry, log.Played)
    assert entry.bot is None


def test_a_bot_makes_moves_and_nothing_else() -> None:
    party = royal_secrets()
    table = party.table

    assert refusal(acts.say, BOT, "Hello").reason == "table-only-moves"
    assert refusal(acts.leave, table, BOT, "key").reason == "table-only-moves"
    assert refusal(acts.start, table, BOT, party.keys()).reason == "table-only-moves"
    assert acts.powers(table, BOT) == ()
