"""One-time tickets: a socket cannot carry a secret in a header, so it carries one of these in its address instead."""

import secrets
from typing import Final

import msgspec

SECONDS: Final = 30.0
MOST: Final = 10_000


class Ticket(msgspec.Struct, frozen=True):
    """For which table a socket may be opened, and as whom: the hash of his secret, or None for a spectator."""

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
        """What a ticket is good for, once; None when it is unknown, used, too old or for another table."""
        ticket = self._valid.pop(name, None)
        if ticket is None or ticket.table != table or ticket.until < now:
            return None
        return ticket

    def _forget(self, now: float) -> None:
        """Drop those that are too old; they stand in the order in which they were given."""
        while self._valid and next(iter(self._valid.values())).until < now:
            del self._valid[next(iter(self._valid))]
