"""The counting is a scene of a few seconds: it plays by itself, can be skipped, and blocks nothing."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playing import SCENE, Player
from tests.browser.tables import button, open_table, start
from tests.browser.visitor import Visitor, until
from tests.server.serving import Server

pytestmark = pytest.mark.slow


class Onlooker(Player):
    """He does not skip: scenes are what he has come for."""

    def go_on(self) -> None:
        """Let it play."""


def play_to_the_counting(server: Server, visitor: Visitor) -> Player:
    """Bring him to the first counting, with everything in motion."""
    open_table(server, visitor, "Ann", players=3)
    start(visitor)
    player, scene = Onlooker(visitor), visitor.page.locator(SCENE)
    while True:
        until([visitor], lambda: visitor.is_asked or scene.count() > 0)
        if scene.count():
            return player
        player.move()


def play_to_a_choice_under_the_counting(server: Server, visitor: Visitor) -> None:
    """Bring him to a counting during which he is asked to which room he goes; some ask him of a loss first."""
    player, scene = play_to_the_counting(server, visitor), visitor.page.locator(SCENE)
    while True:
        until([visitor], lambda: visitor.is_asked)
        if visitor.frame["view"]["step"] == "choosing" and scene.count():
            return
        player.move()


def test_a_counting_plays_to_its_end_by_itself(server: Server, invite: Invite) -> None:
    ann = invite(reduced_motion="no-preference")
    play_to_the_counting(server, ann)
    expect(ann.page.locator("[data-counting=counted]")).to_be_visible()
    expect(ann.page.locator(SCENE)).to_have_count(0)


def test_a_counting_is_skipped_by_its_button_and_by_escape(server: Server, invite: Invite) -> None:
    for way in ("button", "Escape"):
        ann = invite(reduced_motion="no-preference")
        play_to_the_counting(server, ann)
        if way == "button":
            button(ann, "rs-scene-skip").click()
        else:
            ann.page.keyboard.press(way)
        expect(ann.page.locator(SCENE)).to_have_count(0)


def test_the_next_move_can_be_made_while_the_counting_plays(server: Server, invite: Invite) -> None:
    ann = invite(reduced_motion="no-preference")
    player = play_to_the_counting(server, ann)
    until([ann], lambda: ann.is_asked)
    player.move()
    expect(ann.page.locator(SCENE)).to_have_count(0)


def test_a_click_on_what_the_counting_covers_ends_it_and_counts(server: Server, invite: Invite) -> None:
    ann = invite(reduced_motion="no-preference")
    play_to_a_choice_under_the_counting(server, ann)
    queen = ann.page.locator("[data-pick='side:queen']").first
    box = queen.bounding_box()
    assert box
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.page.locator(SCENE)).to_have_count(0)
    expect(queen).to_have_attribute("aria-pressed", "true")
