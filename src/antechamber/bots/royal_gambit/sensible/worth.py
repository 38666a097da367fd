"""What a seat is worth, in HP: how safe its Royal is, and what it has to live and act with."""

from collections.abc import Iterator
from functools import cache
from math import comb, sqrt
from typing import Final, NamedTuple

from antechamber.games.royal_gambit.codes import SPLITS

LIFE: Final = 2.0
"""What being in the game at all is worth."""
FIRST_CHARACTER: Final = 1.0
"""What the first living character is worth besides its HP: with it the player can claim anything."""
SECOND_CHARACTER: Final = 0.6
"""What a second one adds: one more true claim, and a reserve."""
COIN: Final = 0.2
"""What a coin is worth, up to the most expensive action."""
PURSE: Final = 10
"""How many coins are useful."""
SPARE_COIN: Final = 0.03
"""What each coin beyond that is worth."""
ROYAL_BLOW: Final = 0.65
"""How likely a single rival is to strike a Royal on their turn; each of several rivals does so less often."""
CHARACTER_BLOW: Final = 0.25
"""The same for one character."""
KNIFE: Final = 0.2
"""How likely a rival who can pay for it is to kill one character outright."""

Spots = tuple[int, int, int]
"""A number for the Royal, for the first and for the second position."""


class Holding(NamedTuple):
    """What a seat has; expected coins may be fractions."""

    hp: Spots
    poison: Spots
    coins: float

    def with_hp(self, spot: int, more: int) -> "Holding":
        """The same with more, or fewer, HP on a spot; what dies there takes its poison along (RG 8.2)."""
        hp = list(self.hp)
        hp[spot] = max(0, hp[spot] + more)
        poison = self.poison if hp[spot] else _with(self.poison, spot, -self.poison[spot])
        return Holding((hp[0], hp[1], hp[2]), poison, self.coins)

    def killed(self, spot: int) -> "Holding":
        """The same without the character on a spot."""
        return self.with_hp(spot, -self.hp[spot])

    def with_poison(self, spot: int, more: int) -> "Holding":
        """The same with poison tokens added to a spot, or removed."""
        return Holding(self.hp, _with(self.poison, spot, more), self.coins)

    def with_coins(self, more: float) -> "Holding":
        """The same with more, or fewer, coins."""
        return Holding(self.hp, self.poison, self.coins + more)

    def penalized(self) -> Iterator["Holding"]:
        """Every way to lose the two HP of a penalty (RG 5.8)."""
        royal, first, second = self.hp
        for one, two, three in SPLITS:
            if one <= royal and two <= first and three <= second:
                yield Holding((royal - one, first - two, second - three), self.poison, self.coins)


class Danger(NamedTuple):
    """What can happen to a seat before it can move its HP again."""

    blows: int
    """How many armed rivals act before that."""
    knives: int
    """How many of them can pay to kill a character outright."""
    rivals: int
    is_settled: bool
    """True if its poison acts before its HP can be moved again."""


def worth(holding: Holding, danger: Danger) -> float:
    """What a seat is worth now."""
    royal, first, second = holding.hp
    on_royal, on_first, on_second = holding.poison
    total = royal + first + second - on_royal - min(on_first, first) - min(on_second, second)
    if danger.is_settled:
        royal, first, second = royal - on_royal, max(0, first - on_first), max(0, second - on_second)
    if royal <= 0 or total <= 0:
        return 0.0
    blows, knives, rivals, _ = danger
    one, two = stands(first, blows, rivals, knives), stands(second, blows, rivals, knives)
    characters = FIRST_CHARACTER * (one + two - one * two) + SECOND_CHARACTER * one * two
    exposed = KNIFE * knives * (first + second)
    coins = COIN * min(holding.coins, PURSE) + SPARE_COIN * max(0.0, holding.coins - PURSE)
    return withstands(royal, blows, rivals, ROYAL_BLOW) * (LIFE + total - exposed + characters + coins)


@cache
def stands(hp: int, blows: int, rivals: int, knives: int) -> float:
    """How likely a character is to live until its owner's next turn."""
    return withstands(hp, blows, rivals, CHARACTER_BLOW) * (1.0 - KNIFE) ** knives if hp else 0.0


@cache
def withstands(hp: int, blows: int, rivals: int, rate: float) -> float:
    """How likely a place is to take fewer blows than it has HP."""
    each = rate / sqrt(max(1, rivals))
    return sum(comb(blows, hits) * each**hits * (1.0 - each) ** (blows - hits) for hits in range(min(hp, blows + 1)))


def _with(spots: Spots, spot: int, more: int) -> Spots:
    changed = list(spots)
    changed[spot] += more
    return changed[0], changed[1], changed[2]
