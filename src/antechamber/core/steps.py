"""A step of a game: one question, whom it asks, what they can answer, and what follows.

A game lists its steps in the order of its rulebook; each is written in the chapter it belongs to. Core runs them
(`core.state`): it asks, lists choices, refuses, carries out, and goes on until someone is asked again or the game is
over.

In a sealed step several seats are asked at once. Core keeps their answers secret; when all have answered, the step
opens them together.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antechamber.core.chance import Dice
from antechamber.core.codes import Codes
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.result import Line, Result

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


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStep(Step[T]):
    """A question to `table.player`, the player whose turn it is."""

    def __init__(self, at: i64, name: str, rule: str) -> None:
        super().__init__(at, name, rule)
        self.is_turn = True  # So `go_on` knows whom it asks without calling `enter`.


@mypyc_attr(allow_interpreted_subclasses=True)
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
    """A game as core runs it: its steps in the order of play, and a function for all else that core asks of it.

    `redeal` deals anew all that a reader (-1: a spectator) has not seen, whatever lay where before; sealed answers are
    core's business. `views` shows the table to several readers at once. `dump` gives the whole truth as plain JSON,
    `inventory` how many there are of each physical thing, which never changes. `outcome` gives the result of a game
    that is over, `explain` the parts of every score.
    """

    def __init__(
        self,
        steps: list[Step[Any]],
        *,
        redeal: Callable[[Any, int, Dice], None],
        views: Callable[[Any, Sequence[int]], list[Any]],
        dump: Callable[[Any], dict[str, object]],
        inventory: Callable[[Any], dict[str, int]],
        outcome: Callable[[Any], Result],
        explain: Callable[[Any], tuple[Line, ...]],
    ) -> None:
        self.redeal = redeal
        self.views = views
        self.dump = dump
        self.inventory = inventory
        self.outcome = outcome
        self.explain = explain
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
