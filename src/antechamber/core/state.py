"""A game in play: what all games share, from the public doors down to random play.

What is asked, and what follows, is said by the game's steps (`core.steps`); this class runs them. A game's own class
holds the fields and says how they are copied. Inside, a move is a small int and a set of seats a bit mask; the public
doors take any object.
"""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antechamber.core.chance import Chance, Dice, check_seed
from antechamber.core.codes import Book, Codes
from antechamber.core.events import MOST_SEATS, Event
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.result import Result
from antechamber.core.seats import MEMBERS, lowest
from antechamber.core.steps import Order, Step
from antechamber.core.vectors import filled

NO_ANSWER: Final[i64] = -1
NO_ANSWERS: Final[vec[i64]] = filled(MOST_SEATS, NO_ANSWER)
"""The answers while no window is open; never written to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game, from the deal to the result; it keeps no history (a Record does)."""

    def __init__(self, players: i64, book: Book, chance: Chance, order: Order) -> None:
        self.players: i64 = players
        self.book = book
        self.chance = chance
        self.order = order
        """The game's steps, in the order of play."""
        self.step: i64 = 0
        self.now: Step[Any] = order.first
        """The current step, and its place in the order: `go_to` changes both together."""
        self.player: i64 = 0
        """Whose turn it is, in games with turns: the player a TurnStep asks."""
        self.asked: i64 = 0
        """Mask of the seats that can decide now; in a sealed step, those that have not answered yet."""
        self.window: i64 = 0
        """Mask of all seats asked in a sealed step, answered or not; 0 in any other step."""
        self.answers: vec[i64] = NO_ANSWERS
        """The sealed answers by seat, as codes; all are NO_ANSWER while no window is open."""
        self.owns_answers: bool = False
        """False until the first window opens: until then all states share one vector, which is never written to."""
        self.events: list[Event] | None = None
        """Where events are collected, while someone listens."""
        self.codes: Codes | None = None
        self.offered_to: i64 = -1
        """The seat whose choices are listed in `codes`, until anything changes; -1 for none."""
        self.offered_seat: object = None
        """The object that seat was passed in as."""

    # What a game fills in.

    def copy(self) -> "State":
        """The same game, to be played on independently."""
        raise NotImplementedError

    # What all games share.

    @property
    def is_over(self) -> bool:
        """True if nobody will be asked anything more."""
        return self.asked == 0 and self.window == 0

    @property
    def actors(self) -> tuple[int, ...]:
        """Everyone who can decide now, in seat order; empty at the end, and while a full window waits to be opened."""
        return MEMBERS[self.asked]

    @property
    def seats_asked(self) -> tuple[int, ...]:
        """Everyone who is asked, as everyone may know it: in a window, all seats asked, answered or not."""
        return MEMBERS[self.window if self.window != 0 else self.asked]

    @property
    def result(self) -> Result | None:
        """Ranks, scores, utilities and reasons; None until the game is over."""
        return self.outcome().because(self.order.explain(self)) if self.is_over else None

    def view(self, seat: object) -> Any:
        """What a seat, or a spectator (None), knows."""
        return self.order.views(self, [int(self.reader(seat))])[0]

    def views(self, readers: Sequence[object]) -> list[Any]:
        """What each of these readers knows; what all may see is put together once."""
        return self.order.views(self, [int(self.reader(seat)) for seat in readers])

    def dump(self) -> dict[str, object]:
        """The whole truth as plain JSON."""
        return self.order.dump(self)

    def outcome(self) -> Result:
        """The result of a finished game, without its reasons."""
        return self.order.outcome(self)

    def inventory(self) -> dict[str, int]:
        """How many there are of each physical thing, wherever it is: this never changes."""
        return self.order.inventory(self)

    def choices(self, seat: object) -> list[Move]:
        """The moves a seat can make now; none for a seat that is not asked."""
        chooser = self.seat_number(seat)
        if chooser < 0 or (self.asked >> chooser) & 1 == 0:
            return []
        codes = self.scratch()
        self.now.offer(self, chooser, codes)
        self.offered_to = chooser
        self.offered_seat = seat
        return self.book.moves_of(codes)

    def play(self, seat: object, move: object) -> None:
        """Play a move in place without telling events; a move that is not among the seat's choices raises Refused."""
        chooser = self.offered_to
        code = self.offered_code(seat, move)
        if code < 0:
            code = self.check(seat, move)
            chooser = self.seat_number(seat)
        self.offered_to = -1
        self.apply(chooser, code)

    def narrate(self, seat: object, move: object) -> list[Event]:
        """Play a move in place and return what happened."""
        code = self.check(seat, move)
        told = self.listen()
        try:
            self.apply(self.seat_number(seat), code)
        finally:
            self.events = None
        return told

    def seal(self, seat: object, move: object) -> list[Event]:
        """Seal an answer and return the events its seat is told; the window is not opened, even if all have answered.

        This and `open` are for a table that decides when a window opens. `play` and `narrate` open it with the last
        answer.
        """
        code = self.check(seat, move)
        if self.window == 0:
            raise ValueError("no window is open")
        told = self.listen()
        try:
            self.keep(self.seat_number(seat), code)
        finally:
            self.events = None
        return told

    def open(self) -> list[Event]:
        """Open a window in which all have answered, and return what happened."""
        if self.window == 0 or self.asked != 0:
            raise ValueError("no window is open in which all have answered")
        told = self.listen()
        try:
            self.open_answers()
        finally:
            self.events = None
        return told

    def answer(self, seat: object) -> Move | None:
        """What a seat has sealed in the open window; None if it has not answered or no window is open."""
        number = self.seat_number(seat)
        if number < 0 or self.answers[number] == NO_ANSWER:
            return None
        return self.book.moves[self.answers[number]]

    def why_not(self, seat: object, move: object) -> Refused | None:
        """The refusal that `play` would raise, or None if it would accept the move."""
        try:
            self.check(seat, move)
        except Refused as refused:
            return refused
        return None

    def imagine(self, seat: object, seed: object) -> "State":
        """A fair re-deal of everything the seat (None: a spectator) has not seen; future luck is new too."""
        reader = self.reader(seat)
        number = check_seed(seed)
        world = self.copy()
        world.order.redeal(world, int(reader), Dice(number))
        world.reopen(reader)
        world.reseed(number)
        return world

    def reseed(self, seed: object) -> None:
        """Take future luck from another seed; fixed draws are dropped."""
        self.chance = Chance(self.chance.streams, check_seed(seed), None)

    def playout(self, seed: object) -> Result:
        """Play random choices to the end, in place; use `result` for the reasons of the result."""
        dice = Dice(check_seed(seed))
        codes = self.scratch()
        while self.asked != 0:
            seat = lowest(self.asked)
            codes.count = 0
            self.now.offer(self, seat, codes)
            self.apply(seat, codes.items[dice.below(codes.count)])
        return self.outcome()

    # How the steps are run.

    def go_to(self, step: i64) -> None:
        """Make another step the current one; `go_on` finds out who is asked there."""
        self.step = step
        self.now = self.order.steps[step]

    def apply(self, seat: i64, code: i64) -> None:
        """Play a code the seat may play, and go on until someone is asked again or the game is over."""
        step = self.now
        if step.is_sealed:
            self.keep(seat, code)
            if self.asked == 0:
                self.open_answers()
        else:
            self.asked = 0
            step.choose(self, seat, code)
            self.go_on()

    def go_on(self) -> None:
        """Do everything that needs no answer, until someone is asked or the game is over."""
        while True:
            step = self.now
            if step.is_turn:
                self.asked = 1 << self.player
                return
            asked = step.enter(self)
            if asked != 0:
                self.asked = asked
                if step.is_sealed:
                    self.open_window()
                return
            if step.is_end:
                return

    def open_window(self) -> None:
        """Start collecting sealed answers."""
        self.window = self.asked
        if not self.owns_answers:
            self.answers = NO_ANSWERS[:]
            self.owns_answers = True

    def keep(self, seat: i64, code: i64) -> None:
        """Keep a sealed answer, and tell only its seat."""
        self.answers[seat] = code
        self.asked &= ~(1 << seat)
        if self.events is not None:
            self.now.tell_sealed(self, seat, code)

    def open_answers(self) -> None:
        """Let the step read the answers, and go on."""
        self.now.open(self)
        self.window = 0
        for seat in range(self.players):
            self.answers[seat] = NO_ANSWER
        self.go_on()

    def reopen(self, reader: i64) -> None:
        """Ask everyone in an open window again; only the reader's own answer, if given, is kept."""
        if self.window == 0:
            return
        self.asked = self.window
        for seat in range(self.players):
            if seat != reader:
                self.answers[seat] = NO_ANSWER
            elif self.answers[seat] != NO_ANSWER:
                self.asked &= ~(1 << seat)

    def copy_step(self, other: "State") -> None:
        """Bring a new state of the same game to the same step, with the same answers."""
        other.step = self.step
        other.now = self.now
        other.player = self.player
        other.asked = self.asked
        other.window = self.window
        if self.window != 0:
            other.answers = self.answers[:]
            other.owns_answers = True

    def listen(self) -> list[Event]:
        """Start collecting events, in a new list."""
        told: list[Event] = []
        self.offered_to = -1
        self.events = told
        return told

    def tell(self, event: Event) -> None:
        """Report what has happened; create the event only if `events` shows that someone listens."""
        if self.events is not None:
            self.events.append(event)

    def scratch(self) -> Codes:
        """An empty list of codes, valid until the next call."""
        codes = self.codes
        if codes is None:
            codes = Codes()
            self.codes = codes
        codes.count = 0
        self.offered_to = -1
        return codes

    def offered_code(self, seat: object, move: object) -> i64:
        """The code of a move just offered to the seat, which needs no second check, or -1."""
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
        """The code of a move the seat may make now, or Refused."""
        chooser = self.seat_number(seat)
        if chooser < 0:
            raise self.no_such_seat()
        if self.is_over:
            raise Refused(self.book.not_asked, "core-game-over")
        if (self.asked >> chooser) & 1 == 0:
            raise Refused(self.book.not_asked, "core-not-asked", {"seat": int(chooser)})
        code = self.book.code(move)
        self.now.refuse(self, chooser, code)
        return code

    def reader(self, seat: object) -> i64:
        """The reader as a number: a seat, or -1 for a spectator (None)."""
        if seat is None:
            return -1
        reader = self.seat_number(seat)
        if reader < 0:
            raise self.no_such_seat()
        return reader

    def no_such_seat(self) -> Refused:
        """The refusal of something that is not a seat at this table."""
        facts = {"players": int(self.players), "most": int(self.players) - 1}
        return Refused(self.book.not_asked, "core-no-such-seat", facts)

    def seat_number(self, seat: object) -> i64:
        """The seat as a number, or -1 if there is no such seat."""
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
