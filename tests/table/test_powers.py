"""What each person may do in each phase of a table's life; only the host has powers over others."""

from collections.abc import Callable
from functools import partial

import pytest

from antechamber.core.refused import Refused
from antechamber.table import acts
from antechamber.table.chairs import SPECTATOR, Chair, Who
from antechamber.table.table import Table
from tests.table.lives import TABLES, live
from tests.table.party import Party


def roles(table: Table) -> list[Who]:
    """Everybody who may be at a table: an owner and a bot for each chair that has one, and spectators."""
    owners = [Who(seat) for seat, chair in enumerate(table.chairs) if chair.owner]
    bots = [Who(seat, is_bot=True) for seat, chair in enumerate(table.chairs) if chair.bot]
    return [*owners, *bots, SPECTATOR]


def expected(table: Table, who: Who) -> set[str]:
    """The powers in one table: who, when, and what there must be for it."""
    if who.seat is None or who.is_bot:
        return set()
    is_host, in_play = who.seat == table.host, table.phase == "playing"
    mine = table.chairs[who.seat]
    others = [chair for seat, chair in enumerate(table.chairs) if seat != who.seat]
    powers = {
        "Start": is_host and not in_play and not table.lacks_luck,
        "Kick": is_host and not in_play and any(chair != Chair() for chair in others),
        "SeatBot": is_host and not in_play and any(chair.owner is None for chair in others),
        "HandOver": in_play and mine.bot is None,
        "HandOverAnother": is_host and in_play and any(chair.bot is None for chair in others),
        "TakeBack": mine.bot is not None,
        "Leave": True,
        "Say": True,
    }
    return {name for name, is_there in powers.items() if is_there}


def granted(table: Table, who: Who) -> set[str]:
    """The powers by trying: every act on every seat."""
    seats = range(table.players)
    tries: dict[str, list[Callable[[], object]]] = {
        "Start": [lambda: acts.start(table, who, ["key"] * table.players)],
        "Kick": [partial(acts.kick, table, who, seat) for seat in seats],
        "SeatBot": [partial(acts.seat_bot, table, who, seat, None, "key") for seat in seats],
        "HandOver": [lambda: acts.hand_over(table, who, who.seat, None, "key")],
        "HandOverAnother": [
            partial(acts.hand_over, table, who, seat, None, "key") for seat in seats if seat != who.seat
        ],
        "TakeBack": [lambda: acts.take_back(table, who)],
        "Leave": [lambda: acts.leave(table, who, "key")],
        "Say": [lambda: acts.say(who, "Good evening")],
    }
    return {name for name, ways in tries.items() if any(map(is_granted, ways))}


def is_granted(way: Callable[[], object]) -> bool:
    try:
        way()
    except Refused:
        return False
    return True


@pytest.mark.parametrize(("game", "players", "options"), TABLES[:4:3], ids=str)
def test_powers_are_what_is_not_refused_for_every_role_in_every_phase(
    game: str, players: int, options: dict[str, object]
) -> None:
    met: set[tuple[str, str]] = set()
    for seed in range(4):
        party = Party(game, players, seed, **options)
        for _ in live(party, 150):
            for who in roles(party.table):
                powers = acts.powers(party.table, who)
                assert set(powers) == granted(party.table, who) == expected(party.table, who)
                assert len(set(powers)) == len(powers)
                met |= {(party.table.phase, power) for power in powers}

    assert met >= {
        (phase, power) for phase in ("open", "over") for power in ("Start", "Kick", "SeatBot", "Leave", "Say")
    }
    assert met >= {("playing", power) for power in ("HandOver", "HandOverAnother", "TakeBack", "Leave", "Say")}


def expected_over(table: Table, who: Who, seat: int) -> set[str]:
    """The powers over one chair in one table."""
    if who.seat is None or who.is_bot:
        return set()
    is_host, in_play, is_mine = who.seat == table.host, table.phase == "playing", who.seat == seat
    chair = table.chairs[seat]
    powers = {
        "Kick": is_host and not in_play and not is_mine and chair != Chair(),
        "SeatBot": is_host and not in_play and chair.owner is None,
        "HandOver": (is_host or is_mine) and in_play and chair.bot is None,
        "TakeBack": is_mine and chair.bot is not None,
        "Leave": is_mine,
    }
    return {name for name, is_there in powers.items() if is_there}


def test_the_powers_over_each_chair_are_what_is_not_refused_for_it() -> None:
    met: set[tuple[bool, str]] = set()
    party = Party(players=4)
    for _ in live(party, 300):
        for who in roles(party.table):
            for seat in range(party.table.players):
                powers = acts.powers_over(party.table, who, seat)
                assert set(powers) == expected_over(party.table, who, seat)
                assert len(set(powers)) == len(powers)
                met |= {(seat == who.seat, power) for power in powers}

    assert met == {
        *((False, power) for power in ("Kick", "SeatBot", "HandOver")),
        *((True, power) for power in ("HandOver", "TakeBack", "Leave")),
    }


def test_the_powers_of_the_host_are_his_alone() -> None:
    party = Party()
    for _ in live(party, 300):
        for who in roles(party.table):
            if who != party.host:
                assert not set(acts.HOST_POWERS) & set(acts.powers(party.table, who))


def test_asking_for_powers_changes_nothing() -> None:
    party = Party(players=4)
    for _ in live(party, 100):
        before = list(party.table.chairs), party.table.host, party.table.numbers[:]
        for who in roles(party.table):
            acts.powers(party.table, who)
        assert (party.table.chairs, party.table.host, party.table.numbers) == before
