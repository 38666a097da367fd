"""`python -m bench.web`: a whole game in Chromium with its processor slowed down, and the goal beside its figure."""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from bench.report import processor
from bench.web.watching import Applied, Stopwatch, applied, long_tasks, slow_down, watch
from tests.browser.chromium import FLAGS, NO_CHROMIUM
from tests.browser.playing import Player, play
from tests.browser.steady import PROGRAM
from tests.browser.tables import GAME
from tests.browser.visitor import Visitor
from tests.server.serving import Server, serving

TIMES: Final = 4.0
"""How many times slower the processor is made."""
GOAL: Final = 16.0
"""Milliseconds in which a frame shall be applied."""
PAUSE: Final = "0.25"
"""Seconds before each move of a bot, so that every frame is shown by itself."""
QUICK_MOVES: Final = 3
WORST: Final = 5
SCREENS: Final[dict[str, ViewportSize]] = {
    "wide": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}


def main() -> int:
    """Measure a game on each screen; 2 when there is no browser."""
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="some moves only: shows that all runs")
    is_quick = parser.parse_args().quick
    if shutil.which("chromium") is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return 2
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        print(f"{datetime.now(UTC):%Y-%m-%d}, {processor()}, Chromium {browser.version}, {TIMES:g} times slower")
        for screen, size in SCREENS.items():
            with (
                tempfile.TemporaryDirectory() as home,
                serving(Path(home) / "t.db", PROGRAM, bot_pause=PAUSE) as server,
            ):
                report(screen, *measure(server, browser, size, QUICK_MOVES if is_quick else None))
        browser.close()
    return 0


def measure(
    server: Server, browser: Browser, size: ViewportSize, moves: int | None
) -> tuple[list[Applied], list[float]]:
    """Play so many moves, or a whole game, from the front page's one click: its frames, and its long tasks."""
    context = browser.new_context(viewport=size, locale="en-GB")
    watch(context)
    visitor = Visitor(context)
    visitor.page.goto(server.address)
    slow_down(visitor.page, TIMES)
    stopwatch = Stopwatch(visitor.page)
    visitor.page.locator(f"[data-play='{GAME}']").click()
    expect(visitor.question).to_be_visible()
    play([Player(visitor)], moves)
    seen = applied(visitor.page, stopwatch), long_tasks(visitor.page)
    context.close()
    return seen


def report(screen: str, frames: Sequence[Applied], tasks: Sequence[float]) -> None:
    """Print what was measured, and the goal beside it."""
    changed, laid_out = [frame.changed for frame in frames], [frame.laid_out for frame in frames]
    own = [frame.own for frame in frames]
    print(f"\n{screen}: {len(frames)} frames, milliseconds until the page is (its own: in which its thread ran)")
    print(f"  {'':<10} {'median':>8} {'p95':>8} {'worst':>8}")
    for name, figures in (("changed", changed), ("laid out", laid_out), ("  its own", own)):
        print(f"  {name:<10} {at(figures, 0.5):>8.1f} {at(figures, 0.95):>8.1f} {max(figures):>8.1f}")
    for name, share in (("median", 0.5), ("p95", 0.95)):
        figure = at(laid_out, share)
        print(f"  goal: {name} laid out at most {GOAL:g}, is {figure:.1f}: {'met' if figure <= GOAL else 'missed'}")
    print(f"  tasks of 50 and more in the whole game: {len(tasks)}, the longest {max(tasks, default=0):.0f}")
    for frame in sorted(frames, key=lambda frame: frame.laid_out, reverse=True)[:WORST]:
        print(f"    {frame.changed:6.1f} {frame.laid_out:6.1f} {frame.own:6.1f}  {frame.what[:90]}")


def at(figures: Sequence[float], share: float) -> float:
    """The figure that so large a share does not exceed."""
    return sorted(figures)[min(len(figures) - 1, int(share * len(figures)))]


if __name__ == "__main__":
    sys.exit(main())
