"""Whole lives of tables: people come, talk, play, hand over, leave and play again, all by chance."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from antechamber.core.refused import Refused
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import SPECTATOR, Who
from antechamber.table.news import News
from antechamber.table.table import Table
from tests.table.party import QUICK_GAMBIT, Party

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("royal-secrets", 3, {}),
    ("royal-secrets", 5, {"favor_windows": "own turn"}),
    ("royal-gambit", 4, {**QUICK_GAMBIT}),
    ("royal-gambit", 3, {}),
    ("royal-gambit-mini", 2, {}),
    ("queen-marie-antoinette", 3, {}),
]
"""Every game, and every kind of window."""

NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Fay", "Guy")


def anybody(party: Party) -> Who:
    """Somebody at the table or near it."""
    seat = party.dice.randrange(-1, party.table.players)
    return SPECTATOR if seat < 0 else Who(seat, is_bot=party.dice.random() < 0.1)


def clear_any_ahead(party: Party) -> log.Entry:
    """Somebody who has answered ahead wants to be asked again."""
    table = party.table
    given = [(seat, name) for seat in range(table.players) for name, _ in table.shown([seat])[0].ahead]
    seat, name = party.dice.choice(given or [(0, "none")])
    return acts.clear_ahead(table, party.player(seat), name)


def some_ahead(party: Party) -> str:
    """An answer that can be given ahead in this game."""
    return party.dice.choice([ahead.id for ahead in party.table.game.ahead] or ["none"])


def seat_of(party: Party) -> int:
    return party.dice.randrange(party.table.players)


ACTS: list[Callable[[Party, Table, Who], Sequence[log.Entry]]] = [
    lambda party, table, who: [acts.claim(table, None, party.dice.choice(NAMES), party.key())],
    lambda party, table, who: [acts.claim(table, seat_of(party), party.dice.choice(NAMES), party.key())],
    lambda party, table, who: acts.leave(table, who, party.key()),
    lambda party, table, who: [acts.kick(table, who, seat_of(party))],
    lambda party, table, who: [acts.seat_bot(table, who, seat_of(party), None, party.key())],
    lambda party, table, who: [acts.hand_over(table, who, None, "random", party.key())],
    lambda party, table, who: [acts.hand_over(table, who, seat_of(party), None, party.key())],
    lambda party, table, who: [acts.take_back(table, who)],
    lambda party, table, who: [acts.set_ahead(table, who, some_ahead(party), "cleared")],
    lambda party, table, who: [clear_any_ahead(party)],
    lambda party, table, who: [acts.say(who, f"I say {party.dice.random()}")],
    lambda party, table, who: acts.start(table, who, party.keys()),
]


def live(party: Party, length: int) -> Iterator[tuple[log.Entry, News]]:
    """So many entries of the life of a table, each as it happens and with its news."""
    return islice(_life(party), length)


def _life(party: Party) -> Iterator[tuple[log.Entry, News]]:
    while True:
        try:
            entries = _something(party)
        except Refused:
            continue
        party.now += party.dice.random()
        for entry in entries:
            yield entry, party.happen(entry)


def _something(party: Party) -> Sequence[log.Entry]:
    """What happens next, or Refused when an act comes to nothing."""
    table, dice = party.table, party.dice
    if party.lacks_luck:
        return [log.LuckSealed(party.new_luck())]
    if table.phase != "playing" or dice.random() < 0.2:
        return dice.choice(ACTS)(party, table, anybody(party))
    asked = party.asked
    if asked and party.playing.can_undo(asked[0]) and dice.random() < 0.15:
        return [acts.undo(table, party.player(asked[0]), table.number(asked[0]))]
    if not asked or (party.playing.is_window and dice.random() < 0.2):
        return [acts.close_window(table)]
    seat = dice.choice(asked)
    return [party.send(seat, dice.choice(party.shown_to(seat).choices))]
