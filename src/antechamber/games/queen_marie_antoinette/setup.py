"""Setup: Requirement, Conditions, sets, columns, Order token, Plots, and the draft of the sets (QMA 1)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import lowest
from antechamber.core.steps import TurnStep
from antechamber.core.vectors import zeros
from antechamber.games.queen_marie_antoinette.cards import (
    ARISTOCRAT,
    CARD_COUNT,
    CARDS,
    COLUMN_COUNT,
    FACTION_COUNT,
    MOST_SEATS,
    PLOTS_EACH,
    SET_NUMBERS,
    VALUES,
    Card,
)
from antechamber.games.queen_marie_antoinette.codes import Code
from antechamber.games.queen_marie_antoinette.columns import put_at_bottom
from antechamber.games.queen_marie_antoinette.courts import add_card
from antechamber.games.queen_marie_antoinette.ending import begin_turn
from antechamber.games.queen_marie_antoinette.events import SetTaken
from antechamber.games.queen_marie_antoinette.fulfilling import take_out_impossible
from antechamber.games.queen_marie_antoinette.plots import draw, pick_up
from antechamber.games.queen_marie_antoinette.state import (
    CHARACTER_PILE,
    CONDITION_PILE,
    FIRST_PLAYER,
    REQUIREMENT_PILE,
    SET_ROOM,
    At,
    Table,
    card_of,
    faction_of,
)

NO_LINE: Final[vec[i64]] = zeros(FACTION_COUNT)
NO_CARDS: Final[vec[i64]] = zeros(CARD_COUNT)
BACKS_EACH: Final[i64] = 10
"""Conditions in each faction."""


def deal(table: Table) -> None:
    """Set up the table, in the order of the rules (Q37)."""
    draw_requirement(table)
    draw_conditions(table)
    deal_characters(table)
    place_token(table)
    take_out_impossible(table)
    for seat in range(table.players):
        for plot in range(PLOTS_EACH):
            pick_up(table, seat, draw(table))
    draw_first(table)
    table.player = before(table, table.first)


# Requirement, Conditions, Order token


def draw_requirement(table: Table) -> None:
    """Turn up a Requirement, or take the introductory one (QMA 1.3, QMA 8.1)."""
    box = table.box
    if box.introductory:
        table.requirement = box.intro_requirement
    else:
        table.requirement = table.chance.below(REQUIREMENT_PILE, len(box.counts))


def draw_conditions(table: Table) -> None:
    """Turn up the Conditions, or take the introductory ones (QMA 1.4, QMA 8.1).

    Going through a shuffled pile, the next Condition from a missing faction is equally likely to be any of them. So it
    is drawn from those (Q1).
    """
    if table.box.introductory:
        lay_line(table, table.box.intro_conditions)
        return
    conditions = NO_LINE[:]
    missing: i64 = (1 << FACTION_COUNT) - 1
    for place in range(FACTION_COUNT):
        number = table.chance.below(CONDITION_PILE, BACKS_EACH * (FACTION_COUNT - place))
        passed = missing
        while number >= BACKS_EACH:
            number -= BACKS_EACH
            passed &= passed - 1
        faction = lowest(passed)
        missing &= ~(1 << faction)
        conditions[place] = card_of(faction, number + 1)
    lay_line(table, conditions)


def lay_line(table: Table, conditions: vec[i64]) -> None:
    """Lay the Conditions from left to right."""
    table.condition = NO_LINE[:]
    table.line = NO_LINE[:]
    for place in range(FACTION_COUNT):
        faction = faction_of(conditions[place])
        table.condition[faction] = conditions[place]
        table.line[place] = faction


def place_token(table: Table) -> None:
    """Put the Order token above the Condition of the faction that the Aristocrat names (QMA 1.7)."""
    start = table.box.token_start[table.condition[ARISTOCRAT]]
    for place in range(FACTION_COUNT):
        if table.line[place] == start:
            table.token = place


# Sets and columns


def deal_characters(table: Table) -> None:
    """Shuffle the Characters, with the 0s for four players, and lay out sets and columns (QMA 1.5, QMA 1.6, Q2)."""
    pile = NO_CARDS[:]
    left = gather_characters(table, pile)
    for number in range(table.players):
        for place in range(table.set_size):
            table.sets[number * SET_ROOM + place] = draw_character(table, pile, left)
            left -= 1
    column: i64 = 0
    while left > 0:
        put_at_bottom(table, column, draw_character(table, pile, left))
        left -= 1
        column = column + 1 if column + 1 < COLUMN_COUNT else 0


def gather_characters(table: Table, pile: vec[i64]) -> i64:
    """Put all Characters whose backs are not in use on a pile, and return how many there are."""
    least: i64 = 0 if table.players == MOST_SEATS else 1
    number: i64 = 0
    for faction in range(FACTION_COUNT):
        back = table.condition[faction]
        for card in range(faction * VALUES + least, faction * VALUES + VALUES):
            pile[number] = card  # Overwritten by the next one if its back is in use.
            number += 1 if card != back else 0
    return number


def draw_character(table: Table, pile: vec[i64], left: i64) -> i64:
    """Take a random card from a pile; the last one fills its place."""
    place = table.chance.below(CHARACTER_PILE, left)
    card = pile[place]
    pile[place] = pile[left - 1]
    return card


# The draft


def draw_first(table: Table) -> None:
    """Draw the first player at random, unless the table has named one (QMA 8.2)."""
    if table.box.first >= 0:
        table.first = table.box.first
    else:
        table.first = table.chance.below(FIRST_PLAYER, table.players)


def before(table: Table, seat: i64) -> i64:
    """The next seat against the order of turns."""
    return seat - 1 if seat > 0 else table.players - 1


@final
class Draft(TurnStep[Table]):
    """From the last player to the second, everyone takes a starting set (QMA 1.9)."""

    def __init__(self) -> None:
        super().__init__(At.DRAFT, "draft", "QMA 1.9")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The sets that are left."""
        for number in range(table.players):
            if is_there(table, number):
                into.add(Code.SET + number)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a set that was never laid out, or is taken."""
        if not Code.SET <= code < Code.KEEP:
            raise self.not_now(table)
        number = code - Code.SET
        if number >= table.players:
            raise Refused("QMA 1.5", "qma-no-such-set", {"most": int(table.players)})
        if not is_there(table, number):
            raise Refused("QMA 1.9", "qma-set-gone", {"number": SET_NUMBERS[number]})

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Take a set; the first player gets the last one without being asked, and begins (Q37)."""
        take_set(table, seat, code - Code.SET)
        following = before(table, seat)
        if following != table.first:
            table.player = following
            return
        for last in range(table.players):
            if is_there(table, last):
                take_set(table, following, last)
        begin_turn(table, following)


def is_there(table: Table, number: i64) -> bool:
    """True if the set has not been taken."""
    return table.sets[number * SET_ROOM] >= 0


def take_set(table: Table, seat: i64, number: i64) -> None:
    """Make a set the start of a court."""
    if table.events is not None:
        table.tell(SetTaken(seat=seat, number=SET_NUMBERS[number], cards=set_cards(table, number)))
    for place in range(number * SET_ROOM, number * SET_ROOM + table.set_size):
        add_card(table, seat, table.sets[place])
        table.sets[place] = -1


def set_cards(table: Table, number: i64) -> tuple[Card, ...]:
    """A set as card names; empty if it is taken."""
    cards: list[Card] = []
    for place in range(number * SET_ROOM, number * SET_ROOM + table.set_size):
        if table.sets[place] >= 0:
            cards.append(CARDS[table.sets[place]])
    return tuple(cards)
