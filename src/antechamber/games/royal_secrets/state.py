"""The table: plain data, no rules.

Seats and places are bits of masks, cards are counts by kind. A place is where a bet is: 2 * seat for a seat's first
card, 2 * seat + 1 for its second, 10 and 11 for the Cardinal's.
"""

from typing import Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.chance import Chance, Streams
from antechamber.core.codes import Book
from antechamber.core.moves import Move
from antechamber.core.seats import MEMBERS
from antechamber.core.state import State
from antechamber.core.steps import Order
from antechamber.core.vectors import filled, vector, zeros
from antechamber.games.royal_secrets.cards import (
    ALL_AUDIENCES,
    CARDINAL,
    CARDINALS,
    CARDS,
    COURTIERS,
    EXCUSE,
    FIRST_POINTS,
    KINDS,
    KING,
    LEAST_SEATS,
    QUEEN,
    VALET,
    VALETS,
    VALUES,
    Audience,
    Card,
    Deck,
)
from antechamber.games.royal_secrets.codes import PLACES, make_book
from antechamber.games.royal_secrets.events import Outcome, Why

STREAMS: Final = Streams(["first player", "audiences", "valets", "cardinals"])
FIRST_PLAYER: Final[i64] = 0
AUDIENCE_BAG: Final[i64] = 1
VALET_PILE: Final[i64] = 2
CARDINAL_PILE: Final[i64] = 3


class At:
    """The steps by their places in the order of play; `order` has the steps themselves."""

    OPENING: Final[i64] = 0
    PLANS: Final[i64] = 1
    SPLITTING: Final[i64] = 2
    DINNERS: Final[i64] = 3
    CHOOSING: Final[i64] = 4
    NAMING: Final[i64] = 5
    BETTING: Final[i64] = 6
    FAVORS: Final[i64] = 7
    RECRUITING: Final[i64] = 8
    REVEALING: Final[i64] = 9
    TIE: Final[i64] = 10
    DUES: Final[i64] = 11
    LOSSES: Final[i64] = 12
    CLEARING: Final[i64] = 13
    OVER: Final[i64] = 14


# The three actions the Parley is passed around for.
CHOOSE: Final[i64] = 0
FIRST_CARD: Final[i64] = 1
SECOND_CARD: Final[i64] = 2
ACTIONS: Final = ("choose", "first card", "second card")

# The outcome of an audience.
UNCOUNTED: Final[i64] = 0
EMPTY: Final[i64] = 1
EXCUSED: Final[i64] = 2
STOOD_UP: Final[i64] = 3
FAILED: Final[i64] = 4
SUCCEEDED: Final[i64] = 5
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)

# Why points are due.
BY_OPENING: Final[i64] = 0
BY_KING: Final[i64] = 1  # BY_KING + side
BY_QUEEN: Final[i64] = 2
BY_VALET: Final[i64] = 3
BY_MASTER_STROKE: Final[i64] = 4
BY_PARDON: Final[i64] = 5
WHYS: Final[tuple[Why, ...]] = get_args(Why)


def influence_of(card: i64) -> i64:
    """The influence of a card; the Excuse has none."""
    if card < EXCUSE:
        return card * 10
    if card == EXCUSE:
        return 0
    if card < CARDINAL:
        return (card - VALET - 1) * 10
    return (card - CARDINAL - 1) * 10


def card_names(counts: vec[i64], start: i64, kind: i64, kinds: i64) -> tuple[Card, ...]:
    """The cards in a row of counts: `kinds` kinds from `kind` on, counted from `start` on."""
    names: list[Card] = []
    for step in range(kinds):
        for copy in range(counts[start + step]):
            names.append(CARDS[kind + step])
    return tuple(names)


@final
class Box:
    """What a table is played with: the deck's numbers and the table's options. It never changes."""

    def __init__(
        self, deck: Deck, equal_stakes: bool, own_turn: bool, lone_guest_paid: bool, options: dict[str, object]
    ) -> None:
        self.deck = deck
        self.own_turn = own_turn
        self.lone_guest_paid = lone_guest_paid
        self.options = options
        """The options of this box."""
        self.book: Book = make_book(deck)
        self.audiences: tuple[Audience, ...] = deck.with_equal_stakes if equal_stakes else deck.in_order
        """The Audience cards with what they pay and cost at this table (RS 13.2)."""
        self.required: vec[i64] = vector([card.influence for card in self.audiences])
        self.gain: vec[i64] = vector([card.gain for card in self.audiences])
        self.loss: vec[i64] = vector([card.loss for card in self.audiences])
        self.rumor: vec[i64] = vector(deck.rumors.numbers)
        self.blanks: dict[int, Table] = {}
        """For each number of players, a table where nothing has happened, to be copied."""


@final
class Blank:
    """The vectors of a table where nothing has happened yet, made once for each number of players."""

    def __init__(self, players: i64) -> None:
        self.no_audience: vec[i64] = filled(2, -1)
        self.no_side: vec[i64] = zeros(2)
        self.no_bet: vec[i64] = filled(PLACES, -1)
        self.no_seat: vec[i64] = zeros(players)
        self.points: vec[i64] = filled(players, FIRST_POINTS)
        self.hands: vec[i64] = vector([*COURTIERS[players], 0, 0, 0, 0] * int(players))
        self.spent: vec[i64] = zeros(players * KINDS)
        self.known: vec[i64] = zeros(players * VALUES)
        self.valets: vec[i64] = vector(VALETS)
        self.cardinals: vec[i64] = vector(CARDINALS)
        self.cardinals_played: vec[i64] = zeros(VALUES)
        self.no_ledger: vec[i64] = zeros(0)


BLANKS: Final[list[Blank]] = [Blank(players) for players in COURTIERS]


@final
class Table(State):
    """Everything on the table or in a hand.

    A new one shares its vectors with the blank of its size: play only on a copy, which has its own. `player` is who
    has the Parley (RS 3.1).
    """

    def __init__(self, players: i64, box: Box, chance: Chance, order: Order) -> None:
        super().__init__(players, box.book, chance, order)
        blank = BLANKS[players - LEAST_SEATS]
        self.box = box
        self.everyone: i64 = (1 << players) - 1

        self.round: i64 = 0
        self.first: i64 = 0
        self.action: i64 = CHOOSE
        self.acted: i64 = 0
        """Who has done the current action."""
        self.asking: i64 = 0
        """How many seats an open window has finished with."""
        self.planner: i64 = -1
        self.planning: i64 = -1
        """The highest Planning announced, as an Audience card."""

        # By side.
        self.audience: vec[i64] = blank.no_audience
        self.present: vec[i64] = blank.no_side
        self.outcome_of: vec[i64] = blank.no_side
        self.leaders: vec[i64] = blank.no_side
        self.winner: vec[i64] = blank.no_audience
        self.cardinal_side: i64 = -1
        self.tie_side: i64 = 0

        # By place.
        self.bet: vec[i64] = blank.no_bet
        self.claimed_by: vec[i64] = blank.no_bet
        """The seat that has claimed the card there by Recruitment."""
        self.laid: i64 = 0
        self.shown: i64 = 0
        self.medals: i64 = 0
        self.stabbed: i64 = 0

        # By seat.
        self.favors: vec[i64] = blank.no_seat
        """Masks of Audience cards."""
        self.points: vec[i64] = blank.points
        self.spied: vec[i64] = blank.no_seat
        """Masks of the places a seat has looked at."""
        self.gains: vec[i64] = blank.no_seat
        self.losses: vec[i64] = blank.no_seat
        self.rumors: vec[i64] = blank.no_seat
        self.withdrawn: i64 = 0
        self.stroked: i64 = 0
        self.pardoned: i64 = 0

        # Cards by kind, all seats in one row: seat * kinds + kind.
        self.hands: vec[i64] = blank.hands
        self.spent: vec[i64] = blank.spent
        self.known: vec[i64] = blank.known
        """The Valets everyone knows a seat has, in hand or face down."""
        self.valets: vec[i64] = blank.valets
        self.cardinals: vec[i64] = blank.cardinals
        self.cardinals_played: vec[i64] = blank.cardinals_played
        self.bag: i64 = ALL_AUDIENCES
        """Mask of the Audience cards that were never turned up."""
        self.discarded: i64 = 0
        """Mask of those that nobody won or whose favor is spent."""
        self.ledger: vec[i64] = blank.no_ledger
        """The public ledger; each line is one number, which `ledger` reads and writes."""

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
        other.round = self.round
        other.first = self.first
        other.action = self.action
        other.acted = self.acted
        other.asking = self.asking
        other.planner = self.planner
        other.planning = self.planning
        other.audience = self.audience[:]
        other.present = self.present[:]
        other.outcome_of = self.outcome_of[:]
        other.leaders = self.leaders[:]
        other.winner = self.winner[:]
        other.cardinal_side = self.cardinal_side
        other.bet = self.bet[:]
        other.claimed_by = self.claimed_by[:]
        other.laid = self.laid
        other.shown = self.shown
        other.medals = self.medals
        other.stabbed = self.stabbed
        other.favors = self.favors[:]
        other.points = self.points[:]
        other.spied = self.spied[:]
        other.gains = self.gains[:]
        other.losses = self.losses[:]
        other.rumors = self.rumors[:]
        other.withdrawn = self.withdrawn
        other.stroked = self.stroked
        other.pardoned = self.pardoned
        other.tie_side = self.tie_side
        other.hands = self.hands[:]
        other.spent = self.spent[:]
        other.known = self.known[:]
        other.valets = self.valets[:]
        other.cardinals = self.cardinals[:]
        other.cardinals_played = self.cardinals_played[:]
        other.bag = self.bag
        other.discarded = self.discarded
        other.ledger = self.ledger[:]


def guests_of_both(table: Table) -> i64:
    """Who dines with both sovereigns (RS 12.5)."""
    return table.present[KING] & table.present[QUEEN]
