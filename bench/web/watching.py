"""How a page is watched: from the arrival of a frame to the changed page, to its new layout, and all it does after."""

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

WATCH: Final = """
window.applied = [];
window.longTasks = [];
new PerformanceObserver((list) => {
  if (window.applied.length) window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: "longtask" });
window.WebSocket = class extends WebSocket {
  constructor(...about) {
    super(...about);
    let start = 0;
    this.addEventListener("message", () => {
      performance.mark("message arrived");
      start = performance.now();
    });
    this.addEventListener("open", () =>
      this.addEventListener("message", (event) => {
        const changed = performance.now() - start;
        document.body.getBoundingClientRect();
        const laidOut = performance.now() - start;
        performance.mark("message shown");
        const message = JSON.parse(event.data);
        const what = message.type === "Frame" ? message.events.map(({ type }) => type).join(" ") : null;
        window.applied.push([changed, laidOut, what]);
      }));
  }
};
"""
"""Two listeners stand round the client's own: one is there before it, the other comes when the socket opens. After each
listener the browser runs all that was put off until the end of the task, the drawing of the page among it: so the last
one finds the page changed. To ask for a rectangle has it laid out. What the client puts off until later, and the
painting, show among the tasks that the browser calls long: those of 50 milliseconds and more. The marks stand in the
browser's trace, with the processor time that the page's thread had used by then."""


@dataclass(frozen=True, slots=True)
class Applied:
    """A frame: the milliseconds until the page was changed, until it was laid out, and what had happened.

    `own` are those of them in which the page's own thread ran: what other programs took from it is not among them, so
    that two versions can be compared on a busy machine. Neither is waiting, for which the clock alone can tell.
    """

    changed: float
    laid_out: float
    own: float
    what: str


class Stopwatch:
    """Reads the processor time of a page's thread from the browser's trace, at each of the page's marks."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._events: list[Any] = []
        self._has_ended = False
        self._session.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        config = {"includedCategories": ["blink.user_timing"]}
        self._session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def _end(self, _: Any) -> None:
        self._has_ended = True

    def stop(self) -> list[float]:
        """The milliseconds of each message from its arrival until the page was laid out, in their order."""
        self._session.on("Tracing.tracingComplete", self._end)
        self._session.send("Tracing.end")
        while not self._has_ended:
            self._page.wait_for_timeout(50)
        marks = [event for event in self._events if str(event["name"]).startswith("message ")]
        marks.sort(key=lambda event: event["ts"])
        pairs = zip(marks[::2], marks[1::2], strict=False)  # The trace may end between the last two.
        return [(shown["tts"] - arrived["tts"]) / 1000 for arrived, shown in pairs]


def watch(context: BrowserContext) -> None:
    """Watch every page that will be opened here."""
    context.add_init_script(WATCH)


def slow_down(page: Page, times: float) -> None:
    """Let a page's processor be so many times slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def applied(page: Page, stopwatch: Stopwatch) -> list[Applied]:
    """All frames that came while the stopwatch ran."""
    owns = stopwatch.stop()
    seen: list[Any] = page.evaluate("window.applied")  # Of the last, which came after the stop, no time is known.
    return [
        Applied(changed, laid_out, own, what)
        for (changed, laid_out, what), own in zip(seen, owns, strict=False)
        if what is not None
    ]


def long_tasks(page: Page) -> list[float]:
    """How long each task took for which the browser kept people waiting, from the first frame on."""
    seen: list[float] = page.evaluate("window.longTasks")
    return seen
