"""`antechamber serve` and `antechamber backup`, as a host meets them."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from antechamber.server.welcome import network_address
from tests.server.serving import WAIT, Client, serving, start


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command, to its end."""
    return subprocess.run(
        [sys.executable, "-m", "antechamber", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )


def test_help_explains_every_setting_and_its_variable() -> None:
    done = run("serve", "--help", COLUMNS="200")

    assert done.returncode == 0
    assert "--database" in done.stdout
    assert "ANTECHAMBER_DATABASE" in done.stdout
    assert "how many may watch one table (default 50; ANTECHAMBER_MOST_SPECTATORS)" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--port", "soon"), "--port cannot be “soon”: a whole number is expected."),
        (("--bot-pause", "-1"), "--bot-pause cannot be “-1”: a number is expected."),
        (("--port", "70000"), "The server cannot listen at 127.0.0.1, port 70000"),
        (("--host", "nowhere.invalid"), "The server cannot listen at nowhere.invalid"),
        (("--database", "mysql://somewhere"), "mysql"),
    ],
)
def test_a_bad_setting_is_refused_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    given = (*arguments, *(() if "--port" in arguments else ("--port", "0")))
    here = () if "--database" in arguments else ("--database", str(tmp_path / "tables.db"))
    done = run("serve", *given, *here)

    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_bad_variable_is_refused_by_its_name() -> None:
    done = run("serve", ANTECHAMBER_TRUST_PROXY="perhaps")

    assert done.returncode == 2
    assert "ANTECHAMBER_TRUST_PROXY cannot be “perhaps”" in done.stderr


def test_a_port_that_was_asked_for_and_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("serve", "--port", str(port), "--database", str(tmp_path / "tables.db"))

    assert done.returncode == 2
    assert f"Port {port} is taken by another program: give another with --port." in done.stderr


def test_where_nobody_asked_for_a_port_another_is_taken_and_a_missing_browser_is_no_trouble(tmp_path: Path) -> None:
    """Without a terminal, a browser and the default port it still works, and says what it did."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", 8000))
            other.listen()
        except OSError:
            pass  # Somebody else has it, which is as good.
        command = [sys.executable, "-m", "antechamber", "serve", "--open", "--database", str(tmp_path / "tables.db")]
        environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        lines = [process.stdout.readline().strip() for _ in range(4)]
        process.terminate()
        process.stdout.close()

    assert process.wait(WAIT) == 0
    assert lines[0] == "Port 8000 is taken, so another was chosen."
    assert lines[1].startswith("Antechamber is at http://127.0.0.1:")
    assert lines[2].startswith("No browser was found here: open http://127.0.0.1:")
    assert "Ctrl-C stops it" in lines[3]


def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        host = asyncio.run(Client(server.address).open("royal-secrets", "Ann"))
        done = run("backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "tables.db"))
        again = run("backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "tables.db"))

    assert done.returncode == 0, done.stderr
    assert "3 entries were copied" in done.stdout
    assert again.returncode == 2
    assert "copy.db" in again.stderr
    with serving(tmp_path / "copy.db") as server:
        seen = asyncio.run(Client(server.address, host.table, host.secret).ask("GET", f"/api/tables/{host.table}"))
    assert seen.json()["chairs"][0]["name"] == "Ann"
    assert seen.json()["you"] == 0


def test_a_server_that_is_asked_to_end_ends_well(tmp_path: Path) -> None:
    server = start(tmp_path / "tables.db")

    assert server.stop() == 0
    assert server.process.stdout is not None
    server.process.stdout.close()


def test_whoever_opens_a_table_on_the_machine_itself_gets_a_link_that_phones_can_use(tmp_path: Path) -> None:
    """The page says 127.0.0.1, which is of no use to anybody else."""
    network = network_address()
    with serving(tmp_path / "tables.db", host="0.0.0.0") as server:
        answer = asyncio.run(
            Client(server.address).ask("POST", "/api/tables", {"game": "royal-secrets", "name": "Ann"})
        )

    port = server.address.rsplit(":", 1)[1]
    assert answer.json()["link"].startswith(f"http://{network or '127.0.0.1'}:{port}/t/")
