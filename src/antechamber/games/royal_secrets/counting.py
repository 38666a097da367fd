"""Phase 3: turning up, counting, and what everyone is due (RS 6 to RS 9)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.seats import MEMBERS, clockwise, lowest
from antechamber.core.steps import AtOnce
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.bets import expose, face_down, is_face_down, laid_card
from antechamber.games.royal_secrets.cards import (
    EXCUSE,
    KING,
    MASTER_STROKE,
    PARDON,
    QUEEN,
    RECRUITMENT,
    ROUNDS,
    SIDE_COUNT,
    SIDES,
    VALET,
)
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, PLACES, Code
from antechamber.games.royal_secrets.events import AudienceCounted, AudienceWon, BetsRevealed, PlayerWithdrew
from antechamber.games.royal_secrets.favors import FavorWindow, copies_of
from antechamber.games.royal_secrets.favors_counting import (
    beg_pardon,
    can_beg_pardon,
    can_stroke,
    list_recruits,
    recruit,
    refuse_pardon,
    refuse_recruitment,
    refuse_stroke,
    stroke,
)
from antechamber.games.royal_secrets.ledger import book_due
from antechamber.games.royal_secrets.setup import give_valet
from antechamber.games.royal_secrets.state import (
    BY_KING,
    BY_VALET,
    EMPTY,
    EXCUSED,
    FAILED,
    OUTCOMES,
    STOOD_UP,
    SUCCEEDED,
    At,
    Table,
    guests_of_both,
    influence_of,
)

# Recruitment, before anything is turned up (RS 12.9)


@final
class Recruiting(FavorWindow):
    """After the bets, everyone in turn may claim a card by Recruitment (RS 12.9)."""

    def __init__(self) -> None:
        super().__init__(At.RECRUITING, "recruiting", "RS 12.9", copies_of(RECRUITMENT))

    def enter(self, table: Table) -> i64:
        """Ask everyone in turn; when all have passed, the cards are turned up."""
        asked = self.next_asked(table)
        if asked == 0:
            table.go_to(At.REVEALING)
        return asked

    def list_favors(self, table: Table, seat: i64, into: Codes) -> None:
        """The cards the seat may claim."""
        list_recruits(table, seat, into)

    def refuse_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse any other favor, and a card that cannot be claimed."""
        if not Code.RECRUIT <= code < Code.THIRD:
            raise self.not_now(table)
        refuse_recruitment(table, seat, code - Code.RECRUIT)

    def use_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Claim a card."""
        recruit(table, seat, code - Code.RECRUIT)


# Turning up and counting (RS 6)


@final
class Revealing(AtOnce[Table]):
    """All bets are turned up and counted (RS 6.1)."""

    def __init__(self) -> None:
        super().__init__(At.REVEALING, "revealing", "RS 6.1")

    def enter(self, table: Table) -> i64:
        """Turn up all bets, let players with an Excuse withdraw, and count both audiences."""
        reveal(table)
        withdraw(table)
        count(table, KING)
        count(table, QUEEN)
        table.tie_side = KING
        table.go_to(At.TIE)
        return 0


def reveal(table: Table) -> None:
    """Turn up all bets; everyone now sees what Espionage showed (RS 6.1, R61)."""
    if table.events is not None:
        down = [laid_card(table, place) for place in range(PLACES) if is_face_down(table, place)]
        table.tell(BetsRevealed(cards=tuple(down)))
    for seat in range(table.players):
        table.spied[seat] = 0
    for place in range(CARDINAL_PLACE):
        if is_face_down(table, place):
            expose(table, place >> 1, table.bet[place])
    table.shown |= face_down(table)


def counts(table: Table, place: i64) -> bool:
    """True if there is a bet that was not stabbed."""
    return ((table.laid & ~table.stabbed) >> place) & 1 == 1


def has_excuse(table: Table, seat: i64) -> bool:
    """True if the seat has bet an Excuse that was not stabbed (RS 8.1, R20)."""
    for place in range(2 * seat, 2 * seat + 2):
        if table.bet[place] == EXCUSE and counts(table, place):
            return True
    return False


def withdraw(table: Table) -> None:
    """Players with an Excuse leave and draw Valets: King's guests first, clockwise from first player (RS 8, R35)."""
    for seat in range(table.players):
        if has_excuse(table, seat):
            table.withdrawn |= 1 << seat
    for side in range(SIDE_COUNT):
        leaving = table.present[side] & table.withdrawn
        if side == QUEEN:
            leaving &= ~table.present[KING]  # A guest of both draws once, among the King's guests (R66).
        if leaving == 0:
            continue
        for offset in range(table.players):
            seat = clockwise(table.first, offset, table.players)
            if (leaving >> seat) & 1:
                if table.events is not None:
                    table.tell(PlayerWithdrew(seat=seat))
                if total(table.valets) > 0:
                    give_valet(table, seat, "excuse")


def worth(table: Table, place: i64) -> i64:
    """The influence of a bet, doubled by a Medal (RS 12.8)."""
    if not counts(table, place):
        return 0
    influence = influence_of(table.bet[place])
    return 2 * influence if (table.medals >> place) & 1 else influence


def influence_by(table: Table, guest: i64) -> i64:
    """The influence of a guest's two bets; the guest after the last seat is the Cardinal (RS 6.4)."""
    return worth(table, 2 * guest) + worth(table, 2 * guest + 1)


def stayed(table: Table, side: i64) -> i64:
    """The seats that came to an audience and did not withdraw (R71)."""
    return table.present[side] & ~table.withdrawn


def count(table: Table, side: i64) -> None:
    """Count one audience: how it came out, and who bet the most (RS 6.2, RS 6.4)."""
    sum: i64 = 0
    if table.present[side] == 0:
        table.outcome_of[side] = EMPTY
    elif stayed(table, side) == 0:
        # When all leave, the sovereign is stood up, except by a player alone with the Cardinal (RS 8.4, RS 8.5).
        table.outcome_of[side] = EXCUSED if side == table.cardinal_side else STOOD_UP
    else:
        sum = tally(table, side)
        required = table.box.required[table.audience[side]]
        table.outcome_of[side] = SUCCEEDED if sum >= required else FAILED
    if table.events is not None:
        leaders = MEMBERS[table.leaders[side]]
        outcome, required = OUTCOMES[table.outcome_of[side]], table.box.required[table.audience[side]]
        table.tell(AudienceCounted(side=SIDES[side], outcome=outcome, total=sum, required=required, leaders=leaders))


def tally(table: Table, side: i64) -> i64:
    """Add up the bets of those who stayed, with the Cardinal's, and note who bet the most (RS 9.3)."""
    sum: i64 = 0
    most: i64 = 0
    for seat in range(table.players):
        if (stayed(table, side) >> seat) & 1:
            influence = influence_by(table, seat)
            sum += influence
            if table.leaders[side] == 0 or influence > most:
                table.leaders[side] = 1 << seat
                most = influence
            elif influence == most:
                table.leaders[side] |= 1 << seat
    if side == table.cardinal_side:
        cardinal = influence_by(table, CARDINAL_PLACE >> 1)
        sum += cardinal
        if cardinal > most:
            table.leaders[side] = 0  # The Cardinal denies the player the favor; on a draw the player wins it (RS 9.4).
    return sum


def is_tied(table: Table, side: i64) -> bool:
    """True if several players bet the most in a successful audience, so the majority is still open (RS 6.5)."""
    return table.outcome_of[side] == SUCCEEDED and table.leaders[side] & (table.leaders[side] - 1) != 0


def settle_majority(table: Table, side: i64) -> None:
    """Award the majority of a success if nobody is tied for it (RS 6.4)."""
    if table.outcome_of[side] == SUCCEEDED:
        award(table, side, lowest(table.leaders[side]) if table.leaders[side] != 0 else -1)


def award(table: Table, side: i64, seat: i64) -> None:
    """Note who has the majority of a successful audience; -1 for nobody."""
    table.winner[side] = seat
    if table.events is not None:
        table.tell(AudienceWon(side=SIDES[side], seat=int(seat) if seat >= 0 else None))


# What everyone is due (RS 6.3, RS 7)


@final
class Dues(AtOnce[Table]):
    """Work out everyone's gains and losses from both audiences and all Valets before any token moves (R40)."""

    def __init__(self) -> None:
        super().__init__(At.DUES, "dues", "RS 6.10")

    def enter(self, table: Table) -> i64:
        """Charge everyone, and ask who wants to avert a loss."""
        charge(table)
        table.asking = 0
        table.go_to(At.LOSSES)
        return 0


def charge(table: Table) -> None:
    """Charge both audiences, then the rumors."""
    for side in range(SIDE_COUNT):
        charge_audience(table, side)
    for side in range(SIDE_COUNT):
        spread_rumors(table, side)


def charge_audience(table: Table, side: i64) -> None:
    """Pay those who stayed for a success and charge them for a failure (RS 6.3, RS 6.9, RS 6.11, RS 8.4)."""
    card = table.audience[side]
    outcome = table.outcome_of[side]
    for seat in range(table.players):
        if outcome == SUCCEEDED and (gainers(table, side) >> seat) & 1:
            gain = table.box.gain[card]
            table.gains[seat] += gain
            book_due(table, seat, gain, BY_KING + side, -1)
        elif (losers(table, side, outcome) >> seat) & 1:
            loss = table.box.loss[card]
            table.losses[seat] += loss
            book_due(table, seat, -loss, BY_KING + side, -1)


def gainers(table: Table, side: i64) -> i64:
    """Everyone who stayed at a success; in the last round only the majority (RS 6.3, RS 6.11)."""
    is_paid_alone = table.box.lone_guest_paid and side == table.cardinal_side  # Even if the Cardinal bet more (R75).
    if table.round < ROUNDS or is_paid_alone:
        return stayed(table, side)
    return 1 << table.winner[side] if table.winner[side] >= 0 else 0


def losers(table: Table, side: i64, outcome: i64) -> i64:
    """Everyone who stayed at a failure, or all who stood a sovereign up together (RS 6.9, RS 8.4)."""
    if outcome == FAILED:
        return stayed(table, side)
    return table.present[side] if outcome == STOOD_UP else 0


def rumor_of(table: Table, seat: i64) -> i64:
    """The total cost of a seat's Valets; a Medal does not double it (RS 7.2, R25)."""
    sum: i64 = 0
    for place in range(2 * seat, 2 * seat + 2):
        if counts(table, place) and table.bet[place] >= VALET:
            sum += table.box.rumor[table.bet[place] - VALET]
    return sum


def spread_rumors(table: Table, side: i64) -> None:
    """Charge for the Valets bet here: a success hurts the other audience, a failure the sender (RS 7.2)."""
    if table.outcome_of[side] != SUCCEEDED and table.outcome_of[side] != FAILED:
        return
    guests = guests_of_both(table)  # Their Valets do nothing, and no Valet affects them (R38).
    exposed = stayed(table, 1 - side) & ~guests
    for sender in range(table.players):
        if ((stayed(table, side) & ~guests) >> sender) & 1:
            rumor = rumor_of(table, sender)
            if rumor > 0:
                victims = exposed if table.outcome_of[side] == SUCCEEDED else 1 << sender
                charge_rumor(table, sender, victims, rumor)


def charge_rumor(table: Table, sender: i64, victims: i64, rumor: i64) -> None:
    """Charge each victim the whole rumor; rumors of several Valets add up (R39)."""
    for victim in range(table.players):
        if (victims >> victim) & 1:
            table.rumors[victim] += rumor
            book_due(table, victim, -rumor, BY_VALET, sender)


# Averting a loss (RS 12.10, RS 12.11)


@final
class Losses(FavorWindow):
    """Before points are paid, everyone in turn may play Royal Pardon or Master Stroke (RS 12.10, RS 12.11)."""

    def __init__(self) -> None:
        super().__init__(At.LOSSES, "losses", "RS 12.10", copies_of(PARDON) | copies_of(MASTER_STROKE))

    def enter(self, table: Table) -> i64:
        """Ask everyone in turn; when all have passed, points are paid and the table is cleared."""
        asked = self.next_asked(table)
        if asked == 0:
            table.go_to(At.CLEARING)
        return asked

    def list_favors(self, table: Table, seat: i64, into: Codes) -> None:
        """The favors that would change a loss."""
        if can_stroke(table, seat):
            into.add(Code.STROKE)
        if can_beg_pardon(table, seat):
            into.add(Code.BEG_PARDON)

    def refuse_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse any other favor, and one that would change nothing."""
        if code == Code.STROKE:
            refuse_stroke(table, seat)
        elif code == Code.BEG_PARDON:
            refuse_pardon(table, seat)
        else:
            raise self.not_now(table)

    def use_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Turn the losses into gains, or cancel them."""
        if code == Code.STROKE:
            stroke(table, seat)
        else:
            beg_pardon(table, seat)
