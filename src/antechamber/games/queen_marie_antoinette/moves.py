"""What a player can choose."""

from antechamber.core.moves import Move, Seat
from antechamber.games.queen_marie_antoinette.cards import Card, Column, SetNumber


class TakeSet(Move, frozen=True):
    """Take a starting set as the start of your court (QMA 1.9)."""

    number: SetNumber


class Play(Move, frozen=True):
    """Choose the card from your court to play (QMA 3.1)."""

    card: Card


class Validate(Move, frozen=True):
    """Reveal one of your Plots instead of playing a card (QMA 5.1)."""

    plot: str


class Pass(Move, frozen=True):
    """Do nothing, because you can do nothing (QMA 2.3)."""


class Place(Move, frozen=True):
    """Place the card you play at the bottom of a column (QMA 3.2)."""

    column: Column


class Target(Move, frozen=True):
    """Choose the opponent that a Military Condition hits (QMA 4.1)."""

    opponent: Seat


class Give(Move, frozen=True):
    """Choose a card from your court to exchange or put back (M8, N1, N10)."""

    card: Card


class Take(Move, frozen=True):
    """Choose a card from an opponent's court to get for yours (M8)."""

    card: Card


class ChooseColumn(Move, frozen=True):
    """Choose the column for an effect (M10, N1, N2, N3, N5)."""

    column: Column


class SwapTops(Move, frozen=True):
    """Swap the top cards of two columns (N4)."""

    first: Column
    second: Column


class MoveTop(Move, frozen=True):
    """Move the top card of a column to the bottom of another (N8)."""

    source: Column
    to: Column


class PutUnder(Move, frozen=True):
    """Put one of your unvalidated Plots under the Plot deck (N6, N7)."""

    plot: str


class KeepPlots(Move, frozen=True):
    """Put no more Plots under the deck (N7)."""


AnyMove = (
    TakeSet
    | Play
    | Validate
    | Pass
    | Place
    | Target
    | Give
    | Take
    | ChooseColumn
    | SwapTops
    | MoveTop
    | PutUnder
    | KeepPlots
)
