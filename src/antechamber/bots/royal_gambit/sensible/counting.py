"""Card counting: where each character may be, given the deck list and everything the bot has seen."""

from collections import Counter
from functools import cached_property
from itertools import product
from math import prod
from typing import Final

from antechamber.bots.royal_gambit.sensible.memory import Memory
from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import CHARACTERS, Character, CharacterSpot
from antechamber.games.royal_gambit.options import box_of
from antechamber.games.royal_gambit.views.shapes import CharacterView, View

Chances = dict[Character, float]
Hand = tuple[tuple[Character, ...], float]
"""The cards a player may have, and how likely that is."""
JUST_NOW: Final = 1 << 40
"""The arrival of a card whose arrival is unknown: it may be any that went back."""


class Count:
    """Every card the bot does not see, and what it remembers about those that went back to the deck."""

    def __init__(self, view: View, said: Memory) -> None:
        self.view = view
        self.said = said
        self.copies = dict(zip(CHARACTERS, map(int, box_of(view.options).deck), strict=True))
        # Cached results: by arrival, by seat, and by place.
        self.by_arrival: dict[int, Chances] = {}
        self.by_seat: dict[Seat, list[Hand]] = {}
        self.by_place: dict[tuple[Seat, CharacterSpot], Chances] = {}

    @cached_property
    def in_sight(self) -> list[tuple[Character, int]]:
        """The cards the bot sees, with their arrivals; face-up cards may have come at any time."""
        seen = [(card, JUST_NOW) for seat in self.view.seats for card in seat.fallen]
        seen += [(card, JUST_NOW) for card in self.view.drawn]
        seen += [(one.card, one.arrival) for seat in self.view.seats for one in seat.characters if one.card is not None]
        return seen

    @cached_property
    def unseen(self) -> Chances:
        """How many cards of each character are out of sight."""
        unseen: Chances = dict(self.copies)
        for card, _ in self.in_sight:
            unseen[card] -= 1
        return unseen

    @cached_property
    def hidden(self) -> list[int]:
        """The arrivals of all characters the bot has not seen."""
        return [one.arrival for seat in self.view.seats for one in seat.characters if one.card is None]

    @cached_property
    def returned(self) -> list[tuple[Character, int]]:
        """Cards known to have gone back and not seen since, the latest first."""
        loose = [(memory.card, memory.when) for memory in reversed(self.view.returned)]
        for card, arrival in self.in_sight:
            same = next((one for one in loose if one[0] == card and one[1] < arrival), None)
            if same is not None:
                loose.remove(same)
        return loose

    def chances(self, arrival: int) -> Chances:
        """How likely each character is at a hidden place with this arrival: exact if all deals are equally likely.

        A card that went back is in the deck or where a card has come since. The places for a later card lie within
        those for an earlier one. So cards can be placed one by one, the latest first, and all others in what is left.
        """
        if arrival not in self.by_arrival:
            self.by_arrival[arrival] = self._chances(arrival)
        return self.by_arrival[arrival]

    def _chances(self, arrival: int) -> Chances:
        rest = dict(self.unseen)
        chances = dict.fromkeys(rest, 0.0)
        deck = sum(rest.values()) - len(self.hidden)
        free = 1.0
        for laid, (card, when) in enumerate(self.returned):
            rest[card] -= 1
            if arrival > when:
                share = free / (deck + sum(other > when for other in self.hidden) - laid)
                chances[card] += share
                free -= share
        left = sum(rest.values())
        for card, number in rest.items():
            chances[card] += free * number / left if left > 0 else 0.0
        return chances

    def hands(self, seat: Seat) -> list[Hand]:
        """What a seat may hold, with the chances: judged by counting cards, and by what was claimed with them."""
        if seat not in self.by_seat:
            each = [self._laid(character) for character in self.view.seats[seat].characters]
            claims = self.said.record(seat).claims
            hands: list[Hand] = []
            for cards in product(*each):
                counted = prod(map(dict.__getitem__, each, cards))
                hands.append((cards, counted * prod(claims[card] for card in claims if card in cards)))
            total = sum(chance for _, chance in hands)
            self.by_seat[seat] = [(cards, chance / total) for cards, chance in hands] if total else hands
        return self.by_seat[seat]

    def _laid(self, character: CharacterView) -> Chances:
        if character.card is not None:
            return {character.card: 1.0}
        return {card: chance for card, chance in self.chances(character.arrival).items() if chance > 0.0}

    def chance(self, seat: Seat, spot: CharacterSpot, card: Character) -> float:
        """How likely a seat's character in this position is this one."""
        if (seat, spot) not in self.by_place:
            places = [character.spot for character in self.view.seats[seat].characters]
            place = places.index(spot)
            self.by_place[seat, spot] = chances = dict.fromkeys(CHARACTERS, 0.0)
            for cards, likely in self.hands(seat):
                chances[cards[place]] += likely
        return self.by_place[seat, spot][card]

    def holds(self, seat: Seat, card: Character) -> float:
        """How likely a seat has this character, alive."""
        return sum(chance for cards, chance in self.hands(seat) if card in cards)

    def seems(self, seat: Seat, card: Character, reader: Seat) -> float:
        """How likely a seat has this character, to a rival who knows what is public and what they were shown."""
        lacks = 1.0
        for character in self.view.seats[seat].characters:
            if reader in character.seen_by or character.open:
                lacks *= character.card != card
            else:
                lacks *= 1.0 - self.public[card]
        return 1.0 - lacks

    @cached_property
    def public(self) -> Chances:
        """How likely each character is at a hidden place, judged by the face-up cards."""
        left = Counter(self.copies)
        for seat in self.view.seats:
            left.subtract(seat.fallen)
        total = left.total()
        return {card: number / total for card, number in left.items()}
