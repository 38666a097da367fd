"""A log that was damaged by hand closes its own table with a clear message, and harms no other; no secret gets out."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from antechamber.server.storage.log import Row
from tests.server.crashes.evening import stored
from tests.server.serving import Client, Server, serving

pytestmark = pytest.mark.slow

GAME = "royal-secrets"
QUARANTINED = 503
POLICY = 1008

Damage = Callable[[list[Row]], tuple[str, tuple[object, ...]]]
"""Gives the statement that damages a log, and its values."""


def change(rows: list[Row], kind: str, body: Callable[[dict[str, Any]], str]) -> tuple[str, tuple[object, ...]]:
    """Write another body into the last row of a kind."""
    row = next(row for row in reversed(rows) if json.loads(row.body)["type"] == kind)
    return "UPDATE antechamber_log SET body = ? WHERE table_id = ? AND n = ?", (
        body(json.loads(row.body)),
        row.table,
        row.n,
    )


def no_json(rows: list[Row]) -> tuple[str, tuple[object, ...]]:
    return change(rows, "Played", lambda entry: json.dumps(entry)[:-5])


def another_card(rows: list[Row]) -> tuple[str, tuple[object, ...]]:
    return change(
        rows, "Played", lambda entry: json.dumps({**entry, "move": {"type": "Bet", "card": "the black rose"}})
    )


def another_seat(rows: list[Row]) -> tuple[str, tuple[object, ...]]:
    return change(rows, "Played", lambda entry: json.dumps({**entry, "seat": (entry["seat"] + 1) % 3}))


def another_kind(rows: list[Row]) -> tuple[str, tuple[object, ...]]:
    return change(rows, "Said", lambda entry: json.dumps({**entry, "type": "Whispered"}))


def other_rules(rows: list[Row]) -> tuple[str, tuple[object, ...]]:
    return change(rows, "Started", lambda entry: json.dumps({**entry, "rules": 99}))


def missing(rows: list[Row]) -> tuple[str, tuple[object, ...]]:
    row = next(row for row in rows if json.loads(row.body)["type"] == "Said")
    return "DELETE FROM antechamber_log WHERE table_id = ? AND n = ?", (row.table, row.n)


def secrets_of(rows: list[Row]) -> set[str]:
    """What must never be read outside: luck, keys, and every card of a move."""
    found = {"the black rose"}
    for row in rows:
        entry = json.loads(row.body)
        found |= {entry[name] for name in ("secret", "key") if name in entry}
        found |= {value for value in entry.get("move", {}).values() if isinstance(value, str) and " " in value}
    return found


async def play_a_little(address: str) -> Client:
    """A table with a game in play, and some talk."""
    host = await Client(address).open(GAME, "host", players=3)
    people = [host, *[await Client(address).join(host.table, f"guest {number}") for number in range(2)]]
    async with host.socket() as socket:
        assert (await socket.ask("Start"))["type"] == "Done"
        assert (await socket.ask("Say", text="let us begin"))["type"] == "Done"
    for _ in range(3):
        for person in people:
            async with person.socket() as socket:
                frame = await socket.frame()
                if frame["choices"]:
                    await socket.ask("Play", number=frame["number"], move=frame["choices"][0])
    return host


def hurt(database: Path, damage: Damage, table: str) -> set[str]:
    """Damage a log by hand; gives the secrets that were in it."""
    rows = stored(database, table)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(*damage(rows))
    return secrets_of(rows)


@pytest.mark.parametrize(
    ("damage", "hint"),
    [
        (no_json, "DecodeError"),
        (another_card, ""),
        (another_seat, ""),
        (another_kind, "ValidationError"),
        (other_rules, "99"),
        (missing, ""),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_damaged_table_is_closed_and_no_other(damage: Damage, hint: str, tmp_path: Path) -> None:
    database, errors = tmp_path / "games.db", tmp_path / "errors.txt"
    with serving(database, bot_workers="0") as server:
        bad, good = asyncio.run(two_tables(server.address))
    hidden = hurt(database, damage, bad.table)

    with serving(database, errors=errors, bot_workers="0") as server:
        told = asyncio.run(knock(server, bad, hint))
        asyncio.run(goes_on(server, good))

    told += errors.read_text("utf-8")
    assert bad.table in told
    assert not {secret for secret in hidden if secret in told}


async def two_tables(address: str) -> tuple[Client, Client]:
    return await play_a_little(address), await play_a_little(address)


async def knock(server: Server, client: Client, hint: str) -> str:
    """Try every door of a table: all say the same."""
    bad = Client(server.address, client.table, client.secret)
    path = f"/api/tables/{bad.table}"
    answers = [
        await bad.ask("GET", path),
        await bad.ask("POST", f"{path}/tickets"),
        await bad.ask("GET", f"{path}/history"),
        await bad.ask("GET", f"{path}/record"),
        await bad.ask("POST", f"{path}/seats", {"name": "late"}),
    ]
    for answer in answers:
        assert answer.status_code == QUARANTINED, answer.text
        assert answer.json()["reason"] == "server-quarantined"
        assert hint in answer.json()["text"]
        assert "Nothing of it is lost" in answer.json()["text"]
    return "\n".join(answer.text for answer in answers)


async def goes_on(server: Server, client: Client) -> None:
    """Another table is as it was, and can be played at."""
    async with Client(server.address, client.table, client.secret).socket() as socket:
        assert (await socket.frame())["number"]
        assert (await socket.ask("Say", text="we play on"))["type"] == "Done"


@pytest.mark.parametrize("kind", ["Whispered", "Said"])
def test_people_at_a_table_are_told_when_its_log_proves_damaged(kind: str, tmp_path: Path) -> None:
    database, errors = tmp_path / "games.db", tmp_path / "errors.txt"

    async def run(server: Server) -> None:
        bad, good = await two_tables(server.address)
        rows = stored(database, bad.table)
        body = json.dumps({"type": kind, "seat": 1, "card": "the black rose"})
        with closing(sqlite3.connect(database)) as connection, connection:
            values = (bad.table, len(rows) + 1, body)
            connection.execute("INSERT INTO antechamber_log VALUES (?, ?, NULL, NULL, 0, ?)", values)
        async with bad.socket() as socket, bad.watching().socket() as other:
            await socket.send("Say", text="is all well?")
            for each in (socket, other):
                bye = await each.next("Bye")
                assert bye["problem"]["reason"] == "server-quarantined"
                assert not bye["come_back"]
                with pytest.raises(Exception, match=str(POLICY)):
                    await each.next()
                assert "the black rose" not in "".join(each.received)
        assert (await bad.ask("GET", f"/api/tables/{bad.table}")).status_code == QUARANTINED
        await goes_on(server, good)

    with serving(database, errors=errors, bot_workers="0") as server:
        asyncio.run(run(server))

    assert "the black rose" not in errors.read_text("utf-8")
