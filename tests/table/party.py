"""A table with people round it, for tests: whatever they do becomes entries of its log by the doors of `acts`."""

from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

import antechamber
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import Who, key_of
from antechamber.table.news import NOTHING, News
from antechamber.table.pace import Pace
from antechamber.table.playing import Playing
from antechamber.table.shown import Shown
from antechamber.table.table import Table

PACE = Pace(least=2.0, most=60.0)
QUICK_GAMBIT = {"resigning": "never", "turn_limit": 30}
"""A Royal Gambit that random players neither give up nor play for ever."""


class Party:
    """A table, its log and its clock. Nothing happens at it but by an entry."""

    def __init__(self, game: str = "royal-secrets", players: int = 3, seed: int = 0, **options: object) -> None:
        self.log: list[log.Entry] = [acts.open_table(antechamber.game(game), players, options, "random")]
        self.table = opened(self.log[0])
        self.dice = Random(seed)
        self.now = 100.0
        self.seed = seed
        self._keys = count()

    # What happens.

    def happen(self, *entries: log.Entry) -> News:
        """Let entries take effect; gives the news of the last."""
        news = NOTHING
        for entry in entries:
            news = self.table.apply(entry, self.now)
            self.log.append(entry)
        return news

    def key(self) -> str:
        """The hash of a new secret."""
        return key_of(f"secret {next(self._keys)}")

    def keys(self) -> list[str]:
        """A new secret's hash for each chair."""
        return [self.key() for _ in self.table.chairs]

    def new_luck(self) -> str:
        """The secret of a game's luck."""
        return sha256(f"luck {self.seed} {len(self.log)}".encode()).hexdigest()

    def sit(self, name: str, seat: int | None = None) -> Who:
        """Somebody takes a chair."""
        claimed = acts.claim(self.table, seat, name, self.key())
        self.happen(claimed)
        return Who(claimed.seat)

    def leave(self, who: Who) -> None:
        """Somebody goes for good."""
        self.happen(*acts.leave(self.table, who, self.key()))

    def start(self, who: Who | None = None) -> News:
        """The host has the cards dealt."""
        if self.lacks_luck:
            self.happen(log.LuckSealed(self.new_luck()))
        return self.happen(*acts.start(self.table, who or self.host, self.keys()))

    def hand_over(self, who: Who, seat: int | None = None) -> None:
        """A bot shall play a seat."""
        self.happen(acts.hand_over(self.table, who, seat, None, self.key()))

    def send(self, seat: int, move: Move) -> log.Entry:
        """What a move would be stored as, sent by whoever plays the seat on his newest frame; nothing happens yet."""
        return acts.play(self.table, self.player(seat), self.table.number(seat), raw(move))

    def play(self, seat: int, move: Move) -> News:
        """Whoever plays the seat makes a move."""
        return self.happen(self.send(seat, move))

    def play_any(self, seat: int) -> News:
        """Whoever plays the seat makes any move."""
        return self.play(seat, self.dice.choice(self.shown_to(seat).choices))

    def close_window(self) -> News:
        """The house closes the window."""
        return self.happen(acts.close_window(self.table))

    def step(self) -> News:
        """One random move, one random answer, or the closing of a window that all have answered."""
        self.now += 1.0
        asked = self.asked
        return self.play_any(self.dice.choice(asked)) if asked else self.close_window()

    def play_to_the_end(self) -> None:
        """Random moves until the game is over."""
        while self.table.phase == "playing":
            self.step()

    def play_to_a_window(self) -> bool:
        """Random moves until a window is open; False when the game ends first."""
        while self.table.phase == "playing" and not self.playing.is_window:
            self.step()
        return self.table.phase == "playing"

    # What can be seen of it.

    @property
    def lacks_luck(self) -> bool:
        """True when the luck of the coming game is still to be drawn."""
        return self.table.secret is None or (self.table.phase == "over" and self.table.revealed is None)

    @property
    def host(self) -> Who:
        """The host."""
        return Who(self.table.host)

    @property
    def playing(self) -> Playing:
        """The game in play."""
        return self.table.in_play()

    @property
    def asked(self) -> list[int]:
        """The seats that have something to choose from."""
        return [seat for seat in range(self.table.players) if self.shown_to(seat).choices]

    def player(self, seat: int) -> Who:
        """Who plays a seat: its bot, if it has one, else its owner."""
        return Who(seat, is_bot=self.table.chairs[seat].bot is not None)

    def shown_to(self, reader: int | None) -> Shown:
        """What one reader is shown."""
        return self.table.shown([reader])[0]

    def shown(self) -> list[object]:
        """All that a table shows of its game: the number and the sight of every reader, and the window's time."""
        readers = self.table.readers()
        return [
            [self.table.number(reader) for reader in readers],
            self.table.shown(readers),
            self.playing.closes_in(PACE, self.now),
        ]


def everything(table: Table) -> dict[str, object]:
    """All that a table is, to be compared with another."""
    playing = table.playing
    return {
        "phase": table.phase,
        "chairs": list(table.chairs),
        "host": table.host,
        "games": table.games,
        "luck": (table.commitment, table.revealed),
        "talk": list(table.talk),
        "numbers": list(table.numbers),
        "names": table.names,
        "dealt to": list(table.dealt_to),
        "sights": table.shown(table.readers()) if playing else None,
        "header": msgspec.json.encode(playing.header) if playing else None,
        "result": playing.result if playing else None,
        "truth": playing._state.dump() if playing else None,
        "sealed": [playing._state.answer(seat) for seat in range(table.players)] if playing else None,
    }


def opened(entry: log.Entry) -> Table:
    """A table from the first entry of its log."""
    assert isinstance(entry, log.Opened)
    return Table(entry)


def raw(move: Any) -> msgspec.Raw:
    """A move as a client sends it."""
    return msgspec.Raw(msgspec.json.encode(move))


def refusal(way: Any, *arguments: Any) -> Refused:
    """How an act is refused, which it must be, in words of both languages."""
    with pytest.raises(Refused) as caught:
        way(*arguments)
    assert caught.value.say("en") != caught.value.say("fr")
    return caught.value


def royal_secrets(players: int = 3, seed: int = 0, names: Sequence[str] = ("Ann", "Bob")) -> Party:
    """Ann, Bob and bots in a game of Royal Secrets."""
    return begun(Party("royal-secrets", players, seed), names)


def royal_gambit(players: int = 4, seed: int = 0, names: Sequence[str] = ("Ann", "Bob"), **options: object) -> Party:
    """Ann, Bob and bots in a game of Royal Gambit."""
    return begun(Party("royal-gambit", players, seed, **{**QUICK_GAMBIT, **options}), names)


def begun(party: Party, names: Sequence[str] = ("Ann", "Bob")) -> Party:
    """The party after these people have sat down and the first has had the cards dealt."""
    for name in names:
        party.sit(name)
    party.start()
    return party


def in_a_window(game: str = "royal-gambit", players: int = 4, seed: int = 0, **options: object) -> Party:
    """A party at whose table a window is open, found by random play."""
    given = {**(QUICK_GAMBIT if game == "royal-gambit" else {}), **options}
    for luck in range(seed * 100, seed * 100 + 100):
        party = begun(Party(game, players, luck, **given))
        if party.play_to_a_window():
            return party
    pytest.fail(f"no window was opened in a hundred games of {game}")
