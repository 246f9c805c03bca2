"""What the edition says by its values alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleight.games.trickerion.editions.edition import Preset
from sleight.games.trickerion.editions.first import FIRST, PRESETS, REPLACES

RULES = Path(__file__).parents[4] / "docs" / "rules"


def ids_of(file: str) -> set[str]:
    """The rules that a file states."""
    return set(
        re.findall(r"^- \*\*([A-Z0-9-]+)\*\*", (RULES / file).read_text(encoding="utf-8"), re.MULTILINE)
    )


def test_every_rule_that_replaces_another_and_every_replaced_one_exist() -> None:
    assert set(REPLACES) <= ids_of("trickerion.md")
    assert set(REPLACES.values()) <= ids_of("trickerion-first-edition.md")
    bars = [bar.rule for bar in FIRST.bars]
    assert set(bars) <= ids_of("trickerion-first-edition.md") | ids_of("dawn-of-technology.md")


@pytest.mark.rule("T1-BEGIN-01", "T1-BEGIN-02", "T1-BEGIN-03", "T1-BEGIN-04")
def test_every_preset_begins_with_two_markers() -> None:
    assert {school: preset.markers for school, preset in PRESETS.items()} == dict.fromkeys(
        ("optical", "mechanical", "escape", "spiritual"), 2
    )
    assert PRESETS["escape"] == Preset(
        "barricaded-barrels", 2, ("wood", "wood"), "engineer", ("stocks-escape",)
    )
