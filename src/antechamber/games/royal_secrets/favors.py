"""The favors that lie before the players, and how one is spent (RS 12.1).

Whether a favor could have an effect is judged on public facts alone, or the list of choices would betray a card (R58).
"""

from mypy_extensions import i64

from antechamber.core.refused import Refused
from antechamber.games.royal_secrets.cards import ALL_AUDIENCES, COPIES, FAVORS, KING, QUEEN
from antechamber.games.royal_secrets.state import Table


def copies_of(favor: i64) -> i64:
    """The two Audience cards of a favor, as a mask."""
    return 3 << (favor * COPIES)


def holds(table: Table, seat: i64, favor: i64) -> bool:
    """True when a copy of the favor lies before the seat."""
    return table.favors[seat] & copies_of(favor) != 0


def held_by_anyone(table: Table) -> i64:
    """The Audience cards that lie before players: all that are in no other place."""
    elsewhere = table.bag | table.discarded | (1 << table.audience[KING]) | (1 << table.audience[QUEEN])
    return ALL_AUDIENCES & ~elsewhere


def spend(table: Table, seat: i64, favor: i64) -> None:
    """Use up a copy of the favor; of two, the one that needs less influence."""
    card = favor * COPIES
    if (table.favors[seat] >> card) & 1 == 0:
        card += 1
    spend_card(table, seat, card)


def spend_card(table: Table, seat: i64, card: i64) -> None:
    """Discard the Audience card of a used favor."""
    table.favors[seat] &= ~(1 << card)
    table.discarded |= 1 << card


def refuse_unheld(table: Table, seat: i64, favor: i64) -> None:
    """Refuse a favor that does not lie before the seat."""
    if not holds(table, seat, favor):
        raise Refused("RS 12.1", "rs-favor-not-held", {"favor": FAVORS[favor]})


def refuse_no_bet(table: Table, place: i64) -> None:
    """Refuse to do something to a card that is not there."""
    if (table.laid >> place) & 1 == 0:
        raise Refused("RS 5.1", "rs-no-bet-there")
    if (table.stabbed >> place) & 1:
        raise Refused("RS 12.7", "rs-bet-stabbed")
