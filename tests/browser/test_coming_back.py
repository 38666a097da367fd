"""People who go and come back, lines that break and a server that dies: nobody loses his seat or what he missed."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playing import Player, play
from tests.browser.steady import steadily_serving
from tests.browser.tables import (
    bare,
    button,
    chair,
    expect_whole_log,
    history_of,
    open_side,
    open_table,
    sit_down,
    start,
    told,
)
from tests.browser.visitor import LINE_IS_CUT, SERVER_IS_DOWN, Visitor, until
from tests.browser.words import say
from tests.server.serving import Server

pytestmark = pytest.mark.slow


def seated(server: Server, invite: Invite) -> tuple[Visitor, Visitor, str]:
    """Two people in mid-game with two bots, and the table's link."""
    ann, bob = invite(), invite()
    link = open_table(server, ann, "Ann")
    sit_down(bob, link, "Bob")
    expect(chair(ann, 1)).to_contain_text("Bob")
    start(ann, bob)
    play([Player(ann), Player(bob)], moves=6)
    return ann, bob, link


def missed(visitor: Visitor) -> list[str]:
    """What he is told that he has missed."""
    return visitor.page.get_by_role("region", name=say("missed")).get_by_role("listitem").all_inner_texts()


def test_who_closes_his_page_is_away_and_comes_back_to_his_seat_from_the_front_page(
    server: Server, invite: Invite
) -> None:
    ann, bob, link = seated(server, invite)
    bob.page.close()
    expect(chair(ann, 1)).to_contain_text(say("away"))
    bob.open()
    bob.page.goto(server.address)
    bob.page.get_by_role("link", name=say("return")).click()
    expect(chair(ann, 1)).to_contain_text(say("here"))
    assert bob.page.url == link
    expect_whole_log(server, bob)
    play([Player(ann), Player(bob)], moves=6)


def test_what_happened_while_the_page_was_closed_is_told_once(server: Server, invite: Invite) -> None:
    ann, bob, link = seated(server, invite)
    button_for_bot(bob)
    expect(chair(ann, 1)).to_contain_text(say("bot-plays"))
    before = see_all(server, ann, bob)
    bob.page.close()
    play([Player(ann)], moves=4)
    until([ann], lambda: ann.is_asked)
    bob.open()
    bob.page.goto(link)
    expect(bob.page.get_by_role("region", name=say("missed"))).to_be_visible()
    expect_whole_log(server, bob)
    assert [bare(line) for line in missed(bob)] == told(history_of(server, bob), after=before)
    button(bob, "go-on").click()
    expect(bob.page.get_by_role("region", name=say("missed"))).to_be_hidden()
    bob.page.reload()
    expect_whole_log(server, bob)
    expect(bob.page.get_by_role("region", name=say("missed"))).to_be_hidden()


def button_for_bot(visitor: Visitor) -> None:
    """Let a bot play one's seat."""
    chair(visitor, visitor.frame["view"]["seat"]).get_by_role("button", name=say("hand-over-me")).click()


def see_all(server: Server, asked: Visitor, other: Visitor) -> int:
    """Wait until the game waits, and the other's browser has noted that he saw the newest frame: the number of that."""
    until([asked], lambda: asked.is_asked)
    newest: int = history_of(server, other)["number"]
    until([other], lambda: other.bookmark == newest, "the newest frame is seen")
    return newest


def test_a_seat_is_taken_up_by_its_link_on_another_device(server: Server, invite: Invite) -> None:
    ann, bob, link = seated(server, invite)
    seat_link = f"{link}#secret={bob.secret}"
    open_side(bob, "people")
    bob.page.get_by_text(say("other-device"), exact=True).click()
    expect(bob.page.get_by_label(say("seat-link"))).to_have_value(seat_link)
    bob.page.close()
    phone = invite(viewport={"width": 390, "height": 844}, has_touch=True)
    phone.page.goto(seat_link)
    expect(phone.question).to_be_visible()
    assert phone.page.url == link, "the secret is not left in the address"
    assert phone.frame["view"]["seat"] == 1
    play([Player(ann), Player(phone)], moves=4)
    phone.page.reload()
    expect(phone.question).to_be_visible()
    play([Player(ann), Player(phone)], moves=2)


def test_a_seat_link_takes_no_seat_away_unasked(server: Server, invite: Invite) -> None:
    ann, bob, link = seated(server, invite)
    seat_link = f"{link}#secret={ann.secret}"

    def follow_the_link_and(answer: str) -> None:
        bob.page.goto("about:blank")
        bob.page.goto(seat_link)
        expect(bob.page.get_by_role("dialog", name=say("seat-link-sure"))).to_be_visible()
        bob.expect_line("connected")
        assert bob.frame["view"]["seat"] == 1
        button(bob, answer).click()
        expect(bob.page.get_by_role("dialog")).to_be_hidden()

    follow_the_link_and("rather-not")
    assert bob.frame["view"]["seat"] == 1
    follow_the_link_and("seat-link-take")
    until([bob], lambda: bob.frame["view"]["seat"] == 0)


def test_who_was_offline_is_told_what_he_has_missed(server: Server, invite: Invite) -> None:
    ann, bob, _ = seated(server, invite)
    button_for_bot(bob)
    expect(chair(ann, 1)).to_contain_text(say("bot-plays"))
    until([ann], lambda: ann.is_asked)
    bob.context.set_offline(True)
    cut_lines(bob)
    bob.expect_line("lost")
    play([Player(ann)], moves=3)
    bob.context.set_offline(False)
    bob.expect_line("connected")
    expect(bob.page.get_by_role("region", name=say("missed"))).to_be_visible()
    assert missed(bob)
    expect_whole_log(server, bob)
    bob.forgive(*LINE_IS_CUT)


def cut_lines(visitor: Visitor) -> None:
    """Being offline, Chromium keeps sockets that are open already: they are closed by hand."""
    visitor.page.evaluate("for (const socket of window.openSockets) socket.close()")


@pytest.mark.parametrize("moves", [12, pytest.param(None, marks=pytest.mark.proof)], ids=["some moves", "to the end"])
def test_a_server_killed_in_mid_game_is_started_again_and_the_game_goes_on_by_itself(
    tmp_path: Path, invite: Invite, moves: int | None
) -> None:
    with steadily_serving(tmp_path / "tables.db") as first:
        ann, bob, _ = seated(first, invite)
        until([ann, bob], lambda: ann.is_asked or bob.is_asked)
        asked = Player(ann if ann.is_asked else bob)
        first.kill()
    for visitor in (ann, bob):
        visitor.expect_line("lost")
    expect(ann.page.get_by_text(say("line-lost"))).to_be_visible()
    asked.move()  # It is kept, and sent when there is somebody to send it to.

    with steadily_serving(tmp_path / "tables.db", port=first.address.rsplit(":", 1)[-1]) as again:
        for visitor in (ann, bob):
            visitor.expect_line("connected")
        play([Player(ann), Player(bob)], moves)
        for visitor in (ann, bob):
            expect_whole_log(again, visitor)
            visitor.forgive(*SERVER_IS_DOWN)


def test_an_unanswered_move_is_sent_again_under_the_same_id_and_has_one_effect(server: Server, invite: Invite) -> None:
    ann = invite()
    ann.page.add_init_script(LOSE_ANSWERS)
    open_table(server, ann, "Ann")
    start(ann)
    play([Player(ann)], moves=8)
    ids = [message["id"] for message in ann.sent_messages("Play")]
    assert len(ids) > len(set(ids))
    expect_whole_log(server, ann)


LOSE_ANSWERS = """
let sockets = 0;
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...about) {
    super(...about);
    this.isFrail = ++sockets % 2 === 1;
  }
  send(text) {
    super.send(text);
    if (this.isFrail && JSON.parse(text).type === "Play") this.onmessage = () => this.close();
  }
};
"""
"""Every second socket breaks at its first move, which the server has already taken."""


def asked_alike(one: Visitor, other: Visitor, after: int) -> int:
    """Wait until two tabs show the same newer frame, and it asks: the number of that."""
    until([one, other], lambda: one.shown == other.shown > after and one.is_asked and other.is_asked)
    return one.shown


def test_a_seat_is_played_in_two_tabs_at_once(server: Server, invite: Invite) -> None:
    ann = invite()
    link = open_table(server, ann, "Ann")
    start(ann)
    second = Visitor(ann.context)
    second.page.goto(link)
    expect(second.question).to_be_visible()
    shown = 0
    for tab in (ann, second) * 2:
        shown = asked_alike(ann, second, after=shown)
        Player(tab).move()
    expect_whole_log(server, ann)
    expect_whole_log(server, second)
    assert second.faults == []
