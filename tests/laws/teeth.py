"""What the tests of the laws' teeth share: planting a fault, and seeing whether a law catches it."""

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

import msgspec
import pytest

from antechamber.core.laws import Broken, Table

Patch = pytest.MonkeyPatch
Law = Callable[[Table], None]
Change = Callable[[Any, Any, int], dict[str, object]]
"""What differs in a view, by the honest view, the true table and who reads."""


def is_caught(law: Law, tables: Iterable[Table]) -> bool:
    """True when the law finds the fault at one of a few tables."""
    for table in tables:
        try:
            law(table)
        except Broken:
            return True
    return False


def rewrite_view(patch: Patch, room: ModuleType, change: Change) -> None:
    """Let every view of a game be changed by what is on the true table; `room` is its module of views."""
    honest = room.view_of

    def leaking(table: Any, reader: int) -> object:
        seen = honest(table, reader)
        return msgspec.structs.replace(seen, **change(seen, table, reader))

    patch.setattr(room, "view_of", leaking)
