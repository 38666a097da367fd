"""What axe finds on a page: only what it calls serious or critical counts, and of that there shall be nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from tests.browser.words import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
IS_GRAVE = {"serious", "critical"}
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"
STANDS_STILL = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"


@contextmanager
def standing_still(page: Page) -> Iterator[None]:
    """A page on which whatever moves has arrived, and arrives at once if it sets out now.

    A check takes a second, in which others may play on: half through a fade, a page's colors are nobody's.
    """
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 1000})
    page.wait_for_function(STANDS_STILL)
    yield
    devtools.detach()


def grave_faults(page: Page) -> list[str]:
    """Each fault with its rule and the elements that have it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())  # Not as a script of the page: its policy would rightly forbid that.
    with standing_still(page):
        found = page.evaluate(RUN)["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in IS_GRAVE
        for node in fault["nodes"]
    ]
