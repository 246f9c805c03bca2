"""Scenes for the referee of powers: somebody acts with a card, or is about to place, in either edition."""

from __future__ import annotations

from typing import Any

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.powers import shown, with_powers
from tests.games.trickerion.helpers.scenario import table

GOODS = ["wood", "rope", "cog", "metal"]
"""Unit prices 1, 2, 3 and 1."""

FIRST: dict[str, Any] = {"edition": "first", "prophecies": True}


def act(
    slot: str,
    points: int,
    card: str = "",
    prophecy: str = "plain-days",
    state: str = "armed",
    **options: object,
) -> table:
    """The magician of seat 0 acts there, perhaps with the bonus of a card, which is in use unless said."""
    options = {"prophecies": True, **options}
    scene = with_powers(2, **options).round(2).prophecy(prophecy).magician(0, "electra").market(GOODS)
    scene.coins(0, 20).assigned(1, "magician", "downtown")
    if options.get("edition") == "first":
        scene.magician(0, "the-mechaniker").decks(downtown=["empower", "interest", "headhunter"])
    return scene.acting(0, "magician", slot, points, card, state if card else "")


def place(*characters: tuple[str, str], prophecy: str = "plain-days", **options: object) -> table:
    """Seat 0, who is no Mechaniker, is to place these characters with these cards."""
    scene = with_powers(2, **{"prophecies": True, **options}).round(2).prophecy(prophecy)
    scene.magician(0, "master-of-chains" if options.get("edition") == "first" else "electra")
    for character, card in characters:
        scene.assigned(0, character, card)
    return scene.assigned(1, "magician", "downtown").assigned(1, "apprentice-1", "market-row").placing(0)


def lying(position: TrickerionPosition, seat: int = 0) -> tuple[str, ...]:
    """The powers at the slots of a seat from the bottom up."""
    return tuple(slot.power for slot in shown(position, None).seats[seat].slots)
