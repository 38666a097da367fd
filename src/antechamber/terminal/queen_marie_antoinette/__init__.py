"""The table of Queen Marie-Antoinette: Requirement and Conditions, columns, courts and one's own Plots."""

from antechamber.core.events import Event
from antechamber.games.queen_marie_antoinette.events import CardPlayed, PlotValidated, TurnPassed
from antechamber.terminal.plain import Command
from antechamber.terminal.queen_marie_antoinette.choices import group
from antechamber.terminal.queen_marie_antoinette.ending import draw_end
from antechamber.terminal.queen_marie_antoinette.reading import read_card
from antechamber.terminal.queen_marie_antoinette.table import draw_table

HEADINGS: tuple[type[Event], ...] = (CardPlayed, PlotValidated, TurnPassed)
COMMANDS: tuple[Command, ...] = (Command("terminal-word-card", "terminal-help-card", read_card),)

__all__ = ["COMMANDS", "HEADINGS", "draw_end", "draw_table", "group"]
