"""What has happened, and who may see it: everything is public except unvalidated Plots (Q43)."""

from typing import ClassVar

from antechamber.core.events import BySeat, Event, Public, Secret
from antechamber.core.moves import Seat
from antechamber.games.queen_marie_antoinette.cards import Card, Column, Faction, Lack, SetNumber


class SetTaken(Event, frozen=True):
    """A player took a starting set; the last one is given without asking (QMA 1.9)."""

    seat: Public[Seat]
    number: Public[SetNumber]
    cards: Public[tuple[Card, ...]]


class CardPlayed(Event, frozen=True):
    """A player chose the card to play (QMA 3.1)."""

    seat: Public[Seat]
    card: Public[Card]


class TurnPassed(Event, frozen=True):
    """A player who could do nothing passed (QMA 2.3)."""

    seat: Public[Seat]


class CardPlaced(Event, frozen=True):
    """The played card was placed at the bottom of a column, on the covered card (QMA 3.2)."""

    seat: Public[Seat]
    card: Public[Card]
    column: Public[Column]
    covered: Public[Card]


class CardsTaken(Event, frozen=True):
    """A player took cards from a column into their court (QMA 3.3)."""

    binds: ClassVar[bool] = True  # Q51
    seat: Public[Seat]
    column: Public[Column]
    cards: Public[tuple[Card, ...]]


class ColumnEmptied(Event, frozen=True):
    """A column had no card left: the game ends with this turn (QMA 7.2)."""

    column: Public[Column]


class ConditionLapsed(Event, frozen=True):
    """A Condition had nothing to act on, or was not met (QMA 3.5)."""

    seat: Public[Seat]
    condition: Public[str]


class PointsScored(Event, frozen=True):
    """A player scored from a Condition (QMA 6.1)."""

    seat: Public[Seat]
    amount: Public[int]
    condition: Public[str]


class PointsLost(Event, frozen=True):
    """A player lost points to an opponent's Military (QMA 4.1)."""

    seat: Public[Seat]
    amount: Public[int]
    condition: Public[str]
    by: Public[Seat]


class GoalReached(Event, frozen=True):
    """A player has enough points: the game ends with this round (QMA 7.1)."""

    seat: Public[Seat]
    points: Public[int]


class CourtsRanked(Event, frozen=True):
    """The courts were ranked by one faction; these have a card of it (QMA 4.2)."""

    seat: Public[Seat]
    condition: Public[str]
    faction: Public[Faction]
    ranked: Public[tuple[Seat, ...]]


class TokenMoved(Event, frozen=True):
    """The Order token moved to the next Condition on the right (QMA 4.3)."""

    faction: Public[Faction]


class CardOffered(Event, frozen=True):
    """A player chose a card from their court for an exchange (M8, N1)."""

    seat: Public[Seat]
    card: Public[Card]


class CourtsExchanged(Event, frozen=True):
    """Two players exchanged a card (M8)."""

    seat: Public[Seat]
    opponent: Public[Seat]
    given: Public[Card]
    taken: Public[Card]


class TopExchanged(Event, frozen=True):
    """A player exchanged a card with the top card of a column (N1)."""

    seat: Public[Seat]
    column: Public[Column]
    given: Public[Card]
    taken: Public[Card]


class ColumnReversed(Event, frozen=True):
    """A column was turned upside down (N3)."""

    seat: Public[Seat]
    column: Public[Column]


class TopsSwapped(Event, frozen=True):
    """The top cards of two columns changed places (N4)."""

    seat: Public[Seat]
    first: Public[Column]
    second: Public[Column]


class TopMoved(Event, frozen=True):
    """The top card of a column became the bottom card of another (N8)."""

    seat: Public[Seat]
    card: Public[Card]
    source: Public[Column]
    to: Public[Column]


class CardPutBack(Event, frozen=True):
    """A player put a card from their court at the bottom of a column (N10)."""

    seat: Public[Seat]
    card: Public[Card]
    column: Public[Column]


class GuardSet(Event, frozen=True):
    """The guard was put on a column (QMA 4.7)."""

    seat: Public[Seat]
    column: Public[Column]


class GuardLifted(Event, frozen=True):
    """The guard left a column, because its owner's turn began (QMA 4.7)."""

    seat: Public[Seat]
    column: Public[Column]


class PlotValidated(Event, frozen=True):
    """A player revealed a Plot that their court fulfills, and scored it (QMA 5.1)."""

    seat: Public[Seat]
    plot: Public[str]
    amount: Public[int]


class PlotDrawn(Event, frozen=True):
    """A player drew the top card of the Plot deck; only they see it (QMA 5.4)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    plot: Secret[str]


class PlotPutUnder(Event, frozen=True):
    """A player put a Plot under the Plot deck; only they know which (QMA 5.4)."""

    seat: Public[Seat]
    plot: Secret[str]


class PlotsKept(Event, frozen=True):
    """A player put no more Plots under the deck (N7)."""

    seat: Public[Seat]


class PlotUpset(Event, frozen=True):
    """An opponent's Plot, picked at random, went under the Plot deck; only its owner sees it (M9)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    opponent: Public[Seat]
    plot: Secret[str]


class GameEnded(Event, frozen=True):
    """The game is over, and the Requirement was counted (QMA 7.3)."""

    points: Public[BySeat[int]]
    requirement: Public[str]
    counted: Public[BySeat[int]]
    scores: Public[BySeat[int]]


class PlotShown(Event, frozen=True):
    """At the end a player showed a Plot that was not validated, and what was missing for it (QMA 7.5)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    plot: Public[str]
    missing: Public[tuple[Lack, ...]]
    lacking: Public[int]
    """How many cards were missing."""


AnyEvent = (
    SetTaken
    | CardPlayed
    | TurnPassed
    | CardPlaced
    | CardsTaken
    | ColumnEmptied
    | ConditionLapsed
    | PointsScored
    | PointsLost
    | GoalReached
    | CourtsRanked
    | TokenMoved
    | CardOffered
    | CourtsExchanged
    | TopExchanged
    | ColumnReversed
    | TopsSwapped
    | TopMoved
    | CardPutBack
    | GuardSet
    | GuardLifted
    | PlotValidated
    | PlotDrawn
    | PlotPutUnder
    | PlotsKept
    | PlotUpset
    | GameEnded
    | PlotShown
)
