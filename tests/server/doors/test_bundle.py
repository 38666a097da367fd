"""The built client is served as it is, quickly and safely; without one the server says what to do."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from antechamber.server.doors import app, bundle
from tests.server.serving import Server, serving

SCRIPT = "console.log('good evening');\n" * 100
FILES = {
    "index.html": "<!doctype html><title>Antechamber</title>",
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    "assets/index-B0xA.js": SCRIPT,
    "assets/index-C1yB.css": "body { margin: 0 }\n" * 100,
    "assets/serif-D2zC.woff2": "".join(chr(33 + n * n % 89) for n in range(90)),
    ".hash": "not for anybody",
}
PROGRAM = "import pathlib, sys; from antechamber.server.doors import bundle; bundle.CLIENT = pathlib.Path({folder!r}); "
PROGRAM += "from antechamber.cli import main; sys.argv = ['antechamber', 'serve']; main()"


def server_of(tmp_path: Path, client: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables.db", ("-c", PROGRAM.format(folder=str(client))), bot_workers="0") as server:
        yield server


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a client of a few files."""
    folder = tmp_path_factory.mktemp("built")
    for name, text in FILES.items():
        path = folder / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    yield from server_of(folder, folder / "client")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without a client."""
    folder = tmp_path_factory.mktemp("bare")
    yield from server_of(folder, folder / "client")


def get(server: Server, path: str, accepted: str = "identity", **headers: str) -> httpx.Response:
    headers["accept-encoding"] = accepted
    return httpx.get(server.address + path, headers=headers, trust_env=False, verify=False)


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjkmn", "/rules", "/rules/royal-secrets", "/about"])
def test_the_clients_page_is_at_all_its_addresses_and_asked_for_anew_each_time(built: Server, path: str) -> None:
    answer = get(built, path)

    assert (answer.status_code, answer.text) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index-B0xA.js", "text/javascript; charset=utf-8"),
        ("index-C1yB.css", "text/css; charset=utf-8"),
        ("serif-D2zC.woff2", "font/woff2"),
    ],
)
def test_a_file_that_is_named_by_its_content_is_kept_for_ever(built: Server, name: str, kind: str) -> None:
    answer = get(built, f"/assets/{name}")

    assert (answer.status_code, answer.text) == (200, FILES[f"assets/{name}"])
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in answer.headers


def test_a_file_beside_the_page_is_served_and_may_change(built: Server) -> None:
    answer = get(built, "/favicon.svg")

    assert (answer.text, answer.headers["content-type"]) == (FILES["favicon.svg"], "image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"


def test_whoever_takes_gzip_is_sent_fewer_bytes(built: Server) -> None:
    answer = get(built, "/assets/index-B0xA.js", "deflate, gzip;q=0.5, br")

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 5
    assert answer.text == SCRIPT


def test_what_gzip_does_not_make_smaller_is_sent_as_it_is(built: Server) -> None:
    answer = get(built, "/assets/serif-D2zC.woff2", "gzip")

    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip", True),
        ("br, GZIP", True),
        ("gzip; q=0.1", True),
        ("gzip;q=0", False),
        ("gzip;q=0.0", False),
        ("", False),
        ("identity", False),
        ("xgzip", False),
    ],
)
def test_who_takes_gzip(accepted: str, taken: bool) -> None:
    assert bundle.takes_gzip(accepted) == taken


@pytest.mark.parametrize(
    "path",
    ["/assets/nothing.js", "/assets/..%2findex.html", "/assets/../../app.py", "/.hash", "/index.css", "/rules/a/b"],
)
def test_nothing_else_is_served(built: Server, path: str) -> None:
    answer = get(built, path)

    assert (answer.status_code, answer.json()["reason"]) == (404, "server-no-such-page")


@pytest.mark.parametrize("path", ["/", "/assets/index-B0xA.js", "/favicon.svg", "/assets/nothing.js"])
def test_every_file_carries_the_headers_that_keep_a_page_to_itself(built: Server, path: str) -> None:
    headers = get(built, path).headers

    assert {name.decode(): headers[name.decode()] for name in app.HEADERS} == {
        name.decode(): value.decode() for name, value in app.HEADERS.items()
    }


def test_a_page_takes_everything_from_its_own_server_and_nothing_from_inside_itself() -> None:
    policy = dict(part.split(" ", 1) for part in app.HEADERS[b"content-security-policy"].decode().split("; "))

    assert policy == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }


@pytest.mark.parametrize(("lang", "says"), [("en", "not built yet"), ("fr-CH, fr", "pas encore construites")])
def test_without_a_client_its_pages_say_what_to_do(bare: Server, lang: str, says: str) -> None:
    answer = get(bare, "/t/abcdefghjkmn", **{"accept-language": lang})

    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "`make web`" in answer.text
    assert says in answer.text


def test_without_a_client_the_doors_work(bare: Server) -> None:
    assert get(bare, "/api/games").status_code == 200
    assert get(bare, "/api").status_code == 200
    assert get(bare, "/assets/index.js").status_code == 404


def test_what_is_kept_in_fewer_bytes_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(SCRIPT)

    (part,) = bundle.read(tmp_path).values()

    assert part.small is not None
    assert gzip.decompress(part.small) == part.content
