"""How moves are written, the same in every language."""

from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.games.royal_secrets import moves as m


def write(move: Move) -> str:
    """A move as text, like `^c20` for a 20-Courtier bet face up or `!stabbing 1.2` for seat 1's second card."""
    match move:
        case m.Attend():
            return f"@{move.side}"
        case m.UseRoyalDinner():
            return "@both"
        case m.SplitPlayers():
            return f"@king {','.join(map(str, move.king)) or '-'}"
        case m.GiveParley():
            return f">{move.to}"
        case m.Bet():
            return f"{'^' if move.face_up else '_'}{_short(move.card)}"
        case m.ShowThirdCard():
            return f"={_short(move.card)}"
        case m.Pass():
            return "-"
    return f"!{_favor(move)}"


def _favor(move: Move) -> str:
    match move:
        case m.UsePlanning():
            return f"planning {move.influence}"
        case m.UseStabbing():
            return f"stabbing {_place(move.owner, move.slot)}"
        case m.UseMedal():
            return f"medal {_place(move.owner, move.slot)}"
        case m.UseRecruitment():
            return f"recruitment {_place(move.owner, move.slot)}"
        case m.UseCorruption():
            return "corruption"
        case m.UseEspionage():
            return "espionage"
        case m.UseRoyalPardon():
            return "pardon"
        case m.UseMasterStroke():
            return "stroke"
    raise Refused("", "core-no-such-move", {"move": type(move).__name__})


def _place(owner: int | None, slot: int) -> str:
    return f"{'c' if owner is None else owner}.{slot}"


def _short(card: str) -> str:
    """`c20`, `x` for the Excuse, `v-10`."""
    kind, _, value = card.partition(" ")
    return {"courtier": "c", "excuse": "x", "valet": "v"}[kind] + value
