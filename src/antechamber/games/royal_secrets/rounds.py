"""The order of play: who is asked what, and what follows (RS 2.3, RS 12.12)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.chance import Chance, Dice
from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.result import Result
from antechamber.games.royal_secrets import betting, choosing, counting, ending, favors, imagining, setup, ties
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.events import FavorPassed
from antechamber.games.royal_secrets.state import STEPS, Box, Step, Table


@final
class RoyalSecrets(Table):
    """A game of Royal Secrets."""

    def legal(self, seat: i64, into: Codes) -> None:
        """List what the seat may do at this step."""
        match self.step:
            case Step.CHOOSING:
                into.add(Code.ATTEND)
                into.add(Code.ATTEND + 1)
            case Step.NAMING:
                choosing.list_names(self, into)
            case Step.BETTING:
                betting.list_bets(self, seat, into)
            case Step.SPLITTING:
                for king in range(self.everyone + 1):
                    into.add(Code.SPLIT + king)
            case Step.TIES:
                ties.list_thirds(self, seat, into)
        list_favors(self, seat, into)
        if is_window(self.step):
            into.add(Code.PASS)

    def refuse(self, seat: i64, code: i64) -> None:
        """Say why the seat may not do this now, if so."""
        block = block_of(code)
        if not belongs(self, block):
            raise Refused("RS 2.4", "rs-not-now", {"step": STEPS[self.step]})
        refuse_details(self, seat, block, code - block)

    def apply(self, seat: i64, code: i64) -> None:
        """Do what the seat has chosen, and go on until somebody is asked or the game is over."""
        block = block_of(code)
        carry_out(self, seat, block, code - block)
        if self.step != Step.TIES or self.asked == 0:
            proceed(self)

    def copy(self) -> "RoyalSecrets":
        """The same game, to be played on independently."""
        other = RoyalSecrets(self.players, self.box, self.chance.copy())
        self.duplicate(other)
        return other

    def redeal(self, reader: i64, dice: Dice) -> None:
        """Deal all that the reader has not seen anew."""
        imagining.redeal(self, reader, dice)

    def view(self, seat: object) -> object:
        """What a seat, or a spectator (None), knows."""
        from antechamber.games.royal_secrets.view import view_of  # Views know the table, not the reverse.

        return view_of(self, self.reader(seat))

    def dump(self) -> dict[str, object]:
        """The whole truth as a position."""
        from antechamber.games.royal_secrets.position import dump

        return dump(self)

    def outcome(self) -> Result:
        """Who won, and why."""
        return ending.final_result(self)

    def inventory(self) -> dict[str, int]:
        """How many there are of each card, wherever they lie."""
        from antechamber.games.royal_secrets.position import inventory

        return inventory(self)

    def __reduce__(self) -> tuple[object, tuple[dict[str, object]]]:
        """Pickle the game as its position."""
        from antechamber.games.royal_secrets.loading import load

        return load, (self.dump(),)


def start(players: i64, box: Box, chance: Chance) -> RoyalSecrets:
    """Deal a game and go on to its first question (RS 1)."""
    table = RoyalSecrets(players, box, chance).copy()
    setup.deal(table)
    proceed(table)
    return table


def block_of(code: i64) -> i64:
    """The first code of the block that a code belongs to: what kind of move it is."""
    if code < Code.DINE:
        return Code.ATTEND
    if code < Code.GIVE:
        return Code.DINE
    if code < Code.BET_DOWN:
        return Code.GIVE
    if code < Code.BET_UP:
        return Code.BET_DOWN
    if code < Code.PLAN:
        return Code.BET_UP
    if code < Code.CORRUPT:
        return Code.PLAN
    if code < Code.STAB:
        return code  # Corruption, Espionage, Pardon, Master Stroke and passing have no details.
    if code < Code.HONOR:
        return Code.STAB
    if code < Code.RECRUIT:
        return Code.HONOR
    if code < Code.THIRD:
        return Code.RECRUIT
    return Code.THIRD if code < Code.SPLIT else Code.SPLIT


def is_window(step: i64) -> bool:
    """Steps that ask, one by one, who wants to play a favor (RS 12.12)."""
    match step:
        case Step.PLANS | Step.DINNERS | Step.FAVORS_WINDOW | Step.RECRUITING | Step.LOSSES:
            return True
    return False


def has_betting_favors(table: Table) -> bool:
    """Favors of phase 2 have a window after every bet, or wait for their owner's turn (R16, R70)."""
    if table.step == Step.FAVORS_WINDOW:
        return True
    return table.box.own_turn and (table.step == Step.BETTING or table.step == Step.NAMING)


def list_favors(table: Table, seat: i64, into: Codes) -> None:
    """List the favors that the seat may play at this step (R57, R58, R59)."""
    if table.favors[seat] == 0:
        return
    match table.step:
        case Step.PLANS:
            favors.list_plannings(table, seat, into)
        case Step.CHOOSING | Step.DINNERS:
            if favors.can_dine(table, seat):
                into.add(Code.DINE)
        case Step.RECRUITING:
            favors.list_recruits(table, seat, into)
        case Step.LOSSES:
            if favors.can_stroke(table, seat):
                into.add(Code.STROKE)
            if favors.can_beg_pardon(table, seat):
                into.add(Code.BEG_PARDON)
    if belongs(table, Code.CORRUPT) and favors.can_corrupt(table, seat):
        into.add(Code.CORRUPT)
    if has_betting_favors(table):
        favors.list_betting_favors(table, seat, into)


def belongs(table: Table, block: i64) -> bool:
    """True when this kind of move is an answer to what is asked now."""
    step = table.step
    match block:
        case Code.ATTEND:
            return step == Step.CHOOSING
        case Code.DINE:
            return step == Step.CHOOSING or step == Step.DINNERS
        case Code.CORRUPT:
            return step == Step.CHOOSING or step == Step.DINNERS or step == Step.PLANS
        case Code.PLAN:
            return step == Step.PLANS
        case Code.SPLIT:
            return step == Step.SPLITTING
        case Code.GIVE:
            return step == Step.NAMING
        case Code.BET_DOWN | Code.BET_UP:
            return step == Step.BETTING
        case Code.SPY | Code.STAB | Code.HONOR:
            return has_betting_favors(table)
        case Code.RECRUIT:
            return step == Step.RECRUITING
        case Code.THIRD:
            return step == Step.TIES
        case Code.STROKE | Code.BEG_PARDON:
            return step == Step.LOSSES
        case _:
            return is_window(step)


def refuse_details(table: Table, seat: i64, block: i64, detail: i64) -> None:
    """Say what is wrong with a move of the right kind, if anything is."""
    match block:
        case Code.DINE:
            favors.refuse_dinner(table, seat)
        case Code.CORRUPT:
            favors.refuse_corruption(table, seat)
        case Code.PLAN:
            favors.refuse_planning(table, seat, detail)
        case Code.SPLIT:
            favors.refuse_split(table, detail)
        case Code.GIVE:
            choosing.refuse_name(table, detail)
        case Code.BET_DOWN | Code.BET_UP:
            betting.refuse_bet(table, seat, detail, block == Code.BET_UP)
        case Code.SPY:
            favors.refuse_espionage(table, seat)
        case Code.STAB:
            favors.refuse_stabbing(table, seat, detail)
        case Code.HONOR:
            favors.refuse_medal(table, seat, detail)
        case Code.RECRUIT:
            favors.refuse_recruitment(table, seat, detail)
        case Code.THIRD:
            ties.refuse_third(table, seat, detail)
        case Code.STROKE:
            favors.refuse_stroke(table, seat)
        case Code.BEG_PARDON:
            favors.refuse_pardon(table, seat)


def carry_out(table: Table, seat: i64, block: i64, detail: i64) -> None:
    """Do what the seat has chosen."""
    match block:
        case Code.ATTEND:
            choosing.attend(table, seat, detail)
        case Code.GIVE:
            choosing.give_parley(table, detail)
        case Code.BET_DOWN | Code.BET_UP:
            betting.lay(table, seat, detail, block == Code.BET_UP)
        case Code.PASS:
            pass_on(table, seat)
        case Code.THIRD:
            ties.choose_third(table, seat, detail)
        case Code.SPLIT:
            favors.split(table, seat, detail)
        case _:
            use_favor(table, seat, block, detail)


def use_favor(table: Table, seat: i64, block: i64, detail: i64) -> None:
    """Play a favor; in phase 2 all who still have one are asked anew (R56)."""
    match block:
        case Code.DINE:
            favors.dine(table, seat)
            if table.step == Step.CHOOSING:  # It stands for choosing a side (R9).
                choosing.mark_chosen(table, seat)
        case Code.CORRUPT:
            favors.corrupt(table, seat)
        case Code.PLAN:
            favors.plan(table, seat, detail)
        case Code.SPY:
            favors.spy(table, seat)
        case Code.STAB:
            favors.stab(table, seat, detail)
        case Code.HONOR:
            favors.honor(table, seat, detail)
        case Code.RECRUIT:
            favors.recruit(table, seat, detail)
        case Code.STROKE:
            favors.stroke(table, seat)
        case Code.BEG_PARDON:
            favors.beg_pardon(table, seat)
    if table.step == Step.FAVORS_WINDOW:
        table.asking = 0


def pass_on(table: Table, seat: i64) -> None:
    """Leave a window to the next in turn (RS 12.12)."""
    table.asking += 1
    if table.events is not None:
        table.tell(FavorPassed(seat=seat))


def proceed(table: Table) -> None:
    """Carry out what needs no answer, until somebody is asked or the game is over."""
    while not asks(table):
        match table.step:
            case Step.OPENING:
                setup.open_round(table)
            case Step.PLANS:
                table.step = Step.SPLITTING if table.planner >= 0 else Step.CHOOSING
            case Step.DINNERS:
                choosing.call_bets(table)
            case Step.NAMING:
                choosing.give_parley(table, choosing.only_name(table))
            case Step.FAVORS_WINDOW:
                betting.call_next_bettor(table)
            case Step.RECRUITING:
                table.step = Step.REVEALING
            case Step.REVEALING:
                counting.reveal(table)
            case Step.DUES:
                counting.compute_dues(table)
            case Step.LOSSES:
                table.step = Step.CLEARING
            case Step.CLEARING:
                ending.clear_table(table)
            case Step.OVER:
                return


def asks(table: Table) -> bool:
    """Ask whoever this step concerns; False when it asks nobody."""
    table.asked = 0
    match table.step:
        case Step.CHOOSING | Step.BETTING:
            table.asked = 1 << table.parley
        case Step.SPLITTING:
            table.asked = 1 << table.planner
        case Step.NAMING:
            if choosing.only_name(table) < 0 or has_favor_to_play(table, table.parley):
                table.asked = 1 << table.parley
        case Step.TIES:
            return ties.ask_tied(table)
        case Step.PLANS | Step.DINNERS | Step.FAVORS_WINDOW | Step.RECRUITING | Step.LOSSES:
            ask_window(table)
    return table.asked != 0


def ask_window(table: Table) -> None:
    """Ask the next who has a favor to play, from the last bettor in phase 2, else from the first player (R56, R59)."""
    start = table.parley if table.step == Step.FAVORS_WINDOW else table.first
    while table.asking < table.players:
        seat = (start + table.asking) % table.players
        if has_favor_to_play(table, seat) and not (table.box.own_turn and waits_for_turn(table, seat)):
            table.asked = 1 << seat
            return
        table.asking += 1


def waits_for_turn(table: Table, seat: i64) -> bool:
    """On own turns only, nobody but the last bettor is asked after his bet (R70)."""
    return table.step == Step.FAVORS_WINDOW and seat != table.parley


def has_favor_to_play(table: Table, seat: i64) -> bool:
    """The seat holds a favor that it may play at this step."""
    if table.favors[seat] == 0:
        return False
    scratch = table.codes
    if scratch is None:
        scratch = Codes()
        table.codes = scratch
    scratch.count = 0
    list_favors(table, seat, scratch)
    return scratch.count > 0
