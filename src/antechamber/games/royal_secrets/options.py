"""What a table of Royal Secrets can choose (RS 13)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from antechamber.core.options import DeckChoice, OneOf, Option, Toggle
from antechamber.games.royal_secrets.cards import read_deck, reconstruction
from antechamber.games.royal_secrets.state import Box

EVERY_BET: Final = "every bet"
OWN_TURN: Final = "own turn"

DECK: Final = DeckChoice(
    "deck",
    {"en": "Deck", "fr": "Paquet"},
    {"reconstruction": msgspec.to_builtins(reconstruction())},
    read_deck,
)
EQUAL_STAKES: Final = Toggle(
    "equal_stakes",
    {"en": "A success pays as much as a failure costs", "fr": "Une réussite rapporte autant que coûte un échec"},
)
FAVOR_WINDOWS: Final = OneOf(
    "favor_windows",
    {"en": "Favors of phase 2", "fr": "Faveurs de la phase 2"},
    {
        EVERY_BET: {"en": "after every bet", "fr": "après chaque mise"},
        OWN_TURN: {"en": "on one's own turn only", "fr": "à son propre tour seulement"},
    },
    EVERY_BET,
)
LONE_GUEST_PAID: Final = Toggle(
    "lone_guest_paid",
    {
        "en": "In round 7 a lone guest is paid for success",
        "fr": "À la septième manche, un invité seul est payé pour une réussite",
    },
)
OPTIONS: Final[tuple[Option, ...]] = (DECK, EQUAL_STAKES, FAVOR_WINDOWS, LONE_GUEST_PAID)


def box_of(options: Mapping[str, object]) -> Box:
    """The box for settled options; the same options give the same box."""
    deck = options["deck"]
    named = deck if isinstance(deck, str) else msgspec.json.encode(deck)
    equal_stakes, lone_guest_paid = bool(options["equal_stakes"]), bool(options["lone_guest_paid"])
    return _box(named, equal_stakes, str(options["favor_windows"]), lone_guest_paid)


@lru_cache(maxsize=128)  # Bounded, because a server takes decks from strangers.
def _box(deck: str | bytes, equal_stakes: bool, windows: str, lone_guest_paid: bool) -> Box:
    value = deck if isinstance(deck, str) else msgspec.json.decode(deck)
    options = {
        "deck": value,
        "equal_stakes": equal_stakes,
        "favor_windows": windows,
        "lone_guest_paid": lone_guest_paid,
    }
    return Box(read_deck(DECK.content(value)), equal_stakes, windows == OWN_TURN, lone_guest_paid, options)
