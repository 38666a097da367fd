"""Somebody who plays in a real browser: what goes wrong on his pages is kept, and so is all that they were sent."""

import json
import time
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from tests.server.serving import WAIT

SERVER_IS_DOWN = ("ERR_CONNECTION_REFUSED", "WebSocket connection to", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
"""What the browser itself writes to its console while there is no server,"""
LINE_IS_CUT = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to")
"""and while there is no network."""
BEFORE_ALL = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`The content security policy forbids ${event.blockedURI} (${event.violatedDirective}).`));
window.openSockets = new Set();
window.WebSocket = class extends WebSocket {
  constructor(...about) {
    super(...about);
    window.openSockets.add(this);
    this.addEventListener("close", () => window.openSockets.delete(this));
  }
};
"""
"""Every page tells what its policy forbids, and lets a test lay hands on its sockets."""

expect.set_options(timeout=WAIT * 1000)


class Visitor:
    """A browser of one's own, with a page; `faults` is what went wrong on it."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.faults: list[str] = []
        self.received: list[str] = []
        self.sent: list[str] = []
        self.fetched: list[Response] = []
        context.add_init_script(BEFORE_ALL)
        self.page = self.open()

    def open(self) -> Page:
        """A new page in the same browser, which knows what the last one knew."""
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT * 1000)
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("requestfailed", self._note_failure)
        self.page.on("response", self._keep)
        self.page.on("websocket", self._listen)
        return self.page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"{message.text} ({message.location['url']})")

    def _note_failure(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # Whoever leaves a page does not wait for the rest of it.
            self.faults.append(f"{request.url}: {request.failure}")

    def _keep(self, response: Response) -> None:
        self.fetched.append(response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(str(text)))
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    def forgive(self, *texts: str) -> None:
        """Forget faults that the browser writes by itself in a state of things that the test has made."""
        self.faults = [fault for fault in self.faults if not any(text in fault for text in texts)]

    # What he sees.

    @property
    def lang(self) -> str:
        """The language of the page."""
        return str(self.page.evaluate("document.documentElement.lang"))

    @property
    def phase(self) -> str:
        """How far the table is: open, playing or over."""
        return str(self.page.get_attribute("[data-phase]", "data-phase"))

    @property
    def is_asked(self) -> bool:
        """Whether an answer of his is awaited: the title of the page tells it even from another tab."""
        return self.page.title().startswith("●")

    @property
    def shown(self) -> int:
        """The number of the frame that the page shows, 0 before the first; he may have been sent newer ones."""
        return int(self.page.get_attribute("[data-frame]", "data-frame") or 0)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over"

    @property
    def question(self) -> Locator:
        """The line that says what is asked."""
        return self.page.locator("[data-ask]")

    @property
    def log(self) -> Locator:
        """The lines of the log."""
        return self.page.locator("[data-log] li")

    def message(self, text: str) -> dict[str, Any]:
        """A message that was sent or received, read."""
        read: dict[str, Any] = json.loads(text)
        return read

    def messages(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind that this browser was sent."""
        return [message for message in map(self.message, self.received) if message["type"] == kind]

    def sent_messages(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind that this browser has sent."""
        return [message for message in map(self.message, self.sent) if message["type"] == kind]

    @property
    def frame(self) -> dict[str, Any]:
        """The newest frame that he was sent."""
        return next(message for message in map(self.message, reversed(self.received)) if message["type"] == "Frame")

    @property
    def table(self) -> str:
        """The table at which he is."""
        return self.page.url.split("#")[0].rsplit("/", 1)[-1]

    @property
    def bookmark(self) -> int:
        """The number of the frame that he has last seen, as this browser keeps it."""
        return int(self.page.evaluate("id => localStorage['antechamber.seen.' + id]", self.table).split()[-1])

    @property
    def secret(self) -> str:
        """The secret of his seat, as this browser keeps it."""
        kept = self.page.evaluate("id => localStorage['antechamber.seat.' + id]", self.table)
        return str(self.message(kept)["secret"])

    def is_scrolled_sideways(self) -> bool:
        """Whether the page is wider than its window."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))

    def expect_line(self, state: str) -> None:
        """Wait until the line is so: connected, lost."""
        expect(self.page.locator("[data-line]")).to_have_attribute("data-line", state)


def until(visitors: Iterable[Visitor], condition: Callable[[], bool], what: str = "it") -> None:
    """Wait for something that no single page shows; the pages live on meanwhile."""
    pages, deadline = [visitor.page for visitor in visitors], time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < deadline, f"waited too long until {what}"
        pages[0].wait_for_timeout(10)
