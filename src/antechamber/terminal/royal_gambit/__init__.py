"""The table of Royal Gambit: everybody with Royal, characters and coins, what was declared, and the final page."""

from antechamber.core.events import Event
from antechamber.games.royal_gambit.events import TurnBegan
from antechamber.terminal.plain import Command
from antechamber.terminal.royal_gambit.choices import group
from antechamber.terminal.royal_gambit.ending import draw_end
from antechamber.terminal.royal_gambit.table import draw_table

HEADINGS: tuple[type[Event], ...] = (TurnBegan,)
COMMANDS: tuple[Command, ...] = ()

__all__ = ["COMMANDS", "HEADINGS", "draw_end", "draw_table", "group"]
