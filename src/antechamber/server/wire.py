"""A client's socket as the server holds it: whole messages in, one at a time, and whole messages out.

It takes the place of uvicorn's own protocol for WebSockets, under the same contract: uvicorn reads the request, hands
the line over, and calls `shutdown` when the server stops. Behind it stands no ASGI application: the task
that would wait there for the whole life of a socket needs several times the memory of all else that is known of a
client, and each message would pass through queues and dictionaries on its way.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, cast

from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import Close

from antechamber.server.inbox import BAD_FRAME, BAD_LETTERS, CLOSE, PING, PONG, TEXT, Inbox, Unreadable, framed
from antechamber.server.knock import Knock

MOST_BYTES_IN: Final = 4096
"""Of one message."""
MOST_WAITING: Final = 2 * MOST_BYTES_IN
"""Bytes of a client that wait while a message of his is being done; what is more stays with him."""
LAST_WORDS: Final = 5.0
"""Seconds that a socket has after its end for what is still to be sent, and for the other end to answer."""
SECONDS_TO_TAKE: Final = 20.0
"""How long a reader may take nothing before he is given up."""
SECONDS_OF_SILENCE: Final = 20.0
"""After which a client is asked whether he is still there; after twice as many he is given up."""
NOT_THERE: Final = 1011
RESTARTING: Final = 1012


class Ear(Protocol):
    """Whoever attends to a client."""

    def take(self, text: str | bytes, done: Callable[[], None]) -> None:
        """Do what a message asks, and call `done` then; the next one is not read before that."""

    def go_on(self) -> None:
        """The client, who was slow, takes again what he is sent."""

    def leave(self) -> None:
        """The client is gone."""


Attend = Callable[["Wire", Knock], Coroutine[Any, Any, None]]
"""Opens a socket that is asked for and listens to it, or refuses it."""


class Post:
    """Sends what was written in one turn of the loop in one go at its end.

    Sending is what costs most of all: so a frame and the answer behind it are sent together, and the many frames of
    the moves that one commit has stored leave one after the other, which wakes their readers less often.
    """

    def __init__(self) -> None:
        self._due: list[Wire] = []

    def add(self, wire: "Wire") -> None:
        """Have what is written on a wire sent soon."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._send)
        self._due.append(wire)

    def _send(self) -> None:
        due, self._due = self._due, []
        for wire in due:
            wire.send()


class Wire:
    """One client's socket: a protocol of asyncio's, by what it does."""

    __slots__ = (
        "_attend",
        "_blocked_since",
        "_ear",
        "_end_timer",
        "_heard_at",
        "_inbox",
        "_is_busy",
        "_is_ending",
        "_is_paused",
        "_is_reading",
        "_loop",
        "_post",
        "_state",
        "_transport",
        "_written",
    )

    def __init__(self, attend: Attend, post: Post, state: ServerState) -> None:
        self._loop = asyncio.get_running_loop()
        self._post = post
        self._attend: Attend | None = attend
        self._state = state
        self._transport: asyncio.Transport
        self._inbox = Inbox(MOST_BYTES_IN)
        self._written = b""
        """What is to be sent."""
        self._ear: Ear | None = None
        self._is_busy = False
        self._is_reading = False
        self._is_paused = False
        self._is_ending = False
        self._end_timer: asyncio.TimerHandle | None = None
        self._heard_at = self._loop.time()
        self._blocked_since: float | None = None

    # What whoever attends to the client does.

    @property
    def address(self) -> str:
        """Where the other end is."""
        name = self._transport.get_extra_info("peername")
        return str(name[0]) if name else ""

    @property
    def is_free(self) -> bool:
        """False while the other end takes less than it is sent."""
        return self._blocked_since is None

    @property
    def is_open(self) -> bool:
        """False once it is ended from either side."""
        return not (self._is_ending or self._transport.is_closing())

    def open(self, knock: Knock, ear: Ear) -> None:
        """Open the socket for one who listens from now on."""
        self._transport.write(knock.answer())
        self._ear = ear

    def refuse(self, answer: bytes) -> None:
        """Open no socket, and say why."""
        self._transport.write(answer)
        self._hang_up()

    def write(self, text: bytes) -> None:
        """Have a text sent in this turn of the loop; to one who is gone nothing is sent."""
        if self._is_ending:
            return
        if self._written:
            self._written += framed(TEXT, text)
        else:
            self._written = framed(TEXT, text)
            self._post.add(self)

    def send(self) -> None:
        """Send what was written."""
        written, self._written = self._written, b""
        if written and not self._transport.is_closing():
            self._transport.write(written)

    def end(self, code: int) -> None:
        """Close the socket, after all that was written."""
        if self.is_open:
            self._written += framed(CLOSE, Close(code, "").serialize())
            self.send()
            self._part()
            self._go_on_reading()  # The answer to this is waited for, but not long.

    def look_after(self) -> None:
        """Give up a client who takes nothing, and one who says nothing when he is asked whether he is there."""
        now = self._loop.time()
        if self._blocked_since is not None and now - self._blocked_since > SECONDS_TO_TAKE:
            self._transport.abort()
        elif not self._is_paused and now - self._heard_at > 2 * SECONDS_OF_SILENCE:
            self.end(NOT_THERE)
        elif now - self._heard_at > SECONDS_OF_SILENCE and self.is_open:
            self._transport.write(framed(PING, b""))

    # What the network and uvicorn do.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is handed over."""
        self._transport = cast("asyncio.Transport", transport)
        self._state.connections.add(cast("Any", self))

    def data_received(self, data: bytes) -> None:
        """First comes the request for the socket, whole, then frames."""
        self._heard_at = self._loop.time()
        if self._attend is not None:
            attend, self._attend = self._attend, None
            self._be_asked(attend, Knock(data))
            return
        self._inbox.put(data)
        self._read()
        if len(self._inbox) > MOST_WAITING and not self._is_paused and self.is_open:
            self._is_paused = True
            self._transport.pause_reading()

    def pause_writing(self) -> None:
        """The other end takes less than it is sent."""
        self._blocked_since = self._loop.time()

    def resume_writing(self) -> None:
        """It takes again."""
        self._blocked_since = None
        if self._ear is not None:
            self._ear.go_on()

    def connection_lost(self, _error: Exception | None) -> None:
        """The line is gone."""
        self._state.connections.discard(cast("Any", self))
        self._part()
        if self._end_timer is not None:
            self._end_timer.cancel()

    def shutdown(self) -> None:
        """The server stops."""
        if self._ear is not None:
            self.end(RESTARTING)
        self._hang_up()

    # What goes on inside.

    def _be_asked(self, attend: Attend, knock: Knock) -> None:
        if not knock.is_proper:
            self.refuse(knock.answer())
            return
        self._is_busy = True
        task = self._loop.create_task(attend(self, knock))
        self._state.tasks.add(task)
        task.add_done_callback(self._attended)

    def _attended(self, task: asyncio.Task[None]) -> None:
        self._state.tasks.discard(task)
        self._done()

    def _done(self) -> None:
        """Go on behind a message that is answered; one that was answered at once is still being read."""
        self._is_busy = False
        if not self._is_reading:
            self._read()
            self._go_on_reading()

    def _go_on_reading(self) -> None:
        if self._is_paused and not self._is_busy and not self._transport.is_closing():
            self._is_paused = False
            self._transport.resume_reading()

    def _read(self) -> None:
        """Hand on what has come in, one message after the other."""
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
        elif self._is_ending or self._ear is None or kind == PONG:
            return
        elif kind == PING:
            self._transport.write(framed(PONG, content))
        else:
            self._is_busy = True
            self._ear.take(_letters(content) if kind == TEXT else content, self._done)

    def _answer_close(self, content: bytes) -> None:
        """Whoever closes first is answered by the same; then the line is given up."""
        try:
            Close.parse(content)
        except (ProtocolError, UnicodeDecodeError) as fault:
            raise Unreadable(BAD_FRAME if isinstance(fault, ProtocolError) else BAD_LETTERS) from None
        if self.is_open:
            self._written += framed(CLOSE, content)
            self.send()
        self._hang_up()

    def _hang_up(self) -> None:
        """Close the line when all that was written has left."""
        self._part()
        self._transport.close()

    def _part(self) -> None:
        """Nothing more is said or heard here; a line that does not end by itself is cut."""
        if not self._is_ending:
            self._is_ending = True
            self._end_timer = self._loop.call_later(LAST_WORDS, self._transport.abort)
        if self._ear is not None:
            ear, self._ear = self._ear, None
            ear.leave()


def _letters(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Unreadable(BAD_LETTERS) from None
