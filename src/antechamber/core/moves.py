"""What a player may choose: the base of every game's moves."""

from typing import Annotated

import msgspec

Seat = Annotated[int, "seat"]
"""A place at the table, counted clockwise from 0; marked so that texts can show the name of the person there."""


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A choice, named in the imperative; the rules decide whether it is allowed."""
