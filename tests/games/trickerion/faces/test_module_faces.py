"""What a module adds to the terminal is its own: the faces of the base name none."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from sleight.games.trickerion.faces import board
from sleight.games.trickerion.faces.module_face import FACES, ModuleFace
from sleight.games.trickerion.modules import MODULES
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.screens import shown


def test_a_module_adds_columns_locations_and_lines(request: pytest.FixtureRequest) -> None:
    harbour = ModuleFace(
        parts={"harbour": lambda *_: [Text("A harbour")]},
        sites={"harbour": ("harbour",)},
        above=lambda *_: [Text("The tide is high")],
        at_market=lambda *_: [Text("Fish is sold")],
        columns=lambda _: {"⚓": (3, 8)},
    )
    position = table(2).acting(0, "magician", "market-1", points=2).position()
    before = shown(position, seat=None)
    FACES.append(harbour)
    request.addfinalizer(lambda: FACES.remove(harbour))
    after = shown(position, seat=None)
    lines = after.splitlines()
    assert "⚓" in lines[2]
    for said in ("A harbour", "The tide is high", "Fish is sold"):
        assert said in lines
        assert said not in before


def test_the_faces_of_the_base_name_no_module() -> None:
    names = [
        name for module in MODULES for name in (module.id, module.id.replace("-", "_"), f".{module.field}")
    ]
    for file in Path(board.__file__).parent.glob("*.py"):
        source = file.read_text("utf-8")
        assert not [name for name in names if name in source], file.name
