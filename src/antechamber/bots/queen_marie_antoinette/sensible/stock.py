"""What the cards in the courts can still earn when they are played (QMA 4)."""

from typing import Final

from antechamber.bots.queen_marie_antoinette.sensible.courts import NUMBERS, Court
from antechamber.bots.queen_marie_antoinette.sensible.sight import Sight
from antechamber.games.queen_marie_antoinette.aristocrat import measure
from antechamber.games.queen_marie_antoinette.cardinal import holds
from antechamber.games.queen_marie_antoinette.cards import (
    ARISTOCRAT,
    CARDINAL,
    FACTION_COUNT,
    FAVORITE,
    MERCHANT,
    MILITARY,
    MOST_NUMBERS,
    VALUES,
)
from antechamber.games.queen_marie_antoinette.state import Table

STOCK: Final = 0.5
"""How much of a card's pay counts before it is played: another card could often earn it too."""
LESS: Final = 0.8
"""What each further card of a faction is worth compared with the one before."""
READY: Final = 0.5
"""How much of their pay Cardinals are worth while their Condition does not hold."""
STANDING: Final = (0.4, 0.2, 0.1)
"""What a place in the ranking is worth for the faction ranked next, the one after it, and the third."""
SOON: Final = 2.0
"""With this many turns left there is time for half of what a court could do."""

SEVERAL: Final[list[float]] = [(1.0 - LESS**number) / (1.0 - LESS) for number in range(VALUES + 1)]
"""What several cards of a faction are worth, each worth less than the one before."""


def time_left(sight: Sight) -> float:
    """How much of what a court could do there is still time for."""
    return sight.turns / (sight.turns + SOON)


def stock(sight: Sight, court: Court) -> float:
    """What the Military, Merchants and Favorites in a court can still earn."""
    earned = 0.0
    for faction in (MILITARY, MERCHANT, FAVORITE):
        earned += sight.pays[faction] * SEVERAL[NUMBERS[court[faction]]]
    return STOCK * earned * time_left(sight)


def cardinals(sight: Sight, table: Table) -> float:
    """What the bot's Cardinals, and those it will take, can still earn."""
    number = NUMBERS[table.court[sight.me * FACTION_COUNT + CARDINAL]]
    share = 1.0 if holds(table, sight.me) else READY
    earned = sight.pays[CARDINAL] * (SEVERAL[number] + 1.0)
    return STOCK * earned * share * time_left(sight)


def standing(sight: Sight, table: Table) -> float:
    """What the coming rankings promise the bot beyond its rivals."""
    courts = tuple(table.court)
    promised = 0.0
    for later, share in enumerate(STANDING):
        faction = sight.line[(table.token + later) % FACTION_COUNT]
        promised += share * ranking(sight, courts[faction::FACTION_COUNT])
    return promised * time_left(sight)


def ranking(sight: Sight, masks: tuple[int, ...]) -> float:
    """How much more than its rivals the bot would score if these cards of each seat were ranked."""
    ahead = sight.rankings.get(masks)
    if ahead is None:
        ahead = sight.rankings[masks] = rank(sight, masks)
    return ahead


def rank(sight: Sight, masks: tuple[int, ...]) -> float:
    """Rank these cards of each seat, as an Aristocrat would (QMA 4.2)."""
    criterion, points = sight.effects[ARISTOCRAT], sight.numbers[ARISTOCRAT]
    standings = {seat: measure(criterion, mask) for seat, mask in enumerate(masks) if mask}
    ahead = 0.0
    for seat, own in standings.items():
        better = sum(other > own for other in standings.values())
        scored = points[better] if better < MOST_NUMBERS else 0
        ahead += scored if seat == sight.me else -scored * sight.weights[seat]
    return ahead
