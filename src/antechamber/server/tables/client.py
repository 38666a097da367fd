"""One client as a table sees it: who reads, in which language, and what they are sent though they may be slow."""

import asyncio
from collections.abc import Sequence
from typing import Final

from antechamber.core.refused import Refused
from antechamber.server.messages import Bye
from antechamber.server.refusals import problem
from antechamber.server.sockets.socket import Socket
from antechamber.server.tables.frames import encoded

COME_BACK: Final = frozenset({"server-closing"})
"""Farewells after which a client should connect again by itself."""
GOING_AWAY: Final = 1001
POLICY: Final = 1008


class Client:
    """A client at a table: known by the hash of their secret, reached over their socket.

    What they are sent goes out at once. While they accept nothing it is dropped, except answers to their own messages;
    when they accept data again, one frame tells them how things stand.
    """

    __slots__ = ("_answers", "farewell", "is_behind", "key", "lang", "reader", "socket")

    def __init__(self, key: str | None, reader: int | None, lang: str | None, socket: Socket) -> None:
        self.key = key
        self.reader = reader
        self.lang = lang
        self.socket = socket
        self.farewell: Refused | None = None
        self.is_behind = False
        """True when something was dropped."""
        self._answers: tuple[bytes, ...] = ()

    def put(self, text: bytes, *, is_answer: bool = False) -> None:
        """Send a message; never waits. An answer to the client's own message is never dropped."""
        if self.farewell is not None and not is_answer:
            return
        if not self.is_behind and self.socket.is_free:
            self.socket.write(text)
            return
        self.is_behind = True
        if is_answer:
            self._answers += (text,)

    def catch_up(self, texts: Sequence[bytes]) -> None:
        """Send how things stand, then the answers that were kept."""
        self.is_behind = False
        answers, self._answers = self._answers, ()
        for text in (*texts, *answers):
            self.socket.write(text)

    def close(self, why: Refused) -> None:
        """Say why and end, once everything under way is answered."""
        if self.farewell is None:
            self.farewell = why
            asyncio.get_running_loop().call_soon(self._say_farewell, why)

    def _say_farewell(self, why: Refused) -> None:
        bye = Bye(problem(why, self.lang or "en"), why.reason in COME_BACK)
        self.socket.write(encoded(bye))
        self.socket.end(GOING_AWAY if bye.come_back else POLICY)
