"""The sensible player of Royal Secrets: it reads its view, weighs every choice, and takes the best.

It bets toward the target, shares the burden, and lets others carry it if they will. It keeps its zeros, goes for favors
worth having, and uses an Excuse to leave a room that will fail.
"""

from collections.abc import Sequence
from typing import Final

from antechamber.bots import Bot
from antechamber.bots.royal_secrets.sensible.betting import weigh_bets, weigh_face
from antechamber.bots.royal_secrets.sensible.choosing import weigh_choice
from antechamber.bots.royal_secrets.sensible.favors import weigh_favor
from antechamber.bots.royal_secrets.sensible.naming import weigh_name
from antechamber.bots.royal_secrets.sensible.sight import Sight
from antechamber.bots.royal_secrets.sensible.ties import weigh_third
from antechamber.core.chance import Dice
from antechamber.core.moves import Move
from antechamber.games.royal_secrets.moves import Bet, GiveParley, Pass, ShowThirdCard
from antechamber.games.royal_secrets.views.shapes import View

PHASE_1: Final = {"plans", "splitting", "choosing", "dinners"}
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
        values = weigh(Sight(view), choices)
        most = max(values) - EQUAL
        best = [move for move, value in zip(choices, values, strict=True) if value >= most]
        return best[self.dice.below(len(best))]


def weigh(sight: Sight, choices: Sequence[Move]) -> list[float]:
    """What each choice is worth, weighed by the chapter of the question."""
    if sight.view.step in PHASE_1:
        return [weigh_choice(sight, move) for move in choices]
    if sight.view.step == "betting":
        return weigh_turn(sight, choices)
    return [weigh_answer(sight, move) for move in choices]


def weigh_turn(sight: Sight, choices: Sequence[Move]) -> list[float]:
    """What bets are worth, together with favors on the bot's own turn: useful favors come first."""
    bets = weigh_bets(sight)
    best = max(bets.values())
    return [
        bets[move.card] + weigh_face(move) if isinstance(move, Bet) else best + weigh_favor(sight, move)
        for move in choices
    ]


def weigh_answer(sight: Sight, move: Move) -> float:
    """What a move outside phase 1 and the bets is worth; not using a favor is worth nothing."""
    match move:
        case GiveParley():
            return weigh_name(sight, move) * 1e-6
        case ShowThirdCard():
            return weigh_third(sight, move.card)
        case Pass():
            return 0.0
    return weigh_favor(sight, move)


def make(seed: int) -> Bot:
    """A sensible player with these dice."""
    return Sensible(seed)
