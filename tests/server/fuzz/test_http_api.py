"""The doors over HTTP against their own description: schemathesis reads it, asks anything, and checks every answer."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.permissions.cast import Stage
from tests.server.serving import Client, Server, serving

pytestmark = pytest.mark.slow

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
)
PHASES = {"nowhere": None, "open": "host", "window": "owner", "over": "other seat"}
"""Where it asks, and by whose secret: at tables that do not exist, and at real ones."""


@pytest.mark.parametrize("phase", ["nowhere", "window"])
def test_every_answer_over_http_is_as_described(tmp_path: Path, phase: str) -> None:
    ask_anything(tmp_path, phase, examples=8)


@pytest.mark.proof
@pytest.mark.parametrize("phase", PHASES)
def test_thousands_of_answers_over_http_are_as_described(tmp_path: Path, phase: str) -> None:
    ask_anything(tmp_path, phase, examples=300)


def ask_anything(folder: Path, phase: str, examples: int) -> None:
    """Let schemathesis loose on a server, with a table in that phase to ask about."""
    errors = folder / "errors.txt"
    with serving(folder / "house.db", errors=errors, window_most="0", bot_workers="0") as server:
        arguments = ["--max-examples", str(examples), "--seed", "7", "--checks", ",".join(CHECKS), "--no-color"]
        arguments += asyncio.run(_at_a_table(server, phase, folder))
        run = subprocess.run(
            [Path(sys.executable).with_name("schemathesis"), "run", f"{server.address}/api/openapi.json", *arguments],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
        assert server.stop() == 0
    assert "Traceback" not in errors.read_text("utf-8")


async def _at_a_table(server: Server, phase: str, folder: Path) -> list[str]:
    """The settings by which a real table is asked about; none for tables that are made up."""
    role = PHASES[phase]
    if role is None:
        return []
    stranger = await Client(server.address).open("royal-gambit", "Stranger")
    cast = await Stage(server, stranger.secret or "").bring_to(phase)
    (folder / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{cast.table}"\n', "utf-8")
    return ["--header", f"Authorization: Bearer {cast.secrets[role]}"]
