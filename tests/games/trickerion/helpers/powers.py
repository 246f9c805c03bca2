"""Magician Powers in scenes: tables that play with them, and powers that lie at their slots."""

from __future__ import annotations

from typing import Any

import sleight
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.modules.powers.dealing import DISCARDS
from sleight.games.trickerion.modules.powers.events import PowerUsed
from sleight.games.trickerion.modules.powers.learning import SHOWN
from sleight.games.trickerion.modules.powers.slots import HAND, OPENS_AT, first_slot
from sleight.games.trickerion.modules.powers.types import Powers, SavedPowers
from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME, table

CARDS: Any = GAME.printed.of_modules["powers"]
POWERS: dict[str, Any] = {"dark_alley": True, "powers": True}


def dealt(seats: int = 2, seed: int = 1, **options: object) -> TrickerionPosition:
    """A new game in which everybody looks at twelve powers."""
    position = GAME.new(seats, seed, {"beginner": "all", **POWERS, **options})
    while all_powers(position).hands[0] == ():
        seat = position.waiting[0]
        position.apply(seat, position.choices(seat)[0])
    return position


def with_powers(seats: int = 2, **options: object) -> table:
    """A scene of 2019 with the Dark Alley and Magician Powers."""
    return table(seats, GAME, dark_alley=True, powers=True, **options)


def learning(seat: int = 0, seats: int = 2, **options: object) -> table:
    """A scene in which a seat is asked whether it learns a power."""
    return with_powers(seats, **options).phase("assignment").asked(seat, "learn-power")


def with_power(scene: table | TrickerionPosition, seat: int, *powers: str) -> TrickerionPosition:
    """The position of a scene in which a seat has learned these powers, each at its lowest free slot.

    The seat has the shards that hold these slots open, or more if it had more. Go on with what is returned.
    """
    position = scene.position() if isinstance(scene, table) else scene
    ids, cells = [card.id for card in CARDS], position.cells
    for power in powers:
        number, first = ids.index(power), first_slot(position, seat)
        slot = next(slot for slot in CARDS[number].slots if not cells[first + slot - 1])
        _take_out(position, seat, number)
        cells[first + slot - 1] = number + 1
        cells[position.table.blocks[SHOWN] + seat] |= 1 << number
        cells[SHARDS + seat] = max(cells[SHARDS + seat], OPENS_AT[slot - 1])
    active.restore(position)
    return position


def _take_out(position: TrickerionPosition, seat: int, power: int) -> None:
    """A power leaves the hand; if the seat was dealt another one of its colour instead, that one is gone."""
    cells, blocks = position.cells, position.table.blocks
    hand, discards, shown = (blocks[block] + seat for block in (HAND, DISCARDS, SHOWN))
    if not (cells[hand] | cells[discards]) >> power & 1:
        spare, level = (cells[hand] | cells[discards]) & ~cells[shown], CARDS[power].level
        other = 1 << next(n for n, card in enumerate(CARDS) if card.level == level and spare >> n & 1)
        for cell in (hand, discards):
            if cells[cell] & other:
                cells[cell] ^= other | 1 << power
    if cells[discards] >> power & 1:
        spare = cells[hand] & ~cells[shown]
        lowest = spare & -spare
        cells[hand] ^= lowest | 1 << power
        cells[discards] ^= lowest | 1 << power
    cells[hand] ^= 1 << power


def shown(position: TrickerionPosition, viewer: int | None) -> Powers:
    """The powers as somebody sees them."""
    seen: Powers = getattr(position.view(viewer), "powers")  # noqa: B009  # a field that the module adds
    return seen


def all_powers(position: TrickerionPosition) -> SavedPowers:
    """The powers with everything that is hidden."""
    module = next(module for module in position.table.modules if module.id == "powers")
    found: SavedPowers = module.saved(position)
    return found


def used(events: list[sleight.Event]) -> list[str]:
    """The powers that events say were used, in order."""
    return [event.power for event in events if isinstance(event, PowerUsed)]
