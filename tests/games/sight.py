"""Who can tell two tables apart: by what is sent to him now, or by what he has been told."""

from functools import cache
from typing import Any

import msgspec

import antechamber
from antechamber import Move
from tests.games.court import COLORS, Table

AnyTable = Table[Any]


@cache
def every_move(game: str) -> list[Move]:
    found = antechamber.game(game)
    return found.moves(found.settle())


def readers(table: AnyTable) -> list[str | None]:
    """Every seat, and None for a spectator."""
    return [*table.colors, None]


def sent(table: AnyTable, color: str | None) -> tuple[object, ...]:
    """All that can reach a reader now: his view, his choices, and why anything else is refused."""
    view = table.view(color)
    if color is None:
        return repr(view), msgspec.json.encode(view)
    moves = every_move(str(table.state.dump()["game"]))
    refusals = [str(table.state.why_not(COLORS.index(color), move)) for move in moves]
    return repr(view), msgspec.json.encode(view), repr(table.choices(color)), refusals


def apart(one: AnyTable, other: AnyTable) -> list[str]:
    """Who can tell two tables apart by what is sent now."""
    return [color or "spectator" for color in readers(one) if sent(one, color) != sent(other, color)]


def told_apart(one: AnyTable, other: AnyTable) -> list[str]:
    """Who can tell two tables apart by what he has been told."""
    return [color or "spectator" for color in readers(one) if one.seen(color) != other.seen(color)]
