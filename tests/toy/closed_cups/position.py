"""Positions: a table written down as JSON, and the way back from there, or from a view, to a table."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.positions import ChancePosition, save_chance

from .cards import GAME_ID, KINDS, PEARLS, RULES, Pearl
from .state import Table, hidden_pearl, pearl_names

PILES = {"bag": PEARLS}


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; a hand that is left out is drawn from the bag."""

    hand: tuple[Pearl, ...] | None = None
    hidden: Pearl | None = None
    won: tuple[Pearl, ...] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole table; what is placed nowhere lies in the bag."""

    game: str
    players: int
    rules: int = RULES
    options: dict[str, Any] = {}
    round: int = 1
    step: str = "hiding"
    leader: Seat = 0
    aside: tuple[Pearl, ...] = ()
    seats: tuple[SeatPosition, ...] = ()
    chance: ChancePosition = msgspec.field(default_factory=ChancePosition)


def dump(table: Table) -> dict[str, object]:
    """The whole truth of a table."""
    position = Position(
        game=GAME_ID,
        players=int(table.players),
        options={"rounds": int(table.rounds)},
        round=int(table.round),
        step=table.now.name,
        leader=int(table.player),
        aside=pearl_names(table.aside, 0),
        seats=tuple(seat_position(table, seat) for seat in range(table.players)),
        chance=save_chance(table.chance, PILES),
    )
    plain: dict[str, object] = msgspec.to_builtins(position)
    return plain


def seat_position(table: Table, seat: int) -> SeatPosition:
    """A seat as it is."""
    hidden = hidden_pearl(table, seat)
    name = PEARLS[hidden] if hidden >= 0 else None
    return SeatPosition(pearl_names(table.hands, seat), name, pearl_names(table.won, seat))


def inventory(table: Table) -> dict[str, int]:
    """How many pearls there are of each kind, wherever they lie."""
    pearls = [0] * KINDS
    for row in (table.bag, table.hands, table.won, table.aside):
        for i in range(len(row)):
            pearls[i % KINDS] += row[i]
    return dict(zip(PEARLS, pearls, strict=True))
