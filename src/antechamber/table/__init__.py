"""A running game with people round it, from the first chair to the rematch: pure, with time and luck handed in."""

from pathlib import Path

from antechamber.core import text

text.learn(Path(__file__).parent)
