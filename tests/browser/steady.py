"""`python -m tests.browser.steady`: the server, but that its luck is the same each time, and so is its bots'.

So what a test does to a page, and what a picture shows, depends on nothing but the moves. With `bots` as the first
argument it is the process of bots that such a server starts.
"""

import hashlib
import secrets
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from antechamber.cli import main
from antechamber.server.bots import processes, worker
from antechamber.server.tables import house, room
from tests.server.serving import Server, serving

PROGRAM = ("-m", "tests.browser.steady")
PATIENCE = "600"
"""Seconds that a window of sealed answers waits: however slow a page is, nobody else answers for it."""


FIRST_DEAL = hashlib.sha256(b"the first deal").digest()
NEXT_DEAL = hashlib.sha256(b"the next deal").digest()


def steadily_serving(database: Path, port: str = "0") -> AbstractContextManager[Server]:
    """Such a server for as long as a test needs it."""
    return serving(database, PROGRAM, window_most=PATIENCE, port=port)


class SteadyProcess(processes.BotProcess):
    """A bot process without luck of its own."""

    def __init__(self, address: str, pause: float) -> None:
        super().__init__(address, pause)
        self._command = [sys.executable, *PROGRAM, "bots", *self._command[-3:]]


def without_luck(**replaced: Any) -> SimpleNamespace:
    """The module `secrets` with something in place of chance."""
    return SimpleNamespace(**{**vars(secrets), **replaced})


def serve() -> None:
    """Run the command `serve`, with the settings of the environment."""
    vars(house)["secrets"] = without_luck(token_bytes=lambda _: FIRST_DEAL)
    vars(room)["secrets"] = without_luck(token_bytes=lambda _: NEXT_DEAL)
    vars(processes)["BotProcess"] = SteadyProcess
    sys.argv = ["antechamber", "serve"]
    main()


def play_bots() -> None:
    """Run the process of bots."""
    vars(worker)["secrets"] = without_luck(randbelow=lambda _: 1)
    del sys.argv[1]
    worker.main()


if __name__ == "__main__":
    play_bots() if sys.argv[1:2] == ["bots"] else serve()
