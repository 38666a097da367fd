"""A real PostgreSQL server for tests, from the system's package: private, durable, and gone when the tests are.

`postgres_server` is a fixture; whoever imports it into a conftest can ask it for addresses.
"""

import asyncio
import fcntl
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.storage.waiting import wait_until

INSTALL = ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]
MISSING = f"needs PostgreSQL's own programs (initdb, postgres); on Debian: {' '.join(INSTALL)}"
IS_ROOT = os.geteuid() == 0
END_SECONDS = 60

# It ends the server when its input ends, so that the server does not outlive the tests however they die.
GUARD = '"$@" & server=$!; echo $server; cat > /dev/null; kill -s QUIT $server; wait $server'


class PostgresServer:
    """A server with a data folder and a port of its own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self._guard: subprocess.Popen[str] | None = None
        self._pid = 0
        self._places = count(1)
        data = ["-D", str(folder / "data")]
        self._call("initdb", *data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://tester@127.0.0.1:{self.port}/{database}"

    def new_address(self) -> str:
        """The address of an empty place; it is a schema, which is made far more quickly than a database."""
        name = f"games_{next(self._places)}"
        self.execute(self.address(), f"CREATE SCHEMA {name}")
        return f"{self.address()}?search_path={name}"

    def execute(self, address: str, statement: str) -> list[Any]:
        """Run a statement from outside; gives its rows."""

        async def run() -> list[Any]:
            connection = await asyncpg.connect(address)
            try:
                return list(await connection.fetch(statement))
            finally:
                await connection.close()

        return asyncio.run(run())

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": self.folder}
        settings |= {"fsync": "on", "shared_buffers": "16MB", "max_connections": 40, "logging_collector": "off"}
        options = [text for name, value in settings.items() for text in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("a") as log:
            self._guard = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, "guard", *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.folder,
                **as_user(),
            )
        assert self._guard.stdout is not None
        self._pid = int(self._guard.stdout.readline())
        self._wait_until_it_answers()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT is orderly, SIGQUIT is a crash."""
        if self._guard is None:
            return
        with suppress(ProcessLookupError):
            os.kill(self._pid, how)
        wait_until(lambda: not (self.folder / "data" / "postmaster.pid").exists() or how == signal.SIGQUIT)
        self._guard.communicate(timeout=END_SECONDS)
        self._guard = None

    def _wait_until_it_answers(self) -> None:
        def answers() -> bool:
            if self._guard is None or self._guard.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text())
            ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
            return subprocess.run(ready, check=False).returncode == 0

        wait_until(answers)

    def _call(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder, **as_user())
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A running server, one for each worker of the tests; without the programs, the tests that need it are skipped."""
    programs = find_programs() or install_programs()
    if programs is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="antechamber-postgres-"))
    if IS_ROOT:
        shutil.chown(folder, "postgres", "postgres")
    server = PostgresServer(programs, folder)
    try:
        server.start()
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


def find_programs() -> Path | None:
    """Where the newest server's programs are, if there are any."""
    folders = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    found = sorted((program.parent for program in folders), key=lambda folder: int(folder.parent.name))
    if found:
        return found[-1]
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def install_programs() -> Path | None:
    """Install the system's package, where we may; it is tried once, whatever the number of workers."""
    if not IS_ROOT or shutil.which("apt-get") is None:
        return None
    with locked(Path(tempfile.gettempdir()) / "antechamber-postgres-install") as has_been_tried:
        if not has_been_tried:
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # No service is started.
            with suppress(subprocess.TimeoutExpired):
                subprocess.run(INSTALL, env=quiet, capture_output=True, check=False, timeout=300)
    return find_programs()


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Hold a file's lock; True when somebody has held it before."""
    with path.open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        yield bool(file.read())
        file.write("tried\n")


def as_user() -> dict[str, Any]:
    """How to start its programs: they refuse to run as root."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if IS_ROOT else {}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
