"""Games of our own, made for the tests: a folder each, found like those of the house while they are moved in."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from antechamber.core.registry import HOME

FOLDER = str(Path(__file__).parent)


@contextmanager
def moved_in() -> Iterator[None]:
    """Let the games of this folder be found by `antechamber.game`, until the context is left."""
    home = import_module(HOME)
    before = home.__path__
    home.__path__ = [*before, FOLDER]
    try:
        yield
    finally:
        home.__path__ = before
