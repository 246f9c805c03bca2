"""The pictures of the house: what is drawn, and that arrows stay clear of rooms."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools import rooms
from tools.rooms import House, houses, reduced

SVG = "{http://www.w3.org/2000/svg}"
LAYERS = """
[tool.importlinter]
root_package = "sleight"

[[tool.importlinter.contracts]]
type = "layers"
layers = ["sleight.cli", "sleight.server", "sleight.arena : sleight.bots", "(sleight.cellar)", "sleight.core"]

[[tool.importlinter.contracts]]
type = "layers"
containers = ["sleight.games.abracada"]
layers = ["bots | faces", "questions", "position", "view"]
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A tree with contracts of its own, whose docstrings are ours."""
    (tmp_path / "pyproject.toml").write_text(LAYERS, "utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "src").symlink_to(rooms.ROOT / "src")
    return tmp_path


def test_the_layers_are_those_of_the_linter() -> None:
    found = houses({"contracts": [{"type": "layers", "layers": ["a.b.x | a.b.y", "(a.b.z) : a.b.u"]}]})
    assert found == [House("a.b", (("a.b.x", "a.b.y"), ("a.b.z", "a.b.u")))]
    assert found[0].file == Path("docs/b-rooms.svg")


def test_arrows_that_follow_from_others_are_left_out() -> None:
    edges = {("a", "b"), ("b", "c"), ("a", "c"), ("c", "d"), ("a", "d"), ("e", "d")}
    assert reduced(edges) == {("a", "b"), ("b", "c"), ("c", "d"), ("e", "d")}


def test_a_docstring_is_read_without_rules_and_as_far_as_there_is_space(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/hall.py").write_text(
        '"""ROUND, AQ-2: what `one` does (TR-ROUND-01). Much more.\n\nNo."""'
    )
    assert rooms.phrase("hall", tmp_path) == "What one does. Much more"


def test_pictures_are_written_and_then_current(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rooms.main([], house) == 1
    assert capsys.readouterr().out.count("--write") == 2
    assert rooms.main(["--write"], house) == 0
    assert rooms.main([], house) == 0
    (house / "docs/rooms.svg").write_text("stale", "utf-8")
    assert rooms.main([], house) == 1
    assert rooms.main(["--read"], house) == 2


def test_a_picture_names_rooms_and_says_what_they_are_for(house: Path) -> None:
    drawn = rooms.pictures(house)
    said = [each.text for each in ElementTree.fromstring(drawn[Path("docs/rooms.svg")]).iter(f"{SVG}text")]
    assert {"cli", "server", "arena", "bots", "core", "The sleight command"} <= set(said)
    assert "cellar" not in said
    small = drawn[Path("docs/abracada-rooms.svg")]
    assert "Beside the layers: choices, data" in small.replace("</text>", "")


def test_arrows_touch_no_room_but_their_own(house: Path) -> None:
    for picture in rooms.pictures(house).values():
        drawn = ElementTree.fromstring(picture)
        boxes = [_box(each) for each in drawn.iter(f"{SVG}rect") if each.get("class") == "room"]
        assert boxes
        for path in drawn.iter(f"{SVG}path"):
            if path.get("class") == "arrow":
                assert not [box for box in boxes for x, y in _lanes(path.get("d", "")) if _inside(x, y, box)]


def _box(rect: ElementTree.Element) -> tuple[float, ...]:
    left, top, width, height = (float(rect.get(name, "")) for name in ("x", "y", "width", "height"))
    return left, top, left + width, top + height


def _lanes(path: str) -> list[tuple[float, float]]:
    """The middle of every stretch that goes straight down past a row."""
    found = re.findall(r"([\d.]+) ([\d.]+)V([\d.]+)", path)
    return [(float(x), (float(top) + float(bottom)) / 2) for x, top, bottom in found]


def _inside(x: float, y: float, box: tuple[float, ...]) -> bool:
    left, top, right, bottom = box
    return left <= x <= right and top <= y <= bottom
