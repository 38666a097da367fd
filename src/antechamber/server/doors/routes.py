"""The list of all doors: the address of each, what it takes and gives, and who may use it.

The application, the OpenAPI document, the permission matrix and the TypeScript types are all made from this list and
from `messages`.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec

from antechamber.server import messages
from antechamber.server.doors import endpoints
from antechamber.server.doors.request import DoorRequest

Access = Literal["anyone", "reader", "machine"]
"""Who may use a door: anyone; a seat by its secret, or a spectator without one; a program on this machine."""


class Parameter(msgspec.Struct, frozen=True):
    """A parameter in the query of an address."""

    name: str
    text: str
    shape: dict[str, Any]


class Door(msgspec.Struct, frozen=True):
    """An address, what is done there, and the types of what goes in and comes out."""

    method: Literal["GET", "POST"]
    path: str
    run: Callable[[DoorRequest], Awaitable[Any]]
    answer: Any
    """A type that is sent as JSON, or the media type of other content."""
    access: Access
    body: type | None = None
    parameters: tuple[Parameter, ...] = ()
    refusals: tuple[str, ...] = ()
    """The reasons for which it may refuse, besides those of any door."""
    max_age: int = 0
    """For how many seconds the answer may be cached; 0 where it depends on a table or a reader."""

    @property
    def name(self) -> str:
        """The name of its function."""
        return self.run.__name__

    @property
    def summary(self) -> str:
        """What it does, in one sentence."""
        return (self.run.__doc__ or "").splitlines()[0]


LANG: Final = Parameter("lang", "also in the words of this language", {"type": "string", "enum": ["en", "fr"]})
BOOK_LANG: Final = Parameter("lang", "in this language; in English without it", LANG.shape)
AFTER: Final = Parameter("after", "only what came after this frame", {"type": "integer", "minimum": 0})
GAME: Final = Parameter("game", "which game of the table, counted from 1", {"type": "integer", "minimum": 0})
TABLE: Final = ("server-no-such-table", "server-quarantined", "server-full", "server-storage", "server-unsure")
SEAT: Final = (*TABLE, "server-not-yours")

DOORS: Final = (
    Door("GET", "/api/games", endpoints.games, list[messages.GameSeen], "anyone"),
    Door(
        "GET",
        "/api/games/{game}/book",
        endpoints.book,
        messages.Rulebook,
        "anyone",
        parameters=(BOOK_LANG,),
        refusals=("core-no-such-game",),
        max_age=600,
    ),
    Door(
        "POST",
        "/api/tables",
        endpoints.open_table,
        messages.SeatGiven,
        "anyone",
        messages.Opening,
        refusals=("core-no-such-game", "table-bad-name", "table-bad-deadline", "server-full", "server-storage"),
    ),
    Door("GET", "/api/tables/{table}", endpoints.table, messages.TableSeen, "reader", refusals=SEAT),
    Door(
        "POST",
        "/api/tables/{table}/seats",
        endpoints.claim,
        messages.SeatGiven,
        "anyone",
        messages.Claim,
        refusals=(*TABLE, "table-full", "table-bad-name"),
    ),
    Door("POST", "/api/tables/{table}/tickets", endpoints.give_ticket, messages.TicketGiven, "reader", refusals=SEAT),
    Door(
        "GET",
        "/api/tables/{table}/history",
        endpoints.history,
        messages.History,
        "reader",
        parameters=(AFTER, LANG),
        refusals=SEAT,
    ),
    Door(
        "GET",
        "/api/tables/{table}/record",
        endpoints.record,
        "application/json",
        "reader",
        parameters=(GAME,),
        refusals=(*SEAT, "table-no-such-game", "table-not-over"),
    ),
    Door("GET", "/api/tables/{table}/qr.svg", endpoints.qr, "image/svg+xml", "anyone", refusals=TABLE),
    Door("GET", "/api/health", endpoints.health, messages.Health, "anyone", refusals=("server-storage",)),
    Door("GET", "/api/metrics", endpoints.metrics, "text/plain", "machine", refusals=("server-only-here",)),
)
REFUSALS_OF_ANY_DOOR: Final = ("server-malformed", "server-too-many")
REFUSALS_OF_ANY_BODY: Final = ("server-not-json", "server-too-large")
SOCKET: Final = "/api/tables/{table}/socket"
