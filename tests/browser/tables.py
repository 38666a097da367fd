"""How visitors come to a table: as hosts, by link, as spectators."""

from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor, until
from tests.browser.words import say
from tests.server.serving import WAIT, Server

GAME = "royal-secrets"
MINUS = "\N{MINUS SIGN}"


def button(visitor: Visitor, message: str, **facts: Any) -> Locator:
    """A button by the words on it."""
    return visitor.page.get_by_role("button", name=say(message, visitor.lang, **facts), exact=True)


def open_table(server: Server, visitor: Visitor, name: str, players: int = 4, game: str = GAME, **more: Any) -> str:
    """Open a table whose host the visitor is, bring him to it, and give its link."""
    body = {"game": game, "name": name, "players": players, **more}
    given = httpx.post(f"{server.address}/api/tables", json=body, trust_env=False, timeout=WAIT).json()
    visitor.page.goto(f"{server.address}/about")
    visitor.page.evaluate(
        "([table, seat]) => localStorage.setItem('antechamber.seat.' + table, JSON.stringify(seat))",
        [given["table"], {"secret": given["secret"], "name": name, "link": given["link"]}],
    )
    visitor.page.goto(given["link"])
    expect(button(visitor, "start")).to_be_visible()
    return str(given["link"])


def sit_down(visitor: Visitor, link: str, name: str) -> None:
    """Follow a link and take a chair."""
    visitor.page.goto(link)
    visitor.page.get_by_label(say("your-name", visitor.lang)).fill(name)
    button(visitor, "sit-down").click()
    visitor.expect_line("connected")


def watch(visitor: Visitor, link: str) -> None:
    """Follow a link and look on."""
    visitor.page.goto(link)
    button(visitor, "watch").click()
    visitor.expect_line("connected")


def start(host: Visitor, *others: Visitor) -> None:
    """Start the game, and wait until it has begun for all."""
    button(host, "start").click()
    for visitor in (host, *others):
        expect(visitor.page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
        expect(visitor.question).to_be_visible()


def chair(visitor: Visitor, seat: int) -> Locator:
    """A chair in the list of people, with the buttons of one's powers over it; in play the list is at the side."""
    if visitor.phase != "open":
        open_side(visitor, "people")
    return visitor.page.locator(f"[data-chair='{seat}']:visible").first


def open_side(visitor: Visitor, tab: str) -> None:
    """Turn the side panel to a tab: log, talk or people; on a phone it is a drawer."""
    drawer = visitor.page.get_by_role("button", name=say("side", visitor.lang))
    if drawer.is_visible() and drawer.get_attribute("aria-expanded") == "false":
        drawer.click()
    visitor.page.locator(f"#tab-{tab}").click()


def history_of(server: Server, visitor: Visitor) -> dict[str, Any]:
    """What a seat was told, frame by frame, and the number of its newest frame."""
    address = f"{server.address}/api/tables/{visitor.table}/history?lang={visitor.lang}"
    headers = {"authorization": f"Bearer {visitor.secret}"}
    history: dict[str, Any] = httpx.get(address, headers=headers, trust_env=False, timeout=WAIT).json()
    return history


def told(history: dict[str, Any], after: int = 0) -> list[str]:
    """All lines of a history, or those that were told after a frame."""
    return [bare(line) for step in history["steps"] if step["number"] > after for line in step["words"] if line]


def log_of(visitor: Visitor) -> list[str]:
    """The lines of the log, without what setting them takes away: blanks and full stops."""
    return [bare(text) for text in visitor.log.all_inner_texts()]


def bare(text: str) -> str:
    """A line without blanks and full stops."""
    return "".join(sign for sign in text if not sign.isspace() and sign != ".")


def expect_whole_log(server: Server, visitor: Visitor) -> None:
    """Wait until the log tells what the server's history tells; bots may still be playing."""
    open_side(visitor, "log")
    until([visitor], lambda: log_of(visitor) == told(history_of(server, visitor)), "the log is whole")


def expect_scores(visitor: Visitor) -> None:
    """Wait until the end shows the scores that the server sent, best first; they are counted up before one's eyes."""
    scores = sorted(visitor.frame["view"]["final"]["result"]["scores"], reverse=True)

    def shown() -> list[int]:
        texts = visitor.page.locator("[data-rank] .score").all_inner_texts()
        return [int(text.replace(MINUS, "-").split()[0]) for text in texts]

    until([visitor], lambda: shown() == scores, "the scores stand still")
