"""Taking back in the browser: a button and a key, there only while it works."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playing import Player
from tests.browser.tables import open_table, start
from tests.browser.visitor import until
from tests.server.serving import Server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("way", ["button", "key"])
def test_an_audience_is_chosen_taken_back_and_chosen_again(way: str, server: Server, invite: Invite) -> None:
    ann = invite()
    open_table(server, ann, "Ann", players=3)
    start(ann)
    player, undo = Player(ann), ann.page.locator("[data-undo]")
    while True:
        until([ann], lambda: ann.is_asked)
        if ann.frame.get("can_undo"):
            break
        expect(undo).to_have_count(0)
        player.move()
    before = ann.shown
    expect(undo).to_be_visible()
    if way == "button":
        undo.click()
    else:
        ann.page.keyboard.press("u")
    until([ann], lambda: ann.shown > before and ann.is_asked, "the question is asked again")
    assert ann.frame["events"] == [{"type": "ChoiceUndone", "seat": 0}]
    assert len(ann.sent_messages("Undo")) == 1
