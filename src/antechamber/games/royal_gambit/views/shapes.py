"""The parts of a view: everything a seat, or a spectator, knows about a game (RG 9.7, G73)."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.games.royal_gambit.cards import Action, Character, CharacterSpot, Counteraction, Direction
from antechamber.games.royal_gambit.events import Answer, Place


class CharacterView(msgspec.Struct, frozen=True):
    """A living character; the card is None if the reader may not know it."""

    spot: CharacterSpot
    hp: int
    poison: int
    card: Character | None
    seen_by: tuple[Seat, ...]
    """Who besides its owner knows the card."""
    open: bool
    """True if everyone knows it, spectators included."""
    arrival: int
    """Its number among the cards drawn: a higher number is a later card; 0 for the deal. It moves with the card."""
    came_from: Seat | None
    """The seat the last action brought it from, which binds the next action."""


class SeatView(msgspec.Struct, frozen=True):
    """What everyone knows about a seat."""

    royal: str
    royal_hp: int
    royal_poison: int
    characters: tuple[CharacterView, ...]
    coins: int
    fallen: tuple[Character, ...]
    """Its face-up characters, in the order in which they died."""
    fallen_arrivals: tuple[int, ...]
    """Their arrival numbers."""
    wedded: bool
    fell: int
    """The order in which players fell: 1 for the first; 0 while in the game."""


class ReturnedView(msgspec.Struct, frozen=True):
    """A card the reader knows went back to the deck: it is still there, or was drawn again."""

    card: Character
    when: int
    """How many cards had arrived before: it cannot be a character that arrived earlier."""


class CounterView(msgspec.Struct, frozen=True):
    """A counteraction that was opened; `spot` is the character that takes the damage, for a Defend."""

    seat: Seat
    spot: CharacterSpot | None
    stands: bool


class FinalView(msgspec.Struct, frozen=True):
    """How the game ended."""

    result: Result


class View(msgspec.Struct, frozen=True):
    """Everything a seat, or a spectator (seat None), knows about a game; what differs by reader comes last."""

    game: str
    rules: int
    players: int
    turn: int
    actor: Seat
    first: Seat
    asked: tuple[Seat, ...]
    """Who is asked; in a window, all seats asked, answered or not."""
    other: Place | None
    guess: Character | None
    direction: Direction | None
    claimant: Seat | None
    """The seat whose claim is open to accusation, or was accused."""
    claimed: Character | None
    accuser: Seat | None
    opened: int
    """How many seats, clockwise from the actor, have had their counteraction opened or skipped."""
    counters: tuple[CounterView, ...]
    owed: tuple[Seat, ...]
    """Who owes a penalty, in order."""
    deck_size: int
    arrivals: int
    """How many cards have been drawn into positions since the deal."""
    final: FinalView | None
    step: str
    action: Action | None
    """What was declared, or what the reader is about to declare; the same goes for player and target."""
    player: Seat | None
    """The rival it targets first, if it names one."""
    target: Place | None
    counter: Counteraction | None
    """How the declared action can be countered."""
    seats: tuple[SeatView, ...]
    returned: tuple[ReturnedView, ...]
    options: dict[str, Any]
    """Each reader gets a separate copy."""
    seat: Seat | None
    """From here on, the reader's own."""
    share: int | None
    """The HP the reader's Royal will have, during a redistribution."""
    drawn: tuple[Character, ...]
    answer: Answer | None
    sealed: Answer | None
    """The reader's counteraction that is not opened yet."""
    passed_over: bool
    """True if the reader accused during this action, and somebody else's accusation was taken."""
