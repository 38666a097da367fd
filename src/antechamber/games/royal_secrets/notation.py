"""How moves are written: one notation that is the same in every language, and the words of each language."""

from functools import cache

from antechamber.core.events import MOST_SEATS
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.text import has_words, kebab, put
from antechamber.core.wording import Wording
from antechamber.games.royal_secrets import moves as m


@cache
def phrase(move: Move, lang: str) -> str:
    """A move in words, as “bet Courtier 20 face up”, by the message `rs-move-bet`."""
    message = f"rs-move-{kebab(type(move).__name__)}"
    if not has_words(message, lang):
        raise Refused("", "core-no-such-move", {"move": type(move).__name__})
    seats = [put("core-seat", {"number": seat}, lang) for seat in range(MOST_SEATS)]
    return put(message, Wording("rs", None, seats, lang).facts(move), lang)


def write(move: Move) -> str:
    """A move as text, as `^c20` for a 20-Courtier bet face up or `!stabbing 1.2` for seat 1's second card."""
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
