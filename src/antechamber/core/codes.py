"""Moves as small ints, which the rules work with, and the table that turns them into Moves and back."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.vectors import zeros

MOST_CODES: Final[i64] = 255
"""The most choices a question can have."""
_BLANK: Final[vec[i64]] = zeros(MOST_CODES + 1)  # One extra place, so that `add_held` can write a code it may not keep.


@final
class Codes:
    """A list of move codes, reused without growing."""

    def __init__(self) -> None:
        self.items: vec[i64] = _BLANK[:]
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        """Add one code to the list."""
        self.items[self.count] = code
        self.count += 1

    def add_held(self, code: i64, counts: vec[i64], start: i64, kinds: i64) -> None:
        """Add `code + kind` for every kind held; the counts of the `kinds` kinds begin at `start`."""
        items = self.items
        count = self.count
        for kind in range(kinds):
            items[count] = code + kind  # Kept only if held: no branch for the processor to mispredict.
            count += 1 if counts[start + kind] > 0 else 0
        self.count = count

    def add_members(self, code: i64, mask: i64, size: i64) -> None:
        """Add `code + member` for every member of a set of numbers below `size`."""
        items = self.items
        count = self.count
        for member in range(size):
            items[count] = code + member
            count += (mask >> member) & 1
        self.count = count

    def repeat(self, since: i64, shift: i64) -> None:
        """Add all codes from `since` on again, shifted by `shift`."""
        items = self.items
        listed = self.count
        for i in range(since, listed):
            items[listed + i - since] = items[i] + shift
        self.count = 2 * listed - since


@final
class Book:
    """Every Move of a game by its code; the same Move objects are handed out every time."""

    def __init__(self, moves: list[Move], not_asked: str) -> None:
        self.moves = moves
        self.not_asked = not_asked
        """The rule that only a seat that is asked may act."""
        self.by_identity: dict[int, int] = {id(moves[code]): code for code in range(len(moves))}
        self.by_value: dict[Move, int] = {}
        for code in range(len(moves)):
            self.by_value.setdefault(moves[code], code)

    def moves_of(self, codes: Codes) -> list[Move]:
        """The Moves for these codes, as a new list."""
        moves = self.moves
        items = codes.items
        found = moves[: codes.count]  # Made at full length: quicker than growing.
        for i in range(codes.count):
            found[i] = moves[items[i]]
        return found

    def code(self, move: object) -> i64:
        """The code of a Move: found by identity if we offered it, by value if it came over the wire."""
        known = self.by_identity.get(id(move), -1)
        if known >= 0 and self.moves[known] is move:
            return known
        if not isinstance(move, Move):
            raise Refused(self.not_asked, "core-not-a-move", {"type": type(move).__name__})
        try:
            return self.by_value[move]
        except (KeyError, TypeError):  # TypeError: a hand-made move that holds something unhashable.
            raise Refused(self.not_asked, "core-no-such-move", {"move": type(move).__name__}) from None
