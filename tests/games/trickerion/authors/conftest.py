"""The worked examples of docs/authors.md, each there for the tests that ask for it and gone afterwards."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType

import pytest

from sleight.games.trickerion import cards
from sleight.games.trickerion.flow.questions.base import KINDS

ROOM = "tests.games.trickerion.authors"


@pytest.fixture
def example() -> Iterator[Callable[[str], ModuleType]]:
    """Reads a file of this folder; what it registers is forgotten at the end."""
    registries: tuple[dict[str, object], ...] = (KINDS, cards.SPECIALS, cards.PROPHECIES)  # type: ignore[assignment]
    before = [dict(registry) for registry in registries]

    def read(name: str) -> ModuleType:
        for known in [known for known in sys.modules if known.startswith(f"{ROOM}.{name.split('.')[0]}")]:
            del sys.modules[known]
        return import_module(f"{ROOM}.{name}")

    yield read
    for registry, entries in zip(registries, before, strict=True):
        registry.clear()
        registry |= entries
