"""The order of play: what is asked at each step, and what follows (QMA 2)."""

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from antechamber.core.chance import Chance, Dice
from antechamber.core.codes import Codes
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.result import Line, Result
from antechamber.core.seats import MEMBERS
from antechamber.games.queen_marie_antoinette import (
    ending,
    merchant,
    military,
    playing,
    plots,
    setup,
)
from antechamber.games.queen_marie_antoinette.codes import FIRSTS, SOURCES, Code
from antechamber.games.queen_marie_antoinette.state import STEPS, STREAMS, Box, Step, Table
from antechamber.games.queen_marie_antoinette.views import imagine

BLOCKS: Final[list[i64]] = [
    Code.PLACE,
    Code.GIVE,
    Code.TAKE,
    Code.COLUMN,
    Code.SWAP,
    Code.MOVE,
    Code.TARGET,
    Code.SET,
    Code.KEEP,
    Code.PASS,
]
"""Where the blocks begin, after that of the cards to be played."""


@final
class QueenMarieAntoinette(Table):
    """A game of Queen Marie-Antoinette."""

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
            case Step.TURN:
                playing.list_turn(self, seat, into)
            case Step.PLACING:
                playing.list_places(self, seat, into)
            case Step.TARGET:
                into.add_members(Code.TARGET, military.targets(self, seat), self.players)
            case Step.GIVING:
                playing.list_court(self, seat, Code.GIVE, into)
            case Step.TAKING:
                military.list_others_cards(self, seat, into)
            case Step.COLUMN:
                merchant.list_columns(self, into)
            case Step.SWAPPING:
                for pair in range(len(FIRSTS)):
                    into.add(Code.SWAP + pair)
            case Step.MOVING:
                for pair in range(len(SOURCES)):
                    into.add(Code.MOVE + pair)
            case Step.PLOTS:
                plots.list_answers(self, seat, into)
            case Step.DRAFT:
                setup.list_sets(self, into)

    def refuse(self, seat: i64, code: i64) -> None:
        """Say why the seat may not do this now, if so."""
        block = block_of(self, code)
        if not belongs(self, block):
            raise Refused("QMA 2.2", "qma-not-now", {"step": STEPS[self.step]})
        refuse_details(self, seat, block, code)

    def apply(self, seat: i64, code: i64) -> None:
        """Do what the seat has chosen, and go on until somebody is asked or the game is over."""
        match self.step:
            case Step.TURN:
                take_turn(self, seat, code)
            case Step.PLACING:
                playing.place(self, seat, code - Code.PLACE)
            case Step.GIVING:
                playing.give(self, seat, code - Code.GIVE)
            case Step.COLUMN:
                playing.choose_column(self, seat, code - Code.COLUMN)
            case Step.DRAFT:
                setup.draft(self, seat, code - Code.SET)
            case _:
                if answer(self, seat, code):
                    playing.finish(self, seat)

    def copy(self) -> "QueenMarieAntoinette":
        """The same game, to be played on independently."""
        other = QueenMarieAntoinette(self.players, self.box, self.chance.copy())
        self.duplicate(other)
        return other

    def redeal(self, reader: i64, dice: Dice) -> None:
        """Deal all that the reader has not seen anew."""
        imagine.redeal(self, reader, dice)

    def view(self, seat: object) -> object:
        """What a seat, or a spectator (None), knows."""
        from antechamber.games.queen_marie_antoinette.views.from_state import (
            view_of,  # Views know the table, not the reverse.
        )

        return view_of(self, self.reader(seat))

    def views(self, readers: Sequence[object]) -> list[Any]:
        """What each of these readers knows; what all may see is put together once."""
        from antechamber.games.queen_marie_antoinette.views.from_state import views_of

        return views_of(self, [self.reader(seat) for seat in readers])

    def dump(self) -> dict[str, object]:
        """The whole truth as a position."""
        from antechamber.games.queen_marie_antoinette.positions.dump import dump

        return dump(self)

    def outcome(self) -> Result:
        """Who won."""
        return ending.final_result(self)

    def explain(self) -> tuple[Line, ...]:
        """The parts of every score."""
        return ending.score_lines(self)

    def inventory(self) -> dict[str, int]:
        """How many there are of each card, wherever they lie."""
        from antechamber.games.queen_marie_antoinette.positions.dump import inventory

        return inventory(self)


def start(players: i64, box: Box, chance: Chance) -> QueenMarieAntoinette:
    """Deal a game and go on to its first question (QMA 1)."""
    table = blank(players, box)
    table.chance = chance
    setup.deal(table)
    return table


def blank(players: i64, box: Box) -> QueenMarieAntoinette:
    """A table at which nothing has happened yet."""
    blank = box.blanks.get(players)
    if blank is None:
        blank = QueenMarieAntoinette(players, box, Chance(STREAMS, 0, None))
        box.blanks[players] = blank
    table = QueenMarieAntoinette(players, box, blank.chance)
    blank.duplicate(table)
    return table


def take_turn(table: Table, seat: i64, code: i64) -> None:
    """Play a card, validate a Plot, or pass (QMA 2.1)."""
    if code < Code.PLACE:
        playing.play_card(table, seat, code - Code.PLAY)
    elif code == Code.PASS:
        playing.pass_turn(table, seat)
    else:
        plots.validate(table, seat, code - Code.VALIDATE)
        ending.end_turn(table)


def answer(table: Table, seat: i64, code: i64) -> bool:
    """Do what was chosen for an effect; False while it asks more."""
    match table.step:
        case Step.TARGET:
            military.meet(table, seat, code - Code.TARGET)
        case Step.TAKING:
            military.exchange(table, seat, code - Code.TAKE)
        case Step.SWAPPING:
            merchant.swap_tops(table, seat, code - Code.SWAP)
        case Step.MOVING:
            merchant.move_top(table, seat, code - Code.MOVE)
        case Step.PLOTS:
            return plots.answer(table, seat, code)
    return True


def block_of(table: Table, code: i64) -> i64:
    """The first code of the block that a code belongs to: what kind of move it is."""
    if code >= Code.VALIDATE:
        return Code.VALIDATE if code < table.box.put_under else table.box.put_under
    block = Code.PLAY
    for first in BLOCKS:
        if code >= first:
            block = first
    return block


def belongs(table: Table, block: i64) -> bool:
    """True when this kind of move is an answer to what is asked now."""
    match table.step:
        case Step.TURN:
            return block == Code.PLAY or block == Code.VALIDATE or block == Code.PASS
        case Step.PLACING:
            return block == Code.PLACE
        case Step.TARGET:
            return block == Code.TARGET
        case Step.GIVING:
            return block == Code.GIVE
        case Step.TAKING:
            return block == Code.TAKE
        case Step.COLUMN:
            return block == Code.COLUMN
        case Step.SWAPPING:
            return block == Code.SWAP
        case Step.MOVING:
            return block == Code.MOVE
        case Step.PLOTS:
            return block == Code.KEEP or block == table.box.put_under
    return block == Code.SET  # the draft


def refuse_details(table: Table, seat: i64, block: i64, code: i64) -> None:
    """Say what is wrong with a move of the right kind, if anything is; any swap and any move of a top card will do."""
    match block:
        case Code.PLAY:
            playing.refuse_card(table, seat, code - Code.PLAY)
        case Code.VALIDATE:
            plots.refuse_validate(table, seat, code - Code.VALIDATE)
        case Code.PASS:
            playing.refuse_pass(table, seat)
        case Code.PLACE:
            playing.refuse_place(table, seat, code - Code.PLACE)
        case Code.TARGET:
            military.refuse_target(table, seat, code - Code.TARGET)
        case Code.GIVE:
            playing.refuse_card(table, seat, code - Code.GIVE)
        case Code.TAKE:
            military.refuse_take(table, seat, code - Code.TAKE)
        case Code.COLUMN:
            merchant.refuse_column(table, code - Code.COLUMN)
        case Code.SET:
            setup.refuse_set(table, code - Code.SET)
        case _:
            if table.step == Step.PLOTS:
                plots.refuse_answer(table, seat, code)
