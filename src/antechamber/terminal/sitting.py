"""Who sits where: a record with people and bots round it, and what each person has seen happen."""

from antechamber import bots
from antechamber.bots import Bot
from antechamber.core.chance import LARGEST_SEED
from antechamber.core.events import Event, seen
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.records import Record
from antechamber.core.state import State

PERSON = "person"
BOT = "bot:"
STRIDE = 7919
"""How far the seeds of two seats' bots lie apart."""


def seats_of(players: int, people: int, bot: str) -> tuple[str, ...]:
    """The seats as a record names them: people first, then bots of one kind."""
    return (PERSON,) * people + (BOT + bot,) * (players - people)


class Sitting:
    """A game in play with people and bots; a resumed one is played again up to where it was left, bots included."""

    def __init__(self, record: Record) -> None:
        self.game: Game = record.game
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
        self.record = Record(record.game, record.header, _key(record))
        self._play_again(record)

    def _play_again(self, old: Record) -> None:
        """Play what was played, and let each bot think its thoughts again, so that it goes on as it would have."""
        for seat, move in old.moves:
            if seat in self.bots:
                self.bots[seat].choose(self.state.view(seat), self.state.choices(seat))
            else:
                self.news(seat)
            self.play(seat, move)

    @property
    def state(self) -> State:
        """The game as it stands; only views and choices are taken from it."""
        return self.record.state

    @property
    def is_over(self) -> bool:
        """True when nobody will be asked any more."""
        return self.state.is_over

    def play(self, seat: int, move: Move) -> None:
        """Play a move, and let everybody see of it what he may."""
        events = self.record.play(seat, move)
        for reader, log in self.log.items():
            log.extend(seen(events, reader))

    def let_bots_play(self) -> None:
        """Let bots answer until a person is asked or the game is over; in a sealed window they need not wait."""
        while asked := [seat for seat in self.state.actors if seat in self.bots]:
            seat = asked[0]
            self.play(seat, self.bots[seat].choose(self.state.view(seat), self.state.choices(seat)))

    def news(self, reader: int | None) -> list[Event]:
        """What happened since the reader was last told; what a person reads, all may have read of it what they may."""
        events = self.log[reader][self.told[reader] :]
        for each in (reader, None):
            self.told[each] = len(self.log[each])
        return events


def _bot_seed(record: Record, seat: int) -> int:
    return ((record.header.seed or 0) + STRIDE * (seat + 1)) % LARGEST_SEED


def _key(record: Record) -> int | bytes:
    header = record.header
    return header.seed if header.seed is not None else bytes.fromhex(header.secret or "")
