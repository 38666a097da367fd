"""What a seat may know: field by field, the only way out for anything hidden."""

from collections.abc import Sequence
from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.core.vectors import total

from .cards import GAME_ID, PEARLS, RULES, Pearl
from .state import Table, hidden_pearl, pearl_names


class View(msgspec.Struct, frozen=True):
    """Everything that a seat, or a spectator (seat None), knows of a game."""

    game: str
    rules: int
    options: dict[str, Any]
    seat: Seat | None
    players: int
    round: int
    step: str
    leader: Seat
    asked: tuple[Seat, ...]
    """Who is asked; while pearls are hidden everybody, answered or not."""
    bag: int
    """How many pearls are left there."""
    won: tuple[tuple[Pearl, ...], ...]
    aside: tuple[Pearl, ...]
    hand: tuple[Pearl, ...]
    """The reader's own, as is the pearl under their cup."""
    hidden: Pearl | None
    result: Result | None


def views_of(table: Table, readers: Sequence[int]) -> list[View]:
    """The table as each of these readers may see it."""
    return [view_of(table, reader) for reader in readers]


def view_of(table: Table, reader: int) -> View:
    """The table as a seat, or a spectator (-1), may see it."""
    hidden = hidden_pearl(table, reader) if reader >= 0 else -1
    return View(
        game=GAME_ID,
        rules=RULES,
        options={"rounds": int(table.rounds)},
        seat=reader if reader >= 0 else None,
        players=int(table.players),
        round=int(table.round),
        step=table.now.name,
        leader=int(table.player),
        asked=table.seats_asked,
        bag=int(total(table.bag)),
        won=tuple(pearl_names(table.won, seat) for seat in range(table.players)),
        aside=pearl_names(table.aside, 0),
        hand=pearl_names(table.hands, reader) if reader >= 0 else (),
        hidden=PEARLS[hidden] if hidden >= 0 else None,
        result=table.result,
    )
