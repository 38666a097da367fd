"""What a choice would certainly bring: cards, points, an end, Plots that come nearer, and what is asked next."""

from collections.abc import Sequence
from typing import TypeVar, cast

from antechamber.core.events import Event
from antechamber.core.moves import Move, Seat
from antechamber.games.queen_marie_antoinette import GAME
from antechamber.games.queen_marie_antoinette import moves as m
from antechamber.games.queen_marie_antoinette.cards import COLUMNS, Card, Column
from antechamber.games.queen_marie_antoinette.events import (
    CardsTaken,
    ColumnEmptied,
    ConditionLapsed,
    GameEnded,
    GoalReached,
    PointsLost,
    PointsScored,
    TopExchanged,
)
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.queen_marie_antoinette.cards import faction_of, name_of, plot_of, shorts
from antechamber.terminal.queen_marie_antoinette.own import own_court
from antechamber.terminal.queen_marie_antoinette.plots import counted_pips, is_impossible, progress
from antechamber.terminal.screen import Screen

Kind = TypeVar("Kind", bound=Event)
PAYING = ("aristocrat", "cardinal", "favorite")
"""The factions of which one wants to know that they bring nothing."""
BETWEEN_PLAYS = ("draft", "turn", "over")


def after(view: View, move: Move) -> View:
    """The reader's view after a move; only what is public in it is certain."""
    state = GAME.imagine(view, 0)
    state.play(view.seat, move)
    return cast("View", state.view(view.seat))


def of(kind: type[Kind], events: Sequence[Event]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


# Of one choice.


def outcome(screen: Screen, view: View, move: Move, names: Sequence[str]) -> str:
    """Everything that is certain about a move, in a few words."""
    events = GAME.preview(view, move)
    then = after(view, move)
    parts = []
    if cards := taken(view, move, events):
        parts.append(screen.words("terminal-qma-take", cards=shorts(cards)))
    parts += [points(screen, view, changes(events), names), *ends(screen, view, events, names)]
    if of(ConditionLapsed, events):
        parts.append(screen.words("terminal-qma-nothing", condition=view.effect))
    parts.append(plans(screen, view, own_court(then)))
    if then.step not in BETWEEN_PLAYS and then.player == view.seat:
        parts.append(screen.words("terminal-qma-then", condition=then.effect))
    return joined(parts)


def joined(parts: Sequence[str]) -> str:
    """Several things in one line, as far as there is something to say."""
    return ", ".join(part for part in parts if part)


def taken(view: View, move: Move, events: Sequence[Event]) -> list[Card]:
    """The cards that come into the reader's court."""
    cards = [card for event in of(CardsTaken, events) for card in event.cards]
    cards += [event.taken for event in of(TopExchanged, events)]
    if not cards and isinstance(move, m.Place) and view.played is not None and view.played.startswith("military"):
        return [*view.columns[move.column - 1], view.played][:2]  # A Military changes no column (QMA 4.1).
    return cards


def changes(events: Sequence[Event]) -> dict[Seat, int]:
    """By how much everybody's points change."""
    found: dict[Seat, int] = {}
    for event in events:
        if isinstance(event, PointsScored | PointsLost):
            amount = event.amount if isinstance(event, PointsScored) else -event.amount
            found[event.seat] = found.get(event.seat, 0) + amount
    return found


def points(screen: Screen, view: View, changed: dict[Seat, int], names: Sequence[str]) -> str:
    """Who gains and loses how many points, the reader first."""
    seats = sorted(changed, key=lambda seat: (seat != view.seat, seat))
    return ", ".join(f"{name_of(screen, view, seat, names)}\u00a0{changed[seat]:+d}" for seat in seats)


def ends(screen: Screen, view: View, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Whether the game, or its last round, comes with the move, and with which scores (QMA 7)."""
    for event in of(GameEnded, events):
        scores = ", ".join(
            f"{name_of(screen, view, seat, names)}\u00a0{score}" for seat, score in enumerate(event.scores)
        )
        return [screen.words("terminal-qma-ends", scores=scores)]
    if of(ColumnEmptied, events):
        return [screen.words("terminal-qma-last-turn")]
    return [screen.words("terminal-qma-last-round")] if of(GoalReached, events) else []


def plans(screen: Screen, view: View, court: Sequence[Card]) -> str:
    """The reader's Plots that come nearer with another court, as P7 2/3, and those that get farther away."""
    parts = []
    for plot in (plot_of(view, name) for name in view.plots):
        if is_impossible(view, plot):
            continue
        now, then = progress(plot, own_court(view)), progress(plot, court)
        if then > now:
            parts.append(counted_pips(plot, court))
        elif then < now:
            parts.append(screen.words("terminal-qma-farther", plot=counted_pips(plot, court)))
    return joined(parts)


# Of a card, wherever it is placed.


def by_column(view: View, card: Card) -> dict[Column, dict[Seat, int]]:
    """How a card that is played would change everybody's points, for each column that is open to it."""
    then = after(view, m.Play(card))
    closed = None if view.guard is None else view.guard.column  # One's own was lifted when the turn began (Q44).
    return {column: changes(GAME.preview(then, m.Place(column))) for column in COLUMNS if column != closed}


def prospects(screen: Screen, view: View, card: Card, names: Sequence[str]) -> str:
    """What a card that is played would change: for everybody, or where that depends on the column for the reader."""
    me = view.seat or 0
    found = by_column(view, card)
    if faction_of(card) in PAYING:
        for changed in found.values():
            changed.setdefault(me, 0)
    if all(changed == found[next(iter(found))] for changed in found.values()):
        return points(screen, view, found[next(iter(found))], names)
    mine = {column: changed.get(me, 0) for column, changed in found.items()}
    if len(set(mine.values())) == 1:
        return points(screen, view, {me: max(mine.values())}, names)
    amounts = [f"{mine[column]:+d}" if column in mine else "-" for column in COLUMNS]
    return screen.words("terminal-qma-by-column", points="/".join(amounts))
