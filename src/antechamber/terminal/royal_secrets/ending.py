"""The final page: for each player every gain and loss by round, the cards left over, and the total."""

from collections.abc import Sequence

from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import FIRST_POINTS
from antechamber.games.royal_secrets.events import DueView
from antechamber.games.royal_secrets.views.shapes import FinalView, View
from antechamber.terminal.royal_secrets.cards import short, signed
from antechamber.terminal.royal_secrets.table import ROUNDS
from antechamber.terminal.screen import Screen


def draw_end(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Everybody's account, the last first, so that the winner's stands at the end."""
    if view.final is None:
        return
    ranks = view.final.result.ranks
    for seat in sorted(range(view.players), key=lambda seat: (-ranks[seat], seat)):
        account(screen, view, view.final, seat, names)


def account(screen: Screen, view: View, final: FinalView, seat: Seat, names: Sequence[str]) -> None:
    """One player's points from the first to the last (RS 11)."""
    screen.line("")
    screen.line(names[seat], "bold")
    points = int(FIRST_POINTS)
    screen.line(screen.words("terminal-rs-start", points=points), indent="  ")
    for round in range(1, ROUNDS + 1):
        lines = [due for due in view.ledger if due.round == round and due.seat == seat]
        due = sum(line.amount for line in lines)
        reasons = ", ".join(reason(screen, line, view.seat, names) for line in lines) or screen.words(
            "terminal-rs-no-change"
        )
        after = max(0, points + due)
        floor = str(points + due < 0)  # Nobody falls below zero (RS 6.10).
        words = screen.words("terminal-rs-account", round=round, reasons=reasons, points=after, floor=floor)
        screen.line(words, indent="  ", hang="      ")
        points = after
    unplayed = next(line.amount for line in final.result.why if line.seat == seat and line.why == "unplayed")
    cards = ", ".join(short(screen, card) for card in final.hands[seat]) or "-"
    screen.line(screen.words("terminal-rs-unplayed", cards=cards, points=unplayed), indent="  ", hang="      ")
    screen.line(screen.words("terminal-rs-total", points=final.result.scores[seat]), "bold", indent="  ")


def reason(screen: Screen, line: DueView, reader: Seat | None, names: Sequence[str]) -> str:
    """A line of the ledger: how much, and for what."""
    sender = "" if line.sender is None else names[line.sender]
    whose = "own" if line.sender == line.seat else "me" if line.sender == reader else "other"
    key = line.why.replace(" ", "-")
    return screen.words("terminal-rs-reason", amount=signed(line.amount), why=key, whose=whose, sender=sender)
