"""What is counted in games of Royal Gambit: how long they last, who falls when, who lies and is caught."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from antechamber.core.events import Event
from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.core.state import State
from antechamber.games.royal_gambit import events as e
from antechamber.games.royal_gambit.cards import ACTIONS, CHARACTERS, CLAIMED, CLAIMED_TO_COUNTER, Action, Character
from antechamber.games.royal_gambit.views.shapes import View
from antechamber.lab.tallies.sheets import Sheet

CLAIMED_BY: Final[dict[Action, Character]] = {
    action: CHARACTERS[kind] for action, kind in zip(ACTIONS, CLAIMED, strict=True) if kind >= 0
}
"""The character that each action claims; a Royal power claims none."""
COUNTERING: Final = [character for kind, character in enumerate(CHARACTERS) if kind in CLAIMED_TO_COUNTER]
"""The characters with a counteraction."""
ORDERS: Final = ("first", "second", "third", "fourth", "fifth")


@dataclass
class Claims:
    """What became of the claims of each character."""

    made: Counter[Character] = field(default_factory=Counter)
    lies: Counter[Character] = field(default_factory=Counter)
    caught: Counter[Character] = field(default_factory=Counter)
    wronged: Counter[Character] = field(default_factory=Counter)
    """Falsely accused of a lie."""
    hidden: Counter[Character] = field(default_factory=Counter)
    """Admitted as lies by players who could have shown the card (G18)."""

    def sheet(self, title: str, characters: Iterable[Character]) -> Sheet:
        """A row for each character, and one for all."""
        columns = (
            "character",
            "claims",
            "lies",
            "lies %",
            "accused",
            "caught",
            "wrongly",
            "hid it",
        )
        rows = [self._row(character, [character]) for character in characters]
        return Sheet(title, columns, [*rows, self._row("all", CHARACTERS)])

    def _row(self, name: str, characters: Iterable[Character]) -> tuple[str, ...]:
        counters = (self.made, self.lies, self.caught, self.wronged, self.hidden)
        made, lies, caught, wronged, hidden = (sum(counter[one] for one in characters) for counter in counters)
        share = f"{lies / made:.1%}" if made else "-"
        return name, str(made), str(lies), share, str(caught + wronged), str(caught), str(wronged), str(hidden)


@dataclass
class Claim:
    """The claim that is open to accusation, and whether it is a lie."""

    claims: Claims
    character: Character
    is_lie: bool


@dataclass
class RoyalGambitTally:
    """Turns, falls and claims."""

    lengths: list[int] = field(default_factory=list)
    limited: int = 0
    """Games that ended at the turn limit."""
    turns: dict[int, list[int]] = field(default_factory=dict)
    """The turns in which the first player fell, the second and so on, and in which games ended: by 1, 2, ..., 0."""
    falls: Counter[tuple[int, Seat]] = field(default_factory=Counter)
    """How often each seat was the first to fall, the second and so on, or (0) lived to the end."""
    actions: Claims = field(default_factory=Claims)
    counters: Claims = field(default_factory=Claims)
    players: int = 0
    turn: int = 0
    fallen: int = 0
    claim: Claim | None = None

    def begin(self, view: View) -> None:
        """Note where a game starts: no event tells about its first turn."""
        self.players, self.turn, self.claim = view.players, view.turn, None
        self.fallen = sum(seat.fell > 0 for seat in view.seats)

    def note(self, event: Event, state: State) -> None:
        """Note an event."""
        match event:
            case e.TurnBegan():
                self.turn = event.turn
            case e.PlayerFell():
                self.fallen += 1
                self._fall(self.fallen, event.seat)
            case e.GameEnded():
                self.lengths.append(self.turn)
                self.limited += event.why == "turn limit"
                for seat in event.winners:
                    self._fall(0, seat)
            case _:
                self._note_claim(event, state)

    def _fall(self, order: int, seat: Seat) -> None:
        self.falls[order, seat] += 1
        self.turns.setdefault(order, []).append(self.turn)

    def _note_claim(self, event: Event, state: State) -> None:
        match event:
            case e.ActionDeclared() if event.action in CLAIMED_BY:
                self._claim(self.actions, event.seat, CLAIMED_BY[event.action], state)
            case e.CounterClaimed():
                self._claim(self.counters, event.seat, event.character, state)
            case e.Accused() if self.claim is not None:
                outcome = self.claim.claims.caught if self.claim.is_lie else self.claim.claims.wronged
                outcome[self.claim.character] += 1
            case e.LieAdmitted() if self.claim is not None:
                self.claim.claims.hidden[self.claim.character] += not self.claim.is_lie

    def _claim(self, claims: Claims, seat: Seat, character: Character, state: State) -> None:
        """Count a claim; a move that makes one ends there, so the claimer's cards have not changed yet."""
        self.claim = Claim(claims, character, not holds(state, seat, character))
        claims.made[character] += 1
        claims.lies[character] += self.claim.is_lie

    def end(self, result: Result) -> None:
        """Nothing to do: the events have told everything."""

    def sheets(self) -> list[Sheet]:
        """Length, falls, and claims of both kinds."""
        seats = tuple(f"seat {seat}" for seat in range(self.players))
        falls = [self._falls_row(name, order) for order, name in enumerate(ORDERS[: self.players - 1], 1)]
        alive = self._falls_row("alive", 0)
        return [
            Sheet(
                "Length", ("games", "mean turns", "shortest", "longest", "ended by the turn limit"), [self._length()]
            ),
            Sheet("Who falls when", ("falls", "fell", "turn", *seats), [*falls, alive]),
            self.actions.sheet("Claims of actions", CHARACTERS),
            self.counters.sheet("Claims of counteractions", COUNTERING),
        ]

    def _length(self) -> tuple[str, ...]:
        lengths = self.lengths
        return (
            str(len(lengths)),
            f"{fmean(lengths):.1f}",
            str(min(lengths)),
            str(max(lengths)),
            f"{self.limited} ({self.limited / len(lengths):.1%})",
        )

    def _falls_row(self, name: str, order: int) -> tuple[str, ...]:
        turns = self.turns.get(order, [])
        mean = f"{fmean(turns):.1f}" if turns else "-"
        shares = (self.falls[order, seat] / len(self.lengths) for seat in range(self.players))
        return name, str(len(turns)), mean, *(f"{share:.1%}" for share in shares)


def holds(state: State, seat: Seat, character: Character) -> bool:
    """True if the seat has this character, alive."""
    view = state.view(seat)
    return isinstance(view, View) and any(one.card == character for one in view.seats[seat].characters)


def make() -> RoyalGambitTally:
    """A new, empty tally."""
    return RoyalGambitTally()
