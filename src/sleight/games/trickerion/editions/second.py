"""The second edition, of 2019."""

from __future__ import annotations

from sleight.games.trickerion.editions.edition import Barred, Edition, Preset, Scoring

PRESETS = {
    "optical": Preset("enchanted-butterflies", 2, ("fabric", "fabric"), "manager", ("animal",)),
    "mechanical": Preset("linking-rings", 2, ("metal", "metal"), "assistant"),
    "escape": Preset("barricaded-barrels", 2, ("wood", "wood"), "engineer", ("stocks-escape",)),
    "spiritual": Preset("mind-reading", 3, ("glass", "glass"), "manager", ("rope",)),
}
"""TR-BEGIN-02 to 05: the presets by school."""

SECOND = Edition(
    id="2019",
    part="base",
    rounds="base",
    highest_level=2,
    deck=(("riverside-theater", 2), ("grand-magorian", 2)),
    hand={"downtown": 2, "market-row": 2, "workshop": 2, "theater": 3},
    locations=("downtown", "market-row", "workshop", "theater"),
    presets=PRESETS,
    bars=(Barred("dummies", True, "T1-OPT-01"), Barred("first_draw_resets", "never", "T1-ALLEY-02")),
    modules={
        "dark-alley": {
            "part": "dark-alley",
            "rounds": "dark_alley",
            "highest_level": 3,
            "deck": (("riverside-theater", 2), ("grand-magorian", 2), ("magnus-pantheon", 2)),
            "hand": {"downtown": 1, "market-row": 1, "workshop": 1, "theater": 2, "dark-alley": 1},
            "locations": ("downtown", "market-row", "workshop", "theater", "dark-alley"),
            "scoring": Scoring(
                apprentice=0,
                specialist=0,
                special=2,
                categories=("shards", "coins", "specials", "end-bonuses"),
            ),
            "abilities": True,
            "specials": ("downtown", "market-row", "workshop", "theater"),
        }
    },
)
"""The edition of 2019; what the Dark Alley changes in it stands with its name."""
