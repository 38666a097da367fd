"""How Characters, factions and the Queen's cards are written: short, and readable without color."""

import textwrap
from collections.abc import Sequence

from rich.text import Text

from antechamber.core.moves import Seat
from antechamber.core.text import named
from antechamber.games.queen_marie_antoinette.cards import BACKS, CARDS, FACTIONS, LETTERS, Card, Deck, Faction, Plot
from antechamber.games.queen_marie_antoinette.options import box_of
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.games.queen_marie_antoinette.words.notation import card_text
from antechamber.terminal.screen import Screen

STYLES: dict[Faction, str] = {
    "military": "bold blue",
    "aristocrat": "bold yellow",
    "merchant": "bold green",
    "cardinal": "bold red",
    "favorite": "bold magenta",
}
MARKS = "▶◆●○✓…·↔"
PLAIN_MARKS = dict(zip(MARKS, (">", "*", "+", "-", "=", "...", "-", "/"), strict=True))


# Characters.


def short(card: Card) -> str:
    """A card as it lies on the table: M3 is Military 3."""
    return BACKS[CARDS.index(card)]


def shorts(cards: Sequence[Card]) -> str:
    """Several cards as they lie on the table."""
    return " ".join(map(short, cards))


def faction_of(card: Card) -> Faction:
    """The faction of a card."""
    return FACTIONS[LETTERS.index(short(card)[0])]


def value_of(card: Card) -> int:
    """The value of a card."""
    return int(short(card)[1:])


def of_faction(cards: Sequence[Card], faction: Faction) -> list[Card]:
    """The cards of one faction."""
    return [card for card in cards if faction_of(card) == faction]


def face(card: Card) -> Text:
    """A card in the color of its faction."""
    return Text(short(card), STYLES[faction_of(card)])


# Requirement, Conditions and Plots.


def faction_named(letter: str) -> Faction:
    """The faction whose Conditions begin with that letter."""
    return FACTIONS[LETTERS.index(letter)]


def faction_name(screen: Screen, faction: Faction) -> str:
    """What the game calls a faction."""
    return str(named("qma", "faction", faction, screen.lang)["faction"])


def condition_of(view: View, faction: Faction) -> str:
    """The reference of a faction's Condition."""
    letter = LETTERS[FACTIONS.index(faction)]
    return next(name for name in view.conditions if name[0] == letter)


def deck_of(view: View) -> Deck:
    """The deck that is played with."""
    return box_of(view.options).deck


def effect_in_play(view: View) -> str:
    """The effect of the Condition that acts now, as the deck calls it; nothing where none does."""
    return next((condition.effect for condition in deck_of(view).conditions if condition.id == view.effect), "")


def plot_of(view: View, name: str) -> Plot:
    """A Plot of the deck."""
    return next(plot for plot in deck_of(view).plots if plot.id == name)


def text_of(screen: Screen, view: View, name: str) -> str:
    """What a Requirement, Condition or Plot says."""
    return card_text(deck_of(view), name, screen.lang)


# People.


def name_of(screen: Screen, view: View, seat: Seat, names: Sequence[str]) -> str:
    """What a player is called; the reader is always “You”."""
    return screen.words("terminal-you") if seat == view.seat else names[seat]


# Lines.


def mark(screen: Screen, wanted: str) -> str:
    """A mark, or what stands for it where the screen has no such characters."""
    return wanted if screen.can_show(MARKS) else PLAIN_MARKS[wanted]


def behind(head: Text, words: str, width: int, style: str = "") -> list[Text]:
    """Words wrapped behind a head, all lines beginning where the first does."""
    margin = head.cell_len
    parts = textwrap.wrap(words, width - margin, break_on_hyphens=False) or [""]
    return [
        (head.copy() if number == 0 else Text(" " * margin)).append(part, style) for number, part in enumerate(parts)
    ]


def flow(head: Text, parts: Sequence[Text], width: int, gap: int, hang: int | None = None) -> list[Text]:
    """Parts in a row behind a head, none of them broken; what does not fit goes below, that far from the margin."""
    lines = [head.copy()]
    is_first = True
    for part in parts:
        if not is_first and lines[-1].cell_len + gap + part.cell_len > width:
            lines.append(Text(" " * (head.cell_len if hang is None else hang)))
            is_first = True
        lines[-1].append("" if is_first else " " * gap).append(part)
        is_first = False
    return lines
