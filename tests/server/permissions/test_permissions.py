"""The authorisation table: every door and every message, for everybody who might try it, over real sockets."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

import antechamber
from antechamber.core.refused import Refused
from antechamber.games.royal_gambit.moves import Believe, KeepHp
from antechamber.server.doors.routes import DOORS as REAL_DOORS
from antechamber.server.doors.routes import SOCKET
from antechamber.server.messages import AnyMessage
from antechamber.server.refusals import status
from tests.server.permissions import __main__ as writing
from tests.server.permissions.cast import (
    FREE_CHAIR,
    KEEP,
    SEATS,
    Cast,
    Copies,
    Stage,
    newest_number,
    outcome_of_socket,
)
from tests.server.permissions.matrix import DOORS, MESSAGES, NOBODY, PHASES, REASONS, ROLES, Row, rows_of
from tests.server.serving import Client, Server, serving

BELIEVE = {"type": "Believe"}
BODIES = {"/api/tables": {"game": "royal-gambit", "name": "Newcomer"}, "/seats": {"name": "Newcomer"}}
ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}


class House:
    """A server with a table in each phase."""

    def __init__(self, server: Server, casts: dict[str, Cast], copies: Copies) -> None:
        self.server = server
        self.casts = casts
        self.copies = copies

    def visitor(self, role: str, phase: str) -> Client:
        """Somebody of a role at a fresh copy of the table in that phase."""
        cast = self.casts["playing" if phase == "any" else phase]
        return Client(self.server.address, self.copies.copy(cast.table), cast.secrets.get(role))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = tmp_path_factory.mktemp("permissions") / "house.db"
    with serving(database, bot_workers="0", window_most="0") as server:
        yield House(server, asyncio.run(_casts(server)), Copies(database))


async def _casts(server: Server) -> dict[str, Cast]:
    elsewhere = await Client(server.address).open("royal-gambit", "Stranger")
    return {phase: await Stage(server, elsewhere.secret or "").bring_to(phase) for phase in PHASES if phase != "any"}


def test_every_door_has_its_rows() -> None:
    there_is = {f"{door.method} {door.path}" for door in REAL_DOORS} | {f"GET {SOCKET}"}

    assert {row.name for row in rows_of(DOORS)} == there_is


def test_every_message_has_its_row_in_every_phase() -> None:
    there_is = {message.__struct_config__.tag for message in get_args(AnyMessage)}
    rows = rows_of(MESSAGES)

    assert {row.name for row in rows} == there_is
    for act in {row.act for row in rows}:
        assert {row.phase for row in rows if row.act == act} >= {"open", "playing", "window", "over"}, act


def test_the_page_of_permissions_is_what_the_table_says() -> None:
    """`python -m tests.server.permissions` rewrites it."""
    assert writing.PAGE.read_text("utf-8") == writing.page()


@pytest.mark.slow
@pytest.mark.parametrize("row", rows_of(DOORS), ids=str)
def test_every_door_answers_as_the_table_says(house: House, row: Row) -> None:
    assert asyncio.run(_answers(house, row, _knock)) == row.cells


@pytest.mark.slow
@pytest.mark.parametrize("row", rows_of(MESSAGES), ids=str)
def test_every_message_is_answered_as_the_table_says(house: House, row: Row) -> None:
    assert asyncio.run(_answers(house, row, _speak)) == row.cells


async def _answers(house: House, row: Row, attempt: Any) -> tuple[str, ...]:
    tries = zip(ROLES, row.cells, strict=True)
    return tuple([NOBODY if cell == NOBODY else await attempt(house, row, role) for role, cell in tries])


async def _knock(house: House, row: Row, role: str) -> str:
    """What somebody is answered at a door; a refusal changes nothing."""
    client = house.visitor(role, row.phase)
    if row.name.endswith("/socket"):
        ticket, outcome = await _ticket(client, role)
        return outcome if ticket is None else _short(await outcome_of_socket(client, ticket))
    method, path = row.name.split(" ")
    body = next((body for end, body in BODIES.items() if path.endswith(end)), None)
    await Client(client.address, client.table).ask(
        "GET", f"/api/tables/{client.table}"
    )  # The table is awake from here.
    before = house.copies.length(client.table)
    extra = ELSEWHERE if row.act.endswith("(by a proxy)") else {}
    async with httpx.AsyncClient(base_url=client.address, trust_env=False, verify=False) as http:
        headers = {**client.headers, **extra}
        address = path.replace("{table}", client.table).replace("{game}", "royal-gambit")
        answer = await http.request(method, address, json=body, headers=headers)
    if answer.status_code == 200:
        return "ok"
    problem = answer.json()
    assert answer.status_code == status(Refused("", problem["reason"]))
    assert house.copies.length(client.table) == before
    return _short(problem["reason"])


async def _speak(house: House, row: Row, role: str) -> str:
    """What somebody is answered to a message; a refusal changes nothing."""
    client = house.visitor(role, row.phase)
    ticket, outcome = await _ticket(client, role)
    if ticket is None:
        return outcome
    if role == "anonymous":
        return _short(await outcome_of_socket(client, ticket))
    async with client.socket() as socket:
        content = _content(row, await newest_number(socket))
        before = house.copies.length(client.table)
        answer = await socket.ask(row.name, **content)
        if answer["type"] == "Refusal":
            assert house.copies.length(client.table) == before
            return _short(answer["problem"]["reason"])
        if answer["type"] == "Bye":
            assert row.name == "Leave"
        if answer.get("refusal"):
            return f"({_short(answer['refusal']['reason'])})"
        return "ok"


async def _ticket(client: Client, role: str) -> tuple[str | None, str]:
    """A ticket, or why there is none; who is anonymous makes one up."""
    if role == "anonymous":
        return "made-up", ""
    answer = await client.ask("POST", f"/api/tables/{client.table}/tickets")
    if answer.status_code != 200:
        return None, _short(answer.json()["reason"])
    return answer.json()["ticket"], ""


def _content(row: Row, number: int) -> dict[str, Any]:
    is_window = row.phase == "window"
    game = antechamber.game("royal-gambit")
    contents: dict[str, dict[str, Any]] = {
        "Play": {"number": number, "move": BELIEVE if is_window else KEEP},
        "PlayText": {"number": number, "text": game.format(Believe() if is_window else KeepHp())},
        "Undo": {"number": number},
        "SetAhead": {"ahead": "believe", "until": "turn"},
        "ClearAhead": {"ahead": "believe"},
        "Preview": {"move": BELIEVE if is_window else KEEP},
        "WhyNot": {"move": BELIEVE if is_window else KEEP},
        "Say": {"text": "Good evening."},
        "Kick (the owner)": {"seat": SEATS["owner"]},
        "SeatBot (free chair)": {"seat": FREE_CHAIR},
        "HandOver (the owner)": {"seat": SEATS["owner"]},
    }
    return contents.get(row.act, {})


def _short(reason: str) -> str:
    """A reason as the table writes it; one that it does not know stands for itself."""
    return next((short for short, known in REASONS.items() if known == reason), reason)


@pytest.mark.slow
def test_whoever_is_sent_away_loses_the_socket_that_he_has(house: House) -> None:
    async def kick() -> tuple[dict[str, Any], int]:
        host = house.visitor("host", "open")
        victim = Client(host.address, host.table, house.casts["open"].secrets["owner"])
        async with host.socket() as at_host, victim.socket() as at_victim:
            assert (await at_host.ask("Kick", seat=SEATS["owner"]))["type"] == "Done"
            bye = await at_victim.next("Bye")
        return bye, (await victim.ask("GET", f"/api/tables/{victim.table}")).status_code

    bye, later = asyncio.run(kick())

    assert (bye["problem"]["reason"], bye["come_back"], later) == ("server-not-yours", False, 403)


@pytest.mark.slow
def test_a_secret_of_an_earlier_occupant_does_not_open_the_chair_of_the_next(house: House) -> None:
    async def sit_down_again() -> tuple[int | None, int, int]:
        before = house.visitor("left seat", "open")
        after = await Client(before.address).join(before.table, "Successor", seat=FREE_CHAIR)
        asked = f"/api/tables/{before.table}"
        return after.seat, (await after.ask("GET", asked)).status_code, (await before.ask("GET", asked)).status_code

    assert asyncio.run(sit_down_again()) == (FREE_CHAIR, 200, 403)


@pytest.mark.slow
def test_the_database_holds_no_secret_of_a_seat(house: House) -> None:
    """Only their hashes are stored."""
    known = {secret for cast in house.casts.values() for secret in cast.secrets.values()}
    folder = house.copies.database.parent
    stored = b"".join(path.read_bytes() for path in sorted(folder.glob(house.copies.database.name + "*")))

    assert len(known) > len(SEATS)
    assert not [secret for secret in known if secret.encode() in stored]


def test_a_page_of_permissions_is_linked_from_the_protocol() -> None:
    assert "(permissions.md)" in (Path(writing.PAGE).parent / "protocol.md").read_text("utf-8")
