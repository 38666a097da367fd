"""The favors of phase 1: Corruption, Planning, Royal Dinner (RS 12.3 to RS 12.5)."""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.cards import COPIES, CORRUPTION, FAVORS, KING, PLANNING, QUEEN, ROYAL_DINNER
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.events import DinnerTaken, PlanningAnnounced
from antechamber.games.royal_secrets.favors import holds, refuse_unheld, spend, spend_card
from antechamber.games.royal_secrets.setup import give_valet
from antechamber.games.royal_secrets.state import Table, guests_of_both

# Corruption (RS 12.3)


def can_corrupt(table: Table, seat: i64) -> bool:
    """Corruption needs a Valet in the pile (R13)."""
    return holds(table, seat, CORRUPTION) and total(table.valets) > 0


def refuse_corruption(table: Table, seat: i64) -> None:
    """Refuse Corruption if it cannot be played."""
    refuse_unheld(table, seat, CORRUPTION)
    if not can_corrupt(table, seat):
        raise Refused("RS 12.3", "rs-no-valet-left")


def corrupt(table: Table, seat: i64) -> None:
    """Draw a Valet."""
    spend(table, seat, CORRUPTION)
    give_valet(table, seat, "corruption")


# Planning (RS 12.4)


def held_planning(table: Table, seat: i64, copy: i64) -> i64:
    """The seat's Planning with that influence, as an Audience card, or -1."""
    wanted = table.box.required[PLANNING * COPIES + copy]
    for card in range(PLANNING * COPIES, PLANNING * COPIES + COPIES):
        if (table.favors[seat] >> card) & 1 and table.box.required[card] == wanted:
            return card
    return -1


def is_dearest(table: Table, card: i64) -> bool:
    """Only a higher Planning than the highest announced so far would decide anything (R57)."""
    return table.planning < 0 or table.box.required[card] > table.box.required[table.planning]


def can_plan(table: Table, seat: i64, copy: i64) -> bool:
    """A Planning can be announced if it would be the highest and its player has announced none (R57, R58)."""
    card = held_planning(table, seat, copy)
    return card >= 0 and seat != table.planner and is_dearest(table, card)


def refuse_planning(table: Table, seat: i64, copy: i64) -> None:
    """Refuse a Planning that cannot be announced."""
    refuse_unheld(table, seat, PLANNING)
    card = held_planning(table, seat, copy)
    wanted = table.box.required[PLANNING * COPIES + copy]
    if card < 0:
        raise Refused("RS 12.1", "rs-planning-not-held", {"influence": int(wanted)})
    if seat == table.planner:
        raise Refused("RS 12.2", "rs-second-copy", {"favor": FAVORS[PLANNING]})
    if not is_dearest(table, card):
        announced = table.box.required[table.planning]
        raise Refused("RS 12.4", "rs-dearer-planning", {"influence": int(wanted), "announced": int(announced)})


def list_plannings(table: Table, seat: i64, into: Codes) -> None:
    """List the Plannings that can be announced; two with the same influence are one choice."""
    for copy in range(COPIES):
        card = held_planning(table, seat, copy)
        twin = copy == 1 and card == held_planning(table, seat, 0)
        if can_plan(table, seat, copy) and not twin:
            into.add(Code.PLAN + copy)


def plan(table: Table, seat: i64, copy: i64) -> None:
    """Announce a Planning; it is spent even if a higher one decides (R6)."""
    card = held_planning(table, seat, copy)
    spend_card(table, seat, card)
    table.planner = seat
    table.planning = card
    if table.events is not None:
        table.tell(PlanningAnnounced(seat=seat, influence=table.box.required[card]))


# Royal Dinner (RS 12.5)


def can_dine(table: Table, seat: i64) -> bool:
    """Royal Dinner would do nothing for a player who is already a guest of both (R58)."""
    return holds(table, seat, ROYAL_DINNER) and (guests_of_both(table) >> seat) & 1 == 0


def refuse_dinner(table: Table, seat: i64) -> None:
    """Refuse Royal Dinner if it cannot be played."""
    refuse_unheld(table, seat, ROYAL_DINNER)
    if not can_dine(table, seat):
        raise Refused("RS 12.2", "rs-second-copy", {"favor": FAVORS[ROYAL_DINNER]})


def dine(table: Table, seat: i64) -> None:
    """Attend both audiences."""
    spend(table, seat, ROYAL_DINNER)
    table.present[KING] |= 1 << seat
    table.present[QUEEN] |= 1 << seat
    if table.events is not None:
        table.tell(DinnerTaken(seat=seat))
