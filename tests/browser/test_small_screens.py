"""On a phone and on a tablet: all that matters is in sight, nothing is wider than the screen, and fingers suffice."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.playing import Player, play, tap
from tests.browser.tables import GAME, button, open_side, open_table, start
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.server.serving import Server

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
TABLET = {"width": 820, "height": 1180}
FINGER = 44
"""A finger's breadth in pixels."""
HIT = """
element => {
  const box = element.getBoundingClientRect();
  const reaches = (x, y) => element.contains(document.elementFromPoint(x, y));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let [width, height] = [0, 0];
  for (let step = -30; step <= 30; step++) {
    if (reaches(x + step, y)) width++;
    if (reaches(x, y + step)) height++;
  }
  return Math.min(width, height);
}
"""
"""How many pixels of what is around its middle answer to a touch, at most 61."""


class Thumbs(Player):
    """He taps, and looks whether all that he needs is in sight."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, tap)

    def look_around(self) -> None:
        """All choices are in sight, and wide enough for a finger."""
        assert not self.visitor.is_scrolled_sideways()
        assert is_in_sight(self.visitor, self.visitor.question)
        for choice in self.visitor.page.locator("[data-choice]:visible").all():
            assert is_in_sight(self.visitor, choice)
            assert choice.evaluate(HIT) >= FINGER - 1

    def aim(self) -> Locator:
        """The question stays in sight while he chooses."""
        assert is_in_sight(self.visitor, self.visitor.question)
        return super().aim()


def is_in_sight(visitor: Visitor, target: Locator) -> bool:
    """Whether it lies within the window."""
    box, window = target.bounding_box(), visitor.page.viewport_size
    assert box is not None
    assert window is not None
    is_across = box["x"] >= 0 and box["x"] + box["width"] <= window["width"]
    return is_across and box["y"] >= 0 and box["y"] + box["height"] <= window["height"]


@pytest.mark.parametrize(
    ("screen", "players"),
    [(SMALL_PHONE, 3), (PHONE, 5), (TABLET, 5), pytest.param(PHONE, 4, marks=pytest.mark.proof)],
    ids=["small 3", "5", "tablet 5", "4"],
)
def test_a_round_is_played_by_taps(screen: dict[str, int], players: int, server: Server, invite: Invite) -> None:
    ann = invite(viewport=screen, has_touch=True, is_mobile=True)
    open_table(server, ann, "Ann", players=players)
    assert not ann.is_scrolled_sideways()
    start(ann)
    player = Thumbs(ann)
    while ann.frame["view"]["round"] < 2:
        play([player], moves=1)
    for tab in ("log", "talk", "people"):
        open_side(ann, tab)
        assert not ann.is_scrolled_sideways()


def test_the_front_page_fits_a_phone(server: Server, invite: Invite) -> None:
    ann = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.page.goto(server.address)
    door = ann.page.locator(f"[data-play='{GAME}']")
    expect(door).to_be_visible()
    assert is_in_sight(ann, door)
    assert not ann.is_scrolled_sideways()
    for name in ("rules", "about"):
        ann.page.goto(f"{server.address}/{name}")
        expect(ann.page.get_by_role("heading", level=1).first).to_be_visible()
        assert not ann.is_scrolled_sideways()


def test_the_new_table_dialog_and_the_lobby_fit_a_phone(server: Server, invite: Invite) -> None:
    ann = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.page.goto(server.address)
    ann.page.locator(f"[data-invite='{GAME}']").tap()
    assert not ann.is_scrolled_sideways()
    ann.page.get_by_label(say("your-name")).fill("W" * 24)
    button(ann, "open-table").tap()
    expect(button(ann, "start")).to_be_visible()
    assert not ann.is_scrolled_sideways()
    button(ann, "start").tap()
    expect(ann.question).to_be_visible()
    assert not ann.is_scrolled_sideways()
    open_side(ann, "talk")
    ann.page.get_by_label(say("say-something")).fill("W" * 500)
    button(ann, "say").tap()
    expect(ann.page.locator("[data-talk]")).to_contain_text("W" * 500)
    assert not ann.is_scrolled_sideways()
