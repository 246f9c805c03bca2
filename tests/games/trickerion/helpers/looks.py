"""Exact looks at a position: what changed and nothing else, and whole refusals and warnings."""

from __future__ import annotations

from typing import Any

import pytest

import sleight
from sleight.core.refusal import Caution, Refusal
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.state.reasons import refuse
from tests.games.trickerion.helpers.scenario import GAME, play

_NAMED_BY = {"characters": "id", "tricks": "trick", "components": "component", "theater": "card"}
"""Lists whose members are known by a name rather than by their place."""


def _flat(value: Any, path: str, found: dict[str, object]) -> None:
    last = path.rsplit(".", 1)[-1]
    if path.startswith("asked."):
        found[path] = " ".join(map(str, [value["kind"], *value["numbers"]])) if value else ""
    elif isinstance(value, dict):
        for field, inner in value.items():
            _flat(inner, f"{path}.{field}" if path else field, found)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _flat(inner, f"{path}.{inner[_NAMED_BY[last]] if last in _NAMED_BY else number}", found)
    else:
        found[path] = value


def flat(position: TrickerionPosition) -> dict[str, object]:
    """The whole position as one table: `workshops.0.characters.manager.at` is `home`."""
    found: dict[str, object] = {}
    _flat(position.to_dict(), "", found)
    return found


def changes(before: dict[str, object], position: TrickerionPosition) -> dict[str, object]:
    """What is different now, by its path; None for what is gone."""
    after = flat(position)
    paths = {**before, **after}
    return {path: after.get(path) for path in paths if before.get(path) != after.get(path)}


def made(
    position: TrickerionPosition, *written: str, seat: int | None = None
) -> tuple[list[sleight.Event], dict[str, object]]:
    """Play some choices; their events, and what they changed."""
    before = flat(position)
    events = play(position, *written, seat=seat)
    return events, changes(before, position)


def refusal(position: TrickerionPosition, written: str, seat: int | None = None) -> Refusal | None:
    """The whole refusal of a choice, after making sure that it cannot be played and changes nothing."""
    asked = position.waiting[0] if seat is None else seat
    choice = GAME.parse(written)
    reason = position.why_not(asked, choice)
    if reason is not None:
        assert choice not in position.choices(asked)
        before = position.to_dict()
        with pytest.raises(sleight.Illegal) as illegal:
            position.apply(asked, choice)
        assert illegal.value.refusal == reason
        assert position.to_dict() == before
    return reason


def useless_bonus(card: str, missing: str, points: int, cost: int = 0) -> Refusal:
    """TR-SA-06: the refusal of a bonus that serves for nothing now, with what is missing."""
    return refuse("bonus-useless", "TR-SA-06", card=card, missing=missing, cost=cost, points=points)


def cautions(position: TrickerionPosition, written: str, seat: int | None = None) -> list[Caution]:
    """The whole warnings about a choice."""
    asked = position.waiting[0] if seat is None else seat
    return position.warnings(asked, GAME.parse(written))


def asides(position: TrickerionPosition, seat: int | None = None) -> list[str]:
    """What a seat may do unasked, as text."""
    asked = position.waiting[0] if seat is None else seat
    return [sleight.text(choice) for choice in position.asides(asked)]
