"""What is written means the same when it is read back: records, positions, notation, the wire."""

import json
from typing import Any

import msgspec

from antechamber.core.events import seen
from antechamber.core.game import Game
from antechamber.core.laws.tables import Table, hold, over_the_wire, random_play, random_states, text_of
from antechamber.core.records import Record
from antechamber.core.refused import Refused


def replay(table: Table) -> None:
    """A record that is written and read back gives the same events, views and end, to the byte."""
    told: list[bytes] = []
    record = table.start()
    for moment in random_play(table):
        record = moment.record
        told.append(msgspec.json.encode(record.state.copy().narrate(moment.seat, moment.move)))
    again = Record.from_json(record.to_json())
    hold(again.to_json() == record.to_json(), table, len(told), "the record reads back as another")
    hold(again.state.dump() == record.state.dump(), table, len(told), "the replay ends elsewhere")
    third = table.start()
    for number, (seat, move) in enumerate(record.moves):
        events = msgspec.json.encode(third.play(seat, move))
        hold(events == told[number], table, number, "the replay tells other events")
    for reader in table.readers():
        same = repr(again.state.view(reader)) == repr(record.state.view(reader))
        hold(same, table, len(told), f"the replay ends in another view for {reader}")


def positions(table: Table) -> None:
    """At every step, a dump loads into the same game and plays on the same way."""
    for number, state, dice in random_states(table):
        written = text_of(state.dump())
        loaded = table.game.load(json.loads(written))
        hold(text_of(loaded.dump()) == written, table, number, "dump, load, dump differ")
        for reader in table.readers():
            same = repr(loaded.view(reader)) == repr(state.view(reader))
            hold(same, table, number, f"the loaded position has another view for {reader}")
        after, seed = state.copy(), dice.below(1 << 30)
        same = loaded.playout(seed) == after.playout(seed) and text_of(loaded.dump()) == text_of(after.dump())
        hold(same, table, number, "the loaded position goes on otherwise")


def notation(table: Table) -> None:
    """Every choice can be written, in notation and in the game's languages, and reads back as that choice."""
    langs = [lang for lang in (None, *table.game.languages) if lang is None or _writes(table.game, lang)]
    for moment in random_play(table):
        view = moment.state.view(moment.seat)
        for lang in langs:
            for move in moment.state.choices(moment.seat):
                written = table.game.format(move, lang)
                meant = table.game.parse(written, view, lang)
                hold(meant == move, table, moment.number, f"“{written}” means another move")


def _writes(game: Game, lang: str) -> bool:
    """True unless the game has no words for moves in that language."""
    try:
        game.format(game.moves(game.settle())[0], lang)
    except Refused as refused:
        return refused.reason != "core-bad-language"
    return True


def wire(table: Table) -> None:
    """Views, choices and seen events come back from the wire equal; equal views have equal texts."""
    for number, state, _ in random_states(table):
        for reader in table.readers():
            view = state.view(reader)
            returned = over_the_wire(table.game, view)
            hold(returned == view and repr(returned) == repr(view), table, number, "a view is lost on the wire")
            for move in state.choices(reader):
                same = _returned(move, table.game.move_type) == move
                hold(same, table, number, f"{type(move).__name__} is lost on the wire")
    for moment in random_play(table):
        events = moment.state.copy().narrate(moment.seat, moment.move)
        for reader in table.readers():
            for event in seen(events, reader):
                same = _returned(event, table.game.event_type) == event
                hold(same, table, moment.number, f"{type(event).__name__} is lost on the wire")
                hold(b'"readers"' not in msgspec.json.encode(event), table, moment.number, "who reads was sent")


def _returned(thing: object, kind: Any) -> object:
    """What comes back from another process."""
    return msgspec.json.decode(msgspec.json.encode(thing), type=kind)
