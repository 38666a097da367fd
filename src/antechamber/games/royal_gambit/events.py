"""What has happened, and who may see it (RG 9.7)."""

from typing import ClassVar, Literal

import msgspec

from antechamber.core.events import Event, Public, Secret
from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import (
    Action,
    Character,
    CharacterSpot,
    Counteraction,
    Direction,
    Spot,
)

GainedBy = Literal["donation", "tax", "heal", "telepathy", "migration", "refund"]
StolenBy = Literal["raid", "opportunist", "pickpocket"]
LostBy = Literal["attack", "royal gambit", "telepathy", "execute", "defend", "penalty", "poison"]
FellBy = Literal["killed", "resigned"]
EndedBy = Literal["last royal", "turn limit"]
Answer = Literal["believe", "accuse", "allow", "counter", "defend first", "defend second", "first", "second", "resign"]


class Place(msgspec.Struct, frozen=True):
    """A Royal or a position for a character, and its owner."""

    seat: Seat
    spot: Spot


class TurnedUp(msgspec.Struct, frozen=True):
    """A character that was turned up, and where it was."""

    spot: CharacterSpot
    card: Character


class TurnBegan(Event, frozen=True):
    """A player's turn began (RG 2.1)."""

    turn: Public[int]
    seat: Public[Seat]


class HpKept(Event, frozen=True):
    """A player left all HP where they were (RG 2.2)."""

    seat: Public[Seat]


class HpRedistributed(Event, frozen=True):
    """A player redistributed HP; this is the result (RG 2.2)."""

    seat: Public[Seat]
    royal: Public[int]
    first: Public[int]
    second: Public[int]


class ActionDeclared(Event, frozen=True):
    """An action was declared in full, and its cost paid (RG 2.5)."""

    seat: Public[Seat]
    action: Public[Action]
    cost: Public[int]
    player: Public[Seat | None]
    """The other player it targets first, if it names one."""
    target: Public[Place | None]
    other: Public[Place | None]
    guess: Public[Character | None]
    direction: Public[Direction | None]


class AnswerSealed(Event, frozen=True):
    """A player answered in a window; hidden from the others, including that it happened (RG 5.1, RG 6.2, RG 7.13)."""

    private: ClassVar[bool] = True
    seat: Secret[Seat]
    answer: Secret[Answer]


class Accused(Event, frozen=True):
    """An accusation was taken (RG 5.2)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    player: Public[Seat]
    character: Public[Character]


class AccusationPassedOver(Event, frozen=True):
    """A player accused, but another accusation was taken; hidden from the others, including that it happened (G14)."""

    private: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: Secret[Seat]


class ClaimBelieved(Event, frozen=True):
    """Nobody accused (RG 5.1)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    character: Public[Character]


class LieAdmitted(Event, frozen=True):
    """An accused player admitted a lie and shows nothing (RG 5.4)."""

    seat: Public[Seat]
    character: Public[Character]


class CardShown(Event, frozen=True):
    """An accused player showed the claimed card, which goes back to the deck (RG 5.5)."""

    seat: Public[Seat]
    spot: Public[CharacterSpot]
    card: Public[Character]


class CardReplaced(Event, frozen=True):
    """A card was drawn to replace one that went back to the deck; only its owner sees it (RG 5.5, RG 7.5)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    spot: Public[CharacterSpot]
    card: Secret[Character]


class CounterClaimed(Event, frozen=True):
    """A sealed counteraction was opened (RG 6.3)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    player: Public[Seat]
    counter: Public[Counteraction]
    character: Public[Character]
    spot: Public[CharacterSpot | None]
    """The character that takes the damage, for a Defend."""


class CountersPassed(Event, frozen=True):
    """None of the others who could have countered did (RG 6.3)."""

    reveals: ClassVar[bool] = True


class ActionBlocked(Event, frozen=True):
    """A counteraction stands, so the action has no effect (RG 6.7, RG 6.8)."""

    seat: Public[Seat]
    player: Public[Seat]
    counter: Public[Counteraction]


class ActionLapsed(Event, frozen=True):
    """A player the action needs has resigned, so it has no effect (RG 9.3)."""

    seat: Public[Seat]


class CoinsGained(Event, frozen=True):
    """Coins came from the treasury."""

    seat: Public[Seat]
    amount: Public[int]
    why: Public[GainedBy]


class CoinsStolen(Event, frozen=True):
    """Coins went from one player to another (RG 7.3, RG 6.9, RG 6.10)."""

    seat: Public[Seat]
    player: Public[Seat]
    amount: Public[int]
    why: Public[StolenBy]


class HpGained(Event, frozen=True):
    """A Royal or a character gained HP (RG 7.2)."""

    seat: Public[Seat]
    spot: Public[Spot]
    amount: Public[int]


class HpLost(Event, frozen=True):
    """A Royal or a character lost HP (RG 8.1)."""

    seat: Public[Seat]
    spot: Public[Spot]
    amount: Public[int]
    why: Public[LostBy]


class CharacterDied(Event, frozen=True):
    """A character without HP was turned up in front of its owner; its poison went to the supply (RG 8.2)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    spot: Public[CharacterSpot]
    card: Public[Character]
    poison: Public[int]


class PoisonPlaced(Event, frozen=True):
    """A poison token was placed (RG 7.1)."""

    seat: Public[Seat]
    player: Public[Seat]
    spot: Public[Spot]


class PoisonMoved(Event, frozen=True):
    """A poison token was moved (RG 7.7)."""

    seat: Public[Seat]
    target: Public[Place]
    other: Public[Place]


class PoisonSpent(Event, frozen=True):
    """Poison took effect, and its tokens went to the supply (RG 8.4)."""

    seat: Public[Seat]
    spot: Public[Spot]
    amount: Public[int]


class CardGuessed(Event, frozen=True):
    """A character was turned up by Telepathy (RG 7.5)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    player: Public[Seat]
    spot: Public[CharacterSpot]
    guess: Public[Character]
    card: Public[Character]
    right: Public[bool]


class CardSpied(Event, frozen=True):
    """The actor, and nobody else, looked at a character (RG 7.12)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    player: Public[Seat]
    spot: Public[CharacterSpot]
    card: Secret[Character]


class CardsDrawn(Event, frozen=True):
    """Two cards were drawn to exchange; only the player who drew sees them (RG 3.3, RG 7.6)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    cards: Secret[tuple[Character, ...]]


class CardsExchanged(Event, frozen=True):
    """Some positions have new cards; the other cards went back to the deck (RG 3.3, RG 7.6)."""

    seat: Public[Seat]
    spots: Public[tuple[CharacterSpot, ...]]
    cards: Secret[tuple[Character, ...]]


class CardsSwapped(Event, frozen=True):
    """Foolery swapped two characters (RG 7.11)."""

    seat: Public[Seat]
    target: Public[Place]
    other: Public[Place]


class CardsPassed(Event, frozen=True):
    """Devious: these characters were passed on, all together (RG 7.13)."""

    reveals: ClassVar[bool] = True
    direction: Public[Direction]
    passed: Public[tuple[Place, ...]]


class CardReceived(Event, frozen=True):
    """A character came from another player; everyone who has seen it still knows where it is (RG 7.11, RG 7.13)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    player: Public[Seat]
    spot: Public[CharacterSpot]
    card: Secret[Character]


class WeddingHeld(Event, frozen=True):
    """A new character came into an empty position; only its owner sees it (RG 3.5)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    spot: Public[CharacterSpot]
    hp: Public[int]
    card: Secret[Character]


class PlayerFell(Event, frozen=True):
    """A player is out: coins and tokens went back, and the characters were turned up (RG 9.2)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    why: Public[FellBy]
    coins: Public[int]
    cards: Public[tuple[TurnedUp, ...]]


class GameEnded(Event, frozen=True):
    """One Royal is left, or the turn limit was reached (RG 9.4, RG 9.5)."""

    winners: Public[tuple[Seat, ...]]
    why: Public[EndedBy]


AnyEvent = (
    TurnBegan
    | HpKept
    | HpRedistributed
    | ActionDeclared
    | AnswerSealed
    | Accused
    | AccusationPassedOver
    | ClaimBelieved
    | LieAdmitted
    | CardShown
    | CardReplaced
    | CounterClaimed
    | CountersPassed
    | ActionBlocked
    | ActionLapsed
    | CoinsGained
    | CoinsStolen
    | HpGained
    | HpLost
    | CharacterDied
    | PoisonPlaced
    | PoisonMoved
    | PoisonSpent
    | CardGuessed
    | CardSpied
    | CardsDrawn
    | CardsExchanged
    | CardsSwapped
    | CardsPassed
    | CardReceived
    | WeddingHeld
    | PlayerFell
    | GameEnded
)
