"""What is in the box: characters, actions and counteractions, and the shape of the deck file."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec
from mypy_extensions import i64

from antechamber.core.refused import Refused

GAME_ID: Final = "royal-gambit"
RULES: Final[i64] = 2
"""The version of the rules that this code plays."""
LEAST_SEATS: Final[i64] = 2
MOST_SEATS: Final[i64] = 6

ALCHEMIST: Final[i64] = 0
BARBARIAN: Final[i64] = 1
CLAIRVOYANT: Final[i64] = 2
DRUID: Final[i64] = 3
EXECUTIONER: Final[i64] = 4
KNIGHT: Final[i64] = 5
TRICKSTER: Final[i64] = 6
WHISPERER: Final[i64] = 7
KINDS: Final[i64] = 8
Character = Literal["alchemist", "barbarian", "clairvoyant", "druid", "executioner", "knight", "trickster", "whisperer"]
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)

# A seat has three spots: its Royal and two positions for characters.
SPOTS: Final[i64] = 3
Spot = Literal["royal", "first", "second"]
SPOT_NAMES: Final[tuple[Spot, ...]] = get_args(Spot)
CharacterSpot = Literal["first", "second"]
CHARACTER_SPOTS: Final[tuple[CharacterSpot, ...]] = get_args(CharacterSpot)

Power = Literal["donation", "tax", "reinforcements", "royal gambit", "wedding"]
POWERS: Final[tuple[Power, ...]] = get_args(Power)
Ability = Literal[
    "poison",
    "heal",
    "raid",
    "barbarian attack",
    "telepathy",
    "shapeshift",
    "migration",
    "execute",
    "executioner attack",
    "knight attack",
    "foolery",
    "spy",
    "devious",
]
ABILITIES: Final[tuple[Ability, ...]] = get_args(Ability)
Action = Literal[
    "donation",
    "tax",
    "reinforcements",
    "royal gambit",
    "wedding",
    "poison",
    "heal",
    "raid",
    "barbarian attack",
    "telepathy",
    "shapeshift",
    "migration",
    "execute",
    "executioner attack",
    "knight attack",
    "foolery",
    "spy",
    "devious",
]
"""The five Royal powers, then the thirteen abilities."""
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
ACTION_COUNT: Final[i64] = 18

COSTS: Final = (0, 0, 3, 9, 10, 0, 0, 0, 2, 0, 0, 0, 5, 1, 1, 0, 0, 0)
"""The cost of each action, paid when it is declared (RG 2.5)."""
CLAIMED: Final = (-1, -1, -1, -1, -1, 0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 7, 7)
"""The character that each action claims; -1 for a Royal power."""

Counteraction = Literal["pickpocket", "defend", "herbalism", "opportunist", "foresight"]
COUNTERACTIONS: Final[tuple[Counteraction, ...]] = get_args(Counteraction)
PICKPOCKET: Final[i64] = 0
DEFEND: Final[i64] = 1
HERBALISM: Final[i64] = 2
OPPORTUNIST: Final[i64] = 3
FORESIGHT: Final[i64] = 4
CLAIMED_TO_COUNTER: Final = (6, 5, 3, 7, 2)
"""The character that each counteraction claims."""

Direction = Literal["left", "right"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)

TAX: Final[i64] = 3
DONATION: Final[i64] = 2
LOOT: Final[i64] = 2
"""What a Raid steals, if the victim has it."""
INSIGHT: Final[i64] = 2
"""What a correct Telepathy guess pays."""
GAMBIT_DAMAGE: Final[i64] = 2
ATTACK_DAMAGE: Final[i64] = 1
PENALTY: Final[i64] = 2
"""The cost in HP of an exposed lie or a false accusation."""
WEDDED_HP: Final[i64] = 2
MOST_FALLEN: Final[i64] = 3
"""The most face-up characters a player can have: two dealt and one from a wedding."""
MOST_SHARE: Final[i64] = 50
"""The most HP that a redistribution can put on a chosen spot; the last spot takes the rest (G106)."""
MOST_COPIES: Final = 20

ROYALS: Final = ("ash", "birch", "cedar", "elm", "larch", "rowan")
"""The six Royals: neutral names, all with the same powers."""


class Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each character the deck has (RG 1.2)."""

    alchemist: int = 0
    barbarian: int = 0
    clairvoyant: int = 0
    druid: int = 0
    executioner: int = 0
    knight: int = 0
    trickster: int = 0
    whisperer: int = 0

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers, in the order of the characters."""
        return tuple(getattr(self, character) for character in CHARACTERS)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone starts with (RG 1.3, RG 1.4)."""

    characters: int
    character_hp: int
    royal_hp: int
    coins: int


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file: everything the manual's text leaves open."""

    name: str
    setup: Setup
    copies: Copies
    reduced: Copies


def read_copies(given: Mapping[str, object]) -> Copies:
    """A deck from its contents, or Refused with what is wrong with it (RG 10.1)."""
    try:
        copies = msgspec.convert(given, Copies)
    except msgspec.ValidationError as error:
        raise _unfit(str(error)) from None
    for character, number in zip(CHARACTERS, copies.numbers, strict=True):
        if not 0 <= number <= MOST_COPIES:
            raise _unfit(f"there can be 0 to {MOST_COPIES} cards of a character, but {character} has {number}")
    return copies


def _unfit(fault: str) -> Refused:
    return Refused("RG 10.1", "core-bad-deck", {"fault": fault})


@cache
def deck_file() -> DeckFile:
    """The deck file next to the code."""
    text = Path(__file__).with_name("cards.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), DeckFile)
