"""A storage that fails for a while costs nobody anything but time: people are told, and nothing is done by halves."""

import asyncio
import json
import resource
from pathlib import Path

import msgspec
import pytest

from tests.server.crashes.checking import check, check_end, check_luck
from tests.server.crashes.crashing import PROGRAM
from tests.server.crashes.evening import Death, Evening, Plan, stored
from tests.server.crashes.plans import GAMBIT, SEATS, SECRETS
from tests.server.serving import Client, Server, Socket, serving

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "trouble"),
    [
        (SECRETS, "nothing-stored Played 9"),
        (SECRETS, "all-stored Played 9"),
        (SECRETS, "silent Played 9"),
        (GAMBIT, "nothing-stored Answered 2"),
        (GAMBIT, "all-stored WindowClosed 1"),
        (GAMBIT, "nothing-stored WindowClosed 1"),
        (GAMBIT, "silent WindowClosed 1"),
        (GAMBIT, "nothing-stored LuckSealed 2"),
    ],
)
def test_the_game_goes_on_after_a_trouble_of_the_storage(game: str, trouble: str, tmp_path: Path) -> None:
    evening = Evening(tmp_path, Plan(game, SEATS, 1, (), settings={"trouble": trouble}))

    evening.run()

    check(evening)
    check_end(evening)


def test_a_table_that_cannot_be_woken_at_once_is_woken_with_its_bots_when_it_can(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Plan(GAMBIT, SEATS, 1, (Death(after_heard=20),), bots=1))
    for person in evening.people:
        person.habits = 0.0
    evening.die()
    evening.plan = msgspec.structs.replace(evening.plan, settings={"trouble": "nothing-stored BotSeated 1"})
    evening.finish()

    assert evening.refused_at_the_door == ["server-storage"] * 3
    check(evening)
    check_end(evening)


async def two_people(server: Server, game: str = SECRETS, players: int = 3) -> tuple[Client, Client]:
    host = await Client(server.address).open(game, "host", players=players)
    return host, await Client(server.address).join(host.table, "guest")


def fill_the_disk(server: Server, folder: Path) -> int:
    """Let no file of the server's grow further; gives the limit that it had."""
    size = max(path.stat().st_size for path in folder.glob("games.db*"))
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))
    return most


def test_a_full_disk_is_told_and_nothing_has_changed_and_afterwards_all_is_well(tmp_path: Path) -> None:
    database = tmp_path / "games.db"

    async def run(server: Server) -> None:
        host, guest = await two_people(server)
        async with host.socket() as socket, guest.socket() as other:
            assert (await socket.ask("Say", text="there is room"))["type"] == "Done"
            most = fill_the_disk(server, tmp_path)
            refusal = await socket.ask("Say", id="same", text="and now there is none")
            assert refusal["problem"]["reason"] == "server-storage"
            assert "nothing has changed" in refusal["problem"]["text"]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
            assert (await socket.ask("Say", id="same", text="and now there is none"))["type"] == "Done"
            assert (await other.ask("Say", text="there is again"))["type"] == "Done"
            said = [json.loads(text)["lines"][-1]["text"] for text in other.received if '"Talk"' in text]
            assert said == ["there is room", "and now there is none", "there is again"]

    with serving(database, bot_workers="0") as server:
        asyncio.run(run(server))


def test_what_somebody_does_who_goes_at_that_moment_reaches_the_others(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def run(server: Server) -> None:
        host, guest = await two_people(server)
        async with guest.socket() as other:
            async with host.socket() as socket:
                await socket.send("Say", text="I must go")
            for _ in range(3):  # Each newcomer is told to everybody, also to the one who has gone.
                async with guest.watching().socket() as newcomer:
                    await newcomer.next("Table")
            gate.touch()
            assert (await other.next("Talk"))["lines"][-1]["text"] == "I must go"

    settings = {"bot_workers": "0", "trouble": "slow Said 1", "gate": str(gate)}
    with serving(tmp_path / "games.db", PROGRAM, None, **settings) as server:
        asyncio.run(run(server))


async def give_up(*sockets: Socket) -> None:
    """Have whoever may do so give the game up."""
    for socket in sockets:
        frame = await socket.frame()
        for move in frame["choices"]:
            if move["type"] == "Resign":
                await socket.send("Play", number=frame["number"], move=move)


def test_no_rematch_is_dealt_with_the_luck_of_the_game_before(tmp_path: Path) -> None:
    database = tmp_path / "games.db"

    async def run(server: Server) -> str:
        host, guest = await two_people(server, GAMBIT, 2)
        async with host.socket() as socket, guest.socket() as other:
            await socket.send("Start")
            await give_up(socket, other)
            assert (await socket.table("over"))["revealed"] is None
            refusal = await socket.ask("Start")
            assert refusal["problem"]["reason"] == "table-no-luck"
            while not (await socket.table("over"))["revealed"]:
                pass
            assert (await socket.ask("Start"))["type"] == "Done"
        return host.table

    settings = {"bot_workers": "0", "trouble": "nothing-stored LuckSealed 2"}
    with serving(database, PROGRAM, None, **settings) as server:
        check_luck(stored(database, asyncio.run(run(server))))


def test_luck_is_drawn_once_though_others_speak_when_a_game_ends(tmp_path: Path) -> None:
    database, gate = tmp_path / "games.db", tmp_path / "gate"

    async def run(server: Server) -> str:
        host, guest = await two_people(server, GAMBIT, 2)
        async with (
            host.socket() as socket,
            guest.socket() as other,
            guest.socket() as tab,
            guest.watching().socket() as watching,
        ):
            await socket.send("Start")
            await give_up(socket, other)
            for each in (socket, other, tab):
                await each.send("Say", text="well played")
            await watching.ask("Sync")
            gate.touch()
            seen = await watching.table("over")
            while seen["revealed"] is None:
                seen = await watching.table("over")
            await tab.ask("Say", text="good night")
        return host.table

    settings = {"bot_workers": "0", "trouble": "slow Played 1", "gate": str(gate)}
    with serving(database, PROGRAM, None, **settings) as server:
        table = asyncio.run(run(server))

    kinds = [json.loads(row.body)["type"] for row in stored(database, table)]
    assert kinds.count("LuckSealed") == 2
