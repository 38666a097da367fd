"""How long a sealed window stays open."""

from typing import Final

import msgspec

FOREVER: Final = float("inf")


class Pace(msgspec.Struct, frozen=True):
    """How long a window stays open, in seconds: at least so long, even if all answer sooner, and at most so long.

    With 0 for the most it waits for everybody.
    """

    least: float = 1.5
    most: float = 90.0

    @property
    def deadline(self) -> float:
        """Seconds after which a window closes, answered or not; FOREVER where it waits for everybody."""
        return max(self.most, self.least) if self.most else FOREVER
