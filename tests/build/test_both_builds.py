"""The compiled environment runs compiled rules, and its Structs are what their sources say."""

import json
import os
import subprocess
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import hatch_build

pytestmark = [pytest.mark.pure, pytest.mark.slow]

INSPECT = """
import importlib, json, pkgutil
import antechamber, msgspec
from antechamber.core.build import COMPILED

files, structs = {}, {}
for part in ("core", "games", "table", "server"):
    package = importlib.import_module(f"antechamber.{part}")
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(info.name)
        files[info.name] = module.__file__
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == info.name:
                config = thing.__struct_config__
                bases = [base.__name__ for base in thing.__mro__[1:]]
                keywords = {name: repr(getattr(config, name)) for name in dir(config) if not name.startswith("_")}
                structs[f"{info.name}.{thing.__name__}"] = {"bases": bases, **keywords}
print(json.dumps({"compiled": COMPILED, "files": files, "structs": structs}))
"""


def python_of(build: str) -> str:
    """The interpreter of a build's environment, as `make` names it."""
    python = os.environ.get(f"ANTECHAMBER_{build}_PYTHON")
    if python is None:
        pytest.skip("`make test` says where the two environments are")
    return python


def inspect(build: str, folder: Path) -> dict[str, Any]:
    """What a build says of itself, asked from a folder where nothing else can be imported."""
    done = subprocess.run([python_of(build), "-c", INSPECT], cwd=folder, capture_output=True, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return inspect("PURE", tmp_path_factory.mktemp("pure"))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return inspect("COMPILED", tmp_path_factory.mktemp("compiled"))


@pytest.mark.parametrize(("build", "says"), [("PURE", "(pure Python)"), ("COMPILED", "(compiled)")])
def test_the_command_says_which_build_is_running(build: str, says: str, tmp_path: Path) -> None:
    command = Path(python_of(build)).with_name("antechamber")
    done = subprocess.run([command, "--version"], cwd=tmp_path, capture_output=True, text=True, check=True)

    assert done.stdout == f"antechamber {metadata.version('antechamber')} {says}\n"


def test_each_build_is_what_it_should_be(pure: dict[str, Any], compiled: dict[str, Any]) -> None:
    assert not pure["compiled"]
    assert compiled["compiled"]
    assert pure["files"].keys() == compiled["files"].keys()


def test_the_pure_build_runs_the_sources(pure: dict[str, Any]) -> None:
    source = str(Path(hatch_build.__file__).parent / "src")

    assert all(file.startswith(source) and file.endswith(".py") for file in pure["files"].values())


def test_the_compiled_build_runs_binaries_where_it_should(compiled: dict[str, Any]) -> None:
    source = Path(hatch_build.__file__).parent / "src"
    modules = {
        ".".join(path.relative_to(source).with_suffix("").parts) for path in hatch_build.compiled_modules(source)
    }
    assert modules <= compiled["files"].keys()
    for name, file in compiled["files"].items():
        assert file.endswith(".py") == (name not in modules), name


def test_structs_are_the_same_on_both_builds(pure: dict[str, Any], compiled: dict[str, Any]) -> None:
    assert pure["structs"]
    assert compiled["structs"] == pure["structs"]


def test_moves_events_and_views_cannot_be_changed(compiled: dict[str, Any]) -> None:
    for name, struct in compiled["structs"].items():
        if name.split(".")[-2] in {"moves", "events", "view"}:
            assert struct["frozen"] == "True", name


def test_moves_and_events_carry_their_names(compiled: dict[str, Any]) -> None:
    tagged = {name: struct for name, struct in compiled["structs"].items() if {"Move", "Event"} & set(struct["bases"])}

    assert tagged
    for name, struct in tagged.items():
        assert struct["tag"] == repr(name.rpartition(".")[2]), name
        assert struct["forbid_unknown_fields"] == "True", name
