"""Builders that say a table of Royal Secrets in words: colors for seats, `courtier 20 up` for a bet."""

from collections.abc import Mapping, Sequence
from typing import Any

import antechamber
from antechamber.games.royal_secrets.cards import Card
from antechamber.games.royal_secrets.events import AudienceCounted, DueView
from antechamber.games.royal_secrets.moves import Bet, GiveParley
from antechamber.games.royal_secrets.views.shapes import View
from tests.games import court as tables
from tests.games.court import Table, of, play_out

__all__ = ["of", "play_out"]  # Handed on; the rest is defined here.

COLORS = tables.COLORS[:5]
GAME = antechamber.game("royal-secrets")

Cards = Sequence[str]

PAIRS: dict[str, Any] = {"at_king": ["blue", "red"], "at_queen": ["yellow", "green"]}
QUEENS_GUESTS = {"yellow": ["courtier 10 up", "courtier 0 down"], "green": ["courtier 20 up", "courtier 0 down"]}
"""They please a Queen who asks for 20, green with the majority."""


class Court(Table[View]):
    """A table of Royal Secrets whose seats are called by their colors."""

    @property
    def step(self) -> str:
        return self.view().step

    @property
    def parley(self) -> str:
        return COLORS[self.view().parley]

    def hand(self, color: str) -> list[str]:
        return list(self.view(color).hand)

    def points(self, color: str) -> int:
        points = self.view(color).points
        assert points is not None
        return points

    def favors(self, color: str) -> list[str]:
        return [card.name for card in self.view().seats[COLORS.index(color)].favors]

    @property
    def ledger(self) -> list[DueView]:
        return list(self.view().ledger)

    def due(self, round: int = 1) -> dict[str, int]:
        """What each color was due in a round, all told; colors without a line are left out."""
        sums: dict[str, int] = {}
        for line in self.ledger:
            if line.round == round:
                sums[COLORS[line.seat]] = sums.get(COLORS[line.seat], 0) + line.amount
        return sums

    @property
    def outcomes(self) -> list[tuple[str, int]]:
        """How the King's and the Queen's audience came out, with their totals, as it was told."""
        return [(event.outcome, event.total) for event in of(AudienceCounted, self.told)]

    @property
    def discarded(self) -> list[str]:
        """The Audience cards that nobody won or whose favor is spent."""
        return [card.name for card in self.view().audiences_discarded]


def laid(text: str) -> dict[str, Any]:
    """A bet in words: `courtier 20 up`, `valet -10 down`, `courtier 30 down medal`, `excuse down stabbed`."""
    words = text.split()
    face = words.index("up") if "up" in words else words.index("down")
    marks = dict.fromkeys(words[face + 1 :], True)
    return {"card": " ".join(words[:face]), "up": words[face] == "up", **marks}


def court(
    king: str = "stabbing 30",
    queen: str = "corruption 20",
    *,
    players: int = 4,
    at_king: Cards = (),
    at_queen: Cards = (),
    at_both: Cards = (),
    bets: Mapping[str, Cards] | None = None,
    cardinal: Cards = (),
    hands: Mapping[str, Cards] | None = None,
    favors: Mapping[str, Cards] | None = None,
    points: Mapping[str, int] | None = None,
    step: str | None = None,
    parley: str = "blue",
    first: str | None = None,
    acted: Cards | None = None,
    round: int = 1,
    played: Cards = (),
    discarded: Cards = (),
    draws: Mapping[str, Cards] | None = None,
    options: Mapping[str, object] | None = None,
    **more: object,
) -> Court:
    """A table by its position. What is not said is filled in: the action and who has acted follow from the bets.

    Without a step: `plans` when nobody is at an audience, `naming` of the first bettor when everybody is and nothing
    is bet, `betting` by the Parley's holder in between, and `recruiting` (which counts at once, if nobody has that
    favor) when all is bet. Cards of a hand that is not given are the starting hand less the bets; its Valet is drawn,
    or fixed by `draws={"valets": [...]}`.
    """
    bets, hands, favors, points = bets or {}, hands or {}, favors or {}, points or {}
    colors = COLORS[:players]
    number = [len(bets.get(color, ())) for color in colors]
    there = {*at_king, *at_queen, *at_both}
    if step is None:
        step = "recruiting" if min(number) == 2 else "betting" if any(number) else "naming" if there else "plans"
    done = max(number) if len(there) == players else 0
    if acted is None:
        acted = [color for color, n in zip(colors, number, strict=True) if n == done] if done else []
        if step == "naming" and len(acted) == players:
            done, acted = done + 1, []
    action = ("choose", "first card", "second card")[max(done, 1) if len(there) == players and step != "dinners" else 0]
    kings = sorted({COLORS.index(color) for color in (*at_king, *at_both)})
    queens = sorted({COLORS.index(color) for color in (*at_queen, *at_both)})
    alone = [side for side, guests in (("king", kings), ("queen", queens)) if len(guests) == 1 and action != "choose"]
    seats: list[dict[str, object]] = []
    for color in colors:
        seat: dict[str, object] = {"bets": [laid(bet) for bet in bets.get(color, ())]}
        seat |= {"hand": list(hands[color])} if color in hands else {}
        seat |= {"favors": list(favors.get(color, ())), "points": points.get(color, 10)}
        seats.append(seat)
    position: dict[str, object] = {
        "game": "royal-secrets",
        "players": players,
        "options": dict(options or {}),
        "round": round,
        "step": step,
        "action": action,
        "parley": COLORS.index(parley),
        "first": COLORS.index(first or parley),
        "acted": [COLORS.index(color) for color in acted],
        "king": {"audience": king, "present": kings},
        "queen": {"audience": queen, "present": queens},
        "cardinal": {"bets": [laid(bet) for bet in cardinal], "played": list(played)},
        "seats": seats,
        "discarded": list(discarded),
        "chance": {"next": {name: list(cards) for name, cards in (draws or {}).items()}},
        **more,
    }
    if alone:
        position["cardinal"] = {**position["cardinal"], "side": alone[0]}  # type: ignore[dict-item]
    return Court(GAME.load(position))


def pairs(king: str, queen: str = "corruption 20", *, blue: Cards, red: Cards, **more: Any) -> Court:
    """A table where blue and red have bet before the King, and yellow and green have pleased the Queen."""
    bets = {**QUEENS_GUESTS, **more.pop("bets", {}), "blue": blue, "red": red}
    return court(king, queen, bets=bets, **{**PAIRS, **more})


def fresh(players: int = 4, seed: int = 1, **options: object) -> Court:
    """A newly dealt table."""
    return Court(GAME.start(players, seed, options))


def up(card: Card) -> Bet:
    """A bet face up."""
    return Bet(card, True)


def down(card: Card) -> Bet:
    """A bet face down."""
    return Bet(card, False)


def give(color: str) -> GiveParley:
    """The Parley for that color."""
    return GiveParley(COLORS.index(color))
