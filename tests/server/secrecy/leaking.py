"""A server with a planted fault, started as a program: each fault leaks something, and a search must find it."""

import logging
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from antechamber import cli
from antechamber.core.records import Record
from antechamber.core.refused import Refused
from antechamber.server import messages
from antechamber.server.doors import endpoints
from antechamber.server.doors.tickets import Ticket, Tickets
from antechamber.server.sessions import session
from antechamber.server.tables import frames
from antechamber.server.tables.callbacks import Then
from antechamber.table import entries as log
from antechamber.table import table as tables
from antechamber.table.chairs import Who
from antechamber.table.news import NOTHING, News
from antechamber.table.pace import Pace
from antechamber.table.playing import Playing
from antechamber.table.shown import Shown
from antechamber.table.table import Table


def another_seats_view() -> None:
    """Spectators are shown what the first seat sees."""
    own = Playing.shown

    def shown(self: Playing, readers: Sequence[int | None]) -> list[Shown]:
        return own(self, [reader or 0 for reader in readers])

    Playing.shown = shown  # type: ignore[method-assign]


def raw_events() -> None:
    """Events are sent as the engine tells them."""
    News.told = lambda self, reader: self._events  # type: ignore[method-assign]


def another_seats_history() -> None:
    """The history of spectators is the first seat's."""
    own = endpoints._history
    endpoints._history = lambda entries, reader, after, lang: own(entries, reader or 0, after, lang)


def record_of_a_running_game() -> None:
    """A record is shown before the end."""

    def record_of(entries: Sequence[log.Entry], number: int) -> Record:
        table = Table(entries[0])  # type: ignore[arg-type]
        for entry in entries[1:]:
            table.apply(entry, 0.0)
        header = table.in_play().header
        return Record(table.game, header, bytes.fromhex(header.secret or ""))

    endpoints.record_of = record_of  # type: ignore[attr-defined]


def luck_with_the_table() -> None:
    """The secret of the luck is shown beside its commitment."""
    own = frames.table_seen

    def table_seen(
        name: str, table: Table, who: Who, here: set[str | None], spectators: int, pace: Pace
    ) -> messages.TableSeen:
        seen = own(name, table, who, here, spectators, pace)
        return msgspec.structs.replace(seen, revealed=table.secret.hex() if table.secret else None)

    frames.table_seen = table_seen


def key_with_a_refusal() -> None:
    """A refusal quotes by what the table knows its seats."""
    own = session.Session._refuse

    def refuse(self: session.Session, name: str | None, refused: Refused) -> None:
        keys = [chair.owner.key for chair in self.room.table.chairs if chair.owner is not None]
        own(self, name, Refused(refused.rule, refused.reason, {**refused.facts, "seats": keys}))

    session.Session._refuse = refuse  # type: ignore[method-assign]


def answer_acknowledged_to_all() -> None:
    """Whoever answers, everybody is told that it is done."""
    own = session.carry_out  # type: ignore[attr-defined]

    def carry_out(room: Any, client: Any, message: messages.Message, then: Then) -> None:
        def tell_all(fault: Exception | None) -> None:
            then(fault)
            others = [each for each in room.readers.clients if each is not client]
            for other in others if isinstance(message, messages.Play) else ():
                other.put(frames.encoded(messages.Done(message.id)))

        own(room, client, message, tell_all)

    session.carry_out = carry_out  # type: ignore[attr-defined]


def answer_counted_for_all() -> None:
    """A sealed answer raises the number of everybody's next frame."""
    own = tables._EFFECTS[log.Answered]

    def answer(table: Table, entry: Any, now: float) -> News:
        own(table, entry, now)
        table.numbers = [number + 1 for number in table.numbers]
        return NOTHING

    tables._EFFECTS = {**tables._EFFECTS, log.Answered: answer}


def answer_seen_in_the_sight() -> None:
    """Whoever has not answered is offered nothing more once somebody has."""
    own = Playing._shown

    def sight(self: Playing, reader: int | None, view: object) -> Shown:
        seen = own(self, reader, view)
        is_answered = self.is_window and len(self._state.actors) < len(self._state.seats_asked)
        return msgspec.structs.replace(seen, choices=[]) if is_answered else seen

    Playing._shown = sight  # type: ignore[method-assign]


def ticket_in_the_log() -> None:
    """Tickets are logged when they are used."""
    own = Tickets.use

    def use(self: Tickets, name: str, table: str, now: float) -> Ticket | None:
        logging.getLogger("antechamber").info("a socket for %s with %s", table, name)
        return own(self, name, table, now)

    Tickets.use = use  # type: ignore[method-assign]


def move_in_the_log() -> None:
    """Messages are logged as they come."""
    own = session.read  # type: ignore[attr-defined]

    def read(text: str | bytes) -> messages.Message:
        logging.getLogger("antechamber").info("received %s", text)
        return own(text)

    session.read = read  # type: ignore[attr-defined]


IN_THE_GAME: Final[Mapping[str, Callable[[], None]]] = {
    fault.__name__: fault
    for fault in (
        another_seats_view,
        raw_events,
        another_seats_history,
        record_of_a_running_game,
        luck_with_the_table,
        key_with_a_refusal,
    )
}
IN_A_WINDOW: Final[Mapping[str, Callable[[], None]]] = {
    fault.__name__: fault for fault in (answer_acknowledged_to_all, answer_counted_for_all, answer_seen_in_the_sight)
}
IN_THE_LOG: Final[Mapping[str, Callable[[], None]]] = {
    fault.__name__: fault for fault in (ticket_in_the_log, move_in_the_log)
}


def program(fault: str) -> tuple[str, ...]:
    """The arguments of Python that start a server with a fault."""
    return (__file__, fault)


if __name__ == "__main__":
    {**IN_THE_GAME, **IN_A_WINDOW, **IN_THE_LOG}[sys.argv[1]]()
    cli.main(["serve", "--verbose"])
