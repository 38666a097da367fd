"""What has happened, told to one reader: all of it, or the news."""

from collections.abc import Sequence

from antechamber.core import telling
from antechamber.core.events import Event
from antechamber.terminal.plain import Drawing
from antechamber.terminal.screen import Screen
from antechamber.terminal.sitting import Sitting


class Log:
    """Tells one reader (None: all who look on) what they have seen."""

    def __init__(
        self, sitting: Sitting, reader: int | None, screen: Screen, drawing: Drawing, names: Sequence[str]
    ) -> None:
        self.sitting = sitting
        self.reader = reader
        self.screen = screen
        self.drawing = drawing
        self.names = names

    def show_news(self) -> None:
        """What happened since the reader was last told, if anything did."""
        if lines := self.lines(self.sitting.news(self.reader)):
            self.screen.line("")
            self.screen.say("terminal-news", "bold")
            self.show(lines)

    def show_all(self) -> None:
        """Everything from the beginning."""
        lines = self.lines(self.sitting.log[self.reader])
        if not lines:
            self.screen.say("terminal-no-log")
        self.show(lines)

    def lines(self, events: Sequence[Event]) -> list[tuple[str, bool]]:
        """Each event that is told, in words, and whether others stand under it."""
        told = [
            (telling.tell(self.sitting.game, event, self.reader, self.names, self.screen.lang), event)
            for event in events
        ]
        return [(words, isinstance(event, self.drawing.HEADINGS)) for words, event in told if words]

    def show(self, lines: Sequence[tuple[str, bool]]) -> None:
        """Print lines of the log."""
        for words, is_heading in lines:
            if is_heading:
                self.screen.line(words, "bold", indent="  ")
            else:
                self.screen.line(words, indent="  · ", hang="    ")
