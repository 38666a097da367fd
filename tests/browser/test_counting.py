"""The counting is a scene of a few seconds: it plays by itself, can be skipped, and blocks nothing."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.playing import SCENE, Player
from tests.browser.tables import button, open_table, start
from tests.browser.visitor import Visitor, until
from tests.server.serving import Server

pytestmark = pytest.mark.slow


NOTE_BEATS = """
window.beats = new Set();
new MutationObserver(() => {
  for (const { dataset } of document.querySelectorAll("[data-counting]")) window.beats.add(dataset.counting);
}).observe(document, { attributeFilter: ["data-counting"], childList: true, subtree: true });
"""
"""The page keeps what a counting has shown: some of it is gone before a test could look."""
SLOW_TIME = """
const soon = window.setTimeout;
window.setTimeout = (run, wait = 0) => soon(run, 20 * wait);
"""
"""On such a page a counting does not end by itself while a test lasts."""


class Onlooker(Player):
    """He does not skip: scenes are what he has come for."""

    def go_on(self) -> None:
        """Let it play."""


def click_through(target: Locator) -> None:
    """By mouse, where it is, whatever lies over it."""
    target.click(force=True)


def come(invite: Invite, script: str) -> Visitor:
    """A visitor who likes motion, on whose pages a script is run first."""
    visitor = invite(reduced_motion="no-preference")
    visitor.page.add_init_script(script)
    return visitor


def play_to_the_counting(server: Server, visitor: Visitor) -> None:
    """Bring him to the first counting, with everything in motion."""
    open_table(server, visitor, "Ann", players=3)
    start(visitor)
    player, scene = Onlooker(visitor), visitor.page.locator(SCENE)
    while True:
        until([visitor], lambda: visitor.is_asked or scene.count() > 0)
        if scene.count():
            return
        player.move()


def play_to_a_choice_under_the_counting(server: Server, visitor: Visitor) -> None:
    """Bring him to a counting during which he is asked to which room he goes; some ask him of a loss first."""
    play_to_the_counting(server, visitor)
    player, scene = Player(visitor), visitor.page.locator(SCENE)
    while True:
        until([visitor], lambda: visitor.is_asked)
        if visitor.frame["view"]["step"] == "choosing" and scene.count():
            return
        player.move()


def test_a_counting_plays_to_its_end_by_itself(server: Server, invite: Invite) -> None:
    ann = come(invite, NOTE_BEATS)
    play_to_the_counting(server, ann)
    until([ann], lambda: "counted" in ann.page.evaluate("[...window.beats]"), "the points are counted")
    expect(ann.page.locator(SCENE)).to_have_count(0)


def test_a_counting_is_skipped_by_its_button_and_by_escape(server: Server, invite: Invite) -> None:
    for way in ("button", "Escape"):
        ann = come(invite, SLOW_TIME)
        play_to_the_counting(server, ann)
        if way == "button":
            button(ann, "rs-scene-skip").click()
        else:
            ann.page.keyboard.press(way)
        expect(ann.page.locator(SCENE)).to_have_count(0)


def test_the_next_move_can_be_made_while_the_counting_plays(server: Server, invite: Invite) -> None:
    ann = come(invite, SLOW_TIME)
    play_to_the_counting(server, ann)
    until([ann], lambda: ann.is_asked)
    Onlooker(ann, click_through).move()
    expect(ann.page.locator(SCENE)).to_have_count(0)


def test_a_click_on_what_the_counting_covers_ends_it_and_counts(server: Server, invite: Invite) -> None:
    ann = come(invite, SLOW_TIME)
    play_to_a_choice_under_the_counting(server, ann)
    queen = ann.page.locator("[data-pick='side:queen']").first
    box = queen.bounding_box()
    assert box
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.page.locator(SCENE)).to_have_count(0)
    expect(queen).to_have_attribute("aria-pressed", "true")
