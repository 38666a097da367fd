"""Imagined worlds are drawn fairly: a small position whose worlds can all be listed."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from antechamber import State
from antechamber.core.laws import check_fair
from tests.games.royal_secrets.court import GAME, Court

DRAWS = 4000
UNSEEN = ["valet -10", "valet 0", "valet 0", "valet 0", "valet 20"]
RED = ["courtier 0", "courtier 0", "courtier 10"]
YELLOW = ["courtier 0", "courtier 0"]


def small_position() -> Court:
    """Red has bet one of four cards face down and yellow holds three; each has one Valet that blue has not seen."""
    courtiers = ["courtier 10"] * 3 + ["courtier 20"] * 3 + ["courtier 30", "courtier 40", "excuse"]
    spent_valets = ["valet -10", "valet 0", "valet 10", "valet 20"]
    blue = {"hand": ["courtier 0", "courtier 0", "valet 10"], "spent": courtiers + spent_valets}
    red = {
        "hand": ["courtier 0", "courtier 10", "valet 0"],
        "spent": courtiers[1:],
        "bets": [{"card": "courtier 0", "up": False}],
    }
    yellow = {"hand": [*YELLOW, "valet -10"], "spent": courtiers}
    return Court(
        GAME.load(
            {
                "game": "royal-secrets",
                "players": 3,
                "round": 4,
                "step": "betting",
                "action": "first card",
                "parley": 0,
                "acted": [1],
                "king": {"audience": "stabbing 30", "present": [0, 1, 2]},
                "queen": {"audience": "planning 40"},
                "seats": [blue, red, yellow],
                "discarded": ["corruption 20", "corruption 40", "royal dinner 60", "royal dinner 70"],
            }
        )
    )


def worlds() -> dict[str, float]:
    """Every world that blue cannot tell from the true one, by dealing single cards: each deal is equally likely."""
    deals: Counter[str] = Counter()
    for red_valet, yellow_valet in permutations(UNSEEN, 2):
        for bet in (*RED, red_valet):
            deals[f"red bet {bet} of {red_valet}, yellow holds {yellow_valet}"] += 1
    total = sum(deals.values())
    return {world: count / total for world, count in deals.items()}


def world_of(state: State) -> str:
    seats = state.dump()["seats"]
    assert isinstance(seats, list)
    bet = seats[1]["bets"][0]["card"]
    red_valet = next(card for card in [*seats[1]["hand"], bet] if card.startswith("valet"))
    return f"red bet {bet} of {red_valet}, yellow holds {seats[2]['hand'][-1]}"


def check_a_small_position(imagine: Callable[[Court, int], State]) -> None:
    court = small_position()
    check_fair(Counter(world_of(imagine(court, seed)) for seed in range(DRAWS)), worlds())


@pytest.mark.law
def test_a_state_imagines_fairly() -> None:
    assert len(worlds()) == 21
    check_a_small_position(lambda court, seed: court.state.imagine(0, seed))


@pytest.mark.law
def test_a_view_imagines_fairly() -> None:
    view = small_position().view("blue")
    check_a_small_position(lambda court, seed: GAME.imagine(view, seed))
