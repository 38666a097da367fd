"""Who gets the Parley (RS 3): players who decide early know little, so the bot names those it wants in the dark."""

from antechamber.bots.royal_secrets.sensible.sight import Sight
from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import SIDES
from antechamber.games.royal_secrets.moves import GiveParley

BEFORE_ME = 100.0
"""Counts more than any lead: a guest of the bot's own audience who bets first shows what is still missing there."""


def weigh_name(sight: Sight, move: GiveParley) -> float:
    """How much the bot wants this seat to act now."""
    early = BEFORE_ME if shares_room(sight, move.to) and sight.me not in sight.view.acted else 0.0
    return early + sight.points[move.to]


def shares_room(sight: Sight, seat: Seat) -> bool:
    """True if the seat is at an audience where the bot is too."""
    return any({seat, sight.me} <= set(sight.audience(side).present) for side in SIDES)
