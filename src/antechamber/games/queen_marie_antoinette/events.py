"""What has happened, and who may see it: all is public but the Plots that are not validated (Q43)."""

from typing import ClassVar

from antechamber.core.events import BySeat, Event, Public, Secret
from antechamber.core.moves import Seat
from antechamber.games.queen_marie_antoinette.cards import Card, Column, Faction, SetNumber


class SetTaken(Event, frozen=True):
    """Somebody took a starting set; the last one is given without a question (QMA 1.9)."""

    seat: Public[Seat]
    number: Public[SetNumber]
    cards: Public[tuple[Card, ...]]


class CardPlayed(Event, frozen=True):
    """Somebody chose the card that he plays (QMA 3.1)."""

    seat: Public[Seat]
    card: Public[Card]


class TurnPassed(Event, frozen=True):
    """Somebody who could do nothing passed (QMA 2.3)."""

    seat: Public[Seat]


class CardPlaced(Event, frozen=True):
    """The card that is played was placed at the bottom of a column, on the covered card (QMA 3.2)."""

    seat: Public[Seat]
    card: Public[Card]
    column: Public[Column]
    covered: Public[Card]


class CardsTaken(Event, frozen=True):
    """Somebody took cards of a column into his court (QMA 3.3)."""

    seat: Public[Seat]
    column: Public[Column]
    cards: Public[tuple[Card, ...]]


class ColumnEmptied(Event, frozen=True):
    """A column had no card left: the game ends with this turn (QMA 7.2)."""

    column: Public[Column]


class ConditionLapsed(Event, frozen=True):
    """A Condition found nobody and nothing to act on, or did not hold (QMA 3.5)."""

    seat: Public[Seat]
    condition: Public[str]


class PointsScored(Event, frozen=True):
    """Somebody scored by a Condition (QMA 6.1)."""

    seat: Public[Seat]
    amount: Public[int]
    condition: Public[str]


class PointsLost(Event, frozen=True):
    """Somebody lost points by an opponent's Military (QMA 4.1)."""

    seat: Public[Seat]
    amount: Public[int]
    condition: Public[str]
    by: Public[Seat]


class GoalReached(Event, frozen=True):
    """Somebody has points enough: the game ends with this round (QMA 7.1)."""

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
    """Somebody chose a card of his court for an exchange (M8, N1)."""

    seat: Public[Seat]
    card: Public[Card]


class CourtsExchanged(Event, frozen=True):
    """Two players exchanged a card (M8)."""

    seat: Public[Seat]
    opponent: Public[Seat]
    given: Public[Card]
    taken: Public[Card]


class TopExchanged(Event, frozen=True):
    """Somebody exchanged a card with the top card of a column (N1)."""

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
    """Somebody put a card of his court at the bottom of a column (N10)."""

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
    """Somebody laid open a Plot that his court fulfills, and scored it (QMA 5.1)."""

    seat: Public[Seat]
    plot: Public[str]
    amount: Public[int]


class PlotDrawn(Event, frozen=True):
    """Somebody drew the top card of the Plot deck; only he sees it (QMA 5.4)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    plot: Secret[str]


class PlotPutUnder(Event, frozen=True):
    """Somebody put a Plot under the Plot deck; only he knows which (QMA 5.4)."""

    seat: Public[Seat]
    plot: Secret[str]


class PlotsKept(Event, frozen=True):
    """Somebody put no further Plot under the deck (N7)."""

    seat: Public[Seat]


class PlotUpset(Event, frozen=True):
    """A Plot of an opponent, picked by chance, went under the Plot deck; only he sees it (M9)."""

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
)
