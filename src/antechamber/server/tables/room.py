"""One table while it is in memory: each change is checked, stored, and only then made and told."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from antechamber.core.refused import Refused
from antechamber.server.clock import Clock
from antechamber.server.faults import fault_of
from antechamber.server.settings import Settings
from antechamber.server.storage.log import StorageError
from antechamber.server.tables import callbacks
from antechamber.server.tables.callbacks import Then
from antechamber.server.tables.journal import Journal, Overtaken
from antechamber.server.tables.readers import Readers
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import key_of
from antechamber.table.pace import FOREVER, Pace
from antechamber.table.table import Table

logger = logging.getLogger(__name__)

Decide = Callable[[Table], Sequence[log.Entry]]
"""Checks a change and gives its entries, or refuses; no entries if there is nothing left to do."""
StartBot = Callable[[str, int, str, str, str], None]
"""Has a bot play: the table, the seat, the game, the bot's name and the secret of its seat."""

IN_GAME: Final = frozenset(
    {log.Played, log.Answered, log.WindowClosed, log.Undone, log.AheadSet, log.AheadCleared, log.Said}
)
"""What changes nothing about the people at a table."""
SECONDS_TO_RETRY: Final = 1.0
"""After which the house tries a failed chore again."""


class Change:
    """A change that waits for its turn: whose message asked for it, and whom to tell when it is made."""

    __slots__ = ("decide", "message", "seat", "then")

    def __init__(self, decide: Decide, seat: int | None, message: str | None, then: Then) -> None:
        self.decide = decide
        self.seat = seat
        self.message = message
        self.then = then


class Room:
    """A table with its log and its readers. All changes go through `queue_change`, one after another."""

    def __init__(self, journal: Journal, table: Table, settings: Settings, clock: Clock, start_bot: StartBot) -> None:
        self.name = journal.name
        self.table = table
        self.readers = Readers(journal.name, table, settings, clock)
        self.journal = journal
        self.last_used = clock.now()
        self.fault: str | None = None
        """Why the table is closed, when its log could not be played."""
        self._pace = settings.pace
        self._clock = clock
        self._start_bot = start_bot
        self._is_closed = False
        self._waiting: deque[Change] = deque()
        self._is_storing = False
        self._bot_secrets: dict[str, str] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._chores: set[asyncio.Future[None]] = set()

    async def change(self, decide: Decide) -> None:
        """Make a change for the house, and wait until it is made."""
        await callbacks.wait_for(lambda then: self.queue_change(decide, None, None, then))

    def queue_change(self, decide: Decide, seat: int | None, message: str | None, then: Then) -> None:
        """Check a change, store it, and only then make it and tell the readers; `then` hears how it went."""
        self._waiting.append(Change(decide, seat, message, then))
        self._go_on()

    def _go_on(self) -> None:
        """Begin the next change, unless one is being stored."""
        while self._waiting and not self._is_storing:
            self._begin(self._waiting.popleft())

    def _begin(self, change: Change) -> None:
        self.last_used = self._clock.now()
        try:
            self.check_health()
            entries = change.decide(self.table)
        except Exception as fault:  # noqa: BLE001  Whatever it is, the sender waits for it.
            change.then(fault)
            return
        if entries:
            self._is_storing = True
            self.journal.append(entries, change.seat, change.message, partial(self._stored, change, entries))
        else:
            change.then(None)

    def _stored(self, change: Change, entries: Sequence[log.Entry], fault: Exception | None) -> None:
        """Make a change that is stored."""
        if isinstance(fault, Overtaken):
            callbacks.run(self._reload(change.seat), partial(self._finish, change))
            return
        if fault is None:
            try:
                self._apply(entries)
            except Exception as error:  # noqa: BLE001  Whatever it is, the sender waits for it, and others wait behind.
                fault = error
        self._finish(change, fault)

    def _finish(self, change: Change, fault: Exception | None) -> None:
        self._is_storing = False
        change.then(fault)
        self._go_on()

    def check_health(self) -> None:
        """Refuse when the table is closed for a fault."""
        if self.fault is not None:
            raise Refused("", "server-quarantined", {"fault": self.fault})

    def _apply(self, entries: Sequence[log.Entry]) -> None:
        """Apply stored entries and tell the readers; a failure closes this table and harms no other."""
        try:
            news = [self.table.apply(entry, self._clock.now()) for entry in entries]
            self.readers.tell(news)
            self._show_people(entries)
        except Exception as error:  # noqa: BLE001  Whatever it is, it harms no other table.
            self.quarantine(error)
            self.check_health()
        self._set_timer()

    def _show_people(self, entries: Sequence[log.Entry]) -> None:
        """Send what frames do not say: who sits where, what was said, that a game has begun or ended."""
        kinds = {type(entry) for entry in entries}
        if log.Said in kinds:
            self.readers.show_talk()
        if not kinds <= IN_GAME or self.table.lacks_luck:
            self.readers.show_table()
            self._start_bots(entries)

    async def _reload(self, seat: int | None) -> None:
        """Another server has written to the log: replay it, show everybody how things stand, and refuse."""
        try:
            self.table = self.readers.table = await self.journal.replay()
        except StorageError:
            raise Refused("", "server-unsure") from None  # The log itself is fine: the next change tries again.
        except Exception as error:  # noqa: BLE001  Whatever it is, it harms no other table.
            self.quarantine(error)
            self.check_health()
        self.readers.catch_all_up()
        self._set_timer()
        raise Refused("", "table-stale", {"number": self.table.number(seat)})

    def quarantine(self, error: Exception) -> None:
        """Close the table, and say why."""
        self.fault = fault_of(error)
        logger.error("table %s is closed: %s", self.name, self.fault)
        self.close(Refused("", "server-quarantined", {"fault": self.fault}))

    def close(self, why: Refused) -> None:
        """Disconnect everybody, and do nothing more."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        self.readers.close(why)

    # What the house does by itself.

    async def wake(self) -> None:
        """After loading: draw luck if it is missing, and start the bots of a game in play."""
        await self._seal_luck()
        seats = [seat for seat, chair in enumerate(self.table.chairs) if chair.bot is not None]
        if self.table.phase == "playing" and seats:
            await self.change(lambda table: [self._seated_again(table, seat) for seat in seats])
        self._set_timer()

    def bot_key(self) -> str:
        """The hash of a new secret for a bot, who gets the secret itself once seated."""
        secret = secrets.token_urlsafe(32)
        self._bot_secrets[key_of(secret)] = secret
        return key_of(secret)

    def _seated_again(self, table: Table, seat: int) -> log.BotSeated:
        bot = table.chairs[seat].bot
        return log.BotSeated(seat, bot.bot if bot is not None else table.usual_bot, self.bot_key())

    def _start_bots(self, entries: Sequence[log.Entry]) -> None:
        """Start the bots that were just seated; they are needed only during a game."""
        kept, self._bot_secrets = self._bot_secrets, {}
        for entry in entries if self.table.phase == "playing" else ():
            if isinstance(entry, log.BotSeated) and entry.key in kept:
                game = self.table.game.preset or self.table.game.id
                self._start_bot(self.name, entry.seat, game, entry.bot, kept[entry.key])

    async def _seal_luck(self) -> None:
        """Draw the luck of the next game, once, so that its commitment is public before the deal."""
        if self.table.lacks_luck:
            await self.change(_missing_luck)

    def _set_timer(self) -> None:
        """Have an open window closed when it is due, answers given ahead, and luck drawn after a game."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.table.lacks_luck and not self._is_closed:
            self._do_soon(self._seal_luck)
        closes = self.table.closes(self._pace)
        if closes is not None and closes != FOREVER:
            self._wait(max(0.0, closes - self._clock.now()), lambda: self._do_soon(self._close_window))
        if self.table.due_ahead and not self._is_closed:
            if closes is not None:
                self._do_soon(self._answer_ahead)
            else:
                self._wait(self.table.ahead_delay, lambda: self._do_soon(self._answer_ahead))

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        """Set the one timer of the table."""
        if self._timer is not None:
            self._timer.cancel()
        if not self._is_closed:
            self._timer = asyncio.get_running_loop().call_later(seconds, then)

    async def _answer_ahead(self) -> None:
        """Give what was answered ahead: under seal at once, to an open question after its delay."""
        await self.change(_due_ahead)

    async def _close_window(self) -> None:
        """Close the window if it is due, otherwise wait on."""
        closes = self.table.closes(self._pace)
        if closes is not None and closes <= self._clock.now():
            await self.change(_due_window(self._pace, self._clock))
        else:
            self._set_timer()

    def _do_soon(self, chore: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(self._try(chore))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _try(self, chore: Callable[[], Awaitable[None]]) -> None:
        """Do a chore of the house; one that is refused is tried again in a moment."""
        try:
            await chore()
        except Refused as refused:
            logger.warning("table %s: %s", self.name, refused)
            self._wait(SECONDS_TO_RETRY, self._set_timer)
        except Exception as error:  # noqa: BLE001  Whatever it is, it harms no other table.
            self.quarantine(error)


def _missing_luck(table: Table) -> Sequence[log.Entry]:
    """New luck, unless it was drawn meanwhile: its commitment is public and may not change."""
    return [log.LuckSealed(secrets.token_bytes(32).hex())] if table.lacks_luck else []


def _due_ahead(table: Table) -> Sequence[log.Entry]:
    """What was answered ahead, if it is still asked."""
    return acts.answer_ahead(table) if table.due_ahead else []


def _due_window(pace: Pace, clock: Clock) -> Decide:
    """Close the open window if it is still due when this change has its turn."""

    def decide(table: Table) -> Sequence[log.Entry]:
        closes = table.closes(pace)
        is_due = closes is not None and closes <= clock.now()
        return [acts.close_window(table)] if is_due else []

    return decide
