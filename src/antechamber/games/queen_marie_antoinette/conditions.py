"""What the Conditions in use say, and how points are gained and lost (QMA 6.1, QMA 7.1)."""

from mypy_extensions import i64

from antechamber.games.queen_marie_antoinette.cards import BACKS, MOST_NUMBERS
from antechamber.games.queen_marie_antoinette.events import ConditionLapsed, GoalReached, PointsLost, PointsScored
from antechamber.games.queen_marie_antoinette.state import Table, faction_of


def effect_of(table: Table, faction: i64) -> i64:
    """The effect of a faction's Condition."""
    return table.box.effect[table.condition[faction]]


def effect_in_play(table: Table) -> i64:
    """The effect of the card being played."""
    return table.box.effect[table.condition[faction_of(table.played)]]


def acts_after(table: Table) -> bool:
    """True if the Condition of the card being played acts after cards are taken (QMA 3.4)."""
    return table.box.late[table.condition[faction_of(table.played)]] == 1


def points_of(table: Table, faction: i64, place: i64) -> i64:
    """One of the numbers of points on a faction's Condition."""
    return table.box.numbers[table.condition[faction] * MOST_NUMBERS + place]


def condition_name(table: Table, faction: i64) -> str:
    """The id of a faction's Condition."""
    return BACKS[table.condition[faction]]


def lapse(table: Table, seat: i64, faction: i64) -> None:
    """Report that a Condition did nothing (QMA 3.5)."""
    if table.events is not None:
        table.tell(ConditionLapsed(seat=seat, condition=condition_name(table, faction)))


def score(table: Table, seat: i64, faction: i64, amount: i64) -> None:
    """Give a seat points from a faction's Condition."""
    if amount == 0:
        return
    tell_scored(table, seat, faction, amount)
    gain(table, seat, amount)


def tell_scored(table: Table, seat: i64, faction: i64, amount: i64) -> None:
    """Report points from a faction's Condition."""
    if table.events is not None:
        table.tell(PointsScored(seat=seat, amount=amount, condition=condition_name(table, faction)))


def gain(table: Table, seat: i64, amount: i64) -> None:
    """Add points; the first to reach the goal, at any moment, triggers the end (Q28, Q29)."""
    table.points[seat] += amount
    if not table.last_round:
        reach_goal(table, seat)


def reach_goal(table: Table, seat: i64) -> None:
    """Begin the last round if a seat has enough points."""
    points = table.points[seat]
    if points >= table.goal:
        table.last_round = True
        if table.events is not None:
            table.tell(GoalReached(seat=seat, points=points))


def lose(table: Table, seat: i64, faction: i64, amount: i64, by: i64) -> i64:
    """Take points from a seat, at most what it has, and return how many (QMA 6.1)."""
    lost = min(table.points[seat], amount)
    table.points[seat] -= lost
    if lost > 0 and table.events is not None:
        table.tell(PointsLost(seat=seat, amount=lost, condition=condition_name(table, faction), by=by))
    return lost
