"""Counteractions: who may, the window, and how they are opened one by one (RG 6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import bits, clockwise
from antechamber.core.vectors import vector
from antechamber.games.royal_gambit.answers import clear_answers, clear_counters, seal
from antechamber.games.royal_gambit.cards import (
    CHARACTER_SPOTS,
    CHARACTERS,
    CLAIMED_TO_COUNTER,
    COUNTERACTIONS,
    DEFEND,
    FORESIGHT,
    HERBALISM,
    LOOT,
    OPPORTUNIST,
    PICKPOCKET,
    SPOT_NAMES,
    SPOTS,
    TAX,
)
from antechamber.games.royal_gambit.codes import Code
from antechamber.games.royal_gambit.events import ActionLapsed, CounterClaimed, CountersPassed
from antechamber.games.royal_gambit.falling import put_back, take_resignations
from antechamber.games.royal_gambit.moving import holders, unbind
from antechamber.games.royal_gambit.state import (
    NO,
    ROYAL_PLACES,
    YES,
    Act,
    Step,
    Table,
    owner_of,
    royal_of,
)

CHARACTER_TO_COUNTER: Final[vec[i64]] = vector(CLAIMED_TO_COUNTER)


def claimed_by(counter: i64) -> i64:
    """The character that a counteraction claims."""
    return CHARACTER_TO_COUNTER[counter]


# Who may counter what.


def counter_to(table: Table) -> i64:
    """The counteraction that there is to the declared action, or -1 (RG 6.1, G51)."""
    counter: i64 = -1
    match table.action:
        case Act.TAX:
            counter = PICKPOCKET
        case Act.HEAL:
            counter = HERBALISM
        case Act.RAID:
            counter = OPPORTUNIST
        case Act.EXECUTE:
            counter = FORESIGHT
        case Act.ROYAL_GAMBIT | Act.BARBARIAN_ATTACK | Act.EXECUTIONER_ATTACK | Act.KNIGHT_ATTACK:
            if (ROYAL_PLACES >> table.target) & 1:  # Defend guards Royals alone (G26, G27).
                counter = DEFEND
    if counter >= 0 and (table.box.kinds >> claimed_by(counter)) & 1 == 0:
        return -1
    return counter


def entitled(table: Table) -> i64:
    """Who is asked whether he counters, as a mask: whoever may and has a living character (RG 6.2, G8, G52)."""
    counter = counter_to(table)
    if counter < 0:
        return 0
    able = holders(table) & ~(1 << table.actor)
    if counter == DEFEND or (counter == OPPORTUNIST and table.box.victim_only):
        able &= 1 << owner_of(table.target)
    return able


def list_answers(table: Table, seat: i64, into: Codes) -> None:
    """List how a seat may counter; it need not."""
    if counter_to(table) == DEFEND:
        for spot in range(1, SPOTS):
            if (table.alive >> (royal_of(seat) + spot)) & 1:
                into.add(Code.DEFEND + spot - 1)
    else:
        into.add(Code.COUNTER)
    into.add(Code.ALLOW)


def refuse_counter(table: Table) -> None:
    """Say why the action is not countered without naming a character."""
    if counter_to(table) == DEFEND:
        raise Refused("RG 6.6", "rg-name-defender")


def refuse_defense(table: Table, seat: i64, spot: i64) -> None:
    """Say why this character does not take the damage."""
    if counter_to(table) != DEFEND:
        raise Refused("RG 6.6", "rg-nothing-to-defend")
    if (table.alive >> (royal_of(seat) + spot)) & 1 == 0:
        raise Refused("RG 6.6", "rg-no-character-there", {"spot": SPOT_NAMES[spot]})


# The window.


def ask(table: Table) -> None:
    """Ask everyone entitled; where nobody is, the action takes effect."""
    table.asked = entitled(table)
    if table.asked == 0:
        table.step = Step.RESOLVING


def answer(table: Table, seat: i64, given: i64) -> None:
    """Seal an answer; when all have answered, begin to open them."""
    seal(table, seat, given, counter_to(table))
    if table.asked == 0:
        close(table)


def close(table: Table) -> None:
    """Take resignations first; what else was answered waits to be opened (G52, G66)."""
    if take_resignations(table) and (table.step == Step.OVER or lapse_if_needed(table)):
        return
    for seat in range(table.players):
        table.counters[seat] = table.answers[seat] if (table.living >> seat) & 1 else 0
    clear_answers(table)
    table.step = Step.OPENING


def open_next(table: Table) -> None:
    """Open the next counteraction, clockwise from the actor; after the last the action takes effect (RG 6.3)."""
    passed = False
    while table.opened < table.players - 1:
        table.opened += 1
        seat = clockwise(table.actor, table.opened, table.players)
        if table.counters[seat] >= YES and (table.living >> seat) & 1:
            claim(table, seat)
            return
        passed = passed or table.counters[seat] == NO
    if passed and table.events is not None:
        table.tell(CountersPassed())
    table.step = Step.RESOLVING


def claim(table: Table, seat: i64) -> None:
    """Announce a counteraction, and open it to accusation (RG 6.4, G54)."""
    table.claimant = seat
    table.step = Step.ACCUSING
    if table.events is not None:
        counter = counter_to(table)
        spot = CHARACTER_SPOTS[table.counters[seat] - YES] if counter == DEFEND else None
        character = CHARACTERS[claimed_by(counter)]
        table.tell(
            CounterClaimed(
                seat=seat, player=table.actor, counter=COUNTERACTIONS[counter], character=character, spot=spot
            )
        )


def let_stand(table: Table) -> None:
    """Let a counteraction stand; open the next unless it could do nothing more (RG 6.5, G53)."""
    table.standing |= 1 << table.claimant
    table.claimant = -1
    table.step = Step.RESOLVING if is_enough(table) else Step.OPENING


def is_enough(table: Table) -> bool:
    """Another counteraction could have no effect (G33, G53)."""
    counter = counter_to(table)
    if counter == PICKPOCKET:
        return bits(table.standing) >= table.coins[table.actor] + TAX
    if counter == OPPORTUNIST:
        return bits(table.standing) >= min(LOOT, table.coins[owner_of(table.target)])
    return True  # All others block, and one is enough.


def lapse_if_needed(table: Table) -> bool:
    """Let the action lapse if somebody whom it needs has gone; answers are dropped, penalties stand (RG 9.3, G66)."""
    needed: i64 = 1 << table.actor
    if table.target >= 0:
        needed |= 1 << owner_of(table.target)
    if table.other >= 0:
        needed |= 1 << owner_of(table.other)
    if needed & ~table.living == 0:
        return False
    lapse(table)
    return True


def lapse(table: Table) -> None:
    """End the action without an effect, its cost paid."""
    if table.events is not None:
        table.tell(ActionLapsed(seat=table.actor))
    clear_answers(table)
    clear_counters(table)
    put_back(table)
    table.claimant = -1
    table.accuser = -1
    unbind(table)
    table.step = Step.SETTLING
