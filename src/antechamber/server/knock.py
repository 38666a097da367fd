"""A client's request for a socket, and the answer to it: the one part of RFC 6455 that is HTTP."""

import logging
from http import HTTPStatus
from typing import Final

from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

SWITCHING: Final = 101
_quiet: Final = logging.getLogger(__name__)


class Knock:
    """One request; websockets reads it and writes the answer, without any network, and is not needed after that."""

    def __init__(self, data: bytes) -> None:
        self._protocol = ServerProtocol(logger=_quiet)
        self._protocol.receive_data(data)
        requests = [event for event in self._protocol.events_received() if isinstance(event, Request)]
        self._request = requests[0] if requests else Request("", Headers())
        self._response = self._protocol.accept(self._request)

    @property
    def is_proper(self) -> bool:
        """False when no socket can be opened by such a request."""
        return self._response.status_code == SWITCHING

    @property
    def path(self) -> str:
        """What was asked for, without the query."""
        return self._request.path.partition("?")[0]

    @property
    def query(self) -> str:
        """What stands behind the question mark."""
        return self._request.path.partition("?")[2]

    def header(self, name: str) -> str | None:
        """The first header of that name."""
        return next(iter(self._request.headers.get_all(name)), None)

    def answer(self) -> bytes:
        """What opens the socket, or says why there is none."""
        return self._written(self._response)

    def refusal(self, status: int, body: bytes) -> bytes:
        """What says in JSON why there is no socket."""
        headers = Headers({"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"})
        return self._written(Response(status, HTTPStatus(status).phrase, headers, body))

    def _written(self, response: Response) -> bytes:
        self._protocol.send_response(response)
        return b"".join(self._protocol.data_to_send())
