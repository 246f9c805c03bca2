"""A compiled engine for the tests, in a folder of its own beside the environment's packages."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import hatch_compile

ROOT = Path(hatch_compile.__file__).parent

ROOMS = ("core", "games/abracada")
"""A sample that is compiled in half a minute; `make test-long` compiles everything."""

FOLDER = Path(sys.prefix, "compiled-sample", "sleight_compiled")
"""Where `make test` has compiled it already."""


def can_compile() -> bool:
    """Whether this machine has all that compiling needs."""
    try:
        hatch_compile.check_tools()
    except hatch_compile.NoBuildError:
        return False
    return True


def environment(*, pure: bool = False) -> dict[str, str]:
    """The environment of a process that runs the compiled sample, or the same without it."""
    with _one_at_a_time():
        if not hatch_compile.is_current(FOLDER, ROOMS):
            hatch_compile.build(FOLDER, ROOMS)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "SLEIGHT_"))}
    return {**kept, "PYTHONPATH": str(FOLDER.parent), **({"SLEIGHT_PURE": "1"} if pure else {})}


def run(*arguments: str, pure: bool = False) -> str:
    """What a Python process says that must end well."""
    process = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment(pure=pure),
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


class _one_at_a_time:  # noqa: N801  # it reads as a word of a with statement
    """Several processes of one test run may want the sample, and one of them compiles it."""

    def __enter__(self) -> None:
        FOLDER.parent.mkdir(parents=True, exist_ok=True)
        self._file = (FOLDER.parent / "lock").open("w")
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self._file.close()
