"""`python -m tests.browser.screens [FOLDER]`: pictures of every main screen, each from a game with the same luck.

A picture is called after its screen, the device, the hour and the language: `betting.phone.day.fr.png`.
"""

import argparse
import base64
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser.chromium import FLAGS, NO_CHROMIUM
from tests.browser.intending import Intending, Move
from tests.browser.playing import play
from tests.browser.steady import steadily_serving
from tests.browser.tables import GAME, button, expect_scores, open_side
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.server.serving import Server

FOLDER = Path("docs/screens")
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SEEDS = {4: 22, 5: 21}
"""Luck that has everything come up in the first game, by the number of players."""
MOST_GAMES = 2
FEWEST_BETS = 4
"""How many cards lie on the table before it is worth a picture."""


@dataclass(frozen=True)
class Look:
    """A device, an hour, a language, and how many sit at the table."""

    device: str
    hour: str
    lang: str
    players: int = 4

    def __str__(self) -> str:
        return f"{self.device}.{self.hour}.{self.lang}"


LOOKS = (
    Look("desktop", "night", "en"),
    Look("phone", "day", "fr", players=5),
    Look("desktop", "day", "fr", players=5),
    Look("phone", "night", "en"),
    Look("tablet", "night", "fr", players=5),
)
README = {
    "readme-table": ("favor.desktop.night.en", 760),
    "readme-front": ("front.desktop.night.en", 640),
    "readme-counting": ("counting.desktop.day.fr", 640),
    "readme-phone": ("betting.phone.night.en", 300),
}
"""The best of them, under names that the README knows, and as wide as they are shown there."""


class Photographer(Intending):
    """He plays on until everything has been before his lens."""

    wanted: frozenset[str] = frozenset({"choosing", "betting", "favor", "planning", "counting"})

    def __init__(self, visitor: Visitor, folder: Path, look: Look) -> None:
        super().__init__(visitor, SEEDS[look.players])
        self.folder = folder
        self.look = look
        self.taken: set[str] = set()

    def take(self, screen: str) -> None:
        """Take a picture, once."""
        if screen in self.taken:
            return
        self.taken.add(screen)
        self.visitor.page.mouse.move(0, 0)
        self.visitor.page.screenshot(path=self.folder / f"{screen}.{self.look}.png", animations="disabled")

    def choose(self) -> Move:
        """Before a move there is something to see."""
        view = self.visitor.frame["view"]
        kinds = {move["type"] for move in self.visitor.frame["choices"]}
        if "Attend" in kinds:
            self.take("choosing")
        if "Bet" in kinds and len(view["bets"]) >= FEWEST_BETS:
            self.take("betting")
        if any(kind.startswith("Use") for kind in kinds):
            self.take("favor")
        return super().choose()

    def show_split(self) -> None:
        """The control for a Planning, before it is sent."""
        self.take("planning")

    def go_on(self) -> None:
        """Let the first counting play until it has something to tell."""
        if "counting" not in self.taken and self.visitor.page.locator("[data-counting]").count():
            expect(self.visitor.page.locator("[data-counting=points]")).to_be_visible()
            self.take("counting")
        super().go_on()

    @property
    def is_content(self) -> bool:
        """Whether he has seen all that a game can show."""
        return self.wanted <= self.taken


def visit(server: Server, visitor: Visitor, folder: Path, look: Look) -> None:
    """Walk through the house, and through as many games as it takes."""
    page, player = visitor.page, Photographer(visitor, folder, look)
    page.goto(server.address)
    page.wait_for_load_state("networkidle")
    player.take("front")
    page.locator(f"[data-invite='{GAME}']").click()
    page.get_by_label(say("your-name", look.lang)).fill({"en": "Ann", "fr": "Anne"}[look.lang])
    page.get_by_label(str(look.players), exact=True).check(force=True)
    player.take("new-table")
    button(visitor, "open-table").click()
    expect(button(visitor, "start")).to_be_visible()
    expect(page.get_by_role("img", name=say("qr", look.lang))).to_have_js_property("complete", True)
    expect(page.locator("header h1")).not_to_be_empty()
    player.take("lobby")
    button(visitor, "start").click()
    expect(visitor.question).to_be_visible()
    play_until_content(player)
    for name, path in (("rules", f"rules/{GAME}#RS-6.1"), ("about", "about")):
        page.goto(f"{server.address}/{path}")
        page.wait_for_load_state("networkidle")
        player.take(name)


def play_until_content(player: Photographer) -> None:
    """Play whole games, and show the end of the first."""
    visitor = player.visitor
    for _ in range(MOST_GAMES):
        play([player])
        player.go_on()
        expect(visitor.page.locator("[data-ending]")).to_be_visible()
        if visitor.page.viewport_size == SIZES["desktop"]:
            open_side(visitor, "log")
        expect_scores(visitor)
        player.take("ending")
        if player.is_content:
            return
        button(visitor, "play-again").click()
        expect(visitor.page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    print(f"{player.look}: {', '.join(sorted(player.wanted - player.taken))} did not come up.", file=sys.stderr)


@contextmanager
def visiting(browser: Browser, look: Look) -> Iterator[Visitor]:
    """A visitor with such a device, for whom it is that hour."""
    context = browser.new_context(
        viewport=SIZES[look.device],
        locale=LOCALES[look.lang],
        color_scheme="dark" if look.hour == "night" else "light",
        has_touch=look.device != "desktop",
    )
    yield Visitor(context)
    context.close()


def take_all(folder: Path, looks: tuple[Look, ...] = LOOKS) -> list[str]:
    """Write all pictures, and give what went wrong on the pages."""
    folder.mkdir(parents=True, exist_ok=True)
    faults = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for look in looks:
            with (
                tempfile.TemporaryDirectory() as home,
                steadily_serving(Path(home) / "tables.db") as server,
                visiting(browser, look) as visitor,
            ):
                visit(server, visitor, folder, look)
                faults += visitor.faults
        for name, (best, width) in README.items():
            if (folder / f"{best}.png").is_file():
                shrink(browser, folder / f"{best}.png", folder / f"{name}.png", width)
        browser.close()
    return faults


def shrink(browser: Browser, picture: Path, target: Path, width: int) -> None:
    """Write a picture again, only so wide."""
    page = browser.new_page(viewport={"width": width, "height": 10 * width})
    data = base64.b64encode(picture.read_bytes()).decode()
    page.set_content(f'<body style="margin:0"><img width="{width}" src="data:image/png;base64,{data}">')
    page.locator("img").screenshot(path=target)
    page.close()


def main() -> int:
    """Write the pictures; 1 when something went wrong on a page, 2 when there is no browser."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screens", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"where to (default: {FOLDER})")
    folder = parser.parse_args().folder
    if shutil.which("chromium") is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return 2
    faults = take_all(folder)
    print(*faults, sep="\n", end="")
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
