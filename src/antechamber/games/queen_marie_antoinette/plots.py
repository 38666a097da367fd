"""Plots: what they require of a court, and the deck they are drawn from and put under (QMA 5)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from antechamber.core.chance import kind_at
from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.core.seats import lowest
from antechamber.core.steps import TurnStep
from antechamber.games.queen_marie_antoinette.cards import (
    FACTION_COUNT,
    FOUR_OF_A_FACTION,
    MERCHANT,
    PLOTS_EACH,
    RUN_OF_A_FACTION,
    RUN_OF_FACTIONS,
    THREE_OF_A_VALUE,
)
from antechamber.games.queen_marie_antoinette.codes import Code
from antechamber.games.queen_marie_antoinette.conditions import effect_of, gain, lapse
from antechamber.games.queen_marie_antoinette.courts import NUMBER
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.events import (
    PlotDrawn,
    PlotPutUnder,
    PlotsKept,
    PlotUpset,
    PlotValidated,
)
from antechamber.games.queen_marie_antoinette.state import HAND_ROOM, PICKS, PLOT_DECK, At, Table
from antechamber.games.queen_marie_antoinette.taking import finish

KNOWERS: Final[i64] = 8
"""A Plot under the deck is written as 8 * Plot + the seat that knows it."""
MOST_CHANGED: Final[i64] = 2
FOUR_VALUES: Final[i64] = 0b1111

# What a Plot requires (QMA 5.2)


def fulfills(table: Table, seat: i64, plot: i64) -> bool:
    """True if the court has at least what the Plot requires (Q23)."""
    box = table.box
    kind = box.plot_kind[plot]
    if kind == THREE_OF_A_VALUE:
        return has_three_of(table, seat, box.plot_value[plot])
    if kind == RUN_OF_FACTIONS:
        return has_run_of_factions(table, seat, box.plot_value[plot])
    if kind == RUN_OF_A_FACTION:
        mask = table.court[seat * FACTION_COUNT + lowest(box.plot_factions[plot])]
        return (mask >> box.plot_value[plot]) & FOUR_VALUES == FOUR_VALUES
    least: i64 = 4 if kind == FOUR_OF_A_FACTION else 2
    return has_of_each(table, seat, box.plot_factions[plot], least)


def has_three_of(table: Table, seat: i64, value: i64) -> bool:
    """True with three cards of one value."""
    court = table.court
    number: i64 = 0
    for place in range(seat * FACTION_COUNT, seat * FACTION_COUNT + FACTION_COUNT):
        number += (court[place] >> value) & 1
    return number >= 3


def has_of_each(table: Table, seat: i64, factions: i64, least: i64) -> bool:
    """True with at least `least` cards of each of these factions."""
    court = table.court
    for faction in range(FACTION_COUNT):
        if (factions >> faction) & 1 and NUMBER[court[seat * FACTION_COUNT + faction]] < least:
            return False
    return True


# The sets of factions without each faction, as a 32-bit mask; adding that faction shifts the mask.
WITHOUT_FIRST: Final[i64] = 0x55555555
WITHOUT_SECOND: Final[i64] = 0x33333333
WITHOUT_THIRD: Final[i64] = 0x0F0F0F0F
WITHOUT_FOURTH: Final[i64] = 0x00FF00FF
WITHOUT_FIFTH: Final[i64] = 0x0000FFFF


def has_run_of_factions(table: Table, seat: i64, lowest_value: i64) -> bool:
    """Four consecutive values in four different factions: some way to choose the cards must exist (Q24).

    `used` holds all sets of factions that can cover the values so far; each value adds a new faction to them.
    """
    court = table.court
    place = seat * FACTION_COUNT
    used: i64 = 1
    for value in range(lowest_value, lowest_value + 4):
        more: i64 = 0
        if (court[place] >> value) & 1:
            more |= (used & WITHOUT_FIRST) << 1
        if (court[place + 1] >> value) & 1:
            more |= (used & WITHOUT_SECOND) << 2
        if (court[place + 2] >> value) & 1:
            more |= (used & WITHOUT_THIRD) << 4
        if (court[place + 3] >> value) & 1:
            more |= (used & WITHOUT_FOURTH) << 8
        if (court[place + 4] >> value) & 1:
            more |= (used & WITHOUT_FIFTH) << 16
        if more == 0:
            return False
        used = more
    return True


# Validating (QMA 5.1)


def list_fulfilled(table: Table, seat: i64, into: Codes) -> None:
    """List the Plots of a seat that its court fulfills."""
    for place in range(seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]):
        plot = table.hand[place]
        if fulfills(table, seat, plot):
            into.add(Code.VALIDATE + plot)


def refuse_validate(table: Table, seat: i64, plot: i64) -> None:
    """Refuse a Plot that is not the seat's, wherever it is, or that its court does not fulfill (Q43)."""
    refuse_unheld(table, seat, plot, "QMA 5.1")
    if not fulfills(table, seat, plot):
        raise Refused("QMA 5.2", "qma-plot-not-fulfilled", {"plot": table.box.plot_ids[plot]})


def refuse_unheld(table: Table, seat: i64, plot: i64, rule: str) -> None:
    """Refuse a Plot that is not among the seat's unvalidated ones, in the same words wherever it is (Q43)."""
    if not holds(table, seat, plot):
        raise Refused(rule, "qma-plot-not-held", {"plot": table.box.plot_ids[plot]})


def validate(table: Table, seat: i64, plot: i64) -> None:
    """Reveal a Plot and score it; the cards stay, and no new Plot is drawn (Q20, Q21)."""
    drop(table, seat, plot)
    table.validated[seat * PLOTS_EACH + table.proven[seat]] = plot
    table.proven[seat] += 1
    points = table.box.plot_points[plot]
    if table.events is not None:
        table.tell(PlotValidated(seat=seat, plot=table.box.plot_ids[plot], amount=points))
    gain(table, seat, points)


# Unvalidated Plots


def holds(table: Table, seat: i64, plot: i64) -> bool:
    """True if the Plot is one of the seat's unvalidated ones."""
    for place in range(seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]):
        if table.hand[place] == plot:
            return True
    return False


def pick_up(table: Table, seat: i64, plot: i64) -> None:
    """Add a Plot to a seat's unvalidated ones, which stay in ascending order."""
    hand = table.hand
    place = seat * HAND_ROOM + table.held[seat]
    while place > seat * HAND_ROOM and hand[place - 1] > plot:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = plot
    table.held[seat] += 1


def drop(table: Table, seat: i64, plot: i64) -> None:
    """Take a Plot out of a seat's unvalidated ones."""
    hand = table.hand
    last = seat * HAND_ROOM + table.held[seat] - 1
    place = seat * HAND_ROOM
    while hand[place] != plot:
        place += 1
    while place < last:
        hand[place] = hand[place + 1]
        place += 1
    hand[last] = -1
    table.held[seat] -= 1


# The Plot deck (QMA 5.4)


def is_deck_empty(table: Table) -> bool:
    """True if there is no Plot to draw, which only happens with another deck."""
    return table.unseen + len(table.under) == 0


def draw(table: Table) -> i64:
    """Take the top Plot of the deck: an unseen one, or when those are gone the first one put under it (Q43)."""
    if table.unseen > 0:
        plot = table.chance.draw(PLOT_DECK, table.deck, table.unseen)
        table.deck[plot] = 0
        table.unseen -= 1
        return plot
    plot = table.under[0] >> 3
    table.under = table.under[1:]
    return plot


def draw_for(table: Table, seat: i64) -> None:
    """Draw a Plot for a seat; nobody else sees it."""
    plot = draw(table)
    pick_up(table, seat, plot)
    if table.events is not None:
        table.tell(PlotDrawn(seat=seat, plot=table.box.plot_ids[plot], readers=only(seat)))


def put_under(table: Table, seat: i64, plot: i64) -> None:
    """Put a seat's Plot under the deck; only that seat knows it (Q43)."""
    drop(table, seat, plot)
    table.under = append(table.under, plot * KNOWERS + seat)


# N6: draw one, put one under


def draw_one(table: Table, seat: i64) -> bool:
    """Draw a Plot and ask which one goes under the deck; False if that is asked."""
    if is_deck_empty(table):
        lapse(table, seat, MERCHANT)
        return True
    draw_for(table, seat)
    if table.held[seat] == 1:  # Everyone can see that there is no choice (Q41).
        give_back(table, seat, table.hand[seat * HAND_ROOM])
        return True
    table.go_to(At.PLOTS)
    return False


def give_back(table: Table, seat: i64, plot: i64) -> None:
    """Put a chosen Plot under the deck."""
    put_under(table, seat, plot)
    if table.events is not None:
        table.tell(PlotPutUnder(seat=seat, plot=table.box.plot_ids[plot], readers=only(seat)))


# N7: put up to two under, draw as many


def change_some(table: Table, seat: i64) -> bool:
    """Ask which Plots go under the deck, if there are any; False if that is asked."""
    if is_deck_empty(table) or table.held[seat] == 0:
        lapse(table, seat, MERCHANT)
        return True
    table.go_to(At.PLOTS)
    return False


def change_one(table: Table, seat: i64, plot: i64) -> bool:
    """Put one more Plot under the deck, two of them in ascending order; after the last one, draw as many."""
    give_back(table, seat, plot)
    table.changed += 1
    if table.changed == MOST_CHANGED:
        order_last_two(table.under)
    if table.changed < MOST_CHANGED and table.held[seat] > 0:
        return False
    draw_changed(table, seat)
    return True


def order_last_two(under: vec[i64]) -> None:
    """Put the lower-numbered of the last two Plots on top (Q43)."""
    last = len(under) - 1
    if under[last - 1] > under[last]:
        above = under[last]
        under[last] = under[last - 1]
        under[last - 1] = above


def draw_changed(table: Table, seat: i64) -> None:
    """Draw as many Plots as were put under the deck."""
    for plot in range(table.changed):
        draw_for(table, seat)
    table.changed = 0


@final
class ChangingPlots(TurnStep[Table]):
    """The player chooses a Plot to put under the deck (N6), or up to two, one after the other (N7)."""

    def __init__(self) -> None:
        super().__init__(At.PLOTS, "plots", "QMA 5.4")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Every unvalidated Plot, and with N7 also keeping the rest."""
        if effect_of(table, MERCHANT) == Effect.CHANGE_PLOTS:
            into.add(Code.KEEP)
        for place in range(seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]):
            into.add(table.box.put_under + table.hand[place])

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a Plot that is not the seat's, and keeping all if one must be given back."""
        if code == Code.KEEP:
            if effect_of(table, MERCHANT) != Effect.CHANGE_PLOTS:
                raise Refused("QMA 4.4", "qma-must-put-under")
        elif code >= table.box.put_under:
            refuse_unheld(table, seat, code - table.box.put_under, "QMA 5.4")
        else:
            raise self.not_now(table)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Put the Plot under the deck, or keep the rest; the play ends unless another Plot can follow."""
        if code == Code.KEEP:
            if table.events is not None:
                table.tell(PlotsKept(seat=seat))
            draw_changed(table, seat)
        elif effect_of(table, MERCHANT) != Effect.CHANGE_PLOTS:
            give_back(table, seat, code - table.box.put_under)
        elif not change_one(table, seat, code - table.box.put_under):
            return
        finish(table, seat)


# M9: an opponent's Plot, picked at random


def upset(table: Table, seat: i64, target: i64) -> None:
    """Put a random Plot of an opponent under the deck and draw them another; only they see both (M9)."""
    plot = pick(table, target)
    put_under(table, target, plot)
    if table.events is not None:
        name = table.box.plot_ids[plot]
        table.tell(PlotUpset(seat=seat, opponent=target, plot=name, readers=only(target)))
    draw_for(table, target)


def pick(table: Table, seat: i64) -> i64:
    """One of a seat's unvalidated Plots, each equally likely; a fixed one counts only if it is among them."""
    counts = table.deck[:]
    for plot in range(len(counts)):
        counts[plot] = 0
    for place in range(seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]):
        counts[table.hand[place]] = 1
    picked = table.chance.draw(PICKS, counts, table.held[seat])
    if counts[picked] == 0:
        picked = kind_at(counts, 0, table.chance.below(PICKS, table.held[seat]))
    return picked
