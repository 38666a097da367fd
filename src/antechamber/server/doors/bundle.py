"""The browser client as `make web` has built it: read into memory once, and sent from there.

The build fills the folder `server/client`, which is not in git. Without it the server still runs, and its pages say
what to do.
"""

import gzip
import html
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from antechamber.core.refused import Refused
from antechamber.core.text import say
from antechamber.server.doors.request import accepted_lang

CLIENT: Final = Path(__file__).parents[1] / "client"
PAGES: Final = ("/", "/t/{table}", "/rules", "/rules/{game}", "/about")
"""The addresses that all show the client's one page."""
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""The media types by file ending, the same on every machine."""
NEW_EACH_TIME: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""


class Part(msgspec.Struct, frozen=True):
    """A file of the client, and its gzipped form if that is smaller."""

    content: bytes
    small: bytes | None
    media_type: str
    caching: str

    def answer(self, request: Request) -> Response:
        """The file, gzipped if the browser accepts that."""
        headers = {"cache-control": self.caching, "vary": "accept-encoding"}
        if self.small is None or not takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.content, media_type=self.media_type, headers=headers)
        return Response(self.small, media_type=self.media_type, headers={**headers, "content-encoding": "gzip"})


def takes_gzip(accepted: str) -> bool:
    """Whether an `Accept-Encoding` lets an answer be gzipped."""
    for coding in accepted.lower().split(","):
        name, _, quality = coding.replace(" ", "").partition(";q=")
        if name == "gzip":
            return quality == "" or quality.strip("0.") != ""
    return False


def read(folder: Path) -> dict[str, Part]:
    """Every file of a built client, by its address; empty if none was built."""
    if not (folder / "index.html").is_file():
        return {}
    return {f"/{path.relative_to(folder).as_posix()}": _part(path, folder) for path in _files(folder)}


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))


def _part(path: Path, folder: Path) -> Part:
    content = path.read_bytes()
    small = gzip.compress(content, mtime=0)
    is_named_by_content = path.parent == folder / "assets"
    return Part(
        content,
        small if len(small) < 0.9 * len(content) else None,
        TYPES.get(path.suffix, "application/octet-stream"),
        FOR_EVER if is_named_by_content else NEW_EACH_TIME,
    )


def pages() -> list[BaseRoute]:
    """The client's page at each of its addresses, and its files at theirs."""
    parts = read(CLIENT)

    async def page(request: Request) -> Response:
        return parts["/index.html"].answer(request) if parts else _not_built(request)

    async def part(request: Request) -> Response:
        found = parts.get(request.url.path)
        if found is None:
            raise Refused("", "server-no-such-page")
        return found.answer(request)

    beside = [path for path in parts if path.count("/") == 1]
    return [
        *(Route(address, page) for address in PAGES),
        *(Route(path, part) for path in beside),
        Route("/assets/{name}", part),
    ]


def _not_built(request: Request) -> Response:
    """A page that says how to build the client."""
    lang = accepted_lang(request)
    text = html.escape(say("server-no-client", {}, lang))
    content = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Antechamber</title><p>{text}</p></html>'
    return Response(content, 503, {"cache-control": "no-store"}, "text/html")
