"""What must hold in every window, and whenever something is told; planted faults show that these checks have teeth."""

from itertools import permutations

from antechamber.core.events import SPECTATOR, ChoiceUndone, Event, TimeRanOut, only, seen
from antechamber.core.moves import Move
from antechamber.core.records import Record
from antechamber.core.refused import Refused
from antechamber.table import entries as log
from antechamber.table.news import News
from antechamber.table.table import Table
from tests.table.party import PACE, Party, everything, opened, raw

OWN = (log.Played, log.Answered, log.Undone, log.AheadSet, log.AheadCleared)
"""What a seat does, and is always sent a frame of."""


def check_answers_are_not_noticed(party: Party) -> None:
    """Everybody who is asked in the open window answers, and nobody but himself can tell that he has."""
    for seat in party.dice.sample(party.asked, len(party.asked)):
        choices, before, number = party.shown_to(seat).choices, noticed(party, seat), party.table.number(seat)
        answer = party.dice.choice(choices)
        news = party.play(seat, answer)
        mine = party.shown_to(seat)

        assert noticed(party, seat) == before, f"others noticed that seat {seat} had answered"
        assert [reader for reader in party.table.readers() if news.reaches(reader) or news.told(reader)] == [seat]
        assert party.table.number(seat) == number + 1
        assert news.told(seat), f"seat {seat} was not told of its own answer"
        assert mine.answer == answer
        assert list(mine.choices) == []
        assert is_answered(party, seat, party.dice.choice(choices)), f"seat {seat} could answer twice"


def noticed(party: Party, actor: int) -> list[object]:
    """All that others than the actor can see."""
    others = [reader for reader in party.table.readers() if reader != actor]
    return [
        [party.table.number(reader) for reader in others],
        [party.shown_to(reader) for reader in others],
        party.playing.closes_in(PACE, party.now),
        (party.table.phase, party.table.names, party.playing.result),
    ]


def is_answered(party: Party, seat: int, move: Move) -> bool:
    """True when a second answer is refused as such."""
    try:
        party.send(seat, move)
    except Refused as refused:
        return refused.reason == "table-answered"
    return False


def check_order_does_not_matter(party: Party) -> None:
    """In whatever order the open window is answered, it leaves the same table and everybody is told the same."""
    answers = {seat: party.dice.choice(party.shown_to(seat).choices) for seat in party.asked}
    ends: list[object] = []
    for order in permutations(answers):
        table = rebuilt(party.log)
        for seat in order:
            table.apply(log.Answered(seat, raw(answers[seat])), party.now)
        news = table.apply(log.WindowClosed(), party.now)
        ends.append((everything(table), [news.told(reader) for reader in table.readers()]))
    assert len(answers) > 1
    assert all(end == ends[0] for end in ends), "the order of the answers has changed something"


def rebuilt(entries: list[log.Entry]) -> Table:
    """The table made anew from its log as it is stored."""
    stored = [log.read(log.write(entry)) for entry in entries]
    table = opened(stored[0])
    for entry in stored[1:]:
        table.apply(entry, 0.0)
    return table


class Watcher:
    """Plays along on a record of its own, and compares what readers are shown and told with what the rules say."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.record: Record | None = None
        self.answers: dict[int, Move] = {}
        self.played: list[list[Event]] = []
        """What each move brought about that was made by a seat alone."""
        self.numbers = list(party.table.numbers)
        self.sights = self.look()

    def look(self) -> dict[int | None, object]:
        table = self.party.table
        return dict(zip(table.readers(), table.shown(table.readers()), strict=True)) if table.playing else {}

    def check(self, entry: log.Entry, news: News) -> None:
        """Compare what has come of an entry."""
        self.follow(entry, news)
        self.check_numbers(entry, news)
        if self.record is not None:
            self.check_sights(self.record)

    def follow(self, entry: log.Entry, news: News) -> None:
        """Make the same move on the record; every reader must be told what the rules let him see of it."""
        playing, events = self.party.table.playing, []
        if isinstance(entry, log.Started) and playing is not None:
            self.record = Record(playing.game, playing.header, bytes.fromhex(playing.header.secret or ""))
        elif playing is None or self.record is None:
            pass
        elif isinstance(entry, log.Played):
            events = self.record.play(entry.seat, playing.read(entry.move))
            self.played.append(events)
        elif isinstance(entry, log.Undone):
            events = [self.undone(entry.seat)]
            self.record = again(self.record, but=1)
        elif isinstance(entry, log.Answered):
            self.answers[entry.seat] = playing.read(entry.move)
            told = self.record.state.copy().narrate(entry.seat, self.answers[entry.seat])
            events = [event for event in told if is_seal(event, entry.seat)]
        elif isinstance(entry, log.WindowClosed):
            answers = self.answers | {seat: playing.read(move) for seat, move in entry.absent}
            for seat in sorted(answers):
                if seat not in self.answers:
                    events.append(TimeRanOut(seat=seat, readers=only(seat)))
                told = self.record.play(seat, answers[seat])
                events += [event for event in told if seat not in self.answers or not is_seal(event, seat)]
            self.answers = {}
        for reader in self.party.table.readers():
            assert news.told(reader) == seen(events, reader), f"{reader} was told something else than the rules say"

    def undone(self, seat: int) -> Event:
        """What tells that a choice was taken back: it is for all who had been told of the choice."""
        events = self.played.pop()
        told = [reader for reader in self.party.table.readers() if reader == seat or seen(events, reader)]
        return ChoiceUndone(seat=seat, readers=sum(SPECTATOR if reader is None else only(reader) for reader in told))

    def check_numbers(self, entry: log.Entry, news: News) -> None:
        """A number grows by one when its reader is owed a frame, and he is when anything has changed for him."""
        table, before = self.party.table, self.sights
        self.sights = self.look()
        for place, reader in enumerate(table.readers()):
            grown = table.numbers[place] - self.numbers[place]
            assert grown == news.reaches(reader) == is_owed(reader, entry, news), f"{reader} was sent {grown} frames"
            assert grown or self.sights.get(reader) == before.get(reader)
        self.numbers = list(table.numbers)

    def check_sights(self, record: Record) -> None:
        """A sight is the view and the choices, as if only the reader had answered, and the reader's own answer."""
        for reader in self.party.table.readers():
            sight, answer = self.party.shown_to(reader), None if reader is None else self.answers.get(reader)
            state = record.state.copy()
            if answer is not None:
                state.play(reader, answer)
            assert sight.view == state.view(reader), f"{reader} is shown what is not in their view"
            assert list(sight.choices) == state.choices(reader), (
                f"{reader} is offered something else than their choices"
            )
            assert sight.answer == answer, f"{reader} is shown an answer that is not theirs"


def again(record: Record, but: int) -> Record:
    """The same record without its last moves."""
    shorter = Record(record.game, record.header, bytes.fromhex(record.header.secret or ""))
    for seat, move in record.moves[:-but]:
        shorter.play(seat, move)
    return shorter


def is_seal(event: Event, seat: int) -> bool:
    """True for what tells a seat, and nobody else, how it has answered; what an opening tells it alone reveals."""
    return event.private and event.readers == only(seat) and not event.reveals


def is_owed(reader: int | None, entry: log.Entry, news: News) -> bool:
    """True when a reader is owed a frame: of a deal, an opened window, their own move or answer, what they are told."""
    is_theirs = isinstance(entry, OWN) and entry.seat == reader
    return is_theirs or isinstance(entry, log.Started | log.WindowClosed) or bool(news.told(reader))
