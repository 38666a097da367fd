"""The sensible player of Royal Gambit: it counts cards, weighs every choice in HP, and lies when that is worth it.

It keeps its Royal out of reach, strikes the strong and finishes off the weak, and accuses when a lie is likely enough
for what is at stake. It avoids being predictable: a whim decides between choices that are nearly as good.
"""

from collections.abc import Sequence
from math import log
from typing import Any, Final

from antechamber.bots import Bot
from antechamber.bots.royal_gambit.sensible.answering import evidence, weigh_accusation, weigh_counter, weigh_proof
from antechamber.bots.royal_gambit.sensible.declaring import weigh_action, weigh_part
from antechamber.bots.royal_gambit.sensible.hands import weigh_exchange, worth_giving
from antechamber.bots.royal_gambit.sensible.memory import Memory
from antechamber.bots.royal_gambit.sensible.sharing import weigh_loss, weigh_share
from antechamber.bots.royal_gambit.sensible.sight import Sight
from antechamber.bots.royal_gambit.sensible.suspicion import TEMPER
from antechamber.core.chance import Dice
from antechamber.core.moves import Move
from antechamber.games.royal_gambit.moves import Accuse, Allow, Claim, PassOn, Resign
from antechamber.games.royal_gambit.views.shapes import View

WHIM: Final = {"declaring": 0.12, "accusing": TEMPER, "countering": 0.1}
"""How far a whim may stray from the best choice, in HP; in other steps it only decides between equals."""
LEAST_WHIM: Final = 1e-6
FEAR: Final = 0.1
"""How much better than the truth a lie must be, on average, for the bot to tell it."""
FINE: Final = 1 << 30


class Sensible:
    """A player that weighs every choice."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.memory = Memory()

    def choose(self, view: View, choices: Sequence[Move]) -> Move:
        """The best of the choices, or on a whim one that is nearly as good; the bot never resigns."""
        moves = [move for move in choices if not isinstance(move, Resign)]
        self.memory.look(view)
        if len(moves) == 1:
            return moves[0]
        sight = Sight(view, self.memory, -FEAR * log(self._chance()))
        if view.step == "accusing":
            self.memory.listen(view, evidence(sight))
        whim = WHIM.get(view.step, LEAST_WHIM)
        weights = [weigh(sight, move) + whim * self._mood() for move in moves]
        move = moves[weights.index(max(weights))]
        if isinstance(move, Claim):
            self.memory.claims += 1
        return move

    def _mood(self) -> float:
        """A number that is usually small, and equally likely to be negative or positive."""
        chance = self._chance()
        return log(chance / (1.0 - chance))

    def _chance(self) -> float:
        return (int(self.dice.below(FINE)) + 0.5) / FINE


def weigh(sight: Sight, move: Any) -> float:
    """What a choice is worth, weighed by the chapter of the question."""
    match sight.view.step:
        case "redistributing" | "sharing":
            return weigh_share(sight, move)
        case "declaring":
            return weigh_action(sight, move)
        case "aiming" | "detailing":
            return weigh_part(sight, move)
        case "accusing":
            return weigh_accusation(sight) if isinstance(move, Accuse) else 0.0
        case "proving":
            return weigh_proof(sight, move)
        case "countering":
            return 0.0 if isinstance(move, Allow) else weigh_counter(sight, move)
        case "exchanging":
            return weigh_exchange(sight, move)
        case "passing":
            return weigh_pass(sight, move)
        case "losing":
            return weigh_loss(sight, move)
    return 0.0


def weigh_pass(sight: Sight, move: PassOn) -> float:
    """How willingly the bot passes a card on."""
    own = sight.view.seats[sight.me].characters
    return worth_giving(sight, next(one for one in own if one.spot == move.spot))


def make(seed: int) -> Bot:
    """A sensible player with these dice."""
    return Sensible(seed)
