"""What tests of positions have in common, whatever the game."""

import json

from antechamber import Game, State

SECRET = bytes(range(32))


def text(state: State) -> str:
    """A position as it is kept."""
    return json.dumps(state.dump())


def reloaded(game: Game, state: State) -> State:
    """The state that its position gives when it is written and read again."""
    return game.load(json.loads(text(state)))


def comes_back(given: object, dumped: object) -> bool:
    """Everything given stands in the dump, in its place; what is empty may be left out."""
    if isinstance(given, dict) and isinstance(dumped, dict):
        return all(comes_back(value, dumped.get(key)) for key, value in given.items())
    if isinstance(given, list) and isinstance(dumped, list):
        return len(given) == len(dumped) and all(map(comes_back, given, dumped))
    return given == dumped or (not given and not dumped)
