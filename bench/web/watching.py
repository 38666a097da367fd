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
    this.addEventListener("message", () => (start = performance.now()));
    this.addEventListener("open", () =>
      this.addEventListener("message", (event) => {
        const changed = performance.now() - start;
        document.body.getBoundingClientRect();
        const laidOut = performance.now() - start;
        const message = JSON.parse(event.data);
        if (message.type !== "Frame") return;
        window.applied.push([changed, laidOut, message.events.map(({ type }) => type).join(" ")]);
      }));
  }
};
"""
"""Two listeners stand round the client's own: one is there before it, the other comes when the socket opens. After each
listener the browser runs all that was put off until the end of the task, the drawing of the page among it: so the last
one finds the page changed. To ask for a rectangle has it laid out. What the client puts off until later, and the
painting, show among the tasks that the browser calls long: those of 50 milliseconds and more."""


@dataclass(frozen=True, slots=True)
class Applied:
    """A frame: the milliseconds until the page was changed, until it was laid out, and what had happened."""

    changed: float
    laid_out: float
    what: str


def watch(context: BrowserContext) -> None:
    """Watch every page that will be opened here."""
    context.add_init_script(WATCH)


def slow_down(page: Page, times: float) -> None:
    """Let a page's processor be so many times slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def applied(page: Page) -> list[Applied]:
    """All frames that came."""
    seen: list[Any] = page.evaluate("window.applied")
    return [Applied(*each) for each in seen]


def long_tasks(page: Page) -> list[float]:
    """How long each task took for which the browser kept people waiting, from the first frame on."""
    seen: list[float] = page.evaluate("window.longTasks")
    return seen
