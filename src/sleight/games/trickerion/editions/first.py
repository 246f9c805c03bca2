"""The rules of the first edition, played with the cards of 2019 (T1-COMP-09 to 11)."""

from __future__ import annotations

from sleight.games.trickerion.choices import BuyCard
from sleight.games.trickerion.editions.edition import UNLIMITED, Barred, Costs, Edition, Preset, Scoring
from sleight.games.trickerion.editions.second import SECOND

PRESETS = {
    "optical": Preset("enchanted-butterflies", 2, ("fabric", "fabric"), "manager", ("metal",)),
    "mechanical": Preset("linking-rings", 2, ("metal", "metal"), "assistant"),
    "escape": Preset("barricaded-barrels", 2, ("wood", "wood"), "engineer", ("stocks-escape",)),
    "spiritual": Preset("mind-reading", 2, ("glass", "glass"), "manager", ("fabric",)),
}
"""T1-BEGIN-01 to 04: the presets by school."""

REPLACES = {
    "TR-PSET-17": "T1-SETUP-08",
    "TR-MK-03": "T1-MARKET-01",
    "TR-MK-22": "T1-MARKET-06",
    "TR-WS-21": "T1-WORK-02",
    "TR-WS-24": "T1-WORK-03",
    "TR-WS-26": "T1-WORK-04",
    "TR-LINK-05": "T1-LINK-01",
    "TR-MAG-07": "T1-MAG-02",
}
"""Of all rules that are replaced, those that a player is told of."""

FIRST = Edition(
    id="first",
    part="first",
    rounds="base",
    more_rounds=1,
    highest_level=2,
    left_out=(2,),
    deck=(("riverside-theater", 3), ("grand-magorian", 2)),
    hand=SECOND.hand,
    locations=SECOND.locations,
    presets=PRESETS,
    magicians=("the-mechaniker", "the-great-optico", "master-of-chains", "priestess-of-mysticism"),
    spaces={"2": (1, 2)},
    coins_by_space=(12, 13, 14, 15),
    last_fame=1,
    manager_goods=1,
    ready_markers=2,
    poster_fame=3,
    posters_in_first_round=False,
    may_give_back=False,
    learning_gives_back=True,
    purchase_limit=1,
    stack_limit=UNLIMITED,
    costs=Costs(quick_order=3, weave=2),
    quick_surcharge=0,
    moves_anywhere=True,
    link_pay_by_theater=True,
    backstage=((0, 2, 0), (0, 0, 1), (2, 0, 0)),
    card_bonus=False,
    voluntary_wages=True,
    end_steps=("characters", "posters", "wages", "orders", "cards"),
    replaces=REPLACES,
    bars=(Barred("quick", True, "T1-OPT-08"), Barred("dawn", True, "DT-SETUP-16")),
    scoring=Scoring(cap=UNLIMITED),
    modules={
        "dark-alley": {
            **SECOND.modules["dark-alley"],
            "part": "first-dark-alley",
            "more_rounds": 0,
            "left_out": (2, 3),
            "scoring": Scoring(
                apprentice=0,
                specialist=0,
                special=1,
                cap=UNLIMITED,
                categories=("shards", "coins", "specials", "end-bonuses"),
            ),
            "special_points": 0,
            "decides": {"prophecies": True, "level3_with_marker": False},
            "prophecies_in_play": 20,
            "decks_face_up": True,
            "draw_offer": 1,
            "draws_count_all_round": True,
            "card_shards": BuyCard.shards,
            "decks_cycle": True,
            "weaving_needs_active": True,
        },
    },
    power_shards=1,
)
"""What differs from 2019, by the difference table of the rules; the rest is as there."""
