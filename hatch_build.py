"""The build hook: a wheel carries the rules compiled by mypyc; an editable install stays pure Python.

ANTECHAMBER_COMPILE=0 leaves the rules uncompiled; ANTECHAMBER_COMPILE=require makes a failed compile an error.
Otherwise a failed compile, or a machine without a C compiler, gives a warning and a wheel of pure Python.
"""

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_GLOBS = ("antechamber/core/*.py", "antechamber/games/*/*.py")
"""Where the rules live, below src; all that is compiled is compiled as one group."""

NOT_COMPILED = frozenset(
    {
        "__init__",
        "__main__",
        "cards",
        "checking",
        "events",
        "game",
        "knowing",
        "laws",
        "loading",
        "moves",
        "notation",
        "options",
        "position",
        "positions",
        "records",
        "refused",
        "registry",
        "result",
        "telling",
        "text",
        "transcripts",
        "view",
        "wording",
    }
)
"""Stems of the modules that stay interpreted: mypyc drops the class keywords of a msgspec Struct without a word."""

COMPILER = ("mypy[mypyc]==2.4.1", "setuptools>=80")

# Runs in src, so that mypy names the modules as they are imported. Strictness is the business of `make check`.
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

work, *modules = sys.argv[1:]
options = ["--config-file=", "--ignore-missing-imports", "--cache-dir", f"{work}/cache"]
extensions = mypycify(
    [*options, *modules], opt_level="3", debug_level="0", target_dir=f"{work}/c", group_name="antechamber"
)
if sys.platform != "win32":
    for extension in extensions:
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
arguments = ["build_ext", "--build-lib", f"{work}/lib", "--build-temp", f"{work}/temp"]
setup(name="antechamber", packages=[], ext_modules=extensions, script_args=arguments)
"""


class RulesCompiler(BuildHookInterface[Any]):
    """Puts the compiled rules beside their sources in a standard wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for the compiler, and for what the rules import, since mypy reads its types."""
        if is_editable_asked() or not wants_compiling() or not has_c_compiler():
            return []
        return [*COMPILER, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, or say why not, and hand the binaries to the wheel."""
        if version == "editable" or not wants_compiling():
            return
        source = Path(self.root, "src")
        work = Path(self.root, "build", f"mypyc-{sysconfig.get_config_var('SOABI') or sys.implementation.cache_tag}")
        failure = compile_rules(source, work)
        if failure is None:
            library = work / "lib"
            binaries = (path for path in library.rglob("*") if path.suffix in {".so", ".pyd"})
            build_data["force_include"].update({str(path): path.relative_to(library).as_posix() for path in binaries})
            build_data.update(pure_python=False, infer_tag=True)
        elif os.environ.get("ANTECHAMBER_COMPILE") == "require":
            raise RuntimeError(failure)
        else:
            self.app.display_warning(f"The rules stay pure Python, which works but is slower. {failure}")


def wants_compiling() -> bool:
    """Whether the environment leaves the compiling on."""
    return os.environ.get("ANTECHAMBER_COMPILE") != "0"


def is_editable_asked() -> bool:
    """Whether an editable build asks what it requires: hatchling lets its hooks know only by the caller's name."""
    return any(frame.f_code.co_name == "get_requires_for_build_editable" for frame, _ in traceback.walk_stack(None))


def has_c_compiler() -> bool:
    """Whether the C compiler that Python's extensions are built with is on the path."""
    if sys.platform == "win32":
        return True  # The compiler is not on the path there; only trying tells.
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def rule_sources(source: Path) -> list[Path]:
    """Give every module of the rules, compiled or not, below `source`."""
    return sorted(path for pattern in COMPILED_GLOBS for path in source.glob(pattern))


def compiled_modules(source: Path) -> list[Path]:
    """Give the modules that mypyc compiles."""
    return [path for path in rule_sources(source) if path.stem not in NOT_COMPILED]


def compile_rules(source: Path, work: Path) -> str | None:
    """Fill `work`/lib with the binaries, unless they are there already; give the reason when it cannot be done."""
    if not has_c_compiler():
        return "No C compiler was found."
    modules = [str(path.relative_to(source)) for path in compiled_modules(source)]
    if not modules:
        return "There is nothing to compile."
    key, stamp, log = fingerprint(source), work / "key", work / "log.txt"
    if stamp.exists() and stamp.read_text() == key:
        return None
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    with log.open("w") as output:
        command = [sys.executable, "-c", COMPILE, str(work), *modules]
        done = subprocess.run(command, cwd=source, stdout=output, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        last_lines = "\n".join(log.read_text().splitlines()[-20:])
        return f"mypyc failed; {log} tells all, and ends:\n{last_lines}"
    stamp.write_text(key)
    return None


def fingerprint(source: Path) -> str:
    """Sum up all that the binaries depend on: the sources, this hook, the compilers and Python."""
    digest = hashlib.sha256()
    for part in fingerprinted(source):
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()


def fingerprinted(source: Path) -> Iterator[bytes]:
    """Give the parts of the fingerprint."""
    for path in (*rule_sources(source), Path(__file__)):
        yield os.path.relpath(path, source).encode()
        yield path.read_bytes()
    for name in ("mypy", "setuptools", "librt"):
        yield "".join(found.version for found in importlib.metadata.distributions(name=name)).encode()
    for setting in (sys.version, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))):
        yield setting.encode()
