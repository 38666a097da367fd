"""Two servers on one file by mistake: the unique keys keep the log whole, and whoever was overtaken is told so."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from tests.server.crashes.checking import check, check_end, check_numbers
from tests.server.crashes.crashing import PROGRAM
from tests.server.crashes.evening import LONGEST_LIFE, OPTIONS, Evening, Plan, stored
from tests.server.crashes.people import Person
from tests.server.crashes.plans import GAMBIT, SEATS
from tests.server.crashes.promises import Broken
from tests.server.serving import Client, Server, Socket, start

pytestmark = [pytest.mark.slow]

Seated = tuple[Person, Socket]
"""Somebody at his own server."""


@contextmanager
def two_servers(database: Path, **settings: str) -> Iterator[tuple[Server, Server]]:
    """Both dead at the end, so that the log can be read."""
    servers = [start(database, PROGRAM, None, bot_workers="0", **settings) for _ in range(2)]
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            server.kill()
            assert server.process.stdout is not None
            server.process.stdout.close()


async def sit_down(evening: Evening, servers: tuple[Server, Server]) -> None:
    """The host and the second person are at the first server, the third is at the other."""
    host, *others = evening.people
    table = await Client(servers[0].address).open(GAMBIT, host.name, players=SEATS, options=OPTIONS[GAMBIT])
    given = [table, *[await Client(servers[0].address).join(table.table, person.name) for person in others]]
    for person, client in zip(evening.people, given, strict=True):
        person.secret, person.seat = client.secret, client.seat
        evening.asked_names.add(person.name)
    evening.table = table.table


@asynccontextmanager
async def sockets_of(evening: Evening, servers: tuple[Server, Server]) -> AsyncIterator[list[Seated]]:
    """Each person's socket to their server."""
    async with AsyncExitStack() as stack:
        sockets = []
        for person, server in zip(evening.people, (servers[0], servers[0], servers[1]), strict=True):
            client = Client(server.address, evening.table, person.secret, person.seat)
            sockets.append((person, await stack.enter_async_context(client.socket())))
        yield sockets


async def answered(person: Person, socket: Socket) -> bool:
    """Hear until what was said is answered; whoever is told that he is late has seen the newest frame by then."""
    while person.pending is not None:
        person.hear(0, await socket.next())
    answer = person.heard[-1].message
    if answer["type"] == "Refusal" and answer["problem"]["reason"] == "table-stale":
        assert person.frame["number"] >= answer["number"]  # Others may have moved on before it was sent.
    return bool(answer["type"] == "Done")


async def say(person: Person, socket: Socket) -> bool:
    """Say a line; False when it was refused."""
    await person.send(socket, "Say", text=f"{person.name} says line {len(person.sent)}")
    return await answered(person, socket)


async def say_until_done(person: Person, socket: Socket) -> None:
    """Say lines until one is taken: then his server has seen all that the other has stored."""
    while not await say(person, socket):
        pass


async def quarrel(sockets: list[Seated]) -> list[bool]:
    """Have everybody speak at the same moment; gives who was taken."""
    return list(await asyncio.gather(*(say(person, socket) for person, socket in sockets)))


async def play_on(sockets: list[Seated]) -> None:
    """Deal, and take turns until all have seen the end."""
    async with asyncio.timeout(LONGEST_LIFE):
        host, socket = sockets[0]
        await say_until_done(host, socket)
        await host.send(socket, "Start")
        assert await answered(host, socket)
        while not all(person.is_between_games for person, _ in sockets):
            for person, socket in sockets:
                await say_until_done(person, socket)
                await person.act(socket)
                await answered(person, socket)
            await quarrel(sockets)


def stale(person: Person) -> int:
    """How often somebody was told that others were quicker."""
    refusals = [heard.message for heard in person.heard if heard.message["type"] == "Refusal"]
    return sum(refusal["problem"]["reason"] == "table-stale" for refusal in refusals)


def test_a_game_at_two_servers_is_one_game(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Plan(GAMBIT, SEATS, 1, ()))
    for person in evening.people:
        person.habits, person.plays_again = 0.0, False

    async def run(servers: tuple[Server, Server]) -> None:
        await sit_down(evening, servers)
        async with sockets_of(evening, servers) as sockets:
            await play_on(sockets)
        answer = await Client(servers[1].address).ask("GET", f"/api/tables/{evening.table}/record")
        evening.record = answer.text

    with two_servers(evening.database) as servers:
        asyncio.run(run(servers))
    evening.logs = [stored(evening.database, evening.table)]

    check(evening)
    check_end(evening)
    assert stale(evening.people[2])
    assert stale(evening.people[0]) + stale(evening.people[1])


@pytest.mark.mutant
@pytest.mark.pure
def test_a_number_that_is_given_twice_for_want_of_a_unique_key_is_caught(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Plan(GAMBIT, SEATS, 1, ()))

    async def run(servers: tuple[Server, Server]) -> None:
        await sit_down(evening, servers)
        async with sockets_of(evening, servers) as sockets:
            assert await quarrel(sockets) == [True, True, True]

    with two_servers(evening.database, mutants="has_no_unique_number") as servers:
        asyncio.run(run(servers))

    with pytest.raises(Broken, match="the numbers are"):
        check_numbers(stored(evening.database, evening.table))
