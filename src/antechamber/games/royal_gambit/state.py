"""The table: plain data, no rules.

A place is where HP are: 3 * seat for a Royal, 3 * seat + 1 and 3 * seat + 2 for the two positions of a player's
characters. Seats and places are bits of masks; the deck and the face-up cards are counts by character.
"""

from typing import Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.chance import Chance, Streams
from antechamber.core.moves import Move
from antechamber.core.seats import MEMBERS
from antechamber.core.state import State
from antechamber.core.steps import Order
from antechamber.core.vectors import filled, vector, zeros
from antechamber.games.royal_gambit.cards import (
    CLAIMED,
    COSTS,
    KINDS,
    LEAST_SEATS,
    MOST_FALLEN,
    MOST_SEATS,
    SPOTS,
)
from antechamber.games.royal_gambit.codes import BOOK
from antechamber.games.royal_gambit.events import EndedBy, FellBy, GainedBy, LostBy, StolenBy

STREAMS: Final = Streams(["first player", "deck", "accusers"])
FIRST_PLAYER: Final[i64] = 0
DECK: Final[i64] = 1
ACCUSERS: Final[i64] = 2


class At:
    """The steps by their places in the order of play; `order` has the steps themselves."""

    BEGINNING: Final[i64] = 0
    REDISTRIBUTING: Final[i64] = 1
    SHARING: Final[i64] = 2
    DECLARING: Final[i64] = 3
    AIMING: Final[i64] = 4
    DETAILING: Final[i64] = 5
    ACCUSING: Final[i64] = 6
    PROVING: Final[i64] = 7
    COUNTERING: Final[i64] = 8
    OPENING: Final[i64] = 9
    RESOLVING: Final[i64] = 10
    EXCHANGING: Final[i64] = 11
    PASSING: Final[i64] = 12
    SETTLING: Final[i64] = 13
    LOSING: Final[i64] = 14
    POISONING: Final[i64] = 15
    OVER: Final[i64] = 16


class Act:
    """The actions: five Royal powers, thirteen abilities."""

    DONATION: Final[i64] = 0
    TAX: Final[i64] = 1
    REINFORCEMENTS: Final[i64] = 2
    ROYAL_GAMBIT: Final[i64] = 3
    WEDDING: Final[i64] = 4
    POISON: Final[i64] = 5
    HEAL: Final[i64] = 6
    RAID: Final[i64] = 7
    BARBARIAN_ATTACK: Final[i64] = 8
    TELEPATHY: Final[i64] = 9
    SHAPESHIFT: Final[i64] = 10
    MIGRATION: Final[i64] = 11
    EXECUTE: Final[i64] = 12
    EXECUTIONER_ATTACK: Final[i64] = 13
    KNIGHT_ATTACK: Final[i64] = 14
    FOOLERY: Final[i64] = 15
    SPY: Final[i64] = 16
    DEVIOUS: Final[i64] = 17


FIRST_CLAIM: Final[i64] = 5
"""The first action that claims a character."""
COST: Final[vec[i64]] = vector(COSTS)
CHARACTER_OF: Final[vec[i64]] = vector(CLAIMED)

ROYAL_PLACES: Final[i64] = 0b001001001001001001
"""The places of all Royals, as a mask."""
CHARACTER_PLACES: Final[i64] = 0b110110110110110110
PLACES_OF_ONE: Final[i64] = 0b111
EVERYBODY: Final[i64] = 0b111111111
"""The mask for a card that everyone has seen: eight seats and the spectators."""

# When a player may resign.
NEVER: Final[i64] = 0
OWN_TURN: Final[i64] = 1
ANY_TIME: Final[i64] = 2

GAINED_BY: Final[tuple[GainedBy, ...]] = get_args(GainedBy)
BY_DONATION: Final[i64] = 0
BY_TAX: Final[i64] = 1
BY_HEAL: Final[i64] = 2
BY_INSIGHT: Final[i64] = 3
BY_MIGRATION: Final[i64] = 4
BY_REFUND: Final[i64] = 5
STOLEN_BY: Final[tuple[StolenBy, ...]] = get_args(StolenBy)
BY_RAID: Final[i64] = 0
BY_OPPORTUNIST: Final[i64] = 1
BY_PICKPOCKET: Final[i64] = 2
LOST_BY: Final[tuple[LostBy, ...]] = get_args(LostBy)
BY_ATTACK: Final[i64] = 0
BY_GAMBIT: Final[i64] = 1
BY_TELEPATHY: Final[i64] = 2
BY_EXECUTE: Final[i64] = 3
BY_DEFEND: Final[i64] = 4
BY_PENALTY: Final[i64] = 5
BY_POISON: Final[i64] = 6
FELL_BY: Final[tuple[FellBy, ...]] = get_args(FellBy)
KILLED: Final[i64] = 0
RESIGNED: Final[i64] = 1
ENDED_BY: Final[tuple[EndedBy, ...]] = get_args(EndedBy)
BY_LAST_ROYAL: Final[i64] = 0
BY_TURN_LIMIT: Final[i64] = 1


def royal_of(seat: i64) -> i64:
    """The place of a seat's Royal."""
    return SPOTS * seat


def owner_of(place: i64) -> i64:
    """The owner of a place."""
    owner: i64 = 0
    while place >= SPOTS:  # Quicker than Python's division.
        place -= SPOTS
        owner += 1
    return owner


def places_of(seat: i64) -> i64:
    """The three places of a seat, as a mask."""
    return PLACES_OF_ONE << (SPOTS * seat)


@final
class Box:
    """What a table is played with: the deck and the table's options in numbers. It never changes."""

    def __init__(self, copies: list[int], options: dict[str, object]) -> None:
        self.options = options
        """The options of this box."""
        self.deck: vec[i64] = vector(copies)
        self.kinds: i64 = 0
        """Mask of the characters in the deck list."""
        self.actions: i64 = 0
        """Mask of the actions that can be declared at all."""
        self.characters: i64 = 0
        self.character_hp: i64 = 0
        self.royal_hp: i64 = 0
        self.coins: i64 = 0
        self.turn_limit: i64 = 0
        """0 for none."""
        self.first: i64 = -1
        """The seat that begins; -1 to draw it at random."""
        self.resigning: i64 = NEVER
        self.redistribution: bool = True
        self.refund: bool = False
        self.victim_only: bool = False
        self.by_lot: bool = True
        """Of several accusers one is drawn by lot; else the first clockwise is taken."""
        self.shields_characters: bool = False
        """Defend also helps a character that is attacked."""
        self.shields_others: bool = False
        """Defend also helps other players."""
        self.guessed_stays: bool = False
        self.reduced: bool = False
        self.by_difference: bool = False
        """The pay-off of the reduced game."""
        self.blanks: dict[int, Table] = {}
        """For each number of players, a table where nothing has happened, to be copied."""


@final
class Blank:
    """The vectors of a table where nothing has happened yet, made once for each number of players."""

    def __init__(self, players: i64) -> None:
        self.no_place: vec[i64] = zeros(players * SPOTS)
        self.no_card: vec[i64] = filled(players * SPOTS, -1)
        self.no_seat: vec[i64] = zeros(players)
        self.no_fallen: vec[i64] = filled(players * MOST_FALLEN, -1)
        self.no_arrival: vec[i64] = zeros(players * MOST_FALLEN)
        self.no_drawn: vec[i64] = filled(2, -1)
        self.no_debt: vec[i64] = zeros(MOST_SEATS)
        self.no_deck: vec[i64] = zeros(KINDS)
        self.no_memory: vec[i64] = zeros(0)


BLANKS: Final[list[Blank]] = [Blank(players) for players in range(LEAST_SEATS, MOST_SEATS + 1)]


@final
class Table(State):
    """Everything on the table.

    A new one shares its vectors with the blank of its size: play only on a copy, which has its own.
    """

    def __init__(self, players: i64, box: Box, chance: Chance, order: Order) -> None:
        super().__init__(players, BOOK, chance, order)
        blank = BLANKS[players - LEAST_SEATS]
        self.box = box
        self.turn: i64 = 0
        self.first: i64 = 0

        # By place.
        self.hp: vec[i64] = blank.no_place
        self.poison: vec[i64] = blank.no_place
        self.card: vec[i64] = blank.no_card
        """The character in a position, -1 for none; a Royal has none."""
        self.seen: vec[i64] = blank.no_place
        """Masks of who besides its owner knows the card there: seats, and the spectators' bit."""
        self.arrival: vec[i64] = blank.no_place
        """The card's number among the cards drawn, which everyone saw; 0 for the deal. It moves with the card."""
        self.arrivals: i64 = 0
        """How many cards have been drawn into positions since the deal."""
        self.origin: vec[i64] = blank.no_card
        """The seat from which the last action brought the card there; -1 if it did not (RG 7.14)."""
        self.bound: i64 = 0
        """Mask of the places whose card has an origin."""
        self.alive: i64 = 0
        """Mask of the places with HP."""
        self.poisoned: i64 = 0
        """Mask of the places with poison."""

        # By seat.
        self.coins: vec[i64] = blank.no_seat
        self.fell: vec[i64] = blank.no_seat
        """The order in which players fell: 1 for the first; 0 while alive."""
        self.fallen: vec[i64] = blank.no_fallen
        """The face-up characters of a seat, three places each, in the order of their death."""
        self.fallen_arrival: vec[i64] = blank.no_arrival
        """Their arrival numbers."""
        self.living: i64 = (1 << players) - 1
        self.wedded: i64 = 0
        self.deck: vec[i64] = blank.no_deck
        self.returned: vec[i64] = blank.no_memory
        """What is remembered about cards that went back to the deck; `memory` reads and writes it."""

        # The action, from its first part on; -1 for parts not chosen.
        self.share: i64 = -1
        """The HP the Royal will have, while a redistribution is given in parts."""
        self.action: i64 = -1
        self.target: i64 = -1
        self.other: i64 = -1
        self.guess: i64 = -1
        self.direction: i64 = -1
        self.drawn: vec[i64] = blank.no_drawn

        # The answers to it.
        self.claimant: i64 = -1
        """The seat whose claim is open to accusation, or has been accused."""
        self.accuser: i64 = -1
        self.passed_over: i64 = 0
        """Mask of the seats that accused during this action while somebody else's accusation was taken."""
        self.counters: vec[i64] = blank.no_seat
        """The answers from the window of counteractions, as codes, until all are opened; 0 for none."""
        self.opened: i64 = 0
        """How many seats, clockwise from the actor, have had their counteraction opened or skipped."""
        self.standing: i64 = 0
        """Mask of the seats whose counteraction stands."""
        self.owed: vec[i64] = blank.no_debt
        """Who owes a penalty, in order."""
        self.owing: i64 = 0

    # The doors of the loop that everybody writes, once more: on the very class a call is an eighth quicker (0009).

    @property
    def is_over(self) -> bool:
        """True when nobody will be asked any more."""
        return self.asked == 0 and self.window == 0

    @property
    def actors(self) -> tuple[int, ...]:
        """Everyone who may decide now, in seat order."""
        return MEMBERS[self.asked]

    def choices(self, seat: object) -> list[Move]:
        """The moves that a seat may make now."""
        return super().choices(seat)

    def play(self, seat: object, move: object) -> None:
        """Play a move in place, silently."""
        super().play(seat, move)

    def copy(self) -> "Table":
        """The same game, to be played on independently."""
        other = Table(self.players, self.box, self.chance.copy(), self.order)
        self.duplicate(other)
        return other

    def duplicate(self, other: "Table") -> None:
        """Make a new table of the same box equal in everything, with its own vectors."""
        self.copy_step(other)
        other.turn = self.turn
        other.first = self.first
        other.hp = self.hp[:]
        other.poison = self.poison[:]
        other.card = self.card[:]
        other.seen = self.seen[:]
        other.arrival = self.arrival[:]
        other.arrivals = self.arrivals
        other.origin = self.origin[:]
        other.bound = self.bound
        other.alive = self.alive
        other.poisoned = self.poisoned
        other.coins = self.coins[:]
        other.fell = self.fell[:]
        other.fallen = self.fallen[:]
        other.fallen_arrival = self.fallen_arrival[:]
        other.living = self.living
        other.wedded = self.wedded
        other.deck = self.deck[:]
        other.returned = self.returned[:]
        other.share = self.share
        other.action = self.action
        other.target = self.target
        other.other = self.other
        other.guess = self.guess
        other.direction = self.direction
        other.drawn = self.drawn[:]
        other.claimant = self.claimant
        other.accuser = self.accuser
        other.passed_over = self.passed_over
        other.counters = self.counters[:]
        other.opened = self.opened
        other.standing = self.standing
        other.owed = self.owed[:]
        other.owing = self.owing
