"""A match of four as the load sees it, whichever server it is played at: who sends what, and when all have heard."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Protocol

from bench.server.websocket import WebSocket

SEATS: Final = 4

Moves = Sequence[tuple[int, bytes]]
"""Who sends what: one seat, or several that are asked at once."""


class Driver(Protocol):
    """Whoever decides when a match goes on."""

    def done(self, match: "Match") -> None:
        """All four have what came of a move."""

    def ready(self, match: "Match") -> None:
        """The next move can be made."""


class Match(ABC):
    """A match with four open sockets. A move is done when all four have what came of it."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.sockets: list[WebSocket] = []
        self._is_moving = False
        self._heard = 0

    @abstractmethod
    def next_moves(self) -> Moves:
        """What is sent to make the next move."""

    def move(self) -> None:
        """Make the next move."""
        self._is_moving = True
        for seat, text in self.next_moves():
            self.sockets[seat].send(text)

    def heard(self) -> None:
        """One of the four has what came of a move, or how things stand at the beginning."""
        self._heard += 1
        if self._heard == SEATS:
            self._heard = 0
            self.all_have_heard()

    def all_have_heard(self) -> None:
        """All four have it."""
        if self._is_moving:
            self._is_moving = False
            self.driver.done(self)
        self.go_on()

    def go_on(self) -> None:
        """Make ready for the next move."""
        self.driver.ready(self)

    def close(self) -> None:
        """Hang up all four."""
        for socket in self.sockets:
            socket.close()
