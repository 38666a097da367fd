"""A tie for the majority: third cards, chosen in secret and shown together (RS 6.5 to RS 6.8)."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.seats import clockwise
from antechamber.core.steps import Step
from antechamber.games.royal_secrets.bets import expose
from antechamber.games.royal_secrets.cards import CARDS, COURTIER_0, EXCUSE, KINDS, SIDE_COUNT, SIDES, VALET, VALUES
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.counting import award, is_tied, settle_majority
from antechamber.games.royal_secrets.events import HeldCard, ThirdCardChosen, ThirdCardPassed, ThirdCardsShown
from antechamber.games.royal_secrets.moves import ShowThirdCard
from antechamber.games.royal_secrets.state import At, Table, influence_of


@final
class Tie(Step[Table]):
    """All tied players choose a third card in secret; the King's tie comes before the Queen's (RS 6.5, R4, R45)."""

    def __init__(self) -> None:
        super().__init__(At.TIE, "tie", "RS 6.5", is_sealed=True)

    def enter(self, table: Table) -> i64:
        """Everyone tied at this audience; if nobody is, the majority is settled."""
        if is_tied(table, table.tie_side):
            return table.leaders[table.tie_side]
        settle_majority(table, table.tie_side)
        leave(table)
        return 0

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Every card in hand except the Excuse (R42)."""
        into.add_held(Code.THIRD, table.hands, seat * KINDS, EXCUSE)
        into.add_held(Code.THIRD + VALET, table.hands, seat * KINDS + VALET, VALUES)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse the Excuse and cards that are not held."""
        if not Code.THIRD <= code < Code.SPLIT:
            raise self.not_now(table)
        card = code - Code.THIRD
        if card == EXCUSE:
            raise Refused("R42", "rs-excuse-no-third")
        if table.hands[seat * KINDS + card] == 0:
            raise Refused("RS 6.5", "rs-card-not-held", {"card": CARDS[card]})

    def tell_sealed(self, table: Table, seat: i64, code: i64) -> None:
        """Tell only the owner which card it is."""
        table.tell(ThirdCardChosen(seat=seat, card=CARDS[code - Code.THIRD], readers=only(seat)))

    def open(self, table: Table) -> None:
        """Show the third cards together, and go on to the other audience."""
        break_tie(table, table.tie_side)
        leave(table)


def leave(table: Table) -> None:
    """Go on to the Queen's audience, and then to what everyone is due."""
    table.tie_side += 1
    if table.tie_side == SIDE_COUNT:
        table.go_to(At.DUES)


def third_of(table: Table, seat: i64) -> i64:
    """The third card a seat has chosen, or -1."""
    return table.answers[seat] - Code.THIRD if table.answers[seat] >= Code.THIRD else -1


def lowest_third(choices: Sequence[Move]) -> Move:
    """The lowest third card that is not a 0-Courtier, if there is one; of equal cards the Courtier (R77, R106)."""
    thirds = [move for move in choices if isinstance(move, ShowThirdCard)]
    return min(thirds, key=lambda move: (move.card == CARDS[COURTIER_0], influence_of(CARDS.index(move.card))))


def break_tie(table: Table, side: i64) -> None:
    """Show the third cards, let the highest win, and pass them on (RS 6.5, RS 6.6)."""
    tied = table.leaders[side]
    if table.events is not None:
        cards = [HeldCard(int(s), CARDS[third_of(table, s)]) for s in range(table.players) if (tied >> s) & 1]
        table.tell(ThirdCardsShown(side=SIDES[side], cards=tuple(cards)))
    award(table, side, highest_third(table, tied))
    for seat in range(table.players):
        if (tied >> seat) & 1:
            take_third(table, seat)
    for seat in range(table.players):
        if (tied >> seat) & 1:
            pass_third(table, seat, right_of(table, seat, tied))


def highest_third(table: Table, tied: i64) -> i64:
    """The seat that showed the highest third card, or -1 on a second tie (RS 6.8)."""
    winner: i64 = -1
    best: i64 = -100
    for seat in range(table.players):
        if (tied >> seat) & 1:
            influence = influence_of(third_of(table, seat))
            if influence > best:
                best = influence
                winner = seat
            elif influence == best:
                winner = -1
    return winner


def right_of(table: Table, seat: i64, tied: i64) -> i64:
    """The nearest tied player on the right: seats count clockwise, so the one before (R43, R55)."""
    other = clockwise(seat, table.players - 1, table.players)
    while (tied >> other) & 1 == 0:
        other = clockwise(other, table.players - 1, table.players)
    return other


def take_third(table: Table, seat: i64) -> None:
    """Take the shown card out of its owner's hand."""
    card = third_of(table, seat)
    table.hands[seat * KINDS + card] -= 1
    expose(table, seat, card)


def pass_third(table: Table, seat: i64, right: i64) -> None:
    """Pass a third card to the right; a 0-Courtier goes back to its owner (RS 6.6, RS 6.7)."""
    card = third_of(table, seat)
    to = seat if card == COURTIER_0 else right
    table.hands[to * KINDS + card] += 1
    if card >= VALET:
        table.known[to * VALUES + card - VALET] += 1
    if table.events is not None:
        table.tell(ThirdCardPassed(seat=seat, to=to, card=CARDS[card]))
