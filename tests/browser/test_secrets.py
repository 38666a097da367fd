"""Two browsers at one table: neither is sent, nor shows, what only the other may know."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playing import Player, play
from tests.browser.tables import chair, expect_whole_log, open_table, sit_down, start
from tests.browser.visitor import Visitor
from tests.server.serving import Server

pytestmark = pytest.mark.slow

Seat = int
Place = tuple[Seat | None, int]
"""Whose bet, and his first or second."""


def test_two_people_and_two_bots_play_a_whole_game_and_keep_their_secrets(server: Server, invite: Invite) -> None:
    ann, bob = invite(), invite()
    link = open_table(server, ann, "Ann")
    sit_down(bob, link, "Bob")
    expect(chair(ann, 1)).to_contain_text("Bob")
    start(ann, bob)
    players = [Watchful(ann), Watchful(bob, seed=8)]
    play(players)

    for me, mine, other in ((0, ann, bob), (1, bob, ann)):
        expect_whole_log(server, mine)
        assert not [text for text in mine.received if other.secret in text]
        frames = mine.messages("Frame")
        assert {frame["view"]["seat"] for frame in frames} == {me}
        for frame in frames:
            check_view(frame["view"], me)
            for event in frame["events"]:
                check_event(event, me)
        assert_the_truth_was_hidden(mine, other, of=1 - me)


class Watchful(Player):
    """He looks at every face-down bet of another whenever he is asked."""

    def look_around(self) -> None:
        """No card that lies face down says what it is."""
        hidden = {place for place, bet in bets_of(self.visitor.frame["view"]).items() if is_hidden(bet)}
        for owner, slot in hidden:
            card = self.visitor.page.locator(f"[data-spot='{spot(owner, slot)}']")
            shown = f"{card.inner_text()}\n{card.get_attribute('aria-label')}"
            assert not re.search(r"Valet|Courtier|Excuse|Cardinal -?\d|^ *-?\d+ *$", shown, re.MULTILINE), shown


def spot(owner: int | None, slot: int) -> str:
    """Where a bet lies on the page."""
    return f"bet:{'cardinal' if owner is None else owner}:{slot}"


def bets_of(view: dict[str, Any]) -> dict[Place, dict[str, Any]]:
    """The bets on the table, by their places."""
    return {(bet["owner"], bet["slot"]): bet for bet in view["bets"]}


def is_hidden(bet: dict[str, Any]) -> bool:
    """Whether nobody told the reader what it is."""
    return not bet["face_up"] and bet["card"] is None


def check_view(view: dict[str, Any], me: Seat) -> None:
    """Only what the rules let a seat know (RS 12.6, R18, R61)."""
    assert list(hands(view)) == [view["hand"]]
    for bet in view["bets"]:
        is_told = bet["face_up"] or bet["stabbed"] or bet["owner"] == me or me in bet["spied_by"]
        assert is_told or bet["card"] is None
    assert view["final"] is None or view["step"] == "over"
    assert all("points" not in seat and "hand" not in seat for seat in view["seats"])


def hands(value: Any) -> Iterator[Any]:
    """Every hand anywhere in what was sent."""
    if isinstance(value, dict):
        yield from (part for name, part in value.items() if name == "hand")
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from hands(part)


def check_event(event: dict[str, Any], me: Seat) -> None:
    """What others do in secret is told without its card."""
    if event["type"] == "CardBet" and not event["face_up"] and event["seat"] != me:
        assert event["card"] is None
    if event["type"] == "ValetDrawn" and event["seat"] != me:
        assert event["card"] is None
    if event["type"] == "ThirdCardChosen":
        assert event["seat"] == me or (event["seat"], event["card"]) == (None, None)


def assert_the_truth_was_hidden(mine: Visitor, other: Visitor, of: Seat) -> None:
    """What the other knows of his own bets, by his own frames, was never in mine while it lay face down."""
    truth = {}
    for frame in other.messages("Frame"):
        for (owner, slot), bet in bets_of(frame["view"]).items():
            if owner == of and not bet["face_up"]:
                truth[frame["view"]["round"], slot] = bet["card"]
    assert truth
    assert None not in truth.values()
    seen = [
        bet["card"]
        for frame in mine.messages("Frame")
        for (owner, slot), bet in bets_of(frame["view"]).items()
        if owner == of and not bet["face_up"] and not bet["stabbed"] and 1 - of not in bet["spied_by"]
    ]
    assert seen
    assert set(seen) == {None}
