"""The clients of a table, and what each is sent: what they are shown, and events as that reader may see them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from antechamber.core.events import Event
from antechamber.core.refused import Refused
from antechamber.server.clock import Clock
from antechamber.server.messages import Frame, TableSeen
from antechamber.server.settings import Settings
from antechamber.server.tables import frames
from antechamber.server.tables.client import Client
from antechamber.table.chairs import SPECTATOR, Who
from antechamber.table.news import News
from antechamber.table.shown import Shown
from antechamber.table.table import Table


class Readers:
    """The clients of one table, by the seat that they read for."""

    def __init__(self, name: str, table: Table, settings: Settings, clock: Clock) -> None:
        self.name = name
        self.table = table
        self.settings = settings
        self.pace = settings.pace
        self.clock = clock
        self._by_reader: dict[int | None, list[Client]] = {}

    @property
    def clients(self) -> list[Client]:
        """All of them."""
        return [client for same in self._by_reader.values() for client in same]

    def who(self, key: str | None) -> Who:
        """Who owns the secret with this hash now; without one it is a spectator."""
        who = SPECTATOR if key is None else self.table.who(key)
        if who is None:
            raise Refused("", "server-not-yours")
        return who

    @property
    def people(self) -> int:
        """How many of the clients are not bots."""
        bots = {chair.bot.key for chair in self.table.chairs if chair.bot is not None}
        return sum(client.key not in bots for client in self.clients)

    def join(self, client: Client) -> None:
        """Add a client and tell them how things stand; everybody sees who has come."""
        same = sum(each.key == client.key for each in self.clients)
        if same >= (self.settings.most_spectators if client.key is None else self.settings.most_tabs):
            raise Refused("", "server-too-many-sockets")
        self._by_reader.setdefault(client.reader, []).append(client)
        if not same or client.key is None:
            self.show_table(but=client)
        for text in self.newest(client):
            client.put(text)

    def part(self, client: Client) -> None:
        """Remove a client; everybody sees who has gone."""
        same = self._by_reader.get(client.reader, [])
        if client in same:
            same.remove(client)
        if not same:
            self._by_reader.pop(client.reader, None)
        if client.key is None or all(each.key != client.key for each in self.clients):
            self.show_table()

    def newest(self, client: Client) -> list[bytes]:
        """All that a client needs to start from nothing: the table, the talk and the newest frame."""
        messages = [frames.encoded(self.table_for(self.who(client.key)))]
        if self.table.talk:
            messages.append(frames.encoded(frames.talk(self.table, len(self.table.talk), is_whole=True)))
        if self.table.playing is not None:
            messages.append(frames.encoded(self._newest_frame(client.reader, client.lang)))
        return messages

    def _newest_frame(self, reader: int | None, lang: str | None) -> Frame:
        (shown,) = self.table.shown([reader])
        frame = self._frame(reader, shown, (), shown.view, self._closes_in())
        return self._in_words(frame, shown, (), lang)

    def _frame(self, reader: int | None, shown: Shown, events: Any, view: Any, closes_in: float | None) -> Frame:
        """How the game stands for a reader, without words."""
        return Frame(
            number=self.table.number(reader),
            events=events,
            view=view,
            choices=shown.choices,
            answer=shown.answer,
            closes_in=closes_in,
            can_undo=shown.can_undo,
            ahead=frames.seen_ahead(self.table.game, shown.ahead, None),
            can_ahead=frames.seen_ahead(self.table.game, shown.can_ahead, None),
        )

    def catch_all_up(self) -> None:
        """Tell everybody how things stand, from nothing."""
        for client in self.clients:
            client.is_behind = True
            if client.socket.is_free:
                self.catch_up(client)

    def catch_up(self, client: Client) -> None:
        """Tell a client how things stand, if anything was missed."""
        if not client.is_behind or client.farewell is not None:
            return
        try:
            client.catch_up(self.newest(client))
        except Refused as refused:  # The client has lost the seat meanwhile.
            client.close(refused)

    def show_table(self, but: Client | None = None) -> None:
        """Send the table and its people to everybody, and disconnect clients who have lost their seat."""
        for client in self.clients:
            who = SPECTATOR if client.key is None else self.table.who(client.key)
            if who is None:
                client.close(Refused("", "server-not-yours"))
            elif client is not but:
                client.put(frames.encoded(self.table_for(who)))

    def table_for(self, who: Who) -> TableSeen:
        """The table and its people, as one of them sees them."""
        here = {each.key for each in self.clients}
        spectators = sum(each.key is None for each in self.clients)
        return frames.table_seen(self.name, self.table, who, here, spectators, self.pace)

    def show_talk(self) -> None:
        """Send everybody what was said last."""
        text = frames.encoded(frames.talk(self.table, 1, is_whole=False))
        for client in self.clients:
            client.put(text)

    def tell(self, news: Sequence[News]) -> None:
        """Send a frame to each reader whom the news reach."""
        reached = [reader for reader in self._by_reader if any(each.reaches(reader) for each in news)]
        if not reached:
            return
        closes_in = self._closes_in()
        all_shown = self.table.shown(reached)
        views = frames.texts_of([shown.view for shown in all_shown])
        told = Told()
        for reader, shown, view in zip(reached, all_shown, views, strict=True):
            events = _told(news, reader)
            frame = self._frame(reader, shown, told.text(events), view, closes_in)
            self._send(self._by_reader[reader], frame, shown, events)

    def _send(self, clients: list[Client], frame: Frame, shown: Shown, events: list[Event]) -> None:
        """Send a frame to all clients of a reader, to each in its language."""
        texts: dict[str | None, bytes] = {}
        for client in clients:
            lang = client.lang
            if lang not in texts:
                texts[lang] = frames.encoded(self._in_words(frame, shown, events, lang))
            client.put(texts[lang])

    def _in_words(self, frame: Frame, shown: Shown, events: Sequence[Event], lang: str | None) -> Frame:
        """A frame with its words in a language; without one, as it is."""
        if lang is None:
            return frame
        game = self.table.game
        words = frames.words_of(game, shown, events, self.table.names, lang)
        ahead, can_ahead = (frames.seen_ahead(game, each, lang) for each in (shown.ahead, shown.can_ahead))
        return replace(frame, words=words, ahead=ahead, can_ahead=can_ahead)

    def _closes_in(self) -> float | None:
        return self.table.closes_in(self.pace, self.clock.now())

    def close(self, why: Refused) -> None:
        """Disconnect everybody."""
        for client in self.clients:
            client.close(why)


class Told:
    """Events as parts of messages: a list that several readers share is encoded once."""

    def __init__(self) -> None:
        self._texts: list[tuple[list[Event], msgspec.Raw]] = []

    def text(self, events: list[Event]) -> msgspec.Raw:
        """The encoded list; the same object is encoded only once."""
        for known, text in self._texts:
            if known is events:
                return text
        self._texts.append((events, frames.text_of(events)))
        return self._texts[-1][1]


def _told(news: Sequence[News], reader: int | None) -> list[Event]:
    """All events that a reader is told; nearly always from one entry."""
    if len(news) == 1:
        return news[0].told(reader)
    return [event for each in news for event in each.told(reader)]
