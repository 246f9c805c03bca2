"""What some choices change, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sleight
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play

Changes = dict[str, object]
"""New values by path: `{"coins.0": 7, "workshops.0.characters.manager.at": "home", "asked.0": "act 2"}`."""

_NAMED_BY = {"characters": "id", "tricks": "trick", "components": "component", "theater": "card"}
"""Lists whose members are known by a name rather than by their place."""

_CHANCE = ("key", "draws")


def snapshot(position: TrickerionPosition) -> dict[str, Any]:
    """The whole position but chance, with names for members of lists, and questions as text."""
    saved = {field: value for field, value in position.to_dict().items() if field not in _CHANCE}
    return {field: _named(value, field) for field, value in saved.items()}


def _named(value: Any, field: str) -> Any:
    if field == "asked":
        asked = [" ".join(map(str, [each["kind"], *each["numbers"]])) if each else "" for each in value]
        return {str(seat): text for seat, text in enumerate(asked)}
    if isinstance(value, dict):
        return {inside: _named(part, inside) for inside, part in value.items()}
    if isinstance(value, list):
        names = [part[_NAMED_BY[field]] if field in _NAMED_BY else str(at) for at, part in enumerate(value)]
        return {name: _named(part, "") for name, part in zip(names, value, strict=True)}
    return value


def changes(before: dict[str, Any], position: TrickerionPosition) -> Changes:
    """What is different from a snapshot; what is new is told whole, and None stands for what is gone."""
    return dict(_differences(before, snapshot(position)))


def _differences(before: Any, after: Any, *path: str) -> Iterator[tuple[str, object]]:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            yield from _differences(before.get(key), after.get(key), *path, key)
    elif before != after:
        yield ".".join(path), after


def done(
    position: TrickerionPosition, *written: str, seat: int | None = None
) -> tuple[list[sleight.Event], Changes]:
    """Play some choices; their events, and what they changed."""
    before = snapshot(position)
    events = play(position, *written, seat=seat)
    return events, changes(before, position)


def changed_fields(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The fields in which two saved positions differ, chance apart."""
    return {field for field in before if before[field] != after[field]} - set(_CHANCE)


Purse = tuple[int, int, int]
NOTHING: Purse = (0, 0, 0)


def purses(position: TrickerionPosition) -> list[Purse]:
    """Fame, coins and shards of every seat."""
    view = position.view(None)
    return list(zip(view.fame, view.coins, view.shards, strict=True))


def gained(position: TrickerionPosition, *written: str) -> list[Purse]:
    """What some choices add to the fame, coins and shards of every seat."""
    before = purses(position)
    play(position, *written)
    return [
        (after[0] - then[0], after[1] - then[1], after[2] - then[2])
        for after, then in zip(purses(position), before, strict=True)
    ]
