"""The next player's reply: the play that is worst for the bot, judging by what the table shows."""

from collections.abc import Sequence

from antechamber.bots.queen_marie_antoinette.sensible.courts import PLACES
from antechamber.bots.queen_marie_antoinette.sensible.sight import Sight
from antechamber.bots.queen_marie_antoinette.sensible.worth import keeping, worth
from antechamber.core.moves import Move, Seat
from antechamber.games.queen_marie_antoinette.moves import Give, Play, Take
from antechamber.games.queen_marie_antoinette.state import At, Table


def after_reply(sight: Sight, table: Table, validated: str) -> float:
    """What a table is worth after the next player's worst reply."""
    return least(sight, table, int(table.player), validated)


def least(sight: Sight, table: Table, rival: Seat, validated: str) -> float:
    """What a table is worth after a rival has ended their turn in the worst way for the bot."""
    if table.is_over or table.player != rival:
        return worth(sight, table, validated)
    value = float("inf")
    for move in likely(sight, table, rival):
        after = table.copy()
        after.play(rival, move)
        value = min(value, least(sight, after, rival, validated))
    return value


def likely(sight: Sight, table: Table, rival: Seat) -> Sequence[Move]:
    """The choices to try: not the rival's Plots, which nobody knows, and only the cards they are likely to choose."""
    choices = table.choices(rival)
    match table.step:
        case At.TURN:
            return spared(sight, rival, choices)
        case At.GIVING:
            gifts = [move for move in choices if isinstance(move, Give)]
            return [min(gifts, key=lambda move: keeping(sight, rival, move.card))]
        case At.TAKING:
            loot = [move for move in choices if isinstance(move, Take)]
            return [max(loot, key=lambda move: keeping(sight, rival, move.card))]  # He does not know the bot's Plots.
        case At.PLOTS:
            return choices[:1]
    return choices


def spared(sight: Sight, rival: Seat, choices: Sequence[Move]) -> Sequence[Move]:
    """From each faction, the card a rival can spare most easily; without cards they pass."""
    plays = [move for move in choices if isinstance(move, Play)]
    plays.sort(key=lambda move: -keeping(sight, rival, move.card))
    return list({PLACES[move.card][0]: move for move in plays}.values()) or choices
