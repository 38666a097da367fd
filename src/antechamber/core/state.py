"""A game in play: what all games share, from the public doors down to random play.

A game's own class holds the fields and fills in `legal`, `refuse`, `apply`, `copy`, `redeal`, `view`, `dump`, `outcome`
and `inventory`. Inside, a move is a small int and a set of seats a bit mask; the public doors take any object.
"""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from antechamber.core.chance import Chance, Dice, check_seed
from antechamber.core.codes import Book, Codes
from antechamber.core.events import MOST_SEATS, Event
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.result import Line, Result
from antechamber.core.seats import MEMBERS, lowest


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game, from the deal to the result; it keeps no history (a Record does)."""

    def __init__(self, players: i64, book: Book, chance: Chance) -> None:
        self.players: i64 = players
        self.book = book
        self.chance = chance
        self.asked: i64 = 0
        """Mask of the seats that may decide now; in a sealed window, of those that have not answered yet."""
        self.events: list[Event] | None = None
        """Where events are told, while somebody listens."""
        self.codes: Codes | None = None
        self.offered_to: i64 = -1
        """The seat whose choices are listed in `codes`, until anything changes; -1 for none."""
        self.offered_seat: object = None
        """The very object by which that seat was called."""

    # What a game fills in.

    def legal(self, seat: i64, into: Codes) -> None:
        """List the codes that an asked seat may play."""
        raise NotImplementedError

    def refuse(self, seat: i64, code: i64) -> None:
        """Raise Refused, with its rule, unless an asked seat may play this code."""
        raise NotImplementedError

    def apply(self, seat: i64, code: i64) -> None:
        """Play a legal code and go on until somebody is asked again or the game is over."""
        raise NotImplementedError

    def copy(self) -> "State":
        """The same game, to be played on independently."""
        raise NotImplementedError

    def redeal(self, reader: i64, dice: Dice) -> None:
        """Deal all that the reader (-1: a spectator) has not seen anew, whatever lay where before."""
        raise NotImplementedError

    def view(self, seat: object) -> object:
        """What a seat, or a spectator (None), knows."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The whole truth as plain JSON."""
        raise NotImplementedError

    def outcome(self) -> Result:
        """The result of a game that is over, without its reasons."""
        raise NotImplementedError

    def explain(self) -> tuple[Line, ...]:
        """The parts of every seat's score, each with its rule."""
        raise NotImplementedError

    def inventory(self) -> dict[str, int]:
        """How many there are of each physical thing, wherever they lie: it never changes."""
        raise NotImplementedError

    # What all games share.

    @property
    def is_over(self) -> bool:
        """True when nobody will be asked any more."""
        return self.asked == 0

    @property
    def actors(self) -> tuple[int, ...]:
        """Everyone who may decide now, in seat order; empty only when the game is over."""
        return MEMBERS[self.asked]

    @property
    def result(self) -> Result | None:
        """Ranks, scores, utility and why; None until the game is over."""
        return None if self.asked != 0 else self.outcome().because(self.explain())

    def views(self, readers: Sequence[object]) -> list[Any]:
        """What each of these readers knows; a game that shows much to all puts that together once."""
        return [self.view(reader) for reader in readers]

    def choices(self, seat: object) -> list[Move]:
        """The moves that a seat may make now; none for a seat that is not asked."""
        chooser = self.seat_number(seat)
        if chooser < 0 or (self.asked >> chooser) & 1 == 0:
            return []
        codes = self.scratch()
        self.legal(chooser, codes)
        self.offered_to = chooser
        self.offered_seat = seat
        return self.book.moves_of(codes)

    def play(self, seat: object, move: object) -> None:
        """Play a move in place, silently; anything that is not among the seat's choices raises Refused."""
        chooser = self.offered_to
        code = self.offered_code(seat, move)
        if code < 0:
            code = self.check(seat, move)
            chooser = self.seat_number(seat)
        self.offered_to = -1
        self.apply(chooser, code)

    def narrate(self, seat: object, move: object) -> list[Event]:
        """Play a move in place and tell what happened."""
        code = self.check(seat, move)
        told: list[Event] = []
        self.offered_to = -1
        self.events = told
        try:
            self.apply(self.seat_number(seat), code)
        finally:
            self.events = None
        return told

    def why_not(self, seat: object, move: object) -> Refused | None:
        """The refusal that `play` would raise, or None when it would not."""
        try:
            self.check(seat, move)
        except Refused as refused:
            return refused
        return None

    def imagine(self, seat: object, seed: object) -> "State":
        """A fair re-deal of all that the seat (None: a spectator) has not seen; coming luck is new."""
        reader = self.reader(seat)
        number = check_seed(seed)
        world = self.copy()
        world.redeal(reader, Dice(number))
        world.reseed(number)
        return world

    def reseed(self, seed: object) -> None:
        """Let the coming luck be that of another seed; fixed draws are dropped."""
        self.chance = Chance(self.chance.streams, check_seed(seed), None)

    def playout(self, seed: object) -> Result:
        """Play uniform choices to the end, in place; for the reasons of the result ask `result`."""
        dice = Dice(check_seed(seed))
        codes = self.scratch()
        while self.asked != 0:
            seat = lowest(self.asked)
            codes.count = 0
            self.legal(seat, codes)
            self.apply(seat, codes.items[dice.below(codes.count)])
        return self.outcome()

    def tell(self, event: Event) -> None:
        """Report what has happened; make the event only where `events` shows that somebody listens."""
        if self.events is not None:
            self.events.append(event)

    def scratch(self) -> Codes:
        """An empty list of codes, until the next is asked for."""
        codes = self.codes
        if codes is None:
            codes = Codes()
            self.codes = codes
        codes.count = 0
        self.offered_to = -1
        return codes

    def offered_code(self, seat: object, move: object) -> i64:
        """The code of a move that was just offered to the seat, or -1; it need not be checked again."""
        codes = self.codes
        if codes is None or self.offered_to < 0 or seat is not self.offered_seat:
            return -1
        moves = self.book.moves
        items = codes.items
        for i in range(codes.count):
            if moves[items[i]] is move:
                return items[i]
        return -1

    def check(self, seat: object, move: object) -> i64:
        """The code of a move that the seat may make now, or Refused."""
        chooser = self.seat_number(seat)
        if chooser < 0:
            raise self.no_such_seat()
        if self.asked == 0:
            raise Refused(self.book.not_asked, "core-game-over")
        if (self.asked >> chooser) & 1 == 0:
            raise Refused(self.book.not_asked, "core-not-asked", {"seat": int(chooser)})
        code = self.book.code(move)
        self.refuse(chooser, code)
        return code

    def reader(self, seat: object) -> i64:
        """Whose eyes: a seat's number, or -1 for a spectator (None)."""
        if seat is None:
            return -1
        reader = self.seat_number(seat)
        if reader < 0:
            raise self.no_such_seat()
        return reader

    def no_such_seat(self) -> Refused:
        """The refusal of what is no seat of this table."""
        facts = {"players": int(self.players), "most": int(self.players) - 1}
        return Refused(self.book.not_asked, "core-no-such-seat", facts)

    def seat_number(self, seat: object) -> i64:
        """The seat as a number, or -1 where there is no such seat."""
        if not isinstance(seat, int) or isinstance(seat, bool):
            return -1
        plain: int = seat  # Bounded as a plain int first: compiled, 2**70 would not fit the field's type.
        if not 0 <= plain < MOST_SEATS:
            return -1
        number: i64 = plain
        return number if number < self.players else -1

    def __reduce__(self) -> tuple[object, tuple[dict[str, object]]]:
        """Pickle the game as its position."""
        return revive, (self.dump(),)


def revive(position: dict[str, object]) -> State:
    """The state of a position of any game."""
    from antechamber.core.registry import game  # Games know their states, not the reverse.

    return game(position["game"]).load(position)
