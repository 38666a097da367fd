"""A finished game as a record: it replays, tells the result, and says what was played in every window."""

import pytest

from antechamber.core.records import Record
from antechamber.table import entries as log
from antechamber.table.chairs import Who
from antechamber.table.export import record_of
from tests.table.lives import TABLES, live
from tests.table.party import Party, begun, in_a_window, refusal, royal_gambit, royal_secrets


def finished(party: Party) -> Record:
    """The record of the party's newest game, played to its end by chance, with some absent in every second window."""
    while party.table.phase == "playing":
        if party.playing.is_window and party.dice.random() < 0.5:
            party.close_window()
        else:
            party.step()
    return record_of(party.log, party.table.games)


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_the_record_of_a_finished_game_replays_to_its_result(
    game: str, players: int, options: dict[str, object]
) -> None:
    party = begun(Party(game, players, 3, **options))
    record = finished(party)
    again = Record.from_json(record.to_json())

    assert again.state.is_over
    assert again.state.result == party.playing.result
    assert again.state.dump() == party.playing._state.dump()
    assert again.header.seats == party.playing.header.seats
    assert again.header.commitment == party.table.commitment
    assert [again.state.view(reader) for reader in party.table.readers()] == [
        party.shown_to(reader).view for reader in party.table.readers()
    ]


def test_a_record_holds_every_answer_and_what_the_house_said_for_the_absent() -> None:
    spoken = silent = 0
    for seed in range(5):
        party = in_a_window(seed=seed)
        record = finished(party)
        spoken += sum(isinstance(entry, log.Answered) for entry in party.log)
        silent += sum(len(entry.absent) for entry in party.log if isinstance(entry, log.WindowClosed))
        moves = [entry for entry in party.log if isinstance(entry, log.Played | log.Answered)]
        absent = [one for entry in party.log if isinstance(entry, log.WindowClosed) for one in entry.absent]

        assert len(record.moves) == len(moves) + len(absent)

    assert spoken
    assert silent


def test_hand_overs_and_leaving_do_not_disturb_the_record() -> None:
    party = royal_gambit(seed=2)
    party.hand_over(Who(0), 1)
    party.step()
    party.leave(Who(1))
    record = finished(party)

    assert Record.from_json(record.to_json()).state.result == party.playing.result
    assert record.header.seats[1] == "Bob"


def test_a_game_in_play_is_not_shown() -> None:
    party = royal_secrets()
    while party.table.phase == "playing":
        assert refusal(record_of, party.log, 1).reason == "table-not-over"
        for _ in range(20):
            if party.table.phase == "playing":
                party.step()

    assert record_of(party.log, 1).state.is_over


def test_a_game_in_an_open_window_is_not_shown() -> None:
    party = in_a_window()
    party.play_any(party.asked[0])

    assert refusal(record_of, party.log, 1).reason == "table-not-over"


def test_each_game_of_a_table_has_its_own_record() -> None:
    party = royal_gambit(seed=4)
    kept = [finished(party).to_json()]
    for _ in range(2):
        party.start()
        kept.append(finished(party).to_json())
    party.start()
    party.step()

    assert [record_of(party.log, number).to_json() for number in (1, 2, 3)] == kept
    assert len({record_of(party.log, number).header.secret for number in (1, 2, 3)}) == 3
    assert refusal(record_of, party.log, 4).reason == "table-not-over"


@pytest.mark.parametrize("number", [-1, 0, 2, 1000])
def test_a_game_that_was_never_dealt_is_refused(number: int) -> None:
    party = royal_gambit(seed=1)
    finished(party)

    refused = refusal(record_of, party.log, number)

    assert (refused.reason, refused.facts) == ("table-no-such-game", {"number": number})


def test_a_table_at_which_nothing_was_dealt_has_no_record() -> None:
    assert refusal(record_of, Party().log, 1).reason == "table-no-such-game"


def test_a_log_that_does_not_begin_with_an_opened_table_is_refused() -> None:
    party = Party()
    party.sit("Ann")

    assert refusal(record_of, party.log[1:], 1).reason == "table-not-begun"


def test_records_are_the_same_from_the_stored_log() -> None:
    party = Party("royal-gambit", 3, 6)
    list(live(party, 500))
    stored = [log.read(log.write(entry)) for entry in party.log]
    finished_games = party.table.games - (party.table.phase == "playing")

    assert finished_games > 2
    for number in range(1, finished_games + 1):
        assert record_of(stored, number).to_json() == record_of(party.log, number).to_json()
