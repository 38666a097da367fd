"""One socket as the room sees it: a reader to send to, who may be slow."""

import asyncio
from collections.abc import Sequence
from typing import Final

from antechamber.core.refused import Refused
from antechamber.server.frames import encoded
from antechamber.server.messages import Bye
from antechamber.server.refusals import problem
from antechamber.server.wire import Wire

COME_BACK: Final = frozenset({"server-closing"})
"""After these farewells it is worth connecting again by oneself."""
GOING_AWAY: Final = 1001
POLICY: Final = 1008


class Connection:
    """A client's socket: who he is by the hash of his secret, and in which language he reads.

    What he is sent goes out at once. While he takes nothing it is dropped, but for answers to messages of his own; when
    he takes again he is told how things stand, in one frame.
    """

    __slots__ = ("_answers", "farewell", "is_behind", "key", "lang", "line", "reader")

    def __init__(self, key: str | None, reader: int | None, lang: str | None, line: Wire) -> None:
        self.key = key
        self.reader = reader
        self.lang = lang
        self.line = line
        self.farewell: Refused | None = None
        self.is_behind = False
        """True when something was dropped."""
        self._answers: tuple[bytes, ...] = ()

    def put(self, text: bytes, *, is_answer: bool = False) -> None:
        """Send a message; never waits. The answer to a message of his own is never dropped."""
        if self.farewell is not None and not is_answer:
            return
        if not self.is_behind and self.line.is_free:
            self.line.write(text)
            return
        self.is_behind = True
        if is_answer:
            self._answers += (text,)

    def catch_up(self, texts: Sequence[bytes]) -> None:
        """Tell the reader how things stand, and answer what he has asked meanwhile."""
        self.is_behind = False
        answers, self._answers = self._answers, ()
        for text in (*texts, *answers):
            self.line.write(text)

    def close(self, why: Refused) -> None:
        """Say why and end, once all that is being answered is answered."""
        if self.farewell is None:
            self.farewell = why
            asyncio.get_running_loop().call_soon(self._say_farewell, why)

    def _say_farewell(self, why: Refused) -> None:
        bye = Bye(problem(why, self.lang or "en"), why.reason in COME_BACK)
        self.line.write(encoded(bye))
        self.line.end(GOING_AWAY if bye.come_back else POLICY)
