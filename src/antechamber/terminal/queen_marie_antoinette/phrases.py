"""Single choices in words, with everybody by name and what would certainly come of them."""

from collections.abc import Sequence

from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.games.queen_marie_antoinette import GAME
from antechamber.games.queen_marie_antoinette import moves as m
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.queen_marie_antoinette.cards import (
    effect_in_play,
    mark,
    name_of,
    plot_of,
    short,
    shorts,
    text_of,
)
from antechamber.terminal.queen_marie_antoinette.outcomes import (
    after,
    changes,
    ends,
    joined,
    outcome,
    plans,
    points,
)
from antechamber.terminal.queen_marie_antoinette.own import own_court
from antechamber.terminal.queen_marie_antoinette.plots import counted_pips
from antechamber.terminal.screen import Screen

NOT_TAKING = ("guard", "reverse a column")
"""Effects that meet a column and take no card from it."""


def phrase(game: Game, screen: Screen, view: View, move: Move, names: Sequence[str]) -> str:
    """A move in words; where the table adds nothing, as the game says it."""
    match move:
        case m.TakeSet():
            cards = view.sets[move.number - 1]
            return with_end(screen, game.format(move, screen.lang), joined([shorts(cards), plans(screen, view, cards)]))
        case m.PutUnder():
            return f"{counted_pips(plot_of(view, move.plot), own_court(view))}  {text_of(screen, view, move.plot)}"
        case m.Target():
            return target(screen, view, move, names)
        case m.Place():
            return with_end(screen, place(screen, view, move), outcome(screen, view, move, names))
        case m.ChooseColumn():
            end = "" if effect_in_play(view) == "guard" else outcome(screen, view, move, names)
            return with_end(screen, column(screen, view, move), end)
        case m.SwapTops():
            return with_end(screen, swap(screen, view, move), outcome(screen, view, move, names))
        case m.MoveTop():
            return with_end(screen, top(screen, view, move), outcome(screen, view, move, names))
    return game.format(move, screen.lang)


def with_end(screen: Screen, words: str, end: str) -> str:
    """A choice and what would come of it, if that is known."""
    return screen.words("terminal-qma-choice", words=words, outcome=end) if end else words


def validation(screen: Screen, view: View, move: m.Validate, names: Sequence[str]) -> str:
    """A Plot that can be validated: what it says, and what the reader would have (QMA 5.1)."""
    have = view.seats[view.seat or 0].points + plot_of(view, move.plot).points
    words = screen.words("terminal-qma-validate", plot=move.plot, text=text_of(screen, view, move.plot), points=have)
    return joined([words, *ends(screen, view, GAME.preview(view, move), names)])


def target(screen: Screen, view: View, move: m.Target, names: Sequence[str]) -> str:
    """An opponent with what can be taken from them, and what the Condition does to everybody's points."""
    public = view.seats[move.opponent]
    facts = {"name": name_of(screen, view, move.opponent, names), "points": public.points, "plots": public.plots}
    changed = points(screen, view, changes(GAME.preview(view, move)), names)
    return with_end(screen, screen.words("terminal-qma-target", **facts), changed)


def place(screen: Screen, view: View, move: m.Place) -> str:
    """A column, and the card that would be covered there."""
    return screen.words("terminal-qma-place", column=move.column, card=short(view.columns[move.column - 1][-1]))


def column(screen: Screen, view: View, move: m.ChooseColumn) -> str:
    """A column, and if nothing is taken from it the cards that would be on top of it."""
    words = screen.words("terminal-qma-column", column=move.column)
    if effect_in_play(view) not in NOT_TAKING:
        return words
    tops = after(view, move).columns[move.column - 1][:2]
    return screen.words("terminal-qma-tops", words=words, cards=shorts(tops))


def swap(screen: Screen, view: View, move: m.SwapTops) -> str:
    """The two top cards that would change places."""
    cards = f" {mark(screen, '↔')} ".join(short(view.columns[each - 1][0]) for each in (move.first, move.second))
    return screen.words("terminal-qma-swap", cards=cards, first=move.first, second=move.second)


def top(screen: Screen, view: View, move: m.MoveTop) -> str:
    """The top card that would move, and where it would lie."""
    card = short(view.columns[move.source - 1][0])
    return screen.words("terminal-qma-move", card=card, source=move.source, to=move.to)
