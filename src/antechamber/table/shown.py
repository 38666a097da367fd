"""What a reader is shown of a game in play."""

from collections.abc import Sequence
from typing import Any

import msgspec

from antechamber.core.moves import Move


class Shown(msgspec.Struct, frozen=True):
    """What a reader is shown now."""

    view: Any
    choices: Sequence[Move]
    answer: Move | None
    """What they have sealed in an open window; only they know it."""
    can_undo: bool
    """True if they can take back their last choice."""
    ahead: tuple[tuple[str, str], ...]
    """What they have answered ahead, and until when; only they know it."""
    can_ahead: tuple[tuple[str, str], ...]
    """What they can answer ahead to the question that they are asked, and until when."""
