"""The names under which clients and logs know what happens."""

from __future__ import annotations

from typing import get_args

from sleight.games.abracada.events import AnyEvent


def test_every_event_has_its_name() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(AnyEvent)} == {
        "cast",
        "drew",
        "eliminated",
        "game-ended",
        "life-gained",
        "life-lost",
        "missed",
        "rolled",
        "round-began",
        "round-ended",
        "secret-taken",
        "secrets-left",
        "slipped",
        "stopped",
    }
