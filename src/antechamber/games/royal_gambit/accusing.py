"""Accusations: the window, the proof, and who then owes a penalty (RG 5)."""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.core.seats import clockwise
from antechamber.games.royal_gambit import countering
from antechamber.games.royal_gambit.answers import clear_answers, seal
from antechamber.games.royal_gambit.cards import CHARACTER_SPOTS, CHARACTERS, PENALTY, SPOT_NAMES, SPOTS
from antechamber.games.royal_gambit.codes import LOSSES, SPLIT_COUNT, Code
from antechamber.games.royal_gambit.coins import gain_coins
from antechamber.games.royal_gambit.events import (
    Accused,
    CardReplaced,
    CardShown,
    ClaimBelieved,
    LieAdmitted,
)
from antechamber.games.royal_gambit.falling import fall, take_resignations
from antechamber.games.royal_gambit.health import lose_hp, total_hp
from antechamber.games.royal_gambit.moving import unbind
from antechamber.games.royal_gambit.places import replace_card
from antechamber.games.royal_gambit.state import (
    BY_PENALTY,
    BY_REFUND,
    CHARACTER_OF,
    COST,
    RESIGNED,
    YES,
    Step,
    Table,
    royal_of,
)

# The window.


def ask(table: Table) -> None:
    """Ask everybody else who lives, whatever he holds (RG 5.1, G14, G54)."""
    table.asked = table.living & ~(1 << table.claimant)


def answer(table: Table, seat: i64, given: i64) -> None:
    """Seal an answer; when all have answered, read them."""
    seal(table, seat, given, -1)
    if table.asked == 0:
        close(table)


def close(table: Table) -> None:
    """Read the answers: resignations first, then the first accuser clockwise from the claimer (RG 5.2, G66)."""
    if take_resignations(table) and (table.step == Step.OVER or countering.lapse_if_needed(table)):
        return
    table.accuser = first_accuser(table)
    clear_answers(table)
    character = CHARACTERS[claimed(table)]
    if table.accuser >= 0:
        table.step = Step.PROVING
        if table.events is not None:
            table.tell(Accused(seat=table.accuser, player=table.claimant, character=character))
        return
    if table.events is not None:
        table.tell(ClaimBelieved(seat=table.claimant, character=character))
    if table.claimant == table.actor:
        table.claimant = -1
        table.step = Step.COUNTERING
    else:
        countering.let_stand(table)


def first_accuser(table: Table) -> i64:
    """The first who accuses, clockwise from the claimer, or -1; nobody learns of the others (G14, G54)."""
    for steps in range(1, table.players):
        seat = clockwise(table.claimant, steps, table.players)
        if table.answers[seat] == YES and (table.living >> seat) & 1:
            return seat
    return -1


def claimed(table: Table) -> i64:
    """The character that is claimed: for the action, or to counter it."""
    if table.claimant == table.actor:
        return CHARACTER_OF[table.action]
    return countering.claimed_by(countering.counter_to(table))


# The proof.


def list_proofs(table: Table, seat: i64, into: Codes) -> None:
    """List the cards that would prove the claim; admitting is always possible (RG 5.3, G18, G55)."""
    character = claimed(table)
    royal = royal_of(seat)
    for spot in range(1, SPOTS):
        if table.card[royal + spot] == character:
            into.add(Code.SHOW + spot - 1)
    into.add(Code.ADMIT)


def refuse_proof(table: Table, seat: i64, spot: i64) -> None:
    """Say why this card proves nothing (G23)."""
    card = table.card[royal_of(seat) + spot]
    if card < 0:
        raise Refused("RG 5.3", "rg-no-character-there", {"spot": SPOT_NAMES[spot]})
    if card != claimed(table):
        facts = {"card": CHARACTERS[card], "character": CHARACTERS[claimed(table)]}
        raise Refused("RG 5.3", "rg-proves-nothing", facts)


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
    if seat == table.actor:
        table.claimant = -1
        table.step = Step.RESOLVING  # An accusation shuts out counteractions, even a false one (RG 5.7, G15).
    else:
        countering.let_stand(table)


def admit(table: Table) -> None:
    """Show nothing: the claim is void, and its claimer pays (RG 5.4, G4, G21)."""
    seat = table.claimant
    if table.events is not None:
        table.tell(LieAdmitted(seat=seat, character=CHARACTERS[claimed(table)]))
    owe(table, seat)
    table.accuser = -1
    table.claimant = -1
    if seat != table.actor:
        table.step = Step.OPENING
        return
    if table.box.refund and COST[table.action] > 0:
        gain_coins(table, seat, COST[table.action], BY_REFUND)
    void_action(table)


def give_up_proof(table: Table) -> None:
    """Resign instead of proving: the claim is void, and what needed the resigner lapses (G66)."""
    seat = table.claimant
    table.accuser = -1
    fall(table, seat, RESIGNED)
    if table.step != Step.OVER and not countering.lapse_if_needed(table):
        table.claimant = -1
        table.step = Step.OPENING


def void_action(table: Table) -> None:
    """The action is over without an effect; it binds no card (G64)."""
    unbind(table)
    table.step = Step.SETTLING


# Penalties.


def owe(table: Table, seat: i64) -> None:
    """Note a penalty, to be paid when the action is done (RG 2.7, G58)."""
    table.owed[table.owing] = seat
    table.owing += 1


def settle_next(table: Table) -> None:
    """Let the next debtor choose what to lose, unless there is but one way, or no more than that (RG 5.8, G20, G59)."""
    if table.owing == 0:
        table.step = Step.POISONING
        return
    seat = table.owed[0]
    if (table.living >> seat) & 1 == 0:  # The eliminated owe nothing more.
        strike_off(table)
    elif total_hp(table, seat) <= PENALTY:
        strike_off(table)
        royal = royal_of(seat)
        lose_split(table, seat, table.hp[royal], table.hp[royal + 1], table.hp[royal + 2])
    elif has_royal_alone(table, seat):
        strike_off(table)
        lose_hp(table, royal_of(seat), PENALTY, BY_PENALTY)
    else:
        table.step = Step.LOSING


def has_royal_alone(table: Table, seat: i64) -> bool:
    """No character is left to share a loss with."""
    return table.hp[royal_of(seat)] == total_hp(table, seat)


def strike_off(table: Table) -> None:
    """The first penalty is paid, or owed by nobody."""
    table.owing -= 1
    for debt in range(table.owing):
        table.owed[debt] = table.owed[debt + 1]
    table.owed[table.owing] = 0


def list_splits(table: Table, seat: i64, into: Codes) -> None:
    """List the splits that the three places can bear (G59)."""
    for split in range(SPLIT_COUNT):
        if can_bear(table, seat, split):
            into.add(Code.LOSE + split)


def can_bear(table: Table, seat: i64, split: i64) -> bool:
    """Each place has the HP that it would lose."""
    place = royal_of(seat)
    for spot in range(SPOTS):
        if LOSSES[SPOTS * split + spot] > table.hp[place + spot]:
            return False
    return True


def refuse_split(table: Table, seat: i64, split: i64) -> None:
    """Say why HP cannot be lost so."""
    if not can_bear(table, seat, split):
        raise Refused("RG 5.8", "rg-hp-not-there")


def pay(table: Table, seat: i64, split: i64) -> None:
    """Lose two HP as chosen."""
    strike_off(table)
    table.step = Step.SETTLING
    losses = SPOTS * split
    lose_split(table, seat, LOSSES[losses], LOSSES[losses + 1], LOSSES[losses + 2])


def lose_split(table: Table, seat: i64, royal: i64, first: i64, second: i64) -> None:
    """Lose HP in three places; the Royal comes last, so that characters are seen to die."""
    place = royal_of(seat)
    lose_hp(table, place + 1, first, BY_PENALTY)
    lose_hp(table, place + 2, second, BY_PENALTY)
    lose_hp(table, place, royal, BY_PENALTY)


def give_up_paying(table: Table, seat: i64) -> None:
    """Resign instead of choosing what to lose."""
    strike_off(table)
    table.step = Step.SETTLING
    fall(table, seat, RESIGNED)
