"""A turn: how it begins, and how it ends (RG 2.1, RG 2.7)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.seats import clockwise
from antechamber.core.steps import AtOnce
from antechamber.games.royal_gambit import falling, health, redistributing
from antechamber.games.royal_gambit.events import TurnBegan
from antechamber.games.royal_gambit.state import BY_TURN_LIMIT, At, Table


@final
class Beginning(AtOnce[Table]):
    """A turn begins with a redistribution, if there is a character to share HP with (RG 2.1, G70)."""

    def __init__(self) -> None:
        super().__init__(At.BEGINNING, "beginning", "RG 2.1")

    def enter(self, table: Table) -> i64:
        """Count the turn, and ask the actor."""
        table.turn += 1
        if table.events is not None:
            table.tell(TurnBegan(turn=table.turn, seat=table.player))
        has_characters = redistributing.characters_of(table, table.player) != 0
        table.go_to(At.REDISTRIBUTING if table.box.redistribution and has_characters else At.DECLARING)
        return 0


@final
class Poisoning(AtOnce[Table]):
    """A turn ends: poison acts; the next player begins, or the game ends at its limit (RG 2.7, G9, G46, G67)."""

    def __init__(self) -> None:
        super().__init__(At.POISONING, "poisoning", "RG 2.7")

    def enter(self, table: Table) -> i64:
        """Let poison take effect, and pass the turn on."""
        if (table.living >> table.player) & 1:
            health.suffer_poison(table, table.player)
        if table.step == At.OVER:
            return 0
        if table.turn == table.box.turn_limit:
            falling.end_game(table, BY_TURN_LIMIT)
            return 0
        falling.forget_action(table)
        table.player = next_living(table)
        table.go_to(At.BEGINNING)
        return 0


def next_living(table: Table) -> i64:
    """The next player clockwise who is still in the game."""
    for steps in range(1, table.players):
        seat = clockwise(table.player, steps, table.players)
        if (table.living >> seat) & 1:
            return seat
    return table.player
