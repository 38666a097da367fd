"""The sensible player of Queen Marie-Antoinette: it tries out its choices, weighs where they lead, and takes the best.

Almost everything is open in this game. So the bot plays every turn it could take on its own copy of the table, up to
the next player's reply. There it counts points, what the Requirement and its Plots promise, and what its cards can
still earn.
"""

from collections.abc import Sequence
from typing import Final

from antechamber.bots import Bot
from antechamber.bots.queen_marie_antoinette.sensible.exchanging import weigh_plots
from antechamber.bots.queen_marie_antoinette.sensible.sight import Sight
from antechamber.bots.queen_marie_antoinette.sensible.trying import weigh
from antechamber.core.chance import Dice
from antechamber.core.moves import Move
from antechamber.games.queen_marie_antoinette.views.shapes import View

EQUAL: Final = 1e-9
"""Values closer than this are equal, and the dice decide."""


class Sensible:
    """A player that weighs every choice."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, choices: Sequence[Move]) -> Move:
        """The best of the choices; the dice decide between equals."""
        if len(choices) == 1:
            return choices[0]
        values = (weigh_plots if view.step == "plots" else weigh)(Sight(view), choices)
        most = max(values.values()) - EQUAL
        best = [move for move in choices if move in values and values[move] >= most]
        return best[self.dice.below(len(best))]


def make(seed: int) -> Bot:
    """A sensible player with these dice."""
    return Sensible(seed)
