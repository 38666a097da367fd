"""One person and three bots: from the one click on the front page to the final page, by mouse, in both languages."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.playing import PICKED, Player, click, play
from tests.browser.tables import GAME, button, expect_scores, expect_whole_log
from tests.browser.visitor import Visitor
from tests.browser.words import english_left_on, say
from tests.server.serving import Server

pytestmark = pytest.mark.slow

REFUSED = "[data-pick]:not([aria-pressed]):not([data-choice]):not(:disabled):visible"
"""What can be pointed at in vain."""


class Curious(Player):
    """He reads what is asked, tries what cannot be done, takes a choice back and looks before he leaps."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, click)
        self.asked_why: list[str] = []
        self.took_back = 0
        self.foreseen: list[str] = []
        self.pressed: set[str] = set()

    def look_around(self) -> None:
        """Before each move there is something to learn."""
        expect(self.visitor.question).not_to_be_empty()
        if self.visitor.lang == "fr":
            assert english_left_on(self.visitor.page) == []
        self.ask_why_not()
        self.take_back()
        self.look_ahead()

    def aim(self) -> Locator:
        """Note which kinds of things were pointed at."""
        target = super().aim()
        self.pressed.add(str(target.get_attribute("data-pick") or "button").split(":")[0])
        return target

    def ask_why_not(self) -> None:
        """Point at a card of one's own that cannot be chosen now, until the answer names a rule."""
        cards = self.visitor.page.locator(f"[data-hand] {REFUSED}")
        if self.asked_why or not cards.count():
            return
        cards.first.click()
        answer = self.visitor.page.get_by_role("alert")
        expect(answer).to_be_visible()
        expect(answer.get_by_role("link")).to_have_attribute("href", re.compile(rf"/rules/{GAME}#\w"))
        assert not self.visitor.sent_messages("Play")[self.moves :], "asking is no move"
        self.asked_why.append(answer.inner_text())

    def take_back(self) -> None:
        """Point at a card that wants a second step, and think better of it."""
        cards = self.visitor.page.locator("[data-hand] [data-pick][aria-pressed=false]")
        if self.took_back or not cards.count():
            return
        cards.first.click()
        expect(self.visitor.page.locator(PICKED)).to_have_count(1)
        button(self.visitor, "take-back").click()
        expect(self.visitor.page.locator(PICKED)).to_have_count(0)
        self.took_back += 1

    def look_ahead(self) -> None:
        """Hold the mouse over a button, and read what it would certainly do."""
        choices = self.visitor.page.locator("[data-choice]:visible")
        if self.foreseen or not choices.count():
            return
        choices.first.hover()
        shown = self.visitor.page.locator(".foreseen")
        expect(shown).not_to_be_empty()
        self.foreseen.append(shown.inner_text())


@pytest.mark.parametrize(("locale", "lang"), [("en-GB", "en"), ("fr-FR", "fr")])
def test_one_click_leads_to_a_whole_game_and_to_its_end(locale: str, lang: str, server: Server, invite: Invite) -> None:
    ann = invite(locale=locale)
    ann.page.goto(server.address)
    door = ann.page.locator(f"[data-play='{GAME}']")
    expect(door).to_have_text(say("play-now", lang))
    if lang == "fr":
        assert english_left_on(ann.page) == []
    door.click()
    expect(ann.question).to_be_visible()

    player = Curious(ann)
    play([player])

    assert player.asked_why
    assert player.foreseen
    assert player.took_back == 1
    assert player.pressed >= {"card", "side", "seat", "face"}
    player.go_on()
    ending = ann.page.locator("[data-ending]")
    expect(ending).to_be_visible()
    expect(ann.page.get_by_role("list", name=say("ranks", lang)).get_by_role("listitem")).to_have_count(4)
    expect_whole_log(server, ann)
    if lang == "fr":
        assert english_left_on(ann.page) == []
    expect_scores(ann)

    button(ann, "look-at-board").click()
    expect(ending).to_be_hidden()
    button(ann, "see-the-end").click()
    expect(ending).to_be_visible()
