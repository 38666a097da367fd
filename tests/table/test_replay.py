"""A table is the sum of its log: whatever its life was, made anew from the stored entries it is the same table."""

from typing import get_args

import pytest

from antechamber.table import entries as log
from tests.table.lives import TABLES, live
from tests.table.party import Party, everything
from tests.table.secrecy import rebuilt

LIVES = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)


@LIVES
@pytest.mark.parametrize("seed", range(3))
def test_a_table_made_anew_from_its_log_is_the_same(
    game: str, players: int, options: dict[str, object], seed: int
) -> None:
    party = Party(game, players, seed, **options)
    for moment, _ in enumerate(live(party, 400)):
        if moment % 40 == 0:
            assert everything(rebuilt(party.log)) == everything(party.table)

    assert everything(rebuilt(party.log)) == everything(party.table)


def test_these_lives_hold_everything_that_can_happen() -> None:
    """Else the test above would say little: rematches, absent answers, acts for another seat, all kinds of entries."""
    logs = []
    for game, players, options in TABLES:
        party = Party(game, players, 1, **options)
        list(live(party, 400))
        logs.append(party.log)
        assert party.table.games > 1
    entries = [entry for each in logs for entry in each]

    assert {type(entry) for entry in entries} == set(get_args(log.AnyEntry))
    assert any(isinstance(entry, log.WindowClosed) and entry.absent for entry in entries)
    assert any(isinstance(entry, log.BotSeated) and entry.by != entry.seat for entry in entries)
    assert any(isinstance(entry, log.Answered) and entry.bot for entry in entries)


@LIVES
def test_an_entry_is_read_as_it_was_written(game: str, players: int, options: dict[str, object]) -> None:
    party = Party(game, players, 2, **options)
    list(live(party, 200))

    for entry in party.log:
        assert log.write(log.read(log.write(entry))) == log.write(entry)


def test_a_table_made_anew_goes_on_like_the_old_one() -> None:
    party = Party("royal-gambit", 4, 5, resigning="never", turn_limit=30)
    list(live(party, 120))
    again = rebuilt(party.log)
    length = len(party.log)
    list(live(party, 120))
    for entry in party.log[length:]:
        again.apply(log.read(log.write(entry)), 0.0)

    assert everything(again) == everything(party.table)
