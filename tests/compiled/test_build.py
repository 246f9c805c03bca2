"""When a build is used, when it steps aside, and what is said where none can be made."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import hatch_build
import hatch_compile
from sleight import compiled

Patch = pytest.MonkeyPatch


def version(packages: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """`sleight --version` where a folder comes first on the path of modules."""
    return subprocess.run(
        [sys.executable, "-m", "sleight.cli", "--version"],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(packages), **variables},
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.fixture
def stale(tmp_path: Path) -> Path:
    """A folder with a build whose sources were others."""
    build = tmp_path / compiled.FOLDER
    build.mkdir()
    (build / compiled.LISTED).write_text(compiled.listing(["sleight.core.chance"], ["sleight.core.event"]))
    listed = build / compiled.LISTED
    listed.write_text("other" + listed.read_text())
    return tmp_path


def test_a_build_of_other_sources_steps_aside_with_one_sentence(stale: Path) -> None:
    ran = version(stale)
    assert ran.stdout == "0.1.0, pure Python\n"
    assert ran.stderr == compiled.STALE + "\n"


def test_who_wants_pure_code_is_told_nothing(stale: Path) -> None:
    ran = version(stale, SLEIGHT_PURE="1")
    assert (ran.stdout, ran.stderr) == ("0.1.0, pure Python\n", "")


def test_half_a_build_steps_aside(tmp_path: Path) -> None:
    (tmp_path / compiled.FOLDER).mkdir()
    ran = version(tmp_path)
    assert (ran.stdout, ran.stderr) == ("0.1.0, pure Python\n", compiled.STALE + "\n")


def test_a_list_names_what_is_compiled_and_rests_on_more(tmp_path: Path) -> None:
    (tmp_path / compiled.LISTED).write_text(compiled.listing(["sleight.core.chance"], ["sleight.core.event"]))
    assert compiled.read_list(tmp_path) == {"sleight.core.chance"}


def test_a_source_that_is_gone_makes_a_build_stale(tmp_path: Path) -> None:
    (tmp_path / compiled.LISTED).write_text(compiled.listing(["sleight.core.chance"], []))
    listed = tmp_path / compiled.LISTED
    listed.write_text(listed.read_text() + "sleight.core.nowhere\n")
    assert compiled.read_list(tmp_path) == frozenset()


def test_a_build_of_fewer_rooms_is_not_current(tmp_path: Path) -> None:
    names = [hatch_compile.name_of(source) for source in hatch_compile.to_compile(["core"])]
    (tmp_path / compiled.LISTED).write_text(compiled.listing(names, []))
    assert hatch_compile.is_current(tmp_path, ["core"])
    assert not hatch_compile.is_current(tmp_path, ["core", "games/abracada"])


@pytest.mark.parametrize(
    ("source", "taken"),
    [
        ("core/position.py", True),
        ("core/choice.py", False),
        ("games/abracada/turn.py", True),
        ("games/abracada/events.py", False),
        ("games/abracada/game.py", False),
        ("games/trickerion/state/position.py", True),
        ("games/trickerion/flow/questions/base.py", True),
        ("games/trickerion/locations/act.py", True),
        ("games/trickerion/cards/prophecies.py", True),
        ("games/trickerion/modules/powers/cards/mixed_crate.py", True),
        ("games/trickerion/views/types.py", False),
        ("games/trickerion/views/typed.py", False),
        ("games/trickerion/__init__.py", False),
    ],
)
def test_what_is_compiled(source: str, taken: bool) -> None:
    assert (
        hatch_compile.SOURCES / "sleight" / source in hatch_compile.to_compile(hatch_compile.ROOMS)
    ) is taken


def test_what_others_extend_is_marked_so() -> None:
    compiled_sources = hatch_compile.to_compile(hatch_compile.ROOMS)
    closed = {
        node.name
        for source in compiled_sources
        for node in classes_in(source)
        if "allow_interpreted_subclasses" not in " ".join(map(ast.unparse, node.decorator_list))
        and not {"NamedTuple", "Protocol"} & bases_of(node)
    }
    extended = {
        node.name: bases_of(node) & closed
        for folder in ("src", "tests")
        for source in (hatch_compile.ROOT / folder).rglob("*.py")
        if source not in compiled_sources
        for node in classes_in(source)
    }
    assert not {name: bases for name, bases in extended.items() if bases}


def classes_in(source: Path) -> Iterator[ast.ClassDef]:
    nodes = ast.walk(ast.parse(source.read_text(encoding="utf-8")))
    return (node for node in nodes if isinstance(node, ast.ClassDef))


def bases_of(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases}


def test_bots_and_faces_are_left_alone() -> None:
    parts = {part for source in hatch_compile.sources(hatch_compile.ROOMS) for part in source.parts}
    assert not parts & {"bots", "faces"}


def test_without_a_compiler_one_sentence_says_what_to_install(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(sys, "argv", ["hatch_compile.py", "--into", str(tmp_path / "build")])
    with pytest.raises(SystemExit, match="There is no C compiler here: install one"):
        hatch_compile.main()
    assert not (tmp_path / "build").exists()


def test_where_compiling_is_no_duty_the_sentence_is_all(
    monkeypatch: Patch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    build = str(tmp_path / "build")
    monkeypatch.setattr(sys, "argv", ["hatch_compile.py", "--into", build, "--if-possible"])
    hatch_compile.main()
    assert capsys.readouterr().out == hatch_compile.NO_COMPILER + "\n"


def test_without_headers_one_sentence_says_what_to_install(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    with pytest.raises(hatch_compile.NoBuildError, match="Python's headers are not here"):
        hatch_compile.check_tools()


def test_a_build_is_removed(monkeypatch: Patch, stale: Path) -> None:
    build = stale / compiled.FOLDER
    monkeypatch.setattr(sys, "argv", ["hatch_compile.py", "--into", str(build), "--remove"])
    hatch_compile.main()
    assert not build.exists()


class Hook(hatch_build.BuildHook):
    """The hook of a wheel, without a builder around it."""

    def __init__(self, root: Path) -> None:
        self._root = root

    @property
    def root(self) -> str:
        return str(self._root)

    @property
    def directory(self) -> str:
        return str(self._root / "dist")


def test_a_wheel_is_compiled_if_that_is_wanted(monkeypatch: Patch, tmp_path: Path) -> None:
    ran: list[list[str]] = []

    def note(program: list[str], **_: Any) -> SimpleNamespace:
        ran.append(program)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr("subprocess.run", note)
    monkeypatch.setenv(hatch_build.SKIP, "1")
    monkeypatch.setenv(hatch_build.COMPILE, "1")
    data: dict[str, Any] = {"force_include": {}}
    Hook(tmp_path).initialize("standard", data)
    build = str(tmp_path / "dist" / "compiled" / compiled.FOLDER)
    assert ran == [[sys.executable, str(tmp_path / "hatch_compile.py"), "--into", build]]
    assert data == {"force_include": {build: compiled.FOLDER}, "pure_python": False, "infer_tag": True}


@pytest.mark.parametrize("kind", ["standard", "editable"])
def test_a_wheel_is_pure_by_default_and_an_editable_one_always(
    monkeypatch: Patch, tmp_path: Path, kind: str
) -> None:
    monkeypatch.setenv(hatch_build.SKIP, "1")
    monkeypatch.setenv(hatch_build.COMPILE, "1" if kind == "editable" else "")
    data: dict[str, Any] = {}
    Hook(tmp_path).initialize(kind, data)
    assert data == {}


def test_a_build_asks_for_what_the_extra_names(monkeypatch: Patch, tmp_path: Path) -> None:
    extras = tomllib.loads(Path("pyproject.toml").read_text())["project"]["optional-dependencies"]
    monkeypatch.setenv(hatch_build.COMPILE, "1")
    assert Hook(tmp_path).dependencies() == extras["fast"]
    monkeypatch.delenv(hatch_build.COMPILE)
    assert Hook(tmp_path).dependencies() == []
