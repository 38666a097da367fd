"""The order of play: every step of a round, in the rulebook's order (RS 2.3, RS 12.12)."""

from typing import Final

from mypy_extensions import i64

from antechamber.core.chance import Chance
from antechamber.core.steps import Order, Over
from antechamber.games.royal_secrets import ending, setup
from antechamber.games.royal_secrets.betting import Betting, Favors
from antechamber.games.royal_secrets.choosing import Choosing, Dinners, Naming, Plans, Splitting
from antechamber.games.royal_secrets.counting import Dues, Losses, Recruiting, Revealing
from antechamber.games.royal_secrets.ending import Clearing
from antechamber.games.royal_secrets.positions.dump import dump, inventory
from antechamber.games.royal_secrets.setup import Opening
from antechamber.games.royal_secrets.state import STREAMS, At, Box, Table
from antechamber.games.royal_secrets.ties import Tie
from antechamber.games.royal_secrets.views import imagine
from antechamber.games.royal_secrets.views.from_state import views_of

ORDER: Final = Order(
    steps=[
        Opening(),
        Plans(),
        Splitting(),
        Dinners(),
        Choosing(),
        Naming(),
        Betting(),
        Favors(),
        Recruiting(),
        Revealing(),
        Tie(),
        Dues(),
        Losses(),
        Clearing(),
        Over(At.OVER, "RS 11.3"),
    ],
    redeal=imagine.redeal,
    views=views_of,
    dump=dump,
    inventory=inventory,
    outcome=ending.final_result,
    explain=ending.score_lines,
)


def start(players: i64, box: Box, chance: Chance) -> Table:
    """Deal a game and go on to its first question (RS 1)."""
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
