"""The forecast of an audience: how likely it succeeds, and whether the bot leads there, by what the bot bets."""

from itertools import accumulate
from math import prod
from typing import Final

from antechamber.bots.royal_secrets.sensible.rivals import Guess
from antechamber.bots.royal_secrets.sensible.sight import Attendance, Sight
from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import Side

LEAST: Final = -8
MOST: Final = 24
"""What two bets of one player can come to, in tens, with Medals and room to spare."""
NOBODY: Final = -99
"""Stands for the lead where no rival stays."""
NEGLIGIBLE: Final = 3e-4
"""What is less likely is not followed up."""
AT_A_DRAW: Final = 1
"""How far the Cardinal is behind when he has bet the same: the player then wins the favor (RS 9.4)."""

States = dict[tuple[int, int], float]
"""How likely it is that the rivals bet so much in all, and the strongest of them so much."""


class Room:
    """One audience as it may come out."""

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
        """How likely exactly one player is there, so that the Cardinal comes (RS 9.1)."""
        absent = [1.0 - chance for chance in self.guests.values()]
        if self.has_me:
            return prod(absent)
        others = range(len(absent))
        return sum((1.0 - absent[one]) * prod(absent[other] for other in others if other != one) for one in others)

    @property
    def deserted(self) -> float:
        """How likely there are rivals, but all of them withdraw."""
        leave = [1.0 - chance * self.guesses[seat].stays for seat, chance in self.guests.items()]
        return prod(leave) - prod(1.0 - chance for chance in self.guests.values())

    def stays(self, seat: Seat) -> float:
        """How likely a rival is there and stays."""
        return self.guests.get(seat, 0.0) * self.guesses[seat].stays

    def _tables(self) -> tuple[list[float], list[float], list[float]]:
        """By what the bot bets: the chances of a success, of one with it in the lead, of one with it in a tie."""
        success, lead, tie = ([0.0] * (MOST - LEAST + 1) for _ in range(3))
        for (sum, best), chance in self.states.items():
            enough = place(self.need - sum)
            success[enough] += chance
            ahead = place(best + 1)
            lead[max(enough, ahead)] += chance
            if ahead > enough and best >= LEAST:
                tie[ahead - 1] += chance
        success[-1] = lead[-1] = 0.0  # More than anybody can bet.
        return list(accumulate(success)), list(accumulate(lead)), tie

    def success(self, tens: int) -> float:
        """How likely the audience succeeds if the bot adds so much."""
        return self._success[place(tens)]

    def lead(self, tens: int) -> float:
        """How likely it succeeds and the bot has the majority."""
        return self._lead[place(tens)]

    def tie(self, tens: int) -> float:
        """How likely it succeeds and the bot shares the lead."""
        return self._tie[place(tens)]


def place(tens: int) -> int:
    """Where a number of tens stands in the tables."""
    if tens <= LEAST:
        return 0
    return MOST - LEAST if tens >= MOST else tens - LEAST


def crowd(sight: Sight, guests: tuple[tuple[Seat, float], ...]) -> States:
    """What these rivals may bet together; a crowd is the smaller one and a guest more, so each is worked out once."""
    if not guests:
        return {(0, NOBODY): 1.0}
    seat, chance = guests[-1]
    return sight.remember(guests, lambda: joined(crowd(sight, guests[:-1]), sight.guesses[seat], chance))


def joined(states: States, guess: Guess, presence: float, behind: int = 0) -> States:
    """The same with one guest more, who may be absent or leave, and may be so far `behind` in the lead."""
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
