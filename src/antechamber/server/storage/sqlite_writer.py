"""The one thread that writes to an SQLite file: all that is queued is stored in one commit.

Each call into SQLite releases the interpreter's lock, and on a busy server it takes milliseconds to get it back. So a
batch is one call: an INSERT of many rows, which is a transaction by itself, all or nothing.
"""

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Final

from msgspec.structs import astuple

from antechamber.server.storage.batches import SIZES, Outcome, Request, fitting, settle
from antechamber.server.storage.contract import Row, Taken, Unsure

_MANY: Final = 3
"""If this many come together, more are on their way."""
_GATHERING: Final = 0.0005
"""Seconds to wait for them: a commit of forty rows costs hardly more than one of a single row."""

_UNIQUE: Final = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}


class SqliteWriter:
    """A queue of requests, and the thread that stores them; the connection is the thread's alone."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Request | None] = SimpleQueue()
        self._waiting: deque[Request] = deque()
        """Taken from the queue, not stored yet."""
        self._is_rushed = False
        self._is_stopped = False
        self._thread = Thread(target=self._run, name="antechamber-log", daemon=True)
        self._thread.start()

    def put(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Queue rows; the future is done when they are stored."""
        waiter = self._loop.create_future()
        self._queue.put((rows, waiter))
        return waiter

    def stop(self) -> None:
        """Store all that is queued, and wait for the thread to end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._take():
            outcomes = self._store(batch)
            with suppress(RuntimeError):  # The loop is closed and nobody waits, but we still store what is queued.
                self._loop.call_soon_threadsafe(settle, batch, outcomes)
        self._connection.close()

    def _take(self) -> list[Request]:
        """The next batch; empty once the writer is stopped."""
        if self._is_rushed:
            time.sleep(_GATHERING)
        self._look_into_queue()
        batch = [self._waiting.popleft() for _ in range(fitting(self._waiting))]
        self._is_rushed = len(batch) >= _MANY
        return batch

    def _look_into_queue(self) -> None:
        """Take all that is queued; wait only if there is nothing to store."""
        while not self._is_stopped and not (self._waiting and self._queue.empty()):
            request = self._queue.get()
            if request is None:
                self._is_stopped = True
            else:
                self._waiting.append(request)

    def _store(self, batch: Sequence[Request]) -> list[Outcome]:
        """Store what can be stored, and give the outcome of each request."""
        rows = [row for request, _ in batch for row in request]
        try:
            if rows:
                self._connection.execute(_insert(len(rows)), [value for row in rows for value in astuple(row)])
        except Exception as fault:  # noqa: BLE001  Whatever it is, somebody waits for it, and the thread goes on.
            if len(batch) == 1 or isinstance(fault, sqlite3.OperationalError):
                return [_outcome(fault) for _ in batch]
            middle = len(batch) // 2  # Nothing was stored because of one request: try each half.
            return self._store(batch[:middle]) + self._store(batch[middle:])
        return [None] * len(batch)


@lru_cache(maxsize=2 * len(SIZES))
def _insert(rows: int) -> str:
    places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)
    return f"INSERT INTO antechamber_log (table_id, n, seat, message, at, body) VALUES {places}"  # noqa: S608


def _outcome(fault: Exception) -> Exception:
    if getattr(fault, "sqlite_errorcode", None) in _UNIQUE:
        return Taken()
    unsure = Unsure(str(fault))
    unsure.__cause__ = fault
    return unsure
