"""The order of play: every step of a turn, in the rulebook's order (RG 2)."""

from typing import Final

from mypy_extensions import i64

from antechamber.core.chance import Chance
from antechamber.core.steps import Order, Over
from antechamber.games.royal_gambit import falling, setup
from antechamber.games.royal_gambit.accusing import Accusing, Proving
from antechamber.games.royal_gambit.countering import Countering, Opening
from antechamber.games.royal_gambit.declaring import Aiming, Declaring, Detailing
from antechamber.games.royal_gambit.exchanging import Exchanging
from antechamber.games.royal_gambit.passing import Passing
from antechamber.games.royal_gambit.penalties import Losing, Settling
from antechamber.games.royal_gambit.positions.dump import dump, inventory
from antechamber.games.royal_gambit.redistributing import Redistributing, Sharing
from antechamber.games.royal_gambit.resolving import Resolving
from antechamber.games.royal_gambit.state import STREAMS, At, Box, Table
from antechamber.games.royal_gambit.turns import Beginning, Poisoning
from antechamber.games.royal_gambit.views import imagine
from antechamber.games.royal_gambit.views.from_state import views_of

ORDER: Final = Order(
    steps=[
        Beginning(),
        Redistributing(),
        Sharing(),
        Declaring(),
        Aiming(),
        Detailing(),
        Accusing(),
        Proving(),
        Countering(),
        Opening(),
        Resolving(),
        Exchanging(),
        Passing(),
        Settling(),
        Losing(),
        Poisoning(),
        Over(At.OVER, "RG 9.4"),
    ],
    redeal=imagine.redeal,
    views=views_of,
    dump=dump,
    inventory=inventory,
    outcome=falling.final_result,
    explain=falling.score_lines,
)


def start(players: i64, box: Box, chance: Chance) -> Table:
    """Deal a game and go on to its first question (RG 1)."""
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
