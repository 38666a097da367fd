"""Plots: validating them, and the deck they are drawn from and put under (QMA 5)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from antechamber.core.chance import kind_at
from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.core.steps import TurnStep
from antechamber.games.queen_marie_antoinette.cards import (
    MERCHANT,
    PLOTS_EACH,
)
from antechamber.games.queen_marie_antoinette.codes import Code
from antechamber.games.queen_marie_antoinette.conditions import effect_of, gain, lapse
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.events import (
    PlotDrawn,
    PlotPutUnder,
    PlotsKept,
    PlotUpset,
    PlotValidated,
)
from antechamber.games.queen_marie_antoinette.fulfilling import fulfills
from antechamber.games.queen_marie_antoinette.state import HAND_ROOM, PICKS, PLOT_DECK, At, Table
from antechamber.games.queen_marie_antoinette.taking import finish

KNOWERS: Final[i64] = 8
"""A Plot under the deck is written as 8 * Plot + the seat that knows it."""
MOST_CHANGED: Final[i64] = 2

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
    forget_plot(table, plot)
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
    tell_drawn(table, seat, take_up(table, seat))


def take_up(table: Table, seat: i64) -> i64:
    """Draw a Plot into a seat's hand; whoever had put it under the deck knows it there (Q43)."""
    knower = table.under[0] & (KNOWERS - 1) if table.unseen == 0 else seat
    plot = draw(table)
    pick_up(table, seat, plot)
    if knower != seat:
        table.known = append(table.known, plot * KNOWERS + knower)
    return plot


def tell_drawn(table: Table, seat: i64, plot: i64) -> None:
    """Tell a seat which Plot it has drawn."""
    if table.events is not None:
        table.tell(PlotDrawn(seat=seat, plot=table.box.plot_ids[plot], readers=only(seat)))


def put_under(table: Table, seat: i64, plot: i64) -> None:
    """Put a seat's Plot under the deck; only that seat knows it (Q43)."""
    forget_hand(table, seat)
    drop(table, seat, plot)
    table.under = append(table.under, plot * KNOWERS + seat)


# What others know of a hand (Q43)


def forget_plot(table: Table, plot: i64) -> None:
    """Nobody needs to remember a Plot that was validated: it is open to all."""
    kept = table.known[:0]
    for entry in table.known:
        if entry >> 3 != plot:
            kept = append(kept, entry)
    table.known = kept


def forget_hand(table: Table, seat: i64) -> None:
    """Nobody else knows what is left in a hand from which a Plot is given back: it may be the one they knew."""
    kept = table.known[:0]
    for entry in table.known:
        if not holds(table, seat, entry >> 3):
            kept = append(kept, entry)
    table.known = kept


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
    """Draw as many Plots as were put under the deck; of two, the lower is told first, since their order is lost."""
    if table.changed == MOST_CHANGED:
        first, second = take_up(table, seat), take_up(table, seat)
        tell_drawn(table, seat, min(first, second))
        tell_drawn(table, seat, max(first, second))
    elif table.changed > 0:
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
