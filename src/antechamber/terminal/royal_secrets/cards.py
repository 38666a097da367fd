"""How cards, favors and amounts are written: short, and readable without color."""

from collections.abc import Sequence

from rich.text import Text

from antechamber.core.moves import Seat
from antechamber.core.text import named
from antechamber.games.royal_secrets.cards import Audience, Card, Favor, read_deck
from antechamber.games.royal_secrets.options import DECK
from antechamber.games.royal_secrets.views.shapes import BetView, View
from antechamber.terminal.screen import Screen

STYLES = {"courtier": "bold cyan", "excuse": "bold yellow", "valet": "bold magenta", "cardinal": "bold red"}
VALUES = ("-10", "0", "10", "20")


def influence(card: Card) -> int:
    """What a card counts; the Excuse counts nothing (RS 8.1)."""
    _, _, value = card.partition(" ")
    return int(value or 0)


def style(card: Card) -> str:
    """The color of a card, by its kind."""
    return STYLES[card.partition(" ")[0]]


def short(screen: Screen, card: Card) -> str:
    """A card as it lies on the table: 20, Valet -10, Excuse."""
    kind, _, value = card.partition(" ")
    return value if kind in {"courtier", "cardinal"} else str(named("rs", "card", card, screen.lang)["card"])


def rumor(view: View, card: Card) -> int:
    """What the rumor of a Valet costs at this table (RS 7.2)."""
    deck = read_deck(DECK.content(view.options["deck"]))
    return deck.rumors.numbers[VALUES.index(card.partition(" ")[2])]


def in_hand(screen: Screen, view: View, card: Card) -> Text:
    """A card in one's own hand; a Valet with its rumor."""
    words = short(screen, card)
    if card.startswith("valet"):
        words = screen.words("terminal-rs-valet", card=words, rumor=rumor(view, card))
    return Text(f"[{words}]", style(card))


def cards_lines(screen: Screen, view: View, label: str) -> list[Text]:
    """One's own hand behind a label, no card broken at the end of a line."""
    lines = [Text(label, "bold")]
    for card in view.hand:
        drawn = in_hand(screen, view, card)
        if len(lines[-1]) + 1 + len(drawn) > screen.width:
            lines.append(Text(" " * len(label)))
        lines[-1].append(" ").append(drawn)
    return lines


def bet(screen: Screen, laid: BetView, reader: Seat | None, names: Sequence[str]) -> Text:
    """A bet: [20] lies face up, (?) face down, (20) face down but known to the reader."""
    face = "?" if laid.card is None else short(screen, laid.card)
    words = f"[{face}]" if laid.face_up else f"({face})"
    if laid.medal:
        words += "x2"
    if laid.stabbed:
        words += screen.words("terminal-rs-stabbed")
    if laid.claimed_by is not None:
        whose = "me" if laid.claimed_by == reader else "other"
        words += screen.words("terminal-rs-claimed", whose=whose, name=names[laid.claimed_by])
    look = "dim" if laid.card is None or laid.stabbed else style(laid.card)
    return Text(words, look)


def favor_name(screen: Screen, favor: Favor) -> str:
    """The name of a favor."""
    return str(named("rs", "favor", favor, screen.lang)["favor"])


def favor_card(screen: Screen, card: Audience) -> str:
    """A favor that lies before somebody; of a Planning the number matters (RS 12.4)."""
    name = favor_name(screen, card.favor)
    return f"{name} {card.influence}" if card.favor == "planning" else name


def signed(amount: int) -> str:
    """An amount with its sign."""
    return f"{amount:+d}"
