"""Taking back at a table: an entry of the log, told to those who knew of the choice, and gone from the record."""

from antechamber.core.events import ChoiceUndone
from antechamber.games.royal_gambit.moves import Claim, KeepHp, Target
from antechamber.games.royal_secrets.moves import Attend, GiveParley
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import Who
from antechamber.table.export import record_of
from antechamber.table.news import News
from tests.table.party import Party, everything, in_a_window, refusal, royal_secrets
from tests.table.secrecy import rebuilt


def undo(party: Party, seat: int) -> News:
    """The seat's player takes back the last choice."""
    return party.happen(acts.undo(party.table, party.player(seat), party.table.number(seat)))


def gambit() -> Party:
    """The host's turn begins; three others sit round."""
    party = Party("royal-gambit", 4, first_player="0")
    for name in ("Ann", "Bob", "Cy", "Di"):
        party.sit(name)
    party.start()
    return party


def choosing() -> tuple[Party, int]:
    """Somebody may go to the King or to the Queen."""
    party = royal_secrets()
    return party, party.asked[0]


def test_after_taking_back_everything_is_as_before() -> None:
    party, seat = choosing()
    before = [party.shown_to(reader) for reader in party.table.readers()]
    party.play(seat, Attend("king"))
    assert party.shown_to(seat).can_undo
    undo(party, seat)

    assert [party.shown_to(reader) for reader in party.table.readers()] == before
    assert not party.shown_to(seat).can_undo


def test_all_who_had_been_told_are_told_and_their_numbers_grow() -> None:
    party, seat = choosing()
    party.play(seat, Attend("king"))
    numbers = list(party.table.numbers)
    news = undo(party, seat)

    assert all(news.told(reader) == [ChoiceUndone(seat=seat)] for reader in party.table.readers())
    assert party.table.numbers == [number + 1 for number in numbers]


def test_who_had_not_been_told_of_a_part_is_not_told_of_its_taking_back() -> None:
    party = gambit()
    party.play(0, KeepHp())
    numbers = list(party.table.numbers)
    party.play(0, Claim("spy"))
    news = undo(party, 0)

    assert [reader for reader in party.table.readers() if news.reaches(reader) or news.told(reader)] == [0]
    assert [after - before for after, before in zip(party.table.numbers, numbers, strict=True)] == [2, 0, 0, 0, 0]


def test_several_choices_are_taken_back_one_after_the_other() -> None:
    party = gambit()
    first = party.shown_to(0)
    party.play(0, KeepHp())
    party.play(0, Claim("spy"))
    undo(party, 0)
    undo(party, 0)

    assert party.shown_to(0) == first
    assert refusal(acts.undo, party.table, Who(0), party.table.number(0)).reason == "core-nothing-to-undo"


def test_what_asks_somebody_else_stands() -> None:
    party, seat = choosing()
    party.play(seat, Attend("king"))
    party.play(seat, next(move for move in party.shown_to(seat).choices if isinstance(move, GiveParley)))

    for reader in range(party.table.players):
        assert not party.shown_to(reader).can_undo
        assert refusal(acts.undo, party.table, party.player(reader), party.table.number(reader)).reason == (
            "core-nothing-to-undo"
        )


def test_an_answer_in_a_window_stands() -> None:
    party = in_a_window()
    seat = party.asked[0]
    party.play_any(seat)

    assert not party.shown_to(seat).can_undo
    assert refusal(undo, party, seat).reason == "core-nothing-to-undo"


def test_taking_back_is_decided_on_the_newest_frame_by_the_seats_own_player() -> None:
    party, seat = choosing()
    party.play(seat, Attend("king"))
    number = party.table.number(seat)

    assert refusal(acts.undo, party.table, party.player(seat), number - 1).reason == "table-stale"
    assert refusal(acts.undo, party.table, Who(None), number).reason == "table-spectator"


def test_a_restart_leads_to_the_same_table() -> None:
    party = gambit()
    party.play(0, KeepHp())
    party.play(0, Claim("spy"))
    undo(party, 0)
    again = rebuilt(party.log)

    assert everything(again) == everything(party.table)
    assert again.in_play().can_undo(0)


def test_the_record_holds_the_final_moves() -> None:
    party = gambit()
    party.play(0, KeepHp())
    party.play(0, Claim("raid"))
    undo(party, 0)
    party.play(0, Claim("spy"))
    party.play(0, Target(1, "first"))
    party.play_to_the_end()
    record = record_of(party.log, 1)

    assert any(isinstance(entry, log.Undone) for entry in party.log)
    assert [move for _, move in record.moves[:3]] == [KeepHp(), Claim("spy"), Target(1, "first")]
    assert record.state.result == party.playing.result
