"""The application: a route for every door, with the headers and limits that all of them share."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antechamber.core.refused import Refused
from antechamber.server.doors import bundle
from antechamber.server.doors.doorkeeper import Doorkeeper
from antechamber.server.doors.openapi import describe, described_page
from antechamber.server.doors.request import MOST_BYTES, DoorRequest, accepted_lang
from antechamber.server.doors.routes import DOORS, Door
from antechamber.server.refusals import problem, status

STYLE: Final = Path(__file__).parent / "described.css"
JSON: Final = "application/json"
HEADERS: Final = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}


def application(keeper: Doorkeeper, run: "Callable[[], AsyncIterator[None]] | None" = None) -> ASGIApp:
    """All doors and pages as one application; `run` begins with it and ends with it."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async for _ in run() if run is not None else _nothing():
            yield

    routes: list[BaseRoute] = [
        *(Route(door.path, _endpoint(door, keeper), methods=[door.method], name=door.name) for door in DOORS),
        *bundle.pages(),
        *_described(),
    ]
    handlers = {Refused: _refused, HTTPException: _not_found}
    return with_headers(Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers))  # type: ignore[arg-type]


async def _nothing() -> AsyncIterator[None]:
    yield


def _endpoint(door: Door, keeper: Doorkeeper) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        asked = DoorRequest(request, keeper)
        try:
            asked.pay()
            asked.content = await _content(request)
            return _response(door, await door.run(asked), request)
        except Refused as refused:
            keeper.measures.refusals.counts[refused.reason] += 1
            raise

    return endpoint


async def _content(request: Request) -> bytes:
    """The body of a request; one that is too large, or says it will be, is refused."""
    too_large = Refused("", "server-too-large", {"most": MOST_BYTES})
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise too_large
    content = bytearray()
    async for part in request.stream():
        content += part
        if len(content) > MOST_BYTES:
            raise too_large
    return bytes(content)


def _response(door: Door, answer: object, request: Request) -> Response:
    if isinstance(door.answer, str):
        return Response(answer, media_type=door.answer, headers={"cache-control": "no-store"})
    content = msgspec.json.encode(answer)
    if not door.max_age:
        return Response(content, media_type=JSON, headers={"cache-control": "no-store"})
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    headers = {"cache-control": f"public, max-age={door.max_age}", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=JSON, headers=headers)


async def _refused(request: Request, refused: Refused) -> Response:
    headers = {"cache-control": "no-store"}
    if "seconds" in refused.facts:
        headers["retry-after"] = str(refused.facts["seconds"])
    return Response(msgspec.json.encode(problem(refused, accepted_lang(request))), status(refused), headers, JSON)


async def _not_found(request: Request, error: HTTPException) -> Response:
    """Our own answer where Starlette finds no route."""
    bad_method = Refused("", "server-bad-method", {"method": request.method[:20]})
    answer = await _refused(request, bad_method if error.status_code == 405 else Refused("", "server-no-such-page"))
    answer.headers.update(error.headers or {})
    return answer


def _described() -> list[BaseRoute]:
    """The description of the doors: a page for people, and OpenAPI for programs."""

    async def page(_request: Request) -> Response:
        return Response(described_page(), media_type="text/html")

    async def style(_request: Request) -> Response:
        return FileResponse(STYLE, headers={"cache-control": "no-cache"})

    async def openapi(_request: Request) -> Response:
        return Response(msgspec.json.encode(describe()), media_type=JSON)

    return [Route("/api", page), Route("/api/page.css", style), Route("/api/openapi.json", openapi)]


def with_headers(app: ASGIApp) -> ASGIApp:
    """The same application, with security headers on every answer."""
    extra = list(HEADERS.items())

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        await app(scope, receive, send_with)

    return wrapped
