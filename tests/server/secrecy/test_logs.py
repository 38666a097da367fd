"""What a server writes about itself, at its most talkative: no secret, no ticket, no luck, no card and no move."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.secrecy import leaking
from tests.server.secrecy.evening import Evening, evening
from tests.server.secrecy.truth import Truth
from tests.server.serving import COMMAND, Server, serving

VERBOSE = (*COMMAND, "--verbose")
DECISIONS = 25


@pytest.mark.slow
def test_neither_log_nor_metrics_hold_anything_secret(tmp_path: Path) -> None:
    log, metrics, secret = written(tmp_path, VERBOSE)

    assert "antechamber_messages_total" in metrics
    assert not [word for word in secret if word in log or word in metrics]


@pytest.mark.slow
@pytest.mark.pure
@pytest.mark.mutant
@pytest.mark.parametrize("fault", leaking.IN_THE_LOG)
def test_a_secret_in_the_log_is_found(tmp_path: Path, fault: str) -> None:
    log, _metrics, secret = written(tmp_path, leaking.program(fault))

    assert [word for word in secret if word in log]


def written(folder: Path, program: tuple[str, ...]) -> tuple[str, str, set[str]]:
    """What a server wrote, what its metrics say, and all that should be in neither."""
    with serving(folder / "house.db", program, folder / "log.txt", window_most="0") as server:
        people, metrics = asyncio.run(_spend(server))
        server.stop()
    return (
        (folder / "log.txt").read_text("utf-8"),
        metrics,
        set(_secret(people, Truth(folder / "house.db", people.table))),
    )


async def _spend(server: Server) -> tuple[Evening, str]:
    """An evening with everything that could be worth a line: refusals, nonsense, a bot, a wrong ticket."""
    async with evening(server, "royal-secrets", 3, 5) as people:
        await people.play(DECISIONS)
        host = people.guests[0]
        for nonsense in ("{", '{"type":"Play"}', host.client.secret or ""):
            await host.socket.websocket.send(nonsense)
        await host.socket.ask("HandOver")
        await host.socket.ask("TakeBack")
        path = f"/api/tables/{people.table}/socket?ticket={host.client.tickets[0]}"
        async with httpx.AsyncClient(base_url=server.address, trust_env=False, verify=False) as http:
            await http.get(path)
            metrics = (await http.get("/api/metrics")).text
    return people, metrics


def _secret(people: Evening, truth: Truth) -> Iterator[str]:
    yield from truth.secrets
    for guest in people.guests:
        yield from guest.client.tickets
        yield from filter(None, [guest.client.secret])
    for move in people.game.moves(people.game.settle({})):
        fields: dict[str, Any] = msgspec.to_builtins(move)
        yield from (value for value in fields.values() if isinstance(value, str) and len(value) > 2)
