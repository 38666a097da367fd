"""A tie for the majority: third cards, chosen in secret and shown together (RS 6.5 to RS 6.8)."""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.core.seats import clockwise
from antechamber.games.royal_secrets.betting import expose
from antechamber.games.royal_secrets.cards import CARDS, COURTIER_0, EXCUSE, KINDS, SIDE_COUNT, SIDES, VALET, VALUES
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.counting import award, settle_majority
from antechamber.games.royal_secrets.events import HeldCard, ThirdCardChosen, ThirdCardPassed, ThirdCardsShown
from antechamber.games.royal_secrets.state import Step, Table, influence_of


def ask_tied(table: Table) -> None:
    """Ask all who are tied at the first audience that is not settled, King's before Queen's (R4, R45)."""
    while table.tie_side < SIDE_COUNT:
        if not settle_majority(table, table.tie_side):
            table.asked = table.leaders[table.tie_side]
            return
        table.tie_side += 1
    table.step = Step.DUES


def list_thirds(table: Table, seat: i64, into: Codes) -> None:
    """List every card in hand but the Excuse (R42)."""
    into.add_held(Code.THIRD, table.hands, seat * KINDS, EXCUSE)
    into.add_held(Code.THIRD + VALET, table.hands, seat * KINDS + VALET, VALUES)


def refuse_third(table: Table, seat: i64, card: i64) -> None:
    """Refuse the Excuse and what is not held."""
    if card == EXCUSE:
        raise Refused("R42", "rs-excuse-no-third")
    if table.hands[seat * KINDS + card] == 0:
        raise Refused("RS 6.5", "rs-card-not-held", {"card": CARDS[card]})


def choose_third(table: Table, seat: i64, card: i64) -> None:
    """Seal a third card; when the last is sealed all are shown (RS 6.5)."""
    table.third[seat] = card
    table.asked &= ~(1 << seat)
    if table.events is not None:
        table.tell(ThirdCardChosen(seat=seat, card=CARDS[card], readers=only(seat)))
    if table.asked == 0:
        break_tie(table, table.tie_side)
        table.tie_side += 1


def break_tie(table: Table, side: i64) -> None:
    """Show the third cards, let the highest win, and pass them on (RS 6.5, RS 6.6)."""
    tied = table.leaders[side]
    if table.events is not None:
        cards = [HeldCard(int(s), CARDS[table.third[s]]) for s in range(table.players) if (tied >> s) & 1]
        table.tell(ThirdCardsShown(side=SIDES[side], cards=tuple(cards)))
    award(table, side, highest_third(table, tied))
    for seat in range(table.players):
        if (tied >> seat) & 1:
            take_third(table, seat)
    for seat in range(table.players):
        if (tied >> seat) & 1:
            pass_third(table, seat, right_of(table, seat, tied))


def highest_third(table: Table, tied: i64) -> i64:
    """Who showed the highest third card, or -1 at a second tie (RS 6.8)."""
    winner: i64 = -1
    best: i64 = -100
    for seat in range(table.players):
        if (tied >> seat) & 1:
            influence = influence_of(table.third[seat])
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
    table.hands[seat * KINDS + table.third[seat]] -= 1
    expose(table, seat, table.third[seat])


def pass_third(table: Table, seat: i64, right: i64) -> None:
    """Pass a third card to the right; a 0-Courtier goes back to its owner (RS 6.6, RS 6.7)."""
    card = table.third[seat]
    to = seat if card == COURTIER_0 else right
    table.third[seat] = -1
    table.hands[to * KINDS + card] += 1
    if card >= VALET:
        table.known[to * VALUES + card - VALET] += 1
    if table.events is not None:
        table.tell(ThirdCardPassed(seat=seat, to=to, card=CARDS[card]))
