"""What the tables of all games have in common: seats called by their colors, moves by color, what was told."""

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

from antechamber import Event, Move, Refused, State
from antechamber.core.events import seen

COLORS = ("blue", "red", "yellow", "green", "purple", "orange")

AnyTable = TypeVar("AnyTable", bound="Table[Any]")
Kind = TypeVar("Kind", bound=Event)
View = TypeVar("View")


class Table(Generic[View]):
    """A table whose seats are called by their colors."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []

    @property
    def colors(self) -> tuple[str, ...]:
        return COLORS[: int(self.state.players)]

    def play(self, color: str, *moves: Move) -> list[Event]:
        """Play one or several moves of a seat; what they told is kept in `told` and returned."""
        events = [event for move in moves for event in self.state.narrate(COLORS.index(color), move)]
        self.told += events
        return events

    def choices(self, color: str) -> list[Move]:
        return self.state.choices(COLORS.index(color))

    def refusal(self, color: str, move: Move) -> Refused:
        """Why a move is refused; fails when it is not."""
        refused = self.state.why_not(COLORS.index(color), move)
        assert refused is not None, f"{move} by {color} is accepted"
        return refused

    def view(self, color: str | None = None) -> View:
        """What a seat, or a spectator, knows."""
        view: Any = self.state.view(None if color is None else COLORS.index(color))
        return view  # type: ignore[no-any-return]

    @property
    def asked(self) -> list[str]:
        return [COLORS[seat] for seat in self.state.actors]

    def seen(self, color: str | None) -> list[Event]:
        """What a seat, or a spectator, has seen of all that was told."""
        return seen(self.told, None if color is None else COLORS.index(color))


def of(kind: type[Kind], events: Sequence[Event]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def play_out(table: AnyTable, seed: int = 0) -> AnyTable:
    """The same table, played to the end by chance."""
    chance = Random(seed)
    while not table.state.is_over:
        color = chance.choice(table.asked)
        table.play(color, chance.choice(table.choices(color)))
    return table
