"""Antechamber: court-intrigue board games, complete and exact, on one rules engine."""

import antechamber.games  # noqa: F401  First, so that `antechamber.games` stays the function imported below.
from antechamber.core.events import Event, seen
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.records import Record
from antechamber.core.refused import Refused
from antechamber.core.registry import game, games
from antechamber.core.result import Result
from antechamber.core.state import State

__version__ = "0.1.0"
__all__ = ["Event", "Game", "Move", "Record", "Refused", "Result", "State", "game", "games", "seen"]
