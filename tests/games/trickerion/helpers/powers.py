"""Magician Powers in scenes: tables that play with them, and powers that lie at their slots."""

from __future__ import annotations

from sleight.games.trickerion.effects import active
from sleight.games.trickerion.modules.powers.slots import OPENS_AT, first_slot
from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME, table


def with_powers(seats: int = 2, **options: object) -> table:
    """A scene of 2019 with the Dark Alley and Magician Powers."""
    return table(seats, GAME, dark_alley=True, powers=True, **options)


def with_power(scene: table | TrickerionPosition, seat: int, *powers: str) -> TrickerionPosition:
    """The position of a scene in which a seat has learned these powers, each at its lowest free slot.

    The seat has the shards that hold these slots open, or more if it had more. Go on with what is returned.
    """
    position = scene.position() if isinstance(scene, table) else scene
    cards = position.table.printed.of_modules["powers"]
    ids, cells = [card.id for card in cards], position.cells
    for power in powers:
        number, first = ids.index(power), first_slot(position, seat)
        slot = next(slot for slot in cards[number].slots if not cells[first + slot - 1])
        cells[first + slot - 1] = number + 1
        cells[SHARDS + seat] = max(cells[SHARDS + seat], OPENS_AT[slot - 1])
    active.restore(position)
    return position
