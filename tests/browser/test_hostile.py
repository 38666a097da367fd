"""Names and talk of hostile people are text, whatever they hold."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playing import Player, play
from tests.browser.tables import button, open_side, open_table, sit_down, start
from tests.browser.visitor import Visitor, until
from tests.browser.words import say
from tests.server.serving import Server

pytestmark = pytest.mark.slow

HOSTILE_NAME = "<img src=x onerror=p()>"
HOSTILE_LINES = [
    "<script>p()</script><img src=x onerror=p()>",
    "</script><svg onload=p()>",
    "{@html p()} { p() } ${p()}",
    "\u05d0\u05d1\u05d2 \u0644\u0627 abc",
    "👑" * 40,
]
TURNING_LINE = "\u202eevil\u202c"
TURNED_NAME = "a\u202eb"


def speak(visitor: Visitor, text: str) -> None:
    """Say a line at the side."""
    open_side(visitor, "talk")
    visitor.page.get_by_label(say("say-something")).fill(text)
    button(visitor, "say").click()


def test_hostile_names_and_talk_are_shown_as_text(server: Server, invite: Invite) -> None:
    ann, bob = invite(), invite()
    link = open_table(server, ann, HOSTILE_NAME)
    sit_down(bob, link, "👑 Bob")
    for line in HOSTILE_LINES:
        speak(ann, line)
        expect(ann.page.locator("[data-talk]")).to_contain_text(line)
    start(ann, bob)
    play([Player(ann), Player(bob)], moves=4)
    for visitor in (ann, bob):
        open_side(visitor, "talk")
        for line in HOSTILE_LINES:
            expect(visitor.page.locator("[data-talk]")).to_contain_text(line)
        assert visitor.page.locator("body img, body script, [onerror], [onload]").count() == 0
    open_side(bob, "log")
    expect(bob.page.locator("[data-log]")).to_contain_text(HOSTILE_NAME)
    bob.page.goto(server.address)
    expect(bob.page.locator("[data-own-table]")).to_contain_text(HOSTILE_NAME)
    assert bob.page.locator("body img, [onerror]").count() == 0


def test_text_that_turns_what_follows_is_refused_and_stays_to_be_mended(server: Server, invite: Invite) -> None:
    ann, bob = invite(), invite()
    link = open_table(server, ann, "Ann")
    start(ann)
    until([ann], lambda: ann.is_asked)  # While others play, the next frame takes a refusal off the page.
    speak(ann, TURNING_LINE)
    expect(ann.page.get_by_role("alert")).not_to_be_empty()
    expect(ann.page.get_by_label(say("say-something"))).to_have_value(TURNING_LINE)
    expect(ann.page.locator("[data-talk]")).not_to_contain_text("evil")
    link = open_table(server, ann, "Ann")
    bob.page.goto(link)
    bob.page.get_by_label(say("your-name")).fill(TURNED_NAME)
    button(bob, "sit-down").click()
    expect(bob.page.get_by_role("alert")).not_to_be_empty()
    bob.forgive("status of 422")


def test_a_refusal_is_a_sentence_in_the_language_of_the_page(server: Server, invite: Invite) -> None:
    ann, bob = invite(), invite(locale="fr-FR")
    link = open_table(server, ann, "Ann")
    bob.page.goto(link)
    bob.page.get_by_label(say("your-name", "fr")).fill("ann")
    button(bob, "sit-down").click()
    expect(bob.page.get_by_role("alert")).to_have_text(re.compile("choisissez"))
    bob.forgive("status of 409")
    bob.page.get_by_label(say("your-name", "fr")).fill("Bob")
    button(bob, "sit-down").click()
    expect(bob.page.locator("[data-chair='1']:visible").first).to_contain_text("Bob")


def test_a_name_is_no_longer_than_the_house_allows(server: Server, invite: Invite) -> None:
    ann, bob = invite(), invite()
    link = open_table(server, ann, "Ann")
    bob.page.goto(link)
    field = bob.page.get_by_label(say("your-name"))
    field.press_sequentially("N" * 80)
    assert len(field.input_value()) <= 40
    button(bob, "sit-down").click()
    expect(bob.page.locator("[data-chair='1']:visible, [role=alert]").first).to_be_visible()
    bob.forgive("status of 422")


def test_a_link_to_no_table_says_so(server: Server, invite: Invite) -> None:
    ann = invite(locale="fr-FR")
    ann.page.goto(f"{server.address}/t/nosuchtable1")
    expect(ann.page.get_by_role("status")).to_have_text(re.compile("table"))
    ann.forgive("status of 404")
