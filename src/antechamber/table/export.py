"""A game that was played at a table, as a record that anybody can verify."""

from collections.abc import Sequence

from antechamber.core.records import Record
from antechamber.core.refused import Refused
from antechamber.table import entries as log
from antechamber.table.table import Table, begun


def record_of(entries: Sequence[log.Entry], number: int) -> Record:
    """The record of the table's game of that number, counted from 1; only a game that is over is shown."""
    table = begun(entries[0])
    record: Record | None = None
    answers: dict[int, log.Answered] = {}
    for entry in entries[1:]:
        table.apply(entry, 0.0)
        if isinstance(entry, log.Started) and table.games == number:
            header = table.in_play().header
            record = Record(table.game, header, bytes.fromhex(header.secret or ""))
        elif record is not None and table.games == number:
            _play_on(table, record, entry, answers)
    if record is None:
        raise Refused("", "table-no-such-game", {"number": number})
    if not record.state.is_over:
        raise Refused("", "table-not-over")
    return record


def _play_on(table: Table, record: Record, entry: log.Entry, answers: dict[int, log.Answered]) -> None:
    read = table.in_play().read
    if isinstance(entry, log.Played):
        record.play(entry.seat, read(entry.move))
    elif isinstance(entry, log.Answered):
        answers[entry.seat] = entry
    elif isinstance(entry, log.WindowClosed):
        opened = {seat: answer.move for seat, answer in answers.items()} | dict(entry.absent)
        answers.clear()
        for seat in sorted(opened):
            record.play(seat, read(opened[seat]))
