"""What the wheel carries."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = [pytest.mark.pure, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "antechamber"


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    settings = {"ANTECHAMBER_COMPILE": "0", "ANTECHAMBER_WEB": "0"}
    subprocess.run(command, cwd=ROOT, env={**os.environ, **settings}, capture_output=True, check=True)
    (wheel,) = folder.iterdir()
    return wheel


def test_an_uncompiled_wheel_fits_every_machine(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")


def test_it_carries_all_of_the_package_and_nothing_else(pure_wheel: Path) -> None:
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    ours = {path.relative_to(PACKAGE.parent).as_posix() for path in files}

    carried = {name for name in zipfile.ZipFile(pure_wheel).namelist() if ".dist-info/" not in name}

    assert carried == ours


def test_it_carries_the_rules_the_words_and_the_cards(pure_wheel: Path) -> None:
    names = zipfile.ZipFile(pure_wheel).namelist()

    assert "antechamber/py.typed" in names
    for ending in (
        "royal_secrets/cards.toml",
        "royal_secrets/rules.en.md",
        ".ftl",
        "licenses/LICENSE",
        "licenses/NOTICE",
    ):
        assert any(name.endswith(ending) for name in names), ending
    assert not any(name.endswith((".so", ".pyd")) for name in names)
