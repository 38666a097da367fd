"""Closed Cups: hide a pearl, guess where the best one lies. The smallest game that uses all that core has."""

from .game import ClosedCupsGame

GAME = ClosedCupsGame()
