"""The outside checker: compares a log, read from the database itself, with all that people sent and heard."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from antechamber.core.records import Record
from antechamber.core.refused import Refused
from antechamber.server.storage.log import Row
from antechamber.table import entries as log
from antechamber.table.chairs import key_of
from tests.server.crashes.evening import Evening
from tests.server.crashes.moments import Moment, moments_of
from tests.server.crashes.people import UNSURE, Heard, Reader
from tests.server.crashes.promises import Broken
from tests.server.crashes.sense import check_sense


def check(evening: Evening) -> None:
    """Nothing is lost, doubled, invented, half done, or was shown before it was stored."""
    before: list[Row] = []
    for life, rows in enumerate(evening.logs):
        check_numbers(rows)
        check_growth(before, rows)
        check_acknowledgements(evening, rows, life)
        before = rows
    check_chairs(evening, before)
    check_luck(before)
    moments = played_again(before)
    for life, rows in enumerate(evening.logs):
        check_what_was_heard(evening, moments[: len(rows)], life)
    check_sense(evening, before)


def check_numbers(rows: Sequence[Row]) -> None:
    """The rows count from 1, without a gap."""
    if [row.n for row in rows] != list(range(1, len(rows) + 1)):
        raise Broken(f"the numbers are {[row.n for row in rows]}")


def check_growth(before: Sequence[Row], after: Sequence[Row]) -> None:
    """What was in the log stays as it is."""
    if list(after[: len(before)]) != list(before):
        raise Broken("what was stored has changed")


def check_acknowledgements(evening: Evening, rows: Sequence[Row], life: int) -> None:
    """What was acknowledged until the end of a life is there once, and what was only refused is not there."""
    counts = Counter((row.seat, row.message) for row in rows if row.message is not None)
    for message, count in counts.items():
        if count > 1:
            raise Broken(f"{message} is there {count} times")
    for person in evening.people:
        answers: dict[str, set[str]] = {}
        for heard in person.heard:
            if heard.life <= life and is_answer(heard.message):
                answers.setdefault(heard.message["id"], set()).add(heard.message["type"])
        for name, kinds in answers.items():
            count = counts[person.sent[name].seat, name]
            if "Done" in kinds and count != 1:
                raise Broken(f"{person.sent[name]} was acknowledged, and is there {count} times")
            if kinds == {"Refusal"} and name != person.pending and count and life == len(evening.logs) - 1:
                raise Broken(f"{person.sent[name]} was refused, and is there")


def is_answer(message: dict[str, Any]) -> bool:
    """True for what says that a message is done, or will never be."""
    if message["type"] == "Refusal":
        return bool(message["problem"]["reason"] != UNSURE)
    return bool(message["type"] == "Done")


def check_chairs(evening: Evening, rows: Sequence[Row]) -> None:
    """Every chair that was given is in the log once; only who has asked for one has one."""
    claims = [entry for row in rows if isinstance(entry := log.read(row.body), log.Claimed)]
    keys = Counter(claim.key for claim in claims)
    if not {claim.name for claim in claims} <= evening.asked_names:
        raise Broken(f"chairs were given to {claims}")
    for person in evening.people:
        if person.secret is not None and keys[key_of(person.secret)] != 1:
            raise Broken(f"{person.name}'s chair is not in the log once")


def check_luck(rows: Sequence[Row]) -> None:
    """Every game is dealt with luck of its own, which was drawn once, before it."""
    drawn: list[str] = []
    games = 0
    for row in rows:
        entry = log.read(row.body)
        if isinstance(entry, log.LuckSealed):
            drawn.append(entry.secret)
        games += isinstance(entry, log.Started)
        if not games <= len(drawn) <= games + 1:
            raise Broken(f"luck was drawn {len(drawn)} times for {games} games")
    if len(set(drawn)) != len(drawn):
        raise Broken("two games have the same luck")


def played_again(rows: Sequence[Row]) -> list[Moment]:
    """The log can be played again from its first row to its last."""
    try:
        return moments_of(rows)
    except Refused as refused:
        raise Broken(f"the log cannot be played again: {refused}") from refused


def check_what_was_heard(evening: Evening, moments: Sequence[Moment], life: int) -> None:
    """All that was heard until the end of a life follows from the log as it was found then."""
    lengths = [0, *(len(rows) for rows in evening.logs)]
    for reader in evening.readers:
        heard = [each for each in reader.heard if each.life <= life]
        follow(reader, heard, moments, lengths)


def follow(reader: Reader, heard: Sequence[Heard], moments: Sequence[Moment], lengths: Sequence[int]) -> None:
    """Go along the log with what a reader has heard: each message fits a moment no earlier than the one before.

    Whatever comes from a new server fits a moment no earlier than the log's end when its forerunner died.
    """
    place = 0
    for each in heard:
        place = max(place, lengths[each.life] - 1)
        fits = _CHECKS.get(each.message["type"])
        if fits is not None:
            found = next((n for n in range(place, len(moments)) if fits(moments[n], reader, each.message)), None)
            if found is None:
                raise Broken(f"{reader.name} has heard what was never stored: {json.dumps(each.message)[:300]}")
            place = found


def _fits_frame(moment: Moment, reader: Reader, frame: dict[str, Any]) -> bool:
    expected = moment.frame(reader.seat)
    if expected is None or expected["number"] != frame["number"]:
        return False
    if frame["events"] and frame["events"] != expected["events"]:
        return False
    return all(frame.get(name) == expected.get(name) for name in ("view", "choices", "answer"))


def _fits_table(moment: Moment, reader: Reader, table: dict[str, Any]) -> bool:
    expected = moment.table_seen(reader.seat)
    return all(table[name] == expected[name] for name in expected)


def _fits_talk(moment: Moment, _reader: Reader, talk: dict[str, Any]) -> bool:
    lines = talk["lines"]
    return bool(lines == moment.talk[-len(lines) :])


def _fits_done(moment: Moment, reader: Reader, done: dict[str, Any]) -> bool:
    return reader.seat is not None and (reader.seat, done["id"]) in moment.messages


_CHECKS: dict[str, Callable[[Moment, Reader, dict[str, Any]], bool]] = {
    "Frame": _fits_frame,
    "Table": _fits_table,
    "Talk": _fits_talk,
    "Done": _fits_done,
}


def check_end(evening: Evening) -> None:
    """The last game was played to its end, its record is accepted, and it has the moves that are in the log."""
    record = Record.from_json(evening.record)
    last = moments_of(evening.logs[-1])[-1]
    if not record.state.is_over or record.header.secret != last.secret:
        raise Broken("the record is not that of the game")
    if [(seat, json.loads(msgspec.json.encode(move))) for seat, move in record.moves] != last.moves:
        raise Broken("the record has other moves than the log")
