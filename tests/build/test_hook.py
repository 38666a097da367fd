"""The build hook compiles the rules, never a Struct, and does without a compiler."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
COMPILED_MODULES = hatch_build.compiled_modules(SOURCE)


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A source tree of two compiled modules among others."""
    source = tmp_path / "src"
    for name in (
        "cli",
        "core/__init__",
        "core/table",
        "core/moves",
        "games/__init__",
        "games/toy/state",
        "games/toy/view",
    ):
        module = source / "antechamber" / f"{name}.py"
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text('"""A module."""\n')
    return source


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that the hook would have run; each is taken to succeed, and leaves a binary."""
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        library = Path(command[3]) / "lib"
        library.mkdir(exist_ok=True)
        (library / "rules.so").touch()
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(hatch_build, "has_c_compiler", lambda: True)
    monkeypatch.setattr(subprocess, "run", run)
    return commands


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> hatch_build.Build:
    """The hook as hatchling makes it, on a machine without a C compiler."""
    monkeypatch.delenv("ANTECHAMBER_COMPILE", raising=False)
    monkeypatch.setenv("ANTECHAMBER_WEB", "0")
    monkeypatch.setattr(hatch_build, "has_c_compiler", lambda: False)
    builder = WheelBuilder(str(ROOT))
    return hatch_build.Build(str(ROOT), {}, builder.config, builder.metadata, str(ROOT / "dist"), "wheel", builder.app)


def test_the_rules_are_compiled_and_the_rest_is_not(rules: Path) -> None:
    modules = [path.relative_to(rules).as_posix() for path in hatch_build.compiled_modules(rules)]

    assert modules == ["antechamber/core/table.py", "antechamber/games/toy/state.py"]


def test_ours_leave_out_the_stems_that_stay_interpreted() -> None:
    assert {"build", "state"} <= {path.stem for path in COMPILED_MODULES}
    rules = {
        path.stem
        for path in COMPILED_MODULES
        if path.relative_to(SOURCE).parent.as_posix() not in hatch_build.WAY_OF_A_MOVE
    }
    assert not rules & hatch_build.NOT_COMPILED


def test_the_whole_way_of_a_move_is_there() -> None:
    way = {f"{folder}/{stem}.py" for folder, stems in hatch_build.WAY_OF_A_MOVE.items() for stem in stems}
    assert way <= {path.relative_to(ROOT / "src").as_posix() for path in COMPILED_MODULES}


@pytest.mark.parametrize("module", COMPILED_MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_compiled_module_declares_no_class_with_keywords(module: Path) -> None:
    """mypyc would drop them, and with them a Struct's `frozen` and `tag`."""
    classes = (node for node in ast.walk(ast.parse(module.read_text())) if isinstance(node, ast.ClassDef))

    assert [node.name for node in classes if node.keywords] == []


def test_nothing_is_compiled_in_vain(rules: Path, tmp_path: Path, runs: list[list[str]]) -> None:
    assert hatch_build.compile_rules(rules, tmp_path / "work") is None
    assert hatch_build.compile_rules(rules, tmp_path / "work") is None
    assert len(runs) == 1


def test_lost_binaries_are_compiled_again(rules: Path, tmp_path: Path, runs: list[list[str]]) -> None:
    """As when two builds at once have cleared each other's folder."""
    hatch_build.compile_rules(rules, tmp_path / "work")
    (tmp_path / "work/lib/rules.so").unlink()
    hatch_build.compile_rules(rules, tmp_path / "work")

    assert len(runs) == 2


def test_an_edit_of_any_rule_compiles_again(rules: Path, tmp_path: Path, runs: list[list[str]]) -> None:
    hatch_build.compile_rules(rules, tmp_path / "work")
    (rules / "antechamber/core/moves.py").write_text('"""Another type that compiled code reads."""\n')
    hatch_build.compile_rules(rules, tmp_path / "work")

    assert len(runs) == 2


@pytest.mark.slow
def test_a_failed_compile_says_why_and_is_tried_again(rules: Path, tmp_path: Path) -> None:
    (rules / "antechamber/core/table.py").write_text('turn: int = "a word"\n')

    for _ in range(2):
        failure = hatch_build.compile_rules(rules, tmp_path / "work")
        assert failure is not None
        assert ("Incompatible types" if hatch_build.has_c_compiler() else "No C compiler") in failure


def test_without_a_compiler_the_wheel_is_pure_and_a_warning_says_so(
    hook: hatch_build.Build, capsys: pytest.CaptureFixture[str]
) -> None:
    build_data: dict[str, Any] = {"force_include": {}}

    hook.initialize("standard", build_data)

    assert build_data == {"force_include": {}}
    assert "No C compiler" in "".join(capsys.readouterr())
    assert hook.dependencies() == []


def test_without_a_compiler_a_required_compile_fails(hook: hatch_build.Build, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTECHAMBER_COMPILE", "require")

    with pytest.raises(RuntimeError, match="No C compiler"):
        hook.initialize("standard", {"force_include": {}})


def test_an_editable_install_compiles_nothing(
    hook: hatch_build.Build, runs: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    build_data: dict[str, Any] = {"force_include": {}}

    hook.initialize("editable", build_data)

    assert (build_data, runs, "".join(capsys.readouterr())) == ({"force_include": {}}, [], "")


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "asked"), [("wheel", True), ("editable", False), ("sdist", False)])
def test_only_a_wheel_asks_for_the_compiler(kind: str, asked: bool) -> None:
    script = f"import hatchling.build as b; print(*b.get_requires_for_build_{kind}())"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)

    assert ("mypy[mypyc]==2.4.1" in done.stdout) == (asked and hatch_build.has_c_compiler())
