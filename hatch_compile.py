"""Compiles the rules with mypyc, from the same source that the interpreter runs.

`python hatch_compile.py` compiles into the environment that runs it, `--into FOLDER` into another folder,
`--remove` takes the build away again. `sleight.compiled` says what lies in such a build and when it is used.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib.util
import io
import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"

ROOMS = ("core", "games/abracada", "games/trickerion")
"""What is compiled, within the package: the rules, the views and the guesses."""

APART = ("advice", "bots", "check", "faces")
"""What a game has besides its rules, which nobody waits for."""

CORE = ("chance", "guesser", "position", "question", "text")
"""What positions run on; the rest of the core tells, keeps and lists."""

BASES = {"Generic", "NamedTuple", "Protocol"}
"""What a compiled class may extend besides compiled classes."""

MADE_LATER = {"cached_property", "msgspec.defstruct"}
"""What makes something of a class when the program runs."""

INWARD = {"unix": ("-fvisibility=hidden",)}
"""What lets functions of the library call one another directly, by the kind of compiler."""

NO_COMPILER = (
    "There is no C compiler here: install one (on Debian and Ubuntu: apt install gcc libc6-dev; on macOS: "
    "xcode-select --install); without it sleight runs as before, only slower."
)
NO_HEADERS = (
    "Python's headers are not here: install them (on Debian and Ubuntu: apt install python3-dev); "
    "without them sleight runs as before, only slower."
)


class NoBuildError(Exception):
    """The rules were not compiled."""


class NoToolsError(NoBuildError):
    """Something is not installed that compiling needs."""


def compiled() -> ModuleType:
    """`sleight.compiled`, by its file: a build of a wheel has no package yet."""
    spec = importlib.util.spec_from_file_location("sleight_compiled_names", SOURCES / "sleight/compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sources(rooms: Sequence[str]) -> list[Path]:
    """The sources of some rooms, in a fixed order."""
    found = [file for room in rooms for file in sorted((SOURCES / "sleight" / room).rglob("*.py"))]
    return [file for file in found if not set(APART) & set(file.relative_to(SOURCES).with_suffix("").parts)]


def name_of(source: Path) -> str:
    """The name of a module."""
    return ".".join(source.relative_to(SOURCES).with_suffix("").parts)


def to_compile(rooms: Sequence[str]) -> list[Path]:
    """The sources of some rooms that the compiler takes: each class extends only what is compiled, too."""
    left = {source: ast.parse(source.read_text("utf-8")) for source in sources(rooms) if _is_rule(source)}
    while True:
        names = BASES.union(*(_classes(module) for module in left.values()))
        kept = {source: module for source, module in left.items() if _is_plain(module, names)}
        if len(kept) == len(left):
            return list(kept)
        left = kept


def _is_rule(source: Path) -> bool:
    """Neither a package nor what only tells, keeps and lists."""
    return source.name != "__init__.py" and (source.parent.name != "core" or source.stem in CORE)


def _classes(module: ast.Module) -> set[str]:
    return {node.name for node in module.body if isinstance(node, ast.ClassDef)}


def _is_plain(module: ast.Module, names: set[str]) -> bool:
    """Wire structs and cached properties are made when the program runs."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases}
            if node.keywords or not bases <= names:
                return False
        elif isinstance(node, (ast.Name, ast.Attribute)) and ast.unparse(node) in MADE_LATER:
            return False
    return True


def is_current(folder: Path, rooms: Sequence[str]) -> bool:
    """True if a build holds what would be compiled now."""
    wanted = {name_of(source) for source in to_compile(rooms)}
    return bool(compiled().read_list(folder) == wanted)


def build(into: Path, rooms: Sequence[str] = ROOMS) -> None:
    """Compile into a folder; what was there before goes, and the list comes last, so half a build is none.

    The list is made first: sources that change meanwhile are not those that were compiled.
    """
    check_tools()
    names, chosen = compiled(), to_compile(rooms)
    rest = [name_of(source) for source in sources(rooms) if source not in chosen]
    listing = names.listing([name_of(source) for source in chosen], rest)
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work:
        library = _translated(chosen, Path(work), names.LIBRARY.removesuffix("__mypyc"))
        _linked(library, Path(work), into / f"{names.LIBRARY}{sysconfig.get_config_var('EXT_SUFFIX')}")
    (into / names.LISTED).write_text(listing)


def check_tools() -> None:
    """Refuse to begin without a compiler or without the headers of this Python."""
    compiler = _compiler()
    if compiler.compiler_type == "unix" and shutil.which(compiler.compiler_so[0]) is None:
        raise NoToolsError(NO_COMPILER)
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NoToolsError(NO_HEADERS)


def _compiler() -> Any:
    try:
        import setuptools  # type: ignore[import-untyped]  # noqa: F401  # it brings distutils where Python has none
    except ImportError:
        raise NoToolsError("setuptools is not installed: the extra `fast` names what is needed.") from None
    from distutils import ccompiler
    from distutils.sysconfig import customize_compiler

    compiler = ccompiler.new_compiler()
    customize_compiler(compiler)
    return compiler


def _translated(chosen: Sequence[Path], work: Path, group: str) -> Any:
    """The C sources of all modules, as one extension; the compiler's remarks are shown only if it fails."""
    from mypyc.build import mypycify

    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(work / "types")]
    said = io.StringIO()
    with contextlib.chdir(ROOT), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            made = mypycify(
                [*options, *(str(source.relative_to(ROOT)) for source in chosen)],
                multi_file=True,
                opt_level="2",
                debug_level="0",
                target_dir=str(work / "c"),
                group_name=group,
            )
        except SystemExit:
            raise NoBuildError(f"mypyc has failed.\n{said.getvalue()}") from None
    return made[0]


def _linked(library: Any, work: Path, into: Path) -> None:
    """The C sources compiled on all cores, the longest first, and linked into one file."""
    from distutils.errors import CompileError, LinkError

    def one(source: str) -> list[str]:
        made: list[str] = _compiler().compile(
            [source],
            output_dir=str(work / "o"),
            include_dirs=[*library.include_dirs, sysconfig.get_path("include")],
            extra_postargs=[*library.extra_compile_args, *INWARD.get(_compiler().compiler_type, ())],
        )
        return made

    by_length = sorted(library.sources, key=os.path.getsize, reverse=True)
    try:
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            objects = [made for each in threads.map(one, by_length) for made in each]
        _compiler().link_shared_object(objects, str(into))
    except (CompileError, LinkError) as error:
        raise NoBuildError(f"the C compiler has failed: {error}") from None


def _in_environment() -> Path:
    return Path(sysconfig.get_path("platlib"), compiled().FOLDER)


def _arguments() -> Iterator[tuple[str, dict[str, Any]]]:
    yield "--into", {"type": Path, "help": "the folder of the build; by default that of this environment"}
    yield "--rooms", {"nargs": "+", "default": ROOMS, "help": "compile only some rooms of the package"}
    yield "--if-possible", {"action": "store_true", "help": "without a compiler, say so and end well"}
    yield "--remove", {"action": "store_true", "help": "take the build away"}


def main() -> None:
    """Compile, or take the build away."""
    parser = argparse.ArgumentParser(description="Compile the rules of sleight.")
    for name, how in _arguments():
        parser.add_argument(name, **how)
    given = parser.parse_args()
    folder = given.into or _in_environment()
    if given.remove:
        shutil.rmtree(folder, ignore_errors=True)
        return
    try:
        if not is_current(folder, given.rooms):
            build(folder, given.rooms)
    except NoToolsError as error:
        if not given.if_possible:
            sys.exit(str(error))
        print(error)
    except NoBuildError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
