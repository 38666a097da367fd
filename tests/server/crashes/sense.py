"""Whether every row of a log was asked for by somebody, or is a duty of the house, and stands in its place."""

import json
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec

from antechamber.core.refused import Refused
from antechamber.server.storage.log import Row
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import Who
from antechamber.table.table import Table, begun
from tests.server.crashes.evening import Evening
from tests.server.crashes.people import Sent
from tests.server.crashes.promises import Broken


def check_sense(evening: Evening, rows: Sequence[Row]) -> None:
    """Go through a log, group by group; a group is what was stored together."""
    if not rows:
        return
    sent = {(each.seat, name): each for person in evening.people for name, each in person.sent.items()}
    entries = [log.read(row.body) for row in rows]
    kinds = [type(entry) for entry in entries[:3]]
    if kinds != [log.Opened, log.LuckSealed, log.Claimed]:
        raise Broken(f"a table was opened by {kinds}")
    table = begun(log.read(rows[0].body))
    for entry in entries[1:3]:
        table.apply(entry, 0.0)
    place = 3
    while place < len(rows):
        row = rows[place]
        message = sent.get((-1 if row.seat is None else row.seat, row.message or ""))
        try:
            expected = _expected(table, row, entries[place:], message)
        except Refused as refused:
            raise Broken(f"row {row.n} is there, and is refused: {refused}: {row.body}") from None
        group = rows[place : place + len(expected)]
        _check_group(group, expected)
        for entry in entries[place : place + len(expected)]:
            table.apply(entry, 0.0)
        place += len(expected)


def _check_group(group: Sequence[Row], expected: Sequence[log.Entry]) -> None:
    """All rows of a group are there, and only the first has a sender."""
    bodies = [json.loads(row.body) for row in group]
    wanted = [json.loads(log.write(entry)) for entry in expected]
    if bodies != wanted:
        raise Broken(f"{bodies} is there in the place of {wanted}")
    if any(row.message is not None or row.seat is not None for row in group[1:]):
        raise Broken(f"rows of one message have several senders: {group}")


def _expected(table: Table, row: Row, coming: Sequence[log.Entry], message: Sent | None) -> Sequence[log.Entry]:
    """What the acts of a table give for what was sent, or what the house should do now; keys are taken as found."""
    if message is not None:
        return _acted(table, Who(message.seat), message, coming)
    entry = coming[0]
    if row.message is not None or row.seat is not None:
        return [_played_by_bot(table, row, entry)]
    if isinstance(entry, log.Claimed):
        return [acts.claim(table, entry.seat, entry.name, entry.key)]
    if isinstance(entry, log.WindowClosed) and table.in_play().is_window:
        return [acts.close_window(table)]
    if isinstance(entry, log.LuckSealed) and table.phase == "over" and table.revealed is None:
        return [entry]
    if isinstance(entry, log.BotSeated) and entry.by is None and table.phase == "playing":
        return _seated_again(table, coming)
    raise Broken(f"nobody asked for row {row.n}: {row.body}")


def _acted(table: Table, who: Who, message: Sent, coming: Sequence[log.Entry]) -> Sequence[log.Entry]:
    keys = _keys(coming, table.players)
    given: dict[str, Any] = message.content
    match message.kind:
        case "Play":
            return [acts.play(table, who, given["number"], msgspec.Raw(json.dumps(given["move"]).encode()))]
        case "Say":
            return [acts.say(who, given["text"])]
        case "Start":
            return acts.start(table, who, keys)
        case "Kick":
            return [acts.kick(table, who, given["seat"])]
        case "HandOver":
            return [acts.hand_over(table, who, given.get("seat"), None, keys[message.seat])]
        case "TakeBack":
            return [acts.take_back(table, who)]
    raise Broken(f"{message} should have led to nothing")


def _keys(coming: Sequence[log.Entry], players: int) -> list[str]:
    """The hashed secrets of the bots that are seated next, by seat."""
    seated = takewhile(lambda entry: isinstance(entry, log.BotSeated), coming)
    keys = {entry.seat: entry.key for entry in reversed(list(seated)) if isinstance(entry, log.BotSeated)}
    return [keys.get(seat, "") for seat in range(players)]


def _played_by_bot(table: Table, row: Row, entry: log.Entry) -> log.Entry:
    """A bot's messages are known to nobody outside, but it must sit there, and its move be good."""
    if not isinstance(entry, log.Played | log.Answered) or row.seat is None or entry.bot is None:
        raise Broken(f"nobody sent row {row.n}: {row.body}")
    return acts.play(table, Who(row.seat, is_bot=True), table.number(row.seat), entry.move)


def _seated_again(table: Table, coming: Sequence[log.Entry]) -> Sequence[log.Entry]:
    """A server that has just started gives every bot of a game in play a new secret."""
    keys = _keys(coming, table.players)
    return [
        log.BotSeated(seat, chair.bot.bot, keys[seat])
        for seat, chair in enumerate(table.chairs)
        if chair.bot is not None
    ]
