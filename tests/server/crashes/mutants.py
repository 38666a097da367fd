"""Planted faults of a server, each of which the checker must catch."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from antechamber.core.refused import Refused
from antechamber.server import journal as journals
from antechamber.server import socket, wishes
from antechamber.server.connection import Connection
from antechamber.server.errands import Then
from antechamber.server.frames import encoded
from antechamber.server.journal import Journal
from antechamber.server.messages import Done, Message
from antechamber.server.room import Room, Wish
from antechamber.server.storage import schema
from antechamber.server.storage.log import Row
from antechamber.table import entries as log
from antechamber.table.table import Table

MUTANTS: Final[dict[str, Callable[[], None]]] = {}


def mutant(plant: Callable[[], None]) -> Callable[[], None]:
    """Have a fault known by its name."""
    MUTANTS[plant.__name__] = plant
    return plant


def put_in_place(owner: object, name: str, stand_in: Callable[..., Any]) -> None:
    """Have a function or a method replaced; in compiled code that would have no effect."""
    room = str(getattr(owner, "__module__", None) or getattr(owner, "__name__", None))
    assert str(sys.modules[room].__file__).endswith(".py"), f"{room} is compiled: mark the test as pure"
    setattr(owner, name, stand_in)


@mutant
def acknowledges_before_the_commit() -> None:
    grant = wishes.grant

    def hasty(room: Room, connection: Connection, message: Message, then: Then) -> None:
        connection.put(encoded(Done(message.id)), is_answer=True)
        grant(room, connection, message, then)

    put_in_place(socket, "grant", hasty)


@mutant
def tells_before_the_commit() -> None:
    def hasty(room: Room, wish: Wish) -> None:
        entries: Sequence[log.Entry] = ()
        try:
            entries = wish.decide(room.table)
        except Refused as refused:
            wish.then(refused)
        if entries:
            room._is_storing = True
            room._happen(entries)
            room.journal.append(entries, wish.seat, wish.message, partial(room._granted, wish))

    put_in_place(Room, "_grant", hasty)


@mutant
def changes_though_nothing_was_stored() -> None:
    stored = Room._stored

    def careless(room: Room, wish: Wish, entries: Sequence[log.Entry], fault: Exception | None) -> None:
        if fault is not None:
            room._happen(entries)
        stored(room, wish, entries, fault)

    put_in_place(Room, "_stored", careless)


@mutant
def takes_the_unsure_for_stored() -> None:
    async def settle(_journal: Journal, _rows: list[Row]) -> None:
        """Believe the best."""

    put_in_place(Journal, "_settle", settle)


@mutant
def stores_row_by_row() -> None:
    append = Journal.append

    def slow(journal: Journal, entries: Sequence[log.Entry], seat: int | None, message: str | None, then: Then) -> None:
        def go_on(fault: Exception | None) -> None:
            if fault is None and len(entries) > 1:
                slow(journal, entries[1:], None, None, then)
            else:
                then(fault)

        append(journal, entries[:1], seat, message, go_on)

    put_in_place(Journal, "append", slow)


@mutant
def has_no_unique_number() -> None:
    schema.MIGRATIONS[1] = schema.MIGRATIONS[1].replace("PRIMARY KEY (table_id, n)", "CHECK (n > 0)")


@mutant
def has_no_unique_message() -> None:
    schema.MIGRATIONS[1] = schema.MIGRATIONS[1].replace("CREATE UNIQUE INDEX", "CREATE INDEX")


@mutant
def forgets_messages() -> None:
    """By itself no fault: the unique key remembers."""
    put_in_place(Journal, "is_repeated", lambda *_: False)


@mutant
def does_again_what_is_sent_again() -> None:
    grant = wishes.grant

    def zealous(room: Room, connection: Connection, message: Message, then: Then) -> None:
        who = room.readers.who(connection.key)
        if room.journal.is_repeated(who.seat, message.id):
            room.wish(partial(wishes._entries, room, connection, message), who.seat, None, lambda _fault: None)
        grant(room, connection, message, then)

    put_in_place(socket, "grant", zealous)


@mutant
def counts_frames_anew_after_a_restart() -> None:
    replayed = journals.replayed

    def forgetful(rows: Sequence[Row], now: float) -> Table:
        table = replayed(rows, now)
        table.numbers = [1] * len(table.numbers)
        return table

    put_in_place(journals, "replayed", forgetful)
