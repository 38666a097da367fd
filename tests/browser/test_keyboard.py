"""Without a mouse: a whole game by Tab, Enter and Escape, and another one typed in words."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playing import PICKED, Player, play, press_enter, walk_to
from tests.browser.tables import GAME, open_table, start
from tests.browser.visitor import Visitor, until
from tests.browser.words import say
from tests.server.serving import Server

pytestmark = pytest.mark.slow

NOWHERE = "document.activeElement === document.body"


class Keyboardist(Player):
    """He has no mouse, and must never lose his place."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, press_enter)
        self.took_back = False

    def move(self) -> None:
        """The question, or something else, has the focus whenever one is asked."""
        until([self.visitor], lambda: not self.visitor.page.evaluate(NOWHERE), "something has the focus")
        super().move()

    def look_around(self) -> None:
        """Escape takes a half-made choice back."""
        card = self.visitor.page.locator("[data-hand] [data-pick][aria-pressed=false]").first
        if self.took_back or not card.count():
            return
        press_enter(card)
        expect(self.visitor.page.locator(PICKED)).to_have_count(1)
        self.visitor.page.keyboard.press("Escape")
        expect(self.visitor.page.locator(PICKED)).to_have_count(0)
        self.took_back = True


class Typist(Player):
    """He types his moves in words."""

    def move(self) -> None:
        """Type one of the choices as the server words it."""
        before = self.visitor.shown
        words = self.luck.choice(self.visitor.frame["words"]["choices"])
        self.visitor.page.keyboard.press("Escape")
        if not self.visitor.page.locator("#command:focus").count():
            self.visitor.page.keyboard.press("/")
        expect(self.visitor.page.locator("#command")).to_be_focused()
        self.visitor.page.keyboard.type(words)
        self.visitor.page.keyboard.press("Enter")
        until([self.visitor], lambda: self.visitor.shown > before, f"“{words}” is played")
        self.moves += 1


def test_a_whole_game_is_played_by_keys_alone(server: Server, invite: Invite) -> None:
    ann = invite()
    ann.page.goto(server.address)
    walk_to(ann.page.locator(f"[data-play='{GAME}']"))
    ann.page.keyboard.press("Enter")
    expect(ann.question).to_be_visible()
    player = Keyboardist(ann)
    play([player])
    assert player.took_back
    player.go_on()
    expect(ann.page.locator("[data-ending]")).to_be_focused()


@pytest.mark.proof
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_whole_game_is_typed(locale: str, server: Server, invite: Invite) -> None:
    ann = invite(locale=locale)
    open_table(server, ann, "Ann")
    start(ann)
    play([Typist(ann)])
    assert ann.sent_messages("PlayText")
    assert not ann.sent_messages("Play")
    assert ann.is_over


def test_a_typed_line_that_is_no_move_is_refused_in_words_and_can_be_mended(server: Server, invite: Invite) -> None:
    ann = invite()
    open_table(server, ann, "Ann")
    start(ann)
    until([ann], lambda: ann.is_asked)
    ann.page.keyboard.press("/")
    expect(ann.page.locator("#command")).to_be_focused()
    ann.page.keyboard.type("open the window")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("alert")).not_to_be_empty()
    expect(ann.page.get_by_label(say("type-a-move"))).to_have_value("open the window")


def test_whoever_listens_is_told_what_happens_and_what_is_asked(server: Server, invite: Invite) -> None:
    ann = invite()
    open_table(server, ann, "Ann")
    start(ann)
    player = Player(ann)
    for _ in range(3):
        until([ann], lambda: ann.is_asked)
        expect(ann.page.locator("[data-announcer]")).to_have_attribute("aria-live", "polite")
        expect(ann.page.locator("[data-announcer]")).to_contain_text(ann.frame["words"]["ask"])
        player.move()
