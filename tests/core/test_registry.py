"""Games by name."""

from __future__ import annotations

import pytest

import sleight
from sleight.core import installed, registry
from tests.packages.installing import forget


def test_the_function_that_lists_games_outlives_the_loading_of_the_package() -> None:
    """`sleight.games` is a package too, and loading a package binds its name in its parent."""
    sleight.game("abracada")
    assert "abracada" in sleight.games()


def test_a_game_is_made_once() -> None:
    assert sleight.game("abracada") is sleight.game("abracada")


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(sleight.BadInput) as error:
        sleight.game("chess")
    assert error.value.code == "game-unknown"
    assert error.value.arguments["game"] == "chess"
    assert "abracada" in str(error.value)


def test_an_installation_without_games_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """One from before games were entry points has none, until it is installed again."""
    with monkeypatch.context() as patch:
        patch.setattr(installed, "entry_points", lambda **_group: [])
        forget()
        assert sleight.games() == ()
        assert [fault.code for fault in registry.faults()] == ["games-none"]
        with pytest.raises(sleight.BadInput, match="Install sleight again"):
            sleight.game("chess")
    forget()
    assert sleight.games() == ("abracada", "trickerion")
