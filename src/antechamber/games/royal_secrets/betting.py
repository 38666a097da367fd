"""Phase 2: two bets each, one face up and one face down (RS 5), and the Cardinal's (RS 9)."""

from typing import Final, final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import EVERYONE, NOBODY, only
from antechamber.core.refused import Refused
from antechamber.core.steps import TurnStep
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.bets import expose
from antechamber.games.royal_secrets.cards import (
    CARDINAL,
    CARDS,
    ESPIONAGE,
    KINDS,
    MEDAL,
    SIDES,
    STABBING,
)
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, Code
from antechamber.games.royal_secrets.events import CardBet, CardinalBet
from antechamber.games.royal_secrets.favors import FavorWindow, copies_of
from antechamber.games.royal_secrets.favors_betting import (
    is_betting_favor,
    list_betting_favors,
    refuse_betting_favor,
    use_betting_favor,
)
from antechamber.games.royal_secrets.state import CARDINAL_PILE, FIRST_CARD, SECOND_CARD, At, Table

# A bet


@final
class Betting(TurnStep[Table]):
    """The holder of the Parley bets a card (RS 5.1); with own turns only, they may play a favor first (R70)."""

    def __init__(self) -> None:
        super().__init__(At.BETTING, "betting", "RS 5.1")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Every card in hand, with the faces it can show."""
        before = into.count
        into.add_held(Code.BET_DOWN if may_lay(table, seat, False) else Code.BET_UP, table.hands, seat * KINDS, KINDS)
        if table.action == FIRST_CARD:  # Either face is free.
            into.repeat(before, Code.BET_UP - Code.BET_DOWN)
        if table.box.own_turn:
            list_betting_favors(table, seat, into)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a card that is not held or a face that is not allowed."""
        if Code.BET_DOWN <= code < Code.PLAN:
            is_up = code >= Code.BET_UP
            refuse_bet(table, seat, code - (Code.BET_UP if is_up else Code.BET_DOWN), is_up)
        elif table.box.own_turn and is_betting_favor(code):
            refuse_betting_favor(table, seat, code)
        else:
            raise self.not_now(table)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Lay the card; after a favor, the seat still has to bet."""
        if code < Code.BET_UP:
            lay(table, seat, code - Code.BET_DOWN, False)
        elif code < Code.PLAN:
            lay(table, seat, code - Code.BET_UP, True)
        else:
            use_betting_favor(table, seat, code)


def may_lay(table: Table, seat: i64, face_up: bool) -> bool:
    """The second card must face the other way from the first, even if the first was stabbed (RS 5.2, R64)."""
    if table.action == FIRST_CARD:
        return True
    first_was_up = (table.shown >> (2 * seat)) & 1 == 1
    return face_up != first_was_up


def refuse_bet(table: Table, seat: i64, card: i64, face_up: bool) -> None:
    """Refuse a card that is not held or a face that is not allowed."""
    if table.hands[seat * KINDS + card] == 0:
        raise Refused("RS 5.3", "rs-card-not-held", {"card": CARDS[card]})
    if not may_lay(table, seat, face_up):
        raise Refused("RS 5.2", "rs-other-face", {"first": "up" if face_up else "down"})


def lay(table: Table, seat: i64, card: i64, face_up: bool) -> None:
    """Bet a card; a player alone at their audience then draws for the Cardinal (RS 5.1, RS 9.2)."""
    slot = table.action - FIRST_CARD
    place = 2 * seat + slot
    table.hands[seat * KINDS + card] -= 1
    table.bet[place] = card
    table.laid |= 1 << place
    if face_up:
        table.shown |= 1 << place
        expose(table, seat, card)
    if table.events is not None:
        readers = EVERYONE if face_up else only(seat)
        table.tell(CardBet(seat=seat, slot=2 if slot else 1, face_up=face_up, card=CARDS[card], readers=readers))
    if table.cardinal_side >= 0 and table.present[table.cardinal_side] == 1 << seat:
        lay_for_cardinal(table, slot)
    table.acted |= 1 << seat
    close_bet(table)


def lay_for_cardinal(table: Table, slot: i64) -> None:
    """Draw for the Cardinal: the first card face up, the second face down and seen by nobody (RS 9.2, R27, R28)."""
    value = table.chance.draw(CARDINAL_PILE, table.cardinals, total(table.cardinals))
    table.cardinals[value] -= 1
    place = CARDINAL_PLACE + slot
    table.bet[place] = CARDINAL + value
    table.laid |= 1 << place
    if slot == 0:
        table.shown |= 1 << place
    if table.events is not None:
        side, card = SIDES[table.cardinal_side], CARDS[CARDINAL + value]
        table.tell(CardinalBet(side=side, slot=2 if slot else 1, card=card, readers=EVERYONE if slot == 0 else NOBODY))


def close_bet(table: Table) -> None:
    """Open the window for phase 2 favors; with own turns only, they wait until the Parley is handed on (R56, R70)."""
    table.asking = 0
    all_is_bet = table.action == SECOND_CARD and table.acted == table.everyone
    if table.box.own_turn and not all_is_bet:
        call_next_bettor(table)
    else:
        table.go_to(At.FAVORS)


def call_next_bettor(table: Table) -> None:
    """Go on to the next bet, to the second cards, or to the count (RS 5.1)."""
    if table.acted == table.everyone:
        if table.action == SECOND_CARD:
            table.asking = 0
            table.go_to(At.RECRUITING)
            return
        table.action = SECOND_CARD
        table.acted = 0
    table.go_to(At.NAMING)


# The favors after a bet

OF_BETTING: Final[i64] = copies_of(ESPIONAGE) | copies_of(STABBING) | copies_of(MEDAL)


@final
class Favors(FavorWindow):
    """After each bet, everyone in turn from the last bettor may play a favor of phase 2 (RS 12.12, R56)."""

    def __init__(self) -> None:
        super().__init__(At.FAVORS, "favors", "RS 12.12", OF_BETTING)

    def enter(self, table: Table) -> i64:
        """Ask everyone in turn; when all have passed, go on to the next bet."""
        asked = self.next_asked(table)
        if asked == 0:
            call_next_bettor(table)
        return asked

    def first_asked(self, table: Table) -> i64:
        """The last bettor."""
        return table.player

    def can_play(self, table: Table, seat: i64) -> bool:
        """With own turns only, just the last bettor is asked after the bet (R70)."""
        return (not table.box.own_turn or seat == table.player) and self.has_favor_to_play(table, seat)

    def list_favors(self, table: Table, seat: i64, into: Codes) -> None:
        """Espionage, Stabbing and Medals."""
        list_betting_favors(table, seat, into)

    def refuse_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse any other favor."""
        if not is_betting_favor(code):
            raise self.not_now(table)
        refuse_betting_favor(table, seat, code)

    def use_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Play it; then everyone who still has one is asked again (R56)."""
        use_betting_favor(table, seat, code)
        table.asking = 0
