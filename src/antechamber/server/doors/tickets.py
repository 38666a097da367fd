"""One-time tickets: a browser cannot send a secret in a socket's headers, so it puts one of these in the address."""

import secrets
from typing import Final

import msgspec

SECONDS: Final = 30.0
MOST: Final = 10_000


class Ticket(msgspec.Struct, frozen=True):
    """Opens a socket to one table, for the owner of a key (the hash of a secret) or, without one, for a spectator."""

    table: str
    key: str | None
    until: float


class Tickets:
    """The tickets that were given out and not used yet, oldest first."""

    def __init__(self) -> None:
        self._valid: dict[str, Ticket] = {}

    def give(self, table: str, key: str | None, now: float) -> str:
        """A new ticket; the oldest is dropped when there are too many."""
        self._forget(now)
        if len(self._valid) >= MOST:
            del self._valid[next(iter(self._valid))]
        name = secrets.token_urlsafe(24)
        self._valid[name] = Ticket(table, key, now + SECONDS)
        return name

    def use(self, name: str, table: str, now: float) -> Ticket | None:
        """Use up a ticket; None if it is unknown, used, too old or for another table."""
        ticket = self._valid.pop(name, None)
        if ticket is None or ticket.table != table or ticket.until < now:
            return None
        return ticket

    def _forget(self, now: float) -> None:
        """Drop the tickets that are too old; they come first."""
        while self._valid and next(iter(self._valid.values())).until < now:
            del self._valid[next(iter(self._valid))]
