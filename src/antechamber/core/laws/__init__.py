"""The laws that every game obeys, checked by random play. A new game is checked without any extra code.

Each law takes a `Table`: a game, the number of players, a seed and options. It raises Broken if it finds a fault.
"""

from collections.abc import Callable
from typing import Final

from antechamber.core.laws.choosing import choices
from antechamber.core.laws.imagining import check_fair, imagination, previews
from antechamber.core.laws.keeping import conservation, copies, termination
from antechamber.core.laws.sealing import windows
from antechamber.core.laws.seeing import two_worlds, views
from antechamber.core.laws.tables import Broken, Moment, Table, random_play, tables
from antechamber.core.laws.undoing import undoing
from antechamber.core.laws.writing import notation, positions, replay, wire

__all__ = ["LAWS", "Broken", "Moment", "Table", "check_fair", "random_play", "tables", "two_worlds"]

LAWS: Final[dict[str, Callable[[Table], None]]] = {
    "replay": replay,
    "choices": choices,
    "conservation": conservation,
    "termination": termination,
    "positions": positions,
    "copies": copies,
    "imagination": imagination,
    "previews": previews,
    "notation": notation,
    "wire": wire,
    "views": views,
    "windows": windows,
    "undoing": undoing,
    "two worlds": two_worlds,
}
"""Every law by its name. `antechamber.core.transcripts` shows that both builds agree."""
