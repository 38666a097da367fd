"""What a player may wish: the base of every game's moves."""

from typing import Annotated

import msgspec

Seat = Annotated[int, "seat"]
"""A place at the table, counted clockwise from 0; marked, so that words can show whoever sits there by his name."""


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A wish, named in the imperative; whether it is granted is for the rules to say."""
