"""The table in a terminal: lines in, lines out, for one person against bots or for several in turn at one screen."""

from pathlib import Path

from antechamber.core import text

text.learn(Path(__file__).parent)
