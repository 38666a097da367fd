"""What cards are worth: which to keep, to take and to give away (RG 3.3, RG 7.6, RG 7.13)."""

from collections.abc import Sequence
from typing import Final

from antechamber.bots.royal_gambit.sensible.plans import chance_at
from antechamber.bots.royal_gambit.sensible.sight import Sight
from antechamber.games.royal_gambit.cards import CHARACTERS, Character
from antechamber.games.royal_gambit.events import Place
from antechamber.games.royal_gambit.moves import Exchange
from antechamber.games.royal_gambit.views.shapes import CharacterView

CARD: Final[dict[Character, float]] = {
    "alchemist": 1.0,
    "barbarian": 0.8,
    "clairvoyant": 0.5,
    "druid": 0.6,
    "executioner": 0.8,
    "knight": 1.0,
    "trickster": 0.6,
    "whisperer": 0.5,
}
"""What a character is worth, compared with one the bot would never claim."""
TWIN: Final = 0.3
"""How much of that a second copy is worth."""
KNOWN: Final = 0.15
"""How much each rival who knows a card takes off its worth."""


def hand_worth(cards: Sequence[Character], seen: int = 0) -> float:
    """What these cards are worth together; `seen` is how often rivals have seen them in all."""
    each = [CARD[card] for card in cards]
    if len(cards) == 2 and cards[0] == cards[1]:
        each[1] *= TWIN
    return sum(each) - KNOWN * seen


def weigh_exchange(sight: Sight, move: Exchange) -> float:
    """What the hand is worth after an exchange."""
    cards: list[Character] = []
    seen = 0
    for character in sight.view.seats[sight.me].characters:
        taken = move.first if character.spot == "first" else move.second
        seen += len(character.seen_by) if taken is None else 0
        card = taken or character.card
        cards += [card] if card is not None else []
    return hand_worth(cards, seen)


def usual(sight: Sight, place: Place) -> float:
    """What the card at a place is worth on average, as far as the bot can tell."""
    return sum(chance_at(sight, place, card) * CARD[card] for card in CHARACTERS)


def worth_giving(sight: Sight, character: CharacterView) -> float:
    """How willingly the bot gives away one of its cards: a poor, known or double one first."""
    card = character.card
    kept = [one.card for one in sight.view.seats[sight.me].characters if one is not character and one.card is not None]
    worth = 0.0 if card is None else hand_worth([*kept, card]) - hand_worth(kept)
    return KNOWN * len(character.seen_by) - worth
