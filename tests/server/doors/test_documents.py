"""What is written of the protocol is made from the one table of doors and messages, and is not stale."""

import re
from pathlib import Path
from typing import Any, cast, get_args

import pytest
from starlette.routing import Route

from antechamber.core import text
from antechamber.server import messages
from antechamber.server.doors import app
from antechamber.server.doors.doorkeeper import Doorkeeper
from antechamber.server.doors.openapi import describe, described_page, refusals_of
from antechamber.server.doors.routes import DOORS, SOCKET
from antechamber.server.settings import described, option_of, variable_of
from antechamber.server.typescript import files

ROOT = Path(__file__).parents[3]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
KINDS = [kind.__struct_config__.tag for union in (messages.AnyMessage, messages.AnyAnswer) for kind in get_args(union)]


@pytest.mark.pure
def test_the_typescript_types_are_those_that_make_types_would_write() -> None:
    folder = ROOT / "web" / "src" / "protocol"
    written = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.ts")}

    assert written == files(), "run `make types`"


@pytest.fixture
def routes(monkeypatch: pytest.MonkeyPatch) -> list[Route]:
    """The routes below /api as Starlette knows them, but for those that only describe the others."""
    monkeypatch.setattr(app, "with_headers", lambda inner: inner)
    inner: Any = app.application(cast(Doorkeeper, None))
    found = [route for route in inner.routes if isinstance(route, Route) and route.path.startswith("/api")]
    return [route for route in found if route.path not in {"/api", "/api/page.css", "/api/openapi.json"}]


def addresses(routes: list[Route]) -> set[tuple[str, str]]:
    """The method and the path of each, without HEAD, which Starlette answers beside every GET."""
    return {(method, route.path) for route in routes for method in (route.methods or set()) - {"HEAD"}}


def test_the_openapi_document_has_every_route_and_no_other(routes: list[Route]) -> None:
    paths = describe()["paths"]
    written = {(method.upper(), path) for path, operations in paths.items() for method in operations}

    assert written == addresses(routes)
    for route in routes:
        for method in (route.methods or set()) - {"HEAD"}:
            operation = paths[route.path][method.lower()]
            in_path = {each["name"] for each in operation["parameters"] if each["in"] == "path"}
            assert (operation["operationId"], in_path) == (route.name, {*route.param_convertors})


def test_the_page_of_doors_has_every_route_and_no_other(routes: list[Route]) -> None:
    rows = re.findall(r"<tr><td><code>([A-Z]+) (\S+)</code>", described_page())

    assert len(rows) == len(set(rows))
    assert set(rows) == addresses(routes)


def test_the_openapi_document_says_which_doors_take_a_body() -> None:
    operations = [each for path in describe()["paths"].values() for each in path.values()]
    bodies = {each["operationId"]: each["requestBody"] for each in operations if "requestBody" in each}
    shapes = {name: body["content"]["application/json"]["schema"] for name, body in bodies.items()}

    assert shapes == {
        "open_table": {"$ref": "#/components/schemas/Opening"},
        "claim": {"$ref": "#/components/schemas/Claim"},
    }


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_every_refusal_that_a_door_declares_has_words_in_both_languages(door: object) -> None:
    assert isinstance(door, type(DOORS[0]))
    for reason in refusals_of(door):
        assert text.has_words(reason, "en"), reason
        assert text.has_words(reason, "fr"), reason


@pytest.mark.parametrize("kind", KINDS)
def test_every_message_is_in_the_protocol_page_and_on_the_page_of_doors(kind: str) -> None:
    assert f"`{kind}`" in PROTOCOL
    assert f"<code>{kind} " in described_page()


def test_the_protocol_page_has_every_route_and_no_other(routes: list[Route]) -> None:
    written = set(re.findall(r"^\W*(GET|POST) (/api[^\s?`]*)", PROTOCOL, re.MULTILINE))
    named = {(method, path.replace("{table}", "T").replace("{game}", "G")) for method, path in addresses(routes)}

    assert written == named
    assert SOCKET.split("}")[1] in PROTOCOL


def test_every_setting_has_an_option_and_a_variable_of_its_own_and_says_what_it_is_for() -> None:
    names = [name for name, _default, _text in described()]

    assert len({option_of(name) for name in names}) == len({variable_of(name) for name in names}) == len(names)
    for _name, _default, meaning in described():
        assert re.match(r"^[a-z].{15,}", meaning), meaning
