"""The bot that plays at random: every choice is equally likely."""

from collections.abc import Sequence
from typing import Any

from antechamber.bots import Bot
from antechamber.core.chance import Dice
from antechamber.core.moves import Move


class RandomBot:
    """Chooses by its dice alone: the yardstick for all other bots."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: Any, choices: Sequence[Move]) -> Move:
        """Any of the choices."""
        return choices[self.dice.below(len(choices))]


def make(seed: int) -> Bot:
    """A random player with these dice."""
    return RandomBot(seed)
