"""The order of play: who is asked what, and what follows (RS 2.3, RS 12.12)."""

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64

from antechamber.core.chance import Chance, Dice
from antechamber.core.codes import Codes
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.result import Line, Result
from antechamber.core.seats import MEMBERS
from antechamber.games.royal_secrets import (
    betting,
    choosing,
    counting,
    ending,
    favors_betting,
    favors_choosing,
    favors_counting,
    setup,
    ties,
    windows,
)
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.favors import copies_of
from antechamber.games.royal_secrets.state import STEPS, STREAMS, Box, Step, Table
from antechamber.games.royal_secrets.views import imagine


@final
class RoyalSecrets(Table):
    """A game of Royal Secrets."""

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
            windows.list_favors(self, seat, into)
            if windows.is_window(self.step):
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
        imagine.redeal(self, reader, dice)

    def view(self, seat: object) -> object:
        """What a seat, or a spectator (None), knows."""
        from antechamber.games.royal_secrets.views.from_state import view_of  # Views know the table, not the reverse.

        return view_of(self, self.reader(seat))

    def views(self, readers: Sequence[object]) -> list[Any]:
        """What each of these readers knows; what all may see is put together once."""
        from antechamber.games.royal_secrets.views.from_state import views_of

        return views_of(self, [self.reader(seat) for seat in readers])

    def dump(self) -> dict[str, object]:
        """The whole truth as a position."""
        from antechamber.games.royal_secrets.positions.dump import dump

        return dump(self)

    def outcome(self) -> Result:
        """Who won."""
        return ending.final_result(self)

    def explain(self) -> tuple[Line, ...]:
        """The parts of every score."""
        return ending.score_lines(self)

    def inventory(self) -> dict[str, int]:
        """How many there are of each card, wherever they lie."""
        from antechamber.games.royal_secrets.positions.dump import inventory

        return inventory(self)


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
            return windows.is_window(table.step)
        case Code.SPLIT:
            return table.step == Step.SPLITTING
        case Code.THIRD:
            return table.step == Step.TIES
    return windows.favors_at(table) & copies_of(windows.favor_of(block)) != 0


def refuse_details(table: Table, seat: i64, block: i64, detail: i64) -> None:
    """Say what is wrong with a move of the right kind, if anything is."""
    match block:
        case Code.DINE:
            favors_choosing.refuse_dinner(table, seat)
        case Code.CORRUPT:
            favors_choosing.refuse_corruption(table, seat)
        case Code.PLAN:
            favors_choosing.refuse_planning(table, seat, detail)
        case Code.SPLIT:
            favors_choosing.refuse_split(table, detail)
        case Code.GIVE:
            choosing.refuse_name(table, detail)
        case Code.BET_DOWN | Code.BET_UP:
            betting.refuse_bet(table, seat, detail, block == Code.BET_UP)
        case Code.SPY:
            favors_betting.refuse_espionage(table, seat)
        case Code.STAB:
            favors_betting.refuse_stabbing(table, seat, detail)
        case Code.HONOR:
            favors_betting.refuse_medal(table, seat, detail)
        case Code.RECRUIT:
            favors_counting.refuse_recruitment(table, seat, detail)
        case Code.THIRD:
            ties.refuse_third(table, seat, detail)
        case Code.STROKE:
            favors_counting.refuse_stroke(table, seat)
        case Code.BEG_PARDON:
            favors_counting.refuse_pardon(table, seat)


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
            windows.pass_on(table, seat)
        case Code.THIRD:
            ties.choose_third(table, seat, detail)
        case Code.SPLIT:
            favors_choosing.split(table, seat, detail)
        case _:
            use_favor(table, seat, block, detail)


def use_favor(table: Table, seat: i64, block: i64, detail: i64) -> None:
    """Play a favor; in phase 2 all who still have one are asked anew (R56)."""
    match block:
        case Code.DINE:
            favors_choosing.dine(table, seat)
            if table.step == Step.CHOOSING:  # It stands for choosing a side (R9).
                choosing.mark_chosen(table, seat)
        case Code.CORRUPT:
            favors_choosing.corrupt(table, seat)
        case Code.PLAN:
            favors_choosing.plan(table, seat, detail)
        case Code.SPY:
            favors_betting.spy(table, seat)
        case Code.STAB:
            favors_betting.stab(table, seat, detail)
        case Code.HONOR:
            favors_betting.honor(table, seat, detail)
        case Code.RECRUIT:
            favors_counting.recruit(table, seat, detail)
        case Code.STROKE:
            favors_counting.stroke(table, seat)
        case Code.BEG_PARDON:
            favors_counting.beg_pardon(table, seat)
    if table.step == Step.FAVORS_WINDOW:
        table.asking = 0


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
                windows.ask_window(table)
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
    if only < 0 or windows.has_favor_to_play(table, table.parley):
        table.asked = 1 << table.parley
    else:
        choosing.give_parley(table, only)
