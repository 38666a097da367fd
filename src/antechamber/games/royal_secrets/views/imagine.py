"""A fair re-deal of everything a seat has not seen (R61, R62)."""

from mypy_extensions import i64

from antechamber.core.chance import Dice, kind_at
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.bets import is_face_down
from antechamber.games.royal_secrets.cards import CARDINAL, KINDS, LEAST_SEATS, VALET, VALUES
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE
from antechamber.games.royal_secrets.state import BLANKS, At, Table


def redeal(table: Table, reader: i64, dice: Dice) -> None:
    """Re-deal what the reader has not seen; the result does not depend on what was there before."""
    if table.step == At.OVER:  # All hands are shown (RS 11.1).
        return
    unseen = BLANKS[table.players - LEAST_SEATS].no_seat[:]
    for seat in range(table.players):
        if seat != reader:
            pick_up(table, reader, seat)
            unseen[seat] = gather_valets(table, reader, seat)
    for seat in range(table.players):
        if seat != reader:
            deal_valets(table, seat, unseen[seat], dice)
            lay_again(table, reader, seat, dice)
    redraw_cardinal(table, reader, dice)


def is_hidden(table: Table, reader: i64, place: i64) -> bool:
    """True for a face-down bet that the reader has not looked at."""
    return is_face_down(table, place) and (reader < 0 or (table.spied[reader] >> place) & 1 == 0)


def face_down_place(table: Table, seat: i64) -> i64:
    """The place of a seat's face-down bet, or -1: a seat never has two."""
    for place in range(2 * seat, 2 * seat + 2):
        if is_face_down(table, place):
            return place
    return -1


def pick_up(table: Table, reader: i64, seat: i64) -> None:
    """Put a hidden bet back among its owner's cards."""
    place = face_down_place(table, seat)
    if place >= 0 and is_hidden(table, reader, place):
        table.hands[seat * KINDS + table.bet[place]] += 1


def gather_valets(table: Table, reader: i64, seat: i64) -> i64:
    """Put a rival's unseen Valets back among the unseen ones, and return how many there were."""
    place = face_down_place(table, seat)
    spied = table.bet[place] - VALET if place >= 0 and not is_hidden(table, reader, place) else -1
    gathered: i64 = 0
    for value in range(VALUES):
        in_hand = table.known[seat * VALUES + value]
        if value == spied and in_hand > 0:  # The known Valet is the one the reader saw bet (R103).
            in_hand -= 1
        hidden = table.hands[seat * KINDS + VALET + value] - in_hand
        table.hands[seat * KINDS + VALET + value] = in_hand
        table.valets[value] += hidden
        gathered += hidden
    return gathered


def deal_valets(table: Table, seat: i64, number: i64, dice: Dice) -> None:
    """Deal a rival `number` of the unseen Valets."""
    for card in range(number):
        value = dice.pick(table.valets, total(table.valets))
        table.valets[value] -= 1
        table.hands[seat * KINDS + VALET + value] += 1


def lay_again(table: Table, reader: i64, seat: i64, dice: Dice) -> None:
    """Make any of a rival's cards their face-down bet."""
    place = face_down_place(table, seat)
    if place < 0 or not is_hidden(table, reader, place):
        return
    size: i64 = 0
    for card in range(KINDS):
        size += table.hands[seat * KINDS + card]
    kind = kind_at(table.hands, seat * KINDS, dice.below(size))
    table.hands[seat * KINDS + kind] -= 1
    table.bet[place] = kind


def redraw_cardinal(table: Table, reader: i64, dice: Dice) -> None:
    """Draw the Cardinal's face-down card again."""
    place = CARDINAL_PLACE + 1
    if is_hidden(table, reader, place):
        table.cardinals[table.bet[place] - CARDINAL] += 1
        value = dice.pick(table.cardinals, total(table.cardinals))
        table.cardinals[value] -= 1
        table.bet[place] = CARDINAL + value
