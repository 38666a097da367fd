"""What a table of Queen Marie-Antoinette can choose (QMA 8)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from antechamber.core.options import DeckChoice, OneOf, Option
from antechamber.core.refused import Refused
from antechamber.games.queen_marie_antoinette.cards import (
    INTRODUCTORY_REQUIREMENT,
    MOST_SEATS,
    read_deck,
    reconstruction,
)
from antechamber.games.queen_marie_antoinette.state import Box

RANDOM: Final = "random"
INTRODUCTORY: Final = "introductory"
BY_CHANCE: Final = "by chance"
SEATS: Final = tuple(f"seat {seat}" for seat in range(MOST_SEATS))

DECK: Final = DeckChoice(
    "deck",
    {"en": "Deck", "fr": "Paquet"},
    {"reconstruction": msgspec.to_builtins(reconstruction())},
    read_deck,
)
CONDITIONS: Final = OneOf(
    "conditions",
    {"en": "Requirement and Conditions", "fr": "Exigence et Conditions"},
    {
        RANDOM: {"en": "drawn by chance", "fr": "tirées au hasard"},
        INTRODUCTORY: {"en": "the set for a first game", "fr": "celles de la première partie"},
    },
    RANDOM,
)
FIRST_PLAYER: Final = OneOf(
    "first_player",
    {"en": "First player", "fr": "Premier joueur"},
    {
        BY_CHANCE: {"en": "drawn by lot", "fr": "tiré au sort"},
        **{name: {"en": name, "fr": f"siège {seat}"} for seat, name in enumerate(SEATS)},
    },
    BY_CHANCE,
)
OPTIONS: Final[tuple[Option, ...]] = (DECK, CONDITIONS, FIRST_PLAYER)


def box_of(options: Mapping[str, object]) -> Box:
    """The box for settled options; the same options give the same box."""
    deck = options["deck"]
    named = deck if isinstance(deck, str) else msgspec.json.encode(deck)
    return _box(named, str(options["conditions"]), str(options["first_player"]))


@lru_cache(maxsize=128)  # Bounded, because a server takes decks from strangers.
def _box(deck: str | bytes, conditions: str, first: str) -> Box:
    value = deck if isinstance(deck, str) else msgspec.json.decode(deck)
    options = {"deck": value, "conditions": conditions, "first_player": first}
    seat = -1 if first == BY_CHANCE else SEATS.index(first)
    box = Box(read_deck(DECK.content(value)), conditions == INTRODUCTORY, seat, options)
    if box.introductory and box.intro_requirement < 0:
        raise Refused("QMA 8.1", "qma-no-introductory-set", {"requirement": INTRODUCTORY_REQUIREMENT})
    return box


def check_first(box: Box, players: int) -> None:
    """Refuse a first player whose seat is not at the table (QMA 8.2)."""
    if box.first >= players:
        raise Refused("QMA 8.2", "qma-no-such-first", {"seat": int(box.first), "most": players - 1})
