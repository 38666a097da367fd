"""How moves are written, the same in every language."""

from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.games.royal_gambit import moves as m
from antechamber.games.royal_gambit.cards import SPOT_NAMES


def write(move: Move) -> str:
    """A move as text, like `?heal` for a claim, `!tax` for a power or `>2.1` for seat 2's first character."""
    match move:
        case m.Use():
            return f"!{move.power}"
        case m.Claim():
            return f"?{move.ability}"
        case m.Target():
            return f">{move.seat}.{SPOT_NAMES.index(move.spot)}"
        case m.Rob():
            return f">{move.seat}"
        case m.Guess():
            return f"={move.character}"
        case m.Send():
            return f">{move.direction}"
        case m.Lose():
            return f"-{move.royal}.{move.first}.{move.second}"
        case m.Exchange():
            return f"x {move.first or '-'} {move.second or '-'}"
    return _short(move)


def _short(move: Move) -> str:
    match move:
        case m.KeepHp():
            return "keep"
        case m.GiveRoyal():
            return f"royal {move.hp}"
        case m.GiveFirst():
            return f"first {move.hp}"
        case m.Accuse():
            return "accuse"
        case m.Believe():
            return "believe"
        case m.Show():
            return f"show {move.spot}"
        case m.Admit():
            return "admit"
        case m.Counter():
            return "counter"
        case m.Defend():
            return f"defend {move.spot}"
        case m.Allow():
            return "allow"
        case m.PassOn():
            return f"pass {move.spot}"
        case m.Resign():
            return "resign"
    raise Refused("", "core-no-such-move", {"move": type(move).__name__})
