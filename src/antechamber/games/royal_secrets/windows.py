"""The windows in which favors are played: which belong to a step, and who is asked (RS 12.12)."""

from typing import Final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.seats import clockwise
from antechamber.games.royal_secrets import favors_betting, favors_choosing, favors_counting
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
from antechamber.games.royal_secrets.favors import copies_of, held_by_anyone
from antechamber.games.royal_secrets.state import Step, Table

# The favors of each step, as masks of Audience cards: two copies of each favor.
OF_PLANS: Final[i64] = (3 << (2 * CORRUPTION)) | (3 << (2 * PLANNING))
OF_DINNERS: Final[i64] = (3 << (2 * CORRUPTION)) | (3 << (2 * ROYAL_DINNER))
OF_BETTING: Final[i64] = (3 << (2 * ESPIONAGE)) | (3 << (2 * STABBING)) | (3 << (2 * MEDAL))
OF_RECRUITING: Final[i64] = 3 << (2 * RECRUITMENT)
OF_LOSSES: Final[i64] = (3 << (2 * PARDON)) | (3 << (2 * MASTER_STROKE))


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
            favors_choosing.list_plannings(table, seat, into)
        case Step.CHOOSING | Step.DINNERS:
            if favors_choosing.can_dine(table, seat):
                into.add(Code.DINE)
        case Step.RECRUITING:
            favors_counting.list_recruits(table, seat, into)
        case Step.LOSSES:
            if favors_counting.can_stroke(table, seat):
                into.add(Code.STROKE)
            if favors_counting.can_beg_pardon(table, seat):
                into.add(Code.BEG_PARDON)
        case _:
            favors_betting.list_betting_favors(table, seat, into)
    if playable & copies_of(CORRUPTION) and favors_choosing.can_corrupt(table, seat):
        into.add(Code.CORRUPT)


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


def pass_on(table: Table, seat: i64) -> None:
    """Leave a window to the next in turn (RS 12.12)."""
    table.asking += 1
    if table.events is not None:
        table.tell(FavorPassed(seat=seat))


def ask_window(table: Table) -> None:
    """Ask the next who has a favor to play, from the last bettor in phase 2, else from the first player (R56, R59)."""
    playable = favors_at(table) & held_by_anyone(table)
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
