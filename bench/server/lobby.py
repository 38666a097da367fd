"""Requests over HTTP, one after the other: to open matches and to sit down."""

import json
from http.client import HTTPConnection
from typing import Any


class Lobby:
    """A connection to a server's doors; used by one thread."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=30)

    def post(self, path: str, body: object = None, secret: str | None = None) -> dict[str, Any]:
        """Send a request, and give the answer."""
        headers = {"content-type": "application/json"}
        if secret is not None:
            headers["authorization"] = f"Bearer {secret}"
        self._connection.request("POST", path, json.dumps({} if body is None else body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status != 200:
            raise ConnectionError(f"{path} was answered by {answer.status}: {text[:300]!r}")
        given: dict[str, Any] = json.loads(text)
        return given

    def close(self) -> None:
        """Hang up."""
        self._connection.close()
