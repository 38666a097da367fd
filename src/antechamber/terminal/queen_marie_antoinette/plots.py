"""How far a court fulfills a Plot: a pip for each card that the Plot asks for (QMA 5.2)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from antechamber.games.queen_marie_antoinette.cards import CARDS, FACTIONS, LETTERS, Card, Faction, Plot
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.queen_marie_antoinette.cards import (
    STYLES,
    faction_of,
    mark,
    of_faction,
    short,
    value_of,
)
from antechamber.terminal.screen import Screen

RUN = 4


@dataclass(frozen=True)
class Pip:
    """A card that a Plot asks for, and whether the court has it."""

    label: str
    """The card, or the faction's letter or the value, where any such card will do."""
    is_there: bool
    faction: Faction | None = None


def pips(plot: Plot, court: Sequence[Card]) -> list[Pip]:
    """What a Plot asks for, one by one; those that are there come first where they are alike."""
    if plot.kind == "three of a value":
        held = sum(value_of(card) == plot.value for card in court)
        return [Pip(str(plot.value), number < held) for number in range(3)]
    if plot.kind == "two of each":
        return [pip for faction in plot.factions for pip in of_one_faction(faction, 2, court)]
    if plot.kind == "four of a faction":
        return of_one_faction(plot.factions[0], 4, court)
    values = range(plot.value or 0, (plot.value or 0) + RUN)
    if plot.kind == "run of a faction":
        cards = [card for card in CARDS if faction_of(card) == plot.factions[0] and value_of(card) in values]
        return [Pip(short(card), card in court, plot.factions[0]) for card in cards]
    offers = [(value, frozenset(faction_of(card) for card in court if value_of(card) == value)) for value in values]
    served = serving(offers, frozenset())
    return [Pip(str(value), value in served) for value in values]


def of_one_faction(faction: Faction, number: int, court: Sequence[Card]) -> list[Pip]:
    """So many cards of a faction, whatever their value."""
    held = len(of_faction(court, faction))
    return [Pip(LETTERS[FACTIONS.index(faction)], place < held, faction) for place in range(number)]


def serving(offers: Sequence[tuple[int, frozenset[Faction]]], used: frozenset[Faction]) -> frozenset[int]:
    """The most values, each offered in some factions, that can be shown in different ones (Q24)."""
    if not offers:
        return frozenset()
    (value, factions), *rest = offers
    best: frozenset[int] = frozenset()
    for faction in factions - used:
        found = serving(rest, used | {faction}) | {value}
        if len(found) == len(offers):
            return found
        best = max(best, found, key=len)
    return max(best, serving(rest, used), key=len)


def progress(plot: Plot, court: Sequence[Card]) -> int:
    """How many of the cards that a Plot asks for are there."""
    return sum(pip.is_there for pip in pips(plot, court))


def is_fulfilled(plot: Plot, court: Sequence[Card]) -> bool:
    """True when the court holds all that the Plot asks for."""
    return all(pip.is_there for pip in pips(plot, court))


def is_impossible(view: View, plot: Plot) -> bool:
    """True for a Plot whose cards lie among the Conditions, or are not in the game (Q25)."""
    cards = [card for pile in (*view.columns, *view.sets) for card in pile]
    cards += [card for seat in view.seats for card in seat.court]
    if view.played is not None:
        cards.append(view.played)
    return not is_fulfilled(plot, cards)


def drawn_pips(screen: Screen, plot: Plot, court: Sequence[Card]) -> Text:
    """The pips in a row: ●M4 is there, ○M5 is not."""
    text = Text()
    for number, pip in enumerate(pips(plot, court)):
        look = "dim" if not pip.is_there else STYLES[pip.faction] if pip.faction else "bold"
        text.append(" " if number else "").append(mark(screen, "●" if pip.is_there else "○") + pip.label, look)
    return text


def counted_pips(plot: Plot, court: Sequence[Card]) -> str:
    """How many are there, of how many: P7 2/3."""
    return f"{plot.id}\u00a0{progress(plot, court)}/{len(pips(plot, court))}"
