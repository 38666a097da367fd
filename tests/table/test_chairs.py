"""Sitting down, leaving, being sent away: who has which chair, and by which secret he is known."""

import pytest

from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import SPECTATOR, Chair, Who, key_of
from tests.table.party import Party, begun, refusal, royal_secrets

# Sitting down.


def test_the_first_free_chair_is_taken_and_the_first_person_is_host() -> None:
    party = Party()

    assert party.sit("Ann") == Who(0)
    assert party.sit("Bob") == Who(1)
    assert party.table.host == 0
    assert party.table.names == ("Ann", "Bob", "3")


def test_a_chair_of_ones_choice_is_taken() -> None:
    party = Party()

    assert party.sit("Ann", seat=2) == Who(2)
    assert party.sit("Bob") == Who(0)
    assert party.table.host == 2


@pytest.mark.parametrize("seat", [0, -1, 3, 99])
def test_a_chair_that_is_taken_or_not_there_is_refused_with_the_free_ones(seat: int) -> None:
    party = Party()
    party.sit("Ann")

    refused = refusal(acts.claim, party.table, seat, "Bob", "key")

    assert (refused.reason, refused.facts) == ("table-chair-taken", {"free": [1, 2]})


def test_a_full_table_is_refused() -> None:
    party = Party()
    for name in ("Ann", "Bob", "Cid"):
        party.sit(name)

    assert refusal(acts.claim, party.table, None, "Dan", "key").reason == "table-full"


def test_in_play_no_chair_can_be_claimed_not_even_a_bots() -> None:
    party = royal_secrets()

    for seat in (None, 0, 2):
        assert refusal(acts.claim, party.table, seat, "Cid", "key").reason == "table-playing"


def test_between_games_a_bots_chair_can_be_claimed_and_the_bot_is_gone() -> None:
    party = royal_secrets()
    party.play_to_the_end()
    bot = party.table.chairs[2].bot

    assert party.sit("Cid") == Who(2)
    assert party.table.chairs[2].bot is None
    assert bot is not None
    assert party.table.who(bot.key) is None


def test_before_a_game_an_empty_chair_is_taken_before_a_bots() -> None:
    party = Party()
    ann = party.sit("Ann")
    party.happen(acts.seat_bot(party.table, ann, 1, None, party.key()))

    assert party.sit("Bob") == Who(2)
    assert party.sit("Cid") == Who(1)


# Secrets.


def test_a_secret_shows_an_owner_a_bot_or_nobody() -> None:
    party = Party()
    claimed = acts.claim(party.table, None, "Ann", key_of("ann's"))
    party.happen(claimed)
    party.start()
    bots = [chair.bot.key for chair in party.table.chairs if chair.bot]

    assert party.table.who(key_of("ann's")) == Who(0)
    assert [party.table.who(key) for key in bots] == [Who(1, is_bot=True), Who(2, is_bot=True)]
    assert party.table.who(key_of("a stranger's")) is None
    assert party.table.who("ann's") is None
    assert party.table.who("") is None


def test_owner_and_stand_in_are_told_apart() -> None:
    party = royal_secrets()
    party.hand_over(Who(0))
    chair = party.table.chairs[0]

    assert chair.owner
    assert chair.bot
    assert party.table.who(chair.owner.key) == Who(0)
    assert party.table.who(chair.bot.key) == Who(0, is_bot=True)


@pytest.mark.parametrize("is_kicked", [False, True], ids=["leaves", "is kicked"])
def test_a_secret_opens_nothing_after_its_owner_has_gone(is_kicked: bool) -> None:
    party = Party()
    ann, bob = party.sit("Ann"), party.sit("Bob")
    key = key_at(party, bob)
    if is_kicked:
        party.happen(acts.kick(party.table, ann, 1))
    else:
        party.leave(bob)

    assert party.table.who(key) is None
    cid = party.sit("Cid")
    assert cid == bob
    assert key_at(party, cid) != key
    assert party.table.who(key) is None


def key_at(party: Party, who: Who) -> str:
    """The hashed secret of whoever owns a chair."""
    assert who.seat is not None
    owner = party.table.chairs[who.seat].owner
    assert owner is not None
    return owner.key


# Leaving.


def test_whoever_leaves_before_the_start_frees_his_chair() -> None:
    party = Party()
    ann, bob = party.sit("Ann"), party.sit("Bob")

    assert acts.leave(party.table, bob, "key") == [log.Left(1)]
    party.leave(bob)
    assert party.table.chairs[1] == Chair()
    assert party.table.host == ann.seat


def test_whoever_leaves_in_play_is_followed_by_a_bot_and_the_game_goes_on() -> None:
    party = royal_secrets()
    before = party.shown()
    party.leave(Who(1))
    chair = party.table.chairs[1]

    assert chair.owner is None
    assert chair.bot is not None
    assert party.table.who(chair.bot.key) == Who(1, is_bot=True)
    assert party.shown() == before
    party.play_to_the_end()
    assert party.table.phase == "over"


def test_whoever_leaves_while_a_bot_plays_for_him_leaves_it_the_chair() -> None:
    party = royal_secrets()
    party.hand_over(Who(1))
    bot = party.table.chairs[1].bot

    assert acts.leave(party.table, Who(1), "key") == [log.Left(1)]
    party.leave(Who(1))
    assert party.table.chairs[1] == Chair(None, bot)


def test_whoever_leaves_after_the_end_frees_his_chair() -> None:
    party = royal_secrets()
    party.play_to_the_end()
    party.leave(Who(1))

    assert party.table.chairs[1] == Chair()
    assert party.sit("Cid") == Who(1)


@pytest.mark.parametrize("phase", ["open", "playing", "over"])
def test_the_host_passes_clockwise_to_people_alone(phase: str) -> None:
    party = Party("royal-secrets", 5)
    for name, seat in (("Ann", 3), ("Bob", 1), ("Cid", 0)):
        party.sit(name, seat)
    if phase != "open":
        party.start()
    if phase == "over":
        party.play_to_the_end()

    hosts = [party.table.host]
    for seat in (3, 0, 1):
        party.leave(Who(seat))
        hosts.append(party.table.host)

    assert party.table.phase == phase
    assert hosts == [3, 0, 1, None]


def test_whoever_is_not_host_leaves_the_host_where_he_is() -> None:
    party = royal_secrets()
    party.leave(Who(1))

    assert party.table.host == 0


def test_after_the_last_person_has_left_the_next_who_sits_down_is_host() -> None:
    party = begun(Party(), ["Ann"])
    party.leave(Who(0))
    assert party.table.host is None
    party.play_to_the_end()

    cid = party.sit("Cid", seat=2)

    assert party.host == cid
    party.start(cid)
    assert party.table.games == 2


# Being sent away.


def test_the_host_empties_chairs_of_people_and_bots_before_the_start() -> None:
    party = Party()
    ann, bob = party.sit("Ann"), party.sit("Bob")
    party.happen(acts.seat_bot(party.table, ann, 2, None, party.key()))

    for seat in (1, 2):
        kicked = acts.kick(party.table, ann, seat)
        party.happen(kicked)
        assert (kicked.seat, kicked.by) == (seat, 0)

    assert party.table.chairs[1:] == [Chair(), Chair()]
    assert bob.seat == 1


def test_between_games_the_host_empties_a_chair_too() -> None:
    party = royal_secrets()
    party.play_to_the_end()
    party.happen(acts.kick(party.table, Who(0), 1))

    assert party.table.chairs[1] == Chair()


def test_nobody_is_sent_away_in_play() -> None:
    party = royal_secrets()

    assert refusal(acts.kick, party.table, Who(0), 1).reason == "table-no-kick-in-play"


@pytest.mark.parametrize(
    ("who", "seat", "reason"),
    [
        (Who(1), 0, "table-not-host"),
        (Who(1), 1, "table-not-host"),
        (SPECTATOR, 1, "table-spectator"),
        (Who(2, is_bot=True), 1, "table-only-moves"),
        (Who(0), 0, "table-no-kick-of-oneself"),
        (Who(0), 2, "table-chair-empty"),
        (Who(0), 3, "core-no-such-seat"),
        (Who(0), -1, "core-no-such-seat"),
    ],
)
def test_a_kick_is_refused(who: Who, seat: int, reason: str) -> None:
    party = Party()
    party.sit("Ann")
    party.sit("Bob")

    assert refusal(acts.kick, party.table, who, seat).reason == reason
