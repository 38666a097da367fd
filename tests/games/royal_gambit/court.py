"""Builders that say a table of Royal Gambit in words: colors for seats, `knight 2` for a character with two HP."""

from collections.abc import Mapping, Sequence
from typing import Any

import antechamber
from antechamber import Event
from antechamber.games.royal_gambit.cards import Spot
from antechamber.games.royal_gambit.moves import Accuse, Allow, Believe, KeepHp, Target
from antechamber.games.royal_gambit.views.shapes import CharacterView, SeatView, View
from tests.games import court as tables
from tests.games.court import Table, of, play_out

__all__ = ["of", "play_out"]  # Handed on; the rest is defined here.

COLORS = tables.COLORS[:6]
GAME = antechamber.game("royal-gambit")
SPOTS = ("royal", "first", "second")

Cards = Sequence[str]


class Court(Table[View]):
    """A table of Royal Gambit whose seats are called by their colors."""

    def believe(self) -> list[Event]:
        """Nobody accuses: everyone who is asked believes."""
        return [event for color in self.asked for event in self.play(color, Believe())]

    def allow(self) -> list[Event]:
        """Nobody counters."""
        return [event for color in self.asked for event in self.play(color, Allow())]

    def accuse(self, accuser: str) -> list[Event]:
        """One accuses, all others who are asked believe."""
        return [
            event for color in self.asked for event in self.play(color, Accuse() if color == accuser else Believe())
        ]

    @property
    def step(self) -> str:
        """The step as the actor sees it."""
        return self.view(self.actor).step

    @property
    def actor(self) -> str:
        return COLORS[self.view().actor]

    def seat(self, color: str) -> SeatView:
        """What everybody knows of a seat."""
        return self.view().seats[COLORS.index(color)]

    def coins(self, color: str) -> int:
        return self.seat(color).coins

    def hp(self, color: str) -> tuple[int, int, int]:
        """The HP of the Royal, of the first and of the second character; 0 where nobody lives."""
        seat = self.seat(color)
        lying = {character.spot: character.hp for character in seat.characters}
        return seat.royal_hp, lying.get("first", 0), lying.get("second", 0)

    def poison(self, color: str) -> tuple[int, int, int]:
        """The poison of the Royal, of the first and of the second character."""
        seat = self.seat(color)
        lying = {character.spot: character.poison for character in seat.characters}
        return seat.royal_poison, lying.get("first", 0), lying.get("second", 0)

    def character(self, color: str, spot: Spot, reader: str | None = None) -> CharacterView:
        """A living character as a reader (by default its owner) sees it."""
        seat = self.view(reader or color).seats[COLORS.index(color)]
        return next(character for character in seat.characters if character.spot == spot)

    def card(self, color: str, spot: Spot, reader: str | None = None) -> str | None:
        """The card of a living character as a reader (by default its owner) sees it."""
        return self.character(color, spot, reader).card

    def fallen(self, color: str) -> list[str]:
        return list(self.seat(color).fallen)

    @property
    def deck(self) -> dict[str, int]:
        """How many cards of each character the deck has: all that lie nowhere else."""
        deck = self.state.inventory()
        for color in self.colors:
            seat = self.view(color).seats[COLORS.index(color)]
            for card in (*seat.fallen, *(character.card for character in seat.characters)):
                assert card is not None
                deck[card] -= 1
        return deck


def character(text: str) -> dict[str, Any] | None:
    """A character in words: `knight`, `knight 1`, `knight 2 poison 1`; `-` for an empty position."""
    words = text.split()
    if words == ["-"]:
        return None
    said: dict[str, Any] = {"card": words[0]}
    if len(words) > 1:
        said["hp"] = int(words[1])
    if "poison" in words:
        said["poison"] = int(words[words.index("poison") + 1])
    return said


def court(
    *,
    players: int = 3,
    turn_of: str = "blue",
    cards: Mapping[str, Cards] | None = None,
    royals: Mapping[str, int] | None = None,
    poisoned: Mapping[str, int] | None = None,
    coins: Mapping[str, int] | None = None,
    fallen: Mapping[str, Cards] | None = None,
    fell: Cards = (),
    draws: Cards = (),
    lots: Cards = (),
    options: Mapping[str, object] | None = None,
    redistributes: bool = False,
    seats: Mapping[str, Mapping[str, object]] | None = None,
    **more: object,
) -> Court:
    """A table by its position, at the declaration of an action (or, if he `redistributes`, at that question).

    Cards are two for each color, as `("knight 2", "-")`; who is not named holds any. An empty position needs the
    dead card in `fallen`; `fell` names who is out, in order. `poisoned` lays tokens on Royals. `draws` fixes the
    coming cards of the deck, `lots` which of several accusers are taken.
    """
    said: list[dict[str, object]] = []
    for color in COLORS[:players]:
        seat: dict[str, object] = {}
        if color in (cards or {}):
            seat["characters"] = [character(text) for text in (cards or {})[color]]
        if color in (royals or {}):
            seat["royal_hp"] = (royals or {})[color]
        if color in (coins or {}):
            seat["coins"] = (coins or {})[color]
        seat["royal_poison"] = (poisoned or {}).get(color, 0)
        seat["fallen"] = list((fallen or {}).get(color, ()))
        if color in fell:
            seat |= {"fell": fell.index(color) + 1, "royal_hp": 0, "coins": 0, "characters": []}
        said.append({**seat, **(seats or {}).get(color, {})})
    position: dict[str, object] = {
        "game": "royal-gambit",
        "players": players,
        "options": dict(options or {}),
        "actor": COLORS.index(turn_of),
        "step": "redistributing" if redistributes else "declaring",
        "seats": said,
        "chance": {"next": {"deck": list(draws), "accusers": [str(COLORS.index(color)) for color in lots]}},
        **more,
    }
    return Court(GAME.load(position))


def fresh(players: int = 4, seed: int = 1, **options: object) -> Court:
    """A newly dealt table."""
    return Court(GAME.start(players, seed, options))


def at(color: str, spot: Spot) -> Target:
    """A Royal or a character of that color."""
    return Target(COLORS.index(color), spot)


def skip(court: Court) -> None:
    """Leave the HP where they are, if a redistribution is asked."""
    if court.view().step == "redistributing":
        court.play(court.actor, KeepHp())
