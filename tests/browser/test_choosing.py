"""A choice of two steps says what is left to point at, in the reader's language."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playing import Player
from tests.browser.tables import button, open_table, start
from tests.browser.visitor import until
from tests.browser.words import say
from tests.server.serving import Server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_who_has_begun_with_the_second_step_is_told_what_to_point_at_next(
    locale: str, server: Server, invite: Invite
) -> None:
    ann = invite(locale=locale)
    open_table(server, ann, "Ann", players=3)
    start(ann)
    face_down, player = ann.page.locator("[data-choice][data-pick='face:down']"), Player(ann)
    while True:
        until([ann], lambda: ann.is_asked)
        if ann.frame["view"]["step"] == "betting":
            break
        player.move()
    hint = ann.page.locator("[data-next-step]")
    expect(face_down).to_be_visible()
    expect(hint).to_have_count(0)
    face_down.click()
    cards = ann.page.locator("[data-hand] [data-pick][aria-pressed]").count()
    expect(hint).to_have_text(say("rs-now-point", ann.lang, kind="card", count=cards))
    button(ann, "take-back").click()
    expect(hint).to_have_count(0)
