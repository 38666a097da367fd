"""Devious: everyone picks a character in secret, and all are passed on together (RG 7.13)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.core.seats import bits, clockwise
from antechamber.games.royal_gambit.cards import DIRECTIONS, SPOT_NAMES, SPOTS
from antechamber.games.royal_gambit.codes import ANSWERS, Code
from antechamber.games.royal_gambit.countering import lapse, lapse_if_needed
from antechamber.games.royal_gambit.events import AnswerSealed, CardsPassed, Place
from antechamber.games.royal_gambit.falling import take_resignations
from antechamber.games.royal_gambit.moving import holders, is_bound, place_of, receive, unbind
from antechamber.games.royal_gambit.resigning import Question
from antechamber.games.royal_gambit.state import CHARACTER_PLACES, At, Table, places_of, royal_of

# Who can pass what.


def receiver(table: Table, seat: i64, direction: i64) -> i64:
    """The seat that gets what another passes: the next one in that direction with a character (RG 7.13, G42)."""
    for steps in range(1, table.players):
        onward = clockwise(seat, steps if direction == 0 else table.players - steps, table.players)
        if table.alive & places_of(onward) & CHARACTER_PLACES:
            return onward
    return seat


def passable(table: Table, seat: i64, direction: i64) -> i64:
    """The positions, 1 and 2, whose card a seat may pass on, as a mask (G43)."""
    onward = receiver(table, seat, direction)
    found: i64 = 0
    for spot in range(1, SPOTS):
        place = royal_of(seat) + spot
        if (table.alive >> place) & 1 and not is_bound(table, place, onward):
            found |= 1 << spot
    return found


def can_send(table: Table, direction: i64) -> bool:
    """True if everyone with a character has one to pass that way; with two players, left and right are one (G63)."""
    passers = holders(table)
    count = bits(passers)
    if count < 2 or (count == 2 and direction == 1):
        return False
    if table.bound == 0:
        return True
    for seat in range(table.players):
        if (passers >> seat) & 1 and passable(table, seat, direction) == 0:
            return False
    return True


def picks_of(table: Table, seat: i64) -> i64:
    """The positions a seat can choose from; if a resignation has left only bound cards, those (G64)."""
    free = passable(table, seat, table.direction)
    return free if free != 0 else (table.alive >> royal_of(seat)) & 0b110


def begin_passing(table: Table) -> None:
    """Ask everyone with a character what they pass on, unless resignations have left only one player (G66)."""
    if bits(holders(table)) > 1:
        table.go_to(At.PASSING)
    else:
        lapse(table)


@final
class Passing(Question):
    """Everyone with a character chooses, under seal, which one to pass on (RG 7.13)."""

    def __init__(self) -> None:
        super().__init__(At.PASSING, "passing", "RG 7.13", is_sealed=True)

    def enter(self, table: Table) -> i64:
        """Everyone with a character."""
        return holders(table)

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The cards the seat may pass on."""
        into.add_members(Code.PASS_ON - 1, picks_of(table, seat), SPOTS)
        self.offer_resigning(table, into)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a card that is not there, or that would go back where it came from."""
        if not Code.PASS_ON <= code < Code.LOSE:
            raise self.not_now(table)
        spot = code - Code.PASS_ON + 1
        if (table.alive >> (royal_of(seat) + spot)) & 1 == 0:
            raise Refused("RG 7.13", "rg-no-character-there", {"spot": SPOT_NAMES[spot]})
        if (picks_of(table, seat) >> spot) & 1 == 0:
            raise Refused("RG 7.14", "rg-card-would-return")

    def tell_sealed(self, table: Table, seat: i64, code: i64) -> None:
        """Tell nobody else (G101)."""
        table.tell(AnswerSealed(seat=seat, answer=ANSWERS[code], readers=only(seat)))

    def open(self, table: Table) -> None:
        """Resignations first; then all pass on together, if there is still someone to pass to (G63, G66)."""
        if take_resignations(table) and (table.step == At.OVER or lapse_if_needed(table)):
            return
        if bits(holders(table)) < 2:
            lapse(table)
            return
        pass_on(table)
        table.go_to(At.SETTLING)


def picked(table: Table, seat: i64) -> i64:
    """The position, 1 or 2, whose card a seat passes on."""
    return table.answers[seat] - Code.PASS_ON + 1


def pass_on(table: Table) -> None:
    """Pass all chosen characters together; each goes where its new owner's own card was (RG 7.13, G42)."""
    passers = holders(table)
    loosen_picks(table, passers)
    cards, seen, arrival = table.card[:], table.seen[:], table.arrival[:]
    onward = table.coins[:]  # A copy of any vector with a place for each seat.
    passed: list[Place] = []
    for seat in range(table.players):
        if (passers >> seat) & 1:
            onward[seat] = receiver(table, seat, table.direction)
            if table.events is not None:
                passed.append(place_of(royal_of(seat) + picked(table, seat)))
    if table.events is not None:
        table.tell(CardsPassed(direction=DIRECTIONS[table.direction], passed=tuple(passed)))
    unbind(table)
    for seat in range(table.players):
        if (passers >> seat) & 1:
            given = royal_of(seat) + picked(table, seat)
            place = royal_of(onward[seat]) + picked(table, onward[seat])
            table.card[place] = cards[given]
            table.seen[place] = seen[given] | (1 << seat)
            table.arrival[place] = arrival[given]
            receive(table, place, seat)


def loosen_picks(table: Table, passers: i64) -> None:
    """After a resignation a pick may be bound: its owner passes the other card, if that is free (G64, G108)."""
    for seat in range(table.players):
        if (passers >> seat) & 1 and (picks_of(table, seat) >> picked(table, seat)) & 1 == 0:
            table.answers[seat] = Code.PASS_ON + SPOTS - picked(table, seat) - 1
