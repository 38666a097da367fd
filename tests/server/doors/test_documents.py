"""What is written of the protocol is made from the one table of doors and messages, and is not stale."""

import re
from pathlib import Path
from typing import get_args

import pytest

from antechamber.core import text
from antechamber.server import messages
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


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_every_door_is_in_the_openapi_document_and_on_the_page(door: object) -> None:
    assert isinstance(door, type(DOORS[0]))
    operation = describe()["paths"][door.path][door.method.lower()]

    assert operation["operationId"] == door.name
    assert door.path in described_page()
    assert ("requestBody" in operation) == (door.body is not None)


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


def test_every_door_is_in_the_protocol_page() -> None:
    for door in DOORS:
        address = door.path.replace("{table}", "T").replace("{game}", "G")
        assert f"{door.method} {address}" in PROTOCOL, door.path
    assert SOCKET.split("}")[1] in PROTOCOL


def test_every_setting_has_an_option_and_a_variable_of_its_own_and_says_what_it_is_for() -> None:
    names = [name for name, _default, _text in described()]

    assert len({option_of(name) for name in names}) == len({variable_of(name) for name in names}) == len(names)
    for _name, _default, meaning in described():
        assert re.match(r"^[a-z].{15,}", meaning), meaning
