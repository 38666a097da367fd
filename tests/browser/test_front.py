"""The front page as a screen reader finds it, in both languages, and the ways from it."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.tables import GAME, button
from tests.browser.visitor import until
from tests.browser.words import say
from tests.server.serving import Server

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent


@pytest.mark.parametrize(("locale", "lang"), [("en-GB", "en"), ("fr-FR", "fr")])
def test_the_front_page_reads_as_it_was_written(locale: str, lang: str, server: Server, invite: Invite) -> None:
    """The golden text is reviewed like code; delete the file and run the test to have it written anew."""
    ann = invite(locale=locale)
    ann.page.goto(server.address)
    expect(ann.page.locator("[data-invite]").first).to_be_enabled()
    golden = HERE / f"front.{lang}.yaml"
    if not golden.is_file():
        golden.write_text(ann.page.locator("body").aria_snapshot() + "\n")
        pytest.fail(f"{golden.name} was not there and is written now: look at it, and keep it")
    expect(ann.page.locator("body")).to_match_aria_snapshot(golden.read_text())


def test_a_table_for_friends_is_opened_and_found_again_on_the_front_page(server: Server, invite: Invite) -> None:
    ann = invite()
    ann.page.goto(server.address)
    ann.page.locator(f"[data-invite='{GAME}']").click()
    ann.page.get_by_label(say("your-name")).fill("Ann")
    button(ann, "open-table").click()
    expect(button(ann, "start")).to_be_visible()
    assert ann.messages("Table")[-1]["chairs"][0]["name"] == "Ann"
    ann.page.goto(server.address)
    own = ann.page.locator(f"[data-own-table='{ann.messages('Table')[-1]['id']}']")
    expect(own).to_have_attribute("data-state", "open")
    own.get_by_role("link").click()
    expect(button(ann, "start")).to_be_visible()


def test_the_hour_is_turned_and_remembered(server: Server, invite: Invite) -> None:
    ann = invite(color_scheme="dark")
    ann.page.goto(server.address)
    expect(ann.page.locator("html")).to_have_attribute("data-hour", "night")
    ann.page.locator("[data-hour-button]").click()
    expect(ann.page.locator("html")).to_have_attribute("data-hour", "day")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-hour", "day")


def test_the_rules_open_at_a_paragraph_and_can_be_searched(server: Server, invite: Invite) -> None:
    ann = invite(locale="fr-FR")
    ann.page.goto(f"{server.address}/rules/{GAME}#RS-12.6")
    paragraph = ann.page.locator("[id='RS-12.6']")
    expect(paragraph).to_be_in_viewport()
    ann.page.get_by_label(say("search-rules", "fr")).fill("parole")
    expect(ann.page.get_by_role("status")).to_contain_text("paragraphe")
    expect(ann.page.locator("main mark").first).to_be_visible()


@pytest.mark.parametrize("game", ["queen-marie-antoinette", "royal-gambit"])
def test_a_game_without_a_board_offers_the_terminal_and_can_be_played_in_words(
    game: str, server: Server, invite: Invite
) -> None:
    ann = invite(viewport={"width": 390, "height": 844})
    ann.page.goto(server.address)
    ann.page.locator(f"[data-terminal='{game}']").click()
    expect(ann.page.get_by_role("dialog").get_by_role("textbox")).to_have_value(f"make terminal GAME={game}")
    ann.page.keyboard.press("Escape")
    ann.page.locator(f"[data-play='{game}']").click()
    expect(ann.question).to_be_visible()
    until([ann], lambda: ann.is_asked)
    before = ann.shown
    ann.page.locator("[data-choice]").first.click()
    until([ann], lambda: ann.shown > before, "the move is seen")
    assert not ann.is_scrolled_sideways()


def test_the_rules_are_printed_as_ink_on_white_at_every_hour(server: Server, invite: Invite) -> None:
    ann = invite(color_scheme="dark")
    ann.page.goto(f"{server.address}/rules/royal-secrets")
    chapter = ann.page.locator("[data-chapter]").first
    expect(chapter).to_be_visible()
    ann.page.emulate_media(media="print")
    expect(chapter).to_have_css("color", "rgb(0, 0, 0)")
    expect(ann.page.get_by_label(say("search-rules"))).to_be_hidden()
    expect(ann.page.get_by_role("contentinfo")).to_be_hidden()
    assert len(ann.page.pdf(format="A4")) > 100_000, "all of it is printed, not one screen"
