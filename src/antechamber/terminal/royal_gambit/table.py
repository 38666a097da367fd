"""The whole table as one seat sees it."""

from collections import Counter
from collections.abc import Sequence

from antechamber.games.royal_gambit.cards import CHARACTERS, Spot
from antechamber.games.royal_gambit.views.shapes import View
from antechamber.terminal.royal_gambit.cards import has_marks, losses, name_of
from antechamber.terminal.royal_gambit.players import draw_players
from antechamber.terminal.royal_gambit.stage import draw_stage
from antechamber.terminal.screen import Screen

BEFORE_THE_ACTION = ("redistributing", "sharing", "declaring", "aiming", "detailing")


def draw_table(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Whose turn it is, everybody, what was declared, and what the reader must remember."""
    whose = "me" if view.actor == view.seat else "other"
    title = screen.words("terminal-rg-turn", turn=view.turn, whose=whose, name=names[view.actor])
    screen.rule(title, screen.words("terminal-rg-deck", cards=view.deck_size))
    draw_players(screen, view, names)
    if has_marks(screen):
        screen.say("terminal-rg-legend", "dim")
    draw_memory(screen, view)
    draw_poison(screen, view)
    draw_stage(screen, view, names)


def draw_memory(screen: Screen, view: View) -> None:
    """Which cards the reader knows to have gone back to the deck (G110)."""
    known = Counter(memory.card for memory in view.returned)
    cards = [
        screen.words("terminal-rg-copies", card=name_of(screen, card), count=known[card])
        for card in CHARACTERS
        if known[card]
    ]
    if cards:
        screen.say("terminal-rg-returned", "dim", cards=", ".join(cards))


def draw_poison(screen: Screen, view: View) -> None:
    """What poison will take from the reader at the end of this turn, if it is theirs (RG 8.4)."""
    if view.seat is None or view.seat != view.actor or view.step not in BEFORE_THE_ACTION:
        return
    mine = view.seats[view.seat]
    lost: dict[Spot, int] = {lying.spot: lying.poison for lying in mine.characters}
    if taken := losses(screen, view, {**lost, "royal": mine.royal_poison}):
        screen.say("terminal-rg-poison-acts", "magenta", losses=taken)
