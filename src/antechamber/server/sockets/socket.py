"""A client's open socket: whole messages in, one at a time, and whole messages out.

It replaces uvicorn's own WebSocket protocol, under the same contract: uvicorn reads the request, hands over the
transport, and calls `shutdown` when the server stops. There is no ASGI application behind it. That would need a task
for the whole life of every socket, which takes several times the memory of all else we keep for a client, and each
message would pass through queues and dictionaries on its way.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, cast

from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import Close

from antechamber.server.sockets.framing import BAD_FRAME, BAD_TEXT, CLOSE, PING, PONG, TEXT, Inbox, Unreadable, framed
from antechamber.server.sockets.handshake import Handshake

MOST_BYTES_IN: Final = 4096
"""In one message."""
MOST_WAITING: Final = 2 * MOST_BYTES_IN
"""Bytes that we read ahead while a message is being carried out; beyond that we stop reading."""
SECONDS_TO_CLOSE: Final = 5.0
"""How long a closing socket may take to send the rest and to hear the other end's answer."""
SECONDS_TO_TAKE: Final = 20.0
"""How long a client may accept no data before we give up."""
SECONDS_OF_SILENCE: Final = 20.0
"""How long a client may be silent before we ping; after twice as long we give up."""
NO_ANSWER: Final = 1011
RESTARTING: Final = 1012


class Receiver(Protocol):
    """Receives what comes in over a socket."""

    def receive(self, text: str | bytes, done: Callable[[], None]) -> None:
        """Carry out a message, then call `done`; the next message is not read before that."""

    def catch_up(self) -> None:
        """The client was slow, and accepts data again."""

    def leave(self) -> None:
        """The client is gone."""


Admit = Callable[["Socket", Handshake], Coroutine[Any, Any, None]]
"""Opens the socket that a handshake asks for, or refuses it."""


class SendQueue:
    """Sends all that was written in one turn of the event loop together, at the end of that turn.

    Sending costs more than anything else. This way a frame and the answer after it are one packet, and the frames of
    all moves that one commit has stored leave together, which wakes their readers less often.
    """

    def __init__(self) -> None:
        self._due: list[Socket] = []

    def add(self, socket: "Socket") -> None:
        """Send what was written to a socket at the end of this turn."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._send)
        self._due.append(socket)

    def _send(self) -> None:
        due, self._due = self._due, []
        for socket in due:
            socket.send()


class Socket:
    """One client's open WebSocket; for asyncio it is the protocol of a transport."""

    __slots__ = (
        "_admit",
        "_blocked_since",
        "_end_timer",
        "_heard_at",
        "_inbox",
        "_is_busy",
        "_is_ending",
        "_is_paused",
        "_is_reading",
        "_loop",
        "_queue",
        "_receiver",
        "_state",
        "_transport",
        "_written",
    )

    def __init__(self, admit: Admit, queue: SendQueue, state: ServerState) -> None:
        self._loop = asyncio.get_running_loop()
        self._queue = queue
        self._admit: Admit | None = admit
        self._state = state
        self._transport: asyncio.Transport
        self._inbox = Inbox(MOST_BYTES_IN)
        self._written = b""
        """What is to be sent."""
        self._receiver: Receiver | None = None
        self._is_busy = False
        self._is_reading = False
        self._is_paused = False
        self._is_ending = False
        self._end_timer: asyncio.TimerHandle | None = None
        self._heard_at = self._loop.time()
        self._blocked_since: float | None = None

    # What the session does with it.

    @property
    def address(self) -> str:
        """The address of the other end."""
        name = self._transport.get_extra_info("peername")
        return str(name[0]) if name else ""

    @property
    def is_free(self) -> bool:
        """False while the other end accepts less than it is sent."""
        return self._blocked_since is None

    @property
    def is_open(self) -> bool:
        """False once either side has ended it."""
        return not (self._is_ending or self._transport.is_closing())

    def open(self, handshake: Handshake, receiver: Receiver) -> None:
        """Open the socket; from now on its messages go to the receiver."""
        self._transport.write(handshake.answer())
        self._receiver = receiver

    def refuse(self, answer: bytes) -> None:
        """Answer with a refusal instead of a socket."""
        self._transport.write(answer)
        self._hang_up()

    def write(self, text: bytes) -> None:
        """Queue a text, to be sent at the end of this turn of the loop; nothing is sent once the socket is ending."""
        if self._is_ending:
            return
        if self._written:
            self._written += framed(TEXT, text)
        else:
            self._written = framed(TEXT, text)
            self._queue.add(self)

    def send(self) -> None:
        """Send what was written."""
        written, self._written = self._written, b""
        if written and not self._transport.is_closing():
            self._transport.write(written)

    def end(self, code: int) -> None:
        """Close the socket, once all that was written is sent."""
        if self.is_open:
            self._written += framed(CLOSE, Close(code, "").serialize())
            self.send()
            self._part()
            self._go_on_reading()  # We wait for the answer to this, but not long.

    def check_alive(self) -> None:
        """Ping a silent client; give up on one who does not answer, or accepts no data."""
        now = self._loop.time()
        if self._blocked_since is not None and now - self._blocked_since > SECONDS_TO_TAKE:
            self._transport.abort()
        elif not self._is_paused and now - self._heard_at > 2 * SECONDS_OF_SILENCE:
            self.end(NO_ANSWER)
        elif now - self._heard_at > SECONDS_OF_SILENCE and self.is_open:
            self._transport.write(framed(PING, b""))

    # What the network and uvicorn call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Uvicorn hands over the transport."""
        self._transport = cast("asyncio.Transport", transport)
        self._state.connections.add(cast("Any", self))

    def data_received(self, data: bytes) -> None:
        """First comes the whole handshake, then frames."""
        self._heard_at = self._loop.time()
        if self._admit is not None:
            admit, self._admit = self._admit, None
            self._shake_hands(admit, Handshake(data))
            return
        self._inbox.put(data)
        self._read()
        if len(self._inbox) > MOST_WAITING and not self._is_paused and self.is_open:
            self._is_paused = True
            self._transport.pause_reading()

    def pause_writing(self) -> None:
        """The other end accepts less than it is sent."""
        self._blocked_since = self._loop.time()

    def resume_writing(self) -> None:
        """The other end accepts data again."""
        self._blocked_since = None
        if self._receiver is not None:
            self._receiver.catch_up()

    def connection_lost(self, _error: Exception | None) -> None:
        """The transport is gone."""
        self._state.connections.discard(cast("Any", self))
        self._part()
        if self._end_timer is not None:
            self._end_timer.cancel()

    def shutdown(self) -> None:
        """The server stops."""
        if self._receiver is not None:
            self.end(RESTARTING)
        self._hang_up()

    # Inside.

    def _shake_hands(self, admit: Admit, handshake: Handshake) -> None:
        if not handshake.is_valid:
            self.refuse(handshake.answer())
            return
        self._is_busy = True
        task = self._loop.create_task(admit(self, handshake))
        self._state.tasks.add(task)
        task.add_done_callback(self._admitted)

    def _admitted(self, task: asyncio.Task[None]) -> None:
        self._state.tasks.discard(task)
        self._done()

    def _done(self) -> None:
        """Go on after a message; if it was carried out at once, `_read` is still running and goes on by itself."""
        self._is_busy = False
        if not self._is_reading:
            self._read()
            self._go_on_reading()

    def _go_on_reading(self) -> None:
        if self._is_paused and not self._is_busy and not self._transport.is_closing():
            self._is_paused = False
            self._transport.resume_reading()

    def _read(self) -> None:
        """Hand on what has come in, one message after another."""
        self._is_reading = True
        try:
            while not self._is_busy and (message := self._inbox.next()) is not None:
                self._take(*message)
        except Unreadable as fault:
            self.end(fault.code)
            self._hang_up()
        finally:
            self._is_reading = False

    def _take(self, kind: int, content: bytes) -> None:
        if kind == CLOSE:
            self._answer_close(content)
        elif self._is_ending or self._receiver is None or kind == PONG:
            return
        elif kind == PING:
            self._transport.write(framed(PONG, content))
        else:
            self._is_busy = True
            self._receiver.receive(_decoded(content) if kind == TEXT else content, self._done)

    def _answer_close(self, content: bytes) -> None:
        """Answer the client's close in kind, then hang up."""
        try:
            Close.parse(content)
        except (ProtocolError, UnicodeDecodeError) as fault:
            raise Unreadable(BAD_FRAME if isinstance(fault, ProtocolError) else BAD_TEXT) from None
        if self.is_open:
            self._written += framed(CLOSE, content)
            self.send()
        self._hang_up()

    def _hang_up(self) -> None:
        """Close the transport once all that was written has left."""
        self._part()
        self._transport.close()

    def _part(self) -> None:
        """Stop sending and receiving; a transport that does not close by itself is cut."""
        if not self._is_ending:
            self._is_ending = True
            self._end_timer = self._loop.call_later(SECONDS_TO_CLOSE, self._transport.abort)
        if self._receiver is not None:
            receiver, self._receiver = self._receiver, None
            receiver.leave()


def _decoded(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Unreadable(BAD_TEXT) from None
