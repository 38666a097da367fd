"""The choices in words, with everybody by name, grouped where the list is long."""

from collections.abc import Sequence

from antechamber.core.game import Game
from antechamber.core.moves import Move, Seat
from antechamber.games.royal_secrets import moves as m
from antechamber.games.royal_secrets.cards import Favor
from antechamber.games.royal_secrets.views.shapes import View
from antechamber.terminal.plain import Group
from antechamber.terminal.royal_secrets.cards import favor_name, in_hand, short
from antechamber.terminal.screen import Screen


def group(game: Game, screen: Screen, view: View, choices: Sequence[Move], names: Sequence[str]) -> list[Group]:
    """Bets by the face they show, splits by where oneself goes; everything else in one list."""
    bets = [move for move in choices if isinstance(move, m.Bet)]
    splits = [move for move in choices if isinstance(move, m.SplitPlayers)]
    others = [move for move in choices if not isinstance(move, m.Bet | m.SplitPlayers)]
    groups = []
    for face_up, title in ((True, "terminal-rs-face-up"), (False, "terminal-rs-face-down")):
        laid = tuple((bet_words(screen, view, move), move) for move in bets if move.face_up == face_up)
        if laid:
            groups.append(Group(screen.words(title), laid))
    if splits:
        groups += split_groups(screen, view, splits, names)
    if others:
        spoken = tuple((words(game, screen, view, move, names), move) for move in others)
        groups.append(Group(screen.words("terminal-rs-other") if groups else "", spoken))
    return groups


def bet_words(screen: Screen, view: View, move: m.Bet) -> str:
    """A card to bet; the title of the group says how it lies."""
    return in_hand(screen, view, move.card).plain


def words(game: Game, screen: Screen, view: View, move: Move, names: Sequence[str]) -> str:
    """A move in words: with a name where it concerns somebody, else as the game says it."""
    match move:
        case m.GiveParley():
            return screen.words("terminal-rs-give-parley", name=names[move.to])
        case m.UseStabbing():
            return on_bet(screen, view, "stabbing", move.owner, move.slot, names)
        case m.UseMedal():
            return on_bet(screen, view, "medal of merit", move.owner, move.slot, names)
        case m.UseRecruitment():
            return on_bet(screen, view, "recruitment", move.owner, move.slot, names)
    return game.format(move, screen.lang)


def split_groups(screen: Screen, view: View, splits: Sequence[m.SplitPlayers], names: Sequence[str]) -> list[Group]:
    """Planning's splits by the room that the planner goes to, each told by its guests (RS 12.4)."""
    groups = []
    for is_king, title in ((True, "terminal-rs-with-king"), (False, "terminal-rs-with-queen")):
        told = []
        for move in splits:
            if (view.seat in move.king) == is_king:
                company = [seat for seat in range(view.players) if (seat in move.king) == is_king and seat != view.seat]
                words = ", ".join(names[seat] for seat in company) or screen.words("terminal-rs-alone")
                told.append((words, move))
        groups.append(Group(screen.words(title), tuple(told)))
    return groups


def on_bet(screen: Screen, view: View, favor: Favor, owner: Seat | None, slot: int, names: Sequence[str]) -> str:
    """A favor that is played on a bet: whose, and what is seen of it."""
    laid = next((bet for bet in view.bets if (bet.owner, bet.slot) == (owner, slot)), None)
    face = "?" if laid is None or laid.card is None else short(screen, laid.card)
    shown = f"[{face}]" if laid is not None and laid.face_up else f"({face})"
    whose = "cardinal" if owner is None else "own" if owner == view.seat else "other"
    name = "" if owner is None else names[owner]
    return screen.words("terminal-rs-on-bet", favor=favor_name(screen, favor), whose=whose, name=name, bet=shown)
