"""Dealing a game and its rematch: bots on empty chairs, luck that was sealed before, names in the header."""

from hashlib import sha256

import pytest

from antechamber.games.royal_secrets.moves import Pass
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import SPECTATOR, Who
from tests.table.party import Party, everything, raw, refusal, royal_secrets


def test_before_the_first_deal_there_is_no_game_to_see() -> None:
    party = Party()
    ann = party.sit("Ann")

    assert refusal(party.table.shown, [None]).reason == "table-not-begun"
    assert refusal(acts.play, party.table, ann, 0, raw(Pass())).reason == "table-not-begun"
    assert party.table.playing is None


def test_empty_chairs_are_taken_by_bots_each_with_a_secret_of_its_own() -> None:
    party = Party("royal-secrets", 4)
    party.sit("Ann", seat=1)
    party.start()
    bots = [chair.bot for chair in party.table.chairs]

    assert [bot.bot if bot else None for bot in bots] == ["random", None, "random", "random"]
    assert len({bot.key for bot in bots if bot}) == 3
    assert party.table.names == ("Bot 1", "Ann", "Bot 3", "Bot 4")


def test_the_log_says_that_the_host_had_the_bots_seated_and_the_cards_dealt() -> None:
    party = Party()
    party.sit("Ann", seat=1)
    party.start()
    seated = [entry for entry in party.log if isinstance(entry, log.BotSeated)]

    assert [(entry.seat, entry.by) for entry in seated] == [(0, 1), (2, 1)]
    assert isinstance(party.log[-1], log.Started)
    assert party.log[-1].by == 1


def test_a_bot_of_the_hosts_choice_keeps_its_chair() -> None:
    party = Party()
    ann = party.sit("Ann")
    party.happen(acts.seat_bot(party.table, ann, 2, "sensible", "before"))
    party.start()

    assert [chair.bot.bot for chair in party.table.chairs if chair.bot] == ["random", "sensible"]
    assert party.table.who("before") is None


def test_each_bot_has_a_new_secret_for_each_game() -> None:
    party = royal_secrets(5)
    first = [chair.bot.key for chair in party.table.chairs if chair.bot]
    party.play_to_the_end()
    party.start()
    second = [chair.bot.key for chair in party.table.chairs if chair.bot]

    assert len({*first, *second}) == 6
    assert all(party.table.who(key) is None for key in first)


@pytest.mark.parametrize(
    ("who", "reason"),
    [(Who(1), "table-not-host"), (SPECTATOR, "table-spectator"), (Who(2, is_bot=True), "table-only-moves")],
)
def test_only_the_host_deals(who: Who, reason: str) -> None:
    party = Party()
    party.sit("Ann")
    party.sit("Bob")

    assert refusal(acts.start, party.table, who, party.keys()).reason == reason


def test_a_game_in_play_is_not_dealt_again() -> None:
    party = royal_secrets()

    assert refusal(acts.start, party.table, Who(0), party.keys()).reason == "table-playing"


def test_everybody_is_owed_a_frame_of_the_deal() -> None:
    party = royal_secrets()

    assert party.table.numbers == [1, 1, 1, 1]
    assert party.table.phase == "playing"
    assert party.asked


# Luck.


def test_nothing_is_dealt_before_the_luck_is_sealed_and_nothing_has_changed() -> None:
    party = Party()
    ann = party.sit("Ann")
    before = everything(party.table)

    assert refusal(acts.start, party.table, ann, party.keys()).reason == "table-no-luck"
    assert refusal(party.happen, log.Started(party.table.game.rules, {}, 0)).reason == "table-no-luck"
    assert everything(party.table) == before


def test_the_commitment_is_public_before_the_deal_and_stays_until_the_luck_is_revealed() -> None:
    party = Party()
    assert (party.table.commitment, party.table.revealed) == (None, None)
    party.happen(log.LuckSealed(party.new_luck()))
    published = party.table.commitment
    party.sit("Ann")
    party.start()
    while party.table.phase == "playing":
        assert (party.table.commitment, party.table.revealed) == (published, None)
        party.step()

    party.happen(log.LuckSealed(party.new_luck()))

    assert party.table.revealed is not None
    assert sha256(bytes.fromhex(party.table.revealed)).hexdigest() == published
    assert party.table.commitment not in (None, published)


def test_the_sealed_luck_is_the_luck_of_the_game() -> None:
    party = royal_secrets()

    header = party.playing.header

    assert header.secret is not None
    assert sha256(bytes.fromhex(header.secret)).hexdigest() == header.commitment == party.table.commitment


def test_the_same_luck_deals_the_same_game() -> None:
    assert everything(royal_secrets(seed=3).table) == everything(royal_secrets(seed=3).table)
    assert royal_secrets(seed=3).shown() != royal_secrets(seed=4).shown()


# The rematch.


def test_a_rematch_has_the_same_people_new_luck_and_a_number() -> None:
    party = royal_secrets()
    party.play_to_the_end()
    first, people = party.playing.header, [chair.owner for chair in party.table.chairs]
    numbers = party.table.numbers[:]
    party.happen(log.LuckSealed(party.new_luck()))
    coming = party.table.commitment
    party.start()
    second = party.playing.header

    assert party.table.games == 2
    assert party.table.phase == "playing"
    assert [chair.owner for chair in party.table.chairs] == people
    assert second.commitment == coming != first.commitment
    assert party.table.revealed is None
    assert party.table.numbers == [number + 1 for number in numbers]


def test_after_the_end_the_last_sight_can_still_be_seen_and_no_move_be_made() -> None:
    party = royal_secrets()
    party.play_to_the_end()

    assert party.playing.result is not None
    assert [sight.choices for sight in party.table.shown([0, 1, 2])] == [[], [], []]
    assert refusal(party.send, 0, Pass()).reason == "core-game-over"


def test_the_header_names_who_sat_where_at_the_deal() -> None:
    party = Party("royal-secrets", 4)
    party.sit("Bob", seat=2)
    party.sit("Ann", seat=0)
    party.start()
    party.leave(Who(0))

    assert party.playing.header.seats == ("Ann", "Bot 2", "Bob", "Bot 4")
    assert party.table.names == ("Bot 1", "Bot 2", "Bob", "Bot 4")


def test_newcomers_and_the_departed_change_the_names_of_the_rematch_alone() -> None:
    party = royal_secrets()
    party.play_to_the_end()
    first = party.playing.header
    party.leave(Who(0))
    party.sit("Cid", seat=2)
    assert party.playing.header is first
    party.start()

    assert first.seats == ("Ann", "Bob", "Bot 3")
    assert party.playing.header.seats == ("Bot 1", "Bob", "Cid")


def test_a_game_that_began_by_other_rules_does_not_go_on() -> None:
    party = Party()
    ann = party.sit("Ann")
    party.happen(log.LuckSealed(party.new_luck()))
    *seated, started = acts.start(party.table, ann, party.keys())
    party.happen(*seated)
    assert isinstance(started, log.Started)
    before = everything(party.table)

    refused = refusal(party.happen, log.Started(started.rules + 1, started.deck, started.by))

    assert refused.reason == "core-record-of-other-rules"
    assert everything(party.table) == before
