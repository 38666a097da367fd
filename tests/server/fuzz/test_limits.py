"""The limits of a server, each with a small one: what is too much is refused, and nobody else is delayed by it."""

import asyncio
import json
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from antechamber.server.doors import app, request
from antechamber.server.doors.tickets import SECONDS, Tickets
from antechamber.server.sessions import session
from tests.server.permissions.cast import newest_number, outcome_of_socket
from tests.server.serving import COMMAND, Client, Server, serving

pytestmark = pytest.mark.slow

EMPTY = {"message_rate": "0.01", "request_rate": "0.01", "opening_rate": "0.01"}
"""A bucket that is empty stays so for the length of a test."""


def limited(folder: Path, **settings: str) -> AbstractContextManager[Server]:
    """A server with a small limit or two."""
    return serving(folder / "house.db", COMMAND, None, **{"bot_workers": "0", **EMPTY, **settings})


# Rates.


def test_a_seat_that_sends_too_often_is_told_so_and_then_shown_the_door(tmp_path: Path) -> None:
    async def talk_on(server: Server) -> tuple[list[str], str]:
        host = await Client(server.address).open("royal-gambit", "Host")
        guest = await Client(server.address).join(host.table, "Guest")
        async with host.socket() as socket, guest.socket() as other:
            for _ in range(15):
                assert (await socket.ask("WhyNot", move={}))["type"] == "Answer"
            socket.received.clear()
            with suppress(websockets.ConnectionClosed):
                while True:
                    await socket.ask("WhyNot", move={})
            with suppress(websockets.ConnectionClosed):
                while True:
                    await socket.next()
            calm = await other.ask("Sync")
        return [json.loads(text)["problem"]["reason"] for text in socket.received], calm["type"]

    with limited(tmp_path, message_burst="15") as server:
        reasons, calm = asyncio.run(talk_on(server))

    assert set(reasons) == {"server-too-many"}
    assert len(reasons) == session.MOST_FAULTS + 2  # One more refusal than is borne, and the farewell.
    assert calm == "Done"


def test_two_sockets_of_a_seat_share_its_rate(tmp_path: Path) -> None:
    async def talk(server: Server) -> list[str]:
        host = await Client(server.address).open("royal-gambit", "Host")
        async with host.socket() as one, host.socket() as other:
            return [(await socket.ask("Sync"))["type"] for socket in (one, other, one, other)]

    with limited(tmp_path, message_burst="3") as server:
        assert asyncio.run(talk(server)) == ["Done", "Done", "Done", "Refusal"]


def test_an_address_that_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    """Secrets that open no seat do not help; whoever has a seat still gets in."""

    async def knock(server: Server) -> tuple[list[int], httpx.Response, int, int]:
        host = await Client(server.address).open("royal-gambit", "Host")
        path = f"/api/tables/{host.table}"
        tries = [Client(server.address, host.table, f"made up {n}") for n in range(8)]
        answers = [await each.ask("GET", path) for each in tries]
        games = await Client(server.address).ask("GET", "/api/games")
        own = await host.ask("GET", path)
        return [answer.status_code for answer in answers], answers[-1], games.status_code, own.status_code

    with limited(tmp_path, request_burst="6") as server:
        statuses, last, games, own = asyncio.run(knock(server))

    assert statuses == [403] * 5 + [429] * 3
    assert last.json()["reason"] == "server-too-many"
    assert int(last.headers["retry-after"]) > 0
    assert (games, own) == (429, 200)


def test_an_address_can_open_only_so_many_tables(tmp_path: Path) -> None:
    async def open_many(server: Server) -> list[int]:
        body = {"game": "royal-gambit", "name": "Host"}
        return [(await Client(server.address).ask("POST", "/api/tables", body)).status_code for _ in range(4)]

    with limited(tmp_path, opening_burst="3") as server:
        assert asyncio.run(open_many(server)) == [200, 200, 200, 429]


@pytest.mark.parametrize(("trust", "statuses"), [("true", [200, 429, 200]), ("false", [200, 429, 429])])
def test_a_proxy_is_believed_only_when_that_is_set(tmp_path: Path, trust: str, statuses: list[int]) -> None:
    """Each address behind a proxy has its own rate; without the setting all that comes from it is one address."""

    async def ask(server: Server) -> list[int]:
        async with httpx.AsyncClient(base_url=server.address, trust_env=False, verify=False) as http:
            names = ("192.0.2.1", "192.0.2.1", "192.0.2.2")
            answers = [await http.get("/api/games", headers={"x-forwarded-for": name}) for name in names]
            return [answer.status_code for answer in answers]

    with limited(tmp_path, request_burst="1", trust_proxy=trust) as server:
        assert asyncio.run(ask(server)) == statuses


# Rooms and sockets.


def test_a_full_house_lets_nobody_in_and_idle_tables_make_room(tmp_path: Path) -> None:
    async def fill(server: Server) -> tuple[list[Any], int, int, dict[str, Any]]:
        body = {"game": "royal-gambit", "name": "Host"}
        somebody = Client(server.address)
        one = await somebody.open("royal-gambit", "Host")
        two = await somebody.open("royal-gambit", "Host")
        async with one.socket() as socket:
            three = await somebody.open("royal-gambit", "Host")  # The second has nobody at it, and goes to sleep.
            async with three.socket():
                refused = await somebody.ask("POST", "/api/tables", body)
                asleep = await two.ask("GET", f"/api/tables/{two.table}")
                assert (await socket.ask("Sync"))["type"] == "Done"
        woken = await two.ask("GET", f"/api/tables/{two.table}")
        health = (await somebody.ask("GET", "/api/health")).json()
        return [refused.status_code, refused.json()["reason"]], asleep.status_code, woken.status_code, health

    with limited(tmp_path, most_tables="2") as server:
        refused, asleep, woken, health = asyncio.run(fill(server))

    assert refused == [503, "server-full"]
    assert (asleep, woken) == (503, 200)
    assert health["tables"] <= 2


def test_a_rush_does_not_bring_in_more_tables_than_fit(tmp_path: Path) -> None:
    async def rush(server: Server) -> tuple[list[int], int]:
        body = {"game": "royal-gambit", "name": "Host"}
        somebody = Client(server.address)
        answers = await asyncio.gather(*(somebody.ask("POST", "/api/tables", body) for _ in range(20)))
        health = (await somebody.ask("GET", "/api/health")).json()
        return sorted({answer.status_code for answer in answers}), health["tables"]

    with limited(tmp_path, most_tables="3") as server:
        statuses, tables = asyncio.run(rush(server))

    assert statuses in ([200], [200, 503])
    assert tables <= 3


@pytest.mark.parametrize(("setting", "has_seat"), [("most_tabs", True), ("most_spectators", False)])
def test_a_seat_and_a_table_have_only_so_many_sockets(tmp_path: Path, setting: str, has_seat: bool) -> None:
    async def crowd(server: Server) -> tuple[dict[str, Any], dict[str, Any]]:
        host = await Client(server.address).open("royal-gambit", "Host")
        client = host if has_seat else host.watching()
        async with client.socket() as one, client.socket():
            async with client.socket() as third:
                refused = await third.next("Bye")
            assert (await one.ask("Sync"))["type"] == "Done"
        async with client.socket() as again:
            return refused, await again.next()

    with limited(tmp_path, **{setting: "2"}) as server:
        refused, later = asyncio.run(crowd(server))

    assert refused["problem"]["reason"] == "server-too-many-sockets"
    assert later["type"] == "Table"


def test_a_server_has_only_so_many_sockets(tmp_path: Path) -> None:
    async def crowd(server: Server) -> str:
        host = await Client(server.address).open("royal-gambit", "Host")
        async with host.socket():
            return await outcome_of_socket(host, await host.ticket())

    with limited(tmp_path, most_sockets="1") as server:
        assert asyncio.run(crowd(server)) == "server-full"


# Tickets and origins.


def test_a_ticket_opens_one_socket_once_and_at_its_own_table(tmp_path: Path) -> None:
    async def use(server: Server) -> list[str]:
        host = await Client(server.address).open("royal-gambit", "Host")
        elsewhere = await Client(server.address).open("royal-gambit", "Other")
        ticket = await host.ticket()
        used = [await outcome_of_socket(host, ticket), await outcome_of_socket(host, ticket)]
        foreign = await elsewhere.ticket()
        return [*used, await outcome_of_socket(host, foreign), await outcome_of_socket(host, ticket[:-1] + "!")]

    with limited(tmp_path) as server:
        assert asyncio.run(use(server)) == ["ok", *["server-bad-ticket"] * 3]


def test_a_ticket_of_somebody_who_was_sent_away_meanwhile_opens_nothing(tmp_path: Path) -> None:
    async def send_away(server: Server) -> str:
        host = await Client(server.address).open("royal-gambit", "Host")
        guest = await Client(server.address).join(host.table, "Guest")
        ticket = await guest.ticket()
        async with host.socket() as socket:
            assert (await socket.ask("Kick", seat=guest.seat))["type"] == "Done"
        return await outcome_of_socket(guest, ticket)

    with limited(tmp_path) as server:
        assert asyncio.run(send_away(server)) == "server-not-yours"


def test_a_ticket_is_good_for_half_a_minute() -> None:
    tickets = Tickets()
    early, late = tickets.give("table", None, 0.0), tickets.give("table", None, 0.0)

    assert tickets.use(early, "table", SECONDS) is not None
    assert tickets.use(late, "table", SECONDS + 0.1) is None


def test_a_page_of_another_origin_cannot_open_a_socket(tmp_path: Path) -> None:
    async def come(server: Server, origin: str | None) -> int:
        host = await Client(server.address).open("royal-gambit", "Host")
        path = f"{server.address.replace('http', 'ws', 1)}/api/tables/{host.table}/socket?ticket={await host.ticket()}"
        try:
            async with websockets.connect(path, origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
                await socket.recv()
                return 101
        except websockets.InvalidStatus as error:
            return error.response.status_code

    with limited(tmp_path, origins="https://friends.example https://more.example") as server:
        origins = [
            None,
            server.address,
            "https://friends.example",
            "https://evil.example",
            "null",
            "",
            "https://friends",
        ]
        statuses = [asyncio.run(come(server, origin)) for origin in origins]

    assert statuses == [101, 101, 101, 403, 403, 403, 403]


# Bodies, headers, decks.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("limits") / "house.db", bot_workers="0") as server:
        yield server


def post(server: Server, content: bytes | str, content_type: str = "application/json") -> httpx.Response:
    headers = {"content-type": content_type}
    return httpx.post(f"{server.address}/api/tables", content=content, headers=headers, trust_env=False, verify=False)


OPENING = '{"game": "royal-gambit", "name": "Host"}'


def test_a_body_is_at_most_64_kib(server: Server) -> None:
    fits = OPENING + " " * (request.MOST_BYTES - len(OPENING))

    assert post(server, fits).status_code == 200
    refused = post(server, fits + " ")
    assert (refused.status_code, refused.json()["reason"]) == (413, "server-too-large")


def test_a_body_that_does_not_say_how_long_it_is_is_cut_off_all_the_same(server: Server) -> None:
    def parts() -> Any:
        for _ in range(65):
            yield b" " * 1024

    answer = httpx.post(
        f"{server.address}/api/tables",
        content=parts(),
        headers={"content-type": "application/json"},
        trust_env=False,
        verify=False,
    )
    assert (answer.status_code, answer.json()["reason"]) == (413, "server-too-large")


@pytest.mark.parametrize("content_type", ["text/plain", "application/x-www-form-urlencoded", "", "multipart/form-data"])
def test_a_body_of_another_type_is_refused(server: Server, content_type: str) -> None:
    """What a form of another page could send is not read."""
    refused = post(server, OPENING, content_type)

    assert (refused.status_code, refused.json()["reason"]) == (415, "server-not-json")


NESTED = {
    "left open": "[" * 20_000,
    "closed": '{"game":"royal-gambit","name":"x","options":' + "[" * 20_000 + "]" * 20_000 + "}",
}


@pytest.mark.parametrize("body", NESTED.values(), ids=list(NESTED))
def test_a_body_that_is_nested_too_deeply_is_refused(server: Server, body: str) -> None:
    assert post(server, body).status_code == 400


@pytest.mark.parametrize("deck", ["/etc/passwd", "../cards.toml", "cards.toml", "file:///etc/passwd", ["/etc/passwd"]])
def test_a_deck_is_never_a_path(server: Server, deck: Any) -> None:
    body = {"game": "royal-secrets", "name": "Host", "options": {"deck": deck}}
    refused = post(server, json.dumps(body))

    assert refused.status_code == 422
    assert refused.json()["reason"] in {"core-bad-value", "core-bad-deck"}
    assert "root:" not in refused.text


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abcdefghjkmn", "/api", "/api/openapi.json", "/api/games", "/api/health", "/nothing", "/assets/../x"],
)
def test_every_answer_carries_the_headers_that_keep_a_page_to_itself(server: Server, path: str) -> None:
    headers = httpx.get(server.address + path, trust_env=False, verify=False).headers

    for name, value in app.HEADERS.items():
        assert headers[name.decode()] == value.decode()
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/assets/..%2f..%2fapp.py", "/assets/%2e%2e/app.py", "/assets//etc/passwd", "/assets/app.py", "/app.py"]
)
def test_no_file_is_served_but_the_pages(server: Server, path: str) -> None:
    assert httpx.get(server.address + path, trust_env=False, verify=False).status_code == 404


# Names and talk.


def test_what_people_write_is_told_as_text_and_as_it_was_written(server: Server) -> None:
    async def write() -> tuple[list[Any], list[Any]]:
        host = await Client(server.address).open("royal-gambit", "<b>Ann</b>")
        async with host.socket() as socket:
            await socket.ask("Say", text="<script>alert(1)</script> & co")
            await socket.ask("Sync")
        answer = await host.ask("GET", f"/api/tables/{host.table}")
        kind = [answer.headers["content-type"], answer.headers["x-content-type-options"]]
        talk = [json.loads(text)["lines"] for text in socket.received if '"Talk"' in text]
        return [*kind, answer.json()["chairs"][0]["name"]], talk[-1]

    told, talk = asyncio.run(write())

    assert told == ["application/json", "nosniff", "<b>Ann</b>"]
    assert talk == [{"seat": 0, "name": "<b>Ann</b>", "text": "<script>alert(1)</script> & co"}]


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\x00b", "\x1b[31m", "\u202eAnn", "\u200b", "\n"])
def test_a_name_that_would_disturb_a_line_of_text_is_refused(server: Server, name: str) -> None:
    refused = post(server, json.dumps({"game": "royal-gambit", "name": name}))

    assert (refused.status_code, refused.json()["reason"]) == (422, "table-bad-name")


# Readers.


def test_a_seat_in_two_tabs_sees_in_both_what_it_does_in_one(server: Server) -> None:
    async def play() -> tuple[list[Any], str]:
        host = await Client(server.address).open("royal-gambit", "Host", players=2, options={"first_player": "0"})
        await Client(server.address).join(host.table, "Guest")
        async with host.socket() as one, host.socket() as other:
            assert (await one.ask("Start"))["type"] == "Done"
            await other.frame()
            answer = await one.ask("Play", number=await newest_number(one), move={"type": "KeepHp"})
            frames = [json.loads(text) for text in one.received if '"type":"Frame"' in text and '"events":[{' in text]
            return [frames[-1], await other.frame()], answer["type"]

    (here, there), answer = asyncio.run(play())

    assert answer == "Done"
    assert here == there
    assert here["events"]
