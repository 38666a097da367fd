"""A step of a game: one question, whom it asks, what they can answer, and what follows.

A game lists its steps in the order of its rulebook; each is written in the chapter it belongs to. Core runs them
(`core.state`): it asks, lists choices, refuses, carries out, and goes on until someone is asked again or the game is
over.

In a sealed step several seats are asked at once. Core keeps their answers secret; when all have answered, the step
opens them together.
"""

from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antechamber.core.codes import Codes
from antechamber.core.moves import Move
from antechamber.core.refused import Refused

if TYPE_CHECKING:
    from antechamber.core.state import State

T = TypeVar("T", bound="State")
"""The table of the game the step belongs to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One question, or one moment when nobody is asked.

    `at` is its place in the order of play and `rule` the paragraph behind it. `silence` is the answer for a seat that
    runs out of time. When a long answer is given in parts, only the player knows about the parts: `part_of` is the
    place of the step that everyone else sees instead (decision 0010).
    """

    def __init__(
        self,
        at: i64,
        name: str,
        rule: str,
        *,
        is_sealed: bool = False,
        silence: Move | None = None,
        part_of: int = -1,
    ) -> None:
        self.at: i64 = at
        self.name = name
        self.rule = rule
        self.is_sealed: bool = is_sealed
        self.silence = silence
        self.part_of: i64 = part_of
        self.is_turn: bool = False
        self.is_at_once: bool = False
        self.is_end: bool = False

    def enter(self, table: T) -> i64:
        """Mask of the seats asked; if nobody is, do what follows, go to the next step, and return 0."""
        raise NotImplementedError

    def offer(self, table: T, seat: i64, into: Codes) -> None:
        """List the codes an asked seat can answer with."""
        raise NotImplementedError

    def refuse(self, table: T, seat: i64, code: i64) -> None:
        """Raise Refused, with its rule, unless an asked seat may answer with this code."""
        raise self.not_now(table)

    def choose(self, table: T, seat: i64, code: i64) -> None:
        """Carry out what a seat has chosen."""
        raise NotImplementedError

    # Sealed steps.

    def tell_sealed(self, table: T, seat: i64, code: i64) -> None:
        """Tell a seat, and nobody else, what it has answered; called only while someone listens."""

    def open(self, table: T) -> None:
        """All have answered: read `table.answers`, do what follows, and go to the next step."""
        raise NotImplementedError

    # For the steps of every game.

    def not_now(self, table: T) -> Refused:
        """The refusal of a move that does not answer this question."""
        rule = table.book.not_asked
        return Refused(rule, rule.partition(" ")[0].lower() + "-not-now", {"step": self.name})


class TurnStep(Step[T]):
    """A question to `table.player`, the player whose turn it is."""

    def __init__(self, at: i64, name: str, rule: str) -> None:
        super().__init__(at, name, rule)
        self.is_turn = True  # So `go_on` knows whom it asks without calling `enter`.


class AtOnce(Step[T]):
    """A moment when nobody is ever asked: `enter` carries it out and returns 0."""

    def __init__(self, at: i64, name: str, rule: str) -> None:
        super().__init__(at, name, rule)
        self.is_at_once = True


class Over(Step[Any]):
    """The end of the game: nobody is asked any more."""

    def __init__(self, at: i64, rule: str) -> None:
        super().__init__(at, "over", rule)
        self.is_end = True

    def enter(self, table: Any) -> i64:
        """Nobody is asked, and nothing follows."""
        return 0


@final
class Order:
    """The steps of a game in the order of play, each at its own place."""

    def __init__(self, steps: list[Step[Any]]) -> None:
        found = vec[Step]()  # type: ignore[type-arg]  # vec takes a plain class only.
        for place, step in enumerate(steps):
            if step.at != place:
                raise TypeError(f"the step “{step.name}” stands at place {place} and says that it is number {step.at}")
            found = append(found, step)
        self.steps: vec[Step[Any]] = found
        self.first = steps[0]
        self.names: tuple[str, ...] = tuple([step.name for step in steps])

    def named(self, name: str) -> Step[Any]:
        """The step of that name."""
        for step in self.steps:
            if step.name == name:
                return step
        raise KeyError(name)
