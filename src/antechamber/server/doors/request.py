"""One request over HTTP: who asks, from where, and for what."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from antechamber.core.refused import Refused
from antechamber.server.doors.doorkeeper import Doorkeeper, checked_lang
from antechamber.server.tables.room import Room
from antechamber.table.chairs import key_of

MOST_BYTES: Final = 64 * 1024
"""In a body: enough for a deck."""
BEARER: Final = "bearer "

T = TypeVar("T")


class DoorRequest:
    """A request as a door sees it."""

    def __init__(self, http: Request, keeper: Doorkeeper) -> None:
        self.http = http
        self.keeper = keeper
        self.house = keeper.house
        self.content = b""
        client = http.client.host if http.client else ""
        self.address = keeper.address(client, http.headers.get("x-forwarded-for"))
        self.key = _key(http.headers.get("authorization"))

    @property
    def is_local(self) -> bool:
        """Whether it comes from this machine; what a proxy passes on does not, even from a proxy we do not trust."""
        is_passed_on = "x-forwarded-for" in self.http.headers or "forwarded" in self.http.headers
        return self.address in {"127.0.0.1", "::1"} and not is_passed_on

    def pay(self) -> None:
        """Charge the request to its seat if it shows a seat's secret, otherwise to its address."""
        room = self.house.rooms.get(str(self.http.path_params.get("table")))
        is_seat = room is not None and self.key is not None and room.table.who(self.key) is not None
        self.keeper.requests.take(f"{self.key}" if is_seat else self.address, self.house.clock.now())

    def pay_for_opening(self) -> None:
        """Charge a new table or a chair to the address."""
        self.keeper.openings.take(self.address, self.house.clock.now())

    async def room(self) -> Room:
        """The table that the path names."""
        return await self.house.room(str(self.http.path_params["table"]))

    def body(self, shape: type[T]) -> T:
        """The content, read as the type that the door declares."""
        content_type = self.http.headers.get("content-type", "").split(";")[0].strip().lower()
        if content_type != "application/json":
            raise Refused("", "server-not-json")
        try:
            return msgspec.json.decode(self.content, type=shape)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("", "server-malformed", {"fault": str(error)[:200].rstrip(".")}) from None

    def number(self, name: str, default: int) -> int:
        """A whole number from the query."""
        text = self.http.query_params.get(name, str(default))
        if not (text.isascii() and text.isdecimal() and len(text) <= 15):
            raise Refused("", "server-malformed", {"fault": f"{name} is a whole number"})
        return int(text)

    def lang(self) -> str | None:
        """The language that the query names, if any."""
        return checked_lang(self.http.query_params.get("lang"))

    def link(self, path: str) -> str:
        """A link that others can open; a person at this machine gets its address in the network."""
        seen = f"{self.http.url.scheme}://{self.http.headers.get('host', '')}"
        is_here = self.http.url.hostname in {"localhost", "127.0.0.1", "::1"}
        base = self.house.settings.link or (self.keeper.network_link if is_here else "") or seen
        return base.rstrip("/") + path


def accepted_lang(request: Request) -> str:
    """The language that the browser prefers: French, or else English."""
    return "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"


def _key(authorization: str | None) -> str | None:
    """The hash of the secret that a request shows; a header in any other form matches no seat."""
    if authorization is None:
        return None
    shown = authorization[len(BEARER) :] if authorization.lower().startswith(BEARER) else ""
    return key_of(shown)
