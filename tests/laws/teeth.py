"""What the tests of the laws' teeth share: planting a fault, and seeing whether a law catches it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import pytest

from antechamber.core.laws import Broken, Table
from antechamber.core.steps import Order

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


def rewrite_view(patch: Patch, order: Order, change: Change) -> None:
    """Let every view of a game be changed by what is on the true table."""
    honest = order.views

    def leaking(table: Any, readers: Sequence[int]) -> list[Any]:
        seen = zip(honest(table, readers), readers, strict=True)
        return [msgspec.structs.replace(view, **change(view, table, reader)) for view, reader in seen]

    patch.setattr(order, "views", leaking)
