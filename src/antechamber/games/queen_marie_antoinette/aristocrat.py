"""The Aristocrat: all courts are ranked by the faction under the Order token (QMA 4.2, QMA 4.3)."""

from mypy_extensions import i64

from antechamber.core.seats import members
from antechamber.games.queen_marie_antoinette.cards import ARISTOCRAT, FACTION_COUNT, FACTIONS, MOST_NUMBERS
from antechamber.games.queen_marie_antoinette.conditions import condition_name, effect_of, points_of, score
from antechamber.games.queen_marie_antoinette.courts import EVEN, HIGH, HIGHEST, LOW, LOWEST, NUMBER, ODD, RUN, SUM
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.events import CourtsRanked, TokenMoved
from antechamber.games.queen_marie_antoinette.state import Table


def rank_courts(table: Table, seat: i64) -> None:
    """Rank every court that has a card of the faction, score it by place, and move the token (Q15 to Q18)."""
    faction = table.line[table.token]
    court = table.court
    criterion = effect_of(table, ARISTOCRAT)
    if table.events is not None:
        tell_ranking(table, seat, faction)
    for ranked in range(table.players):
        mask = court[ranked * FACTION_COUNT + faction]
        if mask != 0:  # Courts without one are left out before the ranking (Q16).
            standing = measure(criterion, mask)
            better: i64 = 0
            for other in range(table.players):
                rival = court[other * FACTION_COUNT + faction]
                if rival != 0 and measure(criterion, rival) > standing:
                    better += 1
            if better < MOST_NUMBERS:
                score(table, ranked, ARISTOCRAT, points_of(table, ARISTOCRAT, better))
    move_token(table)


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


def tell_ranking(table: Table, seat: i64, faction: i64) -> None:
    """Report which courts are ranked, and by what."""
    ranked: i64 = 0
    for other in range(table.players):
        if table.court[other * FACTION_COUNT + faction] != 0:
            ranked |= 1 << other
    name = condition_name(table, ARISTOCRAT)
    table.tell(CourtsRanked(seat=seat, condition=name, faction=FACTIONS[faction], ranked=members(ranked)))
