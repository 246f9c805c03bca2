"""`sleight games`."""

from __future__ import annotations

import pytest

from tests.cli.terminal import sleight


def test_sets_of_seats_are_shown_as_a_person_writes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = sleight(monkeypatch, ["games"])
    assert "beginner=none (one of none, all, 1,2,3,4)" in ran.out
    assert "first=none (one of none, 1, 2, 3, 4, 5)" in ran.out
