"""What is timed of OpenSpiel's games; it has no types, so its games and states are Any."""

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

from bench.clock import Task
from bench.memory import bytes_each

try:
    import pyspiel
except ModuleNotFoundError:
    pyspiel = None

IS_INSTALLED = pyspiel is not None

GAMES = {"hearts": "hearts", "crazy_eights": "crazy_eights(players=4)", "leduc_poker": "leduc_poker(players=5)"}
"""The games beside which ours are timed."""
CLONED = "hearts"
"""The one whose clone stands beside our copy."""


def play(game: Any, rng: random.Random) -> None:
    """The loop of OpenSpiel's own example, with `random` in place of numpy, which would be slower."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def play_kindly(game: Any, rng: random.Random) -> None:
    """The quickest loop for these games, where all that chance may do is equally likely: it is drawn as a move is."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def decisions(game: Any, rng: random.Random) -> Iterator[Any]:
    """The same loop, stopping before each decision of a player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(rng.choice(state.legal_actions()))


def tasks_of(name: str, sample: int) -> list[Task]:
    """Whole games in both loops and by C++ alone; `sample` games say how long a game is."""
    game = pyspiel.load_game(GAMES[name])
    rng = random.Random(1)
    seeds = count()
    length = sum(1 for _ in range(sample) for _ in decisions(game, rng)) / sample
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def loop(times: int) -> None:
        for _ in range(times):
            play(game, rng)

    def kind_loop(times: int) -> None:
        for _ in range(times):
            play_kindly(game, rng)

    def rollout(times: int) -> None:
        for _ in range(times):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))

    tasks = [
        Task(f"{name} loop", loop, length),
        Task(f"{name} kind loop", kind_loop, length),
        Task(f"{name} rollout", rollout, length),
    ]
    return [*tasks, clone_of(name)] if name == CLONED else tasks


def clone_of(name: str) -> Task:
    """A clone of each position of a game."""
    states = positions(name)

    def clone(times: int) -> None:
        for _ in range(times):
            for state in states:
                state.clone()

    return Task(f"{name} clone", clone, len(states))


def bytes_of(name: str) -> float | None:
    """The memory of a clone, on average over the positions of a game."""
    return bytes_each([state.clone for state in positions(name)])


def positions(name: str) -> list[Any]:
    """The positions of one game in which a player decides."""
    return [state.clone() for state in decisions(pyspiel.load_game(GAMES[name]), random.Random(1))]
