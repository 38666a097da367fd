"""How visitors play: they point at what glows, by mouse, by finger or by keys, or type their moves."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor, until
from tests.server.serving import WAIT

BUTTONS = "[data-choice]:visible, [data-pick=split]:enabled"
OFFERED = f"{BUTTONS}, [data-pick][aria-pressed=false]:visible, label:has([data-split]:not(:checked))"
"""What can be pointed at: buttons, things on the table that glow and are not picked yet, the switches of a Planning."""
PICKED = "[data-pick][aria-pressed=true]"
SCENE = "[data-counting]:not(.over)"
MISSED = "[aria-labelledby=missed-title] button"

Press = Callable[[Locator], None]
"""How somebody presses what he means."""


def click(target: Locator) -> None:
    """By mouse."""
    target.click()


def tap(target: Locator) -> None:
    """By finger."""
    target.tap()


def press_enter(target: Locator) -> None:
    """By keys alone: walk to it, and press Enter; a switch is turned by an arrow."""
    if target.evaluate("element => element.matches('label')"):
        walk_to(target.locator("xpath=ancestor::fieldset").locator("input:checked"))
        target.page.keyboard.press("ArrowRight")
    else:
        walk_to(target)
        target.page.keyboard.press("Enter")


def walk_to(target: Locator, steps: int = 150) -> None:
    """Press Tab until the focus is there."""
    expect(target).to_be_enabled()  # Before that the keyboard passes it over.
    wanted = target.element_handle()
    for _ in range(steps):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {target}")


class Player:
    """A visitor who plays by luck, and in one way of pressing."""

    def __init__(self, visitor: Visitor, press: Press = click, seed: int = 7) -> None:
        self.visitor = visitor
        self.press = press
        self.luck = random.Random(seed)
        self.moves = 0

    def move(self) -> None:
        """Make one move."""
        self.go_on()
        with self.unhindered():
            self.look_around()
            self.answer()
        self.moves += 1

    @contextmanager
    def unhindered(self) -> Iterator[None]:
        """Close the list of what he has missed whenever it comes: it is fetched, and can cover what he points at."""
        page, missed = self.visitor.page, self.visitor.page.locator(MISSED)
        page.add_locator_handler(missed, self.press)
        yield
        page.remove_locator_handler(missed)

    def look_around(self) -> None:
        """Called when he is asked, before he answers."""

    def answer(self) -> None:
        """Answer in as many steps as it takes; the next frame may ask him again at once, and that is another move."""
        asking = self.visitor.shown
        while self.visitor.is_asked and self.visitor.shown == asking:
            self.press(self.aim())

    def aim(self) -> Locator:
        """One of the things that can be pointed at; what completes a move is likelier, or he would never decide."""
        offered = self.visitor.page.locator(OFFERED)
        expect(offered.first).to_be_visible()
        buttons = self.visitor.page.locator(BUTTONS)
        is_likely = self.visitor.page.locator(PICKED).count() and self.luck.random() < 0.9
        if is_likely and buttons.count():
            offered = buttons
        return offered.nth(self.luck.randrange(offered.count()))

    def go_on(self) -> None:
        """Close what tells him what he has missed, and skip a scene: a click anywhere ends it, and so does Escape."""
        page = self.visitor.page
        if page.locator(MISSED).count():
            self.press(page.locator(MISSED))
        while page.locator(SCENE).count():
            if self.press is press_enter:
                page.keyboard.press("Escape")
            else:
                self.press(page.locator("header h1"))


IS_READY = "document.title.startsWith('●') || document.querySelector('[data-phase=over]') !== null"
LOOK = f"""
(patience) => new Promise((done) => {{
  const end = Date.now() + patience;
  const look = () => {{
    if ({IS_READY}) done(true);
    else if (Date.now() > end) done(false);
    else setTimeout(look, 10);
  }};
  look();
}})
"""


def wait_for_one(players: Sequence[Player]) -> None:
    """Wait until there is something to do for one of them."""
    if len(players) == 1:
        is_ready = players[0].visitor.page.evaluate(LOOK, WAIT * 1000)  # The page itself looks: that is quicker.
        assert is_ready, "waited too long until he is asked"
        return
    visitors = [player.visitor for player in players]
    until(visitors, lambda: any(visitor.page.evaluate(IS_READY) for visitor in visitors), "somebody is asked")


def play(players: Sequence[Player], moves: int | None = None) -> None:
    """Let everybody choose whenever he is asked: so many times, or until the game is over for all."""
    visitors = [player.visitor for player in players]
    made = 0
    while moves is None or made < moves:
        wait_for_one(players)
        if any(visitor.is_over for visitor in visitors):
            break
        for player in players:
            if player.visitor.is_asked:
                player.move()
                made += 1
    if moves is None:
        until(visitors, lambda: all(visitor.is_over for visitor in visitors), "the game is over")
