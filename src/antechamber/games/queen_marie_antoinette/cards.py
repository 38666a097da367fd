"""What is in the box: Characters, their names, and the shape of the deck file (QMA 1.2)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec
from mypy_extensions import i64

from antechamber.core.refused import Refused
from antechamber.games.queen_marie_antoinette.effects import EFFECTS, PLACES

GAME_ID: Final = "queen-marie-antoinette"
RULES: Final[i64] = 2
"""The version of the rules that this code plays."""

MILITARY: Final[i64] = 0
ARISTOCRAT: Final[i64] = 1
MERCHANT: Final[i64] = 2
CARDINAL: Final[i64] = 3
FAVORITE: Final[i64] = 4
FACTION_COUNT: Final[i64] = 5
Faction = Literal["military", "aristocrat", "merchant", "cardinal", "favorite"]
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
LETTERS: Final = "MANCF"

VALUES: Final[i64] = 11  # from 0 to 10
CARD_COUNT: Final[i64] = 55
# Card 11 * faction + value.
Card = Literal[
    "military 0",
    "military 1",
    "military 2",
    "military 3",
    "military 4",
    "military 5",
    "military 6",
    "military 7",
    "military 8",
    "military 9",
    "military 10",
    "aristocrat 0",
    "aristocrat 1",
    "aristocrat 2",
    "aristocrat 3",
    "aristocrat 4",
    "aristocrat 5",
    "aristocrat 6",
    "aristocrat 7",
    "aristocrat 8",
    "aristocrat 9",
    "aristocrat 10",
    "merchant 0",
    "merchant 1",
    "merchant 2",
    "merchant 3",
    "merchant 4",
    "merchant 5",
    "merchant 6",
    "merchant 7",
    "merchant 8",
    "merchant 9",
    "merchant 10",
    "cardinal 0",
    "cardinal 1",
    "cardinal 2",
    "cardinal 3",
    "cardinal 4",
    "cardinal 5",
    "cardinal 6",
    "cardinal 7",
    "cardinal 8",
    "cardinal 9",
    "cardinal 10",
    "favorite 0",
    "favorite 1",
    "favorite 2",
    "favorite 3",
    "favorite 4",
    "favorite 5",
    "favorite 6",
    "favorite 7",
    "favorite 8",
    "favorite 9",
    "favorite 10",
]
CARDS: Final[tuple[Card, ...]] = get_args(Card)
Value = Literal[
    "value 0",
    "value 1",
    "value 2",
    "value 3",
    "value 4",
    "value 5",
    "value 6",
    "value 7",
    "value 8",
    "value 9",
    "value 10",
]
LACKED_VALUES: Final[tuple[Value, ...]] = get_args(Value)
Lack = Card | Faction | Value
"""A card that is missing for a Plot: this very card, or any of a faction, or any of a value (Q47)."""
BACKS: Final = tuple(f"{letter}{value}" for letter in LETTERS for value in range(VALUES))
"""The Condition on the back of each card; the 0s have none, and their entry is never used."""

LEAST_SEATS: Final[i64] = 2
MOST_SEATS: Final[i64] = 4
SET_SIZES: Final = {2: 3, 3: 3, 4: 2}
"""Cards in a starting set, by the number of players (QMA 1.5)."""
COLUMN_SIZES: Final = {2: 13, 3: 12, 4: 14}
"""Cards in each column at the start (QMA 1.6)."""
GOALS: Final = {2: 50, 3: 45, 4: 40}
"""The points that trigger the end (QMA 7.1)."""
FIRST_POINTS: Final[i64] = 5
PLOTS_EACH: Final[i64] = 4
COLUMN_COUNT: Final[i64] = 3
Column = Literal[1, 2, 3]
COLUMNS: Final[tuple[Column, ...]] = get_args(Column)
SetNumber = Literal[1, 2, 3, 4]
SET_NUMBERS: Final[tuple[SetNumber, ...]] = get_args(SetNumber)

INTRODUCTORY: Final = ("M1", "A1", "N1", "C1", "F1")
INTRODUCTORY_REQUIREMENT: Final = "E1"
"""The set for a first game, from left to right (QMA 8.1)."""

MOST_NUMBERS: Final[i64] = 4
"""The most numbers of points a card can have."""
LARGEST_NUMBER: Final[i64] = 1000
LEAST_PLOTS: Final = 16
MOST_PLOTS: Final = 200

Timing = Literal["before", "at once", "after"]
Kind = Literal["three of a value", "run of factions", "run of a faction", "four of a faction", "two of each"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
THREE_OF_A_VALUE: Final[i64] = 0
RUN_OF_FACTIONS: Final[i64] = 1
RUN_OF_A_FACTION: Final[i64] = 2
FOUR_OF_A_FACTION: Final[i64] = 3
TWO_OF_EACH: Final[i64] = 4
LAST_RUN: Final = 7  # A run of four starts at 7 at the latest.


class Requirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Requirement: what is counted in a court at the end, and its points (QMA 7.3)."""

    id: str
    effect: str
    points: tuple[int, ...]


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Condition: effect, moment and points; `first` is where an Aristocrat's token starts (QMA 3.4)."""

    id: str
    effect: str
    timing: Timing
    points: tuple[int, ...]
    first: Faction | None = None


class Plot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Plot: what a court must have, and its points; `value` is the one named, or the lowest of a run (QMA 5.2)."""

    id: str
    kind: Kind
    points: int
    value: int | None = None
    factions: tuple[Faction, ...] = ()


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Requirements, Conditions and Plots: what the rulebook's text leaves open."""

    name: str
    requirements: tuple[Requirement, ...]
    conditions: tuple[Condition, ...]
    plots: tuple[Plot, ...]


def read_deck(given: Mapping[str, object]) -> Deck:
    """A deck from its contents, or Refused with what is wrong with it (Q49)."""
    try:
        deck = msgspec.convert(given, Deck)
    except msgspec.ValidationError as error:
        raise _unfit(str(error)) from None
    _check_ids(deck)
    for requirement in deck.requirements:
        _check_effect(requirement.id, "E", requirement.effect, requirement.points)
    for condition in deck.conditions:
        _check_effect(condition.id, condition.id[0], condition.effect, condition.points)
        _check_condition(condition)
    for plot in deck.plots:
        _check_plot(plot)
    return deck


def _check_ids(deck: Deck) -> None:
    """Check for Conditions 1-10 of each faction, at least one Requirement, and enough Plots for four players."""
    wanted = {f"{letter}{value}" for letter in LETTERS for value in range(1, VALUES)}
    found = [condition.id for condition in deck.conditions]
    if len(found) != len(wanted) or set(found) != wanted:
        raise _unfit("it needs the Conditions M1 to M10, A1 to A10, N1 to N10, C1 to C10 and F1 to F10, each once")
    if not deck.requirements:
        raise _unfit("it needs at least one Requirement")
    if not LEAST_PLOTS <= len(deck.plots) <= MOST_PLOTS:
        raise _unfit(f"it needs from {LEAST_PLOTS} to {MOST_PLOTS} Plots, and has {len(deck.plots)}")
    ids = [*(card.id for card in deck.requirements), *(plot.id for plot in deck.plots)]
    for name in ids:
        if not name.isascii() or not name.isalnum() or ids.count(name) > 1 or name in wanted:
            raise _unfit(f"“{name[:20]}”: a Requirement or Plot has a reference of its own, of letters and digits")
    if len({name.casefold() for name in [*ids, *wanted]}) < len(ids) + len(wanted):
        raise _unfit("two references differ in capitals alone")


def _check_effect(card: str, letter: str, effect: str, points: tuple[int, ...]) -> None:
    """Check that a card of this kind can have the effect, and that it has as many points as the effect needs."""
    if effect not in EFFECTS or EFFECTS[effect][1] != letter:
        raise _unfit(f"{card}: “{effect[:40]}” is no effect of such a card")
    wanted = EFFECTS[effect][2]
    if not (1 <= len(points) <= MOST_NUMBERS if wanted == PLACES else len(points) == wanted):
        raise _unfit(f"{card}: “{effect}” needs {'one to four' if wanted == PLACES else wanted} numbers of points")
    if not all(0 <= number <= LARGEST_NUMBER for number in points):
        raise _unfit(f"{card}: points are from 0 to {LARGEST_NUMBER}")


def _check_condition(condition: Condition) -> None:
    """Check that the timing suits the effect, and that Aristocrats, and only they, say where the token starts."""
    if condition.timing not in EFFECTS[condition.effect][3]:
        raise _unfit(f"{condition.id}: “{condition.effect}” cannot act “{condition.timing}”")
    if (condition.first is not None) != (condition.id[0] == "A"):
        raise _unfit(f"{condition.id}: an Aristocrat, and nobody else, names the first faction of the Order token")


def _check_plot(plot: Plot) -> None:
    """Check that a Plot names what its kind needs, and nothing else."""
    run = plot.kind in ("run of factions", "run of a faction")
    needs_value = run or plot.kind == "three of a value"
    factions = {"three of a value": 0, "run of factions": 0}.get(plot.kind, 1)
    named = len(set(plot.factions))
    is_fit = named > 1 if plot.kind == "two of each" else named == factions
    if needs_value != (plot.value is not None) or not is_fit or named != len(plot.factions):
        raise _unfit(f"{plot.id}: a Plot “{plot.kind}” names other values or factions")
    if plot.value is not None and not 0 <= plot.value <= (LAST_RUN if run else VALUES - 1):
        raise _unfit(f"{plot.id}: there is no such value")
    if not 0 <= plot.points <= LARGEST_NUMBER:
        raise _unfit(f"{plot.id}: points are from 0 to {LARGEST_NUMBER}")


def _unfit(fault: str) -> Refused:
    return Refused("QMA 8.3", "core-bad-deck", {"fault": fault})


@cache
def reconstruction() -> Deck:
    """The built-in deck."""
    content = Path(__file__).with_name("cards.toml").read_text(encoding="utf-8")
    return read_deck(tomllib.loads(content))
