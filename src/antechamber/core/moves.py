"""What a player may wish: the base of every game's moves."""

import msgspec

Seat = int
"""A place at the table, counted clockwise from 0."""


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A wish, named in the imperative; whether it is granted is for the rules to say."""
