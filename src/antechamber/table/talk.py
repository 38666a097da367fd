"""What people say to each other at a table."""

from typing import Final

import msgspec

REMEMBERED: Final = 50
"""How many lines of talk a newcomer is shown."""


class Spoken(msgspec.Struct, frozen=True):
    """A line of talk with the name of its speaker, whose chair may be somebody else's by now."""

    seat: int
    name: str
    text: str
