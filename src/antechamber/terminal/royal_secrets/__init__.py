"""The table of Royal Secrets: the two rooms side by side, the rivals, one's own hand, and the final page."""

from antechamber.core.events import Event
from antechamber.terminal.plain import Command
from antechamber.terminal.royal_secrets.choices import group
from antechamber.terminal.royal_secrets.ending import draw_end
from antechamber.terminal.royal_secrets.table import draw_table

HEADINGS: tuple[type[Event], ...] = ()
COMMANDS: tuple[Command, ...] = ()

__all__ = ["COMMANDS", "HEADINGS", "draw_end", "draw_table", "group"]
