"""What a client's message does at a table: each kind of message, and the act that it stands for."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from antechamber.core import telling
from antechamber.core.events import Event
from antechamber.core.refused import Refused
from antechamber.server import messages
from antechamber.server.refusals import problem
from antechamber.server.tables import callbacks
from antechamber.server.tables.callbacks import Then
from antechamber.server.tables.client import Client
from antechamber.server.tables.frames import encoded
from antechamber.server.tables.room import Room
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import Who
from antechamber.table.table import Table

QUESTIONS: Final = (messages.Preview, messages.WhyNot, messages.Sync)
"""Messages that change nothing."""


def carry_out(room: Room, client: Client, message: messages.Message, then: Then) -> None:
    """Do what a message asks and answer it; `then` hears that it is done, or why not."""
    who = room.readers.who(client.key)
    if isinstance(message, QUESTIONS):
        _answer(room, client, who, message)
        then(None)
        return
    answer = partial(_acknowledge, client, message.id, then)
    if room.journal.is_repeated(who.seat, message.id):
        callbacks.run(_check_repeated(room, who, message), answer)
    else:
        decide = partial(_entries, room, client, message)
        room.queue_change(decide, who.seat, message.id, partial(_decided, room, who, message, answer))


def _entries(room: Room, client: Client, message: messages.Message, table: Table) -> Sequence[log.Entry]:
    """The entries that a message leads to; the sender is looked up again, as the seat may have a new owner."""
    return _ACTS[type(message)](room, table, room.readers.who(client.key), message)


def _decided(room: Room, who: Who, message: messages.Message, then: Then, fault: Exception | None) -> None:
    """Before a refusal stands, check the log: the message may have been carried out earlier."""
    if isinstance(fault, Refused) and fault.reason != "server-unsure":
        callbacks.run(_refuse_unless_done(room, who, message, fault), then)
    else:
        then(fault)


async def _refuse_unless_done(room: Room, who: Who, message: messages.Message, refused: Refused) -> None:
    """Refuse, unless the message had its effect before."""
    if await room.journal.effect(who.seat, message.id) is None:
        raise refused
    await _check_repeated(room, who, message)


def _acknowledge(client: Client, name: str, then: Then, fault: Exception | None) -> None:
    """Send Done, if it is."""
    if fault is None:
        client.put(encoded(messages.Done(name)), is_answer=True)
    then(fault)


async def _check_repeated(room: Room, who: Who, message: messages.Message) -> None:
    """Accept a message that already had its effect; refuse another message under the same id."""
    effect = await room.journal.effect(who.seat, message.id)
    if isinstance(effect, log.Played | log.Answered):
        is_same = isinstance(message, messages.PlayText) or (
            isinstance(message, messages.Play)
            and room.table.in_play().read(message.move) == room.table.in_play().read(effect.move)
        )
    elif isinstance(effect, log.Said):
        is_same = isinstance(message, messages.Say) and acts.say(who, message.text) == effect
    else:
        is_same = not isinstance(message, messages.Play | messages.PlayText | messages.Say)
    if not is_same:
        raise Refused("", "server-id-used")
    if isinstance(effect, log.Played) and await room.journal.is_withdrawn(who.seat, message.id):
        raise Refused("", "table-withdrawn")


def _play(_room: Room, table: Table, who: Who, message: messages.Play) -> Sequence[log.Entry]:
    return [acts.play(table, who, message.number, message.move)]


def _play_text(_room: Room, table: Table, who: Who, message: messages.PlayText) -> Sequence[log.Entry]:
    (shown,) = table.shown([_seat_of(who)])
    move = table.game.parse(message.text, shown.view, message.lang)
    return [acts.play(table, who, message.number, msgspec.Raw(msgspec.json.encode(move)))]


def _undo(_room: Room, table: Table, who: Who, message: messages.Undo) -> Sequence[log.Entry]:
    return [acts.undo(table, who, message.number)]


def _set_ahead(_room: Room, table: Table, who: Who, message: messages.SetAhead) -> Sequence[log.Entry]:
    return [acts.set_ahead(table, who, message.ahead, message.until)]


def _clear_ahead(_room: Room, table: Table, who: Who, message: messages.ClearAhead) -> Sequence[log.Entry]:
    return [acts.clear_ahead(table, who, message.ahead)]


def _say(_room: Room, _table: Table, who: Who, message: messages.Say) -> Sequence[log.Entry]:
    return [acts.say(who, message.text)]


def _start(room: Room, table: Table, who: Who, _message: messages.Start) -> Sequence[log.Entry]:
    acts.as_host(table, who)
    return acts.start(table, who, [room.bot_key() for _ in table.chairs])


def _kick(_room: Room, table: Table, who: Who, message: messages.Kick) -> Sequence[log.Entry]:
    return [acts.kick(table, who, message.seat)]


def _seat_bot(room: Room, table: Table, who: Who, message: messages.SeatBot) -> Sequence[log.Entry]:
    return [acts.seat_bot(table, who, message.seat, message.bot, room.bot_key())]


def _hand_over(room: Room, table: Table, who: Who, message: messages.HandOver) -> Sequence[log.Entry]:
    return [acts.hand_over(table, who, message.seat, message.bot, room.bot_key())]


def _take_back(_room: Room, table: Table, who: Who, _message: messages.TakeBack) -> Sequence[log.Entry]:
    return [acts.take_back(table, who)]


def _leave(room: Room, table: Table, who: Who, _message: messages.Leave) -> Sequence[log.Entry]:
    return acts.leave(table, who, room.bot_key())


_ACTS: Mapping[type[messages.Message], Callable[[Room, Table, Who, Any], Sequence[log.Entry]]] = {
    messages.Play: _play,
    messages.PlayText: _play_text,
    messages.Undo: _undo,
    messages.SetAhead: _set_ahead,
    messages.ClearAhead: _clear_ahead,
    messages.Say: _say,
    messages.Start: _start,
    messages.Kick: _kick,
    messages.SeatBot: _seat_bot,
    messages.HandOver: _hand_over,
    messages.TakeBack: _take_back,
    messages.Leave: _leave,
}


def _answer(room: Room, client: Client, who: Who, message: messages.Message) -> None:
    """Answer a question."""
    room.check_health()
    if isinstance(message, messages.Preview):
        client.put(encoded(_preview(room, client, who, message)), is_answer=True)
    elif isinstance(message, messages.WhyNot):
        client.put(encoded(_why_not(room, client, who, message)), is_answer=True)
    else:
        for text in room.readers.newest(client):
            client.put(text)
        client.put(encoded(messages.Done(message.id)), is_answer=True)


def _preview(room: Room, client: Client, who: Who, message: messages.Preview) -> messages.Answer:
    """What a move would certainly do, from the seat's view alone."""
    playing = room.table.in_play()
    seat = _seat_of(who)
    move = playing.check(seat, message.move)
    (shown,) = room.table.shown([seat])
    events = room.table.game.preview(shown.view, move)
    return messages.Answer(message.id, events, _told(room, client, events))


def _told(room: Room, client: Client, events: Sequence[Event]) -> Sequence[str]:
    table, lang = room.table, client.lang
    if lang is None:
        return ()
    return [telling.tell(table.game, event, client.reader, table.names, lang) for event in events]


def _why_not(room: Room, client: Client, who: Who, message: messages.WhyNot) -> messages.Answer:
    try:
        room.table.in_play().check(_seat_of(who), message.move)
    except Refused as refused:
        return messages.Answer(message.id, refusal=problem(refused, client.lang or "en"))
    return messages.Answer(message.id)


def _seat_of(who: Who) -> int:
    if who.seat is None:
        raise Refused("", "table-spectator")
    return who.seat
