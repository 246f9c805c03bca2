"""Random games with the Dark Alley in which everybody has special cards and is eager to use them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import sleight
from sleight.games.trickerion.printed.ids import SPECIAL
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME

ALLEY: dict[str, Any] = {"dark_alley": True}
FULL: dict[str, Any] = {"dark_alley": True, "prophecies": True}
ALLEY_SETS: tuple[dict[str, Any], ...] = (
    FULL,
    ALLEY,
    {**FULL, "quick": True},
    {**ALLEY, "quick": True, "level3_with_marker": False},
    {**FULL, "beginner": "all"},
    {**FULL, "quick": True, "beginner": [0]},
)
_LAZY = {"idle", "rest", "finish", "plain", "decline", "reroll", "set", "point", "shelve", "move"}
_DEALT = 6


def alley_walk(seats: int, seed: int, **options: object) -> Iterator[TrickerionPosition]:
    """Every position of such a game; before the first round some cards of the decks are dealt to hands."""
    rng = Random(seed)
    position, dealt = GAME.new(seats, seed, options), False
    while position.waiting:
        if not dealt and position.view(None).phase == "advertise":
            position, dealt = well_supplied(position, rng), True
        yield position
        seat = rng.choice(position.waiting)
        choices = position.choices(seat)
        eager = [choice for choice in choices if sleight.text(choice).split()[0] not in _LAZY]
        special = [
            choice for choice in eager if sleight.text(choice).split()[-1] in position.table.special_ids
        ]
        likely = special or eager
        position.apply(seat, rng.choice(likely if likely and rng.random() < 0.8 else choices))
    yield position


def well_supplied(position: TrickerionPosition, rng: Random) -> TrickerionPosition:
    """The same position with special cards in all hands, and more of everything that is spent."""
    saved: dict[str, Any] = position.to_dict()
    ids, leads = position.table.special_ids, position.table.assignment_locations
    for seat, workshop in enumerate(saved["workshops"]):
        hand = list(workshop.get("hand", []))
        for deck in [(seat + number) % 4 for number in range(_DEALT)]:
            hand.append(saved["alley"]["decks"][deck].pop(0))
            saved["alley"]["known"][deck].pop(0)
        decks = [leads[SPECIAL + ids.index(card)] for card in hand]
        workshop["hand"] = sorted(hand, key=ids.index)
        workshop["specials"] = [decks.count(deck) for deck in range(4)]
        for field in ("coins", "shards", "fame"):
            saved[field][seat] += rng.randrange(12)
    return GAME.from_dict(saved)
