"""What a client's message asks of a table: each kind of message and the act that it stands for."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from antechamber.core import telling
from antechamber.core.events import Event
from antechamber.core.refused import Refused
from antechamber.server import errands
from antechamber.server import messages as said
from antechamber.server.connection import Connection
from antechamber.server.errands import Then
from antechamber.server.frames import encoded
from antechamber.server.refusals import problem
from antechamber.server.room import Room
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import Who
from antechamber.table.table import Table

QUESTIONS: Final = (said.Preview, said.WhyNot, said.Sync)
"""What changes nothing."""


def grant(room: Room, connection: Connection, message: said.Message, then: Then) -> None:
    """Do what a message asks and answer it, or say why not."""
    who = room.readers.who(connection.key)
    if isinstance(message, QUESTIONS):
        _answer(room, connection, who, message)
        then(None)
        return
    answer = partial(_acknowledge, connection, message.id, then)
    if room.journal.is_repeated(who.seat, message.id):
        errands.run(_check_repeated(room, who, message), answer)
    else:
        decide = partial(_entries, room, connection, message)
        room.wish(decide, who.seat, message.id, partial(_decided, room, who, message, answer))


def _entries(room: Room, connection: Connection, message: said.Message, table: Table) -> Sequence[log.Entry]:
    """The entries that grant a message; who he is is asked again, for it may have changed while he waited."""
    return _ACTS[type(message)](room, table, room.readers.who(connection.key), message)


def _decided(room: Room, who: Who, message: said.Message, then: Then, fault: Exception | None) -> None:
    """What is refused may have been done already, longer ago than is remembered or a moment before."""
    if isinstance(fault, Refused) and fault.reason != "server-unsure":
        errands.run(_excuse(room, who, message, fault), then)
    else:
        then(fault)


async def _excuse(room: Room, who: Who, message: said.Message, refused: Refused) -> None:
    """Refuse, unless the message has had its effect before."""
    if await room.journal.effect(who.seat, message.id) is None:
        raise refused
    await _check_repeated(room, who, message)


def _acknowledge(connection: Connection, name: str, then: Then, fault: Exception | None) -> None:
    """Say that it is done, if it is."""
    if fault is None:
        connection.put(encoded(said.Done(name)), is_answer=True)
    then(fault)


async def _check_repeated(room: Room, who: Who, message: said.Message) -> None:
    """A message that has had its effect is done; another message under its id is refused."""
    effect = await room.journal.effect(who.seat, message.id)
    if isinstance(effect, log.Played | log.Answered):
        is_same = isinstance(message, said.PlayText) or (
            isinstance(message, said.Play)
            and room.table.in_play().read(message.move) == room.table.in_play().read(effect.move)
        )
    elif isinstance(effect, log.Said):
        is_same = isinstance(message, said.Say) and acts.say(who, message.text) == effect
    else:
        is_same = not isinstance(message, said.Play | said.PlayText | said.Say)
    if not is_same:
        raise Refused("", "server-id-used")


def _play(_room: Room, table: Table, who: Who, message: said.Play) -> Sequence[log.Entry]:
    return [acts.play(table, who, message.number, message.move)]


def _play_text(_room: Room, table: Table, who: Who, message: said.PlayText) -> Sequence[log.Entry]:
    (sight,) = table.sights([_seat_of(who)])
    move = table.game.parse(message.text, sight.view, message.lang)
    return [acts.play(table, who, message.number, msgspec.Raw(msgspec.json.encode(move)))]


def _say(_room: Room, _table: Table, who: Who, message: said.Say) -> Sequence[log.Entry]:
    return [acts.say(who, message.text)]


def _start(room: Room, table: Table, who: Who, _message: said.Start) -> Sequence[log.Entry]:
    acts.as_host(table, who)
    return acts.start(table, who, [room.bot_key() for _ in table.chairs])


def _kick(_room: Room, table: Table, who: Who, message: said.Kick) -> Sequence[log.Entry]:
    return [acts.kick(table, who, message.seat)]


def _seat_bot(room: Room, table: Table, who: Who, message: said.SeatBot) -> Sequence[log.Entry]:
    return [acts.seat_bot(table, who, message.seat, message.bot, room.bot_key())]


def _hand_over(room: Room, table: Table, who: Who, message: said.HandOver) -> Sequence[log.Entry]:
    return [acts.hand_over(table, who, message.seat, message.bot, room.bot_key())]


def _take_back(_room: Room, table: Table, who: Who, _message: said.TakeBack) -> Sequence[log.Entry]:
    return [acts.take_back(table, who)]


def _leave(room: Room, table: Table, who: Who, _message: said.Leave) -> Sequence[log.Entry]:
    return acts.leave(table, who, room.bot_key())


_ACTS: Mapping[type[said.Message], Callable[[Room, Table, Who, Any], Sequence[log.Entry]]] = {
    said.Play: _play,
    said.PlayText: _play_text,
    said.Say: _say,
    said.Start: _start,
    said.Kick: _kick,
    said.SeatBot: _seat_bot,
    said.HandOver: _hand_over,
    said.TakeBack: _take_back,
    said.Leave: _leave,
}


def _answer(room: Room, connection: Connection, who: Who, message: said.Message) -> None:
    """Answer a question, which changes nothing."""
    room.check_health()
    if isinstance(message, said.Preview):
        connection.put(encoded(_preview(room, connection, who, message)), is_answer=True)
    elif isinstance(message, said.WhyNot):
        connection.put(encoded(_why_not(room, connection, who, message)), is_answer=True)
    else:
        for text in room.readers.newest(connection):
            connection.put(text)
        connection.put(encoded(said.Done(message.id)), is_answer=True)


def _preview(room: Room, connection: Connection, who: Who, message: said.Preview) -> said.Answer:
    """What a move would certainly do, from the seat's view alone."""
    playing = room.table.in_play()
    seat = _seat_of(who)
    move = playing.check(seat, message.move)
    (sight,) = room.table.sights([seat])
    events = room.table.game.preview(sight.view, move)
    return said.Answer(message.id, events, _told(room, connection, events))


def _told(room: Room, connection: Connection, events: Sequence[Event]) -> Sequence[str]:
    table, lang = room.table, connection.lang
    if lang is None:
        return ()
    return [telling.tell(table.game, event, connection.reader, table.names, lang) for event in events]


def _why_not(room: Room, connection: Connection, who: Who, message: said.WhyNot) -> said.Answer:
    try:
        room.table.in_play().check(_seat_of(who), message.move)
    except Refused as refused:
        return said.Answer(message.id, refusal=problem(refused, connection.lang or "en"))
    return said.Answer(message.id)


def _seat_of(who: Who) -> int:
    if who.seat is None:
        raise Refused("", "table-spectator")
    return who.seat
