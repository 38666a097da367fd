"""`antechamber serve`, which also collects its garbage on a signal, so that its memory can be measured."""

import gc
import signal
import sys
from types import FrameType

from antechamber.cli import main
from bench.server.processes import COLLECTED


def collect(_signal: int, _frame: FrameType | None) -> None:
    """Collect, and say so."""
    gc.collect()
    sys.stdout.write(f"{COLLECTED}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGUSR2, collect)
    main(["serve"])
