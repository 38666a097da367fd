"""A log played again, moment by moment: what each reader could have been shown after each row of it."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from antechamber.server.messages import Frame
from antechamber.server.storage.log import Row
from antechamber.server.tables import frames
from antechamber.table import entries as log
from antechamber.table.chairs import SPECTATOR, Who
from antechamber.table.pace import Pace
from antechamber.table.table import Table, begun

Seen = dict[str, Any]


class Moment:
    """What could be shown after a row."""

    def __init__(self, shown: dict[int | None, Seen | None], tables: dict[int | None, Seen]) -> None:
        self._shown = shown
        self._tables = tables
        self.talk: list[Seen] = []
        self.messages: frozenset[tuple[int | None, str]] = frozenset()
        """The seats and ids of all messages so far."""
        self.moves: list[tuple[int, Any]] = []
        """Of the newest game."""
        self.secret = ""
        """Its luck."""

    def frame(self, reader: int | None) -> Seen | None:
        """What a frame of a reader has; None before the first game."""
        return self._shown[reader]

    def table_seen(self, reader: int | None) -> Seen:
        """What a reader is told of the table, but for who is here."""
        return self._tables[reader]


def moments_of(rows: Sequence[Row]) -> list[Moment]:
    """What each reader could have been shown after each row."""
    if not rows:
        return []
    table = begun(log.read(rows[0].body))
    moments = [_moment(table, {reader: [] for reader in table.readers()})]
    messages: set[tuple[int | None, str]] = set()
    moves: list[tuple[int, Any]] = []
    told: dict[int | None, list[Any]] = {reader: [] for reader in table.readers()}
    for row in rows[1:]:
        entry = log.read(row.body)
        moves = [] if isinstance(entry, log.Started) else moves + _moves(moments[-1], table, entry)
        news = table.apply(entry, 0.0)
        told = {reader: news.told(reader) if news.reaches(reader) else told[reader] for reader in told}
        if row.message is not None:
            messages.add((row.seat, row.message))
        moment = _moment(table, told)
        moment.messages, moment.moves = frozenset(messages), moves
        moment.secret = table.playing.header.secret or "" if table.playing is not None else ""
        moments.append(moment)
    return moments


def _moment(table: Table, told: dict[int | None, list[Any]]) -> Moment:
    readers = table.readers()
    shown: dict[int | None, Seen | None] = dict.fromkeys(readers)
    if table.playing is not None:
        for reader, seen in zip(readers, table.shown(readers), strict=True):
            shown[reader] = _plain(Frame(table.number(reader), told[reader], seen.view, seen.choices, seen.answer))
    moment = Moment(shown, {reader: _table_seen(table, reader) for reader in readers})
    moment.talk = [{"seat": said.seat, "name": said.name, "text": said.text} for said in table.talk]
    return moment


def _table_seen(table: Table, reader: int | None) -> Seen:
    who = SPECTATOR if reader is None else Who(reader)
    seen = _plain(frames.table_seen("", table, who, set(), 0, Pace()))
    return {name: seen[name] for name in ("phase", "games", "host", "commitment", "revealed", "you", "powers")}


def _moves(moment: Moment, table: Table, entry: log.Entry) -> list[tuple[int, Any]]:
    """The moves that an entry makes: its own, or those of all who were asked in a window."""
    if isinstance(entry, log.Played):
        return [(entry.seat, json.loads(bytes(entry.move)))]
    if not isinstance(entry, log.WindowClosed):
        return []
    answers = {seat: (moment.frame(seat) or {}).get("answer") for seat in range(table.players)}
    opened = answers | {seat: json.loads(bytes(move)) for seat, move in entry.absent}
    return [(seat, opened[seat]) for seat in sorted(opened) if opened[seat] is not None]


def _plain(message: msgspec.Struct) -> Seen:
    seen: Seen = json.loads(frames.encoded(message))
    return seen
