"""The forecast of an audience: how likely it is to succeed, and whether the bot leads there, by what the bot bets."""

from itertools import accumulate
from math import prod
from typing import Final

from antechamber.bots.royal_secrets.sensible.rivals import Guess
from antechamber.bots.royal_secrets.sensible.sight import Attendance, Sight
from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import Side

LEAST: Final = -8
MOST: Final = 24
"""The most that one player's two bets can add up to, in tens, with Medals and some margin."""
NOBODY: Final = -99
"""Stands for the lead if no rival stays."""
NEGLIGIBLE: Final = 3e-4
"""Anything less likely is ignored."""
AT_A_DRAW: Final = 1
"""How far the Cardinal is behind after betting the same: the player then wins the favor (RS 9.4)."""

States = dict[tuple[int, int], float]
"""How likely each pair is: what the rivals bet in all, and what the strongest of them bets."""


class Room:
    """One audience, with its possible outcomes."""

    def __init__(self, sight: Sight, side: Side, attendance: Attendance) -> None:
        self.card = sight.audience(side).card
        self.need = -(-self.card.influence // 10)
        self.has_me = attendance[side].get(sight.me, 0.0) > 0.0
        self.guests = {seat: chance for seat, chance in attendance[side].items() if seat != sight.me and chance > 0.0}
        self.guesses = sight.guesses
        self.states = self._states(sight)
        self._success, self._lead, self._tie = self._tables()

    def _states(self, sight: Sight) -> States:
        states = crowd(sight, tuple(sorted(self.guests.items())))
        alone = self.alone
        return joined(states, sight.cardinal, alone, AT_A_DRAW) if alone > 0.0 else states

    @property
    def alone(self) -> float:
        """How likely it is that exactly one player is there, so that the Cardinal comes (RS 9.1)."""
        absent = [1.0 - chance for chance in self.guests.values()]
        if self.has_me:
            return prod(absent)
        others = range(len(absent))
        return sum((1.0 - absent[one]) * prod(absent[other] for other in others if other != one) for one in others)

    @property
    def deserted(self) -> float:
        """How likely it is that there are rivals, but all of them withdraw."""
        leave = [1.0 - chance * self.guesses[seat].stays for seat, chance in self.guests.items()]
        return prod(leave) - prod(1.0 - chance for chance in self.guests.values())

    def stays(self, seat: Seat) -> float:
        """How likely a rival is there and stays."""
        return self.guests.get(seat, 0.0) * self.guesses[seat].stays

    def _tables(self) -> tuple[list[float], list[float], list[float]]:
        """By what the bot bets: the chances of a success, of one with the bot in the lead, of one with it in a tie."""
        success, lead, tie = ([0.0] * (MOST - LEAST + 1) for _ in range(3))
        for (sum, best), chance in self.states.items():
            enough = place(self.need - sum)
            success[enough] += chance
            ahead = place(best + 1)
            lead[max(enough, ahead)] += chance
            if ahead > enough and best >= LEAST:
                tie[ahead - 1] += chance
        success[-1] = lead[-1] = 0.0  # More than anyone can bet.
        return list(accumulate(success)), list(accumulate(lead)), tie

    def success(self, tens: int) -> float:
        """How likely the audience is to succeed if the bot adds this much."""
        return self._success[place(tens)]

    def lead(self, tens: int) -> float:
        """How likely it is to succeed with the bot holding the majority."""
        return self._lead[place(tens)]

    def tie(self, tens: int) -> float:
        """How likely it is to succeed with the bot sharing the lead."""
        return self._tie[place(tens)]


def place(tens: int) -> int:
    """The index of a number of tens in the tables."""
    if tens <= LEAST:
        return 0
    return MOST - LEAST if tens >= MOST else tens - LEAST


def crowd(sight: Sight, guests: tuple[tuple[Seat, float], ...]) -> States:
    """What these rivals may bet together; built from the crowd without the last guest, so each is worked out once."""
    if not guests:
        return {(0, NOBODY): 1.0}
    seat, chance = guests[-1]
    return sight.remember(guests, lambda: joined(crowd(sight, guests[:-1]), sight.guesses[seat], chance))


def joined(states: States, guess: Guess, presence: float, behind: int = 0) -> States:
    """The same with one more guest, who may be absent or leave, and counts `behind` less in the lead."""
    after: States = {}
    gone = 1.0 - presence * guess.stays
    for (sum, best), chance in states.items():
        if gone > 0.0:
            after[sum, best] = after.get((sum, best), 0.0) + chance * gone
        for tens, likely in guess.sums.items():
            share = chance * presence * likely
            if share > NEGLIGIBLE:
                key = (sum + tens, max(best, tens - behind))
                after[key] = after.get(key, 0.0) + share
    return after
