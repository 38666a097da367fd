"""A WebSocket client that costs as little as it can, so that one core of load is enough for one core of server.

It does what both servers need and no more: whole text frames, answered pings, no extension.
"""

import asyncio
import socket
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
"""A whole message of text: the last fragment bit, and the kind of frame."""
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A client must mask what it sends; this mask leaves it as it is, so masking takes no time here."""
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127

Hear = Callable[[bytes], None]


class WebSocket(asyncio.Protocol):
    """One open socket; each text that comes in is handed to `hear`."""

    def __init__(self, port: int, path: str, hear: Hear) -> None:
        self._port = port
        self._path = path
        self._hear = hear
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._kept = b""
        self._is_closing = False

    async def open(self) -> None:
        """Connect to this machine, and wait until the server has agreed."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self._port)
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the change from HTTP to WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: YW50ZWNoYW1iZXItYmVuYw==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Read the answer to the request, then frames."""
        data = self._kept + data if self._kept else data
        if not self._opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._kept = head
                return
            self._open(head)
        self._kept = self._frames(data)

    def connection_lost(self, _error: Exception | None) -> None:
        """A server that goes away spoils the measurement: say so."""
        if not self._is_closing:
            raise ConnectionError("the server closed a socket in the middle of the bench")

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self._is_closing = True
        if self._transport is not None:
            self._transport.close()

    def _open(self, head: bytes) -> None:
        status = head.split(b"\r\n", 1)[0]
        if b" 101 " in status:
            self._opened.set_result(None)
        else:
            self._opened.set_exception(ConnectionError(f"the server opened no socket: {status.decode()}"))

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < TWO_BYTES:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | TWO_BYTES)) + size.to_bytes(2)
        if self._transport is not None:
            self._transport.write(head + NO_MASK + content)

    def _frames(self, data: bytes) -> bytes:
        """Hand on all whole frames, and give what is left over."""
        start, end = 0, len(data)
        while end - start >= 2:
            size, begin = data[start + 1], start + 2
            if size >= TWO_BYTES:
                begin += 8 if size == EIGHT_BYTES else 2
                size = int.from_bytes(data[start + 2 : begin])
            if begin + size > end:
                break
            self._take(data[start], data[begin : begin + size])
            start = begin + size
        return data[start:]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._hear(content)
        elif kind == PING:
            self._send(PONG, content)
        elif kind != CLOSE:  # After a farewell the connection is lost, which is seen there.
            raise ConnectionError(f"a frame of a kind that the bench does not read: {kind:#x}")
