"""Answers given ahead: what a seat wants answered whenever a certain question comes, and for how long.

A game declares which of its questions may be answered ahead (`Game.ahead`). What is answered may hang on a condition on
the seat's own view, by name; how long an answer holds is a part of that view, by name: while it stays the same.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from antechamber.core.moves import Move

UNTIL_CLEARED: Final = "cleared"
"""How long: until the seat says otherwise. Every game has it."""

Spans = Mapping[str, Callable[[Any], object]]
"""How long an answer can hold: by name, what must stay the same in the seat's view."""
Conditions = Mapping[str, Callable[[Any], bool]]
"""On what an answer can hang: by name, a question to the seat's view."""


class Ahead(msgspec.Struct, frozen=True):
    """An answer that can be given ahead, to the questions of these steps."""

    id: str
    steps: tuple[str, ...]
    move: Move
    spans: tuple[str, ...]
    condition: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """An answer that a seat has given ahead, and what has to stay as it was."""

    id: str
    until: str
    while_same: object
