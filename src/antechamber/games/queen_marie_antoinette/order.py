"""The order of play: the draft, a turn, and what Conditions can ask during it (QMA 2)."""

from typing import Final

from mypy_extensions import i64

from antechamber.core.chance import Chance
from antechamber.core.steps import Order, Over
from antechamber.games.queen_marie_antoinette import ending, setup
from antechamber.games.queen_marie_antoinette.merchant import Moving, Swapping
from antechamber.games.queen_marie_antoinette.military import Taking, Targeting
from antechamber.games.queen_marie_antoinette.playing import ChoosingColumn, Giving, Placing, Turn
from antechamber.games.queen_marie_antoinette.plots import ChangingPlots
from antechamber.games.queen_marie_antoinette.positions.dump import dump, inventory
from antechamber.games.queen_marie_antoinette.setup import Draft
from antechamber.games.queen_marie_antoinette.state import STREAMS, At, Box, Table
from antechamber.games.queen_marie_antoinette.views import imagine
from antechamber.games.queen_marie_antoinette.views.from_state import views_of

ORDER: Final = Order(
    steps=[
        Draft(),
        Turn(),
        Placing(),
        Targeting(),
        Giving(),
        Taking(),
        ChoosingColumn(),
        Swapping(),
        Moving(),
        ChangingPlots(),
        Over(At.OVER, "QMA 7.4"),
    ],
    redeal=imagine.redeal,
    views=views_of,
    dump=dump,
    inventory=inventory,
    outcome=ending.final_result,
    explain=ending.score_lines,
)


def start(players: i64, box: Box, chance: Chance) -> Table:
    """Deal a game and go on to its first question (QMA 1)."""
    table = blank(players, box)
    table.chance = chance
    setup.deal(table)
    table.go_on()
    return table


def blank(players: i64, box: Box) -> Table:
    """A table where nothing has happened yet."""
    found = box.blanks.get(players)
    if found is None:
        found = Table(players, box, Chance(STREAMS, 0, None), ORDER)
        box.blanks[players] = found
    table = Table(players, box, found.chance, ORDER)
    found.duplicate(table)
    return table
