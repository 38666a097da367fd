"""The choices in words: claims by character, targets by player, and resigning apart from all."""

from collections.abc import Sequence

from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.games.royal_gambit import moves as m
from antechamber.games.royal_gambit.cards import CHARACTERS, Action
from antechamber.games.royal_gambit.views.shapes import View
from antechamber.terminal.plain import Group
from antechamber.terminal.royal_gambit.cards import claimed_by, cost_of, name_of, own_cards
from antechamber.terminal.royal_gambit.phrases import at_place, phrase
from antechamber.terminal.royal_gambit.players import around, name
from antechamber.terminal.screen import Screen

WINDOWS = ("accusing", "countering", "passing")


def group(game: Game, screen: Screen, view: View, choices: Sequence[Move], names: Sequence[str]) -> list[Group]:
    """Powers, claims by character, targets by player, everything else in one list; resigning last."""
    powers = [move for move in choices if isinstance(move, m.Use)]
    claims = [move for move in choices if isinstance(move, m.Claim)]
    targets = [move for move in choices if isinstance(move, m.Target)]
    others = [move for move in choices if not isinstance(move, m.Use | m.Claim | m.Target | m.Resign)]
    groups = []
    if powers:
        told = tuple((action_words(screen, move.power), move) for move in powers)
        groups.append(Group(screen.words("terminal-rg-powers"), told))
    groups += claim_rows(screen, view, claims) + target_rows(screen, view, targets, names)
    if others:
        groups.append(Group("", tuple((phrase(game, screen, view, move, names), move) for move in others)))
    if m.Resign() in choices:
        resign = (game.format(m.Resign(), screen.lang), m.Resign())
        groups.append(Group("", (resign,), confirm=screen.words("terminal-rg-resign", when=when(view))))
    return groups


def when(view: View) -> str:
    """When a resignation takes effect: where several are asked, only after all have answered (G66)."""
    return "later" if view.step in WINDOWS else "now"


def action_words(screen: Screen, action: Action) -> str:
    """An action with its cost and what it does; whom it claims the title of its row says."""
    does = screen.words("terminal-rg-short", action=action.replace(" ", "-"))
    key = action if claimed_by(action) is None else "attack" if action.endswith("attack") else action
    return screen.words("terminal-rg-action", action=name_of(screen, key), cost=cost_of(action), effect=does)


def claim_rows(screen: Screen, view: View, claims: Sequence[m.Claim]) -> list[Group]:
    """A row for each character that may be claimed; those that the reader holds in brackets."""
    rows = []
    for character in CHARACTERS:
        told = tuple(
            (action_words(screen, move.ability), move) for move in claims if claimed_by(move.ability) == character
        )
        if told:
            name = name_of(screen, character)
            rows.append(Group(f"[{name}]" if character in own_cards(view).values() else f" {name}", told, True))
    return rows


def target_rows(screen: Screen, view: View, targets: Sequence[m.Target], names: Sequence[str]) -> list[Group]:
    """A row for each player whose Royal or characters may be chosen, clockwise as they sit."""
    rows = []
    for seat in around(view):
        told = tuple((at_place(screen, view, move), move) for move in targets if move.seat == seat)
        if told:
            rows.append(Group(f" {name(screen, view, seat, names)}", told, True))
    return rows
