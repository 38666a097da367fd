"""What a table is worth to the bot: points, and everything courts and Plots still promise."""

from typing import Final

from antechamber.bots.queen_marie_antoinette.sensible.courts import Court, court_of, with_card, without_card
from antechamber.bots.queen_marie_antoinette.sensible.plotting import Ambition
from antechamber.bots.queen_marie_antoinette.sensible.requirement import COMPARED, compare, promise
from antechamber.bots.queen_marie_antoinette.sensible.sight import Sight
from antechamber.bots.queen_marie_antoinette.sensible.stock import cardinals, standing, stock
from antechamber.core.moves import Seat
from antechamber.games.queen_marie_antoinette.cards import Card
from antechamber.games.queen_marie_antoinette.ending import final_result
from antechamber.games.queen_marie_antoinette.state import Table

WON: Final = 1000.0
"""What a victory is worth: more than any points."""
PLOT: Final = 0.5
"""How much of its points a Plot is worth before it is validated, if it is sure to be fulfilled."""
NO_PLOT: Final = ""


def worth(sight: Sight, table: Table, validated: str = NO_PLOT) -> float:
    """What a table is worth after a turn in which the bot has validated this Plot, or none."""
    if table.is_over:
        return end_worth(sight, table)
    own = court_of(table, sight.me)
    value = float(table.points[sight.me]) + court_worth(sight, sight.me, own) + plots_worth(sight, own, validated)
    value += cardinals(sight, table) + standing(sight, table)
    for seat in sight.rivals:
        rival = court_of(table, seat)
        theirs = float(table.points[seat]) + court_worth(sight, seat, rival)
        if sight.requirement in COMPARED:
            theirs -= compare(sight.requirement, sight.rewards, own, rival)
        value -= sight.weights[seat] * theirs
    return value


def end_worth(sight: Sight, table: Table) -> float:
    """What the end is worth: a victory first, then the points ahead."""
    result = final_result(table)
    ahead = result.scores[sight.me] - max(result.scores[seat] for seat in sight.rivals)
    return ahead + WON / result.ranks.count(1) if result.ranks[sight.me] == 1 else ahead - WON


def court_worth(sight: Sight, seat: Seat, court: Court) -> float:
    """What a court promises its owner: from the Requirement, and from what its cards can do."""
    key = seat, court
    value = sight.courts.get(key)
    if value is None:
        value = stock(sight, court)
        if sight.requirement not in COMPARED:
            value += promise(sight.requirement, sight.rewards[0], court)
        sight.courts[key] = value
    return value


def plots_worth(sight: Sight, court: Court, validated: str = NO_PLOT) -> float:
    """What the bot's Plots are worth with this court, the best first, as far as there are turns for them."""
    key = court, validated
    value = sight.plots.get(key)
    if value is None:
        held = [plot_worth(each, court) for name, each in sight.ambitions.items() if name != validated]
        held.sort(reverse=True)
        value = sum(each * max(0.0, min(1.0, sight.turns + 0.5 - place)) for place, each in enumerate(held))
        sight.plots[key] = value
    return value


def plot_worth(ambition: Ambition, court: Court) -> float:
    """What an unvalidated Plot is worth."""
    return PLOT * ambition.plot.points * ambition.chance(court)


def keeping(sight: Sight, seat: Seat, card: Card) -> float:
    """What a card is worth in a court, given what else is there."""
    key = seat, card
    value = sight.kept.get(key)
    if value is None:
        court = court_of(sight.table, seat)
        value = own_worth(sight, seat, with_card(court, card)) - own_worth(sight, seat, without_card(court, card))
        sight.kept[key] = value
    return value


def own_worth(sight: Sight, seat: Seat, court: Court) -> float:
    """What a court promises its owner, as far as the bot can see: it knows only its own Plots."""
    value = court_worth(sight, seat, court)
    return value + plots_worth(sight, court) if seat == sight.me else value
