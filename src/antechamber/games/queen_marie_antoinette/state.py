"""The table: plain data, no rules.

A Character is a number, 11 * faction + value. The cards of a court are five masks, one for each faction; bit v is the
card of value v. A column is a row of 32 places used as a ring, given by the place of its top and its number of cards.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.chance import Chance, Streams
from antechamber.core.codes import Book
from antechamber.core.moves import Move
from antechamber.core.seats import MEMBERS
from antechamber.core.state import State
from antechamber.core.steps import Order
from antechamber.core.vectors import filled, vector, zeros
from antechamber.games.queen_marie_antoinette.cards import (
    BACKS,
    CARD_COUNT,
    CARDS,
    COLUMN_COUNT,
    FACTION_COUNT,
    FACTIONS,
    FIRST_POINTS,
    GOALS,
    INTRODUCTORY,
    INTRODUCTORY_REQUIREMENT,
    KINDS,
    LEAST_SEATS,
    MOST_NUMBERS,
    PLOTS_EACH,
    SET_SIZES,
    VALUES,
    Card,
    Deck,
)
from antechamber.games.queen_marie_antoinette.codes import Code, make_book
from antechamber.games.queen_marie_antoinette.effects import EFFECTS

STREAMS: Final = Streams(["first player", "requirement", "conditions", "characters", "plots", "picks"])
FIRST_PLAYER: Final[i64] = 0
REQUIREMENT_PILE: Final[i64] = 1
CONDITION_PILE: Final[i64] = 2
CHARACTER_PILE: Final[i64] = 3
PLOT_DECK: Final[i64] = 4
PICKS: Final[i64] = 5


class At:
    """The steps by their places in the order of play; `order` has the steps themselves."""

    DRAFT: Final[i64] = 0
    TURN: Final[i64] = 1
    PLACING: Final[i64] = 2
    TARGET: Final[i64] = 3
    GIVING: Final[i64] = 4
    TAKING: Final[i64] = 5
    COLUMN: Final[i64] = 6
    SWAPPING: Final[i64] = 7
    MOVING: Final[i64] = 8
    PLOTS: Final[i64] = 9
    OVER: Final[i64] = 10


RING: Final[i64] = 32
"""Places in the row of a column: no column gets longer."""
LAST_PLACE: Final[i64] = RING - 1
HAND_ROOM: Final[i64] = PLOTS_EACH + 1
"""The most unvalidated Plots a seat can have: one more than its own during an exchange."""
SET_ROOM: Final[i64] = 3


def faction_of(card: i64) -> i64:
    """The faction of a card: its number divided by 11, computed as 47 / 512 to avoid a division."""
    return (card * 47) >> 9


def value_of(card: i64) -> i64:
    """The value of a card."""
    return card - VALUES * faction_of(card)


def card_of(faction: i64, value: i64) -> i64:
    """The card of a faction and value."""
    return VALUES * faction + value


def court_cards(court: vec[i64], seat: i64) -> tuple[Card, ...]:
    """A court as card names, by faction and value."""
    names: list[Card] = []
    for faction in range(FACTION_COUNT):
        for value in range(VALUES):
            if (court[seat * FACTION_COUNT + faction] >> value) & 1:
                names.append(CARDS[card_of(faction, value)])
    return tuple(names)


@final
class Box:
    """What a table is played with: the deck's numbers and the table's options. It never changes."""

    def __init__(self, deck: Deck, introductory: bool, first: i64, options: dict[str, object]) -> None:
        self.deck = deck
        self.introductory = introductory
        self.first: i64 = first
        """The seat the table has named as first player, or -1."""
        self.options = options
        """The options of this box."""
        self.book: Book = make_book(deck)
        self.blanks: dict[int, Table] = {}
        """For each number of players, a table where nothing has happened, to be copied."""

        # By Condition, numbered like the card it is the back of.
        self.effect: vec[i64] = zeros(CARD_COUNT)
        self.late: vec[i64] = zeros(CARD_COUNT)
        """1 for a Condition that acts after cards are taken."""
        self.token_start: vec[i64] = filled(CARD_COUNT, -1)
        self.numbers: vec[i64] = zeros(CARD_COUNT * MOST_NUMBERS)
        """The points of each Condition, four places each."""
        for condition in deck.conditions:
            card = BACKS.index(condition.id)
            self.effect[card] = EFFECTS[condition.effect][0]
            self.late[card] = 1 if condition.timing == "after" else 0
            if condition.first is not None:
                self.token_start[card] = FACTIONS.index(condition.first)
            for place, number in enumerate(condition.points):
                self.numbers[card * MOST_NUMBERS + place] = number

        # By Requirement.
        self.requirement_ids: tuple[str, ...] = tuple([card.id for card in deck.requirements])
        self.counts: vec[i64] = vector([EFFECTS[card.effect][0] for card in deck.requirements])
        """What each Requirement counts, as the number of its effect."""
        self.worth: vec[i64] = zeros(len(deck.requirements) * MOST_NUMBERS)
        for row, requirement in enumerate(deck.requirements):
            for place, number in enumerate(requirement.points):
                self.worth[row * MOST_NUMBERS + place] = number

        # By Plot.
        self.plot_ids: tuple[str, ...] = tuple([plot.id for plot in deck.plots])
        self.plots: i64 = len(deck.plots)
        self.put_under: i64 = Code.VALIDATE + len(deck.plots)
        """The first code that puts a Plot under the deck."""
        self.plot_kind: vec[i64] = vector([KINDS.index(plot.kind) for plot in deck.plots])
        self.plot_value: vec[i64] = vector([plot.value or 0 for plot in deck.plots])
        self.plot_factions: vec[i64] = vector([faction_mask(plot.factions) for plot in deck.plots])
        self.plot_points: vec[i64] = vector([plot.points for plot in deck.plots])
        self.full_deck: vec[i64] = filled(len(deck.plots), 1)
        self.none_removed: vec[i64] = zeros(len(deck.plots))

        self.intro_conditions: vec[i64] = vector([BACKS.index(name) for name in INTRODUCTORY])
        names = self.requirement_ids
        self.intro_requirement: i64 = -1
        if INTRODUCTORY_REQUIREMENT in names:
            self.intro_requirement = names.index(INTRODUCTORY_REQUIREMENT)


def faction_mask(factions: tuple[str, ...]) -> int:
    """Factions as a mask."""
    mask = 0
    for place, faction in enumerate(FACTIONS):
        if faction in factions:
            mask |= 1 << place
    return mask


@final
class Blank:
    """The vectors of a table where nothing has happened yet, made once for each number of players."""

    def __init__(self, players: i64) -> None:
        self.goal: i64 = GOALS[players]
        self.set_size: i64 = SET_SIZES[players]
        self.no_condition: vec[i64] = filled(FACTION_COUNT, -1)
        self.no_card: vec[i64] = zeros(COLUMN_COUNT * RING)
        self.no_column: vec[i64] = zeros(COLUMN_COUNT)
        self.no_court: vec[i64] = zeros(players * FACTION_COUNT)
        self.points: vec[i64] = filled(players, FIRST_POINTS)
        self.no_plot: vec[i64] = filled(players * HAND_ROOM, -1)
        self.no_seat: vec[i64] = zeros(players)
        self.no_validated: vec[i64] = filled(players * PLOTS_EACH, -1)
        self.no_under: vec[i64] = zeros(0)
        self.no_known: vec[i64] = zeros(0)
        self.no_set: vec[i64] = filled(players * SET_ROOM, -1)


BLANKS: Final[list[Blank]] = [Blank(players) for players in SET_SIZES]


@final
class Table(State):
    """Everything on the table or in a hand.

    A new one shares its vectors with the blank of its size: play only on a copy, which has its own.
    """

    def __init__(self, players: i64, box: Box, chance: Chance, order: Order) -> None:
        super().__init__(players, box.book, chance, order)
        blank = BLANKS[players - LEAST_SEATS]
        self.box = box
        self.goal: i64 = blank.goal
        """The points that trigger the end."""
        self.set_size: i64 = blank.set_size

        self.first: i64 = 0
        self.requirement: i64 = 0
        self.condition: vec[i64] = blank.no_condition
        """By faction; like the line, it never changes, so copies share it (Q14)."""
        self.line: vec[i64] = blank.no_condition
        """The factions of the Conditions from left to right."""
        self.token: i64 = 0
        """The place of the Order token in the line."""

        # The royal court, by column.
        self.columns: vec[i64] = blank.no_card
        self.top: vec[i64] = blank.no_column
        self.size: vec[i64] = blank.no_column
        self.sets: vec[i64] = blank.no_set
        """The starting sets not taken yet, three places each; -1 for no card."""

        # By seat.
        self.court: vec[i64] = blank.no_court
        """Masks of values: 5 * seat + faction."""
        self.points: vec[i64] = blank.points
        self.hand: vec[i64] = blank.no_plot
        """Unvalidated Plots in ascending order, five places for each seat."""
        self.held: vec[i64] = blank.no_seat
        """How many there are."""
        self.validated: vec[i64] = blank.no_validated
        """Validated Plots in the order of their validation, four places for each seat."""
        self.proven: vec[i64] = blank.no_seat
        """How many there are."""

        # The Plot deck: on top the Plots that were never seen, in no order; below them those put under it.
        self.deck: vec[i64] = box.full_deck
        """1 for each Plot that was never seen."""
        self.unseen: i64 = box.plots
        self.under: vec[i64] = blank.no_under
        """From the top: 8 * Plot + the seat that knows it, because it was theirs (Q43)."""
        self.known: vec[i64] = blank.no_known
        """Plots in hands that another seat put under the deck and saw being drawn: 8 * Plot + that seat (Q43)."""
        self.removed: vec[i64] = box.none_removed
        """1 for each Plot taken out at set-up, because nobody could fulfill it; copies share it (Q25)."""

        # How far the game and the turn have come.
        self.last_round: bool = False
        """True if a player has reached the goal (Q29)."""
        self.emptied: bool = False
        """True if a column had no card at some moment of this turn (Q40)."""
        self.guard: i64 = -1
        """The guarded column, or -1."""
        self.guard_by: i64 = -1
        self.played: i64 = -1
        """The card played this turn, or -1 before it is chosen."""
        self.column: i64 = -1
        """Where it was placed, or -1."""
        self.given: i64 = -1
        """The card offered for an exchange, or -1; it is still in its court."""
        self.changed: i64 = 0
        """How many Plots N7 has put under the deck so far."""

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
        other.first = self.first
        other.requirement = self.requirement
        other.condition = self.condition
        other.line = self.line
        other.token = self.token
        other.columns = self.columns[:]
        other.top = self.top[:]
        other.size = self.size[:]
        other.sets = self.sets[:]
        other.court = self.court[:]
        other.points = self.points[:]
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.validated = self.validated[:]
        other.proven = self.proven[:]
        other.deck = self.deck[:]
        other.unseen = self.unseen
        other.under = self.under[:]
        other.known = self.known[:]
        other.removed = self.removed
        other.last_round = self.last_round
        other.emptied = self.emptied
        other.guard = self.guard
        other.guard_by = self.guard_by
        other.played = self.played
        other.column = self.column
        other.given = self.given
        other.changed = self.changed
