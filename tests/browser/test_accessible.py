"""Axe finds nothing serious on any screen, by night and by day, in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import AXE, grave_faults
from tests.browser.conftest import Invite
from tests.browser.playing import Player, play
from tests.browser.tables import GAME, button, open_side, open_table, start, watch
from tests.browser.visitor import Visitor, until
from tests.browser.words import say
from tests.server.serving import Server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run `npm ci` in web/"),
]

PHONE = {"width": 390, "height": 844}


def check(visitor: Visitor, screen: str) -> None:
    """Nothing grave on what is shown, by night and by day."""
    for _ in range(2):
        hour = visitor.page.get_attribute("html", "data-hour")
        assert grave_faults(visitor.page) == [], f"on {screen} by {hour}"
        visitor.page.evaluate(
            "hour => document.documentElement.dataset.hour = hour", "day" if hour == "night" else "night"
        )


def at_front(server: Server, visitor: Visitor) -> None:
    """The front page, with a table of one's own, and its dialogs."""
    open_table(server, visitor, "Ann")
    visitor.page.goto(server.address)
    expect(visitor.page.locator("[data-own-table]")).to_have_attribute("data-state", "open")
    check(visitor, "the front page")
    visitor.page.locator(f"[data-invite='{GAME}']").click()
    visitor.page.get_by_text(say("options", visitor.lang), exact=True).click()
    check(visitor, "the dialog for a new table")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("[data-terminal]").first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    check(visitor, "the dialog about the terminal")


def at_rules(server: Server, visitor: Visitor) -> None:
    """The rules and the page about the house."""
    visitor.page.goto(f"{server.address}/rules/{GAME}#RS-4.1")
    expect(visitor.page.locator("[data-chapter]").first).to_be_visible()
    check(visitor, "the rules")
    visitor.page.get_by_label(say("search-rules", visitor.lang)).fill("valet")
    expect(visitor.page.locator("main mark").first).to_be_visible()
    check(visitor, "the rules that speak of a Valet")
    visitor.page.goto(f"{server.address}/about")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    check(visitor, "the page about the house")
    visitor.page.goto(f"{server.address}/t/nosuchtable1")
    expect(
        visitor.page.get_by_text("404").or_(visitor.page.locator("main [role=status], main [role=alert]"))
    ).not_to_be_empty()
    check(visitor, "a table that is not there")
    visitor.forgive("status of 404")


def at_table(server: Server, visitor: Visitor) -> None:
    """A table from the lobby to the end."""
    open_table(server, visitor, "Ann", players=5)
    check(visitor, "the lobby")
    start(visitor)
    player, seen = Player(visitor), set()
    while not visitor.is_over:
        until([visitor], lambda: visitor.is_asked or visitor.is_over)
        player.go_on()
        step = visitor.frame["view"]["step"]
        if step not in seen and visitor.is_asked:
            seen.add(step)
            check(visitor, f"the table while one is {step}")
        if visitor.is_asked:
            player.move()
    player.go_on()
    expect(visitor.page.locator("[data-ending]")).to_be_visible()
    check(visitor, "the end")
    for tab in ("log", "talk", "people"):
        open_side(visitor, tab)
        check(visitor, f"the side with its {tab}")
    assert len(seen) > 2


SCREENS = {"front": at_front, "rules": at_rules, "table": at_table}


@pytest.mark.parametrize(
    ("screen", "locale"),
    [
        *((screen, "en-GB") for screen in SCREENS),
        *((screen, "fr-FR") for screen in ("front", "rules")),
        pytest.param("table", "fr-FR", marks=pytest.mark.proof),
    ],
)
def test_nothing_grave_is_found(screen: str, locale: str, server: Server, invite: Invite) -> None:
    visit: Callable[[Server, Visitor], None] = SCREENS[screen]
    visit(server, invite(locale=locale))


def test_nothing_grave_is_found_on_a_phone(server: Server, invite: Invite) -> None:
    ann, eve = invite(viewport=PHONE, has_touch=True), invite(viewport=PHONE, has_touch=True)
    link = open_table(server, ann, "Ann")
    check(ann, "the lobby")
    eve.page.goto(link)
    expect(button(eve, "watch")).to_be_visible()
    check(eve, "the door of a table")
    start(ann)
    play([Player(ann)], moves=4)
    until([ann], lambda: ann.is_asked)
    check(ann, "the table")
    for tab in ("log", "talk", "people"):
        open_side(ann, tab)
        check(ann, f"the drawer with its {tab}")
    watch(eve, link)
    expect(eve.question).to_be_visible()
    check(eve, "the table of a spectator")
