"""How often a client may ask: token buckets that refill with time, one for each seat or address."""

from collections import OrderedDict
from typing import Final

from antechamber.core.refused import Refused
from antechamber.server.settings import Allowance

MOST_BUCKETS: Final = 20_000
"""Beyond this, the bucket used longest ago is forgotten: it is full again, or someone attacks from many addresses."""


class Buckets:
    """A bucket for each seat or address that has asked lately."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, now: float, amount: float = 1.0) -> None:
        """Take from a bucket, or refuse and say how long to wait."""
        level, then = self._levels.get(name, (self.allowance.burst, now))
        level = min(self.allowance.burst, level + (now - then) * self.allowance.per_second)
        if level < amount:
            wait = (amount - level) / self.allowance.per_second
            raise Refused("", "server-too-many", {"seconds": max(1, round(wait))})
        self._levels[name] = (level - amount, now)
        self._levels.move_to_end(name)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
