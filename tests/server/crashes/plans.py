"""The plans of the proof: twenty by hand, which pass every named point, and as many more as one likes by chance."""

import random
from typing import Final

from tests.server.crashes.crashing import POINTS
from tests.server.crashes.evening import Death, Plan


def at(point: str, entry: str = "", passage: int = 1) -> Death:
    """A death at a named point."""
    return Death(point, entry, passage)


def after(messages: int) -> Death:
    """A death from outside, when people have heard so many messages."""
    return Death(after_heard=messages)


GAMBIT, SECRETS = "royal-gambit", "royal-secrets"
SEATS: Final = 3

DEATHS: Final[tuple[tuple[str, tuple[Death, ...]], ...]] = (
    # Before there is a game.
    (SECRETS, (at("in-insert", "Opened"), at("after-commit", "Opened"), at("before-apply", "Claimed"))),
    (GAMBIT, (at("before-commit", "Claimed", 2), at("after-commit", "Claimed"), at("after-append", "Started"))),
    (GAMBIT, (at("before-append", "Started"), at("before-commit", "Started"), at("after-apply", "Started"))),
    # On the way of a move.
    (SECRETS, (at("before-append", "Played", 15), at("after-append", "Played", 5))),
    (SECRETS, (at("before-commit", "Played", 10), at("after-commit", "Played", 10))),
    (SECRETS, (at("before-apply", "Played", 8), at("after-apply", "Played", 8))),
    (SECRETS, (at("before-frame", "", 30), at("after-frame", "", 9))),
    (SECRETS, (at("sent-frame", "", 25), at("before-done", "", 7))),
    (SECRETS, (at("after-done", "", 12), at("sent-done", "", 12))),
    # In a window, and when it closes.
    (GAMBIT, (at("before-commit", "Answered", 2), at("after-commit", "Answered"))),
    (GAMBIT, (at("after-append", "Answered", 3), at("before-commit", "WindowClosed"))),
    (GAMBIT, (at("after-commit", "WindowClosed", 2), at("before-apply", "WindowClosed"))),
    (GAMBIT, (at("after-apply", "WindowClosed"), at("after-apply", "Answered"))),
    # Talk, seats handed over, and the luck after an end.
    (SECRETS, (at("after-commit", "Said"), at("before-commit", "BotSeated"), at("after-commit", "TakenBack"))),
    (GAMBIT, (at("before-commit", "LuckSealed", 1), at("after-commit", "LuckSealed", 1))),
    # With bots: several rows at the start, and a server that dies again while it wakes the table.
    (GAMBIT, (at("in-insert", "Started"), at("after-commit", "Started"), at("before-commit", "BotSeated"))),
    (SECRETS, (at("after-commit", "Played", 20), at("after-commit", "BotSeated"), at("after-apply", "BotSeated"))),
    # At any moment.
    (GAMBIT, (after(40), after(60), after(7))),
    (SECRETS, (after(111), after(33), after(1))),
    (GAMBIT, (after(77), after(23))),
)
WITH_BOTS: Final = (15, 16, 19)

TWENTY: Final = tuple(
    Plan(game, SEATS, number, deaths, bots=int(number in WITH_BOTS)) for number, (game, deaths) in enumerate(DEATHS)
)

MOVING: Final = tuple(point for point in POINTS if point != "in-insert")
OFTEN: Final = {"": 40, "Played": 15, "Answered": 3, "WindowClosed": 2, "Said": 1, "BotSeated": 1, "TakenBack": 1}
"""Kinds of entries that come in every game, and up to which passage one dies of them."""


def by_chance(number: int) -> Plan:
    """A plan of two or three deaths, the same for the same number."""
    chance = random.Random(number)
    deaths = tuple(_death(chance) for _ in range(chance.randint(2, 3)))
    return Plan(GAMBIT, SEATS, number, deaths, bots=int(number % 8 == 0))


def from_outside(number: int) -> Plan:
    """A plan of deaths from outside alone, the same for the same number."""
    chance = random.Random(number)
    deaths = tuple(after(chance.randint(1, 150)) for _ in range(3))
    return Plan(GAMBIT if number % 2 else SECRETS, SEATS, number, deaths, bots=int(number % 8 == 0))


def _death(chance: random.Random) -> Death:
    if chance.random() < 0.3:
        return after(chance.randint(1, 150))
    point = chance.choice(MOVING)
    is_of_messages = point.endswith(("frame", "done"))
    entry = "" if is_of_messages else chance.choice(list(OFTEN))
    return at(point, entry, chance.randint(1, OFTEN[entry]))
