"""The handshake that opens a socket: the client's HTTP request and our answer, as RFC 6455 wants them."""

import logging
from http import HTTPStatus
from typing import Final

from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

SWITCHING: Final = 101
_quiet: Final = logging.getLogger(__name__)


class Handshake:
    """One request for a socket; the websockets library reads it and writes the answer, without touching the network."""

    def __init__(self, data: bytes) -> None:
        self._protocol = ServerProtocol(logger=_quiet)
        self._protocol.receive_data(data)
        requests = [event for event in self._protocol.events_received() if isinstance(event, Request)]
        self._request = requests[0] if requests else Request("", Headers())
        self._response = self._protocol.accept(self._request)

    @property
    def is_valid(self) -> bool:
        """Whether the request can open a socket at all."""
        return self._response.status_code == SWITCHING

    @property
    def path(self) -> str:
        """The path that was asked for, without the query."""
        return self._request.path.partition("?")[0]

    @property
    def query(self) -> str:
        """The query: all behind the question mark."""
        return self._request.path.partition("?")[2]

    def header(self, name: str) -> str | None:
        """The first header of that name."""
        return next(iter(self._request.headers.get_all(name)), None)

    def answer(self) -> bytes:
        """The bytes that open the socket, or refuse a request that is not valid."""
        return self._written(self._response)

    def refusal(self, status: int, body: bytes) -> bytes:
        """The bytes that refuse the socket, with the reason as JSON."""
        headers = Headers({"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"})
        return self._written(Response(status, HTTPStatus(status).phrase, headers, body))

    def _written(self, response: Response) -> bytes:
        self._protocol.send_response(response)
        return b"".join(self._protocol.data_to_send())
