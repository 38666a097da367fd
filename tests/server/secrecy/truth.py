"""What really happened at a table, made anew from the database's log: who was owed which frame, and in which world."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from antechamber.core.events import seen
from antechamber.core.moves import Move
from antechamber.core.state import State
from antechamber.table import entries as log
from antechamber.table.table import Table


class Owed(msgspec.Struct):
    """A frame that a reader was owed: the game before and after, what was played, and what he was to be told."""

    before: State | None
    after: State
    moves: tuple[tuple[int, Move], ...]
    told: list[Any]


class Truth:
    """A table's log, played again."""

    def __init__(self, database: Path, name: str) -> None:
        self.secrets: list[str] = []
        """What no reader may ever be sent while a game runs: luck, and hashes of secrets."""
        self.owed: dict[tuple[int | None, int], Owed] = {}
        self.missed: list[str] = []
        """Readers whose sight changed although they were owed no frame."""
        self.answers: dict[int, list[Any]] = {}
        entries = list(_entries(database, name))
        first = entries[0]
        assert isinstance(first, log.Opened)
        self.table = Table(first)
        for entry in entries[1:]:
            self._apply(entry)

    def _apply(self, entry: log.Entry) -> None:
        if isinstance(entry, log.LuckSealed):
            self.secrets.append(entry.secret)
        if isinstance(entry, log.Claimed | log.BotSeated):
            self.secrets.append(entry.key)
        moves = self._moves_of(entry)
        before = state_of(self.table).copy() if self.table.playing is not None else None
        news = self.table.apply(entry, 0.0)
        if self.table.playing is None:
            return
        after = state_of(self.table).copy()
        for reader in self.table.readers():
            if news.reaches(reader):
                told = [plain(event) for event in news.told(reader)]
                self.owed[reader, self.table.number(reader)] = Owed(before, after, moves, told)
            elif before is not None and sight(before, reader) != sight(after, reader):
                self.missed.append(f"{reader} was not told of {type(entry).__name__}, and sees something new")

    def _moves_of(self, entry: log.Entry) -> tuple[tuple[int, Move], ...]:
        """The moves that an entry plays: one, or all the answers of a window in the order of the seats."""
        if isinstance(entry, log.Played):
            return ((entry.seat, self.table.in_play().read(entry.move)),)
        if isinstance(entry, log.Answered):
            move = self.table.in_play().read(entry.move)
            self.answers.setdefault(entry.seat, []).append(plain(move))
        if isinstance(entry, log.WindowClosed):
            state = self.table.in_play()._state
            given = {seat: answer for seat in state.seats_asked if (answer := state.answer(seat)) is not None}
            absent = {seat: self.table.in_play().read(raw) for seat, raw in entry.absent}
            return tuple(sorted({**given, **absent}.items()))
        return ()


def _entries(database: Path, name: str) -> Iterator[log.Entry]:
    with closing(sqlite3.connect(database, timeout=30)) as connection:
        rows = connection.execute("SELECT body FROM antechamber_log WHERE table_id = ? ORDER BY n", (name,)).fetchall()
    return (log.read(body) for (body,) in rows)


def state_of(table: Table) -> State:
    """The true state, which no code of the server has in its hands."""
    return table.in_play()._state


def plain(thing: object) -> Any:
    """Whatever it is as plain JSON."""
    return json.loads(msgspec.json.encode(thing))


def sight(state: State, reader: int | None) -> tuple[Any, Any]:
    """A reader's view and choices as plain JSON."""
    return plain(state.view(reader)), plain(state.choices(reader)) if reader is not None else []


def told_after(world: State, moves: tuple[tuple[int, Move], ...], reader: int | None) -> tuple[list[Any], Any] | None:
    """What a reader would be told in another world by the same moves, and then see; None when that cannot be."""
    told: list[Any] = []
    for seat, move in moves:
        if world.why_not(seat, move) is not None:
            return None
        told += [plain(event) for event in seen(world.narrate(seat, move), reader)]
    return told, sight(world, reader)
