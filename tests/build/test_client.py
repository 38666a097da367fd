"""The build hook builds the browser client when its sources have changed, and carries it in every build."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parents[2]
PACKAGE = """{"private": true, "scripts": {"build": "node build.js"}}"""
LOCK = """{"lockfileVersion": 3, "packages": {"": {}}}"""
BUILD = """
const { appendFileSync, copyFileSync, mkdirSync } = require("node:fs");
const client = "../src/antechamber/server/client";
mkdirSync(client, { recursive: true });
copyFileSync("index.html", `${client}/index.html`);
appendFileSync("../builds.txt", "built\\n");
"""
"""Stands for the bundler: what is tested is when and how it is run."""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose client is one page, and needs no package."""
    monkeypatch.delenv("ANTECHAMBER_WEB", raising=False)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "CHANGELOG.md", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src/antechamber").mkdir(parents=True)
    (tmp_path / "src/antechamber/__init__.py").write_text("")
    web = tmp_path / "web"
    web.mkdir()
    for name, text in {"package.json": PACKAGE, "package-lock.json": LOCK, "build.js": BUILD}.items():
        (web / name).write_text(text)
    (web / "index.html").write_text("first")
    return tmp_path


def built(project: Path) -> str:
    return (project / hatch_build.CLIENT / "index.html").read_text()


def builds(project: Path) -> int:
    """How often it was built."""
    return len((project / "builds.txt").read_text().splitlines())


def hook(project: Path) -> hatch_build.Build:
    """The hook as hatchling makes it."""
    builder = WheelBuilder(str(project))
    return hatch_build.Build(
        str(project), {}, builder.config, builder.metadata, str(project / "dist"), "wheel", builder.app
    )


def no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the machine one without Node."""
    monkeypatch.setattr(hatch_build, "find_node", lambda: None)


needs_node = pytest.mark.skipif(hatch_build.find_node() is None, reason="no Node 22.12 or newer (or 20.19) was found")


@needs_node
def test_the_client_is_built_and_not_again_in_vain(project: Path) -> None:
    assert hatch_build.build_client(project) is None
    assert hatch_build.build_client(project) is None

    assert (built(project), builds(project)) == ("first", 1)


@needs_node
def test_an_edit_a_new_file_and_a_lost_page_build_it_again(project: Path) -> None:
    hatch_build.build_client(project)
    (project / "web/index.html").write_text("second")
    hatch_build.build_client(project)
    assert (built(project), builds(project)) == ("second", 2)

    (project / "web/new.ts").write_text("")
    hatch_build.build_client(project)
    assert builds(project) == 3

    (project / hatch_build.CLIENT / "index.html").unlink()
    hatch_build.build_client(project)
    assert (built(project), builds(project)) == ("second", 4)


@needs_node
def test_packages_do_not_count_as_sources_and_are_installed_once(project: Path) -> None:
    hatch_build.build_client(project)
    stamp = project / "web/node_modules/.installed"
    before = stamp.stat().st_mtime_ns
    (project / "web/node_modules/package").mkdir()
    (project / "web/node_modules/package/index.js").write_text("")
    assert hatch_build.is_client_built(project)

    (project / "web/index.html").write_text("second")
    hatch_build.build_client(project)
    assert stamp.stat().st_mtime_ns == before
    assert (project / "web/node_modules/package/index.js").exists()  # npm would have removed it.


@needs_node
def test_a_failed_build_says_why_leaves_what_there_was_and_is_tried_again(project: Path) -> None:
    hatch_build.build_client(project)
    (project / "web/build.js").write_text("throw new Error('no candle is lit');")

    for _ in range(2):
        failure = hatch_build.build_client(project)
        assert failure is not None
        assert "no candle is lit" in failure
        assert "make web" in failure
        assert built(project) == "first"


def test_without_node_a_build_says_what_to_install_and_asks_for_it(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    no_node(monkeypatch)

    hook(project).initialize("editable", {"force_include": {}})

    said = "".join(capsys.readouterr())
    assert "install Node 22.12 or newer" in said
    assert "make web" in said
    assert hatch_build.NODE in hook(project).dependencies()


def test_without_node_a_required_client_fails(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    no_node(monkeypatch)
    monkeypatch.setenv("ANTECHAMBER_WEB", "require")

    with pytest.raises(RuntimeError, match="No Node"):
        hook(project).initialize("editable", {"force_include": {}})


def test_it_can_be_left_off(project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    no_node(monkeypatch)
    monkeypatch.setenv("ANTECHAMBER_WEB", "0")

    hook(project).initialize("editable", {"force_include": {}})

    assert "".join(capsys.readouterr()) == ""
    assert hatch_build.NODE not in hook(project).dependencies()
    assert not (project / hatch_build.CLIENT).exists()


@needs_node
def test_node_is_not_asked_for_when_the_client_is_there(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hatch_build.build_client(project)
    no_node(monkeypatch)

    assert hatch_build.NODE not in hook(project).dependencies()
    assert hatch_build.build_client(project) is None


def test_a_client_whose_sources_are_not_there_is_taken_as_it_is(project: Path) -> None:
    """As in a source distribution."""
    shutil.rmtree(project / "web")
    assert "neither" in (hatch_build.build_client(project) or "")

    (project / hatch_build.CLIENT).mkdir(parents=True)
    (project / hatch_build.CLIENT / "index.html").write_text("carried")
    assert hatch_build.build_client(project) is None
    assert built(project) == "carried"


@pytest.mark.slow
@needs_node
def test_wheel_and_source_distribution_carry_the_client_though_git_ignores_it(project: Path) -> None:
    for target in ("sdist", "wheel"):
        command = [sys.executable, "-m", "hatchling", "build", "--target", target]
        subprocess.run(command, cwd=project, env={**os.environ, "ANTECHAMBER_COMPILE": "0"}, check=True)
    (wheel,) = (project / "dist").glob("*.whl")
    (source,) = (project / "dist").glob("*.tar.gz")

    assert "antechamber/server/client/index.html" in zipfile.ZipFile(wheel).namelist()
    with tarfile.open(source) as archive:
        assert any(name.endswith(f"/{hatch_build.CLIENT}/index.html") for name in archive.getnames())
    assert builds(project) == 1


@pytest.mark.parametrize(
    ("version", "will_do"),
    [((18, 20), False), ((20, 18), False), ((20, 19), True), ((21, 7), False), ((22, 11), False), ((22, 12), True)],
)
def test_which_node_will_do(version: tuple[int, int], will_do: bool) -> None:
    assert hatch_build.is_new_enough(version) == will_do
    assert hatch_build.is_new_enough((24, 0))
