"""How likely the bot is to fulfill a Plot (QMA 5.2)."""

from math import exp
from typing import Final

from antechamber.bots.queen_marie_antoinette.sensible.courts import FACTIONS, NUMBERS, Court
from antechamber.games.queen_marie_antoinette.cards import FACTIONS as NAMES
from antechamber.games.queen_marie_antoinette.cards import VALUES, Plot

RUN: Final = 4
ALL_VALUES: Final = (1 << VALUES) - 1
ANOTHER_WAY: Final = 1.5
"""How much likelier a run of factions is than its likeliest form, because there are others."""
NOT_YET: Final = 0.95
"""The highest chance for something not yet done."""


class Ambition:
    """A Plot, and how likely the bot is to get each card it needs."""

    def __init__(self, plot: Plot, reach: list[float]) -> None:
        self.plot = plot
        self.reach = reach
        self.value = plot.value or 0
        self.factions = [NAMES.index(name) for name in plot.factions]
        self.wanted = wanted(plot, self.factions)
        self.chances: dict[Court, float] = {}

    def chance(self, court: Court) -> float:
        """How likely it is to be fulfilled; 1 if it already is."""
        held = tuple([mask & wanted for mask, wanted in zip(court, self.wanted, strict=True)])
        chance = self.chances.get(held)
        if chance is None:
            chance = self.chances[held] = self.work_out(held)
        return chance

    def work_out(self, held: Court) -> float:
        """The chance, given the relevant cards held."""
        match self.plot.kind:
            case "three of a value":
                return self.three_of_a_value(held)
            case "run of factions":
                return self.run_of_factions(held)
            case "run of a faction":
                return self.run_of_a_faction(held, self.factions[0])
        least = 4 if self.plot.kind == "four of a faction" else 2
        chance = 1.0
        for faction in self.factions:
            chance *= self.several(least, held, faction)
        return chance

    def three_of_a_value(self, held: Court) -> float:
        """All but two of the missing cards of the value are needed."""
        missing = [self.reach[faction * VALUES + self.value] for faction in FACTIONS if not held[faction]]
        return at_least(len(missing) - 2, missing)

    def run_of_a_faction(self, held: Court, faction: int) -> float:
        """Every missing card is needed."""
        chance = 1.0
        for value in range(self.value, self.value + RUN):
            if not held[faction] >> value & 1:
                chance *= self.reach[faction * VALUES + value]
        return chance

    def run_of_factions(self, held: Court) -> float:
        """The likeliest way to have the four values in four factions; there are others too."""
        best = {0: 1.0}
        for value in range(self.value, self.value + RUN):
            longer: dict[int, float] = {}
            for used, chance in best.items():
                for faction in FACTIONS:
                    if not used >> faction & 1:
                        has_it = held[faction] >> value & 1
                        more = chance if has_it else chance * self.reach[faction * VALUES + value]
                        using = used | 1 << faction
                        longer[using] = max(more, longer.get(using, 0.0))
            best = longer
        most = max(best.values())
        return most if most == 1.0 else min(NOT_YET, ANOTHER_WAY * most)

    def several(self, least: int, held: Court, faction: int) -> float:
        """How likely the bot is to have at least `least` cards of a faction, if they come one by one."""
        missing = least - NUMBERS[held[faction]]
        if missing <= 0:
            return 1.0
        mask = held[faction]
        mean = sum(self.reach[faction * VALUES + value] for value in range(VALUES) if not mask >> value & 1)
        too_few = term = exp(-mean)
        for number in range(1, missing):
            term *= mean / number
            too_few += term
        return 1.0 - too_few


def wanted(plot: Plot, factions: list[int]) -> Court:
    """The cards that matter for a Plot."""
    values = ALL_VALUES
    if plot.value is not None:
        values = (1 if plot.kind == "three of a value" else 0b1111) << plot.value
    return tuple([values if not factions or faction in factions else 0 for faction in FACTIONS])


def at_least(number: int, chances: list[float]) -> float:
    """How likely at least `number` of these chances come true."""
    if number <= 0:
        return 1.0
    spread = [1.0] + [0.0] * number
    for chance in chances:
        spread[number] += spread[number - 1] * chance
        for so_many in range(number - 1, 0, -1):
            spread[so_many] += (spread[so_many - 1] - spread[so_many]) * chance
        spread[0] *= 1.0 - chance
    return spread[number]
