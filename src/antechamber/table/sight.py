"""What a reader is shown of a game in play."""

from collections.abc import Sequence
from typing import Any

import msgspec

from antechamber.core.moves import Move


class Sight(msgspec.Struct, frozen=True):
    """What a reader is shown now: his view, his choices, and the answer that he has sealed, which he alone knows."""

    view: Any
    choices: Sequence[Move]
    answer: Move | None
