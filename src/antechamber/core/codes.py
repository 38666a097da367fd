"""Moves as small ints: what the rules work with, and the table that turns them into Moves and back."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.vectors import zeros

MOST_CODES: Final[i64] = 255
"""The most choices that a question may have."""
_BLANK: Final[vec[i64]] = zeros(MOST_CODES + 1)  # One place more, to write what may not stay.


@final
class Codes:
    """A list of move codes that is filled again and again without growing."""

    def __init__(self) -> None:
        self.items: vec[i64] = _BLANK[:]
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        """Put one more code on the list."""
        self.items[self.count] = code
        self.count += 1

    def add_held(self, code: i64, counts: vec[i64], start: i64, kinds: i64) -> None:
        """List `code + kind` for every kind that is held; the counts of so many kinds begin at `start`."""
        items = self.items
        count = self.count
        for kind in range(kinds):
            items[count] = code + kind  # Stays only if it is held: a step without a branch to be guessed wrong.
            count += 1 if counts[start + kind] > 0 else 0
        self.count = count

    def add_members(self, code: i64, mask: i64, size: i64) -> None:
        """List `code + member` for every member of a set of numbers below `size`."""
        items = self.items
        count = self.count
        for member in range(size):
            items[count] = code + member
            count += (mask >> member) & 1
        self.count = count

    def repeat(self, since: i64, shift: i64) -> None:
        """List all codes since that place once more, shifted by so much."""
        items = self.items
        listed = self.count
        for i in range(since, listed):
            items[listed + i - since] = items[i] + shift
        self.count = 2 * listed - since


@final
class Book:
    """Every Move of a game by its code; the same Move objects are handed out again and again."""

    def __init__(self, moves: list[Move], not_asked: str) -> None:
        self.moves = moves
        self.not_asked = not_asked
        """The rule that says: only whoever is asked may act."""
        self.by_identity: dict[int, int] = {id(moves[code]): code for code in range(len(moves))}
        self.by_value: dict[Move, int] = {}
        for code in range(len(moves)):
            self.by_value.setdefault(moves[code], code)

    def moves_of(self, codes: Codes) -> list[Move]:
        """The Moves of some codes, as a new list."""
        moves = self.moves
        items = codes.items
        found = moves[: codes.count]  # Made at its full length, which is quicker than growing.
        for i in range(codes.count):
            found[i] = moves[items[i]]
        return found

    def code(self, move: object) -> i64:
        """The code of a Move, known by identity when it was offered and by value when it came over the wire."""
        known = self.by_identity.get(id(move), -1)
        if known >= 0 and self.moves[known] is move:
            return known
        if not isinstance(move, Move):
            raise Refused(self.not_asked, "core-not-a-move", {"type": type(move).__name__})
        try:
            return self.by_value[move]
        except (KeyError, TypeError):  # TypeError: a hand-made move that holds something unhashable.
            raise Refused(self.not_asked, "core-no-such-move", {"move": type(move).__name__}) from None
