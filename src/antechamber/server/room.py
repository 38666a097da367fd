"""One table while it is in memory: what is wished is checked, stored, and only then done and told."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from antechamber.core.refused import Refused
from antechamber.server import errands
from antechamber.server.clock import Clock
from antechamber.server.errands import Then
from antechamber.server.faults import fault_of
from antechamber.server.journal import Journal, Overtaken
from antechamber.server.readers import Readers
from antechamber.server.settings import Settings
from antechamber.server.storage.log import StorageError
from antechamber.table import acts
from antechamber.table import entries as log
from antechamber.table.chairs import key_of
from antechamber.table.pace import FOREVER, Pace
from antechamber.table.table import Table

logger = logging.getLogger(__name__)

Decide = Callable[[Table], Sequence[log.Entry]]
"""Checks a wish and gives the entries that grant it, or refuses; none when there is nothing left to do."""
Hire = Callable[[str, int, str, str, str], None]
"""Has a bot play: the table, the seat, the game, the bot's name and the secret of its seat."""

IN_GAME: Final = frozenset({log.Played, log.Answered, log.WindowClosed, log.Said})
"""What changes nothing about the people at a table."""
PATIENCE: Final = 1.0
"""Seconds after which the house tries again what it could not do."""


class Wish:
    """What somebody wants at a table: by which message, and who is told what came of it."""

    __slots__ = ("decide", "message", "seat", "then")

    def __init__(self, decide: Decide, seat: int | None, message: str | None, then: Then) -> None:
        self.decide = decide
        self.seat = seat
        self.message = message
        self.then = then


class Room:
    """A table with its log and its readers. All changes go through `wish`, one after the other."""

    def __init__(self, journal: Journal, table: Table, settings: Settings, clock: Clock, hire: Hire) -> None:
        self.name = journal.name
        self.table = table
        self.readers = Readers(journal.name, table, settings, clock)
        self.journal = journal
        self.last_used = clock.now()
        self.fault: str | None = None
        """Why the table is closed, when its log could not be played."""
        self._pace = settings.pace
        self._clock = clock
        self._hire = hire
        self._is_closed = False
        self._wishes: deque[Wish] = deque()
        self._is_storing = False
        self._bot_secrets: dict[str, str] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._chores: set[asyncio.Future[None]] = set()

    async def change(self, decide: Decide) -> None:
        """Have a wish of the house granted, and wait for it."""
        await errands.done(lambda then: self.wish(decide, None, None, then))

    def wish(self, decide: Decide, seat: int | None, message: str | None, then: Then) -> None:
        """Check a wish, store what it leads to, and only then let it happen and be seen."""
        self._wishes.append(Wish(decide, seat, message, then))
        self._go_on()

    def _go_on(self) -> None:
        """Grant what is wished, one after the other."""
        while self._wishes and not self._is_storing:
            self._grant(self._wishes.popleft())

    def _grant(self, wish: Wish) -> None:
        self.last_used = self._clock.now()
        try:
            self.check_health()
            entries = wish.decide(self.table)
        except Exception as fault:  # noqa: BLE001  Whatever it is, somebody waits for it.
            wish.then(fault)
            return
        if entries:
            self._is_storing = True
            self.journal.append(entries, wish.seat, wish.message, partial(self._stored, wish, entries))
        else:
            wish.then(None)

    def _stored(self, wish: Wish, entries: Sequence[log.Entry], fault: Exception | None) -> None:
        """Let happen what is stored."""
        if isinstance(fault, Overtaken):
            errands.run(self._begin_again(wish.seat), partial(self._granted, wish))
            return
        if fault is None:
            try:
                self._happen(entries)
            except Exception as error:  # noqa: BLE001  Whatever it is, somebody waits for it, and others behind him.
                fault = error
        self._granted(wish, fault)

    def _granted(self, wish: Wish, fault: Exception | None) -> None:
        self._is_storing = False
        wish.then(fault)
        self._go_on()

    def check_health(self) -> None:
        """Refuse when the table is closed for a fault."""
        if self.fault is not None:
            raise Refused("", "server-quarantined", {"fault": self.fault})

    def _happen(self, entries: Sequence[log.Entry]) -> None:
        """Let stored entries take effect and be told; a table at which that fails is closed, and no other harmed."""
        try:
            news = [self.table.apply(entry, self._clock.now()) for entry in entries]
            self.readers.tell(news)
            self._show_people(entries)
        except Exception as error:  # noqa: BLE001  Whatever it is, it harms no other table.
            self.quarantine(error)
            self.check_health()
        self._mind_the_time()

    def _show_people(self, entries: Sequence[log.Entry]) -> None:
        """Tell what moves do not: who sits where, what was said, and that a game has begun or ended."""
        kinds = {type(entry) for entry in entries}
        if log.Said in kinds:
            self.readers.show_talk()
        if not kinds <= IN_GAME or self.table.lacks_luck:
            self.readers.show_table()
            self._call_bots(entries)

    async def _begin_again(self, seat: int | None) -> None:
        """Another writer was here: make the table anew from the log, show everybody how things stand, and refuse."""
        try:
            self.table = self.readers.table = await self.journal.replay()
        except StorageError:
            raise Refused("", "server-unsure") from None  # No fault of the log: the next change begins again.
        except Exception as error:  # noqa: BLE001  Whatever it is, it harms no other table.
            self.quarantine(error)
            self.check_health()
        self.readers.catch_all_up()
        self._mind_the_time()
        raise Refused("", "table-stale", {"number": self.table.number(seat)})

    def quarantine(self, error: Exception) -> None:
        """Close the table, and say why."""
        self.fault = fault_of(error)
        logger.error("table %s is closed: %s", self.name, self.fault)
        self.close(Refused("", "server-quarantined", {"fault": self.fault}))

    def close(self, why: Refused) -> None:
        """Send everybody away, and do nothing more."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        self.readers.close(why)

    # What the house does by itself.

    async def wake(self) -> None:
        """After loading: draw the luck that is missing, and call the bots of a game in play anew."""
        await self._seal_luck()
        seats = [seat for seat, chair in enumerate(self.table.chairs) if chair.bot is not None]
        if self.table.phase == "playing" and seats:
            await self.change(lambda table: [self._seated_again(table, seat) for seat in seats])
        self._mind_the_time()

    def bot_key(self) -> str:
        """The hash of a new secret for a bot, which is handed to the bot once it is seated."""
        secret = secrets.token_urlsafe(32)
        self._bot_secrets[key_of(secret)] = secret
        return key_of(secret)

    def _seated_again(self, table: Table, seat: int) -> log.BotSeated:
        bot = table.chairs[seat].bot
        return log.BotSeated(seat, bot.bot if bot is not None else table.usual_bot, self.bot_key())

    def _call_bots(self, entries: Sequence[log.Entry]) -> None:
        """Call the bots that were just seated; before a game nobody needs them."""
        kept, self._bot_secrets = self._bot_secrets, {}
        for entry in entries if self.table.phase == "playing" else ():
            if isinstance(entry, log.BotSeated) and entry.key in kept:
                game = self.table.game.preset or self.table.game.id
                self._hire(self.name, entry.seat, game, entry.bot, kept[entry.key])

    async def _seal_luck(self) -> None:
        """Draw the luck of the coming game, once, so that its commitment is public before the deal."""
        if self.table.lacks_luck:
            await self.change(_missing_luck)

    def _mind_the_time(self) -> None:
        """See to it that an open window is closed when it is due, and that luck is drawn after an end."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.table.lacks_luck and not self._is_closed:
            self._do_soon(self._seal_luck)
        closes = self.table.closes(self._pace)
        if closes is not None and closes != FOREVER:
            self._wait(max(0.0, closes - self._clock.now()), lambda: self._do_soon(self._close_window))

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        """Have something done later, and nothing else meanwhile."""
        if self._timer is not None:
            self._timer.cancel()
        if not self._is_closed:
            self._timer = asyncio.get_running_loop().call_later(seconds, then)

    async def _close_window(self) -> None:
        """Close the window, unless it is not the one that was due."""
        closes = self.table.closes(self._pace)
        if closes is not None and closes <= self._clock.now():
            await self.change(_due_window(self._pace, self._clock))
        else:
            self._mind_the_time()

    def _do_soon(self, chore: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(self._try(chore))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _try(self, chore: Callable[[], Awaitable[None]]) -> None:
        """Do a chore of the house; what cannot be stored now is tried again in a moment."""
        try:
            await chore()
        except Refused as refused:
            logger.warning("table %s: %s", self.name, refused)
            self._wait(PATIENCE, self._mind_the_time)
        except Exception as error:  # noqa: BLE001  Whatever it is, it harms no other table.
            self.quarantine(error)


def _missing_luck(table: Table) -> Sequence[log.Entry]:
    """New luck, if nobody has drawn it meanwhile: what is public of it is not changed again."""
    return [log.LuckSealed(secrets.token_bytes(32).hex())] if table.lacks_luck else []


def _due_window(pace: Pace, clock: Clock) -> Decide:
    """Close the open window if it is due, which is looked at when nobody else can change it any more."""

    def decide(table: Table) -> Sequence[log.Entry]:
        closes = table.closes(pace)
        is_due = closes is not None and closes <= clock.now()
        return [acts.close_window(table)] if is_due else []

    return decide
