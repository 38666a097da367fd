"""Phase 1, choosing an audience, and the Parley, which is passed around in both phases (RS 3, RS 4)."""

from typing import Final, final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import MEMBERS, bits, lowest
from antechamber.core.steps import Step, TurnStep
from antechamber.games.royal_secrets.cards import CORRUPTION, KING, PLANNING, QUEEN, ROYAL_DINNER, SIDE_COUNT, SIDES
from antechamber.games.royal_secrets.codes import Code
from antechamber.games.royal_secrets.events import AudienceChosen, ParleyGiven, PlayersSplit
from antechamber.games.royal_secrets.favors import FavorWindow, copies_of
from antechamber.games.royal_secrets.favors_betting import (
    is_betting_favor,
    list_betting_favors,
    refuse_betting_favor,
    use_betting_favor,
)
from antechamber.games.royal_secrets.favors_choosing import (
    can_corrupt,
    can_dine,
    corrupt,
    dine,
    list_plannings,
    plan,
    refuse_corruption,
    refuse_dinner,
    refuse_planning,
)
from antechamber.games.royal_secrets.state import ACTIONS, CHOOSE, FIRST_CARD, At, Table

# Planning: one player sends everybody (RS 12.4)


@final
class Plans(FavorWindow):
    """When a round opens, everyone in turn may announce a Planning or play Corruption (RS 12.4, R57)."""

    def __init__(self) -> None:
        super().__init__(At.PLANS, "plans", "RS 12.4", copies_of(CORRUPTION) | copies_of(PLANNING))

    def enter(self, table: Table) -> i64:
        """Ask everyone in turn; the highest Planning decides; if there is none, everyone chooses."""
        asked = self.next_asked(table)
        if asked == 0:
            table.go_to(At.SPLITTING if table.planner >= 0 else At.CHOOSING)
        return asked

    def list_favors(self, table: Table, seat: i64, into: Codes) -> None:
        """Plannings and Corruption."""
        list_plannings(table, seat, into)
        if can_corrupt(table, seat):
            into.add(Code.CORRUPT)

    def refuse_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse any other favor, and one that would do nothing."""
        if code == Code.CORRUPT:
            refuse_corruption(table, seat)
        elif Code.PLAN <= code < Code.CORRUPT:
            refuse_planning(table, seat, code - Code.PLAN)
        else:
            raise self.not_now(table)

    def use_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Play it."""
        if code == Code.CORRUPT:
            corrupt(table, seat)
        else:
            plan(table, seat, code - Code.PLAN)


@final
class Splitting(Step[Table]):
    """The player who announced the highest Planning sends everyone to an audience (RS 12.4)."""

    def __init__(self) -> None:
        super().__init__(At.SPLITTING, "splitting", "RS 12.4")

    def enter(self, table: Table) -> i64:
        """The planner."""
        return 1 << table.planner

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Any set of players can be sent to the King."""
        for king in range(table.everyone + 1):
            into.add(Code.SPLIT + king)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse to send someone who is not in the game."""
        if code < Code.SPLIT:
            raise self.not_now(table)
        if code - Code.SPLIT > table.everyone:
            raise Refused("RS 12.4", "rs-no-such-player", {"most": int(table.players) - 1})

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Send everyone to an audience; the holder of the Parley keeps it (R3, R7)."""
        king = code - Code.SPLIT
        table.present[KING] = king
        table.present[QUEEN] = table.everyone & ~king
        table.asking = 0
        if table.events is not None:
            queen = MEMBERS[table.present[QUEEN]]
            table.tell(PlayersSplit(seat=seat, king=MEMBERS[king], queen=queen))
        table.go_to(At.DINNERS)


@final
class Dinners(FavorWindow):
    """After a Planning, everyone in turn can still play Royal Dinner or Corruption (RS 12.5, R9)."""

    def __init__(self) -> None:
        super().__init__(At.DINNERS, "dinners", "RS 12.5", copies_of(CORRUPTION) | copies_of(ROYAL_DINNER))

    def enter(self, table: Table) -> i64:
        """Ask everyone in turn; when all have passed, go on to the bets."""
        asked = self.next_asked(table)
        if asked == 0:
            call_bets(table)
        return asked

    def list_favors(self, table: Table, seat: i64, into: Codes) -> None:
        """Royal Dinner and Corruption."""
        list_dinner_favors(table, seat, into)

    def refuse_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse any other favor, and one that would do nothing."""
        if not refuse_dinner_favor(table, seat, code):
            raise self.not_now(table)

    def use_favor(self, table: Table, seat: i64, code: i64) -> None:
        """Play it."""
        use_dinner_favor(table, seat, code)


def list_dinner_favors(table: Table, seat: i64, into: Codes) -> None:
    """List Royal Dinner and Corruption, if the seat can play them."""
    if can_dine(table, seat):
        into.add(Code.DINE)
    if can_corrupt(table, seat):
        into.add(Code.CORRUPT)


def refuse_dinner_favor(table: Table, seat: i64, code: i64) -> bool:
    """Refuse a Royal Dinner or Corruption that cannot be played; False if the move is neither."""
    if code == Code.DINE:
        refuse_dinner(table, seat)
    elif code == Code.CORRUPT:
        refuse_corruption(table, seat)
    else:
        return False
    return True


def use_dinner_favor(table: Table, seat: i64, code: i64) -> None:
    """Play Royal Dinner or Corruption."""
    if code == Code.DINE:
        dine(table, seat)
    else:
        corrupt(table, seat)


# Choosing (RS 4)


@final
class Choosing(TurnStep[Table]):
    """The holder of the Parley goes to the King or to the Queen, or dines with both (RS 4.1, R9)."""

    def __init__(self) -> None:
        super().__init__(At.CHOOSING, "choosing", "RS 4.1")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Both audiences, and the favors of phase 1."""
        into.add(Code.ATTEND + KING)
        into.add(Code.ATTEND + QUEEN)
        if table.favors[seat] != 0:
            list_dinner_favors(table, seat, into)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Both audiences are always open."""
        if code >= Code.DINE and not refuse_dinner_favor(table, seat, code):
            raise self.not_now(table)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Attend an audience, or dine with both instead of choosing (R9); after Corruption, the seat still chooses."""
        if code < Code.DINE:
            attend(table, seat, code - Code.ATTEND)
            mark_chosen(table, seat)
        else:
            use_dinner_favor(table, seat, code)
            if code == Code.DINE:
                mark_chosen(table, seat)


def attend(table: Table, seat: i64, side: i64) -> None:
    """Go to a sovereign (RS 4.1)."""
    table.present[side] |= 1 << seat
    if table.events is not None:
        table.tell(AudienceChosen(seat=seat, side=SIDES[side]))


def mark_chosen(table: Table, seat: i64) -> None:
    """Note that a seat has chosen; when all have, name the first bettor."""
    table.acted |= 1 << seat
    if table.acted == table.everyone:
        call_bets(table)
    else:
        table.go_to(At.NAMING)


ALONE: Final[i64] = 1


def call_bets(table: Table) -> None:
    """Close phase 1: who is alone with a sovereign is decided now, once (R12)."""
    table.action = FIRST_CARD
    table.acted = 0
    table.cardinal_side = -1
    for side in range(SIDE_COUNT):
        if bits(table.present[side]) == ALONE:  # A Royal Dinner guest counts at both sides (R11).
            table.cardinal_side = side
    table.go_to(At.NAMING)


# The Parley (RS 3)


@final
class Naming(Step[Table]):
    """The holder of the Parley hands it to someone who has not acted yet (RS 3.1)."""

    def __init__(self) -> None:
        super().__init__(At.NAMING, "naming", "RS 3.1")

    def enter(self, table: Table) -> i64:
        """The holder of the Parley; if only one player can be named, they get it without asking (R104)."""
        candidates = nameable(table)
        if candidates & (candidates - 1) != 0 or self.has_favor_to_play(table):
            return 1 << table.player
        give_parley(table, lowest(candidates))
        return 0

    def has_favor_to_play(self, table: Table) -> bool:
        """With own turns only, the favors of phase 2 wait for this moment (R70)."""
        if not table.box.own_turn or table.favors[table.player] == 0:
            return False
        scratch = table.scratch()
        list_betting_favors(table, table.player, scratch)
        return scratch.count > 0

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Everyone who can be given the Parley."""
        into.add_members(Code.GIVE, nameable(table), table.players)
        if table.box.own_turn:
            list_betting_favors(table, seat, into)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse to hand the Parley to its holder, to nobody, or to someone who has acted."""
        if Code.GIVE <= code < Code.BET_DOWN:
            refuse_name(table, code - Code.GIVE)
        elif table.box.own_turn and is_betting_favor(code):
            refuse_betting_favor(table, seat, code)
        else:
            raise self.not_now(table)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Hand the Parley on; after a favor, it still has to be handed on."""
        if code < Code.BET_DOWN:
            give_parley(table, code - Code.GIVE)
        else:
            use_betting_favor(table, seat, code)


def nameable(table: Table) -> i64:
    """The seats that can get the Parley: not its holder, nor any that has done the current action (RS 3.2, R2)."""
    return table.everyone & ~table.acted & ~(1 << table.player)


def refuse_name(table: Table, to: i64) -> None:
    """Refuse a seat that cannot be given the Parley."""
    if to >= table.players:
        raise Refused("RS 3.1", "rs-no-such-player", {"most": int(table.players) - 1})
    if to == table.player:
        raise Refused("RS 3.1", "rs-parley-to-another")
    if (nameable(table) >> to) & 1 == 0:
        raise Refused("RS 3.2", "rs-has-acted", {"seat": int(to), "action": ACTIONS[table.action]})


def give_parley(table: Table, to: i64) -> None:
    """Hand the Parley on: its new holder acts (RS 3.1)."""
    if table.events is not None:
        table.tell(ParleyGiven(seat=table.player, to=to))
    table.player = to
    table.go_to(At.CHOOSING if table.action == CHOOSE else At.BETTING)
