"""Counteractions: who may counter, under seal, and how the answers are opened one by one (RG 6)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.core.seats import bits, clockwise
from antechamber.core.steps import AtOnce
from antechamber.core.vectors import vector
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
from antechamber.games.royal_gambit.codes import ANSWERS, Code
from antechamber.games.royal_gambit.events import ActionLapsed, AnswerSealed, CounterClaimed, CountersPassed
from antechamber.games.royal_gambit.falling import clear_counters, put_back, take_resignations
from antechamber.games.royal_gambit.moves import Allow
from antechamber.games.royal_gambit.moving import holders, unbind
from antechamber.games.royal_gambit.resigning import Question
from antechamber.games.royal_gambit.state import (
    ROYAL_PLACES,
    Act,
    At,
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
    """The counteraction to the declared action, or -1 (RG 6.1, G51)."""
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
            if is_shielded(table):
                counter = DEFEND
    if counter >= 0 and (table.box.kinds >> claimed_by(counter)) & 1 == 0:
        return -1
    return counter


def is_shielded(table: Table) -> bool:
    """True if Defend can help the target of an attack: a Royal, or as an option a character (G26, G27, G74)."""
    if (ROYAL_PLACES >> table.target) & 1:
        return True
    return table.box.shields_characters and table.action != Act.ROYAL_GAMBIT  # Killing is not damage.


def shields_of(table: Table, seat: i64) -> i64:
    """The positions, 1 and 2, whose character can take the damage for the target, as a mask (RG 6.6)."""
    return ((table.alive & ~(1 << table.target)) >> royal_of(seat)) & 0b110


def entitled(table: Table) -> i64:
    """The seats asked to counter, as a mask: all that may and have a living character (RG 6.2, G8, G52)."""
    counter = counter_to(table)
    if counter < 0:
        return 0
    able = holders(table) & ~(1 << table.player)
    if counter == DEFEND:
        victim = owner_of(table.target)
        if shields_of(table, victim) == 0:
            able &= ~(1 << victim)
        if not table.box.shields_others:
            able &= 1 << victim
    elif counter == OPPORTUNIST and table.box.victim_only:
        able &= 1 << owner_of(table.target)
    return able


# The window.


@final
class Countering(Question):
    """All players entitled to counter say, under seal, whether they do (RG 6.2, G8, G52)."""

    def __init__(self) -> None:
        super().__init__(At.COUNTERING, "countering", "RG 6.2", is_sealed=True, silence=Allow())

    def enter(self, table: Table) -> i64:
        """Everyone who may counter, whatever they hold; if nobody may, the action takes effect."""
        asked = entitled(table)
        if asked == 0:
            table.go_to(At.RESOLVING)
        return asked

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The ways the seat can counter, and not countering."""
        if counter_to(table) == DEFEND:
            into.add_members(Code.DEFEND - 1, shields_of(table, seat), SPOTS)
        else:
            into.add(Code.COUNTER)
        into.add(Code.ALLOW)
        self.offer_resigning(table, into)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse to defend without a defender, or against an action that Defend cannot stop."""
        if not Code.COUNTER <= code <= Code.ALLOW:
            raise self.not_now(table)
        if code == Code.ALLOW:
            return
        is_defended = counter_to(table) == DEFEND
        if code == Code.COUNTER:
            if is_defended:
                raise Refused("RG 6.6", "rg-name-defender")
            return
        if not is_defended:
            raise Refused("RG 6.6", "rg-nothing-to-defend")
        spot = code - Code.DEFEND + 1
        if (table.alive >> (royal_of(seat) + spot)) & 1 == 0:
            raise Refused("RG 6.6", "rg-no-character-there", {"spot": SPOT_NAMES[spot]})
        if (shields_of(table, seat) >> spot) & 1 == 0:
            raise Refused("RG 10.9", "rg-attacked-itself", {"spot": SPOT_NAMES[spot]})

    def tell_sealed(self, table: Table, seat: i64, code: i64) -> None:
        """Tell nobody else (G101)."""
        table.tell(AnswerSealed(seat=seat, answer=ANSWERS[code], readers=only(seat)))

    def open(self, table: Table) -> None:
        """Resignations first; all other answers wait to be opened one by one (G52, G66)."""
        if take_resignations(table) and (table.step == At.OVER or lapse_if_needed(table)):
            return
        for seat in range(table.players):
            has_answered = (table.window & table.living) >> seat & 1
            table.counters[seat] = table.answers[seat] if has_answered else 0
        table.go_to(At.OPENING)


def is_counter(answer: i64) -> bool:
    """True if the answer counters the action."""
    return Code.COUNTER <= answer < Code.ALLOW


@final
class Opening(AtOnce[Table]):
    """Counteractions are opened one by one, clockwise from the actor (RG 6.3)."""

    def __init__(self) -> None:
        super().__init__(At.OPENING, "opening", "RG 6.3")

    def enter(self, table: Table) -> i64:
        """Open the next one; after the last, the action takes effect."""
        passed = False
        while table.opened < table.players - 1:
            table.opened += 1
            seat = clockwise(table.player, table.opened, table.players)
            if is_counter(table.counters[seat]) and (table.living >> seat) & 1:
                claim(table, seat)
                return 0
            passed = passed or table.counters[seat] == Code.ALLOW
        if passed and table.events is not None:
            table.tell(CountersPassed())
        table.go_to(At.RESOLVING)
        return 0


def claim(table: Table, seat: i64) -> None:
    """Announce a counteraction, and open it to accusation (RG 6.4, G54)."""
    table.claimant = seat
    table.go_to(At.ACCUSING)
    if table.events is not None:
        counter = counter_to(table)
        spot = CHARACTER_SPOTS[table.counters[seat] - Code.DEFEND] if counter == DEFEND else None
        character = CHARACTERS[claimed_by(counter)]
        table.tell(
            CounterClaimed(
                seat=seat, player=table.player, counter=COUNTERACTIONS[counter], character=character, spot=spot
            )
        )


def let_stand(table: Table) -> None:
    """Let a counteraction stand; open the next one unless it could change nothing more (RG 6.5, G53)."""
    table.standing |= 1 << table.claimant
    table.claimant = -1
    table.go_to(At.RESOLVING if is_enough(table) else At.OPENING)


def is_enough(table: Table) -> bool:
    """True if another counteraction could have no effect (G33, G53)."""
    counter = counter_to(table)
    if counter == PICKPOCKET:
        return bits(table.standing) >= table.coins[table.player] + TAX
    if counter == OPPORTUNIST:
        return bits(table.standing) >= min(LOOT, table.coins[owner_of(table.target)])
    return True  # All others block, and one is enough.


def lapse_if_needed(table: Table) -> bool:
    """Let the action lapse if it needs someone who has left; drop answers, keep penalties (RG 9.3, G66)."""
    needed: i64 = 1 << table.player
    if table.target >= 0:
        needed |= 1 << owner_of(table.target)
    if table.other >= 0:
        needed |= 1 << owner_of(table.other)
    if needed & ~table.living == 0:
        return False
    lapse(table)
    return True


def lapse(table: Table) -> None:
    """End the action without effect; its cost stays paid."""
    if table.events is not None:
        table.tell(ActionLapsed(seat=table.player))
    clear_counters(table)
    put_back(table)
    table.claimant = -1
    table.accuser = -1
    unbind(table)
    table.go_to(At.SETTLING)
