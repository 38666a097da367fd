"""A server in a process of its own, on a core of its own, and what it costs there: time and memory."""

import os
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from mmap import PAGESIZE
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TICKS: Final = os.sysconf("SC_CLK_TCK")
ALL_CORES: Final = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
COLLECTED: Final = "collected"
"""What a server says when it has collected its garbage."""


class Process:
    """A server that runs and has said where."""

    def __init__(self, running: subprocess.Popen[str]) -> None:
        self._running = running
        self._proc = Path(f"/proc/{running.pid}")
        self.port = int(self._line("http").rstrip("/").rpartition(":")[2])

    def cpu(self) -> float:
        """The seconds of processor time that all its threads have taken so far."""
        fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def collect(self) -> None:
        """Have it collect its garbage, and wait until it has."""
        self._running.send_signal(signal.SIGUSR2)
        self._line(COLLECTED)

    def resident(self) -> int:
        """The bytes of memory that it has."""
        return int((self._proc / "statm").read_text().split()[1]) * PAGESIZE

    def stop(self) -> None:
        """End it, without ceremony."""
        self._running.kill()
        self._running.wait()
        if self._running.stdout is not None:
            self._running.stdout.close()

    def _line(self, wanted: str) -> str:
        """The next line that it prints with this in it."""
        for line in self._running.stdout or ():
            if wanted in line:
                return line.strip()
        self.stop()
        raise RuntimeError(f"the server ended before it said {wanted!r}")


def start(command: Sequence[str], environment: Mapping[str, str]) -> Process:
    """Start a server on its core, and wait until it says where it is."""
    with on_core(first=True):  # A child begins where its parent is.
        running = subprocess.Popen(  # noqa: S603  Our own commands.
            command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
        )
    return Process(running)


@contextmanager
def on_core(*, first: bool) -> Iterator[None]:
    """Stay on the first core, or on the last, for a while; with one core there is no choice."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {ALL_CORES[0 if first else -1]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
