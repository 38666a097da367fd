"""Who is connected to a table, and what is sent to whom: sights, and events as their reader may see them."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from antechamber.core.events import Event
from antechamber.core.refused import Refused
from antechamber.server import frames
from antechamber.server.clock import Clock
from antechamber.server.connection import Connection
from antechamber.server.messages import Frame, TableSeen
from antechamber.server.settings import Settings
from antechamber.table.chairs import SPECTATOR, Who
from antechamber.table.news import News
from antechamber.table.sight import Sight
from antechamber.table.table import Table


class Readers:
    """The sockets of one table."""

    def __init__(self, name: str, table: Table, settings: Settings, clock: Clock) -> None:
        self.name = name
        self.table = table
        self.settings = settings
        self.pace = settings.pace
        self.clock = clock
        self._listening: dict[int | None, list[Connection]] = {}

    @property
    def connections(self) -> list[Connection]:
        """All sockets."""
        return [connection for same in self._listening.values() for connection in same]

    def who(self, key: str | None) -> Who:
        """Who has the secret of this hash, as things stand now; a spectator has none."""
        who = SPECTATOR if key is None else self.table.who(key)
        if who is None:
            raise Refused("", "server-not-yours")
        return who

    @property
    def people(self) -> int:
        """How many sockets are not a bot's."""
        bots = {chair.bot.key for chair in self.table.chairs if chair.bot is not None}
        return sum(connection.key not in bots for connection in self.connections)

    def join(self, connection: Connection) -> None:
        """Let a socket in and tell it how things stand; everybody sees who has come."""
        same = sum(each.key == connection.key for each in self.connections)
        if same >= (self.settings.most_spectators if connection.key is None else self.settings.most_tabs):
            raise Refused("", "server-too-many-sockets")
        self._listening.setdefault(connection.reader, []).append(connection)
        if not same or connection.key is None:
            self.show_table(but=connection)
        for text in self.newest(connection):
            connection.put(text)

    def part(self, connection: Connection) -> None:
        """Let a socket go; everybody sees who has gone."""
        same = self._listening.get(connection.reader, [])
        if connection in same:
            same.remove(connection)
        if not same:
            self._listening.pop(connection.reader, None)
        if connection.key is None or all(each.key != connection.key for each in self.connections):
            self.show_table()

    def newest(self, connection: Connection) -> list[bytes]:
        """All that a connection needs to go on from nothing: the table, the talk and the newest frame."""
        messages = [frames.encoded(self.table_for(self.who(connection.key)))]
        if self.table.talk:
            messages.append(frames.encoded(frames.talk(self.table, len(self.table.talk), is_whole=True)))
        if self.table.playing is not None:
            messages.append(frames.encoded(self._newest_frame(connection.reader, connection.lang)))
        return messages

    def _newest_frame(self, reader: int | None, lang: str | None) -> Frame:
        (sight,) = self.table.sights([reader])
        number, closes_in = self.table.number(reader), self._closes_in()
        return self._in_words(Frame(number, (), sight.view, sight.choices, sight.answer, closes_in), sight, (), lang)

    def catch_all_up(self) -> None:
        """Have everybody told how things stand, from nothing."""
        for connection in self.connections:
            connection.is_behind = True
            if connection.line.is_free:
                self.catch_up(connection)

    def catch_up(self, connection: Connection) -> None:
        """Have a reader told how things stand, if he has missed something."""
        if not connection.is_behind or connection.farewell is not None:
            return
        try:
            connection.catch_up(self.newest(connection))
        except Refused as refused:  # He has lost his seat while he was behind.
            connection.close(refused)

    def show_table(self, but: Connection | None = None) -> None:
        """Send the table and its people to everybody; whoever has lost his seat is sent away."""
        for connection in self.connections:
            who = SPECTATOR if connection.key is None else self.table.who(connection.key)
            if who is None:
                connection.close(Refused("", "server-not-yours"))
            elif connection is not but:
                connection.put(frames.encoded(self.table_for(who)))

    def table_for(self, who: Who) -> TableSeen:
        """The table and its people, as one of them sees them."""
        here = {each.key for each in self.connections}
        spectators = sum(each.key is None for each in self.connections)
        return frames.table_seen(self.name, self.table, who, here, spectators)

    def show_talk(self) -> None:
        """Send everybody what was said last."""
        text = frames.encoded(frames.talk(self.table, 1, is_whole=False))
        for connection in self.connections:
            connection.put(text)

    def tell(self, news: Sequence[News]) -> None:
        """Send a frame to each reader whom the news reach, in his language if he wants words."""
        reached = [reader for reader in self._listening if any(each.reaches(reader) for each in news)]
        if not reached:
            return
        closes_in = self._closes_in()
        sights = self.table.sights(reached)
        views = frames.texts_of([sight.view for sight in sights])
        told = Told()
        for reader, sight, view in zip(reached, sights, views, strict=True):
            events = _told(news, reader)
            frame = Frame(self.table.number(reader), told.text(events), view, sight.choices, sight.answer, closes_in)
            self._send(self._listening[reader], frame, sight, events)

    def _send(self, connections: list[Connection], frame: Frame, sight: Sight, events: list[Event]) -> None:
        """Send a frame to all sockets of a reader, to each in its language."""
        texts: dict[str | None, bytes] = {}
        for connection in connections:
            lang = connection.lang
            if lang not in texts:
                texts[lang] = frames.encoded(self._in_words(frame, sight, events, lang))
            connection.put(texts[lang])

    def _in_words(self, frame: Frame, sight: Sight, events: Sequence[Event], lang: str | None) -> Frame:
        """A frame with what it says in words, for whoever wants that."""
        if lang is None:
            return frame
        return replace(frame, words=frames.words_of(self.table.game, sight, events, self.table.names, lang))

    def _closes_in(self) -> float | None:
        return self.table.in_play().closes_in(self.pace, self.clock.now())

    def close(self, why: Refused) -> None:
        """Send everybody away."""
        for connection in self.connections:
            connection.close(why)


class Told:
    """Events as parts of messages: what several readers are told alike is encoded once."""

    def __init__(self) -> None:
        self._texts: list[tuple[list[Event], msgspec.Raw]] = []

    def text(self, events: list[Event]) -> msgspec.Raw:
        """The text of one and the same list is made once."""
        for known, text in self._texts:
            if known is events:
                return text
        self._texts.append((events, frames.text_of(events)))
        return self._texts[-1][1]


def _told(news: Sequence[News], reader: int | None) -> list[Event]:
    """All that a reader is told; nearly always that is of one entry."""
    if len(news) == 1:
        return news[0].told(reader)
    return [event for each in news for event in each.told(reader)]
