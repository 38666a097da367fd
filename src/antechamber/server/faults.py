"""What may be said of a fault: its kind and its place, never a value, which could be a secret of a game."""

import traceback
from pathlib import Path
from typing import Final

from antechamber.core.refused import Refused

HARMLESS: Final = frozenset({"core-record-of-other-rules", "core-no-such-game"})
"""Refusals that mention no card and no move."""


def fault_of(error: Exception) -> str:
    """A fault in a few words that anyone may read."""
    if isinstance(error, Refused):
        return str(error).rstrip(".") if error.reason in HARMLESS else f"{error.reason} {error.rule}".strip()
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"
