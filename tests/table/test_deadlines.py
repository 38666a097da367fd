"""Deadlines: chosen with the table, none for one person among bots, after the scene, and told only to the late."""

import pytest

import antechamber
from antechamber.core.events import TimeRanOut
from antechamber.games.royal_secrets.events import AudienceCounted
from antechamber.table import acts
from antechamber.table.chairs import Who
from antechamber.table.pace import Pace
from tests.table.party import PACE, in_a_window, opened, refusal

GAMBIT = antechamber.game("royal-gambit")


def test_a_table_waits_as_long_as_was_chosen_when_it_was_opened() -> None:
    party = in_a_window()
    party.table.deadline = 300.0

    assert party.table.pace(PACE) == Pace(PACE.least, 300.0)
    assert party.table.closes(PACE) == party.now + 300.0
    assert party.table.closes_in(PACE, party.now) == 300.0


def test_what_was_not_chosen_is_what_the_house_is_used_to() -> None:
    table = opened(acts.open_table(GAMBIT, 4, {}, "random"))

    assert table.deadline is None
    assert opened(acts.open_table(GAMBIT, 4, {}, "random", 0)).deadline == 0


@pytest.mark.parametrize("deadline", [-1, 3, 10**9])
def test_a_deadline_has_bounds(deadline: float) -> None:
    assert refusal(acts.open_table, GAMBIT, 4, {}, "random", deadline).reason == "table-bad-deadline"


def test_nobody_hurries_one_person_among_bots() -> None:
    party = in_a_window()
    assert party.table.pace(PACE).most == PACE.most
    party.hand_over(Who(1))

    assert party.table.pace(PACE).most == 0
    assert party.table.closes_in(PACE, party.now) is None


def test_only_the_late_are_told_that_their_time_ran_out() -> None:
    party = in_a_window()
    late, *others = party.asked
    for seat in others:
        party.play_any(seat)
    news = party.close_window()

    for reader in party.table.readers():
        told = [event for event in news.told(reader) if isinstance(event, TimeRanOut)]
        assert told == ([TimeRanOut(seat=late)] if reader == late else [])


def test_the_clock_starts_after_the_counting() -> None:
    secrets = antechamber.game("royal-secrets")
    counted = AudienceCounted(side="king", outcome="failed", total=0, required=40, leaders=())

    assert secrets.scene_seconds([counted]) > secrets.scene_seconds([]) == 0
    assert GAMBIT.scene_seconds([]) == 0
