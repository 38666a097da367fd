"""Rows for tests."""

import json

from antechamber.server.storage.log import Row


def row(n: int, table: str = "blue-salon", seat: int | None = 0, message: str | None = "", **body: object) -> Row:
    """A row; unless another is given, its message has an id of its own."""
    if message == "":
        message = f"{table} {seat} {n}"
    return Row(table, n, seat, message, 1_700_000_000_000 + n, json.dumps({"n": n, **body}))


def house(n: int, table: str = "blue-salon") -> Row:
    """A row that no message led to."""
    return row(n, table, seat=None, message=None)
