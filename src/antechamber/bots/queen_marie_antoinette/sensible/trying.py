"""Trying out moves: each is played to the end of the bot's turn, and the best of them to the end of the next one."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from antechamber.bots.queen_marie_antoinette.sensible.replying import after_reply
from antechamber.bots.queen_marie_antoinette.sensible.sight import Sight
from antechamber.bots.queen_marie_antoinette.sensible.worth import NO_PLOT, WON, keeping, worth
from antechamber.core.moves import Move
from antechamber.games.queen_marie_antoinette.moves import Give, Take, Validate
from antechamber.games.queen_marie_antoinette.state import At, Table

GIVEN: Final = 2
"""How many cards to try if one must be given later in the turn."""
TAKEN: Final = 3
"""How many cards to try if one is taken from a court later in the turn."""
HURRY: Final = 1.0
"""What it is worth to validate a Plot now rather than later: the game may end at any time."""
NEW_PLOTS: Final = 0.5
"""What exchanging Plots is worth."""
REPLIES: Final = 3
"""The number of turn endings for which the next player's reply is tried."""
MOST_REPLIES: Final = 12
"""The same number, as long as each ending lets that player win."""
UNANSWERED: Final = 0.2
"""How much a table counts as it is, besides after the worst reply: a rival may do something else."""
LOST: Final = -WON / 2
"""Anything worth less is lost."""


class Line(NamedTuple):
    """One way to end the turn: its first move, the table afterwards, and what to add to its worth."""

    move: Move
    table: Table
    extra: float
    validated: str
    value: float


def weigh(sight: Sight, choices: Sequence[Move]) -> dict[Move, float]:
    """What the moves that begin the best ways to end the turn are worth, after the next player's reply."""
    lines = sorted((line for move in choices for line in lines_of(sight, move)), key=lambda line: -line.value)
    weighed: dict[Move, float] = {}
    for number, line in enumerate(lines):
        if number >= MOST_REPLIES or (number >= REPLIES and max(weighed.values()) > LOST):
            break
        value = look_into(sight, line)
        weighed[line.move] = max(value, weighed.get(line.move, value))
    return weighed


def look_into(sight: Sight, line: Line) -> float:
    """What a line is worth, given the next player's reply."""
    if line.table.is_over:
        return line.value
    value = after_reply(sight, line.table, line.validated) + line.extra
    return value + UNANSWERED * (line.value - value)


def lines_of(sight: Sight, move: Move) -> Iterator[Line]:
    """All ways to end the turn that begin with a move."""
    table = sight.table.copy()
    table.play(sight.me, move)
    validated, hurry = (move.plot, HURRY) if isinstance(move, Validate) else (NO_PLOT, 0.0)
    for end, extra in ends(sight, table, hurry):
        yield Line(move, end, extra, validated, worth(sight, end, validated) + extra)


def ends(sight: Sight, table: Table, extra: float) -> Iterator[tuple[Table, float]]:
    """The tables at the end of the turn, for all answers to what it still asks, and what to add to their worth."""
    if table.is_over or table.player != sight.me:
        yield table, extra
        return
    if table.step == At.PLOTS:
        extra += NEW_PLOTS
    for move in promising(sight, table):
        after = table.copy()
        after.play(sight.me, move)
        yield from ends(sight, after, extra)


def promising(sight: Sight, table: Table) -> Sequence[Move]:
    """The choices to try later in the turn: not all cards, and only one Plot, because new Plots are random anyway."""
    choices = table.choices(sight.me)
    match table.step:
        case At.GIVING:
            gifts = [move for move in choices if isinstance(move, Give)]
            return sorted(gifts, key=lambda move: keeping(sight, sight.me, move.card))[:GIVEN]
        case At.TAKING:
            loot = [move for move in choices if isinstance(move, Take)]
            return sorted(loot, key=lambda move: -keeping(sight, sight.me, move.card))[:TAKEN]
        case At.PLOTS:
            return choices[:1]
    return choices
