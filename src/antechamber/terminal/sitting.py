"""Who sits where: a game at a table, with people and bots round it, and what each person has seen happen."""

from antechamber import bots
from antechamber.bots import Bot
from antechamber.core.chance import LARGEST_SEED
from antechamber.core.events import Event
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.records import Header, Record, written
from antechamber.table.news import News
from antechamber.table.playing import Playing
from antechamber.table.shown import Shown

PERSON = "person"
BOT = "bot:"
STRIDE = 7919
"""How far apart the seeds of two seats' bots are."""
NO_CLOCK = 0.0
"""Nobody at a terminal is timed: a window opens with its last answer."""


def seats_of(players: int, people: int, bot: str) -> tuple[str, ...]:
    """The seats as a record names them: people first, then bots of one kind."""
    return (PERSON,) * people + (BOT + bot,) * (players - people)


class Sitting:
    """A game with people and bots. A saved one is played again up to where it was left, bots included."""

    def __init__(self, record: Record) -> None:
        self.game: Game = record.game
        self.header: Header = record.header
        self.players = record.header.players
        seats = record.header.seats or (PERSON,) * self.players
        self.bots: dict[int, Bot] = {
            seat: bots.find(self.game, name.removeprefix(BOT))(_bot_seed(record, seat))
            for seat, name in enumerate(seats)
            if name.startswith(BOT)
        }
        self.people = [seat for seat in range(self.players) if seat not in self.bots]
        self.log: dict[int | None, list[Event]] = {reader: [] for reader in (None, *self.people)}
        """All that each person, and a spectator (None), has seen."""
        self.told: dict[int | None, int] = dict.fromkeys(self.log, 0)
        """How much of the log each has been shown as news."""
        self.playing = Playing(record.game, record.header, NO_CLOCK)
        self.moves: list[tuple[int, Move]] = []
        self._play_again(record)

    def _play_again(self, old: Record) -> None:
        """Play what was played, and let each bot think its thoughts again, so that it goes on as it would have."""
        for seat, move in old.moves:
            if seat in self.bots:
                self._choice_of_bot(seat)
            else:
                self.news(seat)
            self.play(seat, move)

    def shown(self, reader: int | None) -> Shown:
        """What a reader is shown now."""
        (shown,) = self.playing.shown([reader])
        return shown

    def play(self, seat: int, move: Move) -> None:
        """Make a move, and let everybody see of it what they may; the last answer opens a window."""
        self.moves.append((seat, move))
        if not self.playing.is_window:
            self._tell(self.playing.play(seat, move, NO_CLOCK))
            return
        self._tell(self.playing.seal(seat, move))
        if not self.playing.asked:
            self._tell(self.playing.close_window((), NO_CLOCK))

    def undo(self, seat: int) -> None:
        """Take back a person's last choice; Refused where it cannot be."""
        self._tell(self.playing.undo(seat))
        self.moves.pop()

    def _tell(self, news: News) -> None:
        for reader, log in self.log.items():
            log.extend(news.told(reader))

    def let_bots_play(self) -> None:
        """Let bots, and answers given ahead, go on until a person is asked or the game is over."""
        while (choice := self._next_choice()) is not None:
            self.play(*choice)

    def _next_choice(self) -> tuple[int, Move] | None:
        """What a bot chooses, or what a person has answered ahead; None if a person must choose."""
        for seat in self.playing.asked:
            if seat in self.bots:
                return seat, self._choice_of_bot(seat)
        for seat in self.playing.asked:
            if (ahead := self.playing.due_ahead(seat)) is not None:
                return seat, ahead
        return None

    def _choice_of_bot(self, seat: int) -> Move:
        shown = self.shown(seat)
        return self.bots[seat].choose(shown.view, shown.choices)

    def news(self, reader: int | None) -> list[Event]:
        """What happened since the reader was last told. Whatever one person reads, the others may have read too."""
        events = self.log[reader][self.told[reader] :]
        for each in (reader, None):
            self.told[each] = len(self.log[each])
        return events

    def written(self) -> str:
        """The game so far, as the text of a record."""
        return written(self.header, self.moves, self.playing.result)


def _bot_seed(record: Record, seat: int) -> int:
    return ((record.header.seed or 0) + STRIDE * (seat + 1)) % LARGEST_SEED
