"""What a table can choose before it starts, as data: bounds, defaults and names in both languages."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from antechamber.core.refused import Refused

Names = Mapping[str, str]
"""A text for each language: {"en": ..., "fr": ...}."""


@dataclass(frozen=True)
class Toggle:
    """An option that is on or off."""

    id: str
    names: Names
    default: bool = False

    def check(self, value: object) -> object:
        """The value, checked to be true or false."""
        if isinstance(value, bool):
            return value
        raise Refused("", "core-bad-toggle", {"option": self.id})


@dataclass(frozen=True)
class OneOf:
    """An option with a few named values."""

    id: str
    names: Names
    values: Mapping[str, Names]
    default: str

    def check(self, value: object) -> object:
        """The value, checked to be one of those named."""
        if isinstance(value, str) and value in self.values:
            return value
        raise Refused("", "core-bad-value", {"option": self.id, "values": list(self.values)})


@dataclass(frozen=True)
class Number:
    """An option that is a whole number between two bounds."""

    id: str
    names: Names
    least: int
    most: int
    default: int

    def check(self, value: object) -> object:
        """The value, checked to be within the bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise Refused("", "core-bad-number", {"option": self.id, "least": self.least, "most": self.most})


@dataclass(frozen=True)
class DeckChoice:
    """The deck to play with: the name of a built-in one, or the contents of another; never a path."""

    id: str
    names: Names
    built_in: Mapping[str, Mapping[str, object]]
    read: Callable[[Mapping[str, object]], object]
    """Makes a deck from its contents, or refuses them."""

    @property
    def default(self) -> str:
        """The first built-in deck."""
        return next(iter(self.built_in))

    def content(self, value: object) -> Mapping[str, object]:
        """The cards of a checked value."""
        return value if isinstance(value, Mapping) else self.built_in[str(value)]

    def check(self, value: object) -> object:
        """The value, checked to name a deck or be a valid one; the contents of a built-in deck become its name."""
        if isinstance(value, str) and value in self.built_in:
            return value
        if isinstance(value, Mapping):
            deck = self.read(value)
            return next((name for name, content in self.built_in.items() if self.read(content) == deck), dict(value))
        raise Refused("", "core-bad-value", {"option": self.id, "values": [*self.built_in, "the content of a deck"]})


Option = Toggle | OneOf | Number | DeckChoice


def settle(declared: tuple[Option, ...], given: object) -> dict[str, object]:
    """Every option with its value: the given ones, checked, and defaults for the rest."""
    known = {option.id: option for option in declared}
    if not isinstance(given, Mapping):
        raise Refused("", "core-bad-option", {"option": type(given).__name__, "options": list(known)})
    for name in given:
        if name not in known:
            raise Refused("", "core-bad-option", {"option": str(name), "options": list(known)})
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
