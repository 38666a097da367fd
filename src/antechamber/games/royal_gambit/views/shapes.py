"""What a view is made of: everything that a seat, or a spectator, knows of a game (RG 9.7, G73)."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.games.royal_gambit.cards import Action, Character, CharacterSpot, Counteraction, Direction
from antechamber.games.royal_gambit.events import Answer, Place


class CharacterView(msgspec.Struct, frozen=True):
    """A living character: the card is None while the reader may not know it."""

    spot: CharacterSpot
    hp: int
    poison: int
    card: Character | None
    seen_by: tuple[Seat, ...]
    """Who besides its owner knows the card."""
    open: bool
    """All know it, spectators too."""
    arrival: int
    """As which new card it was drawn: a higher number is a later card; 0 for the deal. It goes where the card goes."""
    came_from: Seat | None
    """From whom the last action brought it, which binds the next one."""


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    royal: str
    royal_hp: int
    royal_poison: int
    characters: tuple[CharacterView, ...]
    coins: int
    fallen: tuple[Character, ...]
    """What lies face up before it, in the order in which it died."""
    fallen_arrivals: tuple[int, ...]
    """As which new cards these were drawn."""
    wedded: bool
    fell: int
    """As which this player fell, 1 for the first; 0 while in the game."""


class ReturnedView(msgspec.Struct, frozen=True):
    """A card that the reader knows to have gone back to the deck: since then it lies there, or was drawn again."""

    card: Character
    when: int
    """How many cards had arrived before: it can be no character that arrived earlier."""


class CounterView(msgspec.Struct, frozen=True):
    """A counteraction that was opened; `spot` is who takes the damage, for a Defend."""

    seat: Seat
    spot: CharacterSpot | None
    stands: bool


class FinalView(msgspec.Struct, frozen=True):
    """How the game ended."""

    result: Result


class View(msgspec.Struct, frozen=True):
    """Everything that a seat, or a spectator (seat None), knows of a game; what may differ by reader comes last."""

    game: str
    rules: int
    players: int
    turn: int
    actor: Seat
    first: Seat
    asked: tuple[Seat, ...]
    """Who is asked; in a window all who were, whether they have answered or not."""
    other: Place | None
    guess: Character | None
    direction: Direction | None
    claimant: Seat | None
    """Whose claim is open to accusation, or was accused."""
    claimed: Character | None
    accuser: Seat | None
    opened: int
    """How many seats, clockwise from the actor, have had their counteraction opened or passed over."""
    counters: tuple[CounterView, ...]
    owed: tuple[Seat, ...]
    """Who owes a penalty, in order."""
    deck_size: int
    arrivals: int
    """How many cards have been drawn into positions since the deal."""
    final: FinalView | None
    step: str
    action: Action | None
    """What was declared, or what the reader himself is about to declare; so with player and target."""
    player: Seat | None
    """The rival whom it concerns first, if it names one."""
    target: Place | None
    counter: Counteraction | None
    """How the declared action may be countered."""
    seats: tuple[SeatView, ...]
    returned: tuple[ReturnedView, ...]
    options: dict[str, Any]
    """A copy for each reader, who may do with it what he likes."""
    seat: Seat | None
    """The reader's own, as is all below."""
    share: int | None
    """The HP that his Royal shall have, while he redistributes."""
    drawn: tuple[Character, ...]
    answer: Answer | None
    sealed: Answer | None
    """His counteraction that is not opened yet."""
