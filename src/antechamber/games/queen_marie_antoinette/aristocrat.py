"""The Aristocrat: all courts are ranked by the faction under the Order token (QMA 4.2, QMA 4.3)."""

from typing import Final

from mypy_extensions import i64

from antechamber.games.queen_marie_antoinette.cards import ARISTOCRAT, FACTION_COUNT, FACTIONS
from antechamber.games.queen_marie_antoinette.conditions import (
    condition_name,
    effect_of,
    points_of,
    reach_goal,
    tell_scored,
)
from antechamber.games.queen_marie_antoinette.courts import EVEN, HIGH, HIGHEST, LOW, LOWEST, NUMBER, ODD, RUN, SUM
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.events import CourtsRanked, TokenMoved
from antechamber.games.queen_marie_antoinette.state import Table

NO_PLACE: Final[i64] = 15


def rank_courts(table: Table, seat: i64) -> None:
    """Rank every court that has a card of the faction, score it by place, and move the token (Q15 to Q18, Q52)."""
    faction = table.line[table.token]
    places = places_by(table, faction)
    if table.events is not None:
        tell_ranking(table, seat, faction, places)
    was_last = table.last_round
    for place in range(table.players):
        for ranked in range(table.players):
            if place_in(places, ranked) == place:
                score_place(table, ranked, place, was_last)
    move_token(table)


def score_place(table: Table, seat: i64, place: i64, was_last: bool) -> None:
    """Score a place; whoever reaches the goal by the same ranking as another does so too (Q52)."""
    amount = points_of(table, ARISTOCRAT, place)
    if amount > 0:
        tell_scored(table, seat, ARISTOCRAT, amount)
        table.points[seat] += amount
        if not was_last:
            reach_goal(table, seat)


def places_by(table: Table, faction: i64) -> i64:
    """The places of all seats, from 0 on, four bits each; courts without the faction have none (Q16, Q17)."""
    court = table.court
    criterion = effect_of(table, ARISTOCRAT)
    places: i64 = 0
    for ranked in range(table.players):
        mask = court[ranked * FACTION_COUNT + faction]
        place: i64 = 0 if mask != 0 else NO_PLACE
        if mask != 0:
            standing = measure(criterion, mask)
            for other in range(table.players):
                rival = court[other * FACTION_COUNT + faction]
                if rival != 0 and measure(criterion, rival) > standing:
                    place += 1
        places |= place << (4 * ranked)
    return places


def place_in(places: i64, seat: i64) -> i64:
    """The place of a seat among all places."""
    return (places >> (4 * seat)) & NO_PLACE


def measure(criterion: i64, mask: i64) -> i64:
    """How well the cards of a faction rank: more is better (Q42)."""
    match criterion:
        case Effect.HIGHEST_SUM:
            return SUM[mask]
        case Effect.HIGHEST_VALUE:
            return HIGHEST[mask]
        case Effect.LOWEST_VALUE:
            return -LOWEST[mask]
        case Effect.MOST_ODD:
            return NUMBER[mask & ODD]
        case Effect.MOST_EVEN:
            return NUMBER[mask & EVEN]
        case Effect.MOST_HIGH:
            return NUMBER[mask & HIGH]
        case Effect.MOST_LOW:
            return NUMBER[mask & LOW]
        case Effect.FEWEST_CARDS:
            return -NUMBER[mask]
        case Effect.LONGEST_RUN:
            return RUN[mask]
    return NUMBER[mask]  # most cards


def move_token(table: Table) -> None:
    """Move the Order token one Condition to the right, or from the last to the first (Q18)."""
    table.token = table.token + 1 if table.token + 1 < FACTION_COUNT else 0
    if table.events is not None:
        table.tell(TokenMoved(faction=FACTIONS[table.line[table.token]]))


def tell_ranking(table: Table, seat: i64, faction: i64, places: i64) -> None:
    """Report which courts are ranked, and by what: the first place first, equal ones by their seats (Q52)."""
    ranked: list[int] = []
    for place in range(table.players):
        for other in range(table.players):
            if place_in(places, other) == place:
                ranked.append(int(other))
    name = condition_name(table, ARISTOCRAT)
    table.tell(CourtsRanked(seat=seat, condition=name, faction=FACTIONS[faction], ranked=tuple(ranked)))
