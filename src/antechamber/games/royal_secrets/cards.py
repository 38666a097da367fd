"""What is in the box: kinds of cards, their names, and the shape of the deck file."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec
from msgspec.structs import replace
from mypy_extensions import i64

from antechamber.core.refused import Refused

# Kinds of cards in a hand, followed by the Cardinal's.
COURTIER_0: Final[i64] = 0
COURTIER_10: Final[i64] = 1
COURTIER_20: Final[i64] = 2
COURTIER_30: Final[i64] = 3
COURTIER_40: Final[i64] = 4
EXCUSE: Final[i64] = 5
VALET: Final[i64] = 6  # the first of the four Valets
KINDS: Final[i64] = 10
CARDINAL: Final[i64] = 10  # the first of the four Cardinal cards
VALUES: Final[i64] = 4  # Valets and Cardinal cards come in -10, 0, 10, 20

Card = Literal[
    "courtier 0",
    "courtier 10",
    "courtier 20",
    "courtier 30",
    "courtier 40",
    "excuse",
    "valet -10",
    "valet 0",
    "valet 10",
    "valet 20",
    "cardinal -10",
    "cardinal 0",
    "cardinal 10",
    "cardinal 20",
]
CARDS: Final[tuple[Card, ...]] = get_args(Card)

COURTIERS: Final = {3: (2, 3, 3, 1, 1, 1), 4: (2, 3, 2, 1, 1, 1), 5: (2, 3, 1, 1, 1, 1)}
"""Courtiers of each kind and the Excuse in a starting hand, by the number of players (RS 1.4)."""
VALETS: Final = (2, 4, 2, 2)
"""Valets of each kind in the box (RS 1.5)."""
CARDINALS: Final = (2, 4, 6, 2)
"""Cardinal cards of each kind in the box (RS 1.6)."""

KING: Final[i64] = 0
QUEEN: Final[i64] = 1
SIDE_COUNT: Final[i64] = 2
Side = Literal["king", "queen"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)

GAME_ID: Final = "royal-secrets"
RULES: Final[i64] = 2
"""The version of the rules that this code plays."""

FIRST_POINTS: Final[i64] = 10
MOST_UNPLAYED: Final[i64] = 6
ROUNDS: Final[i64] = 7
LEAST_SEATS: Final[i64] = 3
MOST_SEATS: Final[i64] = 5

CORRUPTION: Final[i64] = 0
ESPIONAGE: Final[i64] = 1
RECRUITMENT: Final[i64] = 2
MEDAL: Final[i64] = 3
STABBING: Final[i64] = 4
PARDON: Final[i64] = 5
PLANNING: Final[i64] = 6
MASTER_STROKE: Final[i64] = 7
ROYAL_DINNER: Final[i64] = 8
Favor = Literal[
    "corruption",
    "espionage",
    "recruitment",
    "medal of merit",
    "stabbing",
    "royal pardon",
    "planning",
    "master stroke",
    "royal dinner",
]
FAVORS: Final[tuple[Favor, ...]] = get_args(Favor)

COPIES: Final[i64] = 2
AUDIENCES: Final[i64] = 18
ALL_AUDIENCES: Final[i64] = (1 << 18) - 1
"""All Audience cards, as a mask."""
LARGEST_NUMBER: Final[i64] = 1000


class Audience(msgspec.Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """An Audience card: the favor it gives, the influence it needs, what it pays and what it costs (RS 2.2)."""

    favor: Favor
    influence: int
    gain: int
    loss: int

    @property
    def name(self) -> str:
        """What positions call it, like `planning 40`."""
        return f"{self.favor} {self.influence}"


class Rumors(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"n10": "-10", "p0": "0", "p10": "10", "p20": "20"}
):
    """What the rumor of each Valet costs (RS 7.2)."""

    n10: int
    p0: int
    p10: int
    p20: int

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The four numbers, in the order of the Valets."""
        return self.n10, self.p0, self.p10, self.p20


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that the rulebook's text leaves open: 18 Audience cards and the Valets' rumors."""

    name: str
    audiences: tuple[Audience, ...]
    rumors: Rumors

    @property
    def in_order(self) -> tuple[Audience, ...]:
        """The cards by favor, the two of a favor by the influence they need: card 2 * favor + copy."""
        return tuple(sorted(self.audiences, key=lambda card: (FAVORS.index(card.favor), card.influence, card)))

    @property
    def with_equal_stakes(self) -> tuple[Audience, ...]:
        """The cards in order, each paying as much as it costs (RS 13.2)."""
        return tuple(replace(card, gain=card.loss) for card in self.in_order)


def read_deck(given: Mapping[str, object]) -> Deck:
    """A deck from its contents, or Refused with what is wrong with it (R69)."""
    try:
        deck = msgspec.convert(given, Deck)
    except msgspec.ValidationError as error:
        raise _unfit(str(error)) from None
    for favor in FAVORS:
        copies = sum(card.favor == favor for card in deck.audiences)
        if copies != COPIES:
            raise _unfit(f"every favor stands on two Audience cards, but {favor} on {copies}")
    for card in deck.audiences:
        if not 0 < card.influence <= LARGEST_NUMBER:
            raise _unfit(f"{card.name}: the required influence must be from 1 to {LARGEST_NUMBER}")
        if not (0 <= card.gain <= LARGEST_NUMBER and 0 <= card.loss <= LARGEST_NUMBER):
            raise _unfit(f"{card.name}: gain and loss must be from 0 to {LARGEST_NUMBER}")
    if not all(0 <= rumor <= LARGEST_NUMBER for rumor in deck.rumors.numbers):
        raise _unfit(f"a rumor must cost from 0 to {LARGEST_NUMBER}")
    return deck


def _unfit(fault: str) -> Refused:
    return Refused("RS 13.1", "core-bad-deck", {"fault": fault})


@cache
def reconstruction() -> Deck:
    """The built-in deck."""
    content = Path(__file__).with_name("cards.toml").read_text(encoding="utf-8")
    return read_deck(tomllib.loads(content))
