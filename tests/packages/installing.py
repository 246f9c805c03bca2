"""Packages with games, installed into a folder of their own that is put on the path."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from sleight.core import installed, registry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pytest

    from sleight.core.registry import AnyGame

HERE = Path(__file__).parent
OURS = ("abracada", "trickerion")
EXAMPLES = {"nim": "sleight_nim", "dudo": "sleight_dudo"}
"""The example games, and the package that brings each."""

_CACHES = (
    installed.claims,
    installed.brought,
    registry._sorted_out,
    registry._check_whole,
)
_kept: list[TemporaryDirectory[str]] = []


@cache
def examples() -> Path:
    """The folder into which pip has installed the example games; gone when the tests end."""
    _kept.append(TemporaryDirectory(prefix="sleight-packages-"))
    folder = Path(_kept[-1].name)
    # Without dependencies and isolation nothing is fetched: the tests need no network.
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    subprocess.run([*command, *(str(HERE / id) for id in EXAMPLES)], check=True)
    return folder


@contextmanager
def found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games of a folder are found beside ours, here and in every process that is started."""
    with monkeypatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        patch.setattr(registry, "_printed", cache(_loaded(registry._printed)))
        _forget(folder)
        yield
    _forget(folder)


def _loaded(ours: Callable[[str], AnyGame]) -> Callable[[str], AnyGame]:
    """Games of ours stay the values that other tests hold; all others are loaded anew."""
    return lambda id: ours(id) if id in OURS else registry._load(id, None)


def forget() -> None:
    """Let everything be looked up anew."""
    importlib.invalidate_caches()
    for cached in _CACHES:
        cached.cache_clear()


def _forget(folder: Path) -> None:
    """Let the packages of a folder be found and imported anew."""
    forget()
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(str(folder)):
            del sys.modules[name]
