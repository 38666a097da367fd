"""How cards, HP, poison and places are written: short, and readable without color."""

from collections.abc import Sequence

from rich.text import Text

from antechamber.core.moves import Seat
from antechamber.core.text import named
from antechamber.core.wording import Wording
from antechamber.games.royal_gambit.cards import (
    ABILITIES,
    ACTIONS,
    CHARACTERS,
    CLAIMED,
    CLAIMED_TO_COUNTER,
    COSTS,
    COUNTERACTIONS,
    POWERS,
    Action,
    Character,
    CharacterSpot,
    Counteraction,
    Spot,
    read_copies,
)
from antechamber.games.royal_gambit.events import Place
from antechamber.games.royal_gambit.options import DECK
from antechamber.games.royal_gambit.views.shapes import CharacterView, View
from antechamber.terminal.screen import Screen

RULES_OF_COUNTERS: dict[Counteraction, str] = {
    "defend": "RG 6.6",
    "herbalism": "RG 6.7",
    "foresight": "RG 6.8",
    "opportunist": "RG 6.9",
    "pickpocket": "RG 6.10",
}
MARKS = "♥☠▶"


# Names.


def name_of(screen: Screen, thing: str, form: str = "") -> str:
    """What the game calls a character, an action or a place, or another form of it."""
    return str(named("rg", "thing", thing, screen.lang)[f"thing-{form}" if form else "thing"])


def where(screen: Screen, view: View, place: Place, names: Sequence[str]) -> str:
    """A place and whose it is, to the reader: your Royal, Diane’s first character."""
    return str(Wording("rg", view.seat, names, screen.lang).fact("place", place, Place, None)["place"])


def person(screen: Screen, view: View, seat: Seat, names: Sequence[str]) -> str:
    """Who sits there, within a sentence."""
    return Wording("rg", view.seat, names, screen.lang).name(seat)


# Actions.


def rule_of(action: Action) -> str:
    """The paragraph of an action: the powers stand in chapter 3, the abilities in chapter 7."""
    if action in POWERS:
        return f"RG 3.{POWERS.index(action) + 1}"
    return f"RG 7.{ABILITIES.index(action) + 1}"


def cost_of(action: Action) -> int:
    """What is paid for it (RG 2.5)."""
    return COSTS[ACTIONS.index(action)]


def claimed_by(action: Action) -> Character | None:
    """Whom an action claims; None for a power."""
    kind = CLAIMED[ACTIONS.index(action)]
    return CHARACTERS[kind] if kind >= 0 else None


def claimed_to(counter: Counteraction) -> Character:
    """Whom a counteraction claims."""
    return CHARACTERS[CLAIMED_TO_COUNTER[COUNTERACTIONS.index(counter)]]


# Cards.


def own_cards(view: View) -> dict[CharacterSpot, Character]:
    """The reader's living characters."""
    if view.seat is None:
        return {}
    return {lying.spot: lying.card for lying in view.seats[view.seat].characters if lying.card is not None}


def lying_at(view: View, place: Place) -> CharacterView | None:
    """The character at a place, if one is there."""
    return next((lying for lying in view.seats[place.seat].characters if lying.spot == place.spot), None)


def copies_of(view: View, character: Character) -> int:
    """How many cards of a character are played with (RG 1.2)."""
    return read_copies(DECK.content(view.options["deck"])).numbers[CHARACTERS.index(character)]


def in_sight(view: View, character: Character) -> int:
    """Of how many of them the reader sees, or knows, where they are."""
    cards = [*view.drawn]
    for seat in view.seats:
        cards += [*seat.fallen, *(lying.card for lying in seat.characters if lying.card is not None)]
    return cards.count(character)


def face(screen: Screen, lying: CharacterView, is_own: bool) -> Text:
    """A character: [Druid] is one's own, (Druid) face down but known to the reader, (?) unknown."""
    if is_own and lying.card is not None:
        return Text(f"[{name_of(screen, lying.card)}]", "bold cyan")
    if lying.card is not None:
        return Text(f"({name_of(screen, lying.card)})", "cyan")
    return Text("(?)", "dim")


# Tokens.


def has_marks(screen: Screen) -> bool:
    """True where hearts and skulls can be shown."""
    return screen.can_show(MARKS)


def hp(screen: Screen, amount: int) -> Text:
    """So many HP."""
    return Text(f"♥{amount}" if has_marks(screen) else screen.words("terminal-rg-hp", hp=amount), "bold red")


def tokens(screen: Screen, amount: int, poison: int) -> Text:
    """The HP and the poison of a place."""
    text = Text().append(hp(screen, amount))
    if poison:
        mark = f"☠{poison}" if has_marks(screen) else screen.words("terminal-rg-poison", count=poison)
        text.append(" ").append(mark, "bold magenta")
    return text


def losses(screen: Screen, view: View, lost: dict[Spot, int]) -> str:
    """What the reader's places would lose, and who would die of it: Royal -1, Druid -2 (dies)."""
    mine = view.seats[view.seat or 0]
    left: dict[Spot, int] = {"royal": mine.royal_hp, **{lying.spot: lying.hp for lying in mine.characters}}
    cards = own_cards(view)
    parts = []
    for spot, amount in lost.items():
        if amount:
            name = name_of(screen, "royal" if spot == "royal" else cards[spot])
            end = "lives" if left[spot] > amount else "out" if spot == "royal" else "dies"
            parts.append(screen.words("terminal-rg-loss", name=name, amount=amount, end=end))
    return ", ".join(parts)
