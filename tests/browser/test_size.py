"""The first load is small: what the front page and a table fetch, compressed, without fonts."""

import gzip

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.tables import open_table, start
from tests.browser.visitor import Visitor
from tests.server.serving import Server

pytestmark = pytest.mark.slow

MOST = 250_000
"""Bytes of JavaScript and CSS, compressed."""


def weight(visitor: Visitor) -> int:
    """What the scripts and style sheets that were fetched weigh, compressed as the server compresses them."""
    parts = {
        answer.url: answer for answer in visitor.fetched if answer.request.resource_type in {"script", "stylesheet"}
    }
    assert parts
    assert all(answer.headers.get("content-encoding") == "gzip" for answer in parts.values())
    return sum(len(gzip.compress(answer.body())) for answer in parts.values())


def test_the_front_page_is_light(server: Server, invite: Invite) -> None:
    ann = invite()
    ann.page.goto(server.address, wait_until="networkidle")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert weight(ann) < MOST


def test_a_table_is_light_from_the_lobby_into_the_game(server: Server, invite: Invite) -> None:
    ann = invite()
    link = open_table(server, ann, "Ann")
    ann.page.close()
    ann.fetched.clear()
    ann.open()
    ann.page.goto(link)
    start(ann)
    ann.page.wait_for_load_state("networkidle")
    assert weight(ann) < MOST
