"""Accusations: is a claim a lie, and can it be proven? (RG 5)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.core.seats import MEMBERS, bits, clockwise, lowest
from antechamber.games.royal_gambit.cards import CHARACTER_SPOTS, CHARACTERS, SPOT_NAMES, SPOTS
from antechamber.games.royal_gambit.codes import ANSWERS, Code
from antechamber.games.royal_gambit.coins import gain_coins
from antechamber.games.royal_gambit.countering import claimed_by, counter_to, lapse_if_needed, let_stand
from antechamber.games.royal_gambit.events import (
    AccusationPassedOver,
    Accused,
    AnswerSealed,
    CardReplaced,
    CardShown,
    ClaimBelieved,
    LieAdmitted,
)
from antechamber.games.royal_gambit.falling import fall, take_resignations
from antechamber.games.royal_gambit.moves import Believe
from antechamber.games.royal_gambit.moving import unbind
from antechamber.games.royal_gambit.penalties import owe
from antechamber.games.royal_gambit.places import replace_card
from antechamber.games.royal_gambit.resigning import Question
from antechamber.games.royal_gambit.state import (
    ACCUSERS,
    BY_REFUND,
    CHARACTER_OF,
    COST,
    RESIGNED,
    At,
    Table,
    royal_of,
)


@final
class Accusing(Question):
    """All other living players say, under seal, whether the claim is a lie (RG 5.1, G14, G54)."""

    def __init__(self) -> None:
        super().__init__(At.ACCUSING, "accusing", "RG 5.1", is_sealed=True, silence=Believe())

    def enter(self, table: Table) -> i64:
        """Everyone except the claimer, whatever they hold."""
        return table.living & ~(1 << table.claimant)

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Accuse, or believe."""
        into.add(Code.ACCUSE)
        into.add(Code.BELIEVE)
        self.offer_resigning(table, into)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Both answers are always allowed."""
        if code != Code.ACCUSE and code != Code.BELIEVE:
            raise self.not_now(table)

    def tell_sealed(self, table: Table, seat: i64, code: i64) -> None:
        """Tell nobody else (G101)."""
        table.tell(AnswerSealed(seat=seat, answer=ANSWERS[code], readers=only(seat)))

    def open(self, table: Table) -> None:
        """Resignations first; then one accusation is taken, if there is any (RG 5.2, G66)."""
        if take_resignations(table) and (table.step == At.OVER or lapse_if_needed(table)):
            return
        accusers = accusers_of(table)
        character = CHARACTERS[claimed(table)]
        if accusers != 0:
            table.accuser = take_accuser(table, accusers)
            if table.events is not None:
                table.tell(Accused(seat=table.accuser, player=table.claimant, character=character))
            pass_over(table, accusers & ~(1 << table.accuser))
            table.go_to(At.PROVING)
            return
        if table.events is not None:
            table.tell(ClaimBelieved(seat=table.claimant, character=character))
        if table.claimant == table.player:
            table.claimant = -1
            table.go_to(At.COUNTERING)
        else:
            let_stand(table)


def accusers_of(table: Table) -> i64:
    """The living seats that accuse, as a mask."""
    found: i64 = 0
    for seat in range(table.players):
        if table.answers[seat] == Code.ACCUSE and (table.living >> seat) & 1:
            found |= 1 << seat
    return found


def take_accuser(table: Table, accusers: i64) -> i64:
    """The one of them whose accusation is taken: by lot, or as an option the first clockwise (G14, G54)."""
    if bits(accusers) == 1:
        return lowest(accusers)
    if table.box.by_lot:
        drawn = table.chance.draw_member(ACCUSERS, accusers)
        if (accusers >> drawn) & 1:  # A position may have fixed somebody who does not accuse.
            return drawn
    seat = clockwise(table.claimant, 1, table.players)
    while (accusers >> seat) & 1 == 0:
        seat = clockwise(seat, 1, table.players)
    return seat


def pass_over(table: Table, others: i64) -> None:
    """Tell the other accusers, each alone, that they risk nothing; nobody else ever learns of them (G14)."""
    table.passed_over |= others
    if table.events is not None:
        for seat in MEMBERS[others]:
            table.tell(AccusationPassedOver(seat=seat, readers=only(seat)))


def claimed(table: Table) -> i64:
    """The claimed character: for the action, or to counter it."""
    if table.claimant == table.player:
        return CHARACTER_OF[table.action]
    return claimed_by(counter_to(table))


@final
class Proving(Question):
    """The accused shows a card that proves the claim, or admits the lie (RG 5.3)."""

    def __init__(self) -> None:
        super().__init__(At.PROVING, "proving", "RG 5.3")

    def enter(self, table: Table) -> i64:
        """The claimer."""
        return 1 << table.claimant

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The cards that would prove the claim; admitting is always possible (G18, G55)."""
        character = claimed(table)
        royal = royal_of(seat)
        for spot in range(1, SPOTS):
            if table.card[royal + spot] == character:
                into.add(Code.SHOW + spot - 1)
        into.add(Code.ADMIT)
        self.offer_resigning(table, into)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse to show a card that proves nothing (G23)."""
        if code == Code.ADMIT:
            return
        if not Code.SHOW <= code < Code.ADMIT:
            raise self.not_now(table)
        spot = code - Code.SHOW + 1
        card = table.card[royal_of(seat) + spot]
        if card < 0:
            raise Refused("RG 5.3", "rg-no-character-there", {"spot": SPOT_NAMES[spot]})
        if card != claimed(table):
            facts = {"card": CHARACTERS[card], "character": CHARACTERS[claimed(table)]}
            raise Refused("RG 5.3", "rg-proves-nothing", facts)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Show the card, admit, or resign, which also voids the claim."""
        if code == Code.ADMIT:
            admit(table)
        elif code == Code.RESIGN:
            resign_claim(table)
        else:
            show(table, code - Code.SHOW + 1)


def show(table: Table, spot: i64) -> None:
    """Show the card, replace it at once, and go on; the accuser will pay (RG 5.5, RG 5.6, G19, G57)."""
    seat = table.claimant
    place = royal_of(seat) + spot
    shown = table.card[place]
    if table.events is not None:
        table.tell(CardShown(seat=seat, spot=CHARACTER_SPOTS[spot - 1], card=CHARACTERS[shown]))
    drawn = replace_card(table, place)
    if table.events is not None:
        where = CHARACTER_SPOTS[spot - 1]
        table.tell(CardReplaced(seat=seat, spot=where, card=CHARACTERS[drawn], readers=only(seat)))
    owe(table, table.accuser)
    table.accuser = -1
    if seat == table.player:
        table.claimant = -1
        table.go_to(At.RESOLVING)  # Any accusation, even a false one, rules out counteractions (RG 5.7, G15).
    else:
        let_stand(table)


def admit(table: Table) -> None:
    """Show nothing: the claim is void, and its claimer pays (RG 5.4, G4, G21)."""
    seat = table.claimant
    if table.events is not None:
        table.tell(LieAdmitted(seat=seat, character=CHARACTERS[claimed(table)]))
    owe(table, seat)
    table.accuser = -1
    table.claimant = -1
    if seat != table.player:
        table.go_to(At.OPENING)
        return
    if table.box.refund and COST[table.action] > 0:
        gain_coins(table, seat, COST[table.action], BY_REFUND)
    void_action(table)


def resign_claim(table: Table) -> None:
    """Resign instead of proving: the claim is void, and anything that needed the resigner lapses (G66)."""
    seat = table.claimant
    table.accuser = -1
    fall(table, seat, RESIGNED)
    if table.step != At.OVER and not lapse_if_needed(table):
        table.claimant = -1
        table.go_to(At.OPENING)


def void_action(table: Table) -> None:
    """End the action without effect; it binds no card (G64)."""
    unbind(table)
    table.go_to(At.SETTLING)
