"""The table: plain data, no rules.

Seats and places are bits of masks, cards are counts by kind. A place is where a bet lies: 2 * seat for somebody's first
card, 2 * seat + 1 for his second, 10 and 11 for the Cardinal's.
"""

from typing import Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antechamber.core.chance import Chance, Streams
from antechamber.core.codes import Book
from antechamber.core.events import Event
from antechamber.core.state import State
from antechamber.core.vectors import filled, vector, zeros
from antechamber.games.royal_secrets.cards import (
    AUDIENCES,
    CARDINAL,
    CARDINALS,
    COURTIERS,
    EXCUSE,
    FIRST_POINTS,
    KINDS,
    LEAST_SEATS,
    VALET,
    VALETS,
    VALUES,
    Audience,
    Deck,
)
from antechamber.games.royal_secrets.codes import PLACES, make_book
from antechamber.games.royal_secrets.events import Outcome, Why

STREAMS: Final = Streams(["first player", "audiences", "valets", "cardinals"])
FIRST_PLAYER: Final = 0
AUDIENCE_BAG: Final = 1
VALET_PILE: Final = 2
CARDINAL_PILE: Final = 3


class Step:
    """Where we are in the round; in those marked so nobody is asked, they are carried out at once."""

    OPENING: Final = 0  # at once
    PLANS: Final = 1
    SPLITTING: Final = 2
    DINNERS: Final = 3
    CHOOSING: Final = 4
    NAMING: Final = 5
    BETTING: Final = 6
    FAVORS_WINDOW: Final = 7
    RECRUITING: Final = 8
    REVEALING: Final = 9  # at once
    TIES: Final = 10
    DUES: Final = 11  # at once
    LOSSES: Final = 12
    CLEARING: Final = 13  # at once
    OVER: Final = 14


STEPS: Final = (
    "opening",
    "plans",
    "splitting",
    "dinners",
    "choosing",
    "naming",
    "betting",
    "favors",
    "recruiting",
    "revealing",
    "tie",
    "dues",
    "losses",
    "clearing",
    "over",
)

# The three actions for which the Parley goes round.
CHOOSE: Final = 0
FIRST_CARD: Final = 1
SECOND_CARD: Final = 2
ACTIONS: Final = ("choose", "first card", "second card")

# How an audience came out.
UNCOUNTED: Final = 0
EMPTY: Final = 1
EXCUSED: Final = 2
STOOD_UP: Final = 3
FAILED: Final = 4
SUCCEEDED: Final = 5
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)

# Why points are due.
BY_OPENING: Final = 0
BY_KING: Final = 1  # BY_KING + side
BY_QUEEN: Final = 2
BY_VALET: Final = 3
BY_MASTER_STROKE: Final = 4
BY_PARDON: Final = 5
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


@final
class Box:
    """What a table is played with: the deck's numbers and the table's options. It never changes."""

    def __init__(self, deck: Deck, equal_stakes: bool, own_turn: bool) -> None:
        self.deck = deck
        self.equal_stakes = equal_stakes
        self.own_turn = own_turn
        self.book: Book = make_book(deck)
        self.audiences: tuple[Audience, ...] = deck.in_order
        self.required: vec[i64] = vector([card.influence for card in self.audiences])
        self.gain: vec[i64] = vector([card.loss if equal_stakes else card.gain for card in self.audiences])
        self.loss: vec[i64] = vector([card.loss for card in self.audiences])
        self.rumor: vec[i64] = vector(deck.rumors.numbers)


@final
class Due:
    """A line of the public ledger: what a seat was due, when and why; each line holds on to the one before."""

    def __init__(self, round: i64, seat: i64, amount: i64, why: i64, sender: i64, before: "Due | None") -> None:
        self.round = round
        self.seat = seat
        self.amount = amount
        self.why = why
        self.sender = sender
        self.before = before


@final
class Blank:
    """The vectors of a table at which nothing has happened yet, made once for each number of players."""

    def __init__(self, players: i64) -> None:
        self.no_audience: vec[i64] = filled(2, -1)
        self.no_side: vec[i64] = zeros(2)
        self.no_bet: vec[i64] = filled(PLACES, -1)
        self.no_seat: vec[i64] = zeros(players)
        self.no_third: vec[i64] = filled(players, -1)
        self.points: vec[i64] = filled(players, FIRST_POINTS)
        self.hands: vec[i64] = vector([*COURTIERS[players], 0, 0, 0, 0] * int(players))
        self.spent: vec[i64] = zeros(players * KINDS)
        self.known: vec[i64] = zeros(players * VALUES)
        self.valets: vec[i64] = vector(VALETS)
        self.cardinals: vec[i64] = vector(CARDINALS)
        self.cardinals_played: vec[i64] = zeros(VALUES)
        self.bag: vec[i64] = filled(AUDIENCES, 1)


BLANKS: Final[list[Blank]] = [Blank(players) for players in COURTIERS]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """Everything that lies on the table or in a hand.

    A new one shares its vectors with the blank of its size: play only on a copy, which has its own.
    """

    def __init__(self, players: i64, box: Box, chance: Chance) -> None:
        super().__init__(players, box.book, chance)
        blank = BLANKS[players - LEAST_SEATS]
        self.box = box
        self.everyone: i64 = (1 << players) - 1

        self.round: i64 = 0
        self.step: i64 = Step.OPENING
        self.first: i64 = 0
        self.parley: i64 = 0
        self.action: i64 = CHOOSE
        self.acted: i64 = 0
        """Who has done the current action."""
        self.asking: i64 = 0
        """How many seats an open window has left behind."""
        self.planner: i64 = -1
        self.planning: i64 = -1
        """The dearest Planning announced, as an Audience card."""

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
        self.shown: i64 = 0
        self.medals: i64 = 0
        self.stabbed: i64 = 0

        # By seat.
        self.favors: vec[i64] = blank.no_seat
        """Masks of Audience cards."""
        self.points: vec[i64] = blank.points
        self.spied: vec[i64] = blank.no_seat
        """Masks of the places that a seat has looked at."""
        self.claims: vec[i64] = blank.no_seat
        """Masks of the places that a seat has claimed by Recruitment."""
        self.third: vec[i64] = blank.no_third
        self.gains: vec[i64] = blank.no_seat
        self.losses: vec[i64] = blank.no_seat
        self.rumors: vec[i64] = blank.no_seat
        self.withdrawn: i64 = 0
        self.stroked: i64 = 0
        self.pardoned: i64 = 0

        # Cards by kind; those of all seats in one row: seat * kinds + kind.
        self.hands: vec[i64] = blank.hands
        self.spent: vec[i64] = blank.spent
        self.known: vec[i64] = blank.known
        """The Valets that everybody knows to be with a seat, in hand or face down."""
        self.valets: vec[i64] = blank.valets
        self.cardinals: vec[i64] = blank.cardinals
        self.cardinals_played: vec[i64] = blank.cardinals_played
        self.bag: vec[i64] = blank.bag
        self.discarded: i64 = 0
        """Mask of the Audience cards that nobody won or whose favor is spent."""
        self.ledger: Due | None = None

    def duplicate(self, other: "Table") -> None:
        """Make a new table of the same box the same in everything, with vectors of its own."""
        other.asked = self.asked
        other.round = self.round
        other.step = self.step
        other.first = self.first
        other.parley = self.parley
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
        other.shown = self.shown
        other.medals = self.medals
        other.stabbed = self.stabbed
        other.favors = self.favors[:]
        other.points = self.points[:]
        other.spied = self.spied[:]
        other.claims = self.claims[:]
        other.third = self.third[:]
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
        other.bag = self.bag[:]
        other.discarded = self.discarded
        other.ledger = self.ledger

    def tell(self, event: Event) -> None:
        """Report what has happened, if somebody listens."""
        if self.events is not None:
            self.events.append(event)
