"""The doors and messages as an OpenAPI document, and as a page for people."""

import html
import re
from functools import cache
from typing import Any, Final, get_args

import msgspec

import antechamber
from antechamber.core.refused import Refused
from antechamber.server.doors.routes import DOORS, REFUSALS_OF_ANY_BODY, REFUSALS_OF_ANY_DOOR, SOCKET, Door
from antechamber.server.messages import AnyAnswer, AnyMessage, Problem
from antechamber.server.refusals import status

REF: Final = "#/components/schemas/{name}"


@cache
def describe() -> dict[str, Any]:
    """The protocol over HTTP as OpenAPI 3.1; the messages of the socket are among its schemas."""
    shapes = [Problem, *(door.body for door in DOORS if door.body), *_answers(), *get_args(AnyMessage)]
    shapes += get_args(AnyAnswer)
    schemas, components = msgspec.json.schema_components(shapes, ref_template=REF)
    reference = dict(zip(map(repr, shapes), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, reference)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Antechamber",
            "version": antechamber.__version__,
            "description": f"Tables over HTTP; games over the socket at {SOCKET}, see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's secret."}},
        },
    }


def _answers() -> list[Any]:
    return [door.answer for door in DOORS if not isinstance(door.answer, str)]


def _operation(door: Door, reference: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": door.name,
        "summary": door.summary,
        "parameters": _parameters(door),
        "responses": {"200": _answer(door, reference), **_refusals(door)},
    }
    if door.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": reference[repr(door.body)]}},
        }
    if door.access == "reader":
        operation["security"] = [{}, {"seat": []}]
    return operation


def _parameters(door: Door) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", door.path)
    ]
    in_query = [
        {"name": each.name, "in": "query", "description": each.text, "schema": each.shape} for each in door.parameters
    ]
    return [*in_path, *in_query]


def _answer(door: Door, reference: dict[str, Any]) -> dict[str, Any]:
    if isinstance(door.answer, str):
        schema: dict[str, Any] = {} if door.answer == "application/json" else {"type": "string"}
        return {"description": door.summary, "content": {door.answer: {"schema": schema}}}
    return {"description": door.summary, "content": {"application/json": {"schema": reference[repr(door.answer)]}}}


def refusals_of(door: Door) -> tuple[str, ...]:
    """Every reason for which a door may refuse."""
    return (*door.refusals, *REFUSALS_OF_ANY_DOOR, *(REFUSALS_OF_ANY_BODY if door.body else ()))


def _refusals(door: Door) -> dict[str, Any]:
    by_status: dict[str, list[str]] = {}
    for reason in refusals_of(door):
        by_status.setdefault(str(status(Refused("", reason))), []).append(reason)
    content = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    return {
        code: {"description": ", ".join(reasons), "content": content} for code, reasons in sorted(by_status.items())
    }


@cache
def described_page() -> str:
    """The doors and messages as a page."""
    rows = "".join(
        f"<tr><td><code>{door.method} {html.escape(door.path)}</code></td><td>{html.escape(door.summary)}</td>"
        f"<td>{door.access}</td><td>{html.escape(', '.join(door.refusals))}</td></tr>"
        for door in DOORS
    )
    sent = "".join(_described(shape) for shape in get_args(AnyMessage))
    received = "".join(_described(shape) for shape in get_args(AnyAnswer))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Antechamber: the doors</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/page.css">'
        '<main><h1>The doors of this server</h1><p>The same for programs: <a href="/api/openapi.json">OpenAPI</a>.</p>'
        f"<table><tr><th>door</th><th>what it does</th><th>for whom</th><th>may refuse</th></tr>{rows}</table>"
        f"<h2>The socket</h2><p><code>{html.escape(SOCKET)}?ticket=TICKET&amp;lang=en</code></p>"
        f"<h3>You send</h3><dl>{sent}</dl><h3>You are sent</h3><dl>{received}</dl></main></html>"
    )


def _described(shape: Any) -> str:
    tag = shape.__struct_config__.tag
    fields = ", ".join(shape.__struct_fields__)
    text = html.escape((shape.__doc__ or "").splitlines()[0])
    return f"<dt><code>{tag} {{{fields}}}</code></dt><dd>{text}</dd>"
