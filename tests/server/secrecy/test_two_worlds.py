"""Two worlds over real sockets: whatever a reader cannot know changes nothing that reaches him, byte for byte."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import antechamber
from tests.server.secrecy.evening import evening
from tests.server.secrecy.searching import Search
from tests.server.secrecy.truth import Truth
from tests.server.serving import Server, serving

WHOLE = 100_000
LONGER: dict[str, dict[str, Any]] = {"royal-gambit": {"turn_limit": 60}}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "royal-secrets": (3, {}),
    "royal-gambit": (4, {"resigning": "never", "turn_limit": 20}),
    "queen-marie-antoinette": (2, {}),
}


@pytest.mark.slow
@pytest.mark.law
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_sent_would_be_the_same_in_every_world_that_fits(tmp_path: Path, game: str) -> None:
    players, options = GAMES[game]
    check(tmp_path, game, players, options, seed=1)


@pytest.mark.proof
@pytest.mark.law
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["fewest", "most"])
def test_so_it_is_in_many_games_with_few_and_with_many(tmp_path: Path, game: str, size: str, seed: int) -> None:
    _, options = GAMES[game]
    rules = antechamber.game(game)
    players = rules.least_players if size == "fewest" else rules.most_players
    check(tmp_path, game, players, {**options, **LONGER.get(game, {})}, seed)


def check(folder: Path, game: str, players: int, options: dict[str, Any], seed: int) -> None:
    """Play a whole game, and find nothing in what was sent that should not have been."""
    with serving(folder / "house.db", window_most="0", bot_workers="0") as server:
        search = asyncio.run(searched(server, folder / "house.db", game, players, seed, options))

    assert search.truth.table.phase == "over"
    assert search.faults() == []
    for part in ("frames", "events", "refusals", "answers", "texts", "/history"):
        assert search.compared[part], f"nothing was compared of the {part}"


async def searched(
    server: Server, database: Path, game: str, players: int, seed: int, options: dict[str, Any], most: int = WHOLE
) -> Search:
    """A game that was played over sockets, ready to be searched."""
    async with evening(server, game, players, seed, **options) as people:
        await people.play(most)
    return Search(people, Truth(database, people.table))
