"""A position: the whole truth of a table as plain JSON that a person can read and write by hand."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.positions import ChancePosition
from antechamber.games.royal_gambit.cards import Character
from antechamber.games.royal_gambit.events import Place


class CharacterPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A living character, and who besides its owner has seen it; a card left out is drawn at random."""

    card: Character | None = None
    hp: int | None = None
    poison: int = 0
    seen_by: tuple[Seat, ...] = ()
    open: bool = False
    arrival: int = 0
    came_from: Seat | None = None


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; what is left out is as at the start of a game. A position without a character is null."""

    royal_hp: int | None = None
    royal_poison: int = 0
    characters: tuple[CharacterPosition | None, ...] | None = None
    coins: int | None = None
    fallen: tuple[Character, ...] = ()
    fallen_arrivals: tuple[int, ...] = ()
    """The arrival numbers of these cards; if left out, all were dealt."""
    wedded: bool = False
    fell: int = 0
    answer: str | None = None
    counter: str | None = None


class ReturnedPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card that went back to the deck, how many had arrived by then, and who knows it."""

    card: Character
    when: int
    known_by: tuple[Seat, ...] = ()
    open: bool = False
    """True if spectators know it too."""


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole table. What is left out is filled in: see `load`."""

    game: str
    players: int
    rules: int = 0
    options: dict[str, Any] = {}
    turn: int = 1
    step: str | None = None
    actor: Seat | None = None
    first: Seat | None = None
    share: int | None = None
    action: str | None = None
    target: Place | None = None
    other: Place | None = None
    guess: Character | None = None
    direction: str | None = None
    drawn: tuple[Character, ...] = ()
    claimant: Seat | None = None
    accuser: Seat | None = None
    passed_over: tuple[Seat, ...] = ()
    opened: int = 0
    standing: tuple[Seat, ...] = ()
    owed: tuple[Seat, ...] = ()
    arrivals: int = 0
    returned: tuple[ReturnedPosition, ...] = ()
    seats: tuple[SeatPosition, ...] = ()
    chance: ChancePosition = msgspec.field(default_factory=ChancePosition)
