"""The order of play: who is asked what, and what follows (RG 2)."""

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64

from antechamber.core.chance import Chance, Dice
from antechamber.core.codes import Codes
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.result import Line, Result
from antechamber.core.seats import MEMBERS, clockwise
from antechamber.games.royal_gambit import (
    accusing,
    characters,
    countering,
    declaring,
    exchanging,
    falling,
    health,
    moving,
    passing,
    powers,
    redistributing,
    resigning,
    setup,
)
from antechamber.games.royal_gambit.answers import clear_counters, is_window
from antechamber.games.royal_gambit.codes import BLOCK_OF, Code
from antechamber.games.royal_gambit.events import TurnBegan
from antechamber.games.royal_gambit.state import (
    BY_TURN_LIMIT,
    NEVER,
    NO,
    STEPS,
    STREAMS,
    YES,
    Act,
    Box,
    Step,
    Table,
    royal_of,
)
from antechamber.games.royal_gambit.views import imagine


@final
class RoyalGambit(Table):
    """A game of Royal Gambit."""

    # The doors of the loop that everybody writes, once more: on the very class a call is an eighth quicker (0009).

    @property
    def is_over(self) -> bool:
        """True when nobody will be asked any more."""
        return self.asked == 0

    @property
    def actors(self) -> tuple[int, ...]:
        """Everyone who may decide now, in seat order."""
        return MEMBERS[self.asked]

    def choices(self, seat: object) -> list[Move]:
        """The moves that a seat may make now."""
        return super().choices(seat)

    def play(self, seat: object, move: object) -> None:
        """Play a move in place, silently."""
        super().play(seat, move)

    # The rules.

    def legal(self, seat: i64, into: Codes) -> None:
        """List what the seat may do at this step."""
        match self.step:
            case Step.ACCUSING:
                into.add(Code.ACCUSE)
                into.add(Code.BELIEVE)
            case Step.REDISTRIBUTING:
                redistributing.list_shares(self, into)
            case Step.SHARING:
                redistributing.list_rests(self, into)
            case Step.DECLARING:
                declaring.list_actions(self, into)
            case Step.AIMING:
                declaring.list_targets(self, into)
            case Step.DETAILING:
                declaring.list_details(self, into)
            case Step.PROVING:
                accusing.list_proofs(self, seat, into)
            case Step.COUNTERING:
                countering.list_answers(self, seat, into)
            case Step.EXCHANGING:
                exchanging.list_exchanges(self, into)
            case Step.PASSING:
                passing.list_picks(self, seat, into)
            case Step.LOSING:
                accusing.list_splits(self, seat, into)
        if self.box.resigning != NEVER and resigning.may_resign(self):
            into.add(Code.RESIGN)

    def refuse(self, seat: i64, code: i64) -> None:
        """Say why the seat may not do this now, if so."""
        block = BLOCK_OF[code]
        if block == Code.RESIGN and not resigning.may_resign(self):
            raise Refused("RG 9.3", "rg-no-resigning")
        if not belongs(self, block):
            raise Refused("RG 2.6", "rg-not-now", {"step": STEPS[self.step]})
        refuse_details(self, seat, block, code - block)

    def apply(self, seat: i64, code: i64) -> None:
        """Do what the seat has chosen, and go on until somebody is asked or the game is over."""
        if not is_window(self.step):
            self.asked = 0
        block = BLOCK_OF[code]
        carry_out(self, seat, block, code - block)
        if self.asked == 0:
            proceed(self)

    def copy(self) -> "RoyalGambit":
        """The same game, to be played on independently."""
        other = RoyalGambit(self.players, self.box, self.chance.copy())
        self.duplicate(other)
        return other

    def redeal(self, reader: i64, dice: Dice) -> None:
        """Deal all that the reader has not seen anew."""
        imagine.redeal(self, reader, dice)

    def view(self, seat: object) -> object:
        """What a seat, or a spectator (None), knows."""
        from antechamber.games.royal_gambit.views.from_state import view_of  # Views know the table, not the reverse.

        return view_of(self, self.reader(seat))

    def views(self, readers: Sequence[object]) -> list[Any]:
        """What each of these readers knows; what all may see is put together once."""
        from antechamber.games.royal_gambit.views.from_state import views_of

        return views_of(self, [self.reader(seat) for seat in readers])

    def dump(self) -> dict[str, object]:
        """The whole truth as a position."""
        from antechamber.games.royal_gambit.positions.dump import dump

        return dump(self)

    def outcome(self) -> Result:
        """Who won."""
        return falling.final_result(self)

    def explain(self) -> tuple[Line, ...]:
        """The parts of every score."""
        return falling.score_lines(self)

    def inventory(self) -> dict[str, int]:
        """How many there are of each card, wherever they lie."""
        from antechamber.games.royal_gambit.positions.dump import inventory

        return inventory(self)


def start(players: i64, box: Box, chance: Chance) -> RoyalGambit:
    """Deal a game and go on to its first question (RG 1)."""
    table = blank(players, box)
    table.chance = chance
    setup.deal(table)
    proceed(table)
    return table


def blank(players: i64, box: Box) -> RoyalGambit:
    """A table at which nothing has happened yet."""
    blank = box.blanks.get(players)
    if blank is None:
        blank = RoyalGambit(players, box, Chance(STREAMS, 0, None))
        box.blanks[players] = blank
    table = RoyalGambit(players, box, blank.chance)
    blank.duplicate(table)
    return table


def belongs(table: Table, block: i64) -> bool:
    """True when this kind of move is an answer to what is asked now."""
    match table.step:
        case Step.REDISTRIBUTING:
            is_answer = block == Code.KEEP or block == Code.ROYAL
        case Step.SHARING:
            is_answer = block == Code.FIRST
        case Step.DECLARING:
            is_answer = block == Code.DONATE
        case Step.AIMING | Step.DETAILING:
            is_answer = block == part_asked(table)
        case Step.ACCUSING:
            is_answer = block == Code.ACCUSE or block == Code.BELIEVE
        case Step.PROVING:
            is_answer = block == Code.SHOW or block == Code.ADMIT
        case Step.COUNTERING:
            is_answer = block == Code.COUNTER or block == Code.DEFEND or block == Code.ALLOW
        case Step.EXCHANGING:
            is_answer = block == Code.EXCHANGE
        case Step.PASSING:
            is_answer = block == Code.PASS_ON
        case _:
            is_answer = block == Code.LOSE
    return is_answer or block == Code.RESIGN


def part_asked(table: Table) -> i64:
    """What kind of move completes, or goes on with, an action that is told in parts."""
    match table.action:
        case Act.RAID:
            return Code.ROB
        case Act.DEVIOUS:
            return Code.SEND
        case Act.TELEPATHY:
            return Code.GUESS if table.step == Step.DETAILING else Code.TARGET
    return Code.TARGET


def refuse_details(table: Table, seat: i64, block: i64, detail: i64) -> None:
    """Say what is wrong with a move of the right kind, if anything is; a direction is asked for where both are open."""
    match block:
        case Code.DONATE:
            declaring.refuse_action(table, detail)
        case Code.TARGET:
            if table.step == Step.AIMING:
                declaring.refuse_target(table, detail)
            else:
                declaring.refuse_other(table, detail)
        case Code.ROB:
            declaring.refuse_robbery(table, detail)
        case Code.GUESS:
            declaring.refuse_guess(table, detail)
        case Code.SHOW:
            accusing.refuse_proof(table, seat, detail + 1)
        case Code.COUNTER:
            countering.refuse_counter(table)
        case Code.DEFEND:
            countering.refuse_defense(table, seat, detail + 1)
        case Code.PASS_ON:
            passing.refuse_pick(table, seat, detail + 1)
        case Code.LOSE:
            accusing.refuse_split(table, seat, detail)
        case Code.ROYAL:
            redistributing.refuse_share(table, detail + 1)
        case Code.FIRST:
            redistributing.refuse_rest(table, detail)
        case Code.EXCHANGE:
            exchanging.refuse_exchange(table, detail)


def carry_out(table: Table, seat: i64, block: i64, detail: i64) -> None:
    """Do what the seat has chosen."""
    match block:
        case Code.ACCUSE:
            accusing.answer(table, seat, YES)
        case Code.BELIEVE:
            accusing.answer(table, seat, NO)
        case Code.COUNTER:
            countering.answer(table, seat, YES)
        case Code.DEFEND:
            countering.answer(table, seat, YES + detail)
        case Code.ALLOW:
            countering.answer(table, seat, NO)
        case Code.SHOW:
            accusing.show(table, detail + 1)
        case Code.ADMIT:
            accusing.admit(table)
        case Code.PASS_ON:
            passing.pick(table, seat, detail + 1)
        case Code.LOSE:
            accusing.pay(table, seat, detail)
        case Code.RESIGN:
            resigning.resign(table, seat)
        case _:
            act(table, block, detail)


def act(table: Table, block: i64, detail: i64) -> None:
    """Do what the actor has chosen for the turn itself: the redistribution, the action and its parts."""
    match block:
        case Code.KEEP:
            redistributing.keep(table)
        case Code.ROYAL:
            redistributing.give_royal(table, detail + 1)
        case Code.FIRST:
            redistributing.give_first(table, detail)
        case Code.DONATE:
            declaring.begin_action(table, detail)
        case Code.ROB:
            declaring.aim(table, royal_of(detail))
        case Code.SEND:
            declaring.choose_direction(table, detail)
        case Code.GUESS:
            declaring.give_guess(table, detail)
        case Code.EXCHANGE:
            exchanging.exchange(table, detail)
        case _:
            if table.step == Step.AIMING:
                declaring.aim(table, detail)
            else:
                declaring.aim_other(table, detail)


def proceed(table: Table) -> None:
    """Carry out what needs no answer, until somebody is asked or the game is over."""
    while table.asked == 0 and table.step != Step.OVER:
        match table.step:
            case Step.BEGINNING:
                begin_turn(table)
            case Step.ACCUSING:
                accusing.ask(table)
            case Step.COUNTERING:
                countering.ask(table)
            case Step.OPENING:
                countering.open_next(table)
            case Step.RESOLVING:
                resolve(table)
            case Step.PASSING:
                table.asked = moving.holders(table)
            case Step.SETTLING:
                accusing.settle_next(table)
            case Step.PROVING:
                table.asked = 1 << table.claimant
            case Step.LOSING:
                table.asked = 1 << table.owed[0]
            case Step.POISONING:
                end_turn(table)
            case _:
                table.asked = 1 << table.actor


def begin_turn(table: Table) -> None:
    """Begin a turn with a redistribution, if there is a character to share HP with (RG 2.1, G70)."""
    table.turn += 1
    if table.events is not None:
        table.tell(TurnBegan(turn=table.turn, seat=table.actor))
    has_characters = redistributing.characters_of(table, table.actor) != 0
    table.step = Step.REDISTRIBUTING if table.box.redistribution and has_characters else Step.DECLARING


def resolve(table: Table) -> None:
    """Let the action take effect, with the counteractions that stand (RG 2.7)."""
    table.step = Step.SETTLING
    match table.action:
        case Act.FOOLERY:
            moving.swap(table, table.target, table.other)
        case Act.DEVIOUS:
            passing.begin_passing(table)
        case Act.SHAPESHIFT | Act.REINFORCEMENTS:
            exchanging.draw_two(table)
        case _:
            moving.unbind(table)
            take_effect(table)
            clear_counters(table)


def take_effect(table: Table) -> None:
    """Do what the action says, for those that ask nothing more and move no card between players."""
    match table.action:
        case Act.DONATION:
            powers.collect_donation(table)
        case Act.TAX:
            powers.collect_tax(table)
        case Act.ROYAL_GAMBIT:
            powers.play_gambit(table)
        case Act.WEDDING:
            powers.hold_wedding(table)
        case Act.POISON:
            characters.poison(table)
        case Act.HEAL:
            characters.heal(table)
        case Act.RAID:
            characters.raid(table)
        case Act.TELEPATHY:
            characters.read_mind(table)
        case Act.MIGRATION:
            characters.migrate(table)
        case Act.EXECUTE:
            characters.execute(table)
        case Act.SPY:
            characters.spy(table)
        case _:
            characters.attack(table)


def end_turn(table: Table) -> None:
    """Let poison act, and pass the turn on, or end the game at its limit (RG 2.7, RG 9.5, G9, G46, G67)."""
    if (table.living >> table.actor) & 1:
        health.suffer_poison(table, table.actor)
    if table.step == Step.OVER:
        return
    if table.turn == table.box.turn_limit:
        falling.end_game(table, BY_TURN_LIMIT)
        return
    falling.forget_action(table)
    table.actor = next_living(table)
    table.step = Step.BEGINNING


def next_living(table: Table) -> i64:
    """The next player clockwise who is still in the game."""
    for steps in range(1, table.players):
        seat = clockwise(table.actor, steps, table.players)
        if (table.living >> seat) & 1:
            return seat
    return table.actor
