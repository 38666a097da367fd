"""A browser, where the machine has one, a server of its own for each module, and visitors without fault."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from antechamber.server.doors import bundle
from tests.browser.chromium import FLAGS, NO_CHROMIUM
from tests.browser.steady import steadily_serving
from tests.browser.visitor import Visitor
from tests.server.serving import Server

Invite = Callable[..., Visitor]


@pytest.fixture(scope="module")  # No longer: it keeps a loop running, in which other tests could run none.
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip(NO_CHROMIUM)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the client that was built and installed with it."""
    assert (bundle.CLIENT / "index.html").is_file(), "the browser client is not built: run `make web`"
    with steadily_serving(tmp_path_factory.mktemp("house") / "tables.db") as server:
        yield server


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """Makes visitors, each with a browser of his own; at the end nothing may have gone wrong on any page."""
    visitors: list[Visitor] = []

    def invite_one(locale: str = "en-GB", **settings: Any) -> Visitor:
        settings = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **settings}
        visitors.append(Visitor(browser.new_context(locale=locale, **settings)))
        return visitors[-1]

    yield invite_one
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert faults == []
