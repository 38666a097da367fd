"""What a reader is shown of a game in play."""

from collections.abc import Sequence
from typing import Any

import msgspec

from antechamber.core.moves import Move


class Shown(msgspec.Struct, frozen=True):
    """What a reader is shown now: their view, their choices, and the answer they have sealed, which only they know."""

    view: Any
    choices: Sequence[Move]
    answer: Move | None
