"""Phase 1: which audience to attend, whether to dine with both, how to split the players (RS 4, RS 12.3 to RS 12.5)."""

from collections.abc import Iterable, Sequence

from antechamber.bots.royal_secrets.sensible.plans import Prospect
from antechamber.bots.royal_secrets.sensible.sight import Attendance, Sight
from antechamber.bots.royal_secrets.sensible.worth import favor_worth
from antechamber.core.moves import Move, Seat
from antechamber.games.royal_secrets.cards import SIDES, Side
from antechamber.games.royal_secrets.moves import (
    Attend,
    Pass,
    SplitPlayers,
    UseCorruption,
    UsePlanning,
    UseRoyalDinner,
)

CROWD = 1.0


def weigh_choice(sight: Sight, move: Move) -> float:
    """What a move of phase 1 is worth."""
    match move:
        case UseCorruption():
            return float("inf")  # An extra card never hurts, and the pile runs out.
        case Attend():
            crowd = len(sight.audience(move.side).present)
            return value_of(sight, going(sight, {move.side})) - CROWD * crowd
        case UseRoyalDinner():
            dinner = favor_worth("royal dinner", sight.rounds_left)
            return value_of(sight, going(sight, set(SIDES))) - dinner
        case SplitPlayers():
            return value_of(sight, split(sight, move.king))
        case UsePlanning():
            return sight.remember("split", lambda: best_split(sight)) - favor_worth("planning", sight.rounds_left)
        case Pass():
            return as_it_goes(sight)
    return 0.0


def value_of(sight: Sight, attendance: Attendance) -> float:
    """What the round is worth with the players at these audiences."""
    return Prospect(sight, attendance).best().value


def going(sight: Sight, sides: Iterable[Side]) -> Attendance:
    """The audiences with the bot at these sides."""
    there: Attendance = {side: dict(sight.attendance[side]) for side in SIDES}
    for side in SIDES:
        there[side].pop(sight.me, None)
    for side in sides:
        there[side][sight.me] = 1.0
    return there


def split(sight: Sight, king: Sequence[Seat]) -> Attendance:
    """The audiences after a Planning."""
    everyone = range(sight.view.players)
    return {
        "king": {seat: 1.0 for seat in everyone if seat in king},
        "queen": {seat: 1.0 for seat in everyone if seat not in king},
    }


def best_split(sight: Sight) -> float:
    """What the round is worth with the best Planning."""
    seats = range(sight.view.players)
    kings = ([seat for seat in seats if mask >> seat & 1] for mask in range(1 << sight.view.players))
    return max(value_of(sight, split(sight, king)) for king in kings)


def as_it_goes(sight: Sight) -> float:
    """What the round is worth without a favor of phase 1: where the bot is, or can choose to be."""
    sides = [side for side in SIDES if sight.me in sight.audience(side).present]
    return max(value_of(sight, going(sight, {side})) for side in sides or SIDES)
