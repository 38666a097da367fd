"""What a player can choose."""

from antechamber.core.moves import Move, Seat
from antechamber.games.royal_gambit.cards import Ability, Character, CharacterSpot, Direction, Power, Spot


class KeepHp(Move, frozen=True):
    """Leave all HP where they are (RG 2.2)."""


class GiveRoyal(Move, frozen=True):
    """Redistribute: give the Royal this many HP, and the characters the rest (RG 2.3)."""

    hp: int


class GiveFirst(Move, frozen=True):
    """Of the remaining HP, give this many to the first character, and the rest to the second (RG 2.3)."""

    hp: int


class Use(Move, frozen=True):
    """Use a power of your Royal (RG 3)."""

    power: Power


class Claim(Move, frozen=True):
    """Claim the character who has this ability, and use it (RG 4.1)."""

    ability: Ability


class Target(Move, frozen=True):
    """Choose a Royal or a character as the action's target (RG 2.5)."""

    seat: Seat
    spot: Spot


class Rob(Move, frozen=True):
    """Name the rival to raid (RG 7.3)."""

    seat: Seat


class Guess(Move, frozen=True):
    """Guess the character at the target, by Telepathy (RG 7.5)."""

    character: Character


class Send(Move, frozen=True):
    """Choose which way the characters pass, by Devious; left is clockwise (RG 7.13)."""

    direction: Direction


class Accuse(Move, frozen=True):
    """Say that the claim is a lie (RG 5.1)."""


class Believe(Move, frozen=True):
    """Let the claim pass (RG 5.1)."""


class Show(Move, frozen=True):
    """Prove the claim with the card in this position (RG 5.3)."""

    spot: CharacterSpot


class Admit(Move, frozen=True):
    """Admit a lie, whether it was one or not, and show nothing (RG 5.3)."""


class Counter(Move, frozen=True):
    """Claim the character who counters the action (RG 6.2)."""


class Defend(Move, frozen=True):
    """Claim the Knight, and let the character in this position take the damage (RG 6.6)."""

    spot: CharacterSpot


class Allow(Move, frozen=True):
    """Do not counter (RG 6.2)."""


class Exchange(Move, frozen=True):
    """Choose the drawn cards to put in your positions; None leaves a position as it is (RG 7.6)."""

    first: Character | None
    second: Character | None


class PassOn(Move, frozen=True):
    """Choose in secret the character you pass on, by Devious (RG 7.13)."""

    spot: CharacterSpot


class Lose(Move, frozen=True):
    """Split the two HP of a penalty (RG 5.8)."""

    royal: int
    first: int
    second: int


class Resign(Move, frozen=True):
    """Give up (RG 9.3)."""


AnyMove = (
    KeepHp
    | GiveRoyal
    | GiveFirst
    | Use
    | Claim
    | Target
    | Rob
    | Guess
    | Send
    | Accuse
    | Believe
    | Show
    | Admit
    | Counter
    | Defend
    | Allow
    | Exchange
    | PassOn
    | Lose
    | Resign
)
