"""What a rematch inherits: in Royal Gambit whoever was eliminated first begins (RG 1.6, G72)."""

import pytest

from antechamber.games.royal_gambit.moves import Resign
from antechamber.table.chairs import Who
from tests.table.party import Party, everything, royal_gambit, royal_secrets
from tests.table.secrecy import rebuilt

PEOPLE = ("Ann", "Bob", "Cid")


def ended(seed: int = 1, **options: object) -> Party:
    """Ann, Bob, Cid and a bot after a game of Royal Gambit in which somebody fell, unless the options say otherwise."""
    party = royal_gambit(4, seed, PEOPLE, **{"turn_limit": 0, **options})
    party.play_to_the_end()
    return party


def first_to_fall(party: Party) -> int:
    """The seat that was eliminated first in the game that is over."""
    return [seat.fell for seat in party.shown_to(None).view.seats].index(1)


def ended_with_first(wanted: range) -> Party:
    """A game that is over and in which one of these seats fell first."""
    return next(party for party in map(ended, range(50)) if first_to_fall(party) in wanted)


def begins(party: Party) -> str:
    """Who begins, as the header of the game says it; a seat that is named does begin."""
    named = str(party.playing.header.options["first_player"])
    assert named in ("random", str(party.shown_to(None).view.first))
    return named


@pytest.mark.rule("RG 1.6", "G72")
@pytest.mark.parametrize("seed", range(3))
def test_in_every_rematch_whoever_fell_first_begins(seed: int) -> None:
    """And a table made anew from its log plays the same games."""
    party = royal_gambit(4, seed, PEOPLE, turn_limit=0)
    assert begins(party) == "random"
    for _ in range(4):
        party.play_to_the_end()
        first = first_to_fall(party)
        party.start()

        assert begins(party) == str(first)
        assert party.table.options["first_player"] == "random"
        assert everything(rebuilt(party.log)) == everything(party.table)


@pytest.mark.rule("G72")
def test_resigning_counts_as_elimination() -> None:
    party = royal_gambit(4, 1, PEOPLE, turn_limit=0, resigning="any time")
    (seat,) = party.asked
    party.play(seat, Resign())
    party.play_to_the_end()
    party.start()

    assert begins(party) == str(seat)
    assert everything(rebuilt(party.log)) == everything(party.table)


@pytest.mark.rule("G72")
def test_if_nobody_fell_lots_are_drawn() -> None:
    party = ended(turn_limit=1)
    party.start()

    assert begins(party) == "random"


@pytest.mark.rule("G72")
@pytest.mark.parametrize("newcomer", [None, "Dora"])
def test_if_whoever_fell_first_has_left_lots_are_drawn(newcomer: str | None) -> None:
    """A bot or a newcomer plays that chair now."""
    party = ended_with_first(range(3))
    first = first_to_fall(party)
    party.leave(Who(first))
    if newcomer is not None:
        party.sit(newcomer, first)
    party.start()

    assert begins(party) == "random"
    assert everything(rebuilt(party.log)) == everything(party.table)


@pytest.mark.rule("G72")
def test_whoever_lets_a_bot_play_is_still_there() -> None:
    """The same game as before, but a bot stands in for whoever will fall first."""
    before = ended_with_first(range(3))
    first = first_to_fall(before)
    party = royal_gambit(4, before.seed, PEOPLE, turn_limit=0)
    party.hand_over(Who(first))
    party.play_to_the_end()
    assert first_to_fall(party) == first
    party.start()

    assert begins(party) == str(first)
    assert party.table.chairs[first].owner is not None


@pytest.mark.rule("G72")
def test_a_bot_that_has_played_both_games_is_there_too() -> None:
    party = ended_with_first(range(3, 4))
    party.start()

    assert begins(party) == "3"


@pytest.mark.rule("RG 1.6", "G72")
def test_a_first_player_whom_the_table_has_named_stays() -> None:
    party = ended(first_player="2")
    for _ in range(2):
        party.start()
        assert begins(party) == "2"
        party.play_to_the_end()


def test_a_game_that_inherits_nothing_is_dealt_with_the_options_of_the_table() -> None:
    party = royal_secrets()
    party.play_to_the_end()
    party.start()

    assert party.playing.header.options == party.table.options
