"""Cards that went back to the deck, and who knows them: each is in the deck or was drawn again since.

The memory of a card is one number: how many cards had arrived when it went back, its kind, and the mask of who knows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from antechamber.core.vectors import zeros
from antechamber.games.royal_gambit.cards import KINDS, SPOTS
from antechamber.games.royal_gambit.state import Table

SPECTATORS: Final[i64] = 8
MASKS: Final[i64] = 512
JUST_NOW: Final[i64] = 1 << 40
"""The arrival of a card that was drawn but never laid."""


def make_memory(when: i64, kind: i64, knowers: i64) -> i64:
    """A card that went back after `when` arrivals."""
    return (when * KINDS + kind) * MASKS + knowers


def when_of(memory: i64) -> i64:
    """How many cards had arrived before it went back."""
    return memory >> 12


def kind_of(memory: i64) -> i64:
    """Which card it was."""
    return (memory >> 9) & (KINDS - 1)


def knowers_of(memory: i64) -> i64:
    """Who knows about it, as a mask with the spectators' bit."""
    return memory & (MASKS - 1)


def remember(table: Table, kind: i64, arrival: i64, knowers: i64) -> None:
    """Note that a card with this arrival went back; it may be one that is already remembered.

    Those who know of an earlier return cannot tell whether this is the same card, drawn in between. So they forget the
    earlier one; what remains rules out no world that could be the true one.
    """
    blur(table, kind, arrival, knowers)
    kept: i64 = 0
    returned = table.returned
    for age in range(len(returned)):
        memory = returned[age]
        returned[kept] = memory
        kept += 1 if knowers_of(memory) != 0 and is_of_use(table, when_of(memory)) else 0
    if kept < len(returned):
        returned = returned[:kept]
    if is_of_use(table, table.arrivals):
        present = ((1 << table.players) - 1) | (1 << SPECTATORS)
        returned = append(returned, make_memory(table.arrivals, kind, knowers & present))
    table.returned = returned


def blur(table: Table, kind: i64, arrival: i64, knowers: i64) -> None:
    """Make everyone who learns of this return forget the latest earlier one that may have been the same card."""
    returned = table.returned
    for age in range(len(returned)):
        place = len(returned) - 1 - age
        memory = returned[place]
        if kind_of(memory) == kind and when_of(memory) < arrival:
            known = knowers_of(memory) & knowers
            returned[place] = memory - known
            knowers &= ~known


def is_of_use(table: Table, when: i64) -> bool:
    """True if some living character arrived before then, and so cannot be a card that went back then."""
    for place in range(table.players * SPOTS):
        if table.card[place] >= 0 and table.arrival[place] <= when:
            return True
    return False


def eye_of(reader: i64) -> i64:
    """The bit of a seat, or of the spectators (-1), in the masks of who knows a card."""
    return reader if reader >= 0 else SPECTATORS


def known_to(table: Table, eye: i64) -> vec[i64]:
    """The memories of one eye, oldest first; who else shares them is left out, because that could reveal a card."""
    known = zeros(0)
    for age in range(len(table.returned)):
        memory = table.returned[age]
        if (knowers_of(memory) >> eye) & 1:
            known = append(known, make_memory(when_of(memory), kind_of(memory), 1 << eye))
    return known
