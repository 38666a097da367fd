"""Who is told what: frames are counted by reader, and hold what the rules let him see, and nothing more."""

import pytest

from antechamber.games.royal_gambit.moves import Claim, Target
from antechamber.table import entries as log
from antechamber.table.news import NOTHING
from tests.table.lives import TABLES, live
from tests.table.party import Party, royal_gambit
from tests.table.secrecy import Watcher


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_readers_are_shown_their_views_and_told_what_they_may_see(
    game: str, players: int, options: dict[str, object], seed: int
) -> None:
    party = Party(game, players, seed, **options)
    watcher = Watcher(party)
    for entry, news in live(party, 300):
        watcher.check(entry, news)


def test_a_part_of_a_choice_reaches_nobody_but_its_maker() -> None:
    """Royal Gambit asks for HP, action, target one by one; until the last is told the others hear nothing (0010)."""
    parts = 0
    for seed in range(10):
        party = royal_gambit(seed=seed)
        while party.table.phase == "playing":
            before = {reader: (party.table.number(reader), party.shown_to(reader)) for reader in party.table.readers()}
            news = party.step()
            played = party.log[-1]
            if isinstance(played, log.Played) and not news.reaches(None):
                parts += 1
                for reader in party.table.readers():
                    if reader != played.seat:
                        assert before[reader] == (party.table.number(reader), party.shown_to(reader))
                        assert news.told(reader) == []
                assert party.table.number(played.seat) == before[played.seat][0] + 1
                assert party.shown_to(played.seat) != before[played.seat][1]

    assert parts > 20


def test_a_claim_with_a_target_is_heard_of_when_the_target_is_named() -> None:
    for seed in range(20):
        party = royal_gambit(seed=seed)
        (actor,) = party.asked
        while not any(isinstance(move, Claim) for move in party.shown_to(actor).choices):
            party.step()
            (actor,) = party.asked
        claim = next(move for move in party.shown_to(actor).choices if isinstance(move, Claim))
        before = sum(party.table.numbers)
        part = party.play(actor, claim)
        if any(isinstance(move, Target) for move in party.shown_to(actor).choices):
            assert [reader for reader in party.table.readers() if part.reaches(reader)] == [actor]
            assert sum(party.table.numbers) == before + 1
            whole = party.play_any(actor)
            assert all(whole.reaches(reader) for reader in party.table.readers())
            return
    pytest.fail("nobody could claim a character who has a target")


def test_who_sits_where_and_what_is_said_sends_no_frame_of_the_game() -> None:
    party = Party("royal-gambit", 3)
    in_game = (log.Started, log.Played, log.Answered, log.WindowClosed, log.Undone, log.AheadSet, log.AheadCleared)
    for entry, news in live(party, 300):
        if not isinstance(entry, in_game):
            assert news is NOTHING

    assert not any(NOTHING.reaches(reader) for reader in (0, 1, 2, None))
