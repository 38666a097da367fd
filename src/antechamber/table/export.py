"""A game that was played at a table, as a record that anybody can verify."""

from collections.abc import Sequence

from antechamber.core.moves import Move
from antechamber.core.records import Header, Record, open_luck
from antechamber.core.refused import Refused
from antechamber.table import entries as log
from antechamber.table.table import Table, begun


def record_of(entries: Sequence[log.Entry], number: int) -> Record:
    """The record of the table's game of that number, counted from 1; only a game that is over is shown."""
    table = begun(entries[0])
    header: Header | None = None
    moves: list[tuple[int, Move]] = []
    answers: dict[int, Move] = {}
    for entry in entries[1:]:
        table.apply(entry, 0.0)
        if isinstance(entry, log.Started) and table.games == number:
            header = table.in_play().header
        elif header is not None and table.games == number:
            _follow(table, moves, answers, entry)
    if header is None:
        raise Refused("", "table-no-such-game", {"number": number})
    record = Record(table.game, header, open_luck(header))
    for seat, move in moves:
        record.play(seat, move)
    if not record.state.is_over:
        raise Refused("", "table-not-over")
    return record


def _follow(table: Table, moves: list[tuple[int, Move]], answers: dict[int, Move], entry: log.Entry) -> None:
    """Write down what an entry played; what was taken back is struck out."""
    read = table.in_play().read
    if isinstance(entry, log.Played):
        moves.append((entry.seat, read(entry.move)))
    elif isinstance(entry, log.Undone):
        moves.pop()
    elif isinstance(entry, log.Answered):
        answers[entry.seat] = read(entry.move)
    elif isinstance(entry, log.WindowClosed):
        moves += sorted({**answers, **{seat: read(raw) for seat, raw in entry.absent}}.items())
        answers.clear()
