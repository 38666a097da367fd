"""The order of play, and where core finds the rest of the game."""

from typing import Final

from mypy_extensions import i64

from antechamber.core.chance import Chance
from antechamber.core.steps import Order, Over

from .cards import HAND
from .ending import final_result, score_lines
from .hiding import Hiding
from .imagine import redeal
from .pointing import Pointing
from .position import dump, inventory
from .state import LEADER, At, Table, draw
from .view import views_of

ORDER: Final = Order(
    steps=[Hiding(), Pointing(), Over(At.OVER, "CC 4.1")],
    redeal=redeal,
    views=views_of,
    dump=dump,
    inventory=inventory,
    outcome=final_result,
    explain=score_lines,
)


def start(players: i64, rounds: i64, chance: Chance) -> Table:
    """Deal, and go on to the first question (CC 1.3)."""
    table = Table(players, rounds, chance, ORDER)
    table.player = chance.below(LEADER, players)
    for seat in range(players):
        for pearl in range(HAND):
            draw(table, seat)
    table.go_on()
    return table
