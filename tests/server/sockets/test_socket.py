"""A socket, byte for byte: the order of messages, questions whether somebody is there, and every way to end it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode

from antechamber.server.sockets import socket
from tests.server.serving import COMMAND, WAIT, Client, serving
from tests.server.sockets import impatient

pytestmark = pytest.mark.slow

IMPATIENT = (str(impatient.__file__),)


class Raw:
    """A client that sends and receives frames as they are."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, *frames: Frame) -> None:
        """Send frames, all in one go."""
        self.writer.write(b"".join(frame.serialize(mask=True) for frame in frames))

    async def next(self, kind: Opcode) -> bytes:
        """The content of the next frame of a kind."""
        async with asyncio.timeout(WAIT):
            while True:
                head, size = await self.reader.readexactly(2)
                if size == 126:
                    size = int.from_bytes(await self.reader.readexactly(2), "big")
                content = await self.reader.readexactly(size)
                if head & 0x0F == kind:
                    return content

    async def is_cut(self) -> bool:
        """Wait until the connection is cut."""
        async with asyncio.timeout(WAIT):
            while await self.reader.read(1000):
                pass
        return True

    async def code(self) -> int:
        """The code by which the server closes."""
        return Close.parse(await self.next(Opcode.CLOSE)).code


@asynccontextmanager
async def raw(client: Client) -> AsyncIterator[Raw]:
    """A socket of somebody who does everything by hand."""
    host, port = client.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/tables/{client.table}/socket?ticket={await client.ticket()} HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: YW50ZWNoYW1iZXItYmVuYw==\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Raw(reader, writer)
    finally:
        await hang_up(writer)


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """End a connection, even if the other end has ended it."""
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


def at_a_socket(folder: Path, act: Callable[[Raw], Any], program: tuple[str, ...] = COMMAND) -> Any:
    """What somebody gets out of a socket of his own."""

    async def come(address: str) -> Any:
        host = await Client(address).open("royal-gambit", "Host")
        async with raw(host) as client:
            return await act(client)

    with serving(folder / "house.db", program, bot_workers="0") as server:
        return asyncio.run(come(server.address))


def text(kind: str, **content: Any) -> Frame:
    return Frame(Opcode.TEXT, json.dumps({"type": kind, **content}).encode())


def test_messages_that_come_in_one_go_are_done_in_their_order(tmp_path: Path) -> None:
    """More of them than the server takes in at once."""
    count = 300

    async def talk(client: Raw) -> list[str]:
        client.send(*(text("Say", id=str(n), text=f"{n} " + "x" * 100) for n in range(count)))
        answers: list[str] = []
        while len(answers) < count:
            message = json.loads(await client.next(Opcode.TEXT))
            answers += [message["id"]] if message["type"] == "Done" else []
        return answers

    assert at_a_socket(tmp_path, talk) == [str(n) for n in range(count)]


def test_a_question_is_answered_with_its_own_words_also_in_the_middle_of_a_message(tmp_path: Path) -> None:
    async def ask(client: Raw) -> tuple[bytes, dict[str, Any]]:
        whole = text("Sync", id="s").data
        parts = Frame(Opcode.TEXT, whole[:5], fin=False), Frame(Opcode.CONT, whole[5:])
        client.send(parts[0], Frame(Opcode.PING, b"there?"), parts[1])
        pong = await client.next(Opcode.PONG)
        while (message := json.loads(await client.next(Opcode.TEXT)))["type"] != "Done":
            pass
        return pong, message

    assert at_a_socket(tmp_path, ask) == (b"there?", {"type": "Done", "id": "s"})


CLOSED = {
    "letters that are none": (Frame(Opcode.TEXT, b"\xff"), 1007),
    "a code that nobody may send": (Frame(Opcode.CLOSE, b"\x03\xed"), 1002),
    "a farewell in letters that are none": (Frame(Opcode.CLOSE, b"\x03\xe8\xff"), 1007),
    "a farewell": (Frame(Opcode.CLOSE, b"\x0f\xa1bye"), 4001),
}


@pytest.mark.parametrize("name", CLOSED)
def test_a_socket_is_closed_by_the_code_that_fits_and_then_cut(tmp_path: Path, name: str) -> None:
    frame, code = CLOSED[name]

    async def end(client: Raw) -> tuple[int, bool]:
        client.send(frame)
        return await client.code(), await client.is_cut()

    assert at_a_socket(tmp_path, end) == (code, True)


def test_whoever_says_nothing_is_asked_and_then_given_up(tmp_path: Path) -> None:
    async def be_silent(client: Raw) -> tuple[bytes, int]:
        return await client.next(Opcode.PING), await client.code()

    assert at_a_socket(tmp_path, be_silent, IMPATIENT) == (b"", socket.NO_ANSWER)


def test_whoever_answers_that_he_is_there_stays(tmp_path: Path) -> None:
    async def answer(client: Raw) -> str:
        for _ in range(4):
            client.send(Frame(Opcode.PONG, await client.next(Opcode.PING)))
        client.send(text("Sync", id="s"))
        while (message := json.loads(await client.next(Opcode.TEXT)))["type"] != "Done":
            pass
        return str(message["id"])

    assert at_a_socket(tmp_path, answer, IMPATIENT) == "s"


def test_what_is_no_request_for_a_socket_is_answered_over_http(tmp_path: Path) -> None:
    async def ask(address: str) -> list[int]:
        headers = {"connection": "Upgrade", "upgrade": "websocket"}
        proper = {"sec-websocket-version": "13", "sec-websocket-key": "YW50ZWNoYW1iZXItYmVuYw=="}
        return [await status(address, path, headers | more) for path in ("/api/x", "/") for more in ({}, proper)]

    async def status(address: str, path: str, headers: dict[str, str]) -> int:
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{lines}\r\n".encode())
        async with asyncio.timeout(WAIT):
            answer = await reader.read()
        await hang_up(writer)
        return int(answer.split()[1])

    with serving(tmp_path / "house.db", bot_workers="0") as server:
        assert asyncio.run(ask(server.address)) == [400, 404, 400, 404]
