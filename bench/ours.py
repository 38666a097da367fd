"""What is timed of our games."""

import random
from collections.abc import Iterator
from itertools import count

import antechamber
from antechamber import Game, State
from bench.clock import Task
from bench.memory import bytes_each

GAMES = {"royal-secrets": 4, "royal-gambit": 4, "queen-marie-antoinette": 3}
"""Our games, and with how many players they are timed."""


def play(game: Game, players: int, seed: int, rng: random.Random) -> None:
    """The loop that a Python user writes."""
    state = game.start(players=players, seed=seed)
    while not state.is_over:
        seat = state.actors[0]
        state.play(seat, rng.choice(state.choices(seat)))


def decisions(game: Game, players: int, seed: int, rng: random.Random) -> Iterator[State]:
    """The same loop, stopping before each decision."""
    state = game.start(players=players, seed=seed)
    while not state.is_over:
        yield state
        seat = state.actors[0]
        state.play(seat, rng.choice(state.choices(seat)))


def tasks_of(name: str, players: int, sample: int) -> list[Task]:
    """Whole games in a loop and by the engine, then copy, imagine and view; `sample` games say how long a game is."""
    game = antechamber.game(name)
    rng = random.Random(1)
    seeds = count()
    length = sum(1 for seed in range(sample) for _ in decisions(game, players, seed, rng)) / sample
    states = [state.copy() for state in decisions(game, players, 7, rng)]
    seats = [state.actors[0] for state in states]

    def loop(times: int) -> None:
        for _ in range(times):
            play(game, players, next(seeds), rng)

    def playout(times: int) -> None:
        for _ in range(times):
            seed = next(seeds)
            game.start(players=players, seed=seed).playout(seed)

    def copy(times: int) -> None:
        for _ in range(times):
            for state in states:
                state.copy()

    def imagine(times: int) -> None:
        for seed in range(times):
            for state, seat in zip(states, seats, strict=True):
                state.imagine(seat, seed)

    def view(times: int) -> None:
        for _ in range(times):
            for state, seat in zip(states, seats, strict=True):
                state.view(seat)

    return [
        Task(f"{name} loop", loop, length),
        Task(f"{name} playout", playout, length),
        Task(f"{name} copy", copy, len(states)),
        Task(f"{name} imagine", imagine, len(states)),
        Task(f"{name} view", view, len(states)),
    ]


def bytes_of(name: str, players: int) -> float | None:
    """The memory of a copy, on average over the positions of a game."""
    states = [state.copy() for state in decisions(antechamber.game(name), players, 7, random.Random(1))]
    return bytes_each([state.copy for state in states])
