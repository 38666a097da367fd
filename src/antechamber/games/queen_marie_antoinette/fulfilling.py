"""What Plots require of a court, which of them nobody can fulfill, and what is missing for the others (QMA 5.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.seats import lowest
from antechamber.core.vectors import zeros
from antechamber.games.queen_marie_antoinette.cards import (
    CARDS,
    FACTION_COUNT,
    FACTIONS,
    FOUR_OF_A_FACTION,
    LACKED_VALUES,
    MOST_SEATS,
    PLOTS_EACH,
    RUN_OF_A_FACTION,
    RUN_OF_FACTIONS,
    THREE_OF_A_VALUE,
    VALUES,
    Lack,
)
from antechamber.games.queen_marie_antoinette.courts import NUMBER
from antechamber.games.queen_marie_antoinette.state import Box, Table, card_of, value_of

RUN_LENGTH: Final[i64] = 4
FOUR_VALUES: Final[i64] = 0b1111
ALL_VALUES: Final[i64] = (1 << VALUES) - 1
NO_COURT: Final[vec[i64]] = zeros(FACTION_COUNT)


def fulfills(table: Table, seat: i64, plot: i64) -> bool:
    """True if the court has at least what the Plot requires (Q23)."""
    return is_met(table.box, plot, table.court, seat * FACTION_COUNT)


def is_met(box: Box, plot: i64, court: vec[i64], start: i64) -> bool:
    """True if the cards of a court, five masks from `start` on, are enough for the Plot."""
    kind = box.plot_kind[plot]
    if kind == THREE_OF_A_VALUE:
        return number_with(court, start, box.plot_value[plot]) >= 3
    if kind == RUN_OF_FACTIONS:
        return covers(court, start, box.plot_value[plot], FOUR_VALUES)
    if kind == RUN_OF_A_FACTION:
        mask = court[start + lowest(box.plot_factions[plot])]
        return (mask >> box.plot_value[plot]) & FOUR_VALUES == FOUR_VALUES
    least = least_of_each(kind)
    for faction in range(FACTION_COUNT):
        if (box.plot_factions[plot] >> faction) & 1 and NUMBER[court[start + faction]] < least:
            return False
    return True


def number_with(court: vec[i64], start: i64, value: i64) -> i64:
    """How many cards of one value there are."""
    number: i64 = 0
    for place in range(start, start + FACTION_COUNT):
        number += (court[place] >> value) & 1
    return number


def least_of_each(kind: i64) -> i64:
    """How many cards of each faction it names a Plot of this kind requires."""
    return 4 if kind == FOUR_OF_A_FACTION else 2


# The sets of factions without each faction, as a 32-bit mask; adding that faction shifts the mask.
WITHOUT_FIRST: Final[i64] = 0x55555555
WITHOUT_SECOND: Final[i64] = 0x33333333
WITHOUT_THIRD: Final[i64] = 0x0F0F0F0F
WITHOUT_FOURTH: Final[i64] = 0x00FF00FF
WITHOUT_FIFTH: Final[i64] = 0x0000FFFF


def covers(court: vec[i64], start: i64, lowest_value: i64, wanted: i64) -> bool:
    """True if the wanted ones of four consecutive values can be had in different factions (Q24).

    Bit n of `wanted` is the n-th value from the lowest on. `used` holds all sets of factions that can cover the values
    so far; each value adds a new faction to them.
    """
    used: i64 = 1
    for offset in range(RUN_LENGTH):
        if (wanted >> offset) & 1 == 0:
            continue
        value = lowest_value + offset
        more: i64 = 0
        if (court[start] >> value) & 1:
            more |= (used & WITHOUT_FIRST) << 1
        if (court[start + 1] >> value) & 1:
            more |= (used & WITHOUT_SECOND) << 2
        if (court[start + 2] >> value) & 1:
            more |= (used & WITHOUT_THIRD) << 4
        if (court[start + 3] >> value) & 1:
            more |= (used & WITHOUT_FOURTH) << 8
        if (court[start + 4] >> value) & 1:
            more |= (used & WITHOUT_FIFTH) << 16
        if more == 0:
            return False
        used = more
    return True


# Plots that nobody can fulfill (QMA 1.8, Q25)


def take_out_impossible(table: Table) -> None:
    """Take the Plots that nobody can fulfill out of the deck; if too few would remain, the lowest of them stay."""
    box = table.box
    game = all_characters(table)
    spare = table.unseen - PLOTS_EACH * table.players
    table.removed = zeros(box.plots)
    plot = box.plots - 1
    while plot >= 0 and spare > 0:
        if not is_met(box, plot, game, 0):
            table.removed[plot] = 1
            table.deck[plot] = 0
            table.unseen -= 1
            spare -= 1
        plot -= 1


def all_characters(table: Table) -> vec[i64]:
    """All Characters in the game as if they were one court: the 0s are for four, and Conditions are out (Q2)."""
    game = NO_COURT[:]
    values = ALL_VALUES if table.players == MOST_SEATS else ALL_VALUES & ~1
    for faction in range(FACTION_COUNT):
        game[faction] = values & ~(1 << value_of(table.condition[faction]))
    return game


# What a court lacks: shown at the end (Q47)


def missing_for(table: Table, seat: i64, plot: i64) -> tuple[Lack, ...]:
    """The cards that a court lacks for a Plot, each named as closely as the Plot does: card, faction or value."""
    box, court, start = table.box, table.court, seat * FACTION_COUNT
    kind, value = box.plot_kind[plot], box.plot_value[plot]
    missing: list[Lack] = []
    if kind == THREE_OF_A_VALUE:
        missing += [LACKED_VALUES[value]] * max(0, 3 - int(number_with(court, start, value)))
    elif kind == RUN_OF_FACTIONS:
        best = best_cover(court, start, value)
        missing += [LACKED_VALUES[value + n] for n in range(RUN_LENGTH) if not (best >> n) & 1]
    elif kind == RUN_OF_A_FACTION:
        faction = lowest(box.plot_factions[plot])
        run = range(value, value + RUN_LENGTH)
        missing += [CARDS[card_of(faction, each)] for each in run if not (court[start + faction] >> each) & 1]
    else:
        least = int(least_of_each(kind))
        for faction in range(FACTION_COUNT):
            if (box.plot_factions[plot] >> faction) & 1:
                missing += [FACTIONS[faction]] * max(0, least - int(NUMBER[court[start + faction]]))
    return tuple(missing)


def best_cover(court: vec[i64], start: i64, lowest_value: i64) -> i64:
    """The most of four consecutive values that can be had in different factions; among equals, the lower ones."""
    best: i64 = 0
    for wanted in range(FOUR_VALUES + 1):
        if NUMBER[wanted] > NUMBER[best] and covers(court, start, lowest_value, wanted):
            best = wanted
    return best
