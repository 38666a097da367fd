"""Both stores, for tests that are the same for both."""

from pathlib import Path

import pytest

from tests.server.storage.postgres_server import PostgresServer, postgres_server

__all__ = ["postgres_server"]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a place where no log is yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/log/games.db"
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.new_address()
