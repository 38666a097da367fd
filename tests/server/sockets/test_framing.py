"""Bytes of a client become messages again, however they were cut; what is no frame is named by its code."""

import random
from itertools import pairwise

import pytest
from websockets.frames import Frame, Opcode

from antechamber.server.sockets.framing import (
    BAD_FRAME,
    BINARY,
    CLOSE,
    PING,
    PONG,
    TEXT,
    TOO_LARGE,
    Inbox,
    Unreadable,
    framed,
)

MOST = 4096


def sent(kind: int, content: bytes, *, is_last: bool = True) -> bytes:
    """A frame as a client sends it, written by somebody else's code."""
    return Frame(Opcode(kind), content, is_last).serialize(mask=True)


def received(data: bytes, cuts: list[int]) -> list[tuple[int, bytes]]:
    """What an inbox makes of bytes that come in pieces."""
    inbox = Inbox(MOST)
    messages = []
    for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
        inbox.put(data[start:end])
        while (message := inbox.next()) is not None:
            messages.append(message)
    assert len(inbox) == 0
    return messages


@pytest.mark.parametrize("seed", range(20))
def test_messages_are_the_same_however_their_bytes_are_cut(seed: int) -> None:
    dice = random.Random(seed)
    data, expected = b"", []
    for _ in range(30):
        kind = dice.choice((TEXT, BINARY, PING, PONG))
        most = 125 if kind in {PING, PONG} else MOST
        content = dice.randbytes(dice.choice((0, 1, 3, 4, 100, 125, 126, 127, 200, most)) if most > 125 else most)
        parts = dice.choice((1, 1, 3)) if kind in {TEXT, BINARY} else 1
        data += _in_parts(kind, content, parts, dice)
        expected += [(PING, b"?")] * (parts - 1) + [(kind, content)]
    cuts = sorted(dice.sample(range(len(data)), dice.choice((0, 1, 40, 3000))))

    assert received(data, cuts) == expected


def _in_parts(kind: int, content: bytes, parts: int, dice: random.Random) -> bytes:
    """A message in so many frames, with a question between each two of them, as is allowed."""
    cuts = [0, *sorted(dice.randrange(len(content) + 1) for _ in range(parts - 1)), len(content)]
    frames = [
        sent(0 if number else kind, content[start:end], is_last=number == parts - 1)
        for number, (start, end) in enumerate(pairwise(cuts))
    ]
    return sent(PING, b"?").join(frames)


def test_whatever_comes_one_byte_at_a_time_is_read_all_the_same() -> None:
    data = sent(TEXT, b"x" * 300) + sent(CLOSE, b"\x03\xe8")

    assert received(data, list(range(1, len(data)))) == [(TEXT, b"x" * 300), (CLOSE, b"\x03\xe8")]


BAD = {
    "not masked": (Frame(Opcode.TEXT, b"x").serialize(mask=False), BAD_FRAME),
    "a kind that there is not": (b"\x83\x80\x00\x00\x00\x00", BAD_FRAME),
    "a control frame that there is not": (b"\x8b\x80\x00\x00\x00\x00", BAD_FRAME),
    "a bit that nobody agreed on": (b"\xc1\x80\x00\x00\x00\x00", BAD_FRAME),
    "a question in parts": (b"\x09\x80\x00\x00\x00\x00", BAD_FRAME),
    "a long question": (b"\x89\xfe\x00\x7e\x00\x00\x00\x00", BAD_FRAME),
    "more of nothing": (sent(0, b"x"), BAD_FRAME),
    "another message in the middle of one": (sent(TEXT, b"x", is_last=False) + sent(TEXT, b"y"), BAD_FRAME),
    "too large": (sent(TEXT, b"x" * (MOST + 1)), TOO_LARGE),
    "too large by what it announces": (b"\x81\xff" + b"\xff" * 8, TOO_LARGE),
    "too large in parts": (sent(TEXT, b"x" * MOST, is_last=False) + sent(0, b"y"), TOO_LARGE),
}


@pytest.mark.parametrize("name", BAD)
def test_what_no_client_may_send_is_refused_by_its_code(name: str) -> None:
    data, code = BAD[name]
    with pytest.raises(Unreadable) as refused:
        received(data, [])

    assert refused.value.code == code


def test_no_more_is_kept_than_has_not_been_read() -> None:
    inbox = Inbox(MOST)
    inbox.put(sent(TEXT, b"one") + sent(TEXT, b"two") + sent(TEXT, b"three")[:4])
    inbox.next()
    waiting = len(inbox)
    inbox.next()

    assert (waiting, len(inbox)) == (len(sent(TEXT, b"two")) + 4, 4)
    assert inbox.next() is None


@pytest.mark.parametrize("size", [0, 125, 126, 127, 65535, 65536])
def test_what_is_written_is_what_others_write(size: int) -> None:
    content = b"x" * size

    assert framed(TEXT, content) == Frame(Opcode.TEXT, content).serialize(mask=False)
