"""One request over HTTP: who asks, from where, and for what."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from antechamber.core.refused import Refused
from antechamber.server.house import House
from antechamber.server.limits import Buckets
from antechamber.server.metrics import Measures
from antechamber.server.room import Room
from antechamber.table.chairs import key_of

MOST_BYTES: Final = 64 * 1024
"""Of a body: room for a deck."""
BEARER: Final = "bearer "

T = TypeVar("T")


class Doorkeeper:
    """What all requests share: the house, the limits and the figures."""

    def __init__(self, house: House, measures: Measures, network_link: str = "") -> None:
        self.house = house
        self.network_link = network_link
        """By which other machines reach the server, if they do."""
        self.measures = measures
        self.requests = Buckets(house.settings.requests)
        self.openings = Buckets(house.settings.openings)
        self.messages = Buckets(house.settings.messages)

    def address(self, client: str, forwarded: str | None) -> str:
        """Where somebody comes from: what a trusted proxy says, or the other end of the line."""
        if self.house.settings.trust_proxy and forwarded:
            return forwarded.split(",")[-1].strip()[:64]
        return client


class Asking:
    """A request as a door sees it."""

    def __init__(self, request: Request, keeper: Doorkeeper) -> None:
        self.request = request
        self.house = keeper.house
        self.measures = keeper.measures
        self._keeper = keeper
        self.content = b""
        client = request.client.host if request.client else ""
        self.address = keeper.address(client, request.headers.get("x-forwarded-for"))
        self.key = _key(request.headers.get("authorization"))

    @property
    def is_local(self) -> bool:
        """Whether somebody on this machine asks; what a proxy passes on comes from elsewhere, believed or not."""
        is_passed_on = "x-forwarded-for" in self.request.headers or "forwarded" in self.request.headers
        return self.address in {"127.0.0.1", "::1"} and not is_passed_on

    def pay(self) -> None:
        """Take a request from the allowance of its seat, if it shows the secret of one, else of its address."""
        room = self.house.rooms.get(str(self.request.path_params.get("table")))
        is_seat = room is not None and self.key is not None and room.table.who(self.key) is not None
        self._keeper.requests.take(f"{self.key}" if is_seat else self.address, self.house.clock.now())

    def pay_for_opening(self) -> None:
        """Take a table or a chair from the allowance of the address."""
        self._keeper.openings.take(self.address, self.house.clock.now())

    async def room(self) -> Room:
        """The table that the address names."""
        return await self.house.room(str(self.request.path_params["table"]))

    def body(self, shape: type[T]) -> T:
        """The content, as the shape that the door declares."""
        content_type = self.request.headers.get("content-type", "").split(";")[0].strip().lower()
        if content_type != "application/json":
            raise Refused("", "server-not-json")
        try:
            return msgspec.json.decode(self.content, type=shape)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("", "server-malformed", {"fault": str(error)[:200].rstrip(".")}) from None

    def number(self, name: str, default: int) -> int:
        """A whole number from the address."""
        text = self.request.query_params.get(name, str(default))
        if not (text.isascii() and text.isdecimal() and len(text) <= 15):
            raise Refused("", "server-malformed", {"fault": f"{name} is a whole number"})
        return int(text)

    def lang(self) -> str | None:
        """The language that the address names, if any."""
        return checked_lang(self.request.query_params.get("lang"))

    def link(self, path: str) -> str:
        """An address that others can open; whoever sits at this machine himself is given its name in the network."""
        seen = f"{self.request.url.scheme}://{self.request.headers.get('host', '')}"
        is_here = self.request.url.hostname in {"localhost", "127.0.0.1", "::1"}
        base = self.house.settings.link or (self._keeper.network_link if is_here else "") or seen
        return base.rstrip("/") + path


def checked_lang(lang: str | None) -> str | None:
    """A language that there are words in, or none."""
    if lang not in {None, "", "en", "fr"}:
        raise Refused("", "server-malformed", {"fault": "lang is en or fr"})
    return lang or None


def accepted_lang(request: Request) -> str:
    """The language that somebody's browser asks for, if there are words in it."""
    return "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"


def _key(authorization: str | None) -> str | None:
    """The hash of the secret that a request shows; what is shown wrongly opens nothing."""
    if authorization is None:
        return None
    shown = authorization[len(BEARER) :] if authorization.lower().startswith(BEARER) else ""
    return key_of(shown)
