"""Planted faults of a server, each of which the checker must catch."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from antechamber.core.refused import Refused
from antechamber.server.messages import Done, Message
from antechamber.server.sessions import session
from antechamber.server.storage import schema
from antechamber.server.storage.log import Row
from antechamber.server.tables import acting
from antechamber.server.tables import journal as journals
from antechamber.server.tables.callbacks import Then
from antechamber.server.tables.client import Client
from antechamber.server.tables.frames import encoded
from antechamber.server.tables.journal import Journal
from antechamber.server.tables.room import Change, Room
from antechamber.table import entries as log
from antechamber.table.table import Table

MUTANTS: Final[dict[str, Callable[[], None]]] = {}


def mutant(plant: Callable[[], None]) -> Callable[[], None]:
    """Have a fault known by its name."""
    MUTANTS[plant.__name__] = plant
    return plant


def put_in_place(owner: object, name: str, stand_in: Callable[..., Any]) -> None:
    """Have a function or a method replaced; in compiled code that would have no effect."""
    module = str(getattr(owner, "__module__", None) or getattr(owner, "__name__", None))
    assert str(sys.modules[module].__file__).endswith(".py"), f"{module} is compiled: mark the test as pure"
    setattr(owner, name, stand_in)


@mutant
def acknowledges_before_the_commit() -> None:
    carry_out = acting.carry_out

    def hasty(room: Room, client: Client, message: Message, then: Then) -> None:
        client.put(encoded(Done(message.id)), is_answer=True)
        carry_out(room, client, message, then)

    put_in_place(session, "carry_out", hasty)


@mutant
def tells_before_the_commit() -> None:
    def hasty(room: Room, change: Change) -> None:
        entries: Sequence[log.Entry] = ()
        try:
            entries = change.decide(room.table)
        except Refused as refused:
            change.then(refused)
        if entries:
            room._is_storing = True
            room._apply(entries)
            room.journal.append(entries, change.seat, change.message, partial(room._finish, change))

    put_in_place(Room, "_begin", hasty)


@mutant
def changes_though_nothing_was_stored() -> None:
    stored = Room._stored

    def careless(room: Room, change: Change, entries: Sequence[log.Entry], fault: Exception | None) -> None:
        if fault is not None:
            room._apply(entries)
        stored(room, change, entries, fault)

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
    carry_out = acting.carry_out

    def zealous(room: Room, client: Client, message: Message, then: Then) -> None:
        who = room.readers.who(client.key)
        if room.journal.is_repeated(who.seat, message.id):
            room.queue_change(partial(acting._entries, room, client, message), who.seat, None, lambda _fault: None)
        carry_out(room, client, message, then)

    put_in_place(session, "carry_out", zealous)


@mutant
def counts_frames_anew_after_a_restart() -> None:
    replayed = journals.replayed

    def forgetful(rows: Sequence[Row], now: float) -> Table:
        table = replayed(rows, now)
        table.numbers = [1] * len(table.numbers)
        return table

    put_in_place(journals, "replayed", forgetful)
