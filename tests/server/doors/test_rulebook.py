"""The book of a game: its rules and its names, for whoever has to speak of it."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import antechamber
from antechamber.core.rulebook import paragraph, rule_numbers
from tests.server.serving import Client, Server, serving

GAMES = [game.preset or game.id for game in antechamber.games()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("book") / "tables.db", bot_workers="0") as running:
        yield running


def ask(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.address}/api/games/{path}", headers=headers, trust_env=False, verify=False)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_a_book_holds_every_paragraph_under_the_number_that_refusals_cite(server: Server, name: str, lang: str) -> None:
    game = antechamber.game(name)
    book: dict[str, Any] = ask(server, f"{name}/book?lang={lang}").json()
    numbered = {
        each["id"]: each["text"] for chapter in book["chapters"] for each in chapter["paragraphs"] if each["id"]
    }

    assert (book["id"], book["prefix"], book["title"]) == (name, game.prefix, game.names[lang])
    assert numbered == {number: paragraph(game.folder, number, lang) for number in rule_numbers(game.folder)}
    assert book["chapters"][0]["title"] == book["title"]
    assert book["chapters"][0]["paragraphs"][0]["id"] == ""


def test_names_are_found_by_what_views_say_and_are_in_english_unless_one_asks(server: Server) -> None:
    english = ask(server, "royal-secrets/book").json()["names"]
    french = ask(server, "royal-secrets/book?lang=fr").json()["names"]

    wanted = ("courtier 20", "valet -10", "medal of merit", "king", "first card", "stood up")
    assert [english[word] for word in wanted] == [
        *("Courtier 20", "Valet -10", "Medal of Merit", "the King", "first card", "left by all")
    ]
    assert [french[word] for word in wanted[:4]] == ["Courtisan 20", "Valet -10", "Médaille du mérite", "le Roi"]
    assert english.keys() == french.keys()


@pytest.mark.parametrize("game", ["royal-secrets", "royal-gambit", "queen-marie-antoinette"])
def test_the_step_of_a_view_has_its_name_in_the_book(server: Server, game: str) -> None:
    async def first_frame() -> dict[str, Any]:
        ann = await Client(server.address).open(game, "Ann")
        async with ann.socket() as socket:
            await socket.send("Start")
            return await socket.frame()

    view = asyncio.run(first_frame())["view"]
    names = ask(server, f"{game}/book").json()["names"]

    assert view["step"] in names


def test_a_game_that_there_is_not_has_no_book(server: Server) -> None:
    answer = ask(server, "chess/book")

    assert (answer.status_code, answer.json()["reason"]) == (422, "core-no-such-game")


def test_a_language_that_there_is_not_is_refused(server: Server) -> None:
    assert ask(server, "royal-secrets/book?lang=tlh").json()["reason"] == "server-malformed"


def test_a_book_may_be_kept_and_is_not_sent_again_unless_it_has_changed(server: Server) -> None:
    first = ask(server, "royal-secrets/book?lang=fr")
    tag = first.headers["etag"]
    again = ask(server, "royal-secrets/book?lang=fr", **{"if-none-match": tag})
    other = ask(server, "royal-secrets/book?lang=en", **{"if-none-match": tag})

    assert first.headers["cache-control"] == again.headers["cache-control"] == "public, max-age=600"
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (other.status_code, other.headers["etag"] == tag) == (200, False)


def test_nothing_else_may_be_kept(server: Server) -> None:
    headers = httpx.get(f"{server.address}/api/games", trust_env=False, verify=False).headers

    assert headers["cache-control"] == "no-store"
    assert "etag" not in headers
