"""The favors the players have: when they are asked about them, and how one is spent (RS 12.1, RS 12.12).

Whether a favor could have an effect is judged on public facts only; otherwise the choices would reveal a card (R58).
"""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import clockwise
from antechamber.core.steps import Step
from antechamber.games.royal_secrets.cards import ALL_AUDIENCES, COPIES, FAVORS, KING, QUEEN
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.events import FavorPassed
from antechamber.games.royal_secrets.moves import Pass
from antechamber.games.royal_secrets.state import Table


class FavorWindow(Step[Table]):
    """A moment for certain favors: everyone who could play one is asked in turn, once (RS 12.12, R59).

    `favors` is a mask of the Audience cards that can be used here. Each window says which favors it lists, refuses and
    uses, and in `enter` what follows when all have passed.
    """

    def __init__(self, at: i64, name: str, rule: str, favors: i64) -> None:
        super().__init__(at, name, rule, silence=Pass())
        self.favors: i64 = favors

    def first_asked(self, table: Table) -> i64:
        """The seat asked first: the first player."""
        return table.first

    def can_play(self, table: Table, seat: i64) -> bool:
        """True if the seat is asked."""
        return self.has_favor_to_play(table, seat)

    def list_favors(self, table: Table, seat: i64, into: Codes) -> None:
        """List what the seat could play now (R58)."""
        raise NotImplementedError

    def refuse_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a favor that the seat cannot play now."""
        raise NotImplementedError

    def use_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Play a favor."""
        raise NotImplementedError

    def next_asked(self, table: Table) -> i64:
        """The next seat with a favor to play, as a mask; 0 when all have passed."""
        playable = self.favors & held_by_anyone(table)
        if playable == 0:
            table.asking = table.players
            return 0
        start = self.first_asked(table)
        while table.asking < table.players:
            seat = clockwise(start, table.asking, table.players)
            if table.favors[seat] & playable and self.can_play(table, seat):
                return 1 << seat
            table.asking += 1
        return 0

    def has_favor_to_play(self, table: Table, seat: i64) -> bool:
        """True if the seat could play something now."""
        scratch = table.scratch()
        self.list_favors(table, seat, scratch)
        return scratch.count > 0

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The favors, and Pass."""
        self.list_favors(table, seat, into)
        into.add(Code.PASS)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Passing is always allowed."""
        if code != Code.PASS:
            self.refuse_favor(table, seat, code)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Play a favor, or pass on to the next seat."""
        if code != Code.PASS:
            self.use_favor(table, seat, code)
            return
        table.asking += 1
        if table.events is not None:
            table.tell(FavorPassed(seat=seat))


def copies_of(favor: i64) -> i64:
    """The two Audience cards of a favor, as a mask."""
    return 3 << (favor * COPIES)


def holds(table: Table, seat: i64, favor: i64) -> bool:
    """True if the seat has a copy of the favor."""
    return table.favors[seat] & copies_of(favor) != 0


def held_by_anyone(table: Table) -> i64:
    """The Audience cards that players have: all that are nowhere else."""
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
    """Refuse a favor that the seat does not have."""
    if not holds(table, seat, favor):
        raise Refused("RS 12.1", "rs-favor-not-held", {"favor": FAVORS[favor]})


def refuse_no_bet(table: Table, place: i64) -> None:
    """Refuse to do something to a card that is not there."""
    if (table.laid >> place) & 1 == 0:
        raise Refused("RS 5.1", "rs-no-bet-there")
    if (table.stabbed >> place) & 1:
        raise Refused("RS 12.7", "rs-bet-stabbed")
