"""Setup: the deal, and how a round opens (RS 1, RS 2)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.events import only
from antechamber.core.steps import AtOnce
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.cards import CARDS, FIRST_POINTS, KINDS, KING, QUEEN, SIDE_COUNT, VALET
from antechamber.games.royal_secrets.events import DrawnBy, RoundOpened, ValetDrawn
from antechamber.games.royal_secrets.ledger import book_due
from antechamber.games.royal_secrets.state import (
    AUDIENCE_BAG,
    BY_OPENING,
    CHOOSE,
    FIRST_PLAYER,
    VALET_PILE,
    At,
    Table,
)


def deal(table: Table) -> None:
    """Draw the first player and give everyone ten points and a Valet (RS 1.2, RS 1.5, RS 1.7)."""
    table.first = table.chance.below(FIRST_PLAYER, table.players)
    table.player = table.first
    for seat in range(table.players):
        book_due(table, seat, FIRST_POINTS, BY_OPENING, -1)
        table.hands[seat * KINDS + draw_valet(table)] += 1


def draw_valet(table: Table) -> i64:
    """Take the next Valet from the pile, which must not be empty."""
    value = table.chance.draw(VALET_PILE, table.valets, total(table.valets))
    table.valets[value] -= 1
    return VALET + value


def give_valet(table: Table, seat: i64, by: DrawnBy) -> None:
    """Draw a Valet for a seat; nobody else sees it (RS 8.2, RS 12.3)."""
    card = draw_valet(table)
    table.hands[seat * KINDS + card] += 1
    if table.events is not None:
        table.tell(ValetDrawn(seat=seat, by=by, card=CARDS[card], readers=only(seat)))


@final
class Opening(AtOnce[Table]):
    """A round opens: the King's Audience card is turned up, then the Queen's (RS 2.1)."""

    def __init__(self) -> None:
        super().__init__(At.OPENING, "opening", "RS 2.1")

    def enter(self, table: Table) -> i64:
        """Turn the cards up, and go on to the Plannings."""
        table.round += 1
        table.first = table.player
        table.action = CHOOSE
        table.acted = 0
        table.asking = 0
        for side in range(SIDE_COUNT):
            card = table.chance.draw_member(AUDIENCE_BAG, table.bag)
            table.bag &= ~(1 << card)
            table.audience[side] = card
        if table.events is not None:
            king, queen = table.box.audiences[table.audience[KING]], table.box.audiences[table.audience[QUEEN]]
            table.tell(RoundOpened(round=table.round, first=table.first, king=king, queen=queen))
        table.go_to(At.PLANS)
        return 0
