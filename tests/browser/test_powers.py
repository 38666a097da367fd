"""Who may do what: spectators, hosts, bots that play for people, and a rematch."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.playing import Player, play
from tests.browser.tables import button, chair, expect_whole_log, open_side, open_table, sit_down, start, watch
from tests.browser.visitor import Visitor, until
from tests.browser.words import say
from tests.server.serving import Server

pytestmark = pytest.mark.slow


def power(visitor: Visitor, seat: int, message: str) -> Locator:
    """The button of a power over a chair."""
    return chair(visitor, seat).get_by_role("button", name=say(message, visitor.lang))


def be_sure(visitor: Visitor) -> None:
    """Answer the question whether one is sure."""
    visitor.page.get_by_role("dialog").locator(".danger").click()


@pytest.mark.proof
def test_a_spectator_sees_no_hand_and_can_watch_to_the_end(server: Server, invite: Invite) -> None:
    ann, eve = invite(), invite()
    link = open_table(server, ann, "Ann")
    watch(eve, link)
    assert eve.page.locator("[data-power]").count() == 0
    start(ann)
    expect(eve.question).to_be_visible()
    players = [Player(ann)]
    play(players, moves=3)
    assert eve.page.locator("[data-hand], [data-choice], [data-pick], [data-points], #command").count() == 0
    open_side(eve, "talk")
    assert eve.page.get_by_label(say("say-something")).count() == 0
    play(players)
    until([eve], lambda: eve.is_over)
    for frame in eve.messages("Frame"):
        view = frame["view"]
        assert (view["seat"], view["hand"], view["points"]) == (None, [], None)
        assert all(bet["card"] is None for bet in view["bets"] if not bet["face_up"] and not bet["stabbed"])
        assert frame["choices"] == []


def test_a_bot_plays_for_somebody_until_he_takes_his_seat_back(server: Server, invite: Invite) -> None:
    ann, bob = invite(), invite()
    link = open_table(server, ann, "Ann")
    sit_down(bob, link, "Bob")
    start(ann, bob)
    power(bob, 1, "hand-over-me").click()
    expect(chair(ann, 1)).to_contain_text(say("bot-plays"))
    play([Player(ann)], moves=4)
    assert not bob.is_asked
    button(bob, "TakeBack").first.click()
    expect(chair(ann, 1)).not_to_contain_text(say("bot-plays"))
    play([Player(ann), Player(bob)], moves=4)
    power(ann, 1, "hand-over").click()
    expect(button(bob, "TakeBack").first).to_be_visible()


def test_a_host_seats_bots_and_sends_people_away_who_may_come_again(server: Server, invite: Invite) -> None:
    ann, bob = invite(), invite()
    link = open_table(server, ann, "Ann")
    sit_down(bob, link, "Bob")
    expect(chair(ann, 1)).to_contain_text("Bob")
    assert bob.page.locator("[data-power=Kick], [data-power=SeatBot]").count() == 0
    power(ann, 2, "seat-bot").click()
    expect(chair(ann, 2)).to_contain_text("Bot 3")
    power(ann, 1, "kick").click()
    be_sure(ann)
    expect(chair(ann, 1)).to_contain_text(say("chair-empty"))
    expect(bob.page.get_by_role("alert").first).to_be_visible()
    button(bob, "sit-down").click()
    expect(chair(ann, 1)).to_contain_text("Bob")


def test_who_leaves_is_asked_first_and_gives_his_chair_up(server: Server, invite: Invite) -> None:
    ann, bob = invite(), invite()
    link = open_table(server, ann, "Ann")
    sit_down(bob, link, "Bob")
    start(ann, bob)
    power(bob, 1, "leave").click()
    button(bob, "rather-not").click()
    expect(bob.page.get_by_role("dialog")).to_be_hidden()
    power(bob, 1, "leave").click()
    be_sure(bob)
    expect(button(bob, "watch")).to_be_visible()
    expect(chair(ann, 1)).to_contain_text("Bot 2")
    button(bob, "watch").click()
    expect(bob.question).to_be_visible()
    until([bob], lambda: bob.frame["view"]["seat"] is None)
    play([Player(ann)], moves=3)


def test_after_the_end_the_luck_is_told_the_record_is_there_and_a_rematch_is_dealt(
    server: Server, invite: Invite
) -> None:
    ann = invite()
    open_table(server, ann, "Ann", players=3)
    start(ann)
    seal = ann.messages("Table")[-1]["commitment"]
    player = Player(ann)
    play([player])
    player.go_on()
    with ann.page.expect_download() as download:
        button(ann, "keep-record").click()
    record = json.loads(download.value.path().read_text())
    assert record["header"]["commitment"] == seal
    open_side(ann, "people")
    ann.page.get_by_text(say("luck"), exact=True).click()
    expect(ann.page.get_by_text(record["header"]["secret"])).to_be_visible()

    first = ann.frame["view"]["final"]
    button(ann, "play-again").click()
    expect(ann.page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    expect(ann.page.locator("[data-ending]")).to_be_hidden()
    play([player], moves=3)
    expect_whole_log(server, ann)
    assert first is not None
    assert ann.frame["view"]["final"] is None


def test_the_link_can_be_copied_and_is_drawn_as_a_code(server: Server, invite: Invite) -> None:
    ann = invite(permissions=["clipboard-read", "clipboard-write"])
    link = open_table(server, ann, "Ann")
    button(ann, "copy").first.click()
    expect(button(ann, "copied").first).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == link
    code = ann.page.get_by_role("img", name=say("qr"))
    expect(code).to_have_js_property("complete", True)  # It is fetched while the page is shown already.
    assert code.evaluate("image => image.naturalWidth > 0")


def test_the_language_can_be_changed_in_mid_game_and_is_remembered(server: Server, invite: Invite) -> None:
    ann = invite(locale="fr-FR")
    open_table(server, ann, "Anne")
    start(ann)
    play([Player(ann)], moves=2)
    until([ann], lambda: ann.is_asked)
    expect(ann.question).to_have_text(ann.frame["words"]["ask"])
    expect_whole_log(server, ann)
    french = ann.log.all_inner_texts()
    assert "Vous" in "".join(french)
    ann.page.locator("[data-lang-button]").click()
    expect(ann.page.locator("[data-log]")).to_contain_text("You")
    expect(ann.page.locator("[data-log]")).not_to_contain_text("Vous")
    expect(ann.page.get_by_role("heading", name=re.compile("Royal Secrets"))).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    ann.page.locator("[data-lang-button]").click()
    until([ann], lambda: ann.log.all_inner_texts() == french)
