"""The Military: it interferes with the opponents (QMA 4.1, QMA 4.7)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import lowest
from antechamber.core.steps import TurnStep
from antechamber.games.queen_marie_antoinette.cards import (
    BACKS,
    CARDS,
    COLUMNS,
    FACTION_COUNT,
    MILITARY,
    VALUES,
)
from antechamber.games.queen_marie_antoinette.codes import Code
from antechamber.games.queen_marie_antoinette.conditions import effect_of, lapse, lose, points_of, score
from antechamber.games.queen_marie_antoinette.courts import (
    add_card,
    court_size,
    number_of,
    owner_of,
    remove_card,
)
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.events import CourtsExchanged, GuardSet
from antechamber.games.queen_marie_antoinette.plots import is_deck_empty, upset
from antechamber.games.queen_marie_antoinette.state import At, Table
from antechamber.games.queen_marie_antoinette.taking import finish


def begin(table: Table, seat: i64) -> bool:
    """Carry out the Military Condition; False if it asks something."""
    match effect_of(table, MILITARY):
        case Effect.STRIKE_ALL:
            strike_all(table, seat)
            return True
        case Effect.STRIKE_DEFENCELESS:
            strike_defenceless(table, seat)
            return True
        case Effect.EXCHANGE_WITH_COURT:
            table.go_to(At.GIVING)
            return False
        case Effect.GUARD:
            table.go_to(At.COLUMN)
            return False
    return ask_target(table, seat)


# Whom it hits


def ask_target(table: Table, seat: i64) -> bool:
    """Ask for an opponent, unless there is none or only one to choose (Q41)."""
    fitting = targets(table, seat)
    if fitting == 0:
        lapse(table, seat, MILITARY)
        return True
    if fitting & (fitting - 1) == 0:
        meet(table, seat, lowest(fitting))
        return True
    table.go_to(At.TARGET)
    return False


def opponents(table: Table, seat: i64) -> i64:
    """Everyone but the seat."""
    return ((1 << table.players) - 1) & ~(1 << seat)


def targets(table: Table, seat: i64) -> i64:
    """The opponents that the Military Condition can hit (Q41, Q45)."""
    match effect_of(table, MILITARY):
        case Effect.STRIKE_LEADER:
            return leading_opponents(table, seat)
        case Effect.STRIKE_LARGER:
            return larger_courts(table, seat)
        case Effect.STRIKE_BY_NUMBERS:
            return opponents(table, seat) if number_of(table, seat, MILITARY) > 0 else 0
        case Effect.UPSET_PLOT:
            return plotters(table, seat)
    return opponents(table, seat)


def leading_opponents(table: Table, seat: i64) -> i64:
    """The opponents with the most points; the player's own do not count (M3)."""
    found: i64 = 0
    most: i64 = -1
    for other in range(table.players):
        if other != seat:
            points = table.points[other]
            if points > most:
                found = 0
                most = points
            if points == most:
                found |= 1 << other
    return found


def larger_courts(table: Table, seat: i64) -> i64:
    """The opponents with more cards in court (M4)."""
    found: i64 = 0
    size = court_size(table, seat)
    for other in range(table.players):
        if other != seat and court_size(table, other) > size:
            found |= 1 << other
    return found


def plotters(table: Table, seat: i64) -> i64:
    """The opponents with an unvalidated Plot, if there is another to draw (M9, Q43)."""
    if is_deck_empty(table):
        return 0
    found: i64 = 0
    for other in range(table.players):
        if other != seat and table.held[other] > 0:
            found |= 1 << other
    return found


@final
class Targeting(TurnStep[Table]):
    """The player chooses the opponent that the Military Condition hits (QMA 4.1)."""

    def __init__(self) -> None:
        super().__init__(At.TARGET, "target", "QMA 4.1")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The opponents it can hit."""
        into.add_members(Code.TARGET, targets(table, seat), table.players)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse an empty seat, the player's own, and an opponent that the Condition cannot hit."""
        if not Code.TARGET <= code < Code.SET:
            raise self.not_now(table)
        target = code - Code.TARGET
        if target >= table.players:
            raise Refused("QMA 1.1", "qma-no-such-player", {"most": int(table.players) - 1})
        if target == seat:
            raise Refused("QMA 4.1", "qma-target-an-opponent")
        if (targets(table, seat) >> target) & 1 == 0:
            facts = {"seat": int(target), "condition": BACKS[table.condition[MILITARY]]}
            raise Refused("QMA 4.1", why_spared(table), facts)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Apply the Condition to them."""
        meet(table, seat, code - Code.TARGET)
        finish(table, seat)


def why_spared(table: Table) -> str:
    """Why the Military Condition cannot hit an opponent."""
    match effect_of(table, MILITARY):
        case Effect.STRIKE_LEADER:
            return "qma-target-not-leading"
        case Effect.STRIKE_LARGER:
            return "qma-target-not-larger"
    return "qma-target-without-plots"


# What it does


def meet(table: Table, seat: i64, target: i64) -> None:
    """Apply the Condition to the chosen opponent."""
    match effect_of(table, MILITARY):
        case Effect.STEAL:
            steal(table, seat, target)
        case Effect.UPSET_PLOT:
            upset(table, seat, target)
        case Effect.STRIKE_BY_NUMBERS:
            strike(table, seat, target, blow_by_numbers(table, seat))
        case _:  # M1, M3, M4: they differ in whom they can hit.
            strike(table, seat, target, points_of(table, MILITARY, 0))


def strike(table: Table, seat: i64, target: i64, blow: i64) -> None:
    """An opponent loses points."""
    if lose(table, target, MILITARY, blow, seat) == 0:
        lapse(table, seat, MILITARY)


def blow_by_numbers(table: Table, seat: i64) -> i64:
    """The points for each Military left in the player's court, up to a limit (M5)."""
    blow = points_of(table, MILITARY, 0) * number_of(table, seat, MILITARY)
    most = points_of(table, MILITARY, 1)
    return min(most, blow)


def steal(table: Table, seat: i64, target: i64) -> None:
    """Take points from an opponent, at most what they have (M7, Q27)."""
    taken = lose(table, target, MILITARY, points_of(table, MILITARY, 0), seat)
    if taken == 0:
        lapse(table, seat, MILITARY)
    score(table, seat, MILITARY, taken)


def strike_all(table: Table, seat: i64) -> None:
    """Every opponent loses points (M2)."""
    lost: i64 = 0
    for other in range(table.players):
        if other != seat:
            lost += lose(table, other, MILITARY, points_of(table, MILITARY, 0), seat)
    if lost == 0:
        lapse(table, seat, MILITARY)


def strike_defenceless(table: Table, seat: i64) -> None:
    """Every opponent without a Military loses points (M6)."""
    lost: i64 = 0
    for other in range(table.players):
        if other != seat and number_of(table, other, MILITARY) == 0:
            lost += lose(table, other, MILITARY, points_of(table, MILITARY, 0), seat)
    if lost == 0:
        lapse(table, seat, MILITARY)


# M8: a card of mine for a card of yours


@final
class Taking(TurnStep[Table]):
    """The player chooses the opponent's card they want for theirs (M8)."""

    def __init__(self) -> None:
        super().__init__(At.TAKING, "taking", "QMA 4.1")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Every card in every opponent's court."""
        for faction in range(FACTION_COUNT):
            mask: i64 = 0
            for other in range(table.players):
                if other != seat:
                    mask |= table.court[other * FACTION_COUNT + faction]
            into.add_members(Code.TAKE + faction * VALUES, mask, VALUES)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a card that is not in an opponent's court."""
        if not Code.TAKE <= code < Code.COLUMN:
            raise self.not_now(table)
        card = code - Code.TAKE
        owner = owner_of(table, card)
        if owner < 0 or owner == seat:
            raise Refused("QMA 4.1", "qma-card-not-an-opponents", {"card": CARDS[card]})

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Exchange the two cards."""
        exchange(table, seat, code - Code.TAKE)
        finish(table, seat)


def exchange(table: Table, seat: i64, card: i64) -> None:
    """Exchange the offered card with one from an opponent's court (M8)."""
    other = owner_of(table, card)
    given = table.given
    remove_card(table, seat, given)
    remove_card(table, other, card)
    add_card(table, seat, card)
    add_card(table, other, given)
    if table.events is not None:
        table.tell(CourtsExchanged(seat=seat, opponent=other, given=CARDS[given], taken=CARDS[card]))


# M10: the guard


def set_guard(table: Table, seat: i64, column: i64) -> None:
    """Put the guard on a column, taking it from any column and any owner (QMA 4.7)."""
    table.guard = column
    table.guard_by = seat
    if table.events is not None:
        table.tell(GuardSet(seat=seat, column=COLUMNS[column]))
