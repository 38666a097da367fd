"""The whole table as one seat sees it."""

from collections.abc import Sequence

from antechamber.games.royal_secrets.views.shapes import View
from antechamber.terminal.royal_secrets.cards import cards_lines, favor_card, signed
from antechamber.terminal.royal_secrets.rooms import phase, room
from antechamber.terminal.screen import Screen

ROUNDS = 7


def draw_table(screen: Screen, view: View, names: Sequence[str]) -> None:
    """The round, the two rooms, the rivals, and what is one's own."""
    title = screen.words("terminal-rs-round", round=view.round, rounds=ROUNDS, phase=phase(view))
    screen.rule(title, screen.words("terminal-rs-parley", name=names[view.parley]))
    screen.side_by_side(room(screen, view, "king", names), room(screen, view, "queen", names))
    screen.say("terminal-rs-legend", "dim")
    waiting(screen, view, names)
    rivals(screen, view, names)
    own(screen, view)


def waiting(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Who has not done the current action yet (RS 3.2)."""
    if phase(view) == "counting":
        return
    left = [names[seat] for seat in range(view.players) if seat not in view.acted]
    if left:
        action = view.action.replace(" ", "-")
        screen.say("terminal-rs-waiting", action=action, names=", ".join(left))


def rivals(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Everybody else: how many cards, which favors."""
    widest = max(map(len, names))
    for seat, rival in enumerate(view.seats):
        if seat != view.seat:
            favors = ", ".join(favor_card(screen, card) for card in rival.favors)
            cards = screen.words("terminal-rs-cards", count=rival.hand_size)
            held = screen.words("terminal-rs-favors", favors=favors) if favors else ""
            screen.line(f"{names[seat]:<{widest}}  {cards:<10}  {held}".rstrip(), hang=" " * (widest + 14))


def own(screen: Screen, view: View) -> None:
    """The reader's hand, points and favors, each with what it does."""
    if view.seat is None:
        return
    mine = view.seats[view.seat]
    screen.line("")
    for line in cards_lines(screen, view, screen.words("terminal-rs-hand")):
        screen.draw(line)
    screen.say("terminal-rs-points", "bold", points=view.points or 0)
    if mine.gains or mine.losses or mine.rumors:
        amounts = {"gains": signed(mine.gains), "losses": signed(-mine.losses), "rumors": signed(-mine.rumors)}
        screen.say("terminal-rs-due", **amounts)
    for card in mine.favors:
        does = screen.words("terminal-rs-does", favor=card.favor.replace(" ", "-"))
        screen.line(
            screen.words("terminal-rs-favor-line", name=favor_card(screen, card), does=does), "green", hang="    "
        )
