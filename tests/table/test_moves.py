"""Making moves at a table: who may, on which frame, and that a refusal changes nothing."""

import msgspec
import pytest

from antechamber.games.royal_secrets.moves import Pass
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import SPECTATOR, Who
from tests.table.lives import TABLES
from tests.table.party import Party, begun, everything, raw, refusal, royal_secrets


def test_a_move_is_stored_before_it_has_any_effect() -> None:
    party = royal_secrets()
    before = everything(party.table)
    seat = party.asked[0]
    entry = party.send(seat, party.shown_to(seat).choices[0])

    assert isinstance(entry, log.Played)
    assert everything(party.table) == before
    party.happen(entry)
    assert everything(party.table) != before


def test_a_move_decided_on_an_older_frame_is_refused_with_the_newest_number() -> None:
    party = royal_secrets()
    while len(party.log) < 12:
        party.step()
    seat = party.asked[0]
    move = raw(party.shown_to(seat).choices[0])
    newest, before = party.table.number(seat), everything(party.table)

    for number in (newest - 1, newest + 1, 0, -1):
        refused = refusal(acts.play, party.table, party.player(seat), number, move)
        assert (refused.reason, refused.facts) == ("table-stale", {"number": newest})

    assert everything(party.table) == before
    assert isinstance(acts.play(party.table, party.player(seat), newest, move), log.Played)


def test_the_same_move_sent_twice_is_stale_the_second_time() -> None:
    party = royal_secrets()
    seat = party.asked[0]
    number, move = party.table.number(seat), party.shown_to(seat).choices[0]
    party.play(seat, move)

    assert refusal(acts.play, party.table, party.player(seat), number, raw(move)).reason == "table-stale"


def test_spectators_do_not_move() -> None:
    party = royal_secrets()
    move = raw(party.shown_to(party.asked[0]).choices[0])

    assert refusal(acts.play, party.table, SPECTATOR, party.table.number(None), move).reason == "table-spectator"


def test_nobody_moves_for_a_seat_that_is_not_asked() -> None:
    party = royal_secrets()
    asked = party.asked[0]
    other = next(seat for seat in range(3) if seat != asked)
    before = everything(party.table)

    refused = refusal(party.send, other, party.shown_to(asked).choices[0])

    assert refused.rule.startswith("RS")
    assert everything(party.table) == before


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_a_move_that_the_rules_refuse_changes_nothing(game: str, players: int, options: dict[str, object]) -> None:
    """At every step of a game a few moves that are not offered are tried by every seat."""
    party = begun(Party(game, players, 1, **options))
    moves = party.table.game.moves(party.table.options)
    while party.table.phase == "playing":
        before = everything(party.table)
        for seat in range(players):
            offered = party.shown_to(seat).choices
            for move in party.dice.sample(moves, 3):
                if move not in offered:
                    assert refusal(party.send, seat, move).rule or party.shown_to(seat).answer is not None
        assert everything(party.table) == before
        party.step()


NO_MOVES = [
    b"",
    b"null",
    b"3",
    b"[]",
    b"{}",
    b'"Pass"',
    b'{"type":"Fly"}',
    b'{"type":"Believe"}',
    b'{"type":"Pass","card":"courtier 20"}',
    b'{"type":"Bet"}',
    b'{"type":"Bet","card":17,"face_up":"yes"}',
    b'{"type":"Pass"',
    b'{"type":"Pa\xff\xfess"}',
    b'{"type":"Pass"}{"type":"Pass"}',
    b"[" * 2000,
    b'{"a":' * 2000,
]


@pytest.mark.parametrize("text", NO_MOVES, ids=lambda text: ascii(text)[:30])
def test_what_is_no_move_is_refused_clearly_and_changes_nothing(text: bytes) -> None:
    party = royal_secrets()
    seat = party.asked[0]
    before = everything(party.table)

    refused = refusal(acts.play, party.table, party.player(seat), party.table.number(seat), msgspec.Raw(text))

    assert refused.reason == "table-no-move"
    assert 0 < len(str(refused.facts["fault"])) <= 200
    assert everything(party.table) == before


def test_an_offered_move_is_accepted_however_it_is_spelt() -> None:
    party = royal_secrets()
    seat = party.asked[0]
    move = party.shown_to(seat).choices[0]
    spaced = msgspec.Raw(msgspec.json.format(msgspec.json.encode(move), indent=4))

    entry = acts.play(party.table, party.player(seat), party.table.number(seat), spaced)

    assert entry == party.send(seat, move)


def test_what_is_said_is_tidied_and_remembered() -> None:
    party = royal_secrets()
    before = party.shown()
    for line in range(60):
        party.happen(acts.say(Who(1), f"  line \n {line} "))

    assert [said.text for said in party.table.talk] == [f"line {line}" for line in range(10, 60)]
    assert party.shown() == before


def test_a_line_stays_under_the_name_of_whoever_said_it() -> None:
    party = Party()
    party.sit("Ann")
    bob = party.sit("Bob")
    party.happen(acts.say(bob, "I am Bob"))
    party.leave(bob)
    party.happen(acts.say(party.sit("Cid", seat=1), "I am Cid"))

    assert [(said.seat, said.name, said.text) for said in party.table.talk] == [
        (1, "Bob", "I am Bob"),
        (1, "Cid", "I am Cid"),
    ]


@pytest.mark.parametrize("line", ["", " \n\t ", "x" * 501, "a\x00b", "\x1b[31mred", "\u202eesrever"], ids=ascii)
def test_a_line_that_is_empty_too_long_or_disturbing_is_refused(line: str) -> None:
    refused = refusal(acts.say, Who(0), line)

    assert (refused.reason, refused.facts) == ("table-bad-line", {"most": 500})
    assert refusal(acts.say, SPECTATOR, "Hello").reason == "table-spectator"


def test_a_move_of_another_moment_is_refused_by_its_rule() -> None:
    party = royal_secrets()

    assert refusal(party.send, party.asked[0], Pass()).rule.startswith("RS")
