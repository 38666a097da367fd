"""Answers given ahead in the browser: offered with the question, seen and cleared at one's place."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.tables import open_table, start
from tests.browser.visitor import Visitor, until
from tests.server.serving import Server

pytestmark = pytest.mark.slow


def answer(ann: Visitor) -> None:
    """Make the first move there is, and wait until the page shows what came of it."""
    before = ann.shown
    ann.page.locator("[data-choice]").first.click()
    until([ann], lambda: ann.shown > before, "the move is seen")


def test_belief_is_given_ahead_and_taken_back(server: Server, invite: Invite) -> None:
    ann = invite()
    open_table(server, ann, "Ann", game="royal-gambit", players=4)
    start(ann)
    while True:
        until([ann], lambda: ann.is_asked)
        if ann.frame.get("can_ahead"):
            break
        answer(ann)
    offer = ann.frame["can_ahead"][0]
    ann.page.locator("[data-can-ahead] summary").click()
    ann.page.locator(f"[data-set-ahead='{offer['id']} {offer['until']}']").click()
    flag = ann.page.locator(f"[data-ahead='{offer['id']}']")
    expect(flag).to_contain_text(offer["words"])
    flag.get_by_role("button").click()
    expect(flag).to_have_count(0)
    assert [sent["ahead"] for sent in ann.sent_messages("ClearAhead")] == [offer["id"]]
