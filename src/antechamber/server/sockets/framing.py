"""The frames of RFC 6455, as a server reads and writes them: bytes to messages, and messages to bytes."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # Where there is no C compiler.
    from websockets.utils import apply_mask

MORE: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
KINDS: Final = frozenset({MORE, TEXT, BINARY, CLOSE, PING, PONG})
LAST: Final = 0x80
"""Set in the first byte of a message's last frame; most messages have only one."""
CONTROL: Final = 0x08
MASKED: Final = 0x80
"""Set in the second byte of every frame from a client."""
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
MOST_IN_CONTROL: Final = 125

BAD_FRAME: Final = 1002
BAD_TEXT: Final = 1007
TOO_LARGE: Final = 1009


class Unreadable(Exception):
    """What came in is not a frame, or too large, so nothing after it can be read; the code tells the sender."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Inbox:
    """The bytes that have come in over one socket, and the messages in them.

    Every open socket has one, so it holds nothing but the bytes that are not read yet.
    """

    __slots__ = ("_at", "_begun", "_kept", "_kind", "_most")

    def __init__(self, most: int) -> None:
        """`most` is the largest message, in bytes."""
        self._most = most
        self._kept = b""
        self._at = 0
        """Where the unread part of `_kept` begins."""
        self._kind = MORE
        """The kind of a message whose last frame is still to come; MORE if there is none."""
        self._begun = b""

    def __len__(self) -> int:
        """How many bytes are not read yet."""
        return len(self._kept) - self._at

    def put(self, data: bytes) -> None:
        """Add bytes that have come in."""
        self._kept = self._kept[self._at :] + data if len(self) else data
        self._at = 0

    def next(self) -> tuple[int, bytes] | None:
        """The kind and content of the next message or control frame; None until one is complete."""
        while (frame := self._frame()) is not None:
            head, content = frame
            kind = head & 0x0F
            if kind & CONTROL:
                return kind, content
            if (kind == MORE) != (self._kind != MORE):
                raise Unreadable(BAD_FRAME)
            kind = kind or self._kind
            content = self._begun + content
            if head & LAST:
                self._kind, self._begun = MORE, b""
                return kind, content
            self._kind, self._begun = kind, content
        return None

    def _frame(self) -> tuple[int, bytes] | None:
        """The first byte of the next frame, and its content."""
        kept, at = self._kept, self._at
        if len(kept) < at + 2:
            return None
        head, size, mask = kept[at], kept[at + 1] - MASKED, at + 2
        _check(head, size)
        if size >= TWO_BYTES:
            mask += 2 if size == TWO_BYTES else 8
            if len(kept) < mask:
                return None
            size = int.from_bytes(kept[at + 2 : mask], "big")
        if size > self._most - len(self._begun) and not head & CONTROL:
            raise Unreadable(TOO_LARGE)
        begin, end = mask + 4, mask + 4 + size
        if len(kept) < end:
            return None
        content = apply_mask(kept[begin:end], kept[mask:begin])
        self._kept, self._at = (kept, end) if len(kept) > end else (b"", 0)
        return head, content


def _check(head: int, size: int) -> None:
    """Refuse what no client may send: a frame unmasked or of unknown kind, a control frame too long or in parts."""
    if size < 0 or head & ~LAST not in KINDS:
        raise Unreadable(BAD_FRAME)
    if head & CONTROL and (size > MOST_IN_CONTROL or not head & LAST):
        raise Unreadable(BAD_FRAME)


def framed(kind: int, content: bytes) -> bytes:
    """A message as one frame of a server: not masked, its length in one, three or nine bytes."""
    size = len(content)
    if size < TWO_BYTES:
        return bytes((LAST | kind, size)) + content
    if size < 1 << 16:
        return bytes((LAST | kind, TWO_BYTES, size >> 8, size & 0xFF)) + content
    return bytes((LAST | kind, EIGHT_BYTES)) + size.to_bytes(8, "big") + content
