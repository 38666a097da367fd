"""A server that dies at a named point, or has a fault planted in it, as the environment says.

It is run in the place of `antechamber serve`, with the same settings and these: ANTECHAMBER_CRASH_POINT, one of POINTS;
ANTECHAMBER_CRASH_ENTRY, the kind of entry that must be on its way for a passage to count; ANTECHAMBER_CRASH_AT, the
number of the passage; ANTECHAMBER_MUTANTS, the names of planted faults.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from antechamber import cli
from antechamber.server.sockets.socket import Socket
from antechamber.server.storage.batches import Outcome, Request
from antechamber.server.storage.sqlite_writer import SqliteWriter
from antechamber.server.tables import callbacks
from antechamber.server.tables.callbacks import Then
from antechamber.server.tables.client import Client
from antechamber.server.tables.journal import Journal
from antechamber.server.tables.room import Room
from antechamber.table import entries as log
from antechamber.table.news import News
from antechamber.table.table import Table
from tests.server.crashes import mutants, troubles
from tests.server.crashes.mutants import put_in_place

ROOT: Final = Path(__file__).parents[3]
PROGRAM: Final = (
    "-c",
    f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tests.server.crashes.crashing import main; main()",
)
"""What is started in the place of the command."""

POINTS: Final = (
    "before-append",
    "before-commit",
    "in-insert",
    "after-commit",
    "after-append",
    "before-apply",
    "after-apply",
    "before-frame",
    "after-frame",
    "sent-frame",
    "before-done",
    "after-done",
    "sent-done",
)
"""On the way of a move, in the order of their passing; `in-insert` is in the midst of an append of several rows."""

IN_STORAGE: Final = frozenset({"before-commit", "in-insert", "after-commit"})
"""Those in modules that are never compiled, so that a death can be planted there on both builds."""

ROUNDS: Final = 50
"""How often the loop goes round before a death in storage, so that whatever was said too early is out by then."""
A_MOMENT: Final = 0.002
"""Seconds in which what was written leaves the machine."""
STEPS_INTO_INSERT: Final = 55
"""Instructions of SQLite's into an INSERT of several rows: some are there, and others not."""


class Death:
    """The end that is planned: at which point, for which kind of entry, at which passage."""

    def __init__(self, point: str, entry: str, at: int) -> None:
        self.point = point
        self.entry = entry
        self.left = at

    def is_due(self, point: str, kinds: Sequence[str] = ()) -> bool:
        """Count a passage, and say whether it is the last."""
        if point != self.point or (self.entry and self.entry not in kinds):
            return False
        self.left -= 1
        return self.left == 0


def die(*_: object) -> None:
    """End as by a power failure."""
    os.kill(os.getpid(), signal.SIGKILL)


def go_round(loop: asyncio.AbstractEventLoop) -> None:
    """From another thread: let the loop go round, so that everything that waits is sent."""
    done = threading.Event()

    def again(left: int) -> None:
        if left:
            loop.call_soon(again, left - 1)
        else:
            done.set()

    loop.call_soon_threadsafe(again, ROUNDS)
    done.wait(10)


def plant_in_writer(death: Death) -> None:
    """Before, in and after the commit."""
    store = SqliteWriter._store

    def stored(writer: SqliteWriter, batch: Sequence[Request]) -> list[Outcome]:
        kinds = [type(log.read(row.body)).__name__ for rows, _ in batch for row in rows]
        if death.is_due("before-commit", kinds):
            go_round(writer._loop)
            die()
        if len(kinds) > 1 and death.is_due("in-insert", kinds):
            writer._connection.set_progress_handler(die, STEPS_INTO_INSERT)
        outcomes = store(writer, batch)
        if kinds and death.is_due("after-commit", kinds):
            go_round(writer._loop)
            die()
        return outcomes

    put_in_place(SqliteWriter, "_store", stored)


def plant_in_journal(death: Death) -> None:
    """Before an append is asked for, and when it is known to be stored."""
    append = Journal.append

    async def live_on_and_die() -> None:
        await asyncio.to_thread(go_round, asyncio.get_running_loop())
        die()

    def appended(
        journal: Journal, entries: Sequence[log.Entry], seat: int | None, message: str | None, then: Then
    ) -> None:
        kinds = [type(entry).__name__ for entry in entries]

        def known(fault: Exception | None) -> None:
            if death.is_due("after-append", kinds):
                callbacks.run(live_on_and_die(), then)
            else:
                then(fault)

        if death.is_due("before-append", kinds):
            callbacks.run(live_on_and_die(), then)
        else:
            append(journal, entries, seat, message, known)

    put_in_place(Journal, "append", appended)


def plant_in_table(death: Death) -> None:
    """Before and after a stored entry takes effect; what is replayed does not count."""
    apply_all, apply = Room._apply, Table.apply
    rooms: list[Room] = []

    def all_applied(room: Room, entries: Sequence[log.Entry]) -> None:
        rooms.append(room)
        try:
            apply_all(room, entries)
        finally:
            rooms.pop()

    def applied(table: Table, entry: log.Entry, *more: Any) -> News:
        kinds = [type(entry).__name__]
        if rooms and death.is_due("before-apply", kinds):
            die()
        news = apply(table, entry, *more)
        if rooms and death.is_due("after-apply", kinds):
            die()
        return news

    put_in_place(Room, "_apply", all_applied)
    put_in_place(Table, "apply", applied)


def plant_in_client(death: Death) -> None:
    """Before and after a frame or a Done is put to a client, and when it was sent."""
    put, write = Client.put, Socket.write

    def putting(client: Client, text: bytes, **how: Any) -> None:
        kind = kind_of(text)
        if death.is_due(f"before-{kind}"):
            die()
        put(client, text, **how)
        if death.is_due(f"after-{kind}"):
            die()

    def writing(socket: Socket, text: bytes) -> None:
        write(socket, text)
        if death.is_due(f"sent-{kind_of(text)}"):
            asyncio.get_running_loop().call_later(A_MOMENT, die)  # When it has left.

    put_in_place(Client, "put", putting)
    put_in_place(Socket, "write", writing)


def kind_of(text: bytes) -> str:
    """The kind of a message that goes out, which is named first in it."""
    return text[len(b'{"type":"') :].partition(b'"')[0].decode().lower()


def asked(name: str, default: str = "") -> str:
    """What the environment asks for."""
    return os.environ.get(f"ANTECHAMBER_{name}", default)


def main() -> None:
    """Plant what the environment asks for, and serve."""
    for name in asked("MUTANTS").split():
        mutants.MUTANTS[name]()
    troubles.plant_what_is_asked()
    if asked("CRASH_POINT"):
        death = Death(asked("CRASH_POINT"), asked("CRASH_ENTRY"), int(asked("CRASH_AT", "1")))
        elsewhere = () if death.point in IN_STORAGE else (plant_in_journal, plant_in_table, plant_in_client)
        for plant in (plant_in_writer, *elsewhere):
            plant(death)
    cli.main(["serve"])
