"""What is counted in games of Queen Marie-Antoinette: what its cards do, how games end, and who wins."""

from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from antechamber.core.events import Event
from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.core.state import State
from antechamber.games.queen_marie_antoinette import events as e
from antechamber.games.queen_marie_antoinette.cards import BACKS, CARDS, Card, Deck, Plot, reconstruction
from antechamber.games.queen_marie_antoinette.options import box_of
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.lab.tallies.sheets import Sheet

ENDS: Final = {
    (True, False): "goal reached",
    (False, True): "column emptied",
    (True, True): "both",
    (False, False): "nobody could play",
}
"""Why a game ended, by whether the goal was reached and whether a column was emptied."""
ORDERS: Final = ("first", "second", "third", "fourth")


@dataclass
class Conditions:
    """What the Conditions do."""

    in_use: Counter[str] = field(default_factory=Counter)
    """How many games used it."""
    played: Counter[str] = field(default_factory=Counter)
    """How often a card of the faction was played."""
    idle: Counter[str] = field(default_factory=Counter)
    """How often it then did nothing: it lapsed, or ranked nobody."""
    scored: Counter[str] = field(default_factory=Counter)
    """Points for the player of the card."""
    gave: Counter[str] = field(default_factory=Counter)
    """Points for others, in a ranking."""
    took: Counter[str] = field(default_factory=Counter)
    """Points that others lost."""

    def note(self, event: Event, player: Seat) -> None:
        """Note an event in a player's turn."""
        match event:
            case e.ConditionLapsed() | e.CourtsRanked(ranked=()):
                self.idle[event.condition] += 1
            case e.PointsScored():
                points = self.scored if event.seat == player else self.gave
                points[event.condition] += event.amount
            case e.PointsLost():
                self.took[event.condition] += event.amount

    def sheet(self, deck: Deck) -> Sheet:
        """A row for each Condition in use; points are means over the plays."""
        columns = ("condition", "in use", "played", "a game", "scored", "gave", "took", "did nothing")
        rows = [self._row(condition.id) for condition in deck.conditions if self.in_use[condition.id]]
        return Sheet("By Condition, points for each play", columns, rows)

    def _row(self, name: str) -> tuple[str, ...]:
        games, played = self.in_use[name], self.played[name]
        means = (f"{points[name] / played:.2f}" if played else "-" for points in (self.scored, self.gave, self.took))
        idle = f"{self.idle[name] / played:.1%}" if played else "-"
        return name, str(games), str(played), f"{played / games:.1f}", *means, idle


@dataclass
class Plots:
    """What becomes of the Plots: each one held is validated, put under the deck, or kept to the end."""

    validated: Counter[str] = field(default_factory=Counter)
    put_under: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)

    def note(self, event: Event, state: State) -> None:
        """Note an event."""
        match event:
            case e.PlotValidated():
                self.validated[event.plot] += 1
                self.points[event.plot] += event.amount
            case e.PlotPutUnder(plot=str(plot)) | e.PlotUpset(plot=str(plot)):
                self.put_under[plot] += 1
            case e.GameEnded():
                for seat in range(len(event.points)):
                    self.kept.update(hand_of(state, seat))

    def held(self, name: str) -> int:
        """How often a player had the Plot."""
        return self.validated[name] + self.put_under[name] + self.kept[name]

    def sheet(self, deck: Deck) -> Sheet:
        """A row for each Plot; points are the mean for the player who has it, validated or not."""
        columns = ("plot", "kind", "held", "validated", "of held", "points")
        return Sheet("By Plot, points for each time held", columns, [self._row(plot) for plot in deck.plots])

    def _row(self, plot: Plot) -> tuple[str, ...]:
        held, validated = self.held(plot.id), self.validated[plot.id]
        share, points = (f"{validated / held:.1%}", f"{self.points[plot.id] / held:.2f}") if held else ("-", "-")
        return plot.id, plot.kind, str(held), str(validated), share, points


@dataclass
class QueenMarieAntoinetteTally:
    """Conditions, Plots, Requirements, ends, and results by the order of play."""

    conditions: Conditions = field(default_factory=Conditions)
    plots: Plots = field(default_factory=Plots)
    counted: dict[str, list[int]] = field(default_factory=dict)
    """What each Requirement gave every player of its games."""
    turns: dict[str, list[int]] = field(default_factory=dict)
    """How many turns the games lasted, by the reason they ended."""
    shares: dict[int, list[float]] = field(default_factory=dict)
    """The wins of the first player, the second and so on; joint winners share 1."""
    scores: dict[int, list[int]] = field(default_factory=dict)
    deck: Deck = field(default_factory=reconstruction)
    effects: dict[str, str] = field(default_factory=dict)
    """The Condition in use for each faction, by its letter."""
    first: Seat = 0
    player: Seat = 0
    turn: int = 0
    is_goal_reached: bool = False
    is_column_emptied: bool = False

    def begin(self, view: View) -> None:
        """Note what is in use, and how far along a game is that does not start with its deal."""
        self.deck = box_of(view.options).deck
        self.effects = {condition[0]: condition for condition in view.conditions}
        self.conditions.in_use.update(view.conditions)
        self.first, self.player, self.turn = view.first, view.player, 0
        self.is_goal_reached, self.is_column_emptied = view.last_round, view.emptied
        if view.played is not None:
            self._play(view.player, view.played)

    def note(self, event: Event, state: State) -> None:
        """Note an event."""
        match event:
            case e.CardPlayed():
                self._play(event.seat, event.card)
            case e.PlotValidated() | e.TurnPassed():
                self.turn += 1
            case e.GoalReached():
                self.is_goal_reached = True
            case e.ColumnEmptied():
                self.is_column_emptied = True
            case e.GameEnded():
                self.counted.setdefault(event.requirement, []).extend(event.counted)
                self.turns.setdefault(ENDS[self.is_goal_reached, self.is_column_emptied], []).append(self.turn)
        self.conditions.note(event, self.player)
        self.plots.note(event, state)

    def _play(self, seat: Seat, card: Card) -> None:
        self.player = seat
        self.turn += 1
        self.conditions.played[self.effects[BACKS[CARDS.index(card)][0]]] += 1

    def end(self, result: Result) -> None:
        """Note the end of a game."""
        players = len(result.ranks)
        for order in range(players):
            seat = (self.first + order) % players
            self.shares.setdefault(order, []).append((seat in result.winners) / len(result.winners))
            self.scores.setdefault(order, []).append(result.scores[seat])

    def sheets(self) -> list[Sheet]:
        """By order of play, end, Requirement, Condition and Plot."""
        ends = [(why, self.turns[why]) for why in ENDS.values() if why in self.turns]
        requirements = [card.id for card in self.deck.requirements if card.id in self.counted]
        return [
            Sheet("By order of play", ("player", "wins", "mean score"), [self._order_row(n) for n in self.shares]),
            Sheet(
                "How games end",
                ("by", "games", "share", "mean turns", "fewest", "most"),
                [self._end_row(why, turns) for why, turns in [*ends, ("all", self._lengths())]],
            ),
            Sheet(
                "By Requirement, points of each player",
                ("requirement", "games", "mean", "lowest", "highest"),
                [self._requirement_row(name) for name in requirements],
            ),
            self.conditions.sheet(self.deck),
            self.plots.sheet(self.deck),
        ]

    def _order_row(self, order: int) -> tuple[str, ...]:
        return ORDERS[order], f"{fmean(self.shares[order]):.1%}", f"{fmean(self.scores[order]):.1f}"

    def _lengths(self) -> list[int]:
        return [length for lengths in self.turns.values() for length in lengths]

    def _end_row(self, why: str, turns: list[int]) -> tuple[str, ...]:
        share = len(turns) / len(self._lengths())
        return why, str(len(turns)), f"{share:.1%}", f"{fmean(turns):.1f}", str(min(turns)), str(max(turns))

    def _requirement_row(self, name: str) -> tuple[str, ...]:
        counted = self.counted[name]
        games = len(counted) // len(self.shares)
        return name, str(games), f"{fmean(counted):.2f}", str(min(counted)), str(max(counted))


def hand_of(state: State, seat: Seat) -> tuple[str, ...]:
    """The Plots a seat has not validated."""
    view = state.view(seat)
    return view.plots if isinstance(view, View) else ()


def make() -> QueenMarieAntoinetteTally:
    """A new, empty tally."""
    return QueenMarieAntoinetteTally()
