"""What the bot could bet in a round, and what each way is worth: the heart of all its choices."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from antechamber.bots.royal_secrets.sensible.rivals import TENS, influence
from antechamber.bots.royal_secrets.sensible.rooms import Room
from antechamber.bots.royal_secrets.sensible.sight import EXCUSE, ZERO, Attendance, Sight
from antechamber.bots.royal_secrets.sensible.worth import (
    VALET_DRAWN,
    hand_worth,
    own_loss,
    prize,
    rival_loss,
)
from antechamber.games.royal_secrets.cards import SIDES, Card, Side

HALF: Final = 0.5
"""What a tie is worth compared with the majority: a third card may still win it."""


@dataclass(frozen=True)
class Plan:
    """Cards the bot could still bet this round, and what the round is then worth to it."""

    cards: tuple[Card, ...]
    value: float


class Prospect:
    """What a round is worth to the bot, with the players at certain audiences."""

    def __init__(self, sight: Sight, attendance: Attendance) -> None:
        self.sight = sight
        self.rooms: dict[Side, Room] = {side: Room(sight, side, attendance) for side in SIDES}
        self.mine = [room for room in self.rooms.values() if room.has_me]
        self.others = [room for room in self.rooms.values() if not room.has_me]
        self.dines = len(self.mine) == len(SIDES)
        self._laid = [bet.card for bet in sight.own_bets if bet.card is not None]
        self._laid_tens = sum(influence(bet) for bet in sight.own_bets)
        self._elsewhere = sum(self._rivals_fare(room, room.success(0), 1.0) for room in self.others)
        self._rumors_heard = 0.0 if self.dines else sum(self._rumors_from(room) for room in self.others)
        self._stay_values: dict[int, float] = {}

    def best(self) -> Plan:
        """The best that can still be bet."""
        worthwhile = self.sight.remember("worthwhile", self._worthwhile)
        return max((Plan(cards, self.value(cards)) for cards in worthwhile), key=lambda plan: plan.value)

    def _worthwhile(self) -> list[tuple[Card, ...]]:
        """Of cards that do the same in a room, only those the hand misses least: the rest need not be weighed."""
        best: dict[tuple[int, int, bool], tuple[float, tuple[Card, ...]]] = {}
        for cards in self._pairs():
            rumor = sum(self.sight.rumors.get(card, 0) for card in cards)
            same = sum(TENS[card] for card in cards), rumor, EXCUSE in cards
            kept = self._kept_worth(cards)
            if same not in best or kept > best[same][0]:
                best[same] = kept, cards
        return [cards for _, cards in best.values()]

    def _pairs(self) -> list[tuple[Card, ...]]:
        missing = 2 - self.sight.bets_made
        return sorted(set(combinations(self.sight.view.hand, missing)))

    def plans(self) -> Iterator[Plan]:
        """Every pair, or second card, that the hand still allows, with its value."""
        for cards in self._pairs():
            yield Plan(cards, self.value(cards))

    def value(self, cards: tuple[Card, ...]) -> float:
        """What the round is worth if these cards follow the bets made: points, rivals' points, cards, favors."""
        counted = (*self._laid, *cards)
        held = self.sight.remember(cards, lambda: self._kept_worth(cards)) + self._elsewhere
        if EXCUSE in counted:
            return held + self._leaving()
        tens = self._laid_tens + sum(TENS[card] for card in cards)
        rumor = 0 if self.dines else sum(self.sight.rumors.get(card, 0) for card in counted)
        return held + self._staying(tens) + self._spreading(rumor, tens)

    def _kept_worth(self, cards: tuple[Card, ...]) -> float:
        """What the hand is worth without these cards; the 0-Courtiers among them come back (RS 10.2)."""
        kept = list(self.sight.view.hand)
        for card in cards:
            if card != ZERO:
                kept.remove(card)
        return hand_worth(kept, self.sight.rounds_left)

    def _staying(self, tens: int) -> float:
        """What the audiences are worth to a player who stays with this much influence."""
        if tens not in self._stay_values:
            self._stay_values[tens] = sum(self._stay_value(room, tens) for room in self.mine) - self._rumors_heard
        return self._stay_values[tens]

    def _stay_value(self, room: Room, tens: int) -> float:
        success = room.success(tens)
        majority = room.lead(tens) + HALF * room.tie(tens)
        gain = 0 if self.sight.is_last_round else room.card.gain
        own = success * gain - (1.0 - success) * own_loss(self.sight, room.card.loss)
        return own + majority * prize(self.sight, room.card) + self._rivals_fare(room, success, success - majority)

    def _leaving(self) -> float:
        """What the round is worth to a player who withdraws: a Valet, and the loss if all others do so too (RS 8.4)."""
        value = VALET_DRAWN if self.sight.view.valet_pile > 0 else 0.0
        for room in self.mine:
            value -= room.deserted * own_loss(self.sight, room.card.loss)
            value += self._rivals_fare(room, room.success(0), 1.0)
        return value

    def _rivals_fare(self, room: Room, success: float, majority: float) -> float:
        """What the rivals' results in a room are worth to the bot: gains count against it, losses in its favor.

        `majority` is how likely one of them has the majority of a success.
        """
        sight = self.sight
        gain = 0 if sight.is_last_round else room.card.gain
        value, weight = 0.0, 0.0
        for seat in room.guests:
            matters = sight.weights[seat] * room.stays(seat)
            weight += matters
            value += matters * ((1.0 - success) * rival_loss(sight, seat, room.card.loss) - success * gain)
        if not room.guests:
            return value
        return value - min(majority, success) * prize(sight, room.card) * weight / len(room.guests)

    def _spreading(self, rumor: int, tens: int) -> float:
        """What the bot's own rumors are worth: a success hurts the other audience, a failure the bot (RS 7.2)."""
        if rumor == 0:
            return 0.0
        success = self.mine[0].success(tens)
        hurt = sum(self.sight.weights[seat] * room.stays(seat) for room in self.others for seat in room.guests)
        return rumor * (success * hurt - (1.0 - success))

    def _rumors_from(self, room: Room) -> float:
        """What the Valets of the other audience will cost a player who stays here."""
        return room.success(0) * sum(chance * room.guesses[seat].rumor for seat, chance in room.guests.items())
