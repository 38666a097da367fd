"""The one table of doors: what there is over HTTP, what it takes and gives, and who may use it.

The application, the OpenAPI page, the matrix of permissions and the TypeScript types are all made from here and from
the messages of `messages`.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec

from antechamber.server import doors
from antechamber.server.asking import Asking
from antechamber.server.messages import TableSeen

Access = Literal["anyone", "reader", "machine"]
"""Anyone; whoever shows a secret of this table, or none; whoever is on the machine itself."""


class Parameter(msgspec.Struct, frozen=True):
    """Something that the address of a door can carry behind a question mark."""

    name: str
    text: str
    shape: dict[str, Any]


class Door(msgspec.Struct, frozen=True):
    """An address, what is done there, and the shapes of what goes in and comes out."""

    method: Literal["GET", "POST"]
    path: str
    run: Callable[[Asking], Awaitable[Any]]
    answer: Any
    """A type that is sent as JSON, or the name of another kind of content."""
    access: Access
    body: type | None = None
    parameters: tuple[Parameter, ...] = ()
    refusals: tuple[str, ...] = ()
    """What it may refuse, besides what every door may."""
    max_age: int = 0
    """For how many seconds the answer may be used again; what depends on a table or a reader never is."""

    @property
    def name(self) -> str:
        """The name of what it does."""
        return self.run.__name__

    @property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return (self.run.__doc__ or "").splitlines()[0]


LANG: Final = Parameter("lang", "also in the words of this language", {"type": "string", "enum": ["en", "fr"]})
BOOK_LANG: Final = Parameter("lang", "in this language; in English without it", LANG.shape)
AFTER: Final = Parameter("after", "only what came after this frame", {"type": "integer", "minimum": 0})
GAME: Final = Parameter("game", "which game of the table, counted from 1", {"type": "integer", "minimum": 0})
TABLE: Final = ("server-no-such-table", "server-quarantined", "server-full", "server-storage", "server-unsure")
SEAT: Final = (*TABLE, "server-not-yours")

DOORS: Final = (
    Door("GET", "/api/games", doors.games, list[doors.GameSeen], "anyone"),
    Door(
        "GET",
        "/api/games/{game}/book",
        doors.book,
        doors.Book,
        "anyone",
        parameters=(BOOK_LANG,),
        refusals=("core-no-such-game",),
        max_age=600,
    ),
    Door(
        "POST",
        "/api/tables",
        doors.open_table,
        doors.SeatGiven,
        "anyone",
        doors.Opening,
        refusals=("core-no-such-game", "table-bad-name", "server-full", "server-storage"),
    ),
    Door("GET", "/api/tables/{table}", doors.table, TableSeen, "reader", refusals=SEAT),
    Door(
        "POST",
        "/api/tables/{table}/seats",
        doors.claim,
        doors.SeatGiven,
        "anyone",
        doors.Claim,
        refusals=(*TABLE, "table-full", "table-bad-name"),
    ),
    Door("POST", "/api/tables/{table}/tickets", doors.give_ticket, doors.TicketGiven, "reader", refusals=SEAT),
    Door(
        "GET",
        "/api/tables/{table}/history",
        doors.history,
        doors.History,
        "reader",
        parameters=(AFTER, LANG),
        refusals=SEAT,
    ),
    Door(
        "GET",
        "/api/tables/{table}/record",
        doors.record,
        "application/json",
        "reader",
        parameters=(GAME,),
        refusals=(*SEAT, "table-no-such-game", "table-not-over"),
    ),
    Door("GET", "/api/tables/{table}/qr.svg", doors.qr, "image/svg+xml", "anyone", refusals=TABLE),
    Door("GET", "/api/health", doors.health, doors.Health, "anyone", refusals=("server-storage",)),
    Door("GET", "/api/metrics", doors.metrics, "text/plain", "machine", refusals=("server-only-here",)),
)
EVERY_DOOR_MAY_REFUSE: Final = ("server-malformed", "server-too-many")
EVERY_BODY_MAY_BE: Final = ("server-not-json", "server-too-large")
SOCKET: Final = "/api/tables/{table}/socket"
