"""The order of play: who is asked what, and what follows (RS 2.3, RS 12.12)."""

from typing import Final, final

from mypy_extensions import i64

from antechamber.core.chance import Chance, Dice
from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.result import Line, Result
from antechamber.core.seats import clockwise
from antechamber.games.royal_secrets import betting, choosing, counting, ending, favors, imagining, setup, ties
from antechamber.games.royal_secrets.cards import (
    CORRUPTION,
    ESPIONAGE,
    MASTER_STROKE,
    MEDAL,
    PARDON,
    PLANNING,
    RECRUITMENT,
    ROYAL_DINNER,
    STABBING,
)
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.events import FavorPassed
from antechamber.games.royal_secrets.state import STEPS, STREAMS, Box, Step, Table

# The favors of each step, as masks of Audience cards: two copies of each favor.
OF_PLANS: Final[i64] = (3 << (2 * CORRUPTION)) | (3 << (2 * PLANNING))
OF_DINNERS: Final[i64] = (3 << (2 * CORRUPTION)) | (3 << (2 * ROYAL_DINNER))
OF_BETTING: Final[i64] = (3 << (2 * ESPIONAGE)) | (3 << (2 * STABBING)) | (3 << (2 * MEDAL))
OF_RECRUITING: Final[i64] = 3 << (2 * RECRUITMENT)
OF_LOSSES: Final[i64] = (3 << (2 * PARDON)) | (3 << (2 * MASTER_STROKE))


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
        if self.favors[seat] != 0:
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
        """Who won."""
        return ending.final_result(self)

    def explain(self) -> tuple[Line, ...]:
        """The parts of every score."""
        return ending.score_lines(self)

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
    table = blank(players, box)
    table.chance = chance
    setup.deal(table)
    proceed(table)
    return table


def blank(players: i64, box: Box) -> RoyalSecrets:
    """A table at which nothing has happened yet."""
    blank = box.blanks.get(players)
    if blank is None:
        blank = RoyalSecrets(players, box, Chance(STREAMS, 0, None))
        box.blanks[players] = blank
    table = RoyalSecrets(players, box, blank.chance)
    blank.duplicate(table)
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


def favors_at(table: Table) -> i64:
    """The favors that belong to this step, as a mask of their Audience cards (R9, R16, R57, R59)."""
    match table.step:
        case Step.FAVORS_WINDOW:
            return OF_BETTING
        case Step.NAMING | Step.BETTING:
            return OF_BETTING if table.box.own_turn else 0  # They wait for their owner's turn (R70).
        case Step.PLANS:
            return OF_PLANS
        case Step.CHOOSING | Step.DINNERS:
            return OF_DINNERS
        case Step.RECRUITING:
            return OF_RECRUITING
        case Step.LOSSES:
            return OF_LOSSES
    return 0


def list_favors(table: Table, seat: i64, into: Codes) -> None:
    """List the favors that the seat may play at this step (R58)."""
    playable = table.favors[seat] & favors_at(table)
    if playable == 0:
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
        case _:
            favors.list_betting_favors(table, seat, into)
    if playable & favors.copies_of(CORRUPTION) and favors.can_corrupt(table, seat):
        into.add(Code.CORRUPT)


def belongs(table: Table, block: i64) -> bool:
    """True when this kind of move is an answer to what is asked now."""
    match block:
        case Code.ATTEND:
            return table.step == Step.CHOOSING
        case Code.GIVE:
            return table.step == Step.NAMING
        case Code.BET_DOWN | Code.BET_UP:
            return table.step == Step.BETTING
        case Code.PASS:
            return is_window(table.step)
        case Code.SPLIT:
            return table.step == Step.SPLITTING
        case Code.THIRD:
            return table.step == Step.TIES
    return favors_at(table) & favors.copies_of(favor_of(block)) != 0


def favor_of(block: i64) -> i64:
    """The favor that a kind of move uses."""
    match block:
        case Code.DINE:
            return ROYAL_DINNER
        case Code.CORRUPT:
            return CORRUPTION
        case Code.PLAN:
            return PLANNING
        case Code.SPY:
            return ESPIONAGE
        case Code.STAB:
            return STABBING
        case Code.HONOR:
            return MEDAL
        case Code.RECRUIT:
            return RECRUITMENT
        case Code.STROKE:
            return MASTER_STROKE
    return PARDON


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
    table.asked = 0
    while table.asked == 0 and table.step != Step.OVER:
        match table.step:
            case Step.CHOOSING | Step.BETTING:
                table.asked = 1 << table.parley
            case Step.NAMING:
                ask_for_name(table)
            case Step.SPLITTING:
                table.asked = 1 << table.planner
            case Step.TIES:
                ties.ask_tied(table)
            case Step.OPENING:
                setup.open_round(table)
            case Step.REVEALING:
                counting.reveal(table)
            case Step.DUES:
                counting.compute_dues(table)
            case Step.CLEARING:
                ending.clear_table(table)
            case _:
                ask_window(table)
                if table.asked == 0:
                    close_window(table)


def close_window(table: Table) -> None:
    """Go on to what follows a window (RS 2.3)."""
    match table.step:
        case Step.FAVORS_WINDOW:
            betting.call_next_bettor(table)
        case Step.PLANS:
            table.step = Step.SPLITTING if table.planner >= 0 else Step.CHOOSING
        case Step.DINNERS:
            choosing.call_bets(table)
        case Step.RECRUITING:
            table.step = Step.REVEALING
        case Step.LOSSES:
            table.step = Step.CLEARING


def ask_for_name(table: Table) -> None:
    """Ask who shall speak next; where only one can, he does (RS 3.1, R104)."""
    only = choosing.only_name(table)
    if only < 0 or has_favor_to_play(table, table.parley):
        table.asked = 1 << table.parley
    else:
        choosing.give_parley(table, only)


def ask_window(table: Table) -> None:
    """Ask the next who has a favor to play, from the last bettor in phase 2, else from the first player (R56, R59)."""
    playable = favors_at(table) & favors.held_by_anyone(table)
    if playable == 0:
        table.asking = table.players
    start = table.parley if table.step == Step.FAVORS_WINDOW else table.first
    while table.asking < table.players:
        seat = clockwise(start, table.asking, table.players)
        if table.favors[seat] & playable and has_favor_to_play(table, seat) and not waits_for_turn(table, seat):
            table.asked = 1 << seat
            return
        table.asking += 1


def waits_for_turn(table: Table, seat: i64) -> bool:
    """On own turns only, nobody but the last bettor is asked after his bet (R70)."""
    return table.box.own_turn and table.step == Step.FAVORS_WINDOW and seat != table.parley


def has_favor_to_play(table: Table, seat: i64) -> bool:
    """The seat holds a favor that it may play at this step."""
    if table.favors[seat] & favors_at(table) == 0:
        return False
    scratch = table.scratch()
    list_favors(table, seat, scratch)
    return scratch.count > 0
