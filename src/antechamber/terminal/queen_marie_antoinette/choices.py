"""The choices in words: one's own cards by faction, those of others by owner, then Plots, then all else."""

from collections.abc import Sequence

from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.games.queen_marie_antoinette import moves as m
from antechamber.games.queen_marie_antoinette.cards import FACTIONS, Card
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.plain import Group
from antechamber.terminal.queen_marie_antoinette.cards import (
    condition_of,
    faction_name,
    faction_of,
    name_of,
    plot_of,
    short,
)
from antechamber.terminal.queen_marie_antoinette.outcomes import joined, prospects
from antechamber.terminal.queen_marie_antoinette.own import own_court
from antechamber.terminal.queen_marie_antoinette.phrases import phrase, validation
from antechamber.terminal.queen_marie_antoinette.players import around
from antechamber.terminal.queen_marie_antoinette.plots import is_fulfilled
from antechamber.terminal.screen import Screen


def group(game: Game, screen: Screen, view: View, choices: Sequence[Move], names: Sequence[str]) -> list[Group]:
    """Cards in rows, Plots that can be validated below them, and everything else in one list."""
    own = [move for move in choices if isinstance(move, m.Play | m.Give)]
    prizes = [move for move in choices if isinstance(move, m.Take)]
    plots = [move for move in choices if isinstance(move, m.Validate)]
    others = [move for move in choices if not isinstance(move, m.Play | m.Give | m.Take | m.Validate)]
    groups = [*by_faction(screen, view, own, names), *by_owner(screen, view, prizes, names)]
    if plots:
        told = tuple((validation(screen, view, move, names), move) for move in plots)
        groups.append(Group(screen.words("terminal-qma-or-validate"), told))
    if others:
        groups.append(Group("", tuple((phrase(game, screen, view, move, names), move) for move in others)))
    return groups


def by_faction(screen: Screen, view: View, cards: Sequence[m.Play | m.Give], names: Sequence[str]) -> list[Group]:
    """A row for each faction that the reader has; cards to be played are headed by the Condition that they set off."""
    rows = []
    for faction in FACTIONS:
        moves = [move for move in cards if faction_of(move.card) == faction]
        if moves:
            condition = f"{condition_of(view, faction):<3} " if isinstance(moves[0], m.Play) else ""
            title = condition + faction_name(screen, faction)
            rows.append(in_a_row(title, moves, [foreseen(screen, view, move, names) for move in moves]))
    return rows


def foreseen(screen: Screen, view: View, move: m.Play | m.Give, names: Sequence[str]) -> str:
    """The points that a card would bring if it is played, and the Plots that could then no longer be validated."""
    brought = prospects(screen, view, move.card, names) if isinstance(move, m.Play) else ""
    return joined([brought, broken(screen, view, move.card)])


def broken(screen: Screen, view: View, card: Card) -> str:
    """The reader's Plots that their court fulfills now, and would not without a card."""
    court = own_court(view)
    left = [other for other in court if other != card]
    plots = [plot_of(view, name) for name in view.plots]
    lost = [plot.id for plot in plots if is_fulfilled(plot, court) and not is_fulfilled(plot, left)]
    return screen.words("terminal-qma-broken", plots=", ".join(lost)) if lost else ""


def in_a_row(title: str, moves: Sequence[m.Play | m.Give], ends: Sequence[str]) -> Group:
    """Cards with what would come of them; if that is the same for several, the title says it."""
    if len(moves) > 1 and len(set(ends)) == 1:
        return Group(bracketed(title, ends[0]), tuple((short(move.card), move) for move in moves), True)
    told = [(bracketed(short(move.card), end), move) for move, end in zip(moves, ends, strict=True)]
    return Group(title, tuple(told), True)


def bracketed(words: str, end: str) -> str:
    """Words, and in brackets what would come of it."""
    return f"{words} ({end})" if end else words


def by_owner(screen: Screen, view: View, prizes: Sequence[m.Take], names: Sequence[str]) -> list[Group]:
    """A row for each opponent whose cards may be taken, clockwise as they sit."""
    rows = []
    for seat in around(view):
        told = tuple((short(move.card), move) for move in prizes if move.card in view.seats[seat].court)
        if told:
            rows.append(Group(name_of(screen, view, seat, names), told, True))
    return rows
